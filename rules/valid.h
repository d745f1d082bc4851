/* valid: could this position be? Asked of a position that somebody has typed.
 *
 * The pieces are taken up and laid again one by one with the games' own rules;
 * what cannot be laid could not stand there. Dice, boxes, jokers, titles and
 * winners must agree with the pieces.
 */
#ifndef VALID_H
#define VALID_H

#include "game.h"
#include "reason.h"

/* Which part of a position is wrong. Pieces are named by their cost_piece. */
enum {
    VALID_BOXES = COST_KINDS,
    VALID_SHEET, /* a sheet as a whole */
    VALID_TURN,
    VALID_PLAYER,
    VALID_PHASE,
    VALID_WON,
    VALID_DICE,
    VALID_ROAD,
    VALID_ARMY,
    VALID_PARTS,
};

typedef struct valid_part {
    uint8_t part;
    uint8_t player; /* whose sheet, for the first ones */
} valid_part;

/* Is every field within its range, so that it can be looked at at all? Asked of
 * bytes that come from anywhere; valid_game() asks the rest. */
bool valid_ranges(const game *g);

/* REASON_OK, or what is wrong, and *where. `won`: the winners that the
 * position names, as a set. */
reason valid_game(const game *g, uint8_t won, valid_part *where);

#endif
