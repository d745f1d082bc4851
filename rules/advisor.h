/* advisor: the best move in the Standard game, and what every move is worth.
 *
 * The player to move plays for the most points on his own sheet. A turn is
 * reckoned exactly, to the last keep and joker; what comes after it is looked up
 * in the solution (solution.h), whose rounding to eighths of a point costs a
 * player who always follows less than 0.005 points a game.
 *
 *     static advisor a;                                    // 23 KB, lent by the caller
 *     advisor_init(&a, &solution_standard);
 *     if (advisor_look(&a, g)) {                           // reckons; the rest is looking up
 *         int tenths = advisor_tenths(g, advisor_worth(&a, g));
 *         dice_set keep = advisor_keep(&a, g);             // in the roll phase
 *         advisor_option option[ADVISOR_OPTIONS_MAX];      // in the build phase
 *         int n = advisor_options(&a, g, option);
 *         advisor_moves(&a, g, &option[0], moves);
 *     }
 *
 * What a move is worth that is not among the options: make it on a copy of the
 * game and ask for the worth of that. Worths are points still to come, in 1/65536
 * (turn.h); with the points of the player so far they make his expected score.
 */
#ifndef ADVISOR_H
#define ADVISOR_H

#include "move.h"
#include "solution.h"

enum {
    ADVISOR_OPTIONS_MAX = 16,
    ADVISOR_MOVES_MAX = 12, /* six jokers or three trades, three pieces, end; never all */
};

typedef struct advisor {
    const solution *solution;
    turn_work work;
    uint8_t turns; /* left after this one */
    bool valid;    /* `work` belongs to the fields before it */
    bool rolled;   /* reckoned back over the rolls */
} advisor;

/* A way to end the turn: what is built, and with which jokers. */
typedef struct advisor_option {
    turn_worth worth;
    uint8_t payment; /* index into turn_tables, TURN_NO_PAYMENT: build nothing (more) */
    boards_ground to;
} advisor_option;

/* Before the first use, and when another solution is lent. */
void advisor_init(advisor *a, const solution *s);

/* Reckons the turn of the player to move; quick when it is the turn and board of
 * the last look. False: not the Standard game, or it is over. */
bool advisor_look(advisor *a, const game *g);

/* ---- after a look at this game */

/* The worth of the position with the best play, in every phase. */
turn_worth advisor_worth(const advisor *a, const game *g);

/* The expected final score of the player to move, in tenths of a point. */
int advisor_tenths(const game *g, turn_worth worth);

/* After roll 1 or 2: what it is worth to keep these dice and roll the others;
 * all dice: to stop. */
turn_worth advisor_keep_worth(const advisor *a, const game *g, dice_set keep);

/* After roll 1 or 2: the dice to keep; all dice: stop. Of equal ones, more dice. */
dice_set advisor_keep(const advisor *a, const game *g);

/* In the build phase: the ways to end this turn, best first. Returns how many,
 * at least one. Of each basket (basket.h) with the same jokers only the best
 * places are listed. */
int advisor_options(const advisor *a, const game *g, advisor_option option[ADVISOR_OPTIONS_MAX]);

/* The moves of an option: jokers, trades, builds, end. Returns how many. */
int advisor_moves(const advisor *a, const game *g, const advisor_option *o, move moves[ADVISOR_MOVES_MAX]);

#endif
