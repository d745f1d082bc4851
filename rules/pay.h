/* pay: which dice a build or a trade takes off the table. Always the lowest
 * ones that show the face, so that everybody who replays a game agrees. */
#ifndef PAY_H
#define PAY_H

#include "game.h"

/* The unspent dice that pay for the piece as they lie, or 0 where they do not. */
dice_set pay_dice(const game *g, cost_piece piece);

/* The two unspent gold dice of the next trade, or 0. The lower one becomes
 * the resource, the other is spent. */
dice_set pay_gold(const game *g);

#endif
