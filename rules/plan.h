/* plan: can this be paid now, and how? The gold trades and jokers that come
 * before a build, as moves ready to be made.
 *
 * As few jokers as possible: gold is lost with the turn, a joker with the
 * game. Knights of one resource before those of any, low numbers before high.
 *
 *     plan p = plan_piece(g, COST_CITY);
 *     for (int i = 0; p.possible && i < p.steps; i++) rules_apply(g, &p.step[i]);
 */
#ifndef PLAN_H
#define PLAN_H

#include "game.h"
#include "move.h"

enum { PLAN_STEPS_MAX = DICE_MAX, PLAN_PIECES_MAX = 3 };

typedef struct plan {
    bool possible;
    uint8_t trades; /* among the steps */
    uint8_t jokers;
    uint8_t steps;
    move step[PLAN_STEPS_MAX];
} plan;

/* How the player to move could pay for a piece with the dice that lie there;
 * where it may stand is rules_site's question. */
plan plan_piece(const game *g, cost_piece piece);

/* Can all these pieces (castles apart) be paid for one after the other?
 * ready[i]: the knights whose jokers can be used by the time of piece i; each
 * contains the one before. */
bool plan_sequence(const game *g, const cost_piece *pieces, int count, const uint32_t *ready);

#endif
