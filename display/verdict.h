/* verdict: counts of dice as bars, and in words whether honest dice look like that. */
#ifndef VERDICT_H
#define VERDICT_H

#include "bars.h"
#include "ui.h"

enum { VERDICT_BARS_Y = 8, VERDICT_LABELS_Y = 28, VERDICT_Y = 36 };

/* Two lines, from VERDICT_Y on. */
void verdict_draw(const ui *u, canvas *c, const fair_dice *d, const uint32_t *counts);

/* The sums of two number dice, with and without the words. */
void verdict_draw_sums(const ui *u, canvas *c, const uint32_t *counts);
void verdict_draw_bars(canvas *c, const uint32_t *counts);

#endif
