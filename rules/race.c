#include "race.h"

#include <string.h>

#include "joker.h"
#include "kind.h"
#include "network.h"
#include "rules.h"
#include "title.h"
#include "trail.h"

typedef enum {
    STAGE_BASE,
    STAGE_PLAIN, /* nothing, cities, castles */
    STAGE_KNIGHTS,
    STAGE_SETTLEMENTS,
    STAGE_LENGTHS,
    STAGE_ROADS,
    STAGE_SORT,
    STAGE_HANDS,
    STAGE_SECOND,
    STAGE_FIRST,
    STAGE_DONE,
} stage;

/* So many sets of roads; then only single ones and pairs are tried. */
enum { ROAD_SETS_MAX = 420 };

/* Steps of trail.h, some 350 cycles each on a Pico, and what every road takes besides. */
enum { MEASURED_MAX = 8000, MEASURED_EACH = 15 };
enum { HANDS_IN_A_STEP = 42, LEAST_PRICE = 8, GREEDY_PRICE = 16, NO_WORTH = -1 };

/* The first hand of each size (hand.h). */
static const uint16_t first_of[DICE_MAX + 2] = {0, 1, 7, 28, 84, 210, 462, 924};

/* What a greedy player sees in a piece besides its points. */
static const int16_t greedy_piece[COST_KINDS] = {
    [COST_ROAD] = 128, [COST_SETTLEMENT] = 256, [COST_CITY] = 320, [COST_KNIGHT] = 192, [COST_CASTLE] = 384};

void race_init(race *r, race_eyes eyes, const outlook_weights *weights) {
    r->eyes = (uint8_t)eyes;
    r->weights = weights;
    r->stage = STAGE_DONE;
    r->all = false;
    r->wanted = 0;
    dice_counts hand = {{0}};
    for (int i = 0; i < HAND_PARTS; i++, hand_step(&hand)) hand_grow(&hand, r->next[i]);
    memset(&r->from, 0xff, sizeof r->from);
}

/* The board without what lies on the table. */
static game bare(const game *g) {
    game b = *g;
    b.phase = GAME_BUILD;
    b.rolls = 0;
    b.spent = 0;
    memset(b.faces, 0, sizeof b.faces);
    return b;
}

void race_begin(race *r, const game *g) {
    game b = bare(g);
    bool rolling = g->phase == GAME_ROLL;
    int dice = rolling ? g->dice : dice_size(game_unspent(g));
    dice_counts lying = dice_count(g->faces, game_unspent(g));
    bool same_dice = r->dice == dice && memcmp(&lying, &r->lying, sizeof lying) == 0;
    if (memcmp(&b, &r->from, sizeof b) == 0 && (r->all ? r->dice >= dice : !rolling && same_dice)) return;
    r->from = b;
    r->dice = (uint8_t)dice;
    r->all = rolling;
    r->stage = STAGE_BASE;
    r->wanted = 0;
    r->lying = lying;
}

/* --- what a board is worth --- */

/* The player's unused jokers, those of this turn's knights included. */
static uint32_t unused(const game *g) {
    game later = *g;
    later.fresh = 0;
    return joker_ready(&later);
}

static int32_t greedy_worth(const race *r, const game *g) {
    const game_sheet *own = &g->sheet[r->from.player], *was = game_own(&r->from);
    int32_t worth = rules_points(g, r->from.player) + RACE_GREEDY_LIFT;
    if (g->kind == GAME_STANDARD && memcmp(own, was, sizeof *own) == 0 && rules_turn_points(g) == 0)
        worth += GAME_X;
    worth *= RACE_GREEDY_POINT;
    for (int i = 0; i < ISLAND_ROAD_WORDS; i++)
        worth += greedy_piece[COST_ROAD] * bits_size(own->roads[i] & ~was->roads[i]);
    for (int piece = COST_SETTLEMENT; piece < COST_KINDS; piece++)
        worth += greedy_piece[piece] *
                 bits_size(game_pieces(own, (cost_piece)piece) & ~game_pieces(was, (cost_piece)piece));
    return worth;
}

/* What others have before them depends little on the player: kept until it changes. */
static bool others_known(race *r, const game *g) {
    const int me = r->from.player;
    uint8_t length = g->sheet[me].length, army = (uint8_t)bits_size(g->sheet[me].knights);
    bool same = r->others.length == length && r->others.knights == army && r->others.road == g->road &&
                r->others.army == g->army;
    r->others.length = length;
    r->others.knights = army;
    r->others.road = g->road;
    r->others.army = g->army;
    return same;
}

static int32_t chance(race *r, const game *g, bool ground) {
    const int me = r->from.player;
    int32_t effort[GAME_PLAYERS_MAX];
    if (g->phase == GAME_OVER) return rules_winners(g) & bits_one(me) ? OUTLOOK_CERTAIN : 0;
    bool known = others_known(r, g);
    if (ground) outlook_grow(&r->look, g, me, &r->own);
    for (int p = 0; p < g->players; p++) {
        if (p == me) {
            effort[p] = outlook_effort(&r->look, g, p, &r->own);
            continue;
        }
        if (!known) r->others.effort[p] = outlook_effort(&r->look, g, p, &r->way[p]);
        effort[p] = r->others.effort[p];
        if (!outlook_hinders(&r->look, &r->way[p], &g->sheet[me])) continue;
        outlook_way other;
        outlook_grow(&r->look, g, p, &other);
        effort[p] = outlook_effort(&r->look, g, p, &other);
    }
    return outlook_chance(&r->look, g, me, effort);
}

/* `ground`: roads or sites are new since the last board that was judged. */
static int32_t judge(race *r, const game *g, bool ground) {
    int32_t worth = r->eyes == RACE_GREEDY ? greedy_worth(r, g) : chance(r, g, ground);
    bool knights = g->sheet[r->from.player].knights != game_own(&r->from)->knights;
    if (g->phase == GAME_OVER || !knights) return worth;
    uint32_t more = unused(g) & ~r->jokers;
    for (int knight = 0; more; more >>= 1, knight++)
        if (more & 1u) worth += r->purse.price[purse_class(g, knight)];
    return worth;
}

static void offer(race *r, int basket, int32_t worth, const purse_goods *goods) {
    if (worth <= r->end[basket].worth) return;
    r->end[basket] = (race_end){worth, *goods};
}

#define BASKET(name)    (UINT32_C(1) << PURSE_##name)
#define KNIGHT_AND_ROAD (BASKET(KNIGHT_ROAD) | BASKET(BRICK_ROAD) | BASKET(LUMBER_ROAD) | BASKET(ANY_ROAD))

/* A road may want the joker of a knight that is built before it. */
static bool wants_roads(const race *r) { return r->wanted & (BASKET(ROAD) | KNIGHT_AND_ROAD); }

static bool wants(const race *r, int basket) { return r->wanted & bits_one(basket); }

static purse_goods with(const purse_goods *goods, int piece, int site) {
    purse_goods more = *goods;
    more.piece[more.count] = (uint8_t)piece;
    more.site[more.count++] = (uint8_t)site;
    return more;
}

/* Marks the piece on a copy. False where it may not stand there. */
static bool placed(game *after, const game *g, int piece, int site) {
    if (g->phase == GAME_OVER || rules_site(g, (cost_piece)piece, site) != REASON_OK) return false;
    *after = *g;
    rules_place(after, (cost_piece)piece, site);
    return true;
}

/* --- the beginning: what everybody has, what jokers are worth --- */

static void set_prices(race *r, int32_t price[PURSE_CLASSES]) {
    const game *g = &r->from;
    for (int i = 0; i < PURSE_CLASSES; i++) price[i] = GREEDY_PRICE + (i == PURSE_ANY);
    if (r->eyes == RACE_GREEDY) return;
    int32_t effort[GAME_PLAYERS_MAX];
    for (int p = 0; p < g->players; p++) {
        outlook_grow(&r->look, g, p, &r->way[p]);
        effort[p] = outlook_effort(&r->look, g, p, &r->way[p]);
    }
    int32_t own = effort[g->player], now = outlook_chance(&r->look, g, g->player, effort);
    for (int i = 0; i < PURSE_CLASSES; i++) {
        effort[g->player] = own + r->look.weights->joker[i];
        price[i] = now - outlook_chance(&r->look, g, g->player, effort);
        if (price[i] < LEAST_PRICE) price[i] = LEAST_PRICE;
    }
    for (int i = 0; i < PURSE_ANY; i++)
        if (price[PURSE_ANY] < price[i]) price[PURSE_ANY] = price[i];
}

static void list_roads(race *r) {
    r->roads[0] = 0;
    for (int road = 0; road < r->look.kind->island->count[COST_ROAD]; road++)
        if (rules_site(&r->node[0], COST_ROAD, road) == REASON_OK) r->road[0][r->roads[0]++] = (uint8_t)road;
}

static const outlook_weights *weights_of(const race *r, const game *g) {
    if (r->weights) return r->weights;
    return g->kind == GAME_EXTRA ? &outlook_extra : &outlook_plus;
}

static void base(race *r) {
    const game *g = &r->from;
    int32_t price[PURSE_CLASSES];
    outlook_begin(&r->look, g, weights_of(r, g));
    set_prices(r, price);
    r->own = r->way[g->player];
    r->node[0] = *g;
    purse_fill(&r->purse, g, price);
    r->jokers = unused(g);
    for (int basket = 0; basket < PURSE_BASKETS; basket++) {
        r->end[basket] = (race_end){.worth = NO_WORTH};
        bool can = r->purse.size[basket] <= r->dice;
        if (can && !r->all) can = purse_price(&r->purse, basket, &r->lying, r->dice) != PURSE_NEVER;
        if (can) r->wanted |= bits_one(basket);
    }
    list_roads(r);
    r->depth = 0;
    r->tried[0] = 0;
    r->measured = 0;
    r->sets = 0;
    r->others.road = r->others.army = GAME_NOBODY - 1; /* nothing is known yet */
}

/* --- knights: one of each joker will do --- */

/* The next knight that may be built and brings what none before him brought. */
static bool next_knight(race_muster *m, const game *g, game *after) {
    uint32_t had = unused(g);
    for (; m->next < kind_of(g)->island->count[COST_KNIGHT]; m->next++) {
        int gives = purse_class(g, m->next);
        if ((unsigned)m->met >> gives & 1u || !placed(after, g, COST_KNIGHT, m->next)) continue;
        uint32_t more = after->phase == GAME_OVER ? 0 : unused(after) & ~had;
        int class = more ? gives : PURSE_NO_JOKER;
        int bit = more ? gives : PURSE_CLASSES;
        if ((unsigned)m->met >> bit & 1u) continue;
        m->met = (uint16_t)(m->met | bits_one(bit));
        m->class = (uint8_t) class;
        m->knight = m->next++;
        return true;
    }
    return false;
}

/* Where the new knight's joker counts at once, the basket in which it helps. */
static int with_joker(const race *r, int basket, const game *after, const race_muster *m) {
    if (after->phase == GAME_OVER || m->class == PURSE_NO_JOKER || !(joker_ready(after) & ~r->jokers))
        return basket;
    return purse_with(basket, m->class);
}

/* A knight, and every other one after him. False: that was the last. */
static bool knights(race *r) {
    if (!wants(r, PURSE_KNIGHT) || !next_knight(&r->muster, &r->node[0], &r->node[1])) return false;
    purse_goods one = with(&(purse_goods){0}, COST_KNIGHT, r->muster.knight);
    offer(r, PURSE_KNIGHT, judge(r, &r->node[1], false), &one);
    int fresh = with_joker(r, PURSE_KNIGHTS_2, &r->node[1], &r->muster);
    if (!wants(r, PURSE_KNIGHTS_2) && !wants(r, fresh)) return true;
    race_muster second = {0};
    while (next_knight(&second, &r->node[1], &r->node[2])) {
        purse_goods two = with(&one, COST_KNIGHT, second.knight);
        int32_t worth = judge(r, &r->node[2], false);
        offer(r, PURSE_KNIGHTS_2, worth, &two);
        if (fresh != PURSE_KNIGHTS_2) offer(r, fresh, worth, &two);
    }
    return true;
}

/* A road stands in node 1: a knight before or after it. */
static void knights_beside(race *r, const purse_goods *road) {
    race_muster m = {0};
    while (next_knight(&m, &r->node[1], &r->node[2])) {
        int32_t worth = judge(r, &r->node[2], false);
        purse_goods after = with(road, COST_KNIGHT, m.knight);
        offer(r, PURSE_KNIGHT_ROAD, worth, &after);
        if (rules_site(&r->node[0], COST_KNIGHT, m.knight) != REASON_OK) continue;
        int fresh = with_joker(r, PURSE_KNIGHT_ROAD, &r->node[2], &m);
        purse_goods before = with(&(purse_goods){0}, COST_KNIGHT, m.knight);
        before = with(&before, COST_ROAD, road->site[0]);
        if (fresh != PURSE_KNIGHT_ROAD) offer(r, fresh, worth, &before);
    }
}

/* --- pieces by themselves, settlements with a road --- */

static void plain(race *r) {
    purse_goods none = {0};
    const island *is = r->look.kind->island;
    for (int site = 0; wants(r, PURSE_CITY) && site < is->count[COST_CITY]; site++)
        if (placed(&r->node[1], &r->node[0], COST_CITY, site)) {
            purse_goods city = with(&none, COST_CITY, site);
            offer(r, PURSE_CITY, judge(r, &r->node[1], true), &city);
        }
    for (int site = 0; wants(r, PURSE_CASTLE) && site < is->count[COST_CASTLE]; site++)
        if (placed(&r->node[1], &r->node[0], COST_CASTLE, site)) {
            purse_goods castle = with(&none, COST_CASTLE, site);
            offer(r, PURSE_CASTLE, judge(r, &r->node[1], true), &castle);
            break; /* they are all the same */
        }
    /* Last, for the knights go on from here. */
    offer(r, PURSE_NOTHING, judge(r, &r->node[0], true), &none);
    r->muster = (race_muster){0};
}

/* Roads that only the new settlement opens. */
static void roads_behind(race *r, const purse_goods *settlement) {
    int corner = r->look.kind->island->settlement[settlement->site[0]].corner;
    for (int i = 0; i < r->look.links[corner]; i++) {
        int road = r->look.link[corner][i];
        if (road >= r->look.kind->island->count[COST_ROAD] ||
            rules_site(&r->node[0], COST_ROAD, road) == REASON_OK ||
            !placed(&r->node[2], &r->node[1], COST_ROAD, road))
            continue;
        purse_goods both = with(settlement, COST_ROAD, road);
        offer(r, PURSE_ROAD_SETTLEMENT, judge(r, &r->node[2], true), &both);
    }
}

static void settlement(race *r, int site) {
    if (!wants(r, PURSE_SETTLEMENT) || !placed(&r->node[1], &r->node[0], COST_SETTLEMENT, site)) return;
    purse_goods goods = with(&(purse_goods){0}, COST_SETTLEMENT, site);
    offer(r, PURSE_SETTLEMENT, judge(r, &r->node[1], true), &goods);
    if (wants(r, PURSE_ROAD_SETTLEMENT) && r->look.kind->shared) roads_behind(r, &goods);
}

static void settlements_beside(race *r, const purse_goods *road) {
    for (int site = 0; site < r->look.kind->island->count[COST_SETTLEMENT]; site++)
        if (placed(&r->node[2], &r->node[1], COST_SETTLEMENT, site)) {
            purse_goods both = with(road, COST_SETTLEMENT, site);
            offer(r, PURSE_ROAD_SETTLEMENT, judge(r, &r->node[2], true), &both);
        }
}

/* --- roads: every connected set once --- */

static bool listed(const race *r, int depth, int road) {
    for (int d = 0; d <= depth; d++)
        for (int i = 0; i < r->roads[d]; i++)
            if (r->road[d][i] == road) return true;
    return false;
}

/* What can be tried below a set: what was still to come, and what its last road opens. */
static void list_below(race *r, int depth, int road) {
    const island *is = r->look.kind->island;
    int count = 0;
    for (int i = r->tried[depth]; i < r->roads[depth]; i++) r->road[depth + 1][count++] = r->road[depth][i];
    for (int end = 0; end < 2; end++) {
        int corner = end ? is->road[road].to : is->road[road].from;
        for (int i = 0; i < r->look.links[corner]; i++) {
            int next = r->look.link[corner][i];
            if (next < is->count[COST_ROAD] && !listed(r, depth, next) &&
                rules_site(&r->node[depth + 1], COST_ROAD, next) == REASON_OK)
                r->road[depth + 1][count++] = (uint8_t)next;
        }
    }
    r->roads[depth + 1] = (uint8_t)count;
    r->tried[depth + 1] = 0;
}

static int measure(race *r, const game *g) {
    uint32_t cut[ISLAND_CORNER_WORDS], work;
    network_cuts(g, g->player, cut);
    int length = trail_longest(r->look.kind->island, game_own(g)->roads, cut, &work);
    r->measured += MEASURED_EACH + work;
    return length;
}

static bool next_length(race *r) {
    if (!wants_roads(r) || r->at == r->roads[0] || !r->look.kind->road_least) return false;
    int road = r->road[0][r->at++];
    r->node[1] = r->node[0];
    bits_put(r->node[1].sheet[r->from.player].roads, road);
    bool time = r->measured < MEASURED_MAX;
    r->length[road] = (uint8_t)(time ? measure(r, &r->node[1]) : game_own(&r->from)->length + 1);
    return true;
}

static bool meet(const island_road *a, const island_road *b) {
    return a->from == b->from || a->from == b->to || a->to == b->from || a->to == b->to;
}

/* How much longer the road of node `depth` becomes by one more, as far as that
 * can be seen without measuring. */
static int longer(const race *r, int depth, int road) {
    const island *is = r->look.kind->island;
    bool first = false, joined = false;
    for (int i = 0; i < r->roads[0]; i++) first |= r->road[0][i] == road;
    for (int d = 0; d < depth; d++) joined |= meet(&is->road[road], &is->road[r->road[d][r->tried[d] - 1]]);
    if (first) return joined ? 0 : r->length[road] - game_own(&r->from)->length;
    return r->node[depth].sheet[r->from.player].length > r->node[depth - 1].sheet[r->from.player].length;
}

/* The road goes on from node `depth` into the next node. */
static void lay(race *r, int depth, int road) {
    const game *before = &r->node[depth];
    game *after = &r->node[depth + 1];
    const int me = r->from.player;
    *after = *before;
    bits_put(after->sheet[me].roads, road);
    if (!r->look.kind->road_least) return;
    int length = r->length[road];
    if (depth > 0 && r->measured < MEASURED_MAX) length = measure(r, after);
    else if (depth > 0) length = before->sheet[me].length + longer(r, depth, road);
    after->sheet[me].length = (uint8_t)length;
    title_award(after);
    if (after->road != before->road && r->look.kind->winners(after)) after->phase = GAME_OVER;
}

static const uint8_t roads_basket[RACE_DEPTH] = {PURSE_ROAD, PURSE_ROADS_2, PURSE_ROADS_3};

/* The next set of roads. False: that was the last one. */
static bool next_roads(race *r) {
    if (!wants_roads(r)) return false;
    while (r->tried[r->depth] == r->roads[r->depth]) {
        if (r->depth == 0) return false;
        r->depth--;
    }
    int depth = r->depth, road = r->road[depth][r->tried[depth]++];
    lay(r, depth, road);
    purse_goods goods = {0};
    for (int d = 0; d <= depth; d++) goods = with(&goods, COST_ROAD, r->road[d][r->tried[d] - 1]);
    offer(r, roads_basket[depth], judge(r, &r->node[depth + 1], true), &goods);
    if (r->node[depth + 1].phase == GAME_OVER) return true;
    if (depth == 0) {
        if (r->wanted & KNIGHT_AND_ROAD) knights_beside(r, &goods);
        if (wants(r, PURSE_ROAD_SETTLEMENT)) settlements_beside(r, &goods);
    }
    r->sets++;
    bool deeper = depth + 1 < RACE_DEPTH && wants(r, roads_basket[depth + 1]);
    if (deeper && (depth == 0 || r->sets < ROAD_SETS_MAX)) {
        list_below(r, depth, road);
        r->depth++;
    }
    return true;
}

/* --- from the baskets over the rolls --- */

static void sort(race *r) {
    for (int basket = 0; basket < PURSE_BASKETS; basket++) {
        int at = basket;
        for (; at > 0 && r->end[r->order[at - 1]].worth < r->end[basket].worth; at--)
            r->order[at] = r->order[at - 1];
        r->order[at] = (uint8_t)basket;
    }
}

/* The best that these dice pay for, and its basket. */
static race_option best_end(const race *r, const dice_counts *have, int dice) {
    race_option best = {.worth = NO_WORTH};
    for (int i = 0; i < PURSE_BASKETS; i++) {
        int basket = r->order[i];
        if (r->end[basket].worth <= best.worth) break;
        int32_t price = purse_price(&r->purse, basket, have, dice);
        if (price == PURSE_NEVER || r->end[basket].worth - price <= best.worth) continue;
        best = (race_option){r->end[basket].worth - price, (uint8_t)basket};
    }
    return best;
}

static void begin_hands(race *r) {
    r->hand = first_of[r->dice];
    r->counts = (dice_counts){.of = {[DICE_BRICK] = r->dice}}; /* the first hand of its size */
}

/* So many hands more; false: these were the last. */
static bool next_hands(race *r) {
    for (int i = 0; i < HANDS_IN_A_STEP; i++, r->hand++, hand_step(&r->counts)) {
        if (r->hand == first_of[r->dice + 1]) return false;
        r->keep[1][r->hand] = best_end(r, &r->counts, r->dice).worth;
    }
    return true;
}

/* From what each roll is worth to what each part of it is worth before the rest
 * is rolled. */
static void average(const race *r, int32_t hand[HAND_COUNT]) {
    for (int i = first_of[r->dice] - 1; i >= 0; i--) {
        const uint16_t *next = r->next[i];
        int32_t sum = DICE_FACES / 2;
        for (int face = 0; face < DICE_FACES; face++) sum += hand[next[face]];
        hand[i] = sum / DICE_FACES;
    }
}

/* The best that every hand contains. */
static void best_part(race *r, const int32_t keep[HAND_COUNT]) {
    memcpy(r->roll, keep, sizeof r->roll);
    for (int i = 0; i < first_of[r->dice]; i++) {
        const uint16_t *next = r->next[i];
        for (int face = 0; face < DICE_FACES; face++)
            if (r->roll[next[face]] < r->roll[i]) r->roll[next[face]] = r->roll[i];
    }
}

static void second(race *r) {
    int from = first_of[r->dice], to = first_of[r->dice + 1];
    average(r, r->keep[1]);
    best_part(r, r->keep[1]);
    memcpy(&r->keep[0][from], &r->roll[from], (size_t)(to - from) * sizeof r->roll[0]);
}

static void first(race *r) {
    average(r, r->keep[0]);
    best_part(r, r->keep[0]);
    average(r, r->roll);
    r->before = r->roll[HAND_EMPTY];
}

bool race_step(race *r) {
    bool more = false;
    switch (r->stage) {
    case STAGE_BASE: base(r); break;
    case STAGE_PLAIN:
        plain(r);
        r->at = 0;
        break;
    case STAGE_KNIGHTS: more = knights(r); break;
    case STAGE_SETTLEMENTS:
        settlement(r, r->at++);
        more = r->at < r->look.kind->island->count[COST_SETTLEMENT];
        if (!more) r->at = 0;
        break;
    case STAGE_LENGTHS: more = next_length(r); break;
    case STAGE_ROADS: more = next_roads(r); break;
    case STAGE_SORT:
        sort(r);
        begin_hands(r);
        if (!r->all) r->stage = STAGE_FIRST; /* the dice lie there: nothing to roll */
        break;
    case STAGE_HANDS: more = next_hands(r); break;
    case STAGE_SECOND: second(r); break;
    case STAGE_FIRST:
        if (r->all) first(r);
        break;
    default: return true;
    }
    if (!more) r->stage++;
    return r->stage == STAGE_DONE;
}

/* --- looking up --- */

int32_t race_keep_worth(const race *r, const game *g, dice_set keep) {
    dice_counts kept = dice_count(g->faces, keep);
    int level = keep == dice_all(g->dice) ? 1 : g->rolls - 1; /* to stop is the same at any time */
    return r->keep[level][hand_of(&kept)];
}

int32_t race_worth(const race *r, const game *g) {
    if (g->phase == GAME_BUILD) {
        dice_counts have = dice_count(g->faces, game_unspent(g));
        return best_end(r, &have, dice_size(game_unspent(g))).worth;
    }
    if (g->rolls == 0) return r->before;
    int32_t best = 0;
    for (int set = 0; set <= dice_all(g->dice); set++) {
        int32_t worth = race_keep_worth(r, g, (dice_set)set);
        if (worth > best) best = worth;
    }
    return best;
}

int race_options(const race *r, const game *g, race_option option[PURSE_BASKETS]) {
    dice_counts have = dice_count(g->faces, game_unspent(g));
    int count = 0, dice = dice_size(game_unspent(g));
    for (int i = 0; i < PURSE_BASKETS; i++) {
        int basket = r->order[i];
        if (r->end[basket].worth == NO_WORTH) break;
        int32_t price = purse_price(&r->purse, basket, &have, dice);
        if (price == PURSE_NEVER) continue;
        race_option o = {r->end[basket].worth - price, (uint8_t)basket};
        int at = count++;
        for (; at > 0 && option[at - 1].worth < o.worth; at--) option[at] = option[at - 1];
        option[at] = o;
    }
    return count;
}

int race_moves(const race *r, const game *g, const race_option *o, move moves[PURSE_MOVES_MAX]) {
    return purse_moves(&r->purse, g, o->basket, &r->end[o->basket].goods, moves);
}

int32_t race_start_worth(race *r, const game *g, int road) {
    const int me = g->player;
    game after = *g;
    bits_put(after.sheet[me].roads, road);
    after.sheet[me].length = 1;
    outlook_begin(&r->look, &after, weights_of(r, g));
    int32_t worth = OUTLOOK_CERTAIN;
    for (int p = 0; p <= me; p++) {
        outlook_grow(&r->look, &after, p, &r->own);
        int32_t effort = outlook_effort(&r->look, &after, p, &r->own);
        worth += p == me ? -effort : effort / g->players;
    }
    return worth;
}
