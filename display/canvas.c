#include "canvas.h"

#include <string.h>

void canvas_clear(canvas *c) { memset(c, 0, sizeof *c); }

/* Applies ink to the pixels of one byte that `mask` names. */
static void ink_byte(uint8_t *byte, uint8_t mask, canvas_ink ink) {
    switch (ink) {
    case CANVAS_CLEAR: *byte = (uint8_t)(*byte & ~mask); break;
    case CANVAS_SET: *byte |= mask; break;
    case CANVAS_FLIP: *byte ^= mask; break;
    }
}

static bool inside(int x, int y) { return x >= 0 && y >= 0 && x < CANVAS_WIDTH_PX && y < CANVAS_HEIGHT_PX; }

void canvas_dot(canvas *c, int x, int y, canvas_ink ink) {
    if (inside(x, y)) ink_byte(&c->bits[y / 8 * CANVAS_WIDTH_PX + x], (uint8_t)(1u << y % 8), ink);
}

bool canvas_lit(const canvas *c, int x, int y) {
    return inside(x, y) && (c->bits[y / 8 * CANVAS_WIDTH_PX + x] >> y % 8 & 1);
}

static int distance(int a, int b) { return a < b ? b - a : a - b; }

void canvas_line(canvas *c, int x0, int y0, int x1, int y1, canvas_ink ink) {
    int dx = distance(x0, x1), dy = -distance(y0, y1);
    int step_x = x0 < x1 ? 1 : -1, step_y = y0 < y1 ? 1 : -1;
    int error = dx + dy;
    for (;;) {
        canvas_dot(c, x0, y0, ink);
        if (x0 == x1 && y0 == y1) return;
        int twice = 2 * error;
        if (twice >= dy) {
            error += dy;
            x0 += step_x;
        }
        if (twice <= dx) {
            error += dx;
            y0 += step_y;
        }
    }
}

void canvas_fill(canvas *c, int x, int y, int width, int height, canvas_ink ink) {
    int right = x + width < CANVAS_WIDTH_PX ? x + width : CANVAS_WIDTH_PX;
    int bottom = y + height < CANVAS_HEIGHT_PX ? y + height : CANVAS_HEIGHT_PX;
    if (x < 0) x = 0;
    if (y < 0) y = 0;
    while (y < bottom) {
        int page = y / 8, next = (page + 1) * 8 < bottom ? (page + 1) * 8 : bottom;
        uint8_t mask = (uint8_t)((0xFFu << y % 8) & (0xFFu >> ((page + 1) * 8 - next)));
        for (int column = x; column < right; column++)
            ink_byte(&c->bits[page * CANVAS_WIDTH_PX + column], mask, ink);
        y = next;
    }
}

/* The sides of a box, `corner` pixels short at each end, so that no pixel is
 * inked twice: that would undo CANVAS_FLIP. */
static void sides(canvas *c, int x, int y, int width, int height, int corner, canvas_ink ink) {
    canvas_fill(c, x + corner, y, width - 2 * corner, 1, ink);
    if (height > 1) canvas_fill(c, x + corner, y + height - 1, width - 2 * corner, 1, ink);
    canvas_fill(c, x, y + 1, 1, height - 2, ink);
    if (width > 1) canvas_fill(c, x + width - 1, y + 1, 1, height - 2, ink);
}

void canvas_box(canvas *c, int x, int y, int width, int height, canvas_ink ink) {
    sides(c, x, y, width, height, 0, ink);
}

void canvas_round_box(canvas *c, int x, int y, int width, int height, canvas_ink ink) {
    sides(c, x, y, width, height, 1, ink);
}

/* Inks columns of pixels: `bands` bands of `width` bytes, as icons and glyphs
 * are stored. A band that is not aligned with the pages falls into two. */
static void blit(canvas *c, int x, int y, int width, int height, const uint8_t *bits, canvas_ink ink) {
    if (x < 0 || y < 0 || x + width > CANVAS_WIDTH_PX || y + height > CANVAS_HEIGHT_PX) c->cut++;
    for (int band = 0; band * 8 < height; band++, bits += width) {
        int top = y + band * 8;
        int page = top >= 0 ? top / 8 : -((7 - top) / 8), shift = top - page * 8;
        for (int i = 0; i < width; i++) {
            int column = x + i;
            if (column < 0 || column >= CANVAS_WIDTH_PX || !bits[i]) continue;
            unsigned pixels = (unsigned)bits[i] << shift;
            if (page >= 0 && page < CANVAS_PAGES)
                ink_byte(&c->bits[page * CANVAS_WIDTH_PX + column], (uint8_t)pixels, ink);
            if (page + 1 >= 0 && page + 1 < CANVAS_PAGES)
                ink_byte(&c->bits[(page + 1) * CANVAS_WIDTH_PX + column], (uint8_t)(pixels >> 8), ink);
        }
    }
}

void canvas_icon(canvas *c, int x, int y, const icon *i, canvas_ink ink) {
    blit(c, x, y, i->width_px, i->height_px, i->bits, ink);
}

int canvas_text(canvas *c, int x, int y, const font *f, const char *text, canvas_ink ink) {
    for (uint16_t code; (code = font_next(&text)) != 0;) {
        const font_glyph *g = font_find(f, code);
        blit(c, x, y, g->width_px, f->height_px, f->bits + g->offset, ink);
        x += g->width_px + FONT_GAP_PX;
    }
    return x;
}

void canvas_text_centred(canvas *c, int centre_x, int y, const font *f, const char *text, canvas_ink ink) {
    canvas_text(c, centre_x - font_width_px(f, text) / 2, y, f, text, ink);
}

void canvas_text_right(canvas *c, int right_x, int y, const font *f, const char *text, canvas_ink ink) {
    canvas_text(c, right_x - font_width_px(f, text), y, f, text, ink);
}

/* A glyph, every pixel four. */
static void blit_double(canvas *c, int x, int y, int width, int height, const uint8_t *bits, canvas_ink ink) {
    if (x < 0 || y < 0 || x + 2 * width > CANVAS_WIDTH_PX || y + 2 * height > CANVAS_HEIGHT_PX) c->cut++;
    for (int row = 0; row < height; row++)
        for (int i = 0; i < width; i++)
            if (bits[row / 8 * width + i] >> row % 8 & 1) canvas_fill(c, x + 2 * i, y + 2 * row, 2, 2, ink);
}

static int text_double(canvas *c, int x, int y, const font *f, const char *text, canvas_ink ink) {
    for (uint16_t code; (code = font_next(&text)) != 0;) {
        const font_glyph *g = font_find(f, code);
        blit_double(c, x, y, g->width_px, f->height_px, f->bits + g->offset, ink);
        x += 2 * (g->width_px + FONT_GAP_PX);
    }
    return x;
}

int canvas_text_double(canvas *c, int x, int y, const char *text, canvas_ink ink) {
    return text_double(c, x, y, &font_small, text, ink);
}

void canvas_figures_double(canvas *c, int centre_x, int y, const char *figures, canvas_ink ink) {
    text_double(c, centre_x - font_width_px(&font_big, figures), y, &font_big, figures, ink);
}

/* How many bytes of text fit into width px when broken at a space; at least
 * one sign, so that a word wider than the block still moves on. */
static int bytes_that_fit(const char *text, int width) {
    int used = 0, fits = 0;
    const char *p = text;
    while (*p) {
        const char *before = p;
        uint16_t code = font_next(&p);
        if (code == '\n') return (int)(before - text);
        if (code == ' ') fits = (int)(before - text);
        used += font_find(&font_small, code)->width_px + FONT_GAP_PX;
        if (used - FONT_GAP_PX > width) return fits ? fits : (int)((before > text ? before : p) - text);
    }
    return (int)(p - text);
}

int canvas_text_block(canvas *c, int x, int y, int width, int pitch, const char *text, canvas_ink ink) {
    int lines = 0;
    while (*text) {
        int bytes = bytes_that_fit(text, width);
        char part[64];
        int length = bytes < (int)sizeof part ? bytes : (int)sizeof part - 1;
        memcpy(part, text, (size_t)length);
        part[length] = '\0';
        if (c) canvas_text(c, x, y + lines * pitch, &font_small, part, ink);
        lines++;
        text += bytes;
        if (*text == ' ' || *text == '\n') text++;
    }
    return lines;
}

void canvas_shift(canvas *c, int px) {
    for (int page = 0; px && page < CANVAS_PAGES; page++) {
        uint8_t *row = c->bits + page * CANVAS_WIDTH_PX;
        memmove(row + px, row, (size_t)(CANVAS_WIDTH_PX - px));
        memset(row, 0, (size_t)px);
    }
}

static uint8_t mirrored(uint8_t byte) {
    static const uint8_t half[16] = {0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15};
    return (uint8_t)(half[byte & 15] << 4 | half[byte >> 4]);
}

void canvas_turn(canvas *c) {
    for (int i = 0, j = CANVAS_BYTES - 1; i < j; i++, j--) {
        uint8_t first = mirrored(c->bits[i]);
        c->bits[i] = mirrored(c->bits[j]);
        c->bits[j] = first;
    }
}
