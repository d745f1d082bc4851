#include "hand.h"

/* The combinatorial number system: with r[i] dice showing face i or a later
 * one, the number of a hand is the sum of "r[i] + 5 - i choose 6 - i". */
/* clang-format off */
static const uint16_t choose[DICE_FACES][DICE_MAX + 1] = {
    {0, 1, 7, 28, 84, 210, 462},
    {0, 1, 6, 21, 56, 126, 252},
    {0, 1, 5, 15, 35,  70, 126},
    {0, 1, 4, 10, 20,  35,  56},
    {0, 1, 3,  6, 10,  15,  21},
    {0, 1, 2,  3,  4,   5,   6},
};
/* clang-format on */

int hand_of(const dice_counts *counts) {
    int number = 0, rest = 0;
    for (int face = DICE_FACES - 1; face >= 0; face--) {
        rest += counts->of[face];
        number += choose[face][rest];
    }
    return number;
}

void hand_grow(const dice_counts *counts, uint16_t next[DICE_FACES]) {
    int number = hand_of(counts), rest = 0;
    for (int face = 0; face < DICE_FACES; face++) rest += counts->of[face];
    for (int face = 0; face < DICE_FACES; face++) {
        number += choose[face][rest + 1] - choose[face][rest];
        next[face] = (uint16_t)number;
        rest -= counts->of[face];
    }
}

void hand_step(dice_counts *counts) {
    /* The last face but gold that has dice gives one on; all gold moves up with it. */
    int face = DICE_FACES - 2;
    uint8_t gold = counts->of[DICE_FACES - 1];
    counts->of[DICE_FACES - 1] = 0;
    while (face >= 0 && counts->of[face] == 0) face--;
    if (face >= 0) counts->of[face]--;
    if (face < 0) counts->of[0] = (uint8_t)(gold + 1);
    else counts->of[face + 1] = (uint8_t)(gold + 1);
}
