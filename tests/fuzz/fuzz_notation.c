/* Lines of notation from a fuzzer: the first is a position (or a setup), the
 * others are moves. Whatever they say: a refused line changes nothing and names
 * a column within it, an accepted one is what printing gives, and the position
 * after every accepted move can be read again. */
#include "kind.h"
#include "legal.h"
#include "lines.h"
#include "move.h"
#include "perft.h"
#include "position.h"
#include "rules.h"
#include "setup.h"

static void reads_back(const game *g) {
    char text[POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    position_print(&l, g);
    lines_must(!l.full);
    game again;
    int column = 0;
    lines_must(position_parse(&again, text, &column) == REASON_OK);
    lines_must(memcmp(&again, g, sizeof again) == 0);
}

static bool read_position(game *g, const char *text) {
    game before = *g;
    int column = 0;
    if (position_parse(g, text, &column) != REASON_OK) {
        lines_must_hold(text, column);
        lines_must(memcmp(&before, g, sizeof before) == 0);
        return false;
    }
    char printed[POSITION_TEXT_MAX];
    line l = line_in(printed, sizeof printed);
    position_print(&l, g);
    lines_must(strcmp(printed, text) == 0);
    return true;
}

static bool read_setup(game *g, const char *text) {
    setup st;
    int column = 0;
    if (setup_parse(&st, text, &column) != REASON_OK) {
        lines_must_hold(text, column);
        return false;
    }
    *g = rules_new((game_kind)st.kind, st.players, st.switches);
    reads_back(g);
    return true;
}

static void must_be_legal(void *context, const move *m) {
    const game *g = context;
    lines_must(m->kind == MOVE_ROLL || rules_check(g, m) == REASON_OK);
}

static void make(game *g, const char *text) {
    move m;
    memset(&m, 0xAA, sizeof m);
    move untouched = m;
    int column = 0;
    if (move_parse(&m, kind_of(g)->island, text, &column) != REASON_OK) {
        lines_must_hold(text, column);
        lines_must(memcmp(&m, &untouched, sizeof m) == 0);
        return;
    }
    game before = *g;
    if (rules_apply(g, &m) != REASON_OK) {
        lines_must(memcmp(&before, g, sizeof before) == 0);
        return;
    }
    reads_back(g);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char text[LINES_TEXT_MAX];
    if (!lines_text(text, data, size)) return 0;
    game g;
    memset(&g, 0, sizeof g);
    char *next = lines_cut(text);
    if (!read_position(&g, text) && !read_setup(&g, text)) return 0;
    legal_moves(&g, must_be_legal, &g);
    perft_boards(&g);
    while (next) {
        char *here = next;
        next = lines_cut(here);
        make(&g, here);
    }
    legal_moves(&g, must_be_legal, &g);
    return 0;
}
