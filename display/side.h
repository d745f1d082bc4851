/* side: the column beside a map, in which a game's screens say who, what and
 * how much; and the small signs for dice, prices and pieces that they share. */
#ifndef SIDE_H
#define SIDE_H

#include "ui.h"

enum { SIDE_X = 70, SIDE_WIDTH_PX = CANVAS_WIDTH_PX - SIDE_X };

/* Draws the map at the left and leaves the rest of the screen dark. */
void side_draw_map(canvas *c, const map_view *v);

/* A text at this row of the column, with up to two numbers in it. */
void side_draw_text(const ui *u, canvas *c, int y, text_id id, int first, int second);

/* The name of a player, twice as large as other text. */
void side_draw_name(const ui *u, canvas *c, int y, int player);

/* The player's points: "1 point", "7 points". */
void side_draw_points(const ui *u, canvas *c, int y, int points);

/* Every player of a shared island with the look of his roads and his points. */
void side_draw_rivals(const ui *u, canvas *c, int y);

/* The sign of a knight; returns where it ends. */
int side_draw_knight(canvas *c, int x, int y);

/* Resource signs side by side; return where they end. ISLAND_ANY is a '?'. */
int side_draw_resource(canvas *c, int x, int y, int face);
int side_draw_cost(canvas *c, int x, int y, cost_piece piece);

/* The dice of the turn, those that are spent struck out. */
void side_draw_dice(canvas *c, int x, int y, const game *g);

/* "Road", "City" and so on. */
text_id side_piece_name(cost_piece piece);

/* The pieces of a set of kinds as pictures; returns where they end. */
int side_draw_kinds(canvas *c, int x, int y, uint8_t kinds);

#endif
