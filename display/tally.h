/* tally: a player's name and points in a row, as the score and the end of a
 * game show them. */
#ifndef TALLY_H
#define TALLY_H

#include "ui.h"

typedef struct tally_style {
    uint8_t width_px; /* from the name to the last figure */
    bool big;         /* 16 px high instead of 8 */
} tally_style;

void tally_draw(const ui *u, canvas *c, int x, int y, tally_style style, int player);

#endif
