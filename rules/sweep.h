/* sweep: the longest way through a network with many rings, on the island of
 * Extra, in bounded work and little memory.
 *
 * A line sweeps over the island corner by corner, zigzag row after zigzag row.
 * It never crosses more than seven roads, so all that matters of what lies
 * behind it fits in a word of seven letters, one for each road that it
 * crosses:
 *
 *     .  the road is not used
 *     (  it is joined behind the line with the matching )
 *     )
 *     |  the way that it belongs to has its end behind the line
 *
 * A way has two ends, so there are at most two |. That makes no more than 925
 * words; for each the sweep keeps the greatest number of roads behind the line.
 */
#ifndef SWEEP_H
#define SWEEP_H

#include "island.h"

enum { SWEEP_SLOTS = 7, SWEEP_WORDS = 925 };

/* Words looked at in a whole sweep are at most this many (a test sums it up). */
enum { SWEEP_WORK_MAX = ISLAND_CORNERS_MAX * SWEEP_WORDS };

/* A network in which every corner has two or three roads or none. `tail`: how
 * far a way can go on from a corner of two roads outside this network. */
typedef struct sweep_core {
    uint8_t road[ISLAND_CORNERS_MAX][3];
    uint8_t degree[ISLAND_CORNERS_MAX];
    uint8_t tail[ISLAND_CORNERS_MAX];
    uint8_t roads;
    uint8_t forks;    /* corners with three */
    uint8_t tails[3]; /* nothing, the longest tail, the two longest together */
} sweep_core;

/* What a sweep works in: too much for the stack of a small chip. */
typedef struct sweep_space {
    uint8_t longest[2][SWEEP_WORDS];
} sweep_space;

/* The longest way that uses a road of the core, or `known` where there is none
 * longer than that: the better the guess, the less work. Adds to *work, where
 * not NULL, the words it has looked at. */
int sweep_longest(const island *is, const sweep_core *core, int known, sweep_space *space, uint32_t *work);

#endif
