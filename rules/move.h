/* move: what a player does, as data. A move carries its dice, so a list of
 * moves is the whole game: chance enters nowhere else.
 *
 *     start R0104            piece COST_ROAD, site
 *     roll 2,5,6=bgo         dice, faces (at their own index)
 *     stop
 *     trade o                face
 *     joker K3 4             site (the knight), die (from 0), face
 *     build S17              piece, site
 *     end
 *
 * Fields that a move does not use are 0, so that equal moves are equal bytes.
 */
#ifndef MOVE_H
#define MOVE_H

#include "island.h"
#include "reason.h"
#include "roll.h"

typedef enum move_kind {
    MOVE_START,
    MOVE_ROLL,
    MOVE_STOP,
    MOVE_TRADE,
    MOVE_JOKER,
    MOVE_BUILD,
    MOVE_END,
    MOVE_KINDS,
} move_kind;

typedef struct move {
    uint8_t kind;  /* move_kind */
    uint8_t piece; /* cost_piece */
    uint8_t site;
    uint8_t die;
    uint8_t face; /* ROLL_NO_FACE: not said */
    dice_set dice;
    uint8_t faces[DICE_MAX];
} move;

enum { MOVE_TEXT_MAX = 32 }; /* "roll 1,2,3,4,5,6=bbbbbb" and to spare */

/* Appends the move as text. Faces that are not said are left out: "roll 1,2". */
void move_print(line *l, const island *is, const move *m);

/* Reads a whole line. Where it is refused `column` (from 1) says where, and *m
 * is untouched. Whether the move is allowed is rules_check's question. */
reason move_parse(move *m, const island *is, const char *text, int *column);

#endif
