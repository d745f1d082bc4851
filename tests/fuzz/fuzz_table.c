/* Lines about the table from a fuzzer: the first is a position or a setup, the
 * others are moves and "undo". Whatever they say: a refused line changes nothing
 * and names a column within it, an accepted one is what printing gives, and what
 * comes of a move is a table that could be and can be read again. */
#include "table_position.h"
#include "table_session.h"
#include "table_valid.h"

#include <stdlib.h>
#include <string.h>

enum { TEXT_MAX = 2048 };

static void must(bool holds) {
    if (!holds) abort();
}

static void column_is_in(const char *text, int column) {
    must(column >= 1 && (size_t)column <= strlen(text) + 1);
}

static void reads_back(const table *t) {
    char text[TABLE_POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    table_position_print(&l, t);
    must(!l.full && table_valid(t));
    table again;
    int column = 0;
    must(table_position_parse(&again, text, &column) == REASON_OK);
    must(memcmp(&again, t, sizeof again) == 0);
}

static bool begin(table_session *s, const char *text) {
    int column = 0;
    if (table_session_position(s, text, &column) == REASON_OK) {
        char printed[TABLE_POSITION_TEXT_MAX];
        line l = line_in(printed, sizeof printed);
        table_position_print(&l, &s->now);
        must(strcmp(printed, text) == 0);
        return true;
    }
    column_is_in(text, column);
    table_setup st;
    if (table_setup_parse(&st, text, &column) == REASON_OK) {
        table_session_begin(s, &st);
        return true;
    }
    column_is_in(text, column);
    return false;
}

static void make(table_session *s, const char *text) {
    table before = s->now;
    if (strcmp(text, "undo") == 0) {
        if (table_session_undo(s) != REASON_OK) must(memcmp(&before, &s->now, sizeof before) == 0);
        return;
    }
    table_move m;
    memset(&m, 0xAA, sizeof m);
    table_move untouched = m;
    int column = 0;
    if (table_move_parse(&m, text, &column) != REASON_OK) {
        column_is_in(text, column);
        must(memcmp(&m, &untouched, sizeof m) == 0);
    } else if (table_session_do(s, &m) != REASON_OK) must(memcmp(&before, &s->now, sizeof before) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char text[TEXT_MAX];
    if (size >= sizeof text) return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    table_session s;
    memset(&s, 0, sizeof s);
    char *next = strchr(text, '\n');
    if (next) *next++ = '\0';
    if (!begin(&s, text)) return 0;
    reads_back(&s.now);
    while (next) {
        char *here = next;
        next = strchr(here, '\n');
        if (next) *next++ = '\0';
        make(&s, here);
        reads_back(&s.now);
    }
    return 0;
}
