/* roll: which dice may be rolled, for every game with rolls and holds. */
#ifndef ROLL_H
#define ROLL_H

#include "dice.h"
#include "reason.h"

enum { ROLL_NO_FACE = 255 }; /* a face that is still to be drawn */

/* May `dice` be rolled out of `count` dice, showing faces[die]? `all`: the
 * first roll, which takes every die. */
reason roll_check(int count, bool all, dice_set dice, const uint8_t faces[DICE_MAX]);

/* The dice that were rolled show their new faces. */
void roll_apply(uint8_t shown[DICE_MAX], dice_set dice, const uint8_t faces[DICE_MAX]);

#endif
