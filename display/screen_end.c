/* What the turn has brought, before it ends: the last moment to go on building. */
#include "kind.h"
#include "rules.h"
#include "screens.h"
#include "side.h"

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (press.key != UI_A) return;
    if (press.kind == UI_LONG) {
        ui_open(u, &screen_costs);
        return;
    }
    ui_play(u, (move){.kind = MOVE_END});
    ui_go_game(u);
}

static void draw_row(const ui *u, canvas *c, int y, text_id id, int first, int second) {
    char words[48];
    line l = line_in(words, sizeof words);
    text_fill(&l, (text_language)u->settings.language, id, first, second);
    canvas_text(c, 0, y, &font_small, words, CANVAS_SET);
}

static void draw(const ui *u, canvas *c) {
    const game *g = &u->session->now;
    int turn = rules_turn_points(g), total = rules_points(g, g->player);
    char words[40];
    line l = line_in(words, sizeof words);
    ui_print_name(&l, u, g->player);
    line_text(&l, "  ");
    line_text(&l, ui_text(u, TEXT_TURN_ENDS));
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    if (turn == 0) canvas_text_block(c, 0, 14, 124, UI_ROW_PX, ui_text(u, TEXT_TURN_EMPTY), CANVAS_SET);
    else if (turn > 0) {
        draw_row(u, c, 14, TEXT_TURN_SCORED, turn, 0);
        draw_row(u, c, 25, TEXT_TURN_TOTAL, total, 0);
    } else draw_row(u, c, 14, TEXT_TURN_VICTORY, total, KIND_POINTS_TO_WIN);
    side_draw_dice(c, 0, 44, g);
    ui_draw_keys(u, c, g->players > 1 ? TEXT_KEY_NEXT_PLAYER : TEXT_KEY_END, TEXT_KEY_BACK);
}

const ui_screen screen_end = {.name = "end", .input = input, .draw = draw};
