/* solution: what every board of the Standard game is worth, squeezed into flash.
 *
 * tools/solver reckons the worth of every board for every number of turns left
 * and writes it down, rounded to eighths of a point, as a C file that is linked
 * into the program. Boards of one ground and one number of turns make a block:
 * 127 guards, each told as the difference from what its neighbours foretell, in
 * Rice codes whose width follows the differences seen so far.
 *
 *     turn_worth worth[BOARDS_GUARDS];
 *     solution_read(s, knights_one, turns, ground, worth, BOARDS_GUARDS);
 *
 * Boards that cannot stand so early in a game are left out. For them a block
 * gives what the neighbours foretell; where a whole block is missing, the worth
 * with the most turns that is there.
 */
#ifndef SOLUTION_H
#define SOLUTION_H

#include "turn.h"

enum {
    SOLUTION_TURNS = GAME_BOXES - 1, /* left after a turn, at most */
    SOLUTION_STEPS = 8,              /* of a point */
    SOLUTION_SWITCHES = 2,           /* knights worth 1-6, or 1 */
    SOLUTION_CLASSES = 4,            /* of guards, each with a width of its own */
    SOLUTION_FIRST_BITS = 11,        /* the first guard of a block stands as it is, */
    SOLUTION_FIRST_ZERO = 512,       /* counted from here */
    SOLUTION_LONG = 20,              /* so many ones: the difference stands as it is */
    SOLUTION_LONG_BITS = 12,
};

typedef struct solution_values {
    uint16_t mean[SOLUTION_TURNS + 1][SOLUTION_CLASSES]; /* to begin with; see solution_code */
    uint32_t first[BOARDS_GROUNDS];                      /* byte where the blocks of a ground begin */
    const uint8_t *data; /* blocks for 1, 2 ... turns, each after its length in bytes */
} solution_values;

typedef struct solution {
    const turn_tables *turn;
    /* Turns after which such a board can stand at the earliest, by ground and knights. */
    const uint8_t (*early)[BOARDS_KNIGHTS + 1];
    const solution_values *values[SOLUTION_SWITCHES];
    /* What a whole game of 0 to 15 turns is worth; not rounded to steps. */
    turn_worth game[SOLUTION_SWITCHES][GAME_BOXES + 1];
} solution;

/* The table that the build makes. */
extern const solution solution_standard;

/* The worth of the boards with this ground and the first `guards` guards (all
 * with up to so many knights: boards_guards), `turns` 0 to SOLUTION_TURNS. */
void solution_read(const solution *s, bool knights_one, int turns, int ground, turn_worth *worth, int guards);

/* ---- what reading and writing have in common */

/* The running mean of what was coded, in eighths, and the width that suits it. */
typedef struct solution_code {
    uint16_t mean[SOLUTION_CLASSES];
} solution_code;

int solution_class(uint32_t used);
int solution_width(const solution_code *c, int class);
void solution_learn(solution_code *c, int class, uint32_t coded);

/* What the guards before this one foretell of it. */
int solution_foretell(const int16_t steps[BOARDS_GUARDS], int knights, uint32_t used);

#endif
