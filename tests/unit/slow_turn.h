/* slow_turn: the best end of a turn of the Standard game by trying everything.
 *
 * Written from the rules as a player reads them, in the plainest way: every
 * trade, every joker on every die, every piece, one after the other, until the
 * turn is ended; every outcome of every roll. It shares nothing with the advisor
 * that it checks but the worth of the board at the end, which the caller says.
 */
#ifndef SLOW_TURN_H
#define SLOW_TURN_H

#include <stdbool.h>
#include <stdint.h>

/* Brick, lumber, wool, grain, ore, gold. */
enum { SLOW_FACES = 6, SLOW_DICE = 6 };

typedef struct slow_board {
    uint8_t dice[SLOW_FACES]; /* unspent, how many show it */
    uint16_t roads;           /* R0 .. R15 */
    uint8_t settlements, cities, knights;
    uint8_t used; /* jokers */
    bool built;   /* in this turn */
} slow_board;

/* What the board is worth when the turn has ended, without the points of the turn. */
typedef double slow_worth(const slow_board *b);

typedef struct slow_rules {
    bool knights_one;
    slow_worth *worth;
} slow_rules;

/* The points still to come with the best end of the turn. */
double slow_end(const slow_rules *r, const slow_board *b);

/* Reckons all rolls of a turn that begins on this board (its dice apart). */
void slow_rolls(const slow_rules *r, const slow_board *b);

/* ---- after slow_rolls: faces of the six dice, or of those that are kept */

/* Keeps `count` dice and rolls the others as roll 2 or 3; six dice: stops. */
double slow_keep(int roll, const uint8_t *faces, int count);

/* The best keep after roll 1 or 2; after roll 0: before the first roll. */
double slow_after(int roll, const uint8_t faces[SLOW_DICE]);

#endif
