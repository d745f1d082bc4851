#include "move.h"

#include "scan.h"

static const char *const words[MOVE_KINDS] = {
    [MOVE_START] = "start", [MOVE_ROLL] = "roll",   [MOVE_STOP] = "stop", [MOVE_TRADE] = "trade",
    [MOVE_JOKER] = "joker", [MOVE_BUILD] = "build", [MOVE_END] = "end",
};

static void print_site(line *l, const island *is, cost_piece piece, int site) {
    line_char(l, ' ');
    line_char(l, cost_letter(piece));
    island_print(l, is, piece, site);
}

static void print_roll(line *l, const move *m) {
    char separator = ' ';
    bool drawn = true;
    for (int die = 0; die < DICE_MAX; die++) {
        if (!dice_has(m->dice, die)) continue;
        line_char(l, separator);
        line_int(l, die + 1);
        separator = ',';
        drawn = drawn && m->faces[die] != ROLL_NO_FACE;
    }
    if (!drawn || m->dice == 0) return;
    line_char(l, '=');
    for (int die = 0; die < DICE_MAX; die++)
        if (dice_has(m->dice, die)) line_char(l, dice_letter(m->faces[die]));
}

static void print_joker(line *l, const island *is, const move *m) {
    print_site(l, is, COST_KNIGHT, m->site);
    line_char(l, ' ');
    line_int(l, m->die + 1);
    if (is->knight[m->site].joker != ISLAND_ANY || m->face == ROLL_NO_FACE) return;
    line_char(l, '=');
    line_char(l, dice_letter(m->face));
}

void move_print(line *l, const island *is, const move *m) {
    line_text(l, words[m->kind]);
    switch (m->kind) {
    case MOVE_START: print_site(l, is, COST_ROAD, m->site); break;
    case MOVE_ROLL: print_roll(l, m); break;
    case MOVE_TRADE:
        line_char(l, ' ');
        line_char(l, dice_letter(m->face));
        break;
    case MOVE_JOKER: print_joker(l, is, m); break;
    case MOVE_BUILD: print_site(l, is, (cost_piece)m->piece, m->site); break;
    default: break;
    }
}

static uint8_t scan_face(scan *s) {
    int at = s->at;
    int face = -1;
    char c = scan_char(s);
    if (c >= 'a' && c <= 'z') face = dice_parse(c);
    if (face < 0) scan_fail(s, REASON_NOT_UNDERSTOOD, at);
    return (uint8_t)(face < 0 ? 0 : face);
}

static uint8_t scan_die(scan *s) {
    int at = s->at;
    char c = scan_char(s);
    if (c < '1' || c > '0' + DICE_MAX) {
        scan_fail(s, c >= '0' && c <= '9' ? REASON_NO_SUCH_DICE : REASON_NOT_UNDERSTOOD, at);
        return 0;
    }
    return (uint8_t)(c - '1');
}

/* A name with its letter, of any kind from `first` to `last`. */
static void scan_site(scan *s, const island *is, move *m, cost_piece first, cost_piece last) {
    scan_need(s, " ");
    int at = s->at;
    char letter = scan_char(s);
    int piece = (int)first;
    while (piece <= (int)last && cost_letter((cost_piece)piece) != letter) piece++;
    if (piece > (int)last) {
        scan_fail(s, REASON_NOT_UNDERSTOOD, at);
        return;
    }
    int digits;
    int site = island_find(is, (cost_piece)piece, &s->text[s->at], &digits);
    if (digits == 0) scan_fail(s, REASON_NOT_UNDERSTOOD, s->at);
    if (site < 0) {
        scan_fail(s, REASON_NO_SUCH_SITE, at);
        return;
    }
    s->at += digits;
    m->piece = (uint8_t)(m->kind == MOVE_BUILD ? piece : 0);
    m->site = (uint8_t)site;
}

static void scan_roll(scan *s, move *m) {
    scan_need(s, " ");
    int last = -1;
    do {
        int at = s->at;
        int die = scan_die(s);
        if (die <= last) scan_fail(s, REASON_NOT_ASCENDING, at);
        if (s->failed != REASON_OK) return;
        last = die;
        m->dice = (dice_set)(m->dice | 1u << die);
    } while (scan_skip(s, ","));
    bool drawn = scan_skip(s, "=");
    for (int die = 0; die < DICE_MAX; die++)
        if (dice_has(m->dice, die)) m->faces[die] = drawn ? scan_face(s) : (uint8_t)ROLL_NO_FACE;
}

static void scan_joker(scan *s, const island *is, move *m) {
    scan_site(s, is, m, COST_KNIGHT, COST_KNIGHT);
    scan_need(s, " ");
    m->die = scan_die(s);
    if (s->failed != REASON_OK) return;
    int gives = is->knight[m->site].joker;
    if (scan_skip(s, "=")) m->face = scan_face(s);
    else m->face = (uint8_t)(gives == ISLAND_ANY ? ROLL_NO_FACE : gives);
}

reason move_parse(move *m, const island *is, const char *text, int *column) {
    scan s = scan_of(text);
    move read = {.kind = 0};
    while (read.kind < MOVE_KINDS && !scan_word(&s, words[read.kind])) read.kind++;
    switch (read.kind) {
    case MOVE_START: scan_site(&s, is, &read, COST_ROAD, COST_ROAD); break;
    case MOVE_ROLL: scan_roll(&s, &read); break;
    case MOVE_TRADE:
        scan_need(&s, " ");
        read.face = scan_face(&s);
        break;
    case MOVE_JOKER: scan_joker(&s, is, &read); break;
    case MOVE_BUILD: scan_site(&s, is, &read, COST_ROAD, COST_CASTLE); break;
    case MOVE_KINDS: scan_fail(&s, REASON_UNKNOWN_MOVE, 0); break;
    default: break;
    }
    scan_end(&s);
    *column = s.column;
    if (s.failed == REASON_OK) *m = read;
    return s.failed;
}
