/* Could these pieces stand there? */
#include "oracle_internal.h"

static bool valid_player(const OraclePosition *p) {
    if (p->phase != PHASE_START) {
        return p->turn >= 1 && p->player == (p->turn - 1) % p->players;
    }
    return p->game == EXTRA && p->turn == 0;
}

static bool valid_won(const OraclePosition *p) {
    int winners = 0;
    for (int i = 0; i < p->players; i++) {
        winners += p->won[i];
    }
    return (winners > 0) == (p->phase == PHASE_OVER);
}

static bool valid_dice(const OraclePosition *p) {
    bool required = p->phase == PHASE_BUILD || (p->phase == PHASE_OVER && p->game != STANDARD);
    bool possible = required || p->phase == PHASE_ROLL;
    if (p->rolls == 0) {
        return !required;
    }
    if (!possible || p->dice != oracle_dice_of_turn(p)) {
        return false;
    }
    if (p->phase == PHASE_ROLL) {
        for (int d = 0; d < p->dice; d++) {
            if (p->spent[d]) {
                return false;
            }
        }
        return p->rolls < 3;
    }
    return true;
}

/* The marks x and +. */
static bool valid_marks(const OraclePosition *p) {
    for (int i = 0; i < p->players; i++) {
        const OracleSheet *s = &p->sheet[i];
        for (int k = 0; k < oracle_map(p->game)->pieces[KNIGHT]; k++) {
            bool this_turn = i == p->player && (p->phase == PHASE_BUILD || p->phase == PHASE_OVER);
            if (s->fresh[k] && !(p->game == EXTRA && p->option[JOKERS_NOW] == 0 && this_turn)) {
                return false;
            }
            /* A pair of desert knights: one joker, K6 or K8 by name, when both stand. */
            if (s->used[k] && p->game == PLUS && p->option[DESERTS_EACH] == 0 && k >= 5 &&
                !((k == 5 || k == 7) && s->has[KNIGHT][k + 1])) {
                return false;
            }
        }
    }
    return true;
}

/* Roads with their predecessors, sites with a road, in order in the standard game. */
static bool valid_island(const OraclePosition *p) {
    const OracleMap *map = oracle_map(p->game);
    for (int i = 0; i < p->players; i++) {
        const OracleSheet *s = &p->sheet[i];
        for (int r = 0; r < map->pieces[ROAD]; r++) {
            int before = map->predecessor[r];
            if (s->has[ROAD][r] && before != map->pieces[ROAD] && !s->has[ROAD][before]) {
                return false;
            }
        }
        for (int kind = SETTLEMENT; kind <= KNIGHT; kind++) {
            for (int n = 0; n < map->pieces[kind]; n++) {
                if (!s->has[kind][n]) {
                    continue;
                }
                if (kind != KNIGHT && !oracle_road_at(p, i, map->site[kind][n])) {
                    return false;
                }
                if (p->game == STANDARD && n > 0 && !s->has[kind][n - 1]) {
                    return false;
                }
            }
        }
    }
    return true;
}

static bool valid_boxes(const OraclePosition *p) {
    if (p->turn > MAX_BOXES * p->players || (p->phase == PHASE_OVER && p->turn != MAX_BOXES * p->players)) {
        return false;
    }
    for (int i = 0; i < p->players; i++) {
        const OracleSheet *s = &p->sheet[i];
        int finished = p->phase == PHASE_OVER ? p->turn : p->turn - 1; /* turns of all players */
        int own = 0;
        for (int t = 1; t <= finished; t++) {
            own += (t - 1) % p->players == i;
        }
        int open = oracle_piece_points(p, i) - oracle_box_points(s);
        bool building = i == p->player && p->phase == PHASE_BUILD;
        if (s->boxes != own || (building ? open < 0 : open != 0)) {
            return false;
        }
    }
    return true;
}

static int pieces_of(const OraclePosition *p, int player, int kind) {
    int sum = 0;
    for (int i = 0; i < oracle_map(p->game)->pieces[kind]; i++) {
        sum += p->sheet[player].has[kind][i];
    }
    return sum;
}

/* One owner each; a corner has a settlement or a city. */
static bool valid_owners(const OraclePosition *p) {
    const OracleMap *map = oracle_map(EXTRA);
    for (int kind = 0; kind < KINDS; kind++) {
        for (int n = 0; n < map->pieces[kind]; n++) {
            int owners = 0;
            for (int i = 0; i < p->players; i++) {
                owners += p->sheet[i].has[kind][n];
            }
            if (owners > 1) {
                return false;
            }
        }
    }
    for (int s = 0; s < map->pieces[SETTLEMENT]; s++) {
        for (int c = 0; c < map->pieces[CITY]; c++) {
            if (map->site[SETTLEMENT][s] == map->site[CITY][c] && oracle_owner(p, SETTLEMENT, s) >= 0 &&
                oracle_owner(p, CITY, c) >= 0) {
                return false;
            }
        }
    }
    return true;
}

static bool valid_starting(const OraclePosition *p) {
    for (int i = 0; i < p->players; i++) {
        for (int kind = SETTLEMENT; kind < KINDS; kind++) {
            if (pieces_of(p, i, kind) != 0) {
                return false;
            }
        }
        if (pieces_of(p, i, ROAD) != (i < p->player ? 1 : 0)) {
            return false;
        }
    }
    /* Those before the player must have been able to choose so: look at them as a game for that many players.
     */
    OraclePosition before = *p;
    before.players = p->player;
    return (p->player == 0 || oracle_grown_from_starts(&before)) && oracle_start_possible(p);
}

static bool valid_extra(const OraclePosition *p) {
    const OracleMap *map = oracle_map(EXTRA);
    if (!valid_owners(p)) {
        return false;
    }
    if (p->phase == PHASE_START) {
        return valid_starting(p);
    }
    if (!oracle_grown_from_starts(p)) {
        return false;
    }
    for (int i = 0; i < p->players; i++) {
        const OracleSheet *s = &p->sheet[i];
        for (int kind = SETTLEMENT; kind <= CITY; kind++) {
            for (int n = 0; n < map->pieces[kind]; n++) {
                if (s->has[kind][n] && !oracle_road_at(p, i, map->site[kind][n])) {
                    return false;
                }
            }
        }
        for (int k = 0; k < map->pieces[KNIGHT]; k++) {
            if (s->has[KNIGHT][k] && !oracle_knight_reached(p, i, k)) {
                return false;
            }
        }
        if (pieces_of(p, i, CASTLE) > 0 && p->option[CASTLES_OFF] == 1) {
            return false;
        }
    }
    return true;
}

bool oracle_valid_board(const OraclePosition *p) {
    if (!valid_player(p) || !valid_won(p) || !valid_dice(p) || !valid_marks(p)) {
        return false;
    }
    return p->game == EXTRA ? valid_extra(p) : valid_island(p) && (p->game == PLUS || valid_boxes(p));
}

/* Standard: everybody with the most points has won. */
static bool valid_standard_win(const OraclePosition *p) {
    int most = -1000;
    for (int i = 0; i < p->players; i++) {
        if (oracle_points(p, i) > most) {
            most = oracle_points(p, i);
        }
    }
    for (int i = 0; i < p->players; i++) {
        if (p->phase == PHASE_OVER && (p->won[i] == 1) != (oracle_points(p, i) == most)) {
            return false;
        }
    }
    return true;
}

/* Plus and Extra: 10 points end the game. In a finished game the player to move has won when he has them;
   another can only have them by a Longest Road that was handed to him in this turn (Extra). */
static bool valid_points_win(const OraclePosition *p) {
    for (int i = 0; i < p->players; i++) {
        bool ten = oracle_points(p, i) >= WIN;
        if (p->phase != PHASE_OVER) {
            if (ten) {
                return false;
            }
            continue;
        }
        bool mover_has = oracle_points(p, p->player) >= WIN;
        bool wins = i == p->player ? ten : ten && !mover_has;
        if ((p->won[i] == 1) != wins) {
            return false;
        }
        if (ten && i != p->player) {
            int title = p->option[LONGEST_TWO] == 1 ? 2 : 1;
            if (p->game != EXTRA || p->road != i || oracle_points(p, i) - title >= WIN) {
                return false;
            }
        }
    }
    return true;
}

/* A title that somebody has reached is without a holder only after a cut, which only Extra's roads know. */
static bool valid_unheld(const OraclePosition *p) {
    for (int i = 0; i < p->players; i++) {
        int knights = 0;
        for (int k = 0; k < oracle_map(p->game)->pieces[KNIGHT]; k++) {
            knights += p->sheet[i].has[KNIGHT][k];
        }
        if (p->army < 0 && knights >= MIN_ARMY) {
            return false;
        }
        if (p->road < 0 && p->game == PLUS && p->sheet[i].has[ROAD][GREY_ROAD]) {
            return false;
        }
    }
    return true;
}

bool oracle_valid(const OraclePosition *p) {
    if (!oracle_valid_board(p)) {
        return false;
    }
    if (p->game == STANDARD) {
        return valid_standard_win(p);
    }
    return oracle_settle_road(p) == p->road && oracle_settle_army(p) == p->army && valid_unheld(p) &&
           valid_points_win(p);
}
