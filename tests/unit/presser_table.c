#include "deeds.h"
#include "presser.h"
#include "screens.h"

/* From the top row down, one after the other, then Start. */
static const char *set_up(const presser *p, const ui *u) {
    enum { START, PLAYERS, RULE };
    const table_setup *st = &u->table.evening;
    int goal = st->players != p->players ? PLAYERS : st->rule != p->rule ? RULE : START;
    if (u->evening_screen.row == goal) return "press a";
    return u->evening_screen.row < goal ? "press right" : "press left";
}

static bool time_to_win(const presser *p, const table *t) {
    return t->turn >= p->turns && t->phase != TABLE_BEFORE && t->phase != TABLE_EXTRA_BUILD;
}

static const char *turn(presser *p, const app *a) {
    const ui *u = &a->ui;
    const table *t = &a->evening.now;
    if (u->dice.rolling) return NULL;
    if (u->evening_screen.news) return "press a";
    bool at_win = deeds_name(u) == TEXT_I_HAVE_WON;
    if (time_to_win(p, t)) return at_win ? "press a" : "press left";
    if (at_win) return "press right"; /* not yet */
    bool at_first = u->evening_screen.choice == 0;
    if (presser_one_in(p, at_first ? 12 : 3)) return "press right";
    if (presser_one_in(p, 30)) return "press a long";
    if (t->phase == TABLE_BEFORE && presser_one_in(p, 2)) return "press b";
    return "press a";
}

const char *presser_table_next(presser *p, const app *a) {
    const ui_screen *top = app_top(a);
    if (top == &screen_table_setup) return set_up(p, &a->ui);
    if (top == &screen_board) return presser_one_in(p, 6) ? "press a" : "press right";
    if (top == &screen_rolloff) return a->ui.dice.rolling ? NULL : "press b";
    if (top == &screen_evening) return turn(p, a);
    if (top == &screen_winner) return time_to_win(p, &a->evening.now) ? "press a" : "press b";
    bool looks = top == &screen_allowed || top == &screen_evening_rolls;
    if (looks) return presser_one_in(p, 2) ? "press right" : "press b";
    bool goes_on = top == &screen_found || top == &screen_pause || top == &screen_ask;
    return goes_on ? "press a" : "press b long"; /* the rest is no place for somebody who plays */
}
