#include "table_position.h"

#include "bits.h"
#include "dice.h"
#include "layout_text.h"
#include "table_valid.h"

static void print_rolled(line *l, const table *t) {
    line_text(l, " rolled=");
    for (int s = 0; s < t->setup.players; s++) {
        if (s) line_char(l, ',');
        if (t->rolled[s] == TABLE_OUT) line_char(l, 'x');
        else if (t->rolled[s]) line_uint(l, t->rolled[s]);
        else line_char(l, '-');
    }
}

static void print_counts(line *l, const char *key, const uint32_t *counts, int count) {
    line_text(l, key);
    for (int i = 0; i < count; i++) {
        if (i) line_char(l, ',');
        line_uint(l, counts[i]);
    }
}

static void print_drawn(line *l, const table *t) {
    const char *separator = " drawn=";
    for (int card = 0; card < DECK_CARDS; card++) {
        if (!bits_has(t->deck.drawn, card)) continue;
        line_text(l, separator);
        table_dice d = {(uint8_t)(card / DICE_FACES + 1), (uint8_t)(card % DICE_FACES + 1), TABLE_NO_EVENT};
        table_move_print_dice(l, d);
        separator = ",";
    }
}

static void print_seat(line *l, const char *key, int seat) {
    line_text(l, key);
    line_int(l, seat + 1);
}

void table_position_print(line *l, const table *t) {
    table_setup_print(l, &t->setup);
    line_text(l, " turn=");
    line_uint(l, t->turn);
    line_text(l, " phase=");
    line_text(l, table_phase_word(t->phase));
    if (t->phase != TABLE_ROLLOFF) print_seat(l, " start=", t->start);
    if (t->phase == TABLE_ROLLOFF || t->rolled[0]) print_rolled(l, t);
    if (t->phase == TABLE_EXTRA_BUILD) print_seat(l, " builder=", t->builder);
    if (t->phase == TABLE_OVER) print_seat(l, " won=", t->winner);
    if (t->red) {
        line_text(l, " roll=");
        table_move_print_dice(l, (table_dice){t->red, t->yellow, t->event});
    }
    if (table_rolls(t)) {
        print_counts(l, " sums=", t->sums, TABLE_SUMS);
        if (table_setup_has(&t->setup, TABLE_KNIGHTS))
            print_counts(l, " events=", &t->events[TABLE_SHIP], TABLE_EVENTS - TABLE_SHIP);
    }
    print_drawn(l, t);
    if (!t->board.board) return;
    line_char(l, ' ');
    layout_text_print(l, &t->board);
}

/* Where the words stand, for what table_valid may have to say about them. */
typedef struct {
    table t;
    int at[TABLE_PARTS];
} reading;

/* A key, remembering where its value begins. */
static bool skip_key(scan *s, reading *r, table_part part, const char *key) {
    if (!scan_skip(s, key)) return false;
    r->at[part] = s->at;
    return true;
}

static void need_key(scan *s, reading *r, table_part part, const char *key) {
    if (!skip_key(s, r, part, key)) scan_fail(s, REASON_NOT_UNDERSTOOD, s->at);
}

static uint8_t scan_seat(scan *s, const table *t) {
    int at = s->at;
    uint32_t seat = scan_number(s);
    if (seat >= 1 && seat <= t->setup.players) return (uint8_t)(seat - 1);
    scan_fail(s, REASON_NO_SUCH_SEAT, at);
    return 0;
}

static void scan_phase(scan *s, table *t) {
    for (t->phase = 0; t->phase < TABLE_PHASES; t->phase++)
        if (scan_word(s, table_phase_word(t->phase))) return;
    scan_fail(s, REASON_NOT_UNDERSTOOD, s->at);
}

static void scan_rolled(scan *s, table *t) {
    for (int seat = 0; seat < t->setup.players; seat++) {
        if (seat) scan_need(s, ",");
        int at = s->at;
        if (scan_skip(s, "-")) continue;
        if (scan_skip(s, "x")) {
            t->rolled[seat] = TABLE_OUT;
            continue;
        }
        uint32_t sum = scan_number(s);
        if (sum < 2 || sum > 2 * DICE_FACES) scan_fail(s, REASON_BAD_ROLL_OFF, at);
        t->rolled[seat] = (uint8_t)sum;
    }
}

static void scan_roll(scan *s, table *t) {
    table_dice d = table_move_scan_dice(s);
    t->red = d.red;
    t->yellow = d.yellow;
    t->event = d.event;
}

static void scan_counts(scan *s, uint32_t *counts, int count) {
    for (int i = 0; i < count; i++) {
        if (i) scan_need(s, ",");
        counts[i] = scan_number(s);
    }
}

static void scan_drawn(scan *s, table *t) {
    int last = -1;
    do {
        int at = s->at;
        table_dice d = table_move_scan_dice(s);
        int card = DICE_FACES * (d.red - 1) + d.yellow - 1;
        if (d.event) scan_fail(s, REASON_NOT_UNDERSTOOD, s->at - 1);
        if (card <= last) scan_fail(s, REASON_NOT_ASCENDING, at);
        if (s->failed != REASON_OK) return;
        bits_put(t->deck.drawn, last = card);
    } while (scan_skip(s, ","));
}

static void scan_header(scan *s, reading *r) {
    table *t = &r->t;
    t->setup = table_setup_scan(s);
    need_key(s, r, TABLE_PART_TURN, " turn=");
    uint32_t turn = scan_number(s);
    if (turn > TABLE_TURNS_MAX) scan_fail(s, REASON_BAD_TURN, r->at[TABLE_PART_TURN]);
    t->turn = (uint16_t)turn;
    need_key(s, r, TABLE_PART_PHASE, " phase=");
    scan_phase(s, t);
    if (t->phase != TABLE_ROLLOFF) {
        need_key(s, r, TABLE_PART_START, " start=");
        t->start = scan_seat(s, t);
    }
    bool rolling = t->phase == TABLE_ROLLOFF;
    if (rolling || t->phase == TABLE_FOUND) {
        r->at[TABLE_PART_ROLLED] = r->at[TABLE_PART_PHASE];
        bool written = skip_key(s, r, TABLE_PART_ROLLED, " rolled=");
        if (written) scan_rolled(s, t);
        else if (rolling) scan_fail(s, REASON_NOT_UNDERSTOOD, s->at);
        /* Chosen by hand nobody has rolled, and then it is not written. */
        if (written && !rolling && !t->rolled[0]) scan_fail(s, REASON_BAD_ROLL_OFF, r->at[TABLE_PART_ROLLED]);
    }
    if (t->phase == TABLE_EXTRA_BUILD) {
        need_key(s, r, TABLE_PART_BUILDER, " builder=");
        t->builder = scan_seat(s, t);
    }
    if (t->phase == TABLE_OVER) {
        need_key(s, r, TABLE_PART_WON, " won=");
        t->winner = scan_seat(s, t);
    }
}

static void scan_rolls(scan *s, reading *r) {
    table *t = &r->t;
    r->at[TABLE_PART_ROLL] = r->at[TABLE_PART_PHASE];
    if (skip_key(s, r, TABLE_PART_ROLL, " roll=")) scan_roll(s, t);
    r->at[TABLE_PART_DRAWN] = r->at[TABLE_PART_TURN];
    if (table_rolls(t)) {
        need_key(s, r, TABLE_PART_SUMS, " sums=");
        scan_counts(s, t->sums, TABLE_SUMS);
        r->at[TABLE_PART_DRAWN] = r->at[TABLE_PART_SUMS];
        if (table_setup_has(&t->setup, TABLE_KNIGHTS)) {
            need_key(s, r, TABLE_PART_EVENTS, " events=");
            scan_counts(s, &t->events[TABLE_SHIP], TABLE_EVENTS - TABLE_SHIP);
        }
    }
    if (skip_key(s, r, TABLE_PART_DRAWN, " drawn=")) scan_drawn(s, t);
}

reason table_position_parse(table *t, const char *text, int *column) {
    scan s = scan_of(text);
    reading r = {.at = {0}};
    scan_header(&s, &r);
    if (s.failed == REASON_OK) scan_rolls(&s, &r);
    if (scan_skip(&s, " ")) {
        r.at[TABLE_PART_BOARD] = s.at;
        r.t.board = layout_text_scan(&s);
    }
    scan_end(&s);
    table_part part;
    if (s.failed == REASON_OK) {
        reason why = table_valid_why(&r.t, &part);
        if (why != REASON_OK) scan_fail(&s, why, r.at[part]);
    }
    *column = s.column;
    if (s.failed == REASON_OK) *t = r.t;
    return s.failed;
}
