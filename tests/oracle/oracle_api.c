/* Text in, text out. */
#include "oracle_internal.h"

#include <string.h>

static bool read_position(const char *text, OraclePosition *p) {
    return oracle_parse_position(text, p) && oracle_valid(p);
}

static void say(char *out, size_t size, const char *text) {
    OracleOut o;
    oracle_out_start(&o, out, size);
    oracle_out(&o, "%s", text);
}

bool oracle_echo(const char *position, char *out, size_t size) {
    OraclePosition p;
    return read_position(position, &p) && oracle_print_position(&p, out, size);
}

/* Adds the move to the list when it is legal. */
static void list(const OraclePosition *p, const OracleMove *m, OracleOut *out) {
    if (oracle_allowed(p, m)) {
        oracle_out(out, out->length == 0 ? "" : "\n");
        oracle_print_move(p->game, m, out);
    }
}

static void list_pieces(const OraclePosition *p, int type, int kind, OracleOut *out) {
    for (int i = 0; i < oracle_map(p->game)->pieces[kind]; i++) {
        OracleMove m = {.type = type, .kind = kind, .piece = i};
        list(p, &m, out);
    }
}

static void list_roll(const OraclePosition *p, OracleOut *out) {
    if (p->rolls > 0) {
        oracle_out(out, "roll *=*\nstop");
        return;
    }
    for (int d = 1; d <= oracle_dice_of_turn(p); d++) {
        oracle_out(out, d == 1 ? "roll %d" : ",%d", d);
    }
    oracle_out(out, "=*");
}

static void list_jokers(const OraclePosition *p, OracleOut *out) {
    for (int k = 0; k < oracle_map(p->game)->pieces[KNIGHT]; k++) {
        for (int d = 0; d < MAX_DICE; d++) {
            for (int face = 0; face <= NO_FACE; face++) {
                OracleMove m = {.type = MOVE_JOKER, .kind = KNIGHT, .piece = k, .die = d, .face = face};
                if (face != ANY) { /* ANY is no face of a die */
                    list(p, &m, out);
                }
            }
        }
    }
}

bool oracle_legal(const char *position, char *text, size_t size) {
    OraclePosition p;
    OracleOut out;
    oracle_out_start(&out, text, size);
    if (!read_position(position, &p)) {
        return false;
    }
    if (p.phase == PHASE_START) {
        list_pieces(&p, MOVE_START, ROAD, &out);
    }
    if (p.phase == PHASE_ROLL) {
        list_roll(&p, &out);
    }
    if (p.phase == PHASE_BUILD) {
        for (int face = 0; face < GOLD; face++) {
            OracleMove m = {.type = MOVE_TRADE, .face = face};
            list(&p, &m, &out);
        }
        list_jokers(&p, &out);
        for (int kind = 0; kind < KINDS; kind++) {
            list_pieces(&p, MOVE_BUILD, kind, &out);
        }
        OracleMove end = {.type = MOVE_END};
        list(&p, &end, &out);
    }
    return !out.full;
}

bool oracle_check(const char *position, const char *move) {
    OraclePosition p;
    OracleMove m;
    return read_position(position, &p) && oracle_parse_move(p.game, move, &m) && oracle_allowed(&p, &m);
}

bool oracle_apply(const char *position, const char *move, char *out, size_t size) {
    OraclePosition p;
    OracleMove m;
    if (!read_position(position, &p)) {
        say(out, size, "position");
        return false;
    }
    if (!oracle_parse_move(p.game, move, &m) || (m.type == MOVE_ROLL && !m.faces_given)) {
        say(out, size, "move");
        return false;
    }
    if (!oracle_allowed(&p, &m)) {
        say(out, size, "illegal");
        return false;
    }
    oracle_do(&p, &m);
    if (!oracle_print_position(&p, out, size)) {
        say(out, size, "size");
        return false;
    }
    return true;
}

bool oracle_scores(const char *position, char *text, size_t size) {
    OraclePosition p;
    OracleOut out;
    oracle_out_start(&out, text, size);
    if (!oracle_parse_position(position, &p) || !oracle_valid_board(&p)) {
        return false;
    }
    if (p.game != STANDARD) {
        p.road = oracle_settle_road(&p);
        p.army = oracle_settle_army(&p);
    }
    for (int i = 0; i < p.players; i++) {
        oracle_out(&out, i == 0 ? "P%d=%d" : " P%d=%d", i + 1, oracle_points(&p, i));
    }
    const char *const title[] = {"road", "army"};
    const int holder[] = {p.road, p.army};
    for (int t = 0; t < 2; t++) {
        oracle_out(&out, holder[t] < 0 ? " %s=-" : " %s=P%d", title[t], holder[t] + 1);
    }
    return !out.full;
}
