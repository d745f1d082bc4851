/* exchange: gold and jokers by hand, step by step: what two gold become; or which
 * knight helps, which die he changes and, where he gives anything, to what.
 * Whoever opens screen_exchange says with which step it begins. */
#ifndef EXCHANGE_H
#define EXCHANGE_H

#include "game.h"

typedef enum exchange_step { EXCHANGE_TRADE, EXCHANGE_KNIGHT, EXCHANGE_DIE, EXCHANGE_FACE } exchange_step;

typedef struct exchange {
    uint8_t step; /* exchange_step */
    uint8_t cursor;
    uint8_t knight, die; /* chosen in the steps before */
} exchange;

enum { EXCHANGE_OPTIONS_MAX = DICE_FACES + 1 };

/* What can be chosen in this step: faces, knights or dice. Returns how many
 * there are. */
int exchange_options(const game *g, const exchange *x, uint8_t out[EXCHANGE_OPTIONS_MAX]);

/* Is there anything to choose in this first step? */
bool exchange_possible(const game *g, exchange_step step);

/* What a knight gives: a face, or ISLAND_ANY. */
int exchange_gives(const game *g, int knight);

#endif
