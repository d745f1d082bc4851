#include "start.h"

#include "kind.h"

/* The roads of the coast clockwise from R0004, as indices into the table of
 * roads. */
static const uint8_t coast[START_COAST] = {
    1,  2,  3,  4,  5,  9,  17, 22, 32, 38, /* north and north-east */
    48, 53, 61, 65, 71, 70, 69, 68, 67, 66, /* south-east and south */
    62, 54, 49, 39, 33, 23, 18, 10, 6,  0,  /* west */
};

static int place_of(int road) {
    for (int i = 0; i < START_COAST; i++)
        if (coast[i] == road) return i;
    return -1;
}

static bool apart(int a, int b) {
    int steps = a > b ? a - b : b - a;
    return steps >= START_APART && START_COAST - steps >= START_APART;
}

/* How many more start roads fit between those that stand; at least one does. */
static int room(uint32_t standing) {
    int total = 0, first = -1, last = -1;
    for (int i = 0; i < START_COAST; i++) {
        if (!(standing >> i & 1u)) continue;
        if (first < 0) first = i;
        else total += (i - last) / START_APART - 1;
        last = i;
    }
    return total + (first + START_COAST - last) / START_APART - 1;
}

reason start_check(const game *g, int road) {
    if (g->phase != GAME_START) return REASON_NO_START_NOW;
    if (road >= kind_of(g)->island->count[COST_ROAD]) return REASON_NO_SUCH_SITE;
    if (game_owner(g, COST_ROAD, road) != GAME_NOBODY) return REASON_TAKEN;
    int place = place_of(road);
    if (place < 0) return REASON_NOT_COASTAL;
    uint32_t standing = bits_one(place);
    for (int i = 0; i < START_COAST; i++) {
        if (game_owner(g, COST_ROAD, coast[i]) == GAME_NOBODY) continue;
        if (!apart(i, place)) return REASON_TOO_NEAR;
        standing |= bits_one(i);
    }
    return room(standing) >= g->players - g->player - 1 ? REASON_OK : REASON_LEAVES_NO_START;
}

/* One coastal road has one owner, so the four loops in one run through no
 * more than (30 / 4) ^ 4 choices. */
bool start_possible(const game *g, int players) {
    int at[GAME_PLAYERS_MAX] = {0};
    int p = 0;
    while (p >= 0 && p < players) {
        bool found = false;
        for (; !found && at[p] < START_COAST; at[p]++) {
            if (!bits_has(g->sheet[p].roads, coast[at[p]])) continue;
            found = true;
            for (int other = 0; found && other < p; other++) found = apart(at[other] - 1, at[p]);
        }
        if (found) {
            if (++p < players) at[p] = 0;
        } else {
            p--; /* at[p] stands behind the last try already */
        }
    }
    return p == players;
}
