/* cast: everything that chance decides, out of dice faces.
 *
 * Who begins, a card of the deck, a whole board: all of it is drawn with dice, so
 * whoever lays out faces (a recording, the console's `dice`) lays out all of it,
 * and nothing else can be random.
 *
 *     int seat;
 *     if (!cast_below(draw, context, 5, &seat)) ...      // the source is not healthy
 */
#ifndef CAST_H
#define CAST_H

#include "table.h"

#include <stdbool.h>
#include <stdint.h>

/* Draws so many faces, 0..5 each. False, and nothing is drawn: there are none. */
typedef bool cast_faces(void *context, uint8_t *faces, int count);

/* A number 0..count-1, all equally likely; count at most 1296. */
bool cast_below(cast_faces *draw, void *context, int count, int *number);

/* Fills in what a move at the table does not say: faces, the event, a card that
 * is still in the deck, or a board. */
bool cast_table(cast_faces *draw, void *context, const table *t, table_move *m);

#endif
