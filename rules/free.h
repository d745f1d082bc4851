/* free: free dice, for a table with paper sheets. No board, no players.
 *
 * Either one to six resource dice, rolled up to three times with any of them
 * held, or two number dice, rolled as often as one likes. A roll marked fresh
 * begins a new round, after the third roll or before; a first roll always
 * takes all the dice.
 *
 *     free_state s = free_start(FREE_RESOURCE, 6);
 *     free_move m = {.kind = FREE_ROLL, .dice = dice_all(6), .faces = {...}};
 *     if (free_check(&s, &m) == REASON_OK) free_apply(&s, &m);
 */
#ifndef FREE_H
#define FREE_H

#include "dice.h"
#include "reason.h"

enum { FREE_ROLLS = 3, FREE_NUMBER_DICE = 2 };

typedef enum free_kind { FREE_RESOURCE, FREE_NUMBER } free_kind;

typedef struct free_state {
    uint8_t kind;  /* free_kind */
    uint8_t count; /* dice in play */
    uint8_t rolls; /* made in this round; 0: the faces mean nothing yet */
    uint8_t faces[DICE_MAX];
} free_state;

typedef enum free_move_kind {
    FREE_ROLL, /* dice: which are rolled, faces: what they show (at their own index) */
    FREE_NEW,  /* begin again with `count` dice of `dice_kind` */
} free_move_kind;

typedef struct free_move {
    uint8_t kind; /* free_move_kind */
    bool fresh;   /* FREE_ROLL: the first roll of a new round */
    dice_set dice;
    uint8_t faces[DICE_MAX];
    uint8_t dice_kind;
    uint8_t count;
} free_move;

free_state free_start(free_kind kind, int count);

/* A state read back from somewhere: what makes no sense becomes six dice, not rolled. */
free_state free_sane(free_state s);

/* Why the move cannot be made, or REASON_OK. */
reason free_check(const free_state *s, const free_move *m);

/* Makes the move where free_check says REASON_OK, else changes nothing. */
reason free_apply(free_state *s, const free_move *m);

/* The rolls still open; number dice always have one. */
int free_rolls_left(const free_state *s);

/* The sum shown by number dice. */
int free_sum(const free_state *s);

#endif
