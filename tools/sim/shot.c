#include "shot.h"

#include "canvas.h"
#include "complain.h"
#include "png.h"

#include <errno.h>
#include <string.h>

enum { SCALE = 4, BORDER_PX = 12 /* of the picture file */, PBM_LINE = 64 /* the format allows 70 */ };

static const png_colours colours = {.dark = {9, 12, 17}, .lit = {214, 236, 255}};

static bool ends_in(const char *text, const char *ending) {
    size_t length = strlen(text), tail = strlen(ending);
    return length > tail && strcmp(text + length - tail, ending) == 0;
}

bool shot_knows(const char *file) { return ends_in(file, ".png") || ends_in(file, ".pbm"); }

static bool lit_in_file(const void *context, int x, int y) {
    x -= BORDER_PX;
    y -= BORDER_PX;
    return x >= 0 && y >= 0 && canvas_lit(context, x / SCALE, y / SCALE);
}

static bool save_png(FILE *out, const canvas *c) {
    return png_write(out, CANVAS_WIDTH_PX * SCALE + 2 * BORDER_PX, CANVAS_HEIGHT_PX * SCALE + 2 * BORDER_PX,
                     colours, lit_in_file, c);
}

static bool save_pbm(FILE *out, const canvas *c) {
    fprintf(out, "P1\n%d %d\n", CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
    for (int i = 0; i < CANVAS_WIDTH_PX * CANVAS_HEIGHT_PX; i++) {
        putc(canvas_lit(c, i % CANVAS_WIDTH_PX, i / CANVAS_WIDTH_PX) ? '0' : '1', out);
        if (i % PBM_LINE == PBM_LINE - 1) putc('\n', out);
    }
    return !ferror(out);
}

bool shot_save(const char *file, const uint8_t *frame) {
    canvas c = {.cut = 0};
    memcpy(c.bits, frame, sizeof c.bits);
    errno = 0;
    FILE *out = fopen(file, "wb");
    bool good = out && (ends_in(file, ".png") ? save_png(out, &c) : save_pbm(out, &c));
    if (out) good &= fclose(out) == 0;
    if (!good) complain("%s: %s", file, strerror(errno));
    return good;
}
