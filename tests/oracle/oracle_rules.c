/* Which moves are legal and what they do. */
#include "oracle_internal.h"

#include <string.h>

/*                                         b  l  w  g  o  m */
const int oracle_cost[KINDS][FACES] = {
    [ROAD] = {1, 1, 0, 0, 0, 0},   [SETTLEMENT] = {1, 1, 1, 1, 0, 0}, [CITY] = {0, 0, 0, 2, 3, 0},
    [KNIGHT] = {0, 0, 1, 1, 1, 0}, [CASTLE] = {0, 0, 0, 0, 0, 0}, /* six equal dice, see below */
};

static int unspent(const OraclePosition *p, int face) {
    int count = 0;
    for (int d = 0; d < p->dice; d++) {
        count += !p->spent[d] && p->face[d] == face;
    }
    return count;
}

/* The lowest unspent die that shows the face. */
static int lowest(const OraclePosition *p, int face) {
    for (int d = 0; d < p->dice; d++) {
        if (!p->spent[d] && p->face[d] == face) {
            return d;
        }
    }
    return -1;
}

bool oracle_payable(const OraclePosition *p, int kind) {
    for (int face = 0; face < FACES; face++) {
        if (kind == CASTLE && unspent(p, face) == 6) {
            return true;
        }
        if (unspent(p, face) < oracle_cost[kind][face]) {
            return false;
        }
    }
    return kind != CASTLE;
}

static void pay(OraclePosition *p, int kind) {
    for (int face = 0; face < FACES; face++) {
        for (int n = 0; n < oracle_cost[kind][face]; n++) {
            p->spent[lowest(p, face)] = 1;
        }
    }
    for (int d = 0; kind == CASTLE && d < 6; d++) {
        p->spent[d] = 1;
    }
}

bool oracle_joker_ready(const OraclePosition *p, int knight) {
    const OracleSheet *s = &p->sheet[p->player];
    if (!s->has[KNIGHT][knight] || s->used[knight] || s->fresh[knight]) {
        return false;
    }
    if (p->game == PLUS && p->option[DESERTS_EACH] == 0 && knight >= 5) {
        /* K6 with K7, K8 with K9: one joker, named after the first. */
        return (knight == 5 || knight == 7) && s->has[KNIGHT][knight + 1];
    }
    return true;
}

static bool joker_allowed(const OraclePosition *p, const OracleMove *m) {
    if (p->phase != PHASE_BUILD || m->kind != KNIGHT || !oracle_joker_ready(p, m->piece)) {
        return false;
    }
    if (m->die < 0 || m->die >= p->dice || p->spent[m->die]) {
        return false;
    }
    int gives = oracle_map(p->game)->joker[m->piece];
    if (gives == ANY) {
        return m->face < FACES && m->face != p->face[m->die];
    }
    return m->face == NO_FACE && gives != p->face[m->die];
}

static bool roll_allowed(const OraclePosition *p, const OracleMove *m) {
    int dice = oracle_dice_of_turn(p), rolled = 0;
    if (p->phase != PHASE_ROLL) {
        return false;
    }
    for (int d = 0; d < MAX_DICE; d++) {
        if (m->rolled[d] && d >= dice) {
            return false;
        }
        rolled += m->rolled[d];
    }
    return p->rolls == 0 ? rolled == dice : rolled > 0;
}

bool oracle_allowed(const OraclePosition *p, const OracleMove *m) {
    switch (m->type) {
    case MOVE_START: return p->phase == PHASE_START && m->kind == ROAD && oracle_start_allowed(p, m->piece);
    case MOVE_ROLL: return roll_allowed(p, m);
    case MOVE_STOP: return p->phase == PHASE_ROLL && p->rolls > 0;
    case MOVE_TRADE: return p->phase == PHASE_BUILD && m->face < GOLD && unspent(p, GOLD) >= 2;
    case MOVE_JOKER: return joker_allowed(p, m);
    case MOVE_BUILD:
        return p->phase == PHASE_BUILD && oracle_payable(p, m->kind) &&
               oracle_place_allowed(p, m->kind, m->piece);
    default: return p->phase == PHASE_BUILD; /* end */
    }
}

static void check_win(OraclePosition *p) {
    if (p->game == STANDARD) {
        return;
    }
    int winner = -1;
    for (int i = 0; i < p->players; i++) {
        if (oracle_points(p, i) >= WIN && (winner < 0 || i == p->player)) {
            winner = i; /* the player whose turn it is comes first */
        }
    }
    if (winner >= 0) {
        p->phase = PHASE_OVER;
        p->won[winner] = 1;
    }
}

void oracle_place(OraclePosition *p, int kind, int piece) {
    const OracleMap *map = oracle_map(p->game);
    OracleSheet *s = &p->sheet[p->player];
    s->has[kind][piece] = 1;
    if (p->game == EXTRA && kind == CITY) {
        for (int i = 0; i < map->pieces[SETTLEMENT]; i++) {
            if (map->site[SETTLEMENT][i] == map->site[CITY][piece]) {
                s->has[SETTLEMENT][i] = 0;
            }
        }
    }
    if (p->game == EXTRA && kind == KNIGHT && p->option[JOKERS_NOW] == 0) {
        s->fresh[piece] = 1;
    }
    if (p->game != STANDARD) {
        if (kind == ROAD || kind == SETTLEMENT) { /* only these change the length of a road */
            p->road = oracle_settle_road(p);
        }
        if (kind == KNIGHT) {
            p->army = oracle_settle_army(p);
        }
    }
    check_win(p);
}

static void do_start(OraclePosition *p, int road) {
    p->sheet[p->player].has[ROAD][road] = 1;
    p->player++;
    if (p->player == p->players) {
        p->player = 0;
        p->turn = 1;
        p->phase = PHASE_ROLL;
    }
}

static void do_roll(OraclePosition *p, const OracleMove *m) {
    p->dice = oracle_dice_of_turn(p);
    for (int d = 0; d < p->dice; d++) {
        if (m->rolled[d]) {
            p->face[d] = m->roll_face[d];
        }
    }
    p->rolls++;
    if (p->rolls == 3) {
        p->phase = PHASE_BUILD;
    }
}

static void do_trade(OraclePosition *p, int face) {
    int first = lowest(p, GOLD);
    p->face[first] = face;
    p->spent[lowest(p, GOLD)] = 1;
}

static void finish_standard(OraclePosition *p) {
    int most = -1000;
    for (int i = 0; i < p->players; i++) {
        int points = oracle_points(p, i);
        most = points > most ? points : most;
    }
    for (int i = 0; i < p->players; i++) {
        p->won[i] = oracle_points(p, i) == most;
    }
    p->phase = PHASE_OVER;
}

static void do_end(OraclePosition *p) {
    OracleSheet *s = &p->sheet[p->player];
    if (p->game == STANDARD) {
        s->box[s->boxes] = oracle_piece_points(p, p->player) - oracle_box_points(s);
        s->boxes++;
    }
    memset(s->fresh, 0, sizeof s->fresh);
    p->rolls = 0;
    p->dice = 0;
    memset(p->face, 0, sizeof p->face);
    memset(p->spent, 0, sizeof p->spent);
    if (p->game == STANDARD && p->turn == MAX_BOXES * p->players) {
        finish_standard(p);
        return;
    }
    p->turn++;
    p->player = (p->turn - 1) % p->players;
    p->phase = PHASE_ROLL;
}

void oracle_do(OraclePosition *p, const OracleMove *m) {
    switch (m->type) {
    case MOVE_START: do_start(p, m->piece); break;
    case MOVE_ROLL: do_roll(p, m); break;
    case MOVE_STOP: p->phase = PHASE_BUILD; break;
    case MOVE_TRADE: do_trade(p, m->face); break;
    case MOVE_JOKER: {
        int gives = oracle_map(p->game)->joker[m->piece];
        p->face[m->die] = gives == ANY ? m->face : gives;
        p->sheet[p->player].used[m->piece] = 1;
        break;
    }
    case MOVE_BUILD:
        pay(p, m->kind);
        oracle_place(p, m->kind, m->piece);
        break;
    default: do_end(p); break;
    }
}
