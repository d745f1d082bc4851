/* Extra: two to four players on one island, first to ten. */
#include "kind.h"
#include "network.h"
#include "score.h"

enum { ROAD_LEAST = 5 };

/* An own road along an edge of the hex, or an own settlement at a corner. */
static bool reaches(const game_sheet *own, int hex) {
    for (int road = 0; road < ISLAND_ROADS_MAX; road++) {
        const island_road *r = &island_extra.road[road];
        if ((r->hex[0] == hex || r->hex[1] == hex) && bits_has(own->roads, road)) return true;
    }
    for (int i = 0; i < 6; i++) {
        int site = island_settlement_at(&island_extra, island_extra.hex[hex][i]);
        if (site >= 0 && game_has(own, COST_SETTLEMENT, site)) return true;
    }
    return false;
}

static reason city(const game *g, int i) {
    int settlement = island_settlement_at(&island_extra, island_extra.city[i].corner);
    int owner = game_owner(g, COST_SETTLEMENT, settlement);
    if (owner == g->player) return REASON_OK;
    return owner == GAME_NOBODY ? REASON_NO_SETTLEMENT : REASON_TAKEN;
}

static reason site(const game *g, cost_piece piece, int i) {
    const game_sheet *own = game_own(g);
    switch (piece) {
    case COST_ROAD: return network_road(g, i);
    case COST_SETTLEMENT:
        return island_touches(&island_extra, own->roads, island_extra.settlement[i].corner) ? REASON_OK
                                                                                            : REASON_NO_ROAD;
    case COST_CITY: return city(g, i);
    case COST_KNIGHT: return reaches(own, island_extra.knight[i].hex) ? REASON_OK : REASON_KNIGHT_FAR;
    default: return game_switch(g, EXTRA_CASTLES_OFF) ? REASON_CASTLES_OFF : REASON_OK;
    }
}

static int dice(const game *g) { return kind_ramp(g->turn); }

static int points(const game *g, int player) {
    return score_victory(g, player, game_switch(g, EXTRA_LONGEST_TWO) ? 2 : 1);
}

static void built(game *g, cost_piece piece, int i) {
    if (piece == COST_KNIGHT && !game_switch(g, EXTRA_JOKERS_NOW)) g->fresh |= bits_one(i);
}

const kind extra_kind = {
    .name = "extra",
    .island = &island_extra,
    .players_min = 2,
    .players_max = 4,
    .switches = 3,
    .toggle = {[EXTRA_JOKERS_NOW] = {"jokers", {"next", "now"}},
               [EXTRA_CASTLES_OFF] = {"castles", {"on", "off"}},
               [EXTRA_LONGEST_TWO] = {"longest", {"1", "2"}}},
    .road_least = ROAD_LEAST,
    .shared = true,
    .site = site,
    .points = points,
    .winners = score_first_to_ten,
    .dice = dice,
    .built = built,
};
