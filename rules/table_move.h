/* table_move: what happens at the table, as data with its dice.
 *
 *     rolloff 3=52     seat, red, yellow: seat 3 rolls for who begins
 *     start 4          seat: chosen by hand
 *     board hexes=gwl/... harbours=3w... corner=ne        layout
 *     roll 35          red, yellow: the production roll
 *     roll 35y         event too, with Cities & Knights: s ship, y b g gates
 *     next             go on to the next phase, builder, or turn
 *     win 4            seat
 *
 * What is still to be drawn is left out: "rolloff 3", "roll", "board", or
 * "board corner=ne" with a corner that was chosen. Fields that a move does not
 * use are 0, so that equal moves are equal bytes; only MOVE_BOARD uses the
 * layout, which is why it stands last.
 */
#ifndef TABLE_MOVE_H
#define TABLE_MOVE_H

#include "layout.h"
#include "line.h"
#include "reason.h"
#include "scan.h"

typedef enum table_move_kind {
    TABLE_MOVE_ROLLOFF,
    TABLE_MOVE_START,
    TABLE_MOVE_BOARD,
    TABLE_MOVE_ROLL,
    TABLE_MOVE_NEXT,
    TABLE_MOVE_WIN,
    TABLE_MOVE_KINDS,
} table_move_kind;

/* The event die of Cities & Knights: three ships, one gate of each colour. */
typedef enum table_event {
    TABLE_NO_EVENT,
    TABLE_SHIP,
    TABLE_YELLOW,
    TABLE_BLUE,
    TABLE_GREEN,
    TABLE_EVENTS,
} table_event;

typedef struct table_move {
    uint8_t kind;        /* table_move_kind */
    uint8_t seat;        /* from 0 */
    uint8_t red, yellow; /* 1..6; 0: not said */
    uint8_t event;       /* table_event */
    layout board;        /* LAYOUT_NONE: not said, and `corner` may be LAYOUT_ANY_CORNER */
} table_move;

_Static_assert(sizeof(table_move) == 5 + sizeof(layout), "no padding in a move");

enum { TABLE_MOVE_TEXT_MAX = 96 }; /* a board of 30 and to spare */

/* The event that face 0..5 of the die shows, for who has drawn a face. */
table_event table_move_event(int face);

/* Dice as they are written everywhere, "35" or "35y". */
typedef struct table_dice {
    uint8_t red, yellow, event;
} table_dice;

void table_move_print_dice(line *l, table_dice d);
table_dice table_move_scan_dice(scan *s);

/* Chance decides it: undo stops there. */
bool table_move_is_roll(const table_move *m);

void table_move_print(line *l, const table_move *m);

/* Reads a whole line. Where it is refused `column` (from 1) says where, and *m
 * is untouched. Whether the move is allowed is table_check's question. */
reason table_move_parse(table_move *m, const char *text, int *column);

#endif
