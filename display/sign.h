/* sign: the small pictures of resources and pieces, and what things are called. */
#ifndef SIGN_H
#define SIGN_H

#include "canvas.h"
#include "cost.h"
#include "text.h"

/* 7x7. Of DICE_GOLD too, and of ISLAND_ANY, which is a '?'. */
const icon *sign_of_resource(int face);
text_id sign_resource_name(int face);

/* "Road", "City" and so on. */
text_id sign_piece_name(cost_piece piece);

/* These draw side by side and return where they end. */
int sign_draw_resource(canvas *c, int x, int y, int face);
int sign_draw_resources(canvas *c, int x, int y, const dice_counts *counts);
int sign_draw_cost(canvas *c, int x, int y, text_language language, cost_piece piece);
int sign_draw_knight(canvas *c, int x, int y);

/* "+" and a piece, 7x7, that end at x. Returns where they begin. */
int sign_draw_piece_before(canvas *c, int x, int y, cost_piece piece);

/* The pieces of a set of kinds, 9x9, the dear ones first. */
int sign_draw_kinds(canvas *c, int x, int y, uint8_t kinds);

#endif
