/* sparkle: how a win is celebrated.
 *
 * Three seconds in which small stars burst here and there, wherever the
 * picture is dark, and then are gone. Like tumble.h it depends on nothing but
 * the time, and a frame changes few bytes of the panel.
 */
#ifndef SPARKLE_H
#define SPARKLE_H

#include "canvas.h"

enum { SPARKLE_MS = 3040, SPARKLE_FRAME_MS = 80 };

bool sparkle_over(uint32_t elapsed_ms);

/* Draws the stars of this moment above `bottom_y`, on a picture that is
 * finished otherwise. */
void sparkle_draw(canvas *c, int bottom_y, uint32_t elapsed_ms);

#endif
