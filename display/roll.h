/* roll: what the two screens with dice share: asking for a roll, and the half
 * second in which it is seen. Keeps its place in ui.dice. */
#ifndef ROLL_H
#define ROLL_H

#include "ui.h"

/* Asks the app for a roll of these dice. */
void roll_ask(ui *u, dice_set dice, bool fresh);

/* To be called by the screen's tick: starts and ends the animation. */
void roll_tick(ui *u);

/* While dice are in motion any press only ends that. True if it did. */
bool roll_skip(ui *u);

uint32_t roll_elapsed_ms(const ui *u);

/* True while this die is still in motion. */
bool roll_moves(const ui *u, int die);

/* The face to draw now, moving or at rest; DIE_BLANK before the first roll. */
int roll_face(const ui *u, int die);

/* The mark that the dice do not come from chance, at the right of the top line. */
void roll_draw_mark(const ui *u, canvas *c);

#endif
