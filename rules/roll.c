#include "roll.h"

reason roll_check(int count, bool all, dice_set dice, const uint8_t faces[DICE_MAX]) {
    if (dice == 0) return REASON_NOTHING_ROLLED;
    if (dice & ~dice_all(count)) return REASON_NO_SUCH_DICE;
    if (all && dice != dice_all(count)) return REASON_ROLL_ALL_FIRST;
    for (int die = 0; die < count; die++) {
        if (!dice_has(dice, die)) continue;
        if (faces[die] == ROLL_NO_FACE) return REASON_FACES_MISSING;
        if (faces[die] >= DICE_FACES) return REASON_NO_SUCH_DICE;
    }
    return REASON_OK;
}

void roll_apply(uint8_t shown[DICE_MAX], dice_set dice, const uint8_t faces[DICE_MAX]) {
    for (int die = 0; die < DICE_MAX; die++)
        if (dice_has(dice, die)) shown[die] = faces[die];
}
