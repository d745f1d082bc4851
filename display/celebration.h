/* celebration: what the screens at the end of a game and of an evening share: the
 * sound, three seconds of sparkle, and the press that ends them. Keeps its place in
 * ui.over. */
#ifndef CELEBRATION_H
#define CELEBRATION_H

#include "ui.h"

void celebration_begin(ui *u);

/* To be called by the screen's tick. */
void celebration_tick(ui *u);

/* Whoever builds quickly presses once too often: the press that meets the
 * celebration ends it and nothing else, so that no game begins by accident. True
 * if it did. */
bool celebration_skip(ui *u);

/* Draws this moment of it above `bottom_y`, on a picture that is finished otherwise. */
void celebration_draw(const ui *u, canvas *c, int bottom_y);

#endif
