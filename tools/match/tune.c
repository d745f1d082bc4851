/* tune: finds weights for the outlook by playing.
 *
 *   tune SETUP ROUNDS GAMES SEED [WEIGHT...]
 *
 * Changes one weight after the other, up and down, and keeps what wins more
 * than it should against the weights so far. Plus is tuned alone first, where
 * turns are counted and chance plays a smaller part. Prints the weights. No rounds:
 * what the weights given do against those of the game.
 */
#include "match.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WEIGHTS = sizeof(outlook_weights) / sizeof(int16_t) };

typedef union {
    outlook_weights named;
    int16_t at[WEIGHTS];
} weights;

static uint32_t state;

static int draw(void *context, int count) {
    (void)context;
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return (int)((uint64_t)state * (uint64_t)count >> 32);
}

static bot side[2];

/* Games of side[0] against side[1]; returns the share that the first wins, or
 * alone the turns it takes. */
static double play(const setup *st, const weights *a, const weights *b, int games, uint32_t seed) {
    const weights *w[2] = {a, b};
    static const uint8_t best[GAME_PLAYERS_MAX] = {BOT_BEST, BOT_BEST, BOT_BEST, BOT_BEST};
    for (int i = 0; i < 2; i++) {
        bot_init(&side[i], NULL);
        side[i].weights = &w[i]->named;
    }
    match m;
    match_sums sums = {0};
    match_begin(&m, st, best, draw, NULL);
    for (int i = 0; i < games; i++) {
        reason refused;
        state = (seed + (uint32_t)i / st->players) * 2654435761u + 1;
        for (int k = 0; k < 10; k++) draw(NULL, 2);
        while (!match_step(&m, &side[((uint32_t)m.now.player + m.number) % st->players & 1], &refused)) {
        }
        match_count(&m, &sums);
    }
    if (st->players == 1) return (double)sums.turns / games;
    return ((double)sums.wins[0] + sums.unfinished / 2.0) / games;
}

static void print(const weights *w) {
    for (int i = 0; i < WEIGHTS; i++) printf("%d%s", w->at[i], i == WEIGHTS - 1 ? "\n" : ", ");
    fflush(stdout);
}

int main(int count, char **words) {
    setup st;
    int column;
    if (count < 5 || setup_parse(&st, words[1], &column) != REASON_OK) return 2;
    int rounds = atoi(words[2]), games = atoi(words[3]);
    uint32_t seed = (uint32_t)atoi(words[4]);
    const weights given = {.named = st.kind == GAME_EXTRA ? outlook_extra : outlook_plus};
    weights now = given;
    for (int i = 0; i < WEIGHTS && 5 + i < count; i++) now.at[i] = (int16_t)atoi(words[5 + i]);
    if (rounds == 0) printf("%.3f\n", play(&st, &now, &given, games, seed));
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < WEIGHTS; i++) {
            if (now.at[i] == 0 || &now.at[i] == &now.named.far) continue;
            seed += (uint32_t)games;
            double base = st.players == 1 ? play(&st, &now, &now, games, seed) : 0.5;
            double margin = st.players == 1 ? 0.02 : 0.5 / sqrt(games);
            for (int way = 0; way < 2; way++) {
                weights next = now;
                int step = abs(now.at[i]) * (round < rounds / 2 ? 30 : 15) / 100 + 1;
                next.at[i] = (int16_t)(now.at[i] + (way ? -step : step));
                double got = play(&st, &next, &now, games, seed);
                bool better = st.players == 1 ? got < base - margin : got > base + margin;
                if (!better) continue;
                printf("%2d: %d -> %d, %.3f\n", i, now.at[i], next.at[i], got);
                fflush(stdout);
                now = next;
                break;
            }
        }
        print(&now);
    }
    return 0;
}
