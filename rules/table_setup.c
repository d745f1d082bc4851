#include "table_setup.h"

#include "bits.h"

static const char *const rules[TABLE_RULES] = {"plain", "paired", "special"};
static const char *const boards[LAYOUT_BOARDS] = {"none", "19", "30"};
static const char *const dice[] = {"true", "deck"};
static const char *const expansions[TABLE_EXPANSIONS] = {"seafarers",  "knights", "fishermen",
                                                         "barbarians", "traders", "explorers"};

const char *table_setup_rule(int rule) { return rules[rule]; }
const char *table_setup_expansion(int which) { return expansions[which]; }

layout_board table_setup_board(int players) { return players >= TABLE_SEATS_PAIRED ? LAYOUT_30 : LAYOUT_19; }

static bool rule_fits(const table_setup *st) {
    return (st->players < TABLE_SEATS_PAIRED) == (st->rule == TABLE_PLAIN);
}

static bool board_fits(const table_setup *st) {
    return st->board == LAYOUT_NONE || st->board == table_setup_board(st->players);
}

void table_setup_fit(table_setup *st) {
    if (!rule_fits(st)) st->rule = st->players < TABLE_SEATS_PAIRED ? TABLE_PLAIN : TABLE_PAIRED;
    if (!board_fits(st)) st->board = (uint8_t)table_setup_board(st->players);
}

table_setup table_setup_for(int players) {
    table_setup st = {.players = (uint8_t)players, .board = (uint8_t)table_setup_board(players)};
    table_setup_fit(&st);
    return st;
}

bool table_setup_sane(const table_setup *st) {
    return st->players >= TABLE_SEATS_MIN && st->players <= TABLE_SEATS_MAX && st->rule < TABLE_RULES &&
           rule_fits(st) && st->expansions >> TABLE_EXPANSIONS == 0 && st->deck <= 1 && board_fits(st);
}

static void print_expansions(line *l, uint8_t set) {
    if (!set) line_text(l, "none");
    for (int i = 0, printed = 0; i < TABLE_EXPANSIONS; i++) {
        if (!(set & bits_one(i))) continue;
        if (printed++) line_char(l, ',');
        line_text(l, expansions[i]);
    }
}

void table_setup_print(line *l, const table_setup *st) {
    line_text(l, "table players=");
    line_uint(l, st->players);
    line_text(l, " rule=");
    line_text(l, rules[st->rule]);
    line_text(l, " expansions=");
    print_expansions(l, st->expansions);
    line_text(l, " dice=");
    line_text(l, dice[st->deck]);
    line_text(l, " board=");
    line_text(l, boards[st->board]);
}

static uint8_t scan_players(scan *s) {
    int at = s->at;
    uint32_t players = scan_number(s);
    if (players >= TABLE_SEATS_MIN && players <= TABLE_SEATS_MAX) return (uint8_t)players;
    scan_fail(s, REASON_BAD_PLAYERS, at);
    return TABLE_SEATS_MIN;
}

static uint8_t scan_choice(scan *s, const char *const *words, int count) {
    for (int i = 0; i < count; i++)
        if (scan_word(s, words[i])) return (uint8_t)i;
    scan_fail(s, REASON_BAD_SWITCH, s->at);
    return 0;
}

static uint8_t scan_expansions(scan *s) {
    if (scan_word(s, "none")) return 0;
    unsigned set = 0;
    int last = -1;
    do {
        int at = s->at, i = 0;
        while (i < TABLE_EXPANSIONS && !scan_skip(s, expansions[i])) i++;
        if (i == TABLE_EXPANSIONS) scan_fail(s, REASON_BAD_SWITCH, at);
        else if (i <= last) scan_fail(s, REASON_NOT_ASCENDING, at);
        else set |= bits_one(last = i);
    } while (scan_skip(s, ","));
    return (uint8_t)set;
}

/* The keys, in the order of the notation. */
enum { PLAYERS, RULE, EXPANSIONS, DICE, BOARD, KEYS };
static const char *const keys[KEYS] = {" players=", " rule=", " expansions=", " dice=", " board="};

/* Where the values stand; 0: not said. */
typedef struct {
    int at[KEYS];
} places;

static void scan_value(scan *s, table_setup *st, int key) {
    switch (key) {
    case PLAYERS: st->players = scan_players(s); break;
    case RULE: st->rule = scan_choice(s, rules, TABLE_RULES); break;
    case EXPANSIONS: st->expansions = scan_expansions(s); break;
    case DICE: st->deck = scan_choice(s, dice, 2); break;
    default: st->board = scan_choice(s, boards, LAYOUT_BOARDS); break;
    }
}

static void scan_fits(scan *s, const table_setup *st, const places *where) {
    if (!rule_fits(st)) scan_fail(s, REASON_BAD_SWITCH, where->at[RULE]);
    if (!board_fits(st)) scan_fail(s, REASON_BAD_SWITCH, where->at[BOARD]);
}

table_setup table_setup_scan(scan *s) {
    table_setup st = table_setup_for(TABLE_SEATS_MIN);
    places where;
    scan_need(s, "table");
    for (int key = 0; key < KEYS; key++) {
        scan_need(s, keys[key]);
        where.at[key] = s->at;
        scan_value(s, &st, key);
    }
    scan_fits(s, &st, &where);
    return st;
}

reason table_setup_parse(table_setup *st, const char *text, int *column) {
    scan s = scan_of(text);
    table_setup read = table_setup_for(TABLE_SEATS_MAX);
    places where = {{0}};
    if (!scan_word(&s, "table")) scan_fail(&s, REASON_UNKNOWN_GAME, 0);
    for (int key = 0; key < KEYS;) {
        if (!scan_skip(&s, keys[key])) {
            key++;
            continue;
        }
        where.at[key] = s.at;
        scan_value(&s, &read, key);
        key = 0;
    }
    table_setup usual = table_setup_for(read.players);
    if (!where.at[RULE]) read.rule = usual.rule;
    if (!where.at[BOARD]) read.board = usual.board;
    scan_end(&s);
    scan_fits(&s, &read, &where);
    *column = s.column;
    if (s.failed == REASON_OK) *st = read;
    return s.failed;
}
