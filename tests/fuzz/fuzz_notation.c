/* Lines of notation from a fuzzer: the first is a position (or a setup), the
 * others are moves. Whatever they say: a refused line changes nothing and names
 * a column within it, an accepted one is what printing gives, and the position
 * after every accepted move can be read again. */
#include "kind.h"
#include "legal.h"
#include "move.h"
#include "perft.h"
#include "position.h"
#include "rules.h"
#include "setup.h"
#include "table_position.h"
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

static void reads_back(const game *g) {
    char text[POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    position_print(&l, g);
    must(!l.full);
    game again;
    int column = 0;
    must(position_parse(&again, text, &column) == REASON_OK);
    must(memcmp(&again, g, sizeof again) == 0);
}

static bool read_position(game *g, const char *text) {
    game before = *g;
    int column = 0;
    if (position_parse(g, text, &column) != REASON_OK) {
        column_is_in(text, column);
        must(memcmp(&before, g, sizeof before) == 0);
        return false;
    }
    char printed[POSITION_TEXT_MAX];
    line l = line_in(printed, sizeof printed);
    position_print(&l, g);
    must(strcmp(printed, text) == 0);
    return true;
}

static bool read_setup(game *g, const char *text) {
    setup st;
    int column = 0;
    if (setup_parse(&st, text, &column) != REASON_OK) {
        column_is_in(text, column);
        return false;
    }
    *g = rules_new((game_kind)st.kind, st.players, st.switches);
    reads_back(g);
    return true;
}

static void must_be_legal(void *context, const move *m) {
    const game *g = context;
    must(m->kind == MOVE_ROLL || rules_check(g, m) == REASON_OK);
}

static void make(game *g, const char *text) {
    move m;
    memset(&m, 0xAA, sizeof m);
    move untouched = m;
    int column = 0;
    if (move_parse(&m, kind_of(g)->island, text, &column) != REASON_OK) {
        column_is_in(text, column);
        must(memcmp(&m, &untouched, sizeof m) == 0);
        return;
    }
    game before = *g;
    if (rules_apply(g, &m) != REASON_OK) {
        must(memcmp(&before, g, sizeof before) == 0);
        return;
    }
    reads_back(g);
}

/* The same for the table. */
static void table_reads_back(const table *t) {
    char text[TABLE_POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    table_position_print(&l, t);
    must(!l.full && table_valid(t));
    table again;
    int column = 0;
    must(table_position_parse(&again, text, &column) == REASON_OK);
    must(memcmp(&again, t, sizeof again) == 0);
}

static bool table_read(table *t, const char *text) {
    int column = 0;
    if (table_position_parse(t, text, &column) == REASON_OK) {
        char printed[TABLE_POSITION_TEXT_MAX];
        line l = line_in(printed, sizeof printed);
        table_position_print(&l, t);
        must(strcmp(printed, text) == 0);
        return true;
    }
    column_is_in(text, column);
    table_setup st;
    if (table_setup_parse(&st, text, &column) != REASON_OK) {
        column_is_in(text, column);
        return false;
    }
    *t = table_new(&st);
    return true;
}

static void table_make(table *t, const char *text) {
    table_move m;
    int column = 0;
    if (table_move_parse(&m, text, &column) != REASON_OK) {
        column_is_in(text, column);
        return;
    }
    char printed[TABLE_MOVE_TEXT_MAX];
    line l = line_in(printed, sizeof printed);
    table_move_print(&l, &m);
    must(strcmp(printed, text) == 0);
    table before = *t;
    if (table_apply(t, &m) != REASON_OK) must(memcmp(&before, t, sizeof before) == 0);
    table_reads_back(t);
}

static void table_lines(const char *text, char *next) {
    table t;
    if (!table_read(&t, text)) return;
    table_reads_back(&t);
    while (next) {
        char *here = next;
        next = strchr(here, '\n');
        if (next) *next++ = '\0';
        table_make(&t, here);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char text[TEXT_MAX];
    if (size >= sizeof text) return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    game g;
    memset(&g, 0, sizeof g);
    char *next = strchr(text, '\n');
    if (next) *next++ = '\0';
    table_lines(text, strncmp(text, "table", 5) ? NULL : next);
    if (!read_position(&g, text) && !read_setup(&g, text)) return 0;
    legal_moves(&g, must_be_legal, &g);
    perft_boards(&g);
    while (next) {
        char *here = next;
        next = strchr(here, '\n');
        if (next) *next++ = '\0';
        make(&g, here);
    }
    legal_moves(&g, must_be_legal, &g);
    return 0;
}
