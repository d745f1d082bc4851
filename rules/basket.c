#include "basket.h"

/* clang-format off */
const basket basket_list[BASKET_KINDS] = {
    /*  R  S  C  K */
    {{{ 1, 0, 0, 0 }}, BASKET_ROAD},
    {{{ 2, 0, 0, 0 }}, BASKET_ROADS_2},
    {{{ 3, 0, 0, 0 }}, BASKET_ROADS_3},
    {{{ 0, 1, 0, 0 }}, BASKET_SETTLEMENT},
    {{{ 1, 1, 0, 0 }}, BASKET_ROAD_SETTLEMENT},
    {{{ 0, 0, 1, 0 }}, BASKET_CITY},
    {{{ 0, 0, 0, 1 }}, BASKET_NOTHING},
    {{{ 1, 0, 0, 1 }}, BASKET_ROAD},
    {{{ 0, 0, 0, 2 }}, BASKET_NOTHING},
};
/* clang-format on */

/* The price of a basket; returns how many dice it takes. */
static int price(const cost_list *pieces, uint8_t need[DICE_GOLD]) {
    int dice = 0;
    for (int face = 0; face < DICE_GOLD; face++) {
        int n = 0;
        for (int piece = 0; piece < COST_PIECES; piece++)
            n += pieces->of[piece] * cost_of((cost_piece)piece)->of[face];
        need[face] = (uint8_t)n;
        dice += n;
    }
    return dice;
}

/* Takes off what the jokers of one resource stand for. False where one of them
 * has nothing to stand for. Returns in *any how many give any resource. */
static bool stand_in(uint32_t jokers, uint8_t need[DICE_GOLD], int *any) {
    *any = 0;
    for (int knight = 0; jokers; jokers >>= 1, knight++) {
        if (!(jokers & 1u)) continue;
        int face = island_one.knight[knight].joker;
        if (face == ISLAND_ANY) ++*any;
        else if (need[face]-- == 0) return false;
    }
    return true;
}

static bool any_is_new(const basket *b, uint32_t jokers) {
    if (b->pieces.of[COST_KNIGHT] == 0 || b->pieces.of[COST_ROAD] == 0) return false;
    return island_one.knight[BOARDS_KNIGHTS - 1].joker == ISLAND_ANY && (jokers >> (BOARDS_KNIGHTS - 1) & 1u);
}

int basket_payments(basket_payment list[BASKET_PAYMENTS]) {
    int count = 0;
    for (int i = 0; i < BASKET_KINDS; i++)
        for (int size = 0; size <= BOARDS_KNIGHTS; size++)
            for (uint32_t jokers = 0; jokers < bits_one(BOARDS_KNIGHTS); jokers++) {
                uint8_t need[DICE_GOLD];
                int any, dice = price(&basket_list[i].pieces, need);
                if (bits_size(jokers) != size || size > dice || !stand_in(jokers, need, &any)) continue;
                for (int fresh = 0; fresh <= any_is_new(&basket_list[i], jokers); fresh++) {
                    if (count == BASKET_PAYMENTS) return count + 1;
                    list[count++] = (basket_payment){(uint8_t)i, (uint8_t)jokers, fresh};
                }
            }
    return count;
}

bool basket_pays(const basket_payment *p, const dice_counts *have, int dice) {
    const cost_list *pieces = &basket_list[p->basket].pieces;
    uint8_t need[DICE_GOLD];
    int any, missing = 0, spare = dice - price(pieces, need);
    if (spare < 0 || !stand_in(p->jokers, need, &any)) return false;
    int for_any = 0;
    for (int face = 0; face < DICE_GOLD; face++) {
        if (need[face] <= have->of[face]) continue;
        missing += need[face] - have->of[face];
        if (!p->new_any || cost_of(COST_ROAD)->of[face]) for_any += need[face] - have->of[face];
    }
    missing -= any < for_any ? any : for_any;
    /* A trade takes one die more than it gives. */
    return missing <= spare && 2 * missing <= have->of[DICE_GOLD];
}

bool basket_open(const basket_payment *p, int knights, uint32_t used) {
    int more = basket_list[p->basket].pieces.of[COST_KNIGHT];
    if (knights + more > BOARDS_KNIGHTS) return false;
    uint32_t old = bits_first(knights) & ~used;
    /* Only the first of the new knights, and only for what comes after it. */
    const cost_list *pieces = &basket_list[p->basket].pieces;
    uint32_t fresh = 0;
    if (more == 2 || (more == 1 && pieces->of[COST_ROAD])) {
        int gives = island_one.knight[knights].joker;
        const dice_counts *later = cost_of(more == 2 ? COST_KNIGHT : COST_ROAD);
        if (gives == ISLAND_ANY || later->of[gives]) fresh = bits_one(knights);
    }
    if (p->jokers & ~(old | fresh)) return false;
    bool fresh_any = (p->jokers & fresh) && island_one.knight[knights].joker == ISLAND_ANY;
    return p->new_any == fresh_any;
}
