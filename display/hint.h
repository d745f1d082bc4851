/* hint: what the screens of a game share when somebody asks for advice: the press
 * that asks, the words that offer and explain it, and the moves it is about. The
 * app does the thinking (ui.hint). */
#ifndef HINT_H
#define HINT_H

#include "ui.h"

/* A long press of A: asks, unless it has been asked already. False: there are no
 * hints in this game, or one is here, and the press is for something else. */
bool hint_asks(ui *u, ui_press press);

/* What there is to know of it, ending at x: "Hold A: hint", an hourglass, and when it
 * is here `then`, or nothing. */
void hint_draw_state(const ui *u, canvas *c, int right_x, int y, text_id then);

/* The same where there is little room: a bulb and "hold A"; nothing when it is here. */
void hint_draw_short(const ui *u, canvas *c, int right_x, int y);

/* "Expect 94.8 points", for the roll phase. */
void hint_print_value(line *l, const ui *u);

/* "Opens city 12", for the build phase and start roads. */
void hint_print_why(line *l, const ui *u);

/* The place where it would build first, or put a start road. False: nowhere. */
bool hint_site(const ui *u, buildable *b);

/* How it would pay for that; not possible where it says nothing about it. */
plan hint_plan(const ui *u);

#endif
