/* hourglass: the time of a turn at the table, if one was set. Everybody who acts has
 * it for himself; it stands still while the game is paused. Its place is in
 * ui.evening_screen. */
#ifndef HOURGLASS_H
#define HOURGLASS_H

#include "ui.h"

/* Minutes, by ui.table.timer; 0: none. */
int hourglass_minutes(int timer);

/* To be called by enter and tick of every screen of a turn, the clock seen or not: turns it over for whoever
 * acts now, rings when it has run out, and asks for the tick with which the next second ends. */
void hourglass_tick(ui *u);

void hourglass_pause(ui *u);
void hourglass_go_on(ui *u);

/* Seconds that are left; 0: it has run out. */
int hourglass_left_s(const ui *u);

/* "1:35" at the right end of the top line, on a lit ground when it has run out. */
void hourglass_draw(const ui *u, canvas *c);

#endif
