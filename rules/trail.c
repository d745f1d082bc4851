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
    for (int c = 0; c < ISLAND_CORNERS_MAX; c++)
        if (core->degree[c]) core->tail[c] = p->depth[c];
}

typedef struct {
    const island *is;
    const sweep_core *core;
    uint32_t used[ISLAND_ROAD_WORDS];
    uint32_t seen[ISLAND_ROAD_WORDS];
    int longest_tail;
    int best;
    uint32_t steps;
} walk;

/* Every way that begins at `start`. False where the steps run out. */
static bool walk_from(walk *w, int start) {
    uint8_t at[ISLAND_ROADS_MAX + 1], next[ISLAND_ROADS_MAX + 1], taken[ISLAND_ROADS_MAX + 1];
    const sweep_core *core = w->core;
    int tail = core->tail[start];
    int depth = 0;
    at[0] = (uint8_t)start;
    next[0] = 0;
    for (;;) {
        int corner = at[depth];
        if (next[depth] == core->degree[corner]) {
            if (depth == 0) return true;
            bits_drop(w->used, taken[depth--]);
            continue;
        }
        int road = core->road[corner][next[depth]++];
        if (bits_has(w->used, road)) continue;
        if (w->steps == TRAIL_WALK_MAX) return false;
        w->steps++;
        bits_put(w->used, road);
        bits_put(w->seen, road);
        corner ^= w->is->road[road].from ^ w->is->road[road].to;
        depth++;
        taken[depth] = (uint8_t)road;
        at[depth] = (uint8_t)corner;
        next[depth] = 0;
        w->best = max(w->best, tail + depth + (corner == start ? 0 : core->tail[corner]));
        /* Nothing left could make this way longer than the best. */
        if (tail + core->roads + w->longest_tail <= w->best) next[depth] = core->degree[corner];
    }
}

/* A longest way ends at a fork or at a tail: elsewhere it could go on, or it
 * is a ring and may as well begin at its fork. Roads that no such way has
 * seen belong to rings without either. */
static bool walk_all(walk *w) {
    for (int c = 0; c < ISLAND_CORNERS_MAX; c++) w->longest_tail = max(w->longest_tail, w->core->tail[c]);
    for (int c = 0; c < ISLAND_CORNERS_MAX; c++)
        if ((w->core->degree[c] == 3 || (w->core->degree[c] && w->core->tail[c])) && !walk_from(w, c))
            return false;
    for (int c = 0; c < ISLAND_CORNERS_MAX; c++)
        if (w->core->degree[c] && !bits_has(w->seen, w->core->road[c][0]) && !walk_from(w, c)) return false;
    return true;
}

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
    core_of(&p, &core);
    walk w = {.is = is, .core = &core, .best = p.best};
    bool done = walk_all(&w);
    if (work) *work = w.steps;
    return done ? w.best : max(w.best, sweep_longest(is, &core, work));
}
