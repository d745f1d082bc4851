#include "bars.h"

static int likeliest(const fair_dice *d) {
    int way = 0;
    for (int i = 0; i < d->cells; i++)
        if (d->way[i] > way) way = d->way[i];
    return way;
}

int bars_expected_px(const fair_dice *d, int cell) { return d->way[cell] * BARS_EXPECTED_PX / likeliest(d); }

int bars_height_px(const fair_dice *d, const uint32_t *counts, int cell) {
    uint64_t total = fair_total(d, counts) * (uint64_t)likeliest(d);
    if (total == 0) return 0;
    uint64_t px = ((uint64_t)counts[cell] * d->ways * BARS_EXPECTED_PX + total / 2) / total;
    return px < BARS_HEIGHT_PX ? (int)px : BARS_HEIGHT_PX;
}

static int pitch_px(const fair_dice *d) { return CANVAS_WIDTH_PX / d->cells; }

int bars_x(const fair_dice *d, int cell) {
    return (CANVAS_WIDTH_PX - pitch_px(d) * d->cells) / 2 + cell * pitch_px(d) + pitch_px(d) / 2;
}

/* Every second pixel: it meets that of the next bar, and the top of a bar that is
 * as high as it should be shows through it. */
static void draw_expected(canvas *c, int x, int y, int width_px) {
    for (int i = x & 1; i < width_px; i += 2) canvas_dot(c, x + i, y, CANVAS_FLIP);
}

void bars_draw(canvas *c, int y, const fair_dice *d, const uint32_t *counts) {
    int pitch = pitch_px(d), bar_px = pitch / 2 | 1;
    for (int i = 0; i < d->cells; i++) {
        int x = bars_x(d, i), height_px = bars_height_px(d, counts, i);
        canvas_fill(c, x - bar_px / 2, y + BARS_HEIGHT_PX - height_px, bar_px, height_px, CANVAS_SET);
        draw_expected(c, x - pitch / 2, y + BARS_HEIGHT_PX - bars_expected_px(d, i), pitch);
    }
}
