#include "network.h"

#include "kind.h"
#include "trail.h"

reason network_passes(const game *g, const island *is, int p, int corner) {
    int site = island_settlement_at(is, corner);
    if (site < 0) return REASON_OK;
    int owner = game_owner(g, COST_SETTLEMENT, site);
    if (owner == p) return REASON_OK;
    return owner == GAME_NOBODY ? REASON_SITE_UNBUILT : REASON_FOREIGN_SITE;
}

reason network_road(const game *g, int road) {
    const kind *k = kind_of(g);
    const uint8_t ends[2] = {k->island->road[road].from, k->island->road[road].to};
    reason worst = REASON_NO_ROAD;
    for (int i = 0; i < 2; i++) {
        if (!island_touches(k->island, game_own(g)->roads, ends[i])) continue;
        reason r = k->shared ? network_passes(g, k->island, g->player, ends[i]) : REASON_OK;
        if (r == REASON_OK) return r;
        /* An unbuilt site is the answer that helps: it can be built. */
        if (worst != REASON_SITE_UNBUILT) worst = r;
    }
    return worst;
}

void network_cuts(const game *g, int p, uint32_t cut[ISLAND_CORNER_WORDS]) {
    const kind *k = kind_of(g);
    for (int i = 0; i < ISLAND_CORNER_WORDS; i++) cut[i] = 0;
    if (!k->shared) return;
    uint32_t foreign = 0;
    for (int other = 0; other < g->players; other++)
        if (other != p) foreign |= g->sheet[other].settlements;
    const island_site *site = k->island->settlement;
    for (; foreign; foreign >>= 1, site++)
        if (foreign & 1u) bits_put(cut, site->corner);
}

int network_length(const game *g, int p) {
    uint32_t cut[ISLAND_CORNER_WORDS];
    network_cuts(g, p, cut);
    return trail_longest(kind_of(g)->island, g->sheet[p].roads, cut, NULL);
}
