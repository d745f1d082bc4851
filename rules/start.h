/* start: the start roads of Extra.
 *
 * The coast is a ring of 30 roads, and no way across the island is shorter
 * than five roads where the way along the coast is not (a test walks all of
 * them). So "at least five unbuilt roads between" is six steps on the ring,
 * and a gap of d steps has room for d / 6 - 1 more.
 */
#ifndef START_H
#define START_H

#include "game.h"
#include "reason.h"

enum { START_COAST = 30, START_APART = 6 };

/* May the player to move take this road as his start road? */
reason start_check(const game *g, int road);

/* Could these players' start roads be among the roads they have? Asks for one
 * coastal road of each of the first `players`, all far enough apart. */
bool start_possible(const game *g, int players);

#endif
