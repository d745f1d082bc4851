/* Gold and jokers by hand: one row of dice, one step after the other. */
#include "die.h"
#include "screens.h"

enum { ROW_Y = 16, CURSOR_Y = 38 };

static int options(const ui *u, uint8_t out[EXCHANGE_OPTIONS_MAX]) {
    return exchange_options(&u->session->now, &u->exchange, out);
}
static int gives(const ui *u, int knight) { return exchange_gives(&u->session->now, knight); }

static void enter(ui *u) { u->exchange.cursor = 0; }

static void play(ui *u, move m) {
    ui_play(u, m);
    ui_sound_play(u, UI_SOUND_HOLD);
    ui_go_game(u);
}

static void joker(ui *u, int face) {
    play(u,
         (move){
             .kind = MOVE_JOKER, .site = u->exchange.knight, .die = u->exchange.die, .face = (uint8_t)face});
}

static void step_to(ui *u, exchange_step step) {
    u->exchange.step = (uint8_t)step;
    u->exchange.cursor = 0;
    ui_sound_play(u, UI_SOUND_OPEN);
    ui_redraw(u);
}

static void choose(ui *u, uint8_t option) {
    switch (u->exchange.step) {
    case EXCHANGE_TRADE: play(u, (move){.kind = MOVE_TRADE, .face = option}); break;
    case EXCHANGE_KNIGHT:
        u->exchange.knight = option;
        step_to(u, EXCHANGE_DIE);
        break;
    case EXCHANGE_DIE:
        u->exchange.die = option;
        if (gives(u, u->exchange.knight) == ISLAND_ANY) step_to(u, EXCHANGE_FACE);
        else joker(u, gives(u, u->exchange.knight));
        break;
    default: joker(u, option); break;
    }
}

static void input(ui *u, ui_press press) {
    uint8_t option[EXCHANGE_OPTIONS_MAX];
    int count = options(u, option);
    if (ui_goes_home(u, press)) return;
    if (press.key == UI_B && u->exchange.step > EXCHANGE_KNIGHT) {
        step_to(u, (exchange_step)(u->exchange.step - 1));
        return;
    }
    if (ui_goes_back(u, press)) return;
    if (press.key == UI_A && press.kind == UI_LONG) {
        ui_open(u, &screen_costs);
        return;
    }
    if (ui_move_cursor(u, press, &u->exchange.cursor, count)) return;
    choose(u, option[u->exchange.cursor]);
}

/* The dice of the turn, of which only some can be chosen. */
static void draw_turn_dice(const ui *u, canvas *c, int chosen) {
    const game *g = &u->session->now;
    for (int die = 0; die < g->dice; die++) {
        int x = die_row_x(die, g->dice);
        die_draw(c, x, ROW_Y, g->faces[die], false);
        if (dice_has(g->spent, die)) {
            canvas_fill(c, x, ROW_Y + DIE_SIDE_PX / 2 - 2, DIE_SIDE_PX, 4, CANVAS_CLEAR);
            canvas_fill(c, x, ROW_Y + DIE_SIDE_PX / 2 - 1, DIE_SIDE_PX, 2, CANVAS_SET);
        }
    }
    die_draw_pointer(c, die_row_x(chosen, g->dice), CURSOR_Y);
}

static int shown_face(const ui *u, uint8_t option) {
    int face = u->exchange.step == EXCHANGE_KNIGHT ? gives(u, option) : option;
    return face == ISLAND_ANY ? DIE_BLANK : face;
}

static void draw(const ui *u, canvas *c) {
    static const text_id questions[] = {[EXCHANGE_TRADE] = TEXT_TRADE_FOR,
                                        [EXCHANGE_KNIGHT] = TEXT_WHICH_KNIGHT,
                                        [EXCHANGE_DIE] = TEXT_WHICH_DIE,
                                        [EXCHANGE_FACE] = TEXT_WHICH_FACE};
    uint8_t option[EXCHANGE_OPTIONS_MAX];
    int count = options(u, option);
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, questions[u->exchange.step]), CANVAS_SET);
    if (u->exchange.step == EXCHANGE_DIE) draw_turn_dice(u, c, option[u->exchange.cursor]);
    else {
        for (int i = 0; i < count; i++)
            die_draw(c, die_row_x(i, count), ROW_Y, shown_face(u, option[i]), false);
        die_draw_pointer(c, die_row_x(u->exchange.cursor, count), CURSOR_Y);
    }
    ui_draw_keys_choice(u, c, TEXT_KEY_TAKE, TEXT_KEY_BACK);
}

const ui_screen screen_exchange = {.name = "exchange", .enter = enter, .input = input, .draw = draw};
