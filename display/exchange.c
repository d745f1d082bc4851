#include "exchange.h"

#include "joker.h"
#include "kind.h"
#include "rules.h"

int exchange_gives(const game *g, int knight) { return kind_of(g)->island->knight[knight].joker; }

static bool allowed(const game *g, move m) { return rules_check(g, &m) == REASON_OK; }

static bool may_change(const game *g, int knight, int die, int face) {
    return allowed(
        g, (move){.kind = MOVE_JOKER, .site = (uint8_t)knight, .die = (uint8_t)die, .face = (uint8_t)face});
}

static int trades(const game *g, uint8_t out[EXCHANGE_OPTIONS_MAX]) {
    int count = 0;
    for (uint8_t face = 0; face < DICE_FACES; face++)
        if (allowed(g, (move){.kind = MOVE_TRADE, .face = face})) out[count++] = face;
    return count;
}

static int faces(const game *g, int knight, int die, uint8_t out[EXCHANGE_OPTIONS_MAX]) {
    int count = 0;
    for (uint8_t face = 0; face < DICE_FACES; face++)
        if (may_change(g, knight, die, face)) out[count++] = face;
    return count;
}

static int dice(const game *g, int knight, uint8_t out[EXCHANGE_OPTIONS_MAX]) {
    int count = 0;
    for (uint8_t die = 0; die < g->dice; die++) {
        uint8_t any[EXCHANGE_OPTIONS_MAX];
        if (faces(g, knight, die, any)) out[count++] = die;
    }
    return count;
}

/* Knights who give the same are as good as one another: one of each is enough. */
static int knights(const game *g, uint8_t out[EXCHANGE_OPTIONS_MAX]) {
    uint32_t ready = joker_ready(g);
    uint8_t seen = 0; /* what is given, as a set */
    int count = 0;
    for (int knight = 0; ready >> knight; knight++) {
        uint8_t any[EXCHANGE_OPTIONS_MAX];
        uint8_t gives = (uint8_t)(1u << exchange_gives(g, knight));
        if (!(ready & bits_one(knight)) || seen & gives || !dice(g, knight, any)) continue;
        seen |= gives;
        out[count++] = (uint8_t)knight;
    }
    return count;
}

int exchange_options(const game *g, const exchange *x, uint8_t out[EXCHANGE_OPTIONS_MAX]) {
    switch (x->step) {
    case EXCHANGE_TRADE: return trades(g, out);
    case EXCHANGE_KNIGHT: return knights(g, out);
    case EXCHANGE_DIE: return dice(g, x->knight, out);
    default: return faces(g, x->knight, x->die, out);
    }
}

bool exchange_possible(const game *g, exchange_step step) {
    uint8_t any[EXCHANGE_OPTIONS_MAX];
    return exchange_options(g, &(exchange){.step = (uint8_t)step}, any) > 0;
}
