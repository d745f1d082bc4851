/* rules_games: random games for tools/bench.
 *
 *   rules_games speed SECONDS    how many games of each kind a second, on this machine
 *   rules_games work GAMES       plays so many games of each kind and prints the positions in which
 *                                listing the legal moves, and measuring the longest road, take the
 *                                most work: the emulated Pico then measures those in cycles
 *   rules_games size             bytes of a game's state
 *
 * The rules are compiled in with a counter at every branch, so that `work` is the
 * same number on every machine; `speed` is built without it.
 */
#define _POSIX_C_SOURCE 199309L /* clock_gettime */
#include "lotplay.h"
#include "network.h"

#include <stdlib.h>
#include <time.h>

enum { TURNS_MAX = 3000, KEPT = 12 };

static unsigned long work;

/* The player of the tests asserts with Unity, which wants these. */
void setUp(void);
void setUp(void) {}
void tearDown(void);
void tearDown(void) {}

#ifdef RULES_GAMES_COUNT
void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void) { work++; }
#endif

typedef struct {
    unsigned long work;
    char position[POSITION_TEXT_MAX];
} heavy;

/* The heaviest so far, heaviest first. */
static void keep(heavy kept[KEPT], unsigned long cost, const game *g) {
    if (cost <= kept[KEPT - 1].work) return;
    int at = KEPT - 1;
    for (; at > 0 && kept[at - 1].work < cost; at--) kept[at] = kept[at - 1];
    kept[at].work = cost;
    line l = line_in(kept[at].position, sizeof kept[at].position);
    position_print(&l, g);
}

static void count_move(void *context, const move *m) {
    (void)m;
    ++*(int *)context;
}

static heavy lists[KEPT], roads[KEPT];

static void weigh(const game *g) {
    int moves = 0;
    unsigned long before = work;
    legal_moves(g, count_move, &moves);
    keep(lists, work - before, g);
    if (!kind_of(g)->road_least) return;
    for (int p = 0; p < g->players; p++) {
        before = work;
        network_length(g, p);
        keep(roads, work - before, g);
    }
}

static game next_game(game_kind which, int number) {
    const kind *k = kind_by_index(which);
    int players = k->players_min + number % (k->players_max - k->players_min + 1);
    return rules_new(which, players, (uint8_t)(number / 8 % (1 << k->switches)));
}

static void play_game(lot *l, game_kind which, int number, void (*look)(const game *g)) {
    game g = next_game(which, number);
    while (g.phase != GAME_OVER && g.turn < TURNS_MAX) {
        lot_play(l, &g);
        if (look) look(&g);
    }
}

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void print_heavy(const char *what, const char *name, const heavy kept[KEPT]) {
    for (int i = 0; i < KEPT && kept[i].work; i++)
        printf("%s %s %lu %s\n", what, name, kept[i].work, kept[i].position);
}

int main(int count, char **words) {
    int number = count > 2 ? atoi(words[2]) : 0;
    for (int which = 0; which < GAME_KINDS; which++) {
        const char *name = kind_by_index((game_kind)which)->name;
        lot l = {20261118u + (uint32_t)which};
        if (count == 3 && !strcmp(words[1], "work")) {
            memset(lists, 0, sizeof lists);
            memset(roads, 0, sizeof roads);
            for (int i = 0; i < number; i++) play_game(&l, (game_kind)which, i, weigh);
            print_heavy("legal", name, lists);
            print_heavy("road", name, roads);
        } else if (count == 3 && !strcmp(words[1], "speed")) {
            double start = seconds();
            int games = 0;
            while (seconds() - start < number) play_game(&l, (game_kind)which, games++, NULL);
            printf("speed %s %.0f\n", name, games / (seconds() - start));
        } else if (count == 2 && !strcmp(words[1], "size")) {
            printf("size %s %zu\n", name, sizeof(game));
        } else {
            fprintf(stderr, "rules_games: say speed SECONDS, work GAMES or size\n");
            return 2;
        }
    }
    return 0;
}
