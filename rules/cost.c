#include "cost.h"

/* As on the card. Gold pays for nothing by itself. */
/* clang-format off */
static const dice_counts cost[COST_PIECES] = {
    /*                    brick lumber wool grain ore gold */
    [COST_ROAD]       = {{ 1,    1,     0,   0,    0,  0 }},
    [COST_SETTLEMENT] = {{ 1,    1,     1,   1,    0,  0 }},
    [COST_CITY]       = {{ 0,    0,     0,   2,    3,  0 }},
    [COST_KNIGHT]     = {{ 0,    0,     1,   1,    1,  0 }},
};
/* clang-format on */

/* In the order in which a player looks at them: the dear ones first. */
static const cost_piece by_worth[COST_PIECES] = {COST_CITY, COST_SETTLEMENT, COST_KNIGHT, COST_ROAD};

char cost_letter(cost_piece piece) { return "RSCKB"[piece]; }

const dice_counts *cost_of(cost_piece piece) { return &cost[piece]; }

int cost_dice(cost_piece piece) {
    if (piece == COST_CASTLE) return DICE_MAX;
    int dice = 0;
    for (int face = 0; face < DICE_FACES; face++) dice += cost[piece].of[face];
    return dice;
}

int cost_trades(const dice_counts *have, const cost_list *list) {
    int missing = 0;
    for (int face = 0; face < DICE_GOLD; face++) {
        int need = 0;
        for (int piece = 0; piece < COST_PIECES; piece++) need += list->of[piece] * cost[piece].of[face];
        if (need > have->of[face]) missing += need - have->of[face];
    }
    return 2 * missing <= have->of[DICE_GOLD] ? missing : -1;
}

static bool can_grow(const dice_counts *have, cost_list list) {
    for (int piece = 0; piece < COST_PIECES; piece++) {
        cost_list more = list;
        more.of[piece]++;
        if (cost_trades(have, &more) >= 0) return true;
    }
    return false;
}

static int dice_in(const cost_list *list) {
    int dice = 0;
    for (int piece = 0; piece < COST_PIECES; piece++) dice += list->of[piece] * cost_dice((cost_piece)piece);
    return dice;
}

static bool dearer(const cost_list *a, const cost_list *b) {
    if (dice_in(a) != dice_in(b)) return dice_in(a) > dice_in(b);
    for (int i = 0; i < COST_PIECES; i++)
        if (a->of[by_worth[i]] != b->of[by_worth[i]]) return a->of[by_worth[i]] > b->of[by_worth[i]];
    return false;
}

/* Six dice pay for at most three roads, one settlement, one city, two knights. */
static const cost_list most = {{3, 1, 1, 2}};

int cost_choices(const dice_counts *have, cost_list choices[COST_CHOICES_MAX]) {
    int count = 0;
    cost_list list = {{0}};
    for (;;) {
        int piece = 0; /* count up through all lists, like an odometer */
        while (piece < COST_PIECES && list.of[piece] == most.of[piece]) list.of[piece++] = 0;
        if (piece == COST_PIECES) return count;
        list.of[piece]++;

        if (cost_trades(have, &list) < 0 || can_grow(have, list) || count == COST_CHOICES_MAX) continue;
        int at = count++;
        for (; at > 0 && dearer(&list, &choices[at - 1]); at--) choices[at] = choices[at - 1];
        choices[at] = list;
    }
}
