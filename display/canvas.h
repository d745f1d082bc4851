/* canvas: one frame to draw on, 128x64, one bit a pixel, in the page order of
 * the panel. Everything is clipped at its edges.
 *
 * Text that would not fit is still drawn, clipped, and counted in `cut`, so
 * that a test can ask every screen for its count and insist on none.
 */
#ifndef CANVAS_H
#define CANVAS_H

#include "font.h"
#include "icon.h"

#include <stdbool.h>
#include <stdint.h>

enum { CANVAS_WIDTH_PX = 128, CANVAS_HEIGHT_PX = 64, CANVAS_PAGES = 8, CANVAS_BYTES = 1024 };

typedef enum canvas_ink {
    CANVAS_CLEAR, /* dark */
    CANVAS_SET,   /* lit */
    CANVAS_FLIP,  /* the other of the two */
} canvas_ink;

typedef struct canvas {
    uint8_t bits[CANVAS_BYTES];
    uint16_t cut; /* texts and icons that reached over an edge */
} canvas;

void canvas_clear(canvas *c);
void canvas_dot(canvas *c, int x, int y, canvas_ink ink);
bool canvas_lit(const canvas *c, int x, int y);

/* From one end to the other, both included. */
void canvas_line(canvas *c, int x0, int y0, int x1, int y1, canvas_ink ink);

void canvas_fill(canvas *c, int x, int y, int width, int height, canvas_ink ink);
void canvas_box(canvas *c, int x, int y, int width, int height, canvas_ink ink);

/* A box without its four corner pixels. */
void canvas_round_box(canvas *c, int x, int y, int width, int height, canvas_ink ink);

/* Draws the lit pixels of an icon; the others stay as they are. */
void canvas_icon(canvas *c, int x, int y, const icon *i, canvas_ink ink);

/* Draws text with its top left corner at (x, y); returns where it ends. */
int canvas_text(canvas *c, int x, int y, const font *f, const char *text, canvas_ink ink);
void canvas_text_centred(canvas *c, int centre_x, int y, const font *f, const char *text, canvas_ink ink);
void canvas_text_right(canvas *c, int right_x, int y, const font *f, const char *text, canvas_ink ink);

/* Small text at twice its size: a line of 16 px, twice as wide as font_width_px
 * says. Returns where it ends. */
int canvas_text_double(canvas *c, int x, int y, const char *text, canvas_ink ink);

/* Big figures at twice their size, 30 px high, to be read across a table. */
void canvas_figures_double(canvas *c, int centre_x, int y, const char *figures, canvas_ink ink);

/* Sets small text over several lines of at most `width` px, broken at spaces,
 * `pitch` px apart. Returns the number of lines; with c == NULL it only counts. */
int canvas_text_block(canvas *c, int x, int y, int width, int pitch, const char *text, canvas_ink ink);

/* The picture moved to the right; what leaves the edge is lost. */
void canvas_shift(canvas *c, int px);

/* The picture turned by half a turn, for left-handed players. */
void canvas_turn(canvas *c);

#endif
