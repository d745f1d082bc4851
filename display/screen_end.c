/* What the turn has brought, before it ends: the last moment to go on building. */
#include "icon_list.h"
#include "kind.h"
#include "rules.h"
#include "screens.h"
#include "sign.h"

/* A warning is there to be read: who presses A twice in a hurry, hoping to
 * build, must not lose two points by it. */
enum { READ_MS = 600 };

static bool just_warned(const ui *u) {
    return rules_turn_points(&u->session->now) == 0 && u->now_ms - u->opened_ms < READ_MS;
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (press.key != UI_A || just_warned(u)) return;
    if (press.kind == UI_LONG) {
        ui_open(u, &screen_costs);
        return;
    }
    ui_play(u, (move){.kind = MOVE_END});
    ui_go_game(u);
}

enum { BUILT_Y = 12, TURN_Y = 25, TOTAL_Y = 35 };

/* Every piece of this turn; the session knows all moves since the last roll. */
static void draw_built(const ui *u, canvas *c) {
    int x = 0;
    for (int i = 0; i < u->session->moves; i++) {
        const move *m = &u->session->made[i];
        if (m->kind != MOVE_BUILD) continue;
        if (x == 0) x = canvas_text(c, 0, BUILT_Y, &font_small, ui_text(u, TEXT_TURN_BUILT), CANVAS_SET) + 4;
        x = sign_draw_kinds(c, x, BUILT_Y - 1, (uint8_t)(1u << m->piece));
    }
    if (x == 0) canvas_text(c, 0, BUILT_Y, &font_small, ui_text(u, TEXT_TURN_NOTHING), CANVAS_SET);
}

/* "Longest Road: P1 ► P2": who had a title when the dice lay there, who has it now. */
static int draw_title(const ui *u, canvas *c, int y, text_id title, int before, int now) {
    if (before == now) return y;
    char words[64];
    line l = line_in(words, sizeof words);
    line_text(&l, ui_text(u, title));
    line_text(&l, ": ");
    if (before != GAME_NOBODY) ui_print_name(&l, u, before);
    if (before != GAME_NOBODY && now != GAME_NOBODY) line_text(&l, " ► ");
    if (now != GAME_NOBODY) ui_print_name(&l, u, now);
    else line_text(&l, " –");
    canvas_text(c, 0, y, &font_small, words, CANVAS_SET);
    return y + UI_ROW_PX;
}

static void draw_victory(const ui *u, canvas *c) {
    const game *g = &u->session->now, *before = &u->session->since;
    ui_draw_text(u, c, 0, TURN_Y, TEXT_TURN_VICTORY, rules_points(g, g->player), KIND_POINTS_TO_WIN);
    int y = draw_title(u, c, TOTAL_Y, TEXT_TAKES_ROAD, before->road, g->road);
    y = draw_title(u, c, y, TEXT_TAKES_ARMY, before->army, g->army);
    if (y == TOTAL_Y && u->build.plain)
        canvas_text(c, 0, y, &font_small, ui_text(u, TEXT_COULD_GO_ON), CANVAS_SET);
}

static void draw(const ui *u, canvas *c) {
    const game *g = &u->session->now;
    int turn = rules_turn_points(g);
    char words[40];
    line l = line_in(words, sizeof words);
    ui_print_name(&l, u, g->player);
    line_text(&l, "  ");
    line_text(&l, ui_text(u, TEXT_TURN_ENDS));
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    if (turn == 0) {
        canvas_icon(c, 0, 14, &icon_warning, CANVAS_SET);
        canvas_text_block(c, 18, BUILT_Y, 108, UI_ROW_PX + 1, ui_text(u, TEXT_TURN_EMPTY), CANVAS_SET);
    } else draw_built(u, c);
    if (turn < 0) draw_victory(u, c);
    else if (turn > 0) {
        ui_draw_text(u, c, 0, TURN_Y, TEXT_TURN_SCORED, turn, 0);
        ui_draw_text(u, c, 0, TOTAL_Y, TEXT_TURN_TOTAL, rules_points(g, g->player), 0);
    }
    game after = *g;
    rules_apply(&after, &(move){.kind = MOVE_END});
    ui_draw_keys(u, c, after.player != g->player ? TEXT_KEY_NEXT_PLAYER : TEXT_KEY_END, TEXT_KEY_BACK);
}

const ui_screen screen_end = {.name = "end", .input = input, .draw = draw};
