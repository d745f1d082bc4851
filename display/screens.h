/* screens: all there are. Each lives in the file of its name. */
#ifndef SCREENS_H
#define SCREENS_H

#include "ui.h"

extern const ui_screen screen_title;       /* the name and the menu */
extern const ui_screen screen_dice_choice; /* which free dice */
extern const ui_screen screen_dice;        /* resource dice: roll, hold, roll again */
extern const ui_screen screen_offer;       /* what these dice could build */
extern const ui_screen screen_numbers;     /* two number dice and their sum */
extern const ui_screen screen_settings;
extern const ui_screen screen_about;
extern const ui_screen screen_alarm; /* the random source failed its health test */

#endif
