/* title: who holds Longest Road or Largest Army. The same rule for both, in
 * every game: the first to have the least amount takes it, only strictly more
 * takes it away, and a holder who has lost his lead loses it to the single
 * best, or to nobody where several are best. */
#ifndef TITLE_H
#define TITLE_H

#include <stdint.h>

/* amount[p]: length or knights of each player; holder: who had it until now
 * (GAME_NOBODY: nobody). Returns who has it now. */
int title_holder(const uint8_t *amount, int players, int holder, int least);

#endif
