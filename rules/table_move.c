#include "table_move.h"

#include "dice.h"
#include "layout_text.h"

static const char *const words[TABLE_MOVE_KINDS] = {"rolloff", "start", "board", "roll", "next", "win"};
static const char events[TABLE_EVENTS] = {'\0', 's', 'y', 'b', 'g'};

table_event table_move_event(int face) {
    enum { SHIPS = 3 };
    return face < SHIPS ? TABLE_SHIP : (table_event)(TABLE_YELLOW + face - SHIPS);
}

void table_move_print_dice(line *l, table_dice d) {
    line_uint(l, d.red);
    line_uint(l, d.yellow);
    if (d.event) line_char(l, events[d.event]);
}

static uint8_t scan_pips(scan *s) {
    int at = s->at;
    char c = scan_char(s);
    if (c >= '1' && c <= '0' + DICE_FACES) return (uint8_t)(c - '0');
    scan_fail(s, REASON_NOT_UNDERSTOOD, at);
    return 1;
}

table_dice table_move_scan_dice(scan *s) {
    table_dice d = {.red = scan_pips(s)};
    d.yellow = scan_pips(s);
    for (uint8_t event = TABLE_SHIP; event < TABLE_EVENTS && !d.event; event++)
        if (scan_skip(s, (const char[]){events[event], '\0'})) d.event = event;
    return d;
}

bool table_move_is_roll(const table_move *m) {
    return m->kind == TABLE_MOVE_ROLLOFF || m->kind == TABLE_MOVE_ROLL || m->kind == TABLE_MOVE_BOARD;
}

static void print_dice(line *l, char before, const table_move *m) {
    if (!m->red) return;
    line_char(l, before);
    table_move_print_dice(l, (table_dice){m->red, m->yellow, m->event});
}

static void print_board(line *l, const layout *board) {
    if (board->board == LAYOUT_NONE && board->corner == LAYOUT_ANY_CORNER) return;
    line_char(l, ' ');
    if (board->board != LAYOUT_NONE) {
        layout_text_print(l, board);
        return;
    }
    line_text(l, "corner=");
    line_text(l, layout_text_corner(board->corner));
}

void table_move_print(line *l, const table_move *m) {
    line_text(l, words[m->kind]);
    switch (m->kind) {
    case TABLE_MOVE_BOARD: print_board(l, &m->board); break;
    case TABLE_MOVE_ROLL: print_dice(l, ' ', m); break;
    case TABLE_MOVE_NEXT: break;
    default:
        line_char(l, ' ');
        line_uint(l, m->seat + 1u);
        print_dice(l, '=', m);
        break;
    }
}

static void scan_dice(scan *s, const char *before, table_move *m) {
    if (!scan_skip(s, before)) return;
    table_dice d = table_move_scan_dice(s);
    m->red = d.red;
    m->yellow = d.yellow;
    m->event = d.event;
}

static void scan_seat(scan *s, table_move *m) {
    scan_need(s, " ");
    int at = s->at;
    uint32_t seat = scan_number(s);
    if (seat < 1 || seat > UINT8_MAX) scan_fail(s, REASON_NO_SUCH_SEAT, at);
    m->seat = (uint8_t)(seat - 1);
}

static void scan_board(scan *s, table_move *m) {
    m->board.corner = LAYOUT_ANY_CORNER;
    if (!scan_skip(s, " ")) return;
    if (scan_skip(s, "corner=")) m->board.corner = (uint8_t)layout_text_scan_corner(s);
    else m->board = layout_text_scan(s);
}

reason table_move_parse(table_move *m, const char *text, int *column) {
    scan s = scan_of(text);
    table_move read = {.kind = 0};
    while (read.kind < TABLE_MOVE_KINDS && !scan_word(&s, words[read.kind])) read.kind++;
    switch (read.kind) {
    case TABLE_MOVE_ROLLOFF:
        scan_seat(&s, &read);
        scan_dice(&s, "=", &read);
        break;
    case TABLE_MOVE_BOARD: scan_board(&s, &read); break;
    case TABLE_MOVE_ROLL: scan_dice(&s, " ", &read); break;
    case TABLE_MOVE_START:
    case TABLE_MOVE_WIN: scan_seat(&s, &read); break;
    case TABLE_MOVE_KINDS: scan_fail(&s, REASON_UNKNOWN_MOVE, 0); break;
    default: break;
    }
    scan_end(&s);
    *column = s.column;
    if (s.failed == REASON_OK) *m = read;
    return s.failed;
}
