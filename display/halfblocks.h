/* halfblocks: a frame as text, two pixels a character, in 32 rows of 128.
 *
 * Used wherever a picture has to pass as text: the console's `screen`, the
 * terminal view, the golden frames of the tests. The characters are a space
 * and the block elements U+2580, U+2584 and U+2588, in UTF-8.
 */
#ifndef HALFBLOCKS_H
#define HALFBLOCKS_H

#include "canvas.h"
#include "line.h"

enum { HALFBLOCKS_ROWS = CANVAS_HEIGHT_PX / 2, HALFBLOCKS_ROW_BYTES = CANVAS_WIDTH_PX * 3 + 1 };

/* Writes text row 0..31 of the frame; trailing spaces are left out. */
void halfblocks_row(line *l, const canvas *c, int row);

#endif
