/* Standard: an own Island One each, fifteen boxes, pieces in ascending order. */
#include "kind.h"
#include "network.h"
#include "score.h"

static int printed(const game *g, int player) {
    return score_pieces(&island_one, &g->sheet[player], STANDARD_ROAD_POINTS,
                        game_switch(g, STANDARD_KNIGHTS_ONE) ? 1 : 0);
}

static reason site(const game *g, cost_piece piece, int i) {
    const game_sheet *own = game_own(g);
    if (piece == COST_ROAD) return network_road(g, i);
    if (game_pieces(own, piece) != bits_first(i)) return REASON_OUT_OF_ORDER;
    if (piece == COST_KNIGHT) return REASON_OK;
    const island_site *at = piece == COST_CITY ? &island_one.city[i] : &island_one.settlement[i];
    return island_touches(&island_one, own->roads, at->corner) ? REASON_OK : REASON_NO_ROAD;
}

/* Boxes hold what the board shows, and an X costs two points. */
static int points(const game *g, int player) {
    int total = printed(g, player);
    const game_sheet *sheet = &g->sheet[player];
    for (int i = 0; i < sheet->boxes; i++)
        if (sheet->box[i] == GAME_X) total += GAME_X;
    return total;
}

static uint8_t winners(const game *g) {
    int best = points(g, 0);
    uint8_t set = 0;
    for (int p = 0; p < g->players; p++) {
        if (g->sheet[p].boxes < GAME_BOXES) return 0;
        int total = points(g, p);
        if (total > best) {
            best = total;
            set = 0;
        }
        if (total == best) set = (uint8_t)(set | 1u << p);
    }
    return set;
}

static int dice(const game *g) {
    (void)g;
    return DICE_MAX;
}

static int turn_points(const game *g) {
    const game_sheet *own = game_own(g);
    int entered = 0;
    for (int i = 0; i < own->boxes; i++)
        if (own->box[i] != GAME_X) entered += own->box[i];
    return printed(g, g->player) - entered;
}

static bool close_turn(game *g) {
    game_sheet *own = &g->sheet[g->player];
    int turn = turn_points(g);
    own->box[own->boxes++] = (int8_t)(turn ? turn : GAME_X);
    return own->boxes == GAME_BOXES && g->player == g->players - 1;
}

const kind standard_kind = {
    .name = "standard",
    .island = &island_one,
    .players_min = 1,
    .players_max = GAME_PLAYERS_MAX,
    .switches = 1,
    .toggle = {[STANDARD_KNIGHTS_ONE] = {"knights", {"1-6", "1"}}},
    .site = site,
    .points = points,
    .turn_points = turn_points,
    .winners = winners,
    .dice = dice,
    .close = close_turn,
};
