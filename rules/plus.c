/* Plus: an own Island Two each, first to ten, two titles across the islands.
 *
 * Longest Road begins with the grey road R6. The chain from the start road to
 * it is six long, and without it no chain is longer than five, so "has built
 * R6" and "has six" are the same thing (a test tries every tree).
 */
#include "kind.h"
#include "network.h"
#include "score.h"

enum { GREY_ROAD_LENGTH = 6, ROAD_POINTS = 2 };

/* The knights of the two deserts by index: K6 with K7, K8 with K9. */
enum { PAIR_FIRST = 5 };

static reason site(const game *g, cost_piece piece, int i) {
    if (piece == COST_ROAD) return network_road(g, i);
    if (piece == COST_KNIGHT) return REASON_OK;
    const island_site *at = piece == COST_CITY ? &island_two.city[i] : &island_two.settlement[i];
    return island_touches(&island_two, game_own(g)->roads, at->corner) ? REASON_OK : REASON_NO_ROAD;
}

static reason joker(const game *g, int knight) {
    if (knight < PAIR_FIRST || game_switch(g, PLUS_DESERTS_EACH)) return REASON_OK;
    bool second = (knight - PAIR_FIRST) & 1;
    if (second) return REASON_FIRST_OF_PAIR;
    return game_has(game_own(g), COST_KNIGHT, knight + 1) ? REASON_OK : REASON_PAIR_INCOMPLETE;
}

static int dice(const game *g) {
    bool ramp = g->players > 1 && !game_switch(g, PLUS_RAMP_OFF);
    return ramp ? kind_ramp(g->turn) : DICE_MAX;
}

static int points(const game *g, int player) { return score_victory(g, player, ROAD_POINTS); }

const kind plus_kind = {
    .name = "plus",
    .island = &island_two,
    .players_min = 1,
    .players_max = GAME_PLAYERS_MAX,
    .switches = 2,
    .toggle =
        {[PLUS_DESERTS_EACH] = {"deserts", {"both", "each"}}, [PLUS_RAMP_OFF] = {"ramp", {"on", "off"}}},
    .road_least = GREY_ROAD_LENGTH,
    .site = site,
    .joker = joker,
    .points = points,
    .winners = score_first_to_ten,
    .dice = dice,
};
