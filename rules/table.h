/* table: an evening at the board game: two to six players, the device replaces
 * the dice, keeps the turn order and the board. It does not know the cards.
 *
 * One flat value; one function says no and why, one makes the move. Chance is
 * in the moves.
 *
 *     table t = table_new(&setup);
 *     table_move m = {.kind = TABLE_MOVE_ROLLOFF, .seat = 2, .red = 5, .yellow = 2};
 *     reason r = table_apply(&t, &m);
 *
 * Seats go clockwise, from 0; the left neighbour of seat s is s + 1. Who is
 * Catanian 1 follows from the start seat and the turn, how far the barbarians
 * have come from the ships rolled: what follows is asked, not kept.
 */
#ifndef TABLE_H
#define TABLE_H

#include "deck.h"
#include "table_move.h"
#include "table_phase.h"

enum {
    TABLE_SUMS = 11,         /* 2 to 12 */
    TABLE_OUT = 1,           /* table.rolled: lost an earlier round of the roll-off */
    TABLE_BARBARIANS_AT = 7, /* the step with which they attack */
    TABLE_PARTNER = 3,       /* Catanian 2 is the third to the left */
    TABLE_TURNS_MAX = UINT16_MAX,
    TABLE_NOBODY = 255,
};

/* Fields without a meaning at the moment are 0. */
typedef struct table {
    uint32_t sums[TABLE_SUMS];     /* production rolls of this game; fair.h can judge them */
    uint32_t events[TABLE_EVENTS]; /* by table_event; [TABLE_NO_EVENT] stays 0 */
    deck deck;                     /* with setup.deck: what is drawn in this pass */
    uint16_t turn;                 /* from 1; 0 before the first */
    table_setup setup;
    uint8_t phase;                   /* table_phase */
    uint8_t start;                   /* the seat that begins, from TABLE_FOUND on */
    uint8_t builder;                 /* TABLE_EXTRA_BUILD: the seat that builds now */
    uint8_t winner;                  /* TABLE_OVER: the seat */
    uint8_t red, yellow, event;      /* the production roll of this turn; 0 before it */
    uint8_t rolled[TABLE_SEATS_MAX]; /* roll-off: 0 still to roll, the sum, or TABLE_OUT */
    layout board;                    /* LAYOUT_NONE until it is laid out */
} table;

_Static_assert(sizeof(table) == 4 * (TABLE_SUMS + TABLE_EVENTS + 2) + 2 + 5 + 7 + 6 + sizeof(layout),
               "no padding in a table");
_Static_assert(sizeof(table) <= 200, "a table stays small");

/* A new evening: everybody rolls for who begins. The setup must be sane. */
table table_new(const table_setup *st);

/* Why the move cannot be made, or REASON_OK. What is not said in a move that
 * is otherwise fine: REASON_FACES_MISSING, draw it and ask again. */
reason table_check(const table *t, const table_move *m);

/* Makes the move where table_check says REASON_OK, else changes nothing. */
reason table_apply(table *t, const table_move *m);

/* Whose turn it is: Catanian 1, or the only one. From TABLE_BEFORE on. */
int table_seat(const table *t);

/* Catanian 2, or TABLE_NOBODY where players are not paired. */
int table_second(const table *t);

/* Who acts in this phase. TABLE_ROLLOFF: the first who has still to roll;
 * TABLE_FOUND: who begins; TABLE_OVER: who has won. */
int table_actor(const table *t);

/* What the actor may do now, and what is worth saying that he may not. */
table_acts table_may(const table *t);
table_acts table_may_not(const table *t);

/* Does this note about Catanian 2 belong on the screen now? */
bool table_notes(const table *t, table_note which);

/* The seats that may say now that they have won, as a set. */
uint8_t table_winners(const table *t);

/* The production roll of this turn, 0 before it. A 7: discard, move the robber. */
static inline int table_sum(const table *t) { return t->red + t->yellow; }

/* Production rolls so far. */
uint32_t table_rolls(const table *t);

/* Where the barbarians are, 0..7; 7: with this roll they attack, and from the
 * next turn on they start again. */
int table_barbarians(const table *t);

#endif
