#include "rules.h"

#include <string.h>

#include "joker.h"
#include "kind.h"
#include "network.h"
#include "pay.h"
#include "plan.h"
#include "start.h"
#include "title.h"

static void begin_turn(game *g) {
    g->phase = GAME_ROLL;
    g->dice = (uint8_t)kind_of(g)->dice(g);
}

game rules_new(game_kind which, int players, uint8_t switches) {
    game g;
    memset(&g, 0, sizeof g);
    g.kind = (uint8_t)which;
    g.players = (uint8_t)players;
    g.switches = switches;
    g.road = g.army = GAME_NOBODY;
    const kind *k = kind_of(&g);
    if (k->shared) {
        g.phase = GAME_START;
        return g;
    }
    for (int p = 0; p < players; p++) {
        bits_put(g.sheet[p].roads, k->island->count[COST_ROAD]);
        if (k->road_least) g.sheet[p].length = 1;
    }
    g.turn = 1;
    begin_turn(&g);
    return g;
}

static reason check_roll(const game *g, const move *m) {
    if (g->phase == GAME_BUILD) return g->rolls == GAME_ROLLS ? REASON_NO_ROLLS_LEFT : REASON_ROLLING_OVER;
    return roll_check(g->dice, g->rolls == 0, m->dice, m->faces);
}

static reason check_stop(const game *g) {
    if (g->phase == GAME_BUILD) return REASON_ROLLING_OVER;
    return g->rolls == 0 ? REASON_ROLL_FIRST : REASON_OK;
}

static reason check_trade(const game *g, const move *m) {
    if (m->face == ROLL_NO_FACE) return REASON_FACES_MISSING;
    if (m->face >= DICE_FACES) return REASON_NO_SUCH_DICE;
    if (m->face == DICE_GOLD) return REASON_TRADE_FOR_GOLD;
    return pay_gold(g) ? REASON_OK : REASON_GOLD_MISSING;
}

static reason check_joker(const game *g, const move *m) {
    reason r = joker_check(g, m->site);
    if (r != REASON_OK) return r;
    if (m->die >= g->dice) return REASON_NO_SUCH_DICE;
    if (dice_has(g->spent, m->die)) return REASON_DIE_SPENT;
    if (m->face == ROLL_NO_FACE) return REASON_FACES_MISSING;
    if (m->face >= DICE_FACES) return REASON_NO_SUCH_DICE;
    int gives = kind_of(g)->island->knight[m->site].joker;
    if (gives != ISLAND_ANY && gives != m->face) return REASON_OTHER_RESOURCE;
    return g->faces[m->die] == m->face ? REASON_SAME_FACE : REASON_OK;
}

reason rules_site(const game *g, cost_piece piece, int site) {
    const kind *k = kind_of(g);
    if ((int)piece >= COST_KINDS || site >= k->island->count[piece]) return REASON_NO_SUCH_SITE;
    if (game_has(game_own(g), piece, site)) return REASON_ALREADY_BUILT;
    if (k->shared && game_owner(g, piece, site) != GAME_NOBODY) return REASON_TAKEN;
    return k->site(g, piece, site);
}

static reason check_build(const game *g, const move *m) {
    cost_piece piece = (cost_piece)m->piece;
    reason r = rules_site(g, piece, m->site);
    if (r != REASON_OK || pay_dice(g, piece)) return r;
    plan p = plan_piece(g, piece);
    if (!p.possible) return REASON_CANNOT_PAY;
    return p.jokers ? REASON_NEEDS_JOKER : REASON_NEEDS_TRADE;
}

reason rules_check(const game *g, const move *m) {
    if (m->kind >= MOVE_KINDS) return REASON_UNKNOWN_MOVE;
    if (g->phase == GAME_OVER) return REASON_GAME_OVER;
    if (m->kind == MOVE_START) return start_check(g, m->site);
    if (g->phase == GAME_START) return REASON_START_ROAD_FIRST;
    if (m->kind == MOVE_ROLL) return check_roll(g, m);
    if (m->kind == MOVE_STOP) return check_stop(g);
    if (g->phase == GAME_ROLL) return g->rolls == 0 ? REASON_ROLL_FIRST : REASON_ROLLING_NOT_OVER;
    switch (m->kind) {
    case MOVE_TRADE: return check_trade(g, m);
    case MOVE_JOKER: return check_joker(g, m);
    case MOVE_BUILD: return check_build(g, m);
    default: return REASON_OK;
    }
}

static void apply_start(game *g, const move *m) {
    game_sheet *own = &g->sheet[g->player];
    bits_put(own->roads, m->site);
    own->length = 1;
    if (++g->player < g->players) return;
    g->player = 0;
    g->turn = 1;
    begin_turn(g);
}

static void apply_roll(game *g, const move *m) {
    roll_apply(g->faces, m->dice, m->faces);
    if (++g->rolls == GAME_ROLLS) g->phase = GAME_BUILD;
}

static void apply_trade(game *g, const move *m) {
    dice_set gold = pay_gold(g);
    dice_set lower = (dice_set)(gold & (0u - gold));
    int die = 0;
    while (!dice_has(lower, die)) die++;
    g->faces[die] = m->face;
    g->spent |= (dice_set)(gold & ~lower);
}

/* A road makes its owner's way longer; a settlement may cut the others'. */
static void measure(game *g, cost_piece piece, int site) {
    const kind *k = kind_of(g);
    if (piece == COST_ROAD) g->sheet[g->player].length = (uint8_t)network_length(g, g->player);
    if (piece != COST_SETTLEMENT || !k->shared) return;
    for (int p = 0; p < g->players; p++)
        if (p != g->player &&
            island_touches(k->island, g->sheet[p].roads, k->island->settlement[site].corner))
            g->sheet[p].length = (uint8_t)network_length(g, p);
}

void rules_place(game *g, cost_piece piece, int site) {
    const kind *k = kind_of(g);
    game_put(&g->sheet[g->player], piece, site);
    if (k->built) k->built(g, piece, site);
    if (!k->road_least) return;
    measure(g, piece, site);
    title_award(g);
    if (k->winners(g)) g->phase = GAME_OVER;
}

static void apply_end(game *g) {
    const kind *k = kind_of(g);
    bool last = k->close && k->close(g);
    g->rolls = 0;
    g->spent = 0;
    g->fresh = 0;
    memset(g->faces, 0, sizeof g->faces);
    if (last) {
        g->phase = GAME_OVER;
        return;
    }
    g->turn++;
    if (++g->player == g->players) g->player = 0;
    begin_turn(g);
}

reason rules_apply(game *g, const move *m) {
    reason r = rules_check(g, m);
    if (r != REASON_OK) return r;
    switch (m->kind) {
    case MOVE_START: apply_start(g, m); break;
    case MOVE_ROLL: apply_roll(g, m); break;
    case MOVE_STOP: g->phase = GAME_BUILD; break;
    case MOVE_TRADE: apply_trade(g, m); break;
    case MOVE_JOKER:
        g->faces[m->die] = m->face;
        g->sheet[g->player].used |= bits_one(m->site);
        break;
    case MOVE_BUILD:
        g->spent |= pay_dice(g, (cost_piece)m->piece);
        rules_place(g, (cost_piece)m->piece, m->site);
        break;
    default: apply_end(g); break;
    }
    return REASON_OK;
}

bool rules_has(const game *g, cost_piece piece) {
    const kind *k = kind_of(g);
    return k->island->count[piece] > 0 && k->site(g, piece, 0) != REASON_CASTLES_OFF;
}

int rules_owner(const game *g, int player, cost_piece piece, int site) {
    if (kind_of(g)->shared) return game_owner(g, piece, site);
    return game_has(&g->sheet[player], piece, site) ? player : GAME_NOBODY;
}

int rules_round(const game *g) { return (int)(g->turn - 1) / g->players + 1; }

int rules_points(const game *g, int player) { return kind_of(g)->points(g, player); }

int rules_turn_points(const game *g) {
    const kind *k = kind_of(g);
    return k->turn_points ? k->turn_points(g) : -1;
}

uint8_t rules_winners(const game *g) { return g->phase == GAME_OVER ? kind_of(g)->winners(g) : 0; }
