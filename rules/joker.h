/* joker: which knights can still change a die. */
#ifndef JOKER_H
#define JOKER_H

#include "game.h"
#include "reason.h"

/* May the player to move use this knight's joker now, die and face apart? */
reason joker_check(const game *g, int knight);

/* All the knights whose jokers he may use now, as a set. */
uint32_t joker_ready(const game *g);

#endif
