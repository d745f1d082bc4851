#include "title.h"

#include "kind.h"

int title_holder(const uint8_t *amount, int players, int holder, int least) {
    int best = GAME_NOBODY, most = least - 1, sharing = 0;
    for (int p = 0; p < players; p++) {
        if (amount[p] > most) {
            best = p;
            most = amount[p];
            sharing = 1;
        } else if (amount[p] == most) {
            sharing++;
        }
    }
    if (best == GAME_NOBODY) return GAME_NOBODY;
    if (holder != GAME_NOBODY && amount[holder] == most) return holder;
    return sharing == 1 ? best : GAME_NOBODY;
}

static void lengths(const game *g, uint8_t amount[GAME_PLAYERS_MAX]) {
    for (int p = 0; p < g->players; p++) amount[p] = g->sheet[p].length;
}

static void knights(const game *g, uint8_t amount[GAME_PLAYERS_MAX]) {
    for (int p = 0; p < g->players; p++) amount[p] = (uint8_t)bits_size(g->sheet[p].knights);
}

void title_award(game *g) {
    uint8_t amount[GAME_PLAYERS_MAX];
    lengths(g, amount);
    g->road = (uint8_t)title_holder(amount, g->players, g->road, kind_of(g)->road_least);
    knights(g, amount);
    g->army = (uint8_t)title_holder(amount, g->players, g->army, KIND_ARMY_LEAST);
}

static bool fits(const game *g, const uint8_t *amount, int holder, int least, bool cuts) {
    if (title_holder(amount, g->players, holder, least) != holder) return false;
    if (holder != GAME_NOBODY || cuts) return true;
    for (int p = 0; p < g->players; p++)
        if (amount[p] >= least) return false;
    return true;
}

bool title_road_fits(const game *g) {
    uint8_t amount[GAME_PLAYERS_MAX];
    lengths(g, amount);
    return fits(g, amount, g->road, kind_of(g)->road_least, kind_of(g)->shared);
}

bool title_army_fits(const game *g) {
    uint8_t amount[GAME_PLAYERS_MAX];
    knights(g, amount);
    return fits(g, amount, g->army, KIND_ARMY_LEAST, false);
}
