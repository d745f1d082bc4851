/* bars: counts of dice as a row of bars, and across it a dotted line where
 * honest dice lead one to expect their ends. The scale is that of the expectation,
 * so the line stays where it is however many rolls there were. */
#ifndef BARS_H
#define BARS_H

#include "canvas.h"
#include "fair.h"

enum { BARS_HEIGHT_PX = 18, BARS_EXPECTED_PX = 12 }; /* of all, and of the likeliest outcome */

/* How high the bar of one cell is; and where the line is. */
int bars_height_px(const fair_dice *d, const uint32_t *counts, int cell);
int bars_expected_px(const fair_dice *d, int cell);

/* Over the whole width, from y down; what stands under each bar is centred at
 * bars_x(). */
void bars_draw(canvas *c, int y, const fair_dice *d, const uint32_t *counts);
int bars_x(const fair_dice *d, int cell);

#endif
