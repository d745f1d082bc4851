#include "outlook.h"

#include <string.h>

#include "kind.h"

enum { FAR = 6, UNSEEN = 255, THROUGH_SITE = 2 };

/* clang-format off */
const outlook_weights outlook_plus = {
    /*           R    S    C    K    B */
    .piece  = { 250, 424, 630, 180,   0},
    /*           b   l   w   g   o   m  any */
    .joker  = { 45, 53, 27, 41, 34,  0, 79},
    .contest = {0, 0},
    .road_risk = {120, 60, 20},
    .army_risk = {120, 60, 30},
    .far = 1000, .tempo = 128, .spread = 400, .road_share = 6,
};

const outlook_weights outlook_extra = {
    /*           R    S    C    K    B */
    .piece  = { 110, 250, 420, 200,   0},
    /*           b   l   w   g   o   m  any */
    .joker  = { 40, 40, 40, 45, 50,  0, 60},
    .contest = {120, 40},
    .road_risk = {80, 40, 20},
    .army_risk = {120, 60, 30},
    .far = 1000, .tempo = 128, .spread = 400, .road_share = 5,
};
/* clang-format on */

/* --- the way --- */

/* Corners by their distance from what stands; a corner is put into a bucket only
 * when its distance has become less, so once into each. */
typedef struct {
    uint8_t at[FAR + 1][ISLAND_CORNERS_MAX];
    uint8_t count[FAR + 1];
    uint8_t distance[ISLAND_CORNERS_MAX];
    uint8_t from[ISLAND_CORNERS_MAX]; /* the road by which it is reached */
    uint32_t barred[ISLAND_ROAD_WORDS];
    uint32_t foreign, seen; /* settlement sites */
    uint32_t cities_seen;
} front;

static void put(front *f, int corner, int distance) {
    f->distance[corner] = (uint8_t)distance;
    f->at[distance][f->count[distance]++] = (uint8_t)corner;
}

/* The given road of an island stands after the others. */
static int across(const outlook *o, int road, int corner) {
    return o->kind->island->road[road].from ^ o->kind->island->road[road].to ^ corner;
}

static bool stops(const outlook *o, const front *f, int corner) {
    int site = o->settlement[corner];
    return site != ISLAND_NONE && (f->foreign >> site & 1u);
}

static void front_begin(front *f, const outlook *o, const game *g, int player) {
    const game_sheet *own = &g->sheet[player];
    const island *is = o->kind->island;
    memset(f->count, 0, sizeof f->count);
    memset(f->distance, UNSEEN, sizeof f->distance);
    memcpy(f->barred, own->roads, sizeof f->barred);
    f->foreign = 0;
    f->seen = own->settlements;
    f->cities_seen = o->kind->shared ? ~UINT32_C(0) : own->cities;
    for (int p = 0; o->kind->shared && p < g->players; p++) {
        if (p == player) continue;
        for (int i = 0; i < ISLAND_ROAD_WORDS; i++) f->barred[i] |= g->sheet[p].roads[i];
        f->foreign |= g->sheet[p].settlements;
    }
    f->seen |= f->foreign;
    for (int word = 0; word * 32 < island_roads(is); word++) {
        const island_road *road = &is->road[word * 32];
        for (uint32_t left = own->roads[word]; left; left >>= 1, road++) {
            if (!(left & 1u)) continue;
            if (f->distance[road->from] && !stops(o, f, road->from)) put(f, road->from, 0);
            if (f->distance[road->to] && !stops(o, f, road->to)) put(f, road->to, 0);
        }
    }
}

static void relax(front *f, const outlook *o, int corner, int distance) {
    const uint8_t *link = o->link[corner], *to = o->next[corner];
    if (distance > FAR) return;
    for (int left = o->links[corner]; left > 0; left--, link++, to++) {
        int next = *to;
        if (f->distance[next] <= distance || bits_has(f->barred, *link) || stops(o, f, next)) continue;
        f->from[next] = *link;
        put(f, next, distance);
    }
}

/* Is there something to build at the corner that has not been seen yet? */
static bool discover(front *f, const outlook *o, int corner, bool *settlement) {
    int s = o->settlement[corner], c = o->city[corner];
    *settlement = s != ISLAND_NONE && !(f->seen >> s & 1u);
    if (*settlement) {
        f->seen |= bits_one(s);
        return true;
    }
    if (c == ISLAND_NONE || (f->cities_seen >> c & 1u)) return false;
    f->cities_seen |= bits_one(c);
    return true;
}

static int contest(const outlook *o, const game *g, int player, int site, int distance) {
    int most = 0;
    for (int p = 0; p < g->players; p++) {
        if (p == player) continue;
        int later = o->near[p][site] - distance;
        if (later <= 0) return o->weights->contest[0];
        if (later == 1) most = o->weights->contest[1];
    }
    return most;
}

static void enter(outlook_way *w, const outlook *o, const game *g, int player, int corner, int distance,
                  bool settlement) {
    int k = ++w->count, site = o->settlement[corner];
    bool dead_end = distance > 0 && o->links[corner] == 1;
    w->corner[k] = (uint8_t)corner;
    w->roads[k] = (uint8_t)(w->roads[k - 1] + distance);
    w->length[k] = (uint8_t)(w->length[k - 1] + distance - dead_end);
    w->settlements[k] = (uint8_t)(w->settlements[k - 1] + settlement);
    w->cities[k] = (uint8_t)(w->cities[k - 1] + (o->city[corner] != ISLAND_NONE));
    w->contest[k] = w->contest[k - 1];
    if (settlement) w->sites |= bits_one(site);
    if (o->kind->shared) w->contest[k] = (int16_t)(w->contest[k] + contest(o, g, player, site, distance));
}

/* The roads that lead to a corner stand from now on. */
static void walk_back(front *f, const outlook *o, outlook_way *w, int corner) {
    while (f->distance[corner] != 0) {
        int road = f->from[corner];
        bits_put(w->on, road);
        put(f, corner, 0);
        corner = across(o, road, corner);
    }
}

void outlook_grow(const outlook *o, const game *g, int player, outlook_way *w) {
    front f;
    /* On the shared island every site of the way is built, and is a point at least. */
    int most = o->kind->shared ? KIND_POINTS_TO_WIN - o->kind->points(g, player) : OUTLOOK_SITES_MAX;
    front_begin(&f, o, g, player);
    *w = (outlook_way){.count = 0};
    for (int d = 0; d <= FAR && w->count < most;) {
        if (f.count[d] == 0) {
            d++;
            continue;
        }
        int corner = f.at[d][--f.count[d]];
        if (f.distance[corner] != d) continue;
        bool settlement;
        if (discover(&f, o, corner, &settlement)) {
            enter(w, o, g, player, corner, d, settlement);
            walk_back(&f, o, w, corner);
        }
        if (f.distance[corner] == d) relax(&f, o, corner, d + 1);
        else d = 0;
    }
}

static void measure_near(outlook *o, const game *g, int player) {
    front f;
    front_begin(&f, o, g, player);
    memset(o->near[player], UNSEEN, sizeof o->near[player]);
    for (int d = 0; d <= FAR; d++)
        while (f.count[d]) {
            int corner = f.at[d][--f.count[d]];
            bool settlement;
            if (f.distance[corner] != d) continue;
            bool site = discover(&f, o, corner, &settlement);
            if (site) o->near[player][o->settlement[corner]] = (uint8_t)d;
            relax(&f, o, corner, d + 1 + (site ? THROUGH_SITE : 0));
        }
}

void outlook_begin(outlook *o, const game *g, const outlook_weights *weights) {
    const island *is = kind_of(g)->island;
    o->kind = kind_of(g);
    o->weights = weights;
    memset(o->links, 0, sizeof o->links);
    memset(o->settlement, ISLAND_NONE, sizeof o->settlement);
    memset(o->city, ISLAND_NONE, sizeof o->city);
    for (int road = 0; road < island_roads(is); road++) {
        int from = is->road[road].from, to = is->road[road].to;
        o->next[from][o->links[from]] = (uint8_t)to;
        o->next[to][o->links[to]] = (uint8_t)from;
        o->link[from][o->links[from]++] = (uint8_t)road;
        o->link[to][o->links[to]++] = (uint8_t)road;
    }
    for (int i = 0; i < is->count[COST_SETTLEMENT]; i++) o->settlement[is->settlement[i].corner] = (uint8_t)i;
    for (int i = 0; i < is->count[COST_CITY]; i++) o->city[is->city[i].corner] = (uint8_t)i;
    game with = *g;
    with.road = 0;
    int points = o->kind->points(&with, 0);
    with.road = GAME_NOBODY;
    o->road_points = (uint8_t)(points - o->kind->points(&with, 0));
    for (int p = 0; o->kind->shared && p < g->players; p++) measure_near(o, g, p);
}

bool outlook_hinders(const outlook *o, const outlook_way *way, const game_sheet *other) {
    if (!o->kind->shared) return false;
    for (int i = 0; i < ISLAND_ROAD_WORDS; i++)
        if (way->on[i] & other->roads[i]) return true;
    return way->sites & other->settlements;
}

/* --- the effort --- */

/* A title: how many more a player needs to take it, or what it is worth to be
 * ahead when he holds it. */
typedef struct {
    bool held;
    int more; /* to take it */
    int lead;
} claim;

static claim claim_of(int own, int others, int least, bool held) {
    int target = others + 1 > least ? others + 1 : least;
    int lead = own - others;
    if (lead < 0) lead = 0;
    return (claim){held, target > own ? target - own : 0, lead < OUTLOOK_LEADS ? lead : OUTLOOK_LEADS - 1};
}

/* `n` points from the first k sites of an own island, where pieces are free to choose. */
static int32_t pieces_own(const outlook *o, const outlook_way *w, int k, int n) {
    const int16_t *piece = o->weights->piece;
    int32_t best = INT32_MAX;
    for (int cities = 0; cities <= w->cities[k]; cities++) {
        int left = n > 2 * cities ? n - 2 * cities : 0, short_of = 0;
        if (left > w->settlements[k]) {
            short_of = left - w->settlements[k];
            left = w->settlements[k];
        }
        int32_t effort =
            cities * piece[COST_CITY] + left * piece[COST_SETTLEMENT] + short_of * o->weights->far;
        if (effort < best) best = effort;
    }
    return best;
}

/* The same on the shared island: all k settlements are on the way, cities stand on them. */
static int32_t pieces_shared(const outlook *o, const outlook_way *w, int k, int n, int cities) {
    const int16_t *piece = o->weights->piece;
    int left = n > k ? n - k : 0, short_of = 0;
    cities += w->cities[k];
    if (left > cities) {
        short_of = left - cities;
        left = cities;
    }
    return k * piece[COST_SETTLEMENT] + left * piece[COST_CITY] + short_of * o->weights->far;
}

/* Own settlements that wait for their city. */
static int waiting(const outlook *o, const game_sheet *own) {
    const island *is = o->kind->island;
    int count = 0;
    for (int i = 0; i < is->count[COST_CITY]; i++)
        if (!(own->cities >> i & 1u) && (own->settlements >> o->settlement[is->city[i].corner] & 1u)) count++;
    return count;
}

int32_t outlook_effort(const outlook *o, const game *g, int player, const outlook_way *w) {
    const outlook_weights *weigh = o->weights;
    const game_sheet *own = &g->sheet[player];
    int need = KIND_POINTS_TO_WIN - o->kind->points(g, player);
    if (need <= 0) return 0;
    int length = 0, knights = 0, all = 0, own_knights = bits_size(own->knights);
    for (int p = 0; p < g->players; p++) {
        int count = p == player ? own_knights : bits_size(g->sheet[p].knights);
        all += count;
        if (p == player) continue;
        if (g->sheet[p].length > length) length = g->sheet[p].length;
        if (count > knights) knights = count;
    }
    claim road = claim_of(own->length, length, o->kind->road_least, g->road == player);
    claim army = claim_of(own_knights, knights, KIND_ARMY_LEAST, g->army == player);
    int left = o->kind->island->count[COST_KNIGHT] - (o->kind->shared ? all : own_knights);
    int cities = o->kind->shared ? waiting(o, own) : 0;
    int32_t best = INT32_MAX, risk = 0;
    if (road.held) risk += weigh->road_risk[road.lead];
    if (army.held) risk += weigh->army_risk[army.lead];
    for (int titles = 0; titles < 4; titles++) {
        bool take_road = titles & 1, take_army = titles & 2;
        if ((take_road && road.held) || (take_army && (army.held || army.more > left))) continue;
        int n = need - take_road * o->road_points - take_army * KIND_ARMY_POINTS;
        int32_t fixed = take_army ? army.more * weigh->piece[COST_KNIGHT] : 0;
        for (int k = 0; k <= w->count; k++) {
            int32_t effort = fixed + w->roads[k] * weigh->piece[COST_ROAD] + w->contest[k];
            int more = take_road ? road.more - w->length[k] * weigh->road_share / 8 : 0;
            if (more > 0) effort += more * weigh->piece[COST_ROAD];
            effort += o->kind->shared ? pieces_shared(o, w, k, n, cities) : pieces_own(o, w, k, n);
            if (effort < best) best = effort;
        }
    }
    return best + risk;
}

/* --- the chance --- */

/* 65536 / (1 + e^-x) for x = 0, 1/2, ... 8. */
static const uint16_t odds[] = {32768, 40793, 47911, 53581, 57724, 60565, 62428, 63615, 64357,
                                64816, 65097, 65269, 65374, 65438, 65476, 65500, 65514};
enum { ODDS_LAST = sizeof odds / sizeof *odds - 1, ODDS_ONE = 65536 };

static int32_t chance_ahead(int32_t ahead, int32_t spread) {
    int32_t x = (ahead < 0 ? -ahead : ahead) * 512 / spread; /* 256: one step of the table */
    int step = (int)(x / 256);
    int32_t high = odds[ODDS_LAST];
    if (step < ODDS_LAST) high = odds[step] + (odds[step + 1] - odds[step]) * (x % 256) / 256;
    return ahead < 0 ? ODDS_ONE - high : high;
}

enum { LONG_WAY = 32 * OUTLOOK_TURN };
enum { ALONE_STEP = 32 }; /* of a chance for 1/256 turn, when nobody else plays */

int32_t outlook_chance(const outlook *o, const game *g, int me, const int32_t effort[GAME_PLAYERS_MAX]) {
    if (effort[me] == 0) return OUTLOOK_CERTAIN;
    if (g->players == 1) {
        int32_t chance = OUTLOOK_CERTAIN - ALONE_STEP * (effort[me] + OUTLOOK_TURN);
        return chance > 0 ? chance : 0;
    }
    uint32_t chance = OUTLOOK_CERTAIN;
    for (int p = 0; p < g->players; p++) {
        if (p == me) continue;
        int32_t ahead = effort[p] - effort[me] - o->weights->tempo;
        chance = (chance >> 4) * (uint32_t)chance_ahead(ahead, o->weights->spread) >> 12;
    }
    /* Far ahead and far behind all chances look alike: a little counts that it goes on. */
    int32_t left = effort[me] < LONG_WAY ? effort[me] : LONG_WAY;
    return (int32_t)(chance - chance / 32) + (LONG_WAY - left) * (OUTLOOK_CERTAIN / 32 / LONG_WAY);
}

int32_t outlook_turns(int32_t chance) { return (OUTLOOK_CERTAIN - chance) / ALONE_STEP; }
