/* Moves as text. Reading is loose; printing again must give the same text, which makes it strict. */
#include "oracle_internal.h"

#include <string.h>

static const char faces[] = "blwgom";

bool oracle_print_move(int game, const OracleMove *m, OracleOut *out) {
    static const char *const verbs[] = {"start", "roll", "stop", "trade", "joker", "build", "end"};
    oracle_out(out, "%s", verbs[m->type]);
    switch (m->type) {
    case MOVE_START:
    case MOVE_BUILD:
        oracle_out(out, " ");
        oracle_out_name(out, game, m->kind, m->piece);
        break;
    case MOVE_TRADE: oracle_out(out, " %c", faces[m->face]); break;
    case MOVE_JOKER:
        oracle_out(out, " ");
        oracle_out_name(out, game, m->kind, m->piece);
        oracle_out(out, " %d", m->die + 1);
        if (m->face != NO_FACE) {
            oracle_out(out, "=%c", faces[m->face]);
        }
        break;
    case MOVE_ROLL: {
        const char *before = " ";
        for (int d = 0; d < MAX_DICE; d++) {
            if (m->rolled[d]) {
                oracle_out(out, "%s%d", before, d + 1);
                before = ",";
            }
        }
        oracle_out(out, "%s", m->faces_given ? "=" : "");
        for (int d = 0; d < MAX_DICE && m->faces_given; d++) {
            if (m->rolled[d]) {
                oracle_out(out, "%c", faces[m->roll_face[d]]);
            }
        }
        break;
    }
    default: break;
    }
    return !out->full;
}

/* "2,5,6=bgo" or "2,5,6" */
static bool parse_roll(const char *text, OracleMove *m) {
    const char *equals = strchr(text, '=');
    const char *face = equals == NULL ? NULL : equals + 1;
    m->faces_given = face != NULL;
    for (const char *c = text; *c != '\0' && c != equals; c++) {
        if (*c == ',') {
            continue;
        }
        if (*c < '1' || *c > '6') {
            return false;
        }
        int d = *c - '1';
        m->rolled[d] = true;
        if (face != NULL) {
            m->roll_face[d] = oracle_face_of(*face);
            if (m->roll_face[d] == NO_FACE) {
                return false;
            }
            face++;
        }
    }
    return true; /* too many faces, order, commas: the printing again tells */
}

/* "K3 4" or "K6 4=o" */
static bool parse_joker(int game, const char *text, OracleMove *m) {
    char name[8];
    size_t length = strcspn(text, " ");
    if (length >= sizeof name || text[length] != ' ') {
        return false;
    }
    memcpy(name, text, length);
    name[length] = '\0';
    m->piece = oracle_piece_of(game, name, &m->kind);
    const char *rest = text + length + 1;
    if (m->piece < 0 || rest[0] < '1' || rest[0] > '6') {
        return false;
    }
    m->die = rest[0] - '1';
    if (rest[1] == '=') {
        m->face = oracle_face_of(rest[2]);
        return m->face != NO_FACE;
    }
    return true;
}

static bool parse_loosely(int game, const char *text, OracleMove *m) {
    static const struct {
        const char *verb;
        int type;
    } verbs[] = {
        {"start ", MOVE_START}, {"roll ", MOVE_ROLL},   {"stop", MOVE_STOP}, {"trade ", MOVE_TRADE},
        {"joker ", MOVE_JOKER}, {"build ", MOVE_BUILD}, {"end", MOVE_END},
    };
    memset(m, 0, sizeof *m);
    m->face = NO_FACE;
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++) {
        size_t n = strlen(verbs[i].verb);
        if (strncmp(text, verbs[i].verb, n) != 0) {
            continue;
        }
        const char *rest = text + n;
        m->type = verbs[i].type;
        switch (m->type) {
        case MOVE_START:
        case MOVE_BUILD: m->piece = oracle_piece_of(game, rest, &m->kind); return m->piece >= 0;
        case MOVE_ROLL: return parse_roll(rest, m);
        case MOVE_TRADE: m->face = oracle_face_of(rest[0]); return m->face != NO_FACE;
        case MOVE_JOKER: return parse_joker(game, rest, m);
        default: return true;
        }
    }
    return false;
}

bool oracle_parse_move(int game, const char *text, OracleMove *m) {
    char again[64];
    OracleOut out;
    oracle_out_start(&out, again, sizeof again);
    return parse_loosely(game, text, m) && oracle_print_move(game, m, &out) && strcmp(text, again) == 0;
}
