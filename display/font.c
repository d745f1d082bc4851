#include "font.h"

uint16_t font_next(const char **text) {
    const unsigned char *p = (const unsigned char *)*text;
    if (p[0] == 0) return 0;
    uint16_t code = '?';
    int length = 1;
    if (p[0] < 0x80) {
        code = p[0];
    } else if ((p[0] & 0xE0) == 0xC0 && (p[1] & 0xC0) == 0x80) {
        code = (uint16_t)((p[0] & 0x1F) << 6 | (p[1] & 0x3F));
        length = 2;
    } else if ((p[0] & 0xF0) == 0xE0 && (p[1] & 0xC0) == 0x80 && (p[2] & 0xC0) == 0x80) {
        code = (uint16_t)((p[0] & 0x0F) << 12 | (p[1] & 0x3F) << 6 | (p[2] & 0x3F));
        length = 3;
    }
    *text += length;
    return code;
}

const font_glyph *font_find(const font *f, uint16_t code) {
    int low = 0, high = f->count - 1;
    while (low <= high) {
        int middle = (low + high) / 2;
        if (f->glyphs[middle].code == code) return &f->glyphs[middle];
        if (f->glyphs[middle].code < code)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return code == '?' ? &f->glyphs[0] : font_find(f, '?');
}

int font_width_px(const font *f, const char *text) {
    int width = 0;
    for (uint16_t code; (code = font_next(&text)) != 0;) width += font_find(f, code)->width_px + FONT_GAP_PX;
    return width ? width - FONT_GAP_PX : 0;
}
