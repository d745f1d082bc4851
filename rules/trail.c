#include "trail.h"

#include <stddef.h>

#include "sweep.h"

typedef struct {
    const island *is;
    uint8_t degree[ISLAND_CORNERS_MAX];
    uint8_t via[ISLAND_CORNERS_MAX];   /* the roads at a corner, xor-ed: the last one left names itself */
    uint8_t depth[ISLAND_CORNERS_MAX]; /* the longest peeled way that ends here */
    uint32_t left[ISLAND_ROAD_WORDS];
    int roads; /* in left */
    int best;
} peel;

static int max(int a, int b) { return a > b ? a : b; }

/* A dead end of length `way` arrives at a corner. */
static void arrive(peel *p, int corner, int way) {
    p->best = max(p->best, p->depth[corner] + way);
    p->depth[corner] = (uint8_t)max(p->depth[corner], way);
}

static void lay(peel *p, int road, const uint32_t *cut) {
    int from = p->is->road[road].from, to = p->is->road[road].to;
    bool ends_from = bits_has(cut, from), ends_to = bits_has(cut, to);
    if (ends_from || ends_to) {
        if (!ends_from) arrive(p, from, 1);
        if (!ends_to) arrive(p, to, 1);
        p->best = max(p->best, 1);
        return;
    }
    p->degree[from]++;
    p->degree[to]++;
    p->via[from] ^= (uint8_t)road;
    p->via[to] ^= (uint8_t)road;
    bits_put(p->left, road);
    p->roads++;
}

static void peel_from(peel *p, int corner) {
    while (p->degree[corner] == 1) {
        int road = p->via[corner];
        int next = p->is->road[road].from ^ p->is->road[road].to ^ corner;
        p->degree[corner] = 0;
        p->degree[next]--;
        p->via[next] ^= (uint8_t)road;
        bits_drop(p->left, road);
        p->roads--;
        arrive(p, next, p->depth[corner] + 1);
        corner = next;
    }
}

static void core_of(const peel *p, sweep_core *core) {
    *core = (sweep_core){.roads = (uint8_t)p->roads};
    for (int road = 0; road < island_roads(p->is); road++) {
        if (!bits_has(p->left, road)) continue;
        int from = p->is->road[road].from, to = p->is->road[road].to;
        core->road[from][core->degree[from]++] = (uint8_t)road;
        core->road[to][core->degree[to]++] = (uint8_t)road;
    }
    int first = 0, second = 0;
    for (int c = 0; c < ISLAND_CORNERS_MAX; c++) {
        if (core->degree[c] == 3) core->forks++;
        if (core->degree[c] == 0) continue;
        int tail = core->tail[c] = p->depth[c];
        second = max(second, tail < first ? tail : first);
        first = max(first, tail);
    }
    core->tails[1] = (uint8_t)first;
    core->tails[2] = (uint8_t)(first + second);
}

/* The core once more, from node to node: nodes are forks and corners with a
 * tail, chains are the roads between two of them. */
typedef struct {
    uint8_t link[ISLAND_CORNERS_MAX][3]; /* the chains at a node */
    uint8_t links[ISLAND_CORNERS_MAX];   /* 0: no node */
    uint8_t ends[ISLAND_ROADS_MAX];      /* the two nodes of a chain, xor-ed */
    uint8_t length[ISLAND_ROADS_MAX];    /* its roads */
    int chains;
    int most; /* no way is longer than this */
} web;

static bool is_node(const sweep_core *core, int corner) {
    return core->degree[corner] == 3 || (core->degree[corner] && core->tail[corner]);
}

/* Follows the roads from a corner to the next node, or round a ring back to the
 * corner, and takes them out of `left`. Returns where it ends. */
static int follow(const peel *p, const sweep_core *core, uint32_t *left, int corner, int road, int *length) {
    const int start = corner;
    for (*length = 1;; ++*length) {
        bits_drop(left, road);
        corner ^= p->is->road[road].from ^ p->is->road[road].to;
        if (corner == start || is_node(core, corner)) return corner;
        road ^= core->road[corner][0] ^ core->road[corner][1];
    }
}

static void weave(const peel *p, const sweep_core *core, web *w, int *best) {
    uint32_t left[ISLAND_ROAD_WORDS];
    int length;
    *w = (web){.chains = 0};
    for (int i = 0; i < ISLAND_ROAD_WORDS; i++) left[i] = p->left[i];
    for (int c = 0; c < ISLAND_CORNERS_MAX; c++) {
        if (!is_node(core, c)) continue;
        for (int i = 0; i < core->degree[c]; i++) {
            if (!bits_has(left, core->road[c][i])) continue;
            int other = follow(p, core, left, c, core->road[c][i], &length);
            w->ends[w->chains] = (uint8_t)(c ^ other);
            w->length[w->chains] = (uint8_t)length;
            w->link[c][w->links[c]++] = (uint8_t)w->chains;
            if (other != c) w->link[other][w->links[other]++] = (uint8_t)w->chains;
            w->chains++;
        }
    }
    /* A ring without a node is a way of its own. */
    for (int c = 0; c < ISLAND_CORNERS_MAX; c++) {
        if (core->degree[c] == 0 || !bits_has(left, core->road[c][0])) continue;
        follow(p, core, left, c, core->road[c][0], &length);
        *best = max(*best, length);
    }
    /* At a fork inside the way one road stays out, and that road can serve two forks. */
    w->most = core->roads - max(0, (core->forks - 2) / 2) + core->tails[2];
}

/* Every way that begins at the node `start`; *steps counts down. False where
 * they run out. */
static bool walk_from(const web *w, const uint8_t *tail, int start, int *best, int *steps) {
    uint8_t at[ISLAND_ROADS_MAX + 1], next[ISLAND_ROADS_MAX + 1], taken[ISLAND_ROADS_MAX + 1];
    bool used[ISLAND_ROADS_MAX] = {false};
    int depth = 0, length = tail[start];
    at[0] = (uint8_t)start;
    next[0] = 0;
    while (*best < w->most) {
        int corner = at[depth];
        if (next[depth] == w->links[corner]) {
            if (depth == 0) return true;
            used[taken[depth]] = false;
            length -= w->length[taken[depth--]];
            continue;
        }
        int chain = w->link[corner][next[depth]++];
        if (used[chain]) continue;
        if (--*steps < 0) return false;
        used[chain] = true;
        length += w->length[chain];
        corner ^= w->ends[chain];
        depth++;
        taken[depth] = (uint8_t)chain;
        at[depth] = (uint8_t)corner;
        next[depth] = 0;
        *best = max(*best, length + (corner == start ? 0 : tail[corner]));
    }
    return true;
}

/* A longest way ends at a node: elsewhere it could go on, or it is a closed one
 * and may as well begin at its node. */
static bool walk_all(const web *w, const uint8_t *tail, int *best, int *steps) {
    for (int c = 0; c < ISLAND_CORNERS_MAX; c++)
        if (w->links[c] && !walk_from(w, tail, c, best, steps)) return false;
    return true;
}

/* No two roads are measured at once. */
static sweep_space space;

int trail_longest(const island *is, const uint32_t roads[ISLAND_ROAD_WORDS],
                  const uint32_t cut[ISLAND_CORNER_WORDS], uint32_t *work) {
    peel p = {.is = is};
    int count = island_roads(is);
    for (int word = 0; word * 32 < count; word++) {
        int road = word * 32;
        for (uint32_t left = roads[word]; left; left >>= 1, road++)
            if (left & 1u) lay(&p, road, cut);
    }
    for (int c = 0; c < is->corners; c++) peel_from(&p, c);
    if (work) *work = 0;
    if (p.roads == 0) return p.best;

    sweep_core core;
    web w;
    int best = p.best, steps = TRAIL_WALK_MAX;
    core_of(&p, &core);
    weave(&p, &core, &w, &best);
    bool done = walk_all(&w, core.tail, &best, &steps);
    if (work) *work = (uint32_t)(TRAIL_WALK_MAX - max(steps, 0));
    return done ? best : sweep_longest(is, &core, best, &space, work);
}
