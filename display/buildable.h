/* buildable: what the player to move can build now, as the dice lie, with the
 * gold trades and jokers that plan.h finds; and what it would bring. */
#ifndef BUILDABLE_H
#define BUILDABLE_H

#include "game.h"
#include "plan.h"

typedef struct buildable {
    uint8_t piece; /* cost_piece */
    uint8_t site;
} buildable;

/* Every site of the island of Extra. */
enum { BUILDABLE_MAX = 72 + 24 + 12 + 20 + 4 };

/* All of it: first what the dice and their gold pay for, then what takes jokers,
 * in each the dearest kind first. Returns how many; *plain says how many of them
 * take no joker. */
int buildable_list(const game *g, buildable list[BUILDABLE_MAX], int *plain);

/* The start roads that may be taken. */
int buildable_starts(const game *g, buildable list[BUILDABLE_MAX]);

/* The game as if the rolling ended now: what screens ask about while dice may
 * still be rolled. */
game buildable_stopped(const game *g);

/* The kinds of pieces that could be built if the rolling ended now, as a set. */
uint8_t buildable_kinds(const game *g);

typedef struct buildable_gain {
    int8_t points;
    bool road, army; /* takes Longest Road, Largest Army */
    bool wins;
} buildable_gain;

/* What building it would bring its player. Measures roads, which can take ten
 * milliseconds of the chip: not to be asked while somebody waits. */
buildable_gain buildable_brings(const game *g, buildable b);

/* The moves that build it: trades and jokers, then the build. Returns how many,
 * 0 where it cannot be paid. */
int buildable_moves(const game *g, buildable b, move moves[PLAN_STEPS_MAX + 1]);

#endif
