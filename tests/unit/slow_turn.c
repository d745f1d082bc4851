#include "slow_turn.h"

#include <stdlib.h>
#include <string.h>

enum { GOLD = 5, ANY = 6, KNIGHTS = 6, ROADS = 16, SETTLEMENTS = 6, CITIES = 4 };

static const int8_t before[ROADS] = {-1, 0, 0, 2, 3, 3, 5, 6, 7, 8, 9, 10, 7, 12, 13, 14};
static const int8_t settlement_road[SETTLEMENTS] = {-1, 2, 5, 7, 9, 11};
static const uint8_t settlement_points[SETTLEMENTS] = {3, 4, 5, 7, 9, 11};
static const int8_t city_road[CITIES] = {1, 4, 13, 15};
static const uint8_t city_points[CITIES] = {7, 12, 20, 30};
static const uint8_t joker[KNIGHTS] = {4, 3, 2, 1, 0, ANY};

static const uint8_t road_cost[SLOW_FACES] = {1, 1, 0, 0, 0, 0};
static const uint8_t settlement_cost[SLOW_FACES] = {1, 1, 1, 1, 0, 0};
static const uint8_t city_cost[SLOW_FACES] = {0, 0, 0, 2, 3, 0};
static const uint8_t knight_cost[SLOW_FACES] = {0, 0, 1, 1, 1, 0};

/* ---- remembered: what was tried before on this board */

enum { PLACES_BITS = 22, PLACES = 1 << PLACES_BITS };
static struct {
    uint64_t key;
    double worth;
} memory[PLACES];
static int remembered;

static uint64_t key_of(const slow_board *b) {
    uint64_t key = 1;
    for (int i = 0; i < SLOW_FACES; i++) key = key << 3 | b->dice[i];
    key = key << 16 | b->roads;
    key = key << 3 | b->settlements;
    key = key << 3 | b->cities;
    key = key << 3 | b->knights;
    key = key << 6 | b->used;
    return key << 1 | b->built;
}

static int place(uint64_t key) {
    int at = (int)((key * UINT64_C(0x9E3779B97F4A7C15)) >> (64 - PLACES_BITS));
    while (memory[at].key && memory[at].key != key) at = (at + 1) % PLACES;
    return at;
}

static void forget(void) {
    if (remembered) memset(memory, 0, sizeof memory);
    remembered = 0;
}

/* ---- the build phase */

static double end_of(const slow_rules *r, const slow_board *b);

static bool pay(slow_board *b, const uint8_t cost[SLOW_FACES]) {
    for (int i = 0; i < SLOW_FACES; i++) {
        if (b->dice[i] < cost[i]) return false;
        b->dice[i] = (uint8_t)(b->dice[i] - cost[i]);
    }
    b->built = true;
    return true;
}

static bool has_road(const slow_board *b, int road) { return road < 0 || (b->roads >> road & 1); }

static void better(double *best, double now) {
    if (now > *best) *best = now;
}

static void try_builds(const slow_rules *r, const slow_board *b, double *best) {
    for (int road = 0; road < ROADS; road++) {
        slow_board next = *b;
        if (has_road(b, road) || !has_road(b, before[road]) || !pay(&next, road_cost)) continue;
        next.roads = (uint16_t)(next.roads | 1u << road);
        better(best, 1 + end_of(r, &next));
    }
    slow_board s = *b, c = *b, k = *b;
    if (b->settlements < SETTLEMENTS && has_road(b, settlement_road[b->settlements]) &&
        pay(&s, settlement_cost))
        better(best, settlement_points[s.settlements++] + end_of(r, &s));
    if (b->cities < CITIES && has_road(b, city_road[b->cities]) && pay(&c, city_cost))
        better(best, city_points[c.cities++] + end_of(r, &c));
    if (b->knights < KNIGHTS && pay(&k, knight_cost)) {
        k.knights++;
        better(best, (r->knights_one ? 1 : k.knights) + end_of(r, &k));
    }
}

static void try_jokers(const slow_rules *r, const slow_board *b, double *best) {
    for (int knight = 0; knight < b->knights; knight++) {
        if (b->used >> knight & 1) continue;
        for (int from = 0; from < SLOW_FACES; from++)
            for (int to = 0; to < SLOW_FACES; to++) {
                if (b->dice[from] == 0 || from == to) continue;
                if (joker[knight] != ANY && joker[knight] != to) continue;
                slow_board next = *b;
                next.used = (uint8_t)(next.used | 1u << knight);
                next.dice[from]--;
                next.dice[to]++;
                better(best, end_of(r, &next));
            }
    }
}

static double end_of(const slow_rules *r, const slow_board *b) {
    uint64_t key = key_of(b);
    int at = place(key);
    if (memory[at].key) return memory[at].worth;
    double best = r->worth(b) - (b->built ? 0 : 2);
    for (int to = 0; b->dice[GOLD] >= 2 && to < GOLD; to++) {
        slow_board next = *b;
        next.dice[GOLD] = (uint8_t)(next.dice[GOLD] - 2);
        next.dice[to]++;
        better(&best, end_of(r, &next));
    }
    try_jokers(r, b, &best);
    try_builds(r, b, &best);
    at = place(key);
    memory[at].key = key;
    memory[at].worth = best;
    if (++remembered > PLACES / 4 * 3) abort(); /* it would search for a free place for ever */
    return best;
}

double slow_end(const slow_rules *r, const slow_board *b) {
    forget();
    return end_of(r, b);
}

/* ---- the rolls */

enum { HANDS = 7 * 7 * 7 * 7 * 7 * 7 }; /* by how many dice show each face, with room */

/* By the number of the roll, 1 to 3. After the third the turn is ended. */
static double after[4][HANDS]; /* that roll, with the best play */
static double kept[4][HANDS];  /* before that roll, with the others to be rolled */
static bool known[4][HANDS];

static int hand(const uint8_t *faces, int count) {
    static const int weight[SLOW_FACES] = {1, 7, 49, 343, 2401, 16807};
    int sum = 0;
    for (int i = 0; i < count; i++) sum += weight[faces[i]];
    return sum;
}

/* The mean of after[roll] over all that the dice after the first `count` can show. */
static double mean(int roll, const uint8_t *faces, int count) {
    uint8_t all[SLOW_DICE];
    memcpy(all, faces, (size_t)count);
    int outcomes = 1;
    for (int i = count; i < SLOW_DICE; i++) outcomes *= SLOW_FACES;
    double sum = 0;
    for (int outcome = 0; outcome < outcomes; outcome++) {
        int rest = outcome;
        for (int i = count; i < SLOW_DICE; i++, rest /= SLOW_FACES) all[i] = (uint8_t)(rest % SLOW_FACES);
        sum += after[roll][hand(all, SLOW_DICE)];
    }
    return sum / outcomes;
}

double slow_keep(int roll, const uint8_t *faces, int count) {
    int h = hand(faces, count);
    if (count == SLOW_DICE) return after[3][h];
    if (!known[roll][h]) {
        kept[roll][h] = mean(roll, faces, count);
        known[roll][h] = true;
    }
    return kept[roll][h];
}

static double best_keep(int roll, const uint8_t faces[SLOW_DICE]) {
    double best = -1e9;
    for (int set = 0; set < 1 << SLOW_DICE; set++) {
        uint8_t some[SLOW_DICE];
        int count = 0;
        for (int die = 0; die < SLOW_DICE; die++)
            if (set >> die & 1) some[count++] = faces[die];
        better(&best, slow_keep(roll + 1, some, count));
    }
    return best;
}

static void reckon(const slow_rules *r, const slow_board *b, int roll, const uint8_t faces[SLOW_DICE]) {
    double *worth = &after[roll][hand(faces, SLOW_DICE)];
    if (roll < 3) {
        *worth = best_keep(roll, faces);
        return;
    }
    slow_board now = *b;
    memset(now.dice, 0, sizeof now.dice);
    for (int i = 0; i < SLOW_DICE; i++) now.dice[faces[i]]++;
    *worth = end_of(r, &now);
}

void slow_rolls(const slow_rules *r, const slow_board *b) {
    forget();
    memset(known, 0, sizeof known);
    for (int roll = 3; roll >= 1; roll--) {
        uint8_t faces[SLOW_DICE] = {0}; /* every roll once, its dice sorted */
        for (int i = 0; i >= 0;) {
            reckon(r, b, roll, faces);
            i = SLOW_DICE - 1;
            while (i >= 0 && faces[i] == SLOW_FACES - 1) i--;
            for (int next = i < 0 ? 0 : faces[i] + 1, at = i; at >= 0 && at < SLOW_DICE; at++)
                faces[at] = (uint8_t)next;
        }
    }
}

double slow_after(int roll, const uint8_t faces[SLOW_DICE]) {
    return roll == 0 ? mean(1, faces, 0) : after[roll][hand(faces, SLOW_DICE)];
}
