/* match: whole games between bots, counted.
 *
 *   match SETUP LEVEL LEVEL... GAMES SEED
 *   match "extra players=2" best greedy 2000 1
 *
 * Seats go round. Prints wins with their standard error, points, turns.
 */
#include "match.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const solution solution_standard;

static uint32_t state;

static int draw(void *context, int count) {
    (void)context;
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return (int)((uint64_t)state * (uint64_t)count >> 32);
}

static int usage(void) {
    fprintf(stderr, "usage: match SETUP LEVEL... GAMES SEED\n");
    return 2;
}

static void print(const match_sums *sums, const setup *st, const uint8_t *level) {
    double n = sums->games, done = sums->games - sums->unfinished;
    for (int i = 0; i < st->players; i++) {
        double share = sums->wins[i] / n, mean = sums->points[i] / n;
        double spread = sqrt((sums->squares[i] / n - mean * mean) / n);
        printf("%-7s wins %5.1f %% +- %.1f   points %6.2f +- %.2f\n", bot_name((bot_level)level[i]),
               100 * share, 100 * sqrt(share * (1 - share) / n), mean, spread);
    }
    printf("%u games, %u unfinished, %.1f turns each\n", (unsigned)sums->games, (unsigned)sums->unfinished,
           done > 0 ? sums->turns / done / st->players : 0);
}

int main(int count, char **words) {
    static bot b;
    setup st;
    int column;
    if (count < 4 || setup_parse(&st, words[1], &column) != REASON_OK || count != 4 + st.players)
        return usage();
    uint8_t level[GAME_PLAYERS_MAX];
    for (int i = 0; i < st.players; i++) {
        level[i] = 0;
        while (level[i] < BOT_LEVELS && strcmp(bot_name((bot_level)level[i]), words[2 + i])) level[i]++;
        if (level[i] == BOT_LEVELS) return usage();
    }
    int games = atoi(words[2 + st.players]);
    state = (uint32_t)strtoul(words[3 + st.players], NULL, 10) * 2654435761u + 1;
    match m;
    match_sums sums = {0};
    bot_init(&b, &solution_standard);
    match_begin(&m, &st, level, draw, NULL);
    for (int i = 0; i < games; i++) {
        reason refused;
        while (!match_step(&m, &b, &refused)) {
        }
        if (refused != REASON_OK) {
            fprintf(stderr, "match: game %d: %s\n", i, reason_word(refused));
            return 1;
        }
        match_count(&m, &sums);
    }
    print(&sums, &st, level);
    return 0;
}
