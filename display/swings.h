/* swings: luck and choices of a game, turn by turn, as bars up and down from a line.
 *
 * Each turn has two: a full one for luck, and beside it a chequered one that hangs
 * down, for what its choices have cost. The scale follows the largest of them. */
#ifndef SWINGS_H
#define SWINGS_H

#include "canvas.h"
#include "review.h"

enum { SWINGS_HEIGHT_PX = 38, SWINGS_TURNS_PX = 7 /* the numbers of turns below it */ };

/* What of the height a worth takes, in px, at this scale; something is at least 1. */
typedef struct swings_scale {
    turn_worth above, below; /* the line; both positive */
} swings_scale;

swings_scale swings_scale_of(const review *r);
int swings_px(const swings_scale *s, turn_worth worth);

/* Over the whole width, from y down. */
void swings_draw(canvas *c, int y, const review *r);

/* How the two bars look, 5x5, for a legend. */
void swings_draw_luck(canvas *c, int x, int y);
void swings_draw_choices(canvas *c, int x, int y);

#endif
