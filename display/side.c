#include "side.h"

#include "rules.h"
#include "sign.h"

void side_draw_map(canvas *c, const map_view *v) {
    map_draw(c, v);
    canvas_fill(c, MAP_WIDTH_PX, 0, CANVAS_WIDTH_PX - MAP_WIDTH_PX, CANVAS_HEIGHT_PX, CANVAS_CLEAR);
    canvas_fill(c, 0, MAP_HEIGHT_PX, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX - MAP_HEIGHT_PX, CANVAS_CLEAR);
}

void side_draw_name(const ui *u, canvas *c, int y, int player) {
    char words[INITIALS_TEXT_MAX];
    line l = line_in(words, sizeof words);
    ui_print_name(&l, u, player);
    canvas_text_double(c, SIDE_X, y, words, CANVAS_SET);
}

void side_draw_points(const ui *u, canvas *c, int y, int points) {
    ui_draw_text(u, c, SIDE_X, y, points == 1 ? TEXT_POINT : TEXT_POINTS, points, 0);
}

void side_draw_dice(canvas *c, int x, int y, const game *g) {
    enum { PITCH_PX = 10 };
    for (int die = 0; die < g->dice && g->rolls; die++, x += PITCH_PX) {
        sign_draw_resource(c, x, y, g->faces[die]);
        if (!dice_has(g->spent, die)) continue;
        canvas_fill(c, x - 1, y + 2, 9, 3, CANVAS_CLEAR);
        canvas_fill(c, x - 1, y + 3, 9, 1, CANVAS_SET);
    }
}

/* Four of them and a line below, in whole pages of the panel. */
enum { RIVAL_PX = 8 };

void side_draw_rivals(const ui *u, canvas *c, int y) {
    const game *g = &u->session->now;
    for (int p = 0; p < g->players; p++, y += RIVAL_PX) {
        char words[16];
        line l = line_in(words, sizeof words);
        map_draw_owner(c, SIDE_X, y + 2, p);
        ui_print_name(&l, u, p);
        canvas_text(c, SIDE_X + 14, y, &font_small, words, CANVAS_SET);
        line_clear(&l);
        line_int(&l, rules_points(g, p));
        canvas_text_right(c, CANVAS_WIDTH_PX, y, &font_small, words, CANVAS_SET);
    }
}
