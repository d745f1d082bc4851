/* Lines about the table from a fuzzer: the first is a position or a setup, the
 * others are moves and "undo". Whatever they say: a refused line changes nothing
 * and names a column within it, an accepted one is what printing gives, and what
 * comes of a move is a table that could be and can be read again. */
#include "lines.h"
#include "table_position.h"
#include "table_session.h"
#include "table_valid.h"

static void reads_back(const table *t) {
    char text[TABLE_POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    table_position_print(&l, t);
    lines_must(!l.full && table_valid(t));
    table again;
    int column = 0;
    lines_must(table_position_parse(&again, text, &column) == REASON_OK);
    lines_must(memcmp(&again, t, sizeof again) == 0);
}

static bool begin(table_session *s, const char *text) {
    int column = 0;
    if (table_session_position(s, text, &column) == REASON_OK) {
        char printed[TABLE_POSITION_TEXT_MAX];
        line l = line_in(printed, sizeof printed);
        table_position_print(&l, &s->now);
        lines_must(strcmp(printed, text) == 0);
        return true;
    }
    lines_must_hold(text, column);
    table_setup st;
    if (table_setup_parse(&st, text, &column) == REASON_OK) {
        table_session_begin(s, &st);
        return true;
    }
    lines_must_hold(text, column);
    return false;
}

static void make(table_session *s, const char *text) {
    table before = s->now;
    if (strcmp(text, "undo") == 0) {
        if (table_session_undo(s) != REASON_OK) lines_must(memcmp(&before, &s->now, sizeof before) == 0);
        return;
    }
    table_move m;
    memset(&m, 0xAA, sizeof m);
    table_move untouched = m;
    int column = 0;
    if (table_move_parse(&m, text, &column) != REASON_OK) {
        lines_must_hold(text, column);
        lines_must(memcmp(&m, &untouched, sizeof m) == 0);
    } else if (table_session_do(s, &m) != REASON_OK) lines_must(memcmp(&before, &s->now, sizeof before) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char text[LINES_TEXT_MAX];
    if (!lines_text(text, data, size)) return 0;
    table_session s;
    memset(&s, 0, sizeof s);
    char *next = lines_cut(text);
    if (!begin(&s, text)) return 0;
    reads_back(&s.now);
    while (next) {
        char *here = next;
        next = lines_cut(here);
        make(&s, here);
        reads_back(&s.now);
    }
    return 0;
}
