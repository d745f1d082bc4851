/* deeds: what A can do in an evening at the table, chosen with left and right: go
 * on, look at something, pause, take back, win. Only what is possible now is
 * offered. Keeps its place in ui.evening_screen.choice. */
#ifndef DEEDS_H
#define DEEDS_H

#include "ui.h"

/* The first of them under the cursor. */
void deeds_enter(ui *u);

/* Left, right and a short A. True if it was one of these. */
bool deeds_input(ui *u, ui_press press);

/* What A does, for the bottom line. */
text_id deeds_name(const ui *u);

/* Draws the bottom line with it. */
void deeds_draw_keys(const ui *u, canvas *c, text_id b);

#endif
