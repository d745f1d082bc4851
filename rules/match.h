/* match: whole games between bots, to measure them by.
 *
 *     match m;
 *     match_begin(&m, &(setup){.kind = GAME_EXTRA, .players = 2}, level, draw, context);
 *     while (!match_step(&m, &b)) {}          // one move
 *     match_count(&m, &sum);                  // adds what came of it
 *
 * Seat s of game n is played by level[(s + n) % players].
 */
#ifndef MATCH_H
#define MATCH_H

#include "bot.h"
#include "setup.h"

/* Extra can come to rest with nobody able to reach ten. */
enum { MATCH_TURNS_MAX = 600 };

typedef struct match {
    setup setup;
    uint8_t level[GAME_PLAYERS_MAX];
    bot_draw *draw;
    void *context;
    uint32_t number; /* of the game that is played, from 0 */
    game now;
} match;

/* By the place in match.level. */
typedef struct match_sums {
    uint32_t games;
    uint32_t unfinished;
    uint32_t turns; /* of everybody, in finished games */
    uint32_t wins[GAME_PLAYERS_MAX];
    uint32_t shared[GAME_PLAYERS_MAX]; /* of the wins, those that others share */
    int32_t points[GAME_PLAYERS_MAX];
    uint32_t squares[GAME_PLAYERS_MAX];
} match_sums;

/* level: one for each player. The dice are drawn by `draw` as well. */
void match_begin(match *m, const setup *st, const uint8_t *level, bot_draw *draw, void *context);

/* One move. True: the game is over, or has come to rest. REASON_OK is expected of
 * every move; what was refused instead is told through *refused. */
bool match_step(match *m, bot *b, reason *refused);

/* Adds the game to the sums and begins the next one. */
void match_count(match *m, match_sums *sums);

#endif
