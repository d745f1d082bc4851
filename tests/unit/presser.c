#include "presser.h"

#include "joker.h"
#include "kind.h"
#include "pay.h"
#include "rules.h"
#include "screens.h"

bool presser_one_in(presser *p, int count) { return lot_below(&p->lot, count) == 0; }

/* ---- what it would like to build */

static bool some_site(const game *g, cost_piece piece) {
    for (int i = 0; i < kind_of(g)->island->count[piece]; i++)
        if (rules_site(g, piece, i) == REASON_OK) return true;
    return false;
}

static cost_piece wanted(const game *g) {
    if (some_site(g, COST_CITY) && g->dice == DICE_MAX) return COST_CITY;
    if (some_site(g, COST_SETTLEMENT)) return COST_SETTLEMENT;
    if (some_site(g, COST_ROAD) && (g->turn / g->players) % 3) return COST_ROAD;
    return COST_KNIGHT;
}

/* The dice to keep: what the piece costs, and gold while something is missing. */
static dice_set to_hold(const game *g, bool *complete) {
    dice_counts need = *cost_of(wanted(g));
    dice_set held = 0;
    for (int die = 0; die < g->dice; die++)
        if (need.of[g->faces[die]]) {
            need.of[g->faces[die]]--;
            held = (dice_set)(held | 1u << die);
        }
    int missing = 0;
    for (int face = 0; face < DICE_FACES; face++) missing += need.of[face];
    *complete = missing == 0;
    for (int die = 0; die < g->dice && missing; die++)
        if (g->faces[die] == DICE_GOLD) held = (dice_set)(held | 1u << die);
    return held;
}

static const char *roll(presser *p, const app *a) {
    const game *g = &a->session.now;
    if (a->ui.dice.rolling) return NULL;
    if (g->phase != GAME_ROLL) return "press a"; /* enough seen of the third roll */
    p->tried_hand = false;
    if (g->rolls == 0) return "press b";
    bool complete;
    dice_set hold = to_hold(g, &complete);
    if (complete || hold == dice_all(g->dice))
        return a->ui.dice.cursor == g->dice + 1 ? "press a" : "press left"; /* stop, and build */
    for (int die = 0; die < g->dice; die++)
        if (dice_has(a->ui.dice.held, die) != dice_has(hold, die))
            return a->ui.dice.cursor == die ? "press a" : "press right";
    return "press b";
}

static const char *build(presser *p, const app *a) {
    const ui *u = &a->ui;
    const game *g = &a->session.now;
    if (u->build.cursor < u->build.count) return presser_one_in(p, 3) ? "press right" : "press a";
    bool by_hand = pay_gold(g) || joker_ready(g) || a->session.moves;
    if (by_hand && !p->tried_hand && presser_one_in(p, 6)) {
        p->tried_hand = true;
        return "press right";
    }
    if (p->tried_hand && presser_one_in(p, 2)) return "press a";
    return "press b";
}

static const char *reach(uint8_t now, uint8_t goal) { return now == goal ? "press a" : "press right"; }

/* On with the game, or to a new one when it is over. */
static const char *title(const app *a) {
    enum {
        CONTINUE = 1,
        NEW_GAME = 3
    }; /* rows of the menu; a cursor that was never moved is on the right one */
    bool over = a->gathered ? a->evening.now.phase == TABLE_OVER : a->session.now.phase == GAME_OVER;
    bool any = a->gathered || a->playing, goes_on = any && !over;
    if (a->ui.title.row == 0 && (!any || !over)) return "press a";
    return reach(a->ui.title.row, goes_on ? CONTINUE : NEW_GAME);
}

/* ---- who plays */

static int seat_to_change(const presser *p, const ui_table *t) {
    for (int seat = 1; seat < t->setup.players; seat++)
        if (t->bot[seat] != p->bot) return seat;
    return -1;
}

static const char *set_up(const presser *p, const ui *u) {
    enum { SEATS = 2 }; /* row of the setup */
    if (seat_to_change(p, &u->table) < 0) return u->setup.cursor ? "press left" : "press a";
    return u->setup.cursor < SEATS ? "press right" : "press a";
}

static const char *set_seats(const presser *p, const ui *u) {
    int seat = seat_to_change(p, &u->table);
    if (seat < 0) return "press b";
    return u->setup.seat == seat ? "press a" : "press right";
}

const char *presser_next(presser *p, const app *a) {
    const ui_screen *top = app_top(a);
    const ui *u = &a->ui;
    if (top == &screen_game_choice) return reach(u->setup.kind, p->kind);
    if (top == &screen_players) return reach(u->table.setup.players, p->players);
    if (top == &screen_title) return title(a);
    if (p->kind == PRESSER_TABLE) return presser_table_next(p, a);
    if (top == &screen_ask) return "press a";
    if (top == &screen_setup) return set_up(p, u);
    if (top == &screen_seats) return set_seats(p, u);
    if (top == &screen_opponent) return NULL;
    if (top == &screen_roll) return roll(p, a);
    if (top == &screen_build) return build(p, a);
    if (top == &screen_end) return presser_one_in(p, 8) ? "press b" : "press a";
    if (top == &screen_turn) return presser_one_in(p, 12) ? "press a" : "press b";
    if (top == &screen_start) return presser_one_in(p, 3) ? "press a" : "press right";
    if (top == &screen_exchange && presser_one_in(p, 6)) return "press b";
    if (top == &screen_exchange) return presser_one_in(p, 2) ? "press a" : "press right";
    if (top == &screen_map && presser_one_in(p, 2)) return presser_one_in(p, 2) ? "press a" : "press right";
    if (top == &screen_map && presser_one_in(p, 4)) return "press a long";
    bool looks = top == &screen_map || top == &screen_score || top == &screen_detail || top == &screen_costs;
    return looks ? "press b" : "press b long"; /* the rest is no place for somebody who plays */
}
