/* rolling: what the screens with dice share: asking for a roll, the half second
 * in which it is seen, and the row of dice. Keeps its place in ui.dice, which
 * says whose these are: free dice, those of the game that is played, or the two
 * (with the event die three) of the board game. */
#ifndef ROLLING_H
#define ROLLING_H

#include "ui.h"

/* A screen with dice begins: nothing held, nothing in motion. */
void rolling_enter(ui *u, ui_dice whose);

/* How many dice there are, and how often they were rolled. */
int rolling_count(const ui *u);
int rolling_rolls(const ui *u);

/* Asks the app for a roll of these dice. */
void rolling_ask(ui *u, dice_set dice, bool fresh);

/* Asks for a roll of all the dice that are not held. */
void rolling_ask_rest(ui *u, bool fresh);

/* To be called by the screen's tick: starts and ends the animation. */
void rolling_tick(ui *u);

/* While dice are in motion any press only ends that. True if it did. */
bool rolling_skip(ui *u);

uint32_t rolling_elapsed_ms(const ui *u);

/* True while this die is still in motion. */
bool rolling_moves(const ui *u, int die);

/* The face to draw now, moving or at rest; DIE_BLANK before the first roll. At the
 * table die 2 is the event die, and its face a table_event. */
int rolling_face(const ui *u, int die);

/* The cursor is on a die: it is held from now on, or let go. */
void rolling_toggle(ui *u);

/* All the dice in a row at y, those held inverted, and the cursor beneath. */
enum { ROLLING_CURSOR_Y = 21 }; /* below the top of the dice */
void rolling_draw_dice(const ui *u, canvas *c, int y);

/* The mark that the dice do not come from chance, at the right of the top line. */
void rolling_draw_mark(const ui *u, canvas *c);

#endif
