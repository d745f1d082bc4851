/* bars: counts of dice as a row of bars, each with a dash across it where honest
 * dice lead one to expect its end. The scale is that of the expectation, so the
 * dashes stay where they are however many rolls there were. */
#ifndef BARS_H
#define BARS_H

#include "canvas.h"
#include "fair.h"

enum { BARS_HEIGHT_PX = 18, BARS_EXPECTED_PX = 12 }; /* of all, and of the likeliest outcome */

/* How high the bar of one cell is; with the counts all as expected, the dash. */
int bars_height_px(const fair_dice *d, const uint32_t *counts, int cell);
int bars_expected_px(const fair_dice *d, int cell);

/* Over the whole width, from y down; what stands under each bar is centred at
 * bars_x(). */
void bars_draw(canvas *c, int y, const fair_dice *d, const uint32_t *counts);
int bars_x(const fair_dice *d, int cell);

#endif
