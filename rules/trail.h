/* trail: the longest road, exactly. Each road counts once, a corner may come
 * twice, branches do not count, a cut corner ends the way.
 *
 * Three steps, each only where the one before leaves something:
 * 1. Peel the dead ends off. A network without a ring is gone then, and the
 *    longest way has been seen (nearly every road of a real game ends here).
 * 2. What is left are rings and what joins them, with the lengths of the
 *    peeled tails remembered at their corners. Walk every way through it, from
 *    fork to fork.
 * 3. A network with many rings has too many ways. After TRAIL_WALK_MAX steps
 *    the walk gives up and sweep.h finds the answer from left to right, row by
 *    row, in bounded work.
 */
#ifndef TRAIL_H
#define TRAIL_H

#include "island.h"

/* With what SWEEP_WORK_MAX allows, the bound on the work. */
enum { TRAIL_WALK_MAX = 600 };

/* The longest trail of `roads`, none going on through a corner in `cut`.
 * `work`, where not NULL, receives the steps taken. */
int trail_longest(const island *is, const uint32_t roads[ISLAND_ROAD_WORDS],
                  const uint32_t cut[ISLAND_CORNER_WORDS], uint32_t *work);

#endif
