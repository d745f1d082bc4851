/* font: proportional letters, drawn in display/art/font_*.txt and turned into
 * C at build time. Text is UTF-8; a sign the font lacks is shown as '?'. */
#ifndef FONT_H
#define FONT_H

#include <stdint.h>

typedef struct font_glyph {
    uint16_t code; /* Unicode */
    uint8_t width_px;
    uint16_t offset; /* of its columns in font.bits, laid out like an icon's */
} font_glyph;

typedef struct font {
    uint8_t height_px;
    uint16_t count;
    const font_glyph *glyphs; /* in ascending order of code */
    const uint8_t *bits;
} font;

extern const font font_small; /* 8 px line, for everything */
extern const font font_big;   /* 16 px figures */
extern const font font_tiny;  /* 5 px figures and letters, for a whole board */

enum { FONT_GAP_PX = 1 }; /* between two letters */

/* Takes one sign from UTF-8 text and moves on; 0 at its end. Broken bytes
 * count as one '?' each. */
uint16_t font_next(const char **text);

const font_glyph *font_find(const font *f, uint16_t code);

/* How wide a text is drawn. */
int font_width_px(const font *f, const char *text);

#endif
