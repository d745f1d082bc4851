/* game_screen: which screen the game that is played wants now. */
#ifndef GAME_SCREEN_H
#define GAME_SCREEN_H

#include "ui.h"

const ui_screen *game_screen(const ui *u);

/* Would something be lost if another game began now? One without a roll is begun
 * again as quickly. */
bool game_screen_at_stake(const ui *u);

/* Is this a screen that shows the game as it is at this moment, so that it has
 * to give way when a console line changes the game? */
bool game_screen_is(const ui_screen *screen);

#endif
