/* hand: what up to six dice show, their order apart, as one small number.
 *
 * There are 924 hands. The first 462 have fewer than six dice: what a player
 * can keep before he rolls the rest. The last 462 are the rolls. Hands are
 * numbered by their size first, so whoever goes through them backwards meets
 * every hand after all those that it can grow into.
 */
#ifndef HAND_H
#define HAND_H

#include "dice.h"

enum {
    HAND_PARTS = 462, /* hands of fewer than six dice */
    HAND_ROLLS = 462, /* hands of six */
    HAND_COUNT = HAND_PARTS + HAND_ROLLS,
    HAND_EMPTY = 0,
};

int hand_of(const dice_counts *counts);

/* next[f]: the hand with one more die that shows f. For fewer than six dice. */
void hand_grow(const dice_counts *counts, uint16_t next[DICE_FACES]);

/* The counts of the hand numbered one higher, of the same size or the next. */
void hand_step(dice_counts *counts);

#endif
