#include "valid.h"

#include "kind.h"
#include "rules.h"
#include "setup.h"
#include "start.h"
#include "title.h"

enum { BOX_MAX = 30 }; /* no turn earns more than the dearest city */

/* A second game to try things in, one question after the other; not on the stack,
 * of which a small chip has little. */
static game second;
static game *const again = &second;

static reason at(valid_part *where, int part, int player, reason r) {
    *where = (valid_part){.part = (uint8_t)part, .player = (uint8_t)player};
    return r;
}

static reason clock_runs(const game *g, valid_part *where) {
    const kind *k = kind_of(g);
    bool starting = g->phase == GAME_START;
    if (starting && !k->shared) return at(where, VALID_PHASE, 0, REASON_BAD_PHASE);
    if (starting != (g->turn == 0)) return at(where, VALID_TURN, 0, REASON_BAD_TURN);
    uint32_t last = (uint32_t)GAME_BOXES * g->players;
    if (k->close && (g->turn > last || (g->phase == GAME_OVER && g->turn < last)))
        return at(where, VALID_TURN, 0, REASON_BAD_TURN);
    if (!starting && (g->turn - 1) % g->players != g->player)
        return at(where, VALID_PLAYER, 0, REASON_BAD_TURN);
    return REASON_OK;
}

static reason dice_lie(const game *g, valid_part *where) {
    bool fine;
    switch (g->phase) {
    case GAME_ROLL: fine = g->rolls < GAME_ROLLS && g->spent == 0; break;
    case GAME_BUILD: fine = g->rolls > 0; break;
    case GAME_OVER: fine = kind_of(g)->close ? g->rolls == 0 : g->rolls > 0; break;
    default: fine = g->rolls == 0; break;
    }
    /* Where no dice are written at all, the phase is the word to look at. */
    return fine ? REASON_OK : at(where, g->rolls ? VALID_DICE : VALID_PHASE, 0, REASON_BAD_DICE);
}

static reason one_owner(const game *g, valid_part *where) {
    const kind *k = kind_of(g);
    if (!k->shared) return REASON_OK;
    for (int p = 1; p < g->players; p++)
        for (int piece = 0; piece < COST_KINDS; piece++)
            for (int site = 0; site < k->island->count[piece]; site++)
                if (game_has(&g->sheet[p], (cost_piece)piece, site) &&
                    game_owner(g, (cost_piece)piece, site) != p)
                    return at(where, piece, p, REASON_TAKEN);
    return REASON_OK;
}

/* Lays the start roads of `players` players again, as moves. */
static reason starts_again(const game *g, valid_part *where) {
    *again = rules_new((game_kind)g->kind, g->players, g->switches);
    for (int p = 0; p < g->players; p++) {
        const game_sheet *sheet = &g->sheet[p];
        int roads = 0, road = 0;
        for (int i = 0; i < ISLAND_ROADS_MAX; i++)
            if (bits_has(sheet->roads, i)) {
                road = i;
                roads++;
            }
        if (roads != (p < g->player) || sheet->settlements || sheet->cities || sheet->knights ||
            sheet->castles)
            return at(where, VALID_SHEET, p, REASON_BAD_START);
        move m = {.kind = MOVE_START, .site = (uint8_t)road};
        reason r = roads ? rules_apply(again, &m) : REASON_OK;
        if (r != REASON_OK) return at(where, COST_ROAD, p, r);
    }
    return REASON_OK;
}

/* Lays what can be laid of player p's pieces; true where something was. */
static bool lay(const game *g, int p) {
    const kind *k = kind_of(g);
    bool more = false;
    again->player = (uint8_t)p;
    for (int piece = 0; piece < COST_KINDS; piece++)
        for (int site = 0; site < k->island->count[piece]; site++) {
            if (!game_has(&g->sheet[p], (cost_piece)piece, site)) continue;
            if (rules_site(again, (cost_piece)piece, site) != REASON_OK) continue;
            game_put(&again->sheet[p], (cost_piece)piece, site);
            more = true;
        }
    return more;
}

static reason pieces_stand(const game *g, valid_part *where) {
    const kind *k = kind_of(g);
    *again = rules_new((game_kind)g->kind, g->players, g->switches);
    if (k->shared) {
        for (int p = 0; p < g->players; p++) {
            /* Whichever coastal road was first: the others are joined to it. */
            int road = 0;
            while (road < k->island->count[COST_ROAD] &&
                   !(bits_has(g->sheet[p].roads, road) && k->island->road[road].hex[1] == ISLAND_NONE))
                road++;
            if (road == k->island->count[COST_ROAD]) return at(where, VALID_SHEET, p, REASON_BAD_START);
            bits_put(again->sheet[p].roads, road);
        }
        if (!start_possible(g, g->players)) return at(where, VALID_SHEET, 0, REASON_BAD_START);
    }
    /* Each pass lays a piece: there are no more passes than pieces. */
    for (bool more = true; more;) {
        more = false;
        for (int p = 0; p < g->players; p++) more = lay(g, p) || more;
    }
    for (int p = 0; p < g->players; p++) {
        again->player = (uint8_t)p;
        for (int piece = 0; piece < COST_KINDS; piece++)
            for (int site = 0; site < k->island->count[piece]; site++) {
                if (!game_has(&g->sheet[p], (cost_piece)piece, site)) continue;
                reason r = rules_site(again, (cost_piece)piece, site);
                if (r != REASON_ALREADY_BUILT) return at(where, piece, p, r);
            }
    }
    return REASON_OK;
}

static reason jokers_fit(const game *g, valid_part *where) {
    const kind *k = kind_of(g);
    *again = *g;
    for (int p = 0; p < g->players; p++) {
        again->player = (uint8_t)p;
        for (int knight = 0; knight < k->island->count[COST_KNIGHT]; knight++)
            if ((g->sheet[p].used & bits_one(knight)) && k->joker && k->joker(again, knight) != REASON_OK)
                return at(where, COST_KNIGHT, p, REASON_BAD_JOKER);
    }
    bool building = g->phase == GAME_BUILD || g->phase == GAME_OVER;
    bool wait = g->kind == GAME_EXTRA && !game_switch(g, EXTRA_JOKERS_NOW);
    if (g->fresh == 0 || (building && wait && !(g->fresh & ~game_own(g)->knights))) return REASON_OK;
    return at(where, VALID_SHEET, g->player, REASON_BAD_JOKER);
}

static reason boxes_add_up(const game *g, valid_part *where) {
    const kind *k = kind_of(g);
    if (!k->close) return REASON_OK;
    *again = *g;
    for (int p = 0; p < g->players; p++) {
        const game_sheet *sheet = &g->sheet[p];
        uint32_t turns = g->phase == GAME_OVER ? g->turn : g->turn - 1;
        uint32_t filled = (turns + g->players - 1u - (uint32_t)p) / g->players;
        bool fine = sheet->boxes == filled;
        for (int i = 0; i < sheet->boxes; i++) fine = fine && sheet->box[i] != 0 && sheet->box[i] <= BOX_MAX;
        again->player = (uint8_t)p;
        int open = k->turn_points(again);
        bool may_be_open = p == g->player && g->phase == GAME_BUILD;
        if (!fine || open < 0 || (open > 0 && !may_be_open))
            return at(where, sheet->boxes ? VALID_BOXES : VALID_SHEET, p, REASON_BAD_BOXES);
    }
    return REASON_OK;
}

static reason titles_fit(const game *g, valid_part *where) {
    if (!kind_of(g)->road_least) return REASON_OK;
    if (!title_road_fits(g)) return at(where, VALID_ROAD, 0, REASON_BAD_TITLE);
    if (!title_army_fits(g)) return at(where, VALID_ARMY, 0, REASON_BAD_TITLE);
    return REASON_OK;
}

static reason winners_fit(const game *g, uint8_t won, valid_part *where) {
    uint8_t winners = kind_of(g)->winners(g);
    if (g->phase != GAME_OVER) return winners ? at(where, VALID_PHASE, 0, REASON_HAS_WON) : REASON_OK;
    return winners && winners == won ? REASON_OK : at(where, VALID_WON, 0, REASON_BAD_WINNER);
}

reason valid_game(const game *g, uint8_t won, valid_part *where) {
    reason r = clock_runs(g, where);
    if (r == REASON_OK) r = dice_lie(g, where);
    if (r == REASON_OK) r = one_owner(g, where);
    if (r == REASON_OK) r = g->phase == GAME_START ? starts_again(g, where) : pieces_stand(g, where);
    if (r == REASON_OK) r = jokers_fit(g, where);
    if (r == REASON_OK) r = boxes_add_up(g, where);
    if (r == REASON_OK) r = titles_fit(g, where);
    if (r == REASON_OK) r = winners_fit(g, won, where);
    return r;
}

static bool ranges_of_sheet(const kind *k, const game_sheet *s) {
    const island *is = k->island;
    for (int i = 0; i < ISLAND_ROAD_WORDS; i++) {
        int left = island_roads(is) - 32 * i;
        if (left < 32 && s->roads[i] & ~bits_first(left < 0 ? 0 : left)) return false;
    }
    for (int i = 0; i < s->boxes && i < GAME_BOXES; i++)
        if (s->box[i] < GAME_X) return false;
    return !(s->settlements & ~bits_first(is->count[COST_SETTLEMENT])) &&
           !(s->cities & ~bits_first(is->count[COST_CITY])) &&
           !(s->knights & ~bits_first(is->count[COST_KNIGHT])) &&
           !(s->used & ~bits_first(is->count[COST_KNIGHT])) &&
           !(s->castles & ~bits_first(is->count[COST_CASTLE])) && s->boxes <= GAME_BOXES;
}

bool valid_ranges(const game *g) {
    setup st = {.kind = g->kind, .players = g->players, .switches = g->switches};
    if (!setup_sane(&st) || g->phase > GAME_OVER || g->player >= g->players) return false;
    if (g->dice > DICE_MAX || g->rolls > GAME_ROLLS || g->spent & ~dice_all(DICE_MAX)) return false;
    for (int i = 0; i < DICE_MAX; i++)
        if (g->faces[i] >= DICE_FACES) return false;
    if ((g->road >= g->players && g->road != GAME_NOBODY) ||
        (g->army >= g->players && g->army != GAME_NOBODY))
        return false;
    for (int p = 0; p < GAME_PLAYERS_MAX; p++)
        if (!ranges_of_sheet(kind_of(g), &g->sheet[p])) return false;
    return true;
}
