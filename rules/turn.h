/* turn: what a turn of the Standard game is worth when everything is done right.
 *
 * The reckoning of one turn from one board: every basket that can be bought, on
 * every ground that it can lead to, with every set of jokers; for every roll the
 * best of them; then backwards over the three rolls, each keep once. The worth
 * of the boards on which the turn can end comes from outside: from the solver's
 * last pass, or from the table in flash (solution.h).
 *
 *     turn_begin(w, tables, &ground);
 *     for (int i = 0; i < w->grounds; i++) turn_answer(w, i, values of w->ground[i].at, guards);
 *     turn_choose(w, tables, &guard);
 *     turn_roll_back(w, tables);
 *     w->before is what the turn is worth before the first roll.
 *
 * Worths are points still to come, in 1/65536.
 */
#ifndef TURN_H
#define TURN_H

#include "basket.h"
#include "boards.h"

typedef int32_t turn_worth;
#define TURN_POINT    ((turn_worth)65536)
#define TURN_NO_WORTH INT32_MIN

enum {
    TURN_GROUNDS_MAX = 48, /* on which one turn can end */
    TURN_NO_PAYMENT = 255, /* build nothing */
};

/* What is the same for every board; made once. */
typedef struct turn_tables {
    boards_roads roads[BOARDS_ROAD_SETS];
    uint16_t next[HAND_PARTS][DICE_FACES]; /* hand_grow */
    basket_payment payment[BASKET_PAYMENTS];
    uint32_t pays[BASKET_PAYMENTS][BASKET_WORDS]; /* which rolls are enough */
} turn_tables;

void turn_tables_make(turn_tables *t);

/* Who the turn is reckoned for, the ground apart. */
typedef struct turn_guard {
    uint8_t knights;
    uint8_t used;     /* jokers, as a set */
    bool built;       /* something was built in this turn: an end is no X */
    bool knights_one; /* a knight is worth 1 */
} turn_guard;

/* A ground on which the turn can end, and what of a basket leads there. */
typedef struct turn_ground {
    boards_ground at;
    uint8_t change; /* basket_change */
} turn_ground;

/* An end of the turn: a payment, or TURN_NO_PAYMENT. */
typedef struct turn_end {
    turn_worth worth;
    uint8_t payment;
} turn_end;

typedef struct turn_work {
    boards_ground from;
    turn_guard guard;
    uint8_t grounds;
    turn_ground ground[TURN_GROUNDS_MAX];
    /* The best ground for every change and guard, by the answers. */
    turn_worth best[BASKET_CHANGES][BOARDS_GUARDS];
    uint8_t best_ground[BASKET_CHANGES][BOARDS_GUARDS];
    /* The ends, best first; the last is to build nothing. */
    uint8_t ends;
    turn_end end[BASKET_PAYMENTS + 1];
    uint8_t end_of[HAND_ROLLS]; /* index into end */
    /* What it is worth to keep a hand after roll 1 and 2; rolls: to stop. */
    turn_worth keep[2][HAND_COUNT];
    /* What a roll is worth with the best keep, after roll 1 and 2. Hands of
     * fewer dice: the best of what they contain. */
    turn_worth roll[2][HAND_COUNT];
    turn_worth before;
} turn_work;

/* Lists the grounds. The caller then answers for each of them. */
void turn_begin(turn_work *w, const turn_tables *t, const boards_ground *from);

/* worth[guard]: of the boards on ground i of the list, with one turn less. The
 * first `guards` of them, which must be enough for two knights more than there are. */
void turn_answer(turn_work *w, int i, const turn_worth *worth, int guards);

/* Lists the ends that some dice pay for, best first, of equal ones that with fewer
 * jokers; and to build nothing as the last. What is worse than that is left out. */
void turn_choose(turn_work *w, const turn_tables *t, const turn_guard *guard);

/* From the ends over the three rolls back to the beginning. */
void turn_roll_back(turn_work *w, const turn_tables *t);

/* The guard (boards.h) after a payment, or TURN_NO_PAYMENT. */
int turn_guard_after(const turn_guard *g, const turn_tables *t, int payment);

#endif
