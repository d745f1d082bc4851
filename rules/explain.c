#include "explain.h"

#include "joker.h"
#include "kind.h"
#include "rules.h"

/* Which piece a reason speaks of: the dear ones first. */
static const uint8_t by_worth[] = {COST_CASTLE, COST_CITY, COST_SETTLEMENT, COST_KNIGHT, COST_ROAD};

static void say(advice_option *o, advice_why why, int piece, int site) {
    o->why = (uint8_t)why;
    o->piece = (uint8_t)piece;
    o->site = (uint8_t)site;
}

/* The dearest piece among the moves; false: none is built. */
static bool dearest(const advice_option *o, int *piece, int *site) {
    for (int i = 0; i < (int)sizeof by_worth; i++)
        for (int j = 0; j < o->moves; j++) {
            if (o->move[j].kind != MOVE_BUILD || o->move[j].piece != by_worth[i]) continue;
            *piece = by_worth[i];
            *site = o->move[j].site;
            return true;
        }
    return false;
}

/* A city or settlement that can stand after the moves and could not before. */
static bool opens(const game *before, const game *after, int *piece, int *site) {
    for (*piece = COST_CITY; *piece >= COST_SETTLEMENT; --*piece)
        for (*site = 0; *site < kind_of(before)->island->count[*piece]; ++*site)
            if (rules_site(after, (cost_piece)*piece, *site) == REASON_OK &&
                rules_site(before, (cost_piece)*piece, *site) == REASON_NO_ROAD)
                return true;
    return false;
}

static bool cuts(const game *before, const game *after) {
    for (int p = 0; p < before->players; p++)
        if (after->sheet[p].length < before->sheet[p].length) return true;
    return false;
}

/* The nearest site to which roads are still missing. */
static bool towards(const game *after, int *piece, int *site) {
    outlook look;
    outlook_way way;
    outlook_begin(&look, after, &outlook_plus);
    outlook_grow(&look, after, after->player, &way);
    for (int k = 1; k <= way.count; k++) {
        if (way.roads[k] == 0) continue;
        int corner = way.corner[k];
        *piece = look.settlement[corner] != ISLAND_NONE ? COST_SETTLEMENT : COST_CITY;
        *site = *piece == COST_CITY ? look.city[corner] : look.settlement[corner];
        return true;
    }
    return false;
}

static int joker_of(const game *after, int knight) {
    game later = *after;
    later.fresh = 0;
    bool ready = joker_ready(&later) & bits_one(knight);
    return ready ? kind_of(after)->island->knight[knight].joker : ROLL_NO_FACE;
}

static void explain_builds(const game *g, const game *after, advice_option *o, int piece, int site) {
    const int me = g->player;
    int other_piece, other;
    o->points = (int8_t)(rules_points(after, me) - rules_points(g, me));
    say(o, ADVICE_SCORES, piece, site);
    if (after->phase == GAME_OVER && (rules_winners(after) & bits_one(me))) o->why = ADVICE_WINS;
    else if (after->road == me && g->road != me) o->why = ADVICE_TAKES_ROAD;
    else if (after->army == me && g->army != me) o->why = ADVICE_TAKES_ARMY;
    else if (piece == COST_SETTLEMENT && cuts(g, after)) o->why = ADVICE_CUTS;
    else if (piece == COST_CASTLE || piece == COST_CITY || piece == COST_SETTLEMENT) return;
    else if (opens(g, after, &other_piece, &other)) say(o, ADVICE_OPENS, other_piece, other);
    else if (piece == COST_KNIGHT && after->army == me) o->why = ADVICE_HOLDS_ARMY;
    else if (piece == COST_KNIGHT) {
        o->why = ADVICE_ARMS;
        o->face = (uint8_t)joker_of(after, site);
    } else if (after->road == me && after->sheet[me].length > g->sheet[me].length) o->why = ADVICE_HOLDS_ROAD;
    else if (towards(after, &other_piece, &other)) say(o, ADVICE_TOWARDS, other_piece, other);
}

void explain_option(const game *g, advice_option *o, bool payable) {
    game after = *g;
    int piece, site;
    o->points = 0;
    o->face = ROLL_NO_FACE;
    if (o->moves && o->move[0].kind == MOVE_START) {
        rules_apply(&after, &o->move[0]);
        after.player = g->player;
        say(o, ADVICE_STARTS, COST_ROAD, o->move[0].site);
        if (towards(&after, &piece, &site)) say(o, ADVICE_STARTS, piece, site);
        return;
    }
    for (int i = 0; i < o->moves; i++)
        if (o->move[i].kind != MOVE_END) rules_apply(&after, &o->move[i]);
    if (dearest(o, &piece, &site)) explain_builds(g, &after, o, piece, site);
    else say(o, payable ? ADVICE_WAITS : ADVICE_CANNOT, COST_ROAD, 0);
}
