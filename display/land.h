/* land: the board of the board game on the glass.
 *
 * The whole of it with signs and numbers as small as they can be read; one row
 * of it large, with its harbours; the harbours round the island. What is drawn
 * is a layout (layout.h), which must be laid out.
 */
#ifndef LAND_H
#define LAND_H

#include "canvas.h"
#include "layout.h"

typedef enum land_label { LAND_NUMBERS, LAND_LETTERS } land_label;

/* Over the whole width, above the bottom line: the number of each hex, those of
 * 6 and 8 on a lit ground, or the letter of its token. */
void land_draw_whole(canvas *c, const layout *l, land_label label);

/* From y = 10 down. */
void land_draw_row(canvas *c, const layout *l, int row);

/* The island as bare hexes, and each harbour beside the hex that has it. */
void land_draw_harbours(canvas *c, const layout *l);

#endif
