/* Whose turn it is. The device is passed on while this is shown; whoever takes
 * it sees the own island, where everybody stands, and rolls with B. */
#include "kind.h"
#include "rolling.h"
#include "rules.h"
#include "screens.h"
#include "side.h"

enum { LOOK_ISLAND, LOOK_SCORE, LOOKS };

static const struct {
    text_id name;
    const ui_screen *screen;
} looks[LOOKS] = {[LOOK_ISLAND] = {TEXT_ISLAND, &screen_map}, [LOOK_SCORE] = {TEXT_SCORE, &screen_score}};

static void enter(ui *u) {
    u->turn.cursor = LOOK_ISLAND;
    ui_sound_play(u, UI_SOUND_TURN);
    if (kind_of(&u->session->now)->shared) ui_tick_blink(u);
}

static void tick(ui *u) {
    if (kind_of(&u->session->now)->shared) ui_tick_blink(u);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_move_cursor(u, press, &u->turn.cursor, LOOKS)) return;
    if (press.key == UI_A) ui_open(u, press.kind == UI_LONG ? &screen_costs : looks[u->turn.cursor].screen);
    if (press.key == UI_B) {
        ui_open(u, &screen_roll);
        rolling_enter(u, UI_DICE_GAME);
        rolling_ask_rest(u, true);
    }
}

static void draw(const ui *u, canvas *c) {
    const game *g = &u->session->now;
    const kind *k = kind_of(g);
    map_view v = map_view_of(g, g->player);
    v.lit = !k->shared || ui_pulse(u);
    side_draw_map(c, &v);
    side_draw_name(u, c, 0, g->player);
    int round = rules_round(g);
    text_id call = g->turn == 1 ? TEXT_YOU_BEGIN : TEXT_YOUR_TURN;
    if (k->shared) {
        side_draw_rivals(u, c, 15);
        if (g->dice < DICE_MAX) ui_draw_text(u, c, SIDE_X, 47, TEXT_DICE_NOW, g->dice, 0);
        else ui_draw_text(u, c, SIDE_X, 47, call, 0, 0);
    } else {
        bool boxes = k->turn_points != NULL;
        ui_draw_text(u, c, SIDE_X, 19, boxes ? TEXT_TURN_OF : TEXT_TURN, round, GAME_BOXES);
        side_draw_points(u, c, 28, rules_points(g, g->player));
        if (g->dice < DICE_MAX) ui_draw_text(u, c, SIDE_X, 37, TEXT_DICE_NOW, g->dice, 0);
        if (g->players > 1) ui_draw_text(u, c, SIDE_X, 46, call, 0, 0);
    }
    ui_draw_keys_choice(u, c, looks[u->turn.cursor].name, TEXT_KEY_ROLL);
}

const ui_screen screen_turn = {.name = "turn", .enter = enter, .input = input, .tick = tick, .draw = draw};
