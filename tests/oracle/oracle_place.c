/* Where a piece may stand, dice apart. */
#include "oracle_internal.h"

int oracle_owner(const OraclePosition *p, int kind, int piece) {
    for (int i = 0; i < p->players; i++) {
        if (p->sheet[i].has[kind][piece]) {
            return i;
        }
    }
    return -1;
}

int oracle_town_owner(const OraclePosition *p, int corner) {
    const OracleMap *map = oracle_map(EXTRA);
    for (int kind = SETTLEMENT; kind <= CITY; kind++) {
        for (int i = 0; i < map->pieces[kind]; i++) {
            if (map->site[kind][i] == corner) {
                int owner = oracle_owner(p, kind, i);
                if (owner >= 0) {
                    return owner;
                }
            }
        }
    }
    return -1;
}

bool oracle_is_site(int corner) {
    const OracleMap *map = oracle_map(EXTRA);
    for (int i = 0; i < map->pieces[SETTLEMENT]; i++) {
        if (map->site[SETTLEMENT][i] == corner) {
            return true;
        }
    }
    return false;
}

bool oracle_road_at(const OraclePosition *p, int player, int corner) {
    const OracleMap *map = oracle_map(p->game);
    int roads = map->pieces[ROAD];
    for (int r = 0; r < roads; r++) {
        if (p->sheet[player].has[ROAD][r] && (map->end[r][0] == corner || map->end[r][1] == corner)) {
            return true;
        }
    }
    /* The start road of the islands is always there. */
    return p->game != EXTRA && (map->end[roads][0] == corner || map->end[roads][1] == corner);
}

/* Extra: an unbuilt site stops, a foreign settlement or city stops, an own one does not. */
bool oracle_passes(const OraclePosition *p, int player, int corner) {
    return !oracle_is_site(corner) || oracle_town_owner(p, corner) == player;
}

/* Extra: an own road along an edge of the hex (both its corners are the hex's: neighbours on the hex, as no
   road crosses a hex), or an own settlement or city at a corner. */
bool oracle_knight_reached(const OraclePosition *p, int player, int knight) {
    const OracleMap *map = oracle_map(EXTRA);
    const int *corner = map->knight_corner[knight];
    for (int i = 0; i < 6; i++) {
        if (oracle_town_owner(p, corner[i]) == player) {
            return true;
        }
        for (int j = 0; j < 6; j++) {
            for (int r = 0; r < map->pieces[ROAD]; r++) {
                if (p->sheet[player].has[ROAD][r] && map->end[r][0] == corner[i] &&
                    map->end[r][1] == corner[j]) {
                    return true;
                }
            }
        }
    }
    return false;
}

static bool extra_allowed(const OraclePosition *p, int kind, int piece) {
    const OracleMap *map = oracle_map(EXTRA);
    int player = p->player;
    if (oracle_owner(p, kind, piece) >= 0) {
        return false;
    }
    switch (kind) {
    case ROAD:
        for (int e = 0; e < 2; e++) {
            int corner = map->end[piece][e];
            if (oracle_road_at(p, player, corner) && oracle_passes(p, player, corner)) {
                return true;
            }
        }
        return false;
    case SETTLEMENT:
        return oracle_town_owner(p, map->site[SETTLEMENT][piece]) < 0 &&
               oracle_road_at(p, player, map->site[SETTLEMENT][piece]);
    case CITY: return oracle_town_owner(p, map->site[CITY][piece]) == player;
    case KNIGHT: return oracle_knight_reached(p, player, piece);
    default: return p->option[CASTLES_OFF] == 0;
    }
}

static bool island_allowed(const OraclePosition *p, int kind, int piece) {
    const OracleMap *map = oracle_map(p->game);
    const OracleSheet *sheet = &p->sheet[p->player];
    if (sheet->has[kind][piece]) {
        return false;
    }
    if (kind == ROAD) {
        int before = map->predecessor[piece];
        return before == map->pieces[ROAD] || sheet->has[ROAD][before];
    }
    /* Standard: settlements, cities, knights in ascending order. */
    if (p->game == STANDARD && piece > 0 && !sheet->has[kind][piece - 1]) {
        return false;
    }
    return kind == KNIGHT || oracle_road_at(p, p->player, map->site[kind][piece]);
}

bool oracle_place_allowed(const OraclePosition *p, int kind, int piece) {
    return p->game == EXTRA ? extra_allowed(p, kind, piece) : island_allowed(p, kind, piece);
}
