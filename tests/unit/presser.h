/* presser: plays whole games by pressing buttons, as somebody would who looks
 * at the screen: it sees which screen is shown and where the cursor stands,
 * and knows what it would like to build. Now and then it looks at the island
 * or the score, trades by hand or takes something back.
 *
 *     presser p = {.lot = {7}, .kind = GAME_PLUS, .players = 2};
 *     presser q = {.lot = {7}, .kind = PRESSER_TABLE, .players = 6, .rule = TABLE_PAIRED, .turns = 30};
 *     const char *line = presser_next(&p, &app);     // "press a", NULL: wait a little
 */
#ifndef PRESSER_H
#define PRESSER_H

#include "app.h"
#include "lot.h"

enum { PRESSER_TABLE = GAME_KINDS }; /* as the choice of the game has it */

typedef struct presser {
    lot lot;
    uint8_t kind, players; /* the game to set up */
    uint8_t rule, turns;   /* of an evening, and when somebody wins */
    uint8_t bot;           /* bot_level of everybody but the first seat, 0: people */
    bool tried_hand;       /* did something by hand in this turn */
} presser;

/* What to press now; NULL while dice are in motion. */
const char *presser_next(presser *p, const app *a);

/* For presser_table.c: at the table, from its setup on. */
const char *presser_table_next(presser *p, const app *a);
bool presser_one_in(presser *p, int count);

#endif
