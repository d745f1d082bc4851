/* perft: the number of different boards with which this turn can end: pieces
 * of all players, nothing else. One number that two implementations can
 * compare, and that changes when a rule does. README.md says what counts. */
#ifndef PERFT_H
#define PERFT_H

#include "game.h"

uint32_t perft_boards(const game *g);

#endif
