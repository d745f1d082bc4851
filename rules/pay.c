#include "pay.h"

static dice_set castle(const game *g) {
    dice_set left = game_unspent(g);
    if (left != dice_all(DICE_MAX)) return 0;
    for (int die = 1; die < DICE_MAX; die++)
        if (g->faces[die] != g->faces[0]) return 0;
    return left;
}

/* The lowest `count` dice of `left` that show `face`, or 0 where there are fewer. */
static dice_set lowest(const game *g, dice_set left, int face, int count) {
    dice_set taken = 0;
    for (int die = 0; count > 0 && die < g->dice; die++) {
        if (!dice_has(left, die) || g->faces[die] != face) continue;
        taken = (dice_set)(taken | 1u << die);
        count--;
    }
    return count > 0 ? 0 : taken;
}

dice_set pay_dice(const game *g, cost_piece piece) {
    if (piece == COST_CASTLE) return castle(g);
    const dice_counts *cost = cost_of(piece);
    dice_set left = game_unspent(g), all = 0;
    for (int face = 0; face < DICE_GOLD; face++) {
        if (cost->of[face] == 0) continue;
        dice_set taken = lowest(g, left, face, cost->of[face]);
        if (taken == 0) return 0;
        all |= taken;
    }
    return all;
}

dice_set pay_gold(const game *g) { return lowest(g, game_unspent(g), DICE_GOLD, 2); }
