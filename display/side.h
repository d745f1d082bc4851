/* side: the column beside a map, in which a game's screens say who, what and
 * how much. */
#ifndef SIDE_H
#define SIDE_H

#include "ui.h"

enum { SIDE_X = 70, SIDE_WIDTH_PX = CANVAS_WIDTH_PX - SIDE_X };

/* Draws the map at the left and leaves the rest of the screen dark. */
void side_draw_map(canvas *c, const map_view *v);

/* The name of a player, twice as large as other text. */
void side_draw_name(const ui *u, canvas *c, int y, int player);

/* The player's points: "1 point", "7 points". */
void side_draw_points(const ui *u, canvas *c, int y, int points);

/* Every player of a shared island with the look of his roads and his points. */
void side_draw_rivals(const ui *u, canvas *c, int y);

/* The dice of the turn, those that are spent struck out. */
void side_draw_dice(canvas *c, int x, int y, const game *g);

#endif
