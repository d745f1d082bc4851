#include "halfblocks.h"

void halfblocks_row(line *l, const canvas *c, int row) {
    static const char *const block[2][2] = {{" ", "▄"}, {"▀", "█"}}; /* [upper][lower] */
    int width = CANVAS_WIDTH_PX;
    while (width > 0 && !canvas_lit(c, width - 1, 2 * row) && !canvas_lit(c, width - 1, 2 * row + 1)) width--;
    for (int x = 0; x < width; x++)
        line_text(l, block[canvas_lit(c, x, 2 * row)][canvas_lit(c, x, 2 * row + 1)]);
}
