/* title: who holds Longest Road or Largest Army. The same rule for both, in
 * every game: the first to have the least amount takes it, only strictly more
 * takes it away, and a holder who has lost his lead loses it to the single
 * best, or to nobody where several are best. */
#ifndef TITLE_H
#define TITLE_H

#include "game.h"

/* amount[p]: length or knights of each player; holder: who had it until now
 * (GAME_NOBODY: nobody). Returns who has it now. */
int title_holder(const uint8_t *amount, int players, int holder, int least);

/* Gives both titles to whom they belong after a build; lengths are measured. */
void title_award(game *g);

/* Could Longest Road, or Largest Army, be where it is? Nobody may have it while
 * several share the lead only where a cut can have taken it from its holder. */
bool title_road_fits(const game *g);
bool title_army_fits(const game *g);

#endif
