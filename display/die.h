/* die: how a die looks. */
#ifndef DIE_H
#define DIE_H

#include "canvas.h"
#include "dice.h"

enum { DIE_SIDE_PX = 20, DIE_GAP_PX = 1, DIE_BIG_SIDE_PX = 32, DIE_SMALL_SIDE_PX = 13, DIE_BLANK = -1 };

/* A resource die; inverted when it is held. Face DIE_BLANK shows a '?'. */
void die_draw(canvas *c, int x, int y, int face, bool held);

/* A large number die with its pips. */
void die_draw_number(canvas *c, int x, int y, int face);

/* The same two as small as they can be read. */
void die_draw_small(canvas *c, int x, int y, int face);
void die_draw_small_number(canvas *c, int x, int y, int face);

/* Number dice with a dark body, where two have to be told apart. */
void die_draw_number_dark(canvas *c, int x, int y, int face);
void die_draw_small_number_dark(canvas *c, int x, int y, int face);

/* The event die of Cities & Knights: a ship, or a gate. */
void die_draw_event(canvas *c, int x, int y, int event);

/* A little roof that points up at the die that begins at x. */
void die_draw_pointer(canvas *c, int x, int y);

/* Where die i of `count` in a row begins, the row being centred. */
int die_row_x(int i, int count);

#endif
