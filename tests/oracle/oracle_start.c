/* Extra: the start roads, and roads that have grown from them. */
#include "oracle_internal.h"

#include <string.h>

enum { MIN_DISTANCE = 5 };

/* Can road be a start road beside those already chosen? */
static bool far_enough(const int *chosen, int count, int road) {
    const OracleMap *map = oracle_map(EXTRA);
    for (int i = 0; i < count; i++) {
        if (map->distance[chosen[i]][road] < MIN_DISTANCE) {
            return false;
        }
    }
    return true;
}

/* Is there a way for all players from number count on to find a start road? */
static bool rest_can_start(int *chosen, int count, int players) {
    const OracleMap *map = oracle_map(EXTRA);
    if (count == players) {
        return true;
    }
    for (int r = 0; r < map->pieces[ROAD]; r++) {
        if (map->coastal[r] && far_enough(chosen, count, r)) {
            chosen[count] = r;
            if (rest_can_start(chosen, count + 1, players)) {
                return true;
            }
        }
    }
    return false;
}

/* The start roads chosen so far, one for each player before the one to move. */
static int chosen_so_far(const OraclePosition *p, int *chosen) {
    int count = 0;
    for (int r = 0; r < oracle_map(EXTRA)->pieces[ROAD]; r++) {
        if (oracle_owner(p, ROAD, r) >= 0 && count < 4) {
            chosen[count++] = r;
        }
    }
    return count;
}

bool oracle_start_possible(const OraclePosition *p) {
    int chosen[5];
    int count = chosen_so_far(p, chosen);
    return rest_can_start(chosen, count, p->players);
}

bool oracle_start_allowed(const OraclePosition *p, int road) {
    int chosen[5];
    int count = chosen_so_far(p, chosen);
    if (!oracle_map(EXTRA)->coastal[road] || !far_enough(chosen, count, road)) {
        return false;
    }
    chosen[count] = road;
    return rest_can_start(chosen, count + 1, p->players);
}

/* Do all roads of the player hang together through corners that he may build through? */
static bool hangs_together(const OraclePosition *p, int player) {
    const OracleMap *map = oracle_map(EXTRA);
    const unsigned char *own = p->sheet[player].has[ROAD];
    bool through[MAX_CORNERS], corner_reached[MAX_CORNERS] = {false}, reached[MAX_PIECES] = {false};
    bool any = false;
    for (int c = 0; c < MAX_CORNERS; c++) {
        through[c] = oracle_passes(p, player, c);
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int r = 0; r < map->pieces[ROAD]; r++) {
            int a = map->end[r][0], b = map->end[r][1];
            bool joins = !any || (through[a] && corner_reached[a]) || (through[b] && corner_reached[b]);
            if (own[r] && !reached[r] && joins) {
                any = changed = reached[r] = true;
                corner_reached[a] = corner_reached[b] = true;
            }
        }
    }
    for (int r = 0; r < map->pieces[ROAD]; r++) {
        if (own[r] && !reached[r]) {
            return false;
        }
    }
    return any;
}

/* Any coastal road of a player can have been his first, as the joins work both ways: some choice must be far
 * enough. */
static bool starts_exist(const OraclePosition *p, int *chosen, int count) {
    const OracleMap *map = oracle_map(EXTRA);
    if (count == p->players) {
        return true;
    }
    for (int r = 0; r < map->pieces[ROAD]; r++) {
        if (map->coastal[r] && p->sheet[count].has[ROAD][r] && far_enough(chosen, count, r)) {
            chosen[count] = r;
            if (starts_exist(p, chosen, count + 1)) {
                return true;
            }
        }
    }
    return false;
}

bool oracle_grown_from_starts(const OraclePosition *p) {
    int chosen[5];
    for (int i = 0; i < p->players; i++) {
        if (!hangs_together(p, i)) {
            return false;
        }
    }
    return starts_exist(p, chosen, 0);
}
