#include "swings.h"

enum { LEFT_PX = 8, PITCH_PX = 8, BAR_PX = 3, LEAST_POINTS = 3, NUMBER_PX = 5 };

swings_scale swings_scale_of(const review *r) {
    swings_scale s = {LEAST_POINTS * TURN_POINT, LEAST_POINTS * TURN_POINT};
    for (int i = 0; i < GAME_BOXES; i++) {
        const review_turn *t = &r->turn[i];
        if (t->luck > s.above) s.above = t->luck;
        if (-t->luck > s.below) s.below = -t->luck;
        if (-t->choices > s.below) s.below = -t->choices;
    }
    return s;
}

int swings_px(const swings_scale *s, turn_worth worth) {
    /* A 256th of a point is fine enough, and the product fits. */
    enum { COARSE = 256 };
    int size = (worth < 0 ? -worth : worth) / COARSE, all = (s->above + s->below) / COARSE;
    int px = size * (SWINGS_HEIGHT_PX - 1) / all; /* down: both sides together must fit */
    return px == 0 && size > 0 ? 1 : px;
}

static void chequer(canvas *c, int x, int y, int width_px, int height_px) {
    for (int i = 0; i < height_px; i++)
        for (int k = (i + y) & 1; k < width_px; k += 2) canvas_dot(c, x + k, y + i, CANVAS_SET);
}

void swings_draw_luck(canvas *c, int x, int y) { canvas_fill(c, x, y, NUMBER_PX, NUMBER_PX, CANVAS_SET); }
void swings_draw_choices(canvas *c, int x, int y) { chequer(c, x, y, NUMBER_PX, NUMBER_PX); }

static void number(canvas *c, int x, int y, int value, bool right) {
    char text[8];
    line l = line_in(text, sizeof text);
    line_int(&l, value);
    if (right) canvas_text_right(c, x, y, &font_tiny, text, CANVAS_SET);
    else canvas_text_centred(c, x, y, &font_tiny, text, CANVAS_SET);
}

static void dots(canvas *c, int y) {
    for (int x = LEFT_PX; x < CANVAS_WIDTH_PX; x += 4) canvas_dot(c, x, y, CANVAS_SET);
}

/* A dotted line so many points above and below, where there is room for it. */
static void draw_rulers(canvas *c, int y, int line_y, const swings_scale *s) {
    turn_worth span = s->above + s->below;
    int points = span < 15 * TURN_POINT ? 5 : span < 40 * TURN_POINT ? 10 : 20;
    int away_px = swings_px(s, points * TURN_POINT);
    for (int up = -1; up <= 1; up += 2) {
        int at = line_y - up * away_px;
        if (at < y + 2 || at > y + SWINGS_HEIGHT_PX - 3) continue;
        dots(c, at);
        number(c, LEFT_PX - 1, at - NUMBER_PX / 2, points, true);
    }
}

void swings_draw(canvas *c, int y, const review *r) {
    swings_scale s = swings_scale_of(r);
    int line_y = y + swings_px(&s, s.above);
    draw_rulers(c, y, line_y, &s);
    canvas_fill(c, LEFT_PX, line_y, CANVAS_WIDTH_PX - LEFT_PX, 1, CANVAS_SET);
    for (int i = 0; i < GAME_BOXES; i++) {
        int x = LEFT_PX + i * PITCH_PX + 1;
        int luck_px = swings_px(&s, r->turn[i].luck), choices_px = swings_px(&s, r->turn[i].choices);
        canvas_fill(c, x, r->turn[i].luck > 0 ? line_y - luck_px : line_y + 1, BAR_PX, luck_px, CANVAS_SET);
        chequer(c, x + BAR_PX, line_y + 1, BAR_PX, choices_px);
        if (i == 0 || i % 5 == 4) number(c, x + BAR_PX, y + SWINGS_HEIGHT_PX + 1, i + 1, false);
    }
}
