#include "setup.h"

#include "kind.h"

setup setup_default(game_kind which) {
    return (setup){.kind = (uint8_t)which, .players = kind_by_index(which)->players_min};
}

bool setup_sane(const setup *st) {
    if (st->kind >= GAME_KINDS) return false;
    const kind *k = kind_by_index((game_kind)st->kind);
    return st->players >= k->players_min && st->players <= k->players_max && st->switches >> k->switches == 0;
}

void setup_print(line *l, const setup *st) {
    const kind *k = kind_by_index((game_kind)st->kind);
    line_text(l, k->name);
    line_text(l, " players=");
    line_uint(l, st->players);
    for (int i = 0; i < k->switches; i++) {
        line_char(l, ' ');
        line_text(l, k->toggle[i].key);
        line_char(l, '=');
        line_text(l, k->toggle[i].value[st->switches >> i & 1]);
    }
}

static setup scan_game(scan *s) {
    for (int which = 0; which < GAME_KINDS; which++)
        if (scan_word(s, kind_by_index((game_kind)which)->name)) return setup_default((game_kind)which);
    scan_fail(s, REASON_UNKNOWN_GAME, s->at);
    return setup_default(GAME_STANDARD);
}

static void scan_players(scan *s, setup *st) {
    const kind *k = kind_by_index((game_kind)st->kind);
    int at = s->at;
    uint32_t players = scan_number(s);
    if (players < k->players_min || players > k->players_max) scan_fail(s, REASON_BAD_PLAYERS, at);
    st->players = (uint8_t)players;
}

static void scan_value(scan *s, setup *st, int i) {
    const kind_switch *toggle = &kind_by_index((game_kind)st->kind)->toggle[i];
    st->switches = (uint8_t)(st->switches & ~(1u << i));
    if (scan_word(s, toggle->value[0])) return;
    if (scan_word(s, toggle->value[1])) st->switches = (uint8_t)(st->switches | 1u << i);
    else scan_fail(s, REASON_BAD_SWITCH, s->at);
}

setup setup_scan(scan *s) {
    setup st = scan_game(s);
    const kind *k = kind_by_index((game_kind)st.kind);
    scan_need(s, " players=");
    scan_players(s, &st);
    for (int i = 0; i < k->switches; i++) {
        scan_need(s, " ");
        scan_need(s, k->toggle[i].key);
        scan_need(s, "=");
        scan_value(s, &st, i);
    }
    return st;
}

static bool scan_key(scan *s, const char *key) {
    int before = s->at;
    if (scan_skip(s, key) && scan_skip(s, "=")) return true;
    s->at = before;
    return false;
}

reason setup_parse(setup *st, const char *text, int *column) {
    scan s = scan_of(text);
    setup read = scan_game(&s);
    const kind *k = kind_by_index((game_kind)read.kind);
    while (scan_skip(&s, " ")) {
        if (scan_key(&s, "players")) {
            scan_players(&s, &read);
            continue;
        }
        int i = 0;
        while (i < k->switches && !scan_key(&s, k->toggle[i].key)) i++;
        if (i < k->switches) scan_value(&s, &read, i);
        else scan_fail(&s, REASON_BAD_SWITCH, s.at);
    }
    scan_end(&s);
    *column = s.column;
    if (s.failed == REASON_OK) *st = read;
    return s.failed;
}
