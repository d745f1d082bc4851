#include "dice.h"

static const char letters[DICE_FACES + 1] = "blwgom";

int dice_size(dice_set set) {
    int n = 0;
    for (; set; set = (dice_set)(set & (set - 1u))) n++;
    return n;
}

char dice_letter(int face) { return face >= 0 && face < DICE_FACES ? letters[face] : '?'; }

int dice_parse(char c) {
    if (c >= '1' && c <= '6') return c - '1';
    for (int face = 0; face < DICE_FACES; face++)
        if (letters[face] == c) return face;
    return -1;
}

dice_counts dice_count(const uint8_t *faces, dice_set dice) {
    dice_counts counts = {{0}};
    for (int die = 0; die < DICE_MAX; die++)
        if (dice_has(dice, die)) counts.of[faces[die]]++;
    return counts;
}
