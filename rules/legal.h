/* legal: every move that can be made now, in the order of README.md. */
#ifndef LEGAL_H
#define LEGAL_H

#include "game.h"
#include "move.h"

typedef void legal_each(void *context, const move *m);

/* Calls `each` for every legal move. Rolls come as patterns, not to be made as
 * they are: `dice` are those that must be rolled, or 0 where the player may
 * choose; the faces are ROLL_NO_FACE. */
void legal_moves(const game *g, legal_each *each, void *context);

/* Appends a move of the list; patterns as "roll 1,2,3=*" and "roll *=*". */
void legal_print(line *l, const game *g, const move *m);

#endif
