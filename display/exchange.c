#include "exchange.h"

#include "joker.h"
#include "kind.h"

int exchange_gives(const game *g, int knight) { return kind_of(g)->island->knight[knight].joker; }

/* The dice that this joker would change; one that shows it already is not among them. */
static int dice(const game *g, int gives, uint8_t out[EXCHANGE_OPTIONS_MAX]) {
    int count = 0;
    for (uint8_t die = 0; die < g->dice; die++)
        if (dice_has(game_unspent(g), die) && g->faces[die] != gives) out[count++] = die;
    return count;
}

/* Knights who give the same are as good as one another: one of each is enough. */
static int knights(const game *g, uint8_t out[EXCHANGE_OPTIONS_MAX]) {
    uint32_t ready = joker_ready(g);
    int count = 0;
    for (int gives = 0; gives <= ISLAND_ANY; gives++) {
        uint8_t changed[EXCHANGE_OPTIONS_MAX];
        if (dice(g, gives, changed) == 0) continue;
        int knight = 0;
        while (ready >> knight && !((ready & bits_one(knight)) && exchange_gives(g, knight) == gives))
            knight++;
        if (ready >> knight) out[count++] = (uint8_t)knight;
    }
    return count;
}

static int faces(int most, int but, uint8_t out[EXCHANGE_OPTIONS_MAX]) {
    int count = 0;
    for (int face = 0; face <= most; face++)
        if (face != but) out[count++] = (uint8_t)face;
    return count;
}

int exchange_options(const game *g, const exchange *x, uint8_t out[EXCHANGE_OPTIONS_MAX]) {
    switch (x->step) {
    case EXCHANGE_TRADE: return faces(DICE_ORE, DICE_GOLD, out);
    case EXCHANGE_KNIGHT: return knights(g, out);
    case EXCHANGE_DIE: return dice(g, exchange_gives(g, x->knight), out);
    default: return faces(DICE_GOLD, g->faces[x->die], out);
    }
}
