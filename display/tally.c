#include "tally.h"

#include "rules.h"

void tally_draw(const ui *u, canvas *c, int x, int y, tally_style style, int player) {
    char name[INITIALS_TEXT_MAX], points[8];
    line l = line_in(name, sizeof name);
    ui_print_name(&l, u, player);
    if (style.big) canvas_text_double(c, x, y, name, CANVAS_SET);
    else canvas_text(c, x, y, &font_small, name, CANVAS_SET);

    l = line_in(points, sizeof points);
    line_int(&l, rules_points(&u->session->now, player));
    int width_px = font_width_px(&font_small, points);
    if (style.big) canvas_text_double(c, x + style.width_px - 2 * width_px, y, points, CANVAS_SET);
    else canvas_text(c, x + style.width_px - width_px, y, &font_small, points, CANVAS_SET);
}
