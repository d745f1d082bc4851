#include "joker.h"

#include "kind.h"

reason joker_check(const game *g, int knight) {
    const kind *k = kind_of(g);
    if (knight >= k->island->count[COST_KNIGHT]) return REASON_NO_SUCH_SITE;
    if (!game_has(game_own(g), COST_KNIGHT, knight)) {
        bool foreign = k->shared && game_owner(g, COST_KNIGHT, knight) != GAME_NOBODY;
        return foreign ? REASON_KNIGHT_FOREIGN : REASON_KNIGHT_UNBUILT;
    }
    if (game_own(g)->used & bits_one(knight)) return REASON_JOKER_USED;
    if (g->fresh & bits_one(knight)) return REASON_JOKER_TOO_NEW;
    return k->joker ? k->joker(g, knight) : REASON_OK;
}

uint32_t joker_ready(const game *g) {
    uint32_t ready = 0, left = game_own(g)->knights & ~game_own(g)->used;
    for (int knight = 0; left; left >>= 1, knight++)
        if ((left & 1u) && joker_check(g, knight) == REASON_OK) ready |= bits_one(knight);
    return ready;
}
