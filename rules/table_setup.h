/* table_setup: what is chosen before an evening at the board game.
 *
 *     table players=6 rule=paired expansions=seafarers,knights dice=true board=30
 */
#ifndef TABLE_SETUP_H
#define TABLE_SETUP_H

#include "layout.h"
#include "line.h"
#include "scan.h"

enum { TABLE_SEATS_MIN = 2, TABLE_SEATS_MAX = 6, TABLE_SEATS_PAIRED = 5 /* from so many on */ };

typedef enum table_rule {
    TABLE_PLAIN,   /* the turn of the base game: up to four players */
    TABLE_PAIRED,  /* Paired Players: five and six */
    TABLE_SPECIAL, /* Special Build Phase: five and six */
    TABLE_RULES,
} table_rule;

typedef enum table_expansion {
    TABLE_SEAFARERS,
    TABLE_KNIGHTS,    /* Cities & Knights: the event die, the barbarians' track */
    TABLE_FISHERMEN,  /* Traders & Barbarians: The Fishermen of Catan */
    TABLE_BARBARIANS, /* Traders & Barbarians: Barbarian Attack */
    TABLE_TRADERS,    /* Traders & Barbarians: Traders & Barbarians */
    TABLE_EXPLORERS,  /* Explorers & Pirates */
    TABLE_EXPANSIONS,
} table_expansion;

typedef struct table_setup {
    uint8_t players;
    uint8_t rule;       /* table_rule */
    uint8_t expansions; /* bit set of table_expansion */
    uint8_t deck;       /* 1: dice from the deck of 36, 0: true dice */
    uint8_t board;      /* layout_board: none, or the one for so many players */
} table_setup;

static inline bool table_setup_has(const table_setup *st, table_expansion which) {
    return (unsigned)st->expansions >> which & 1u;
}

/* Paired Players or the plain turn, true dice, no expansion, with the board. */
table_setup table_setup_for(int players);

/* The board for so many players. */
layout_board table_setup_board(int players);

/* After a change of the players: a rule or board that is not for so many
 * becomes the one that is. */
void table_setup_fit(table_setup *st);

/* Could this have been chosen? */
bool table_setup_sane(const table_setup *st);

/* "paired", "knights": the words of the notation. */
const char *table_setup_rule(int rule);
const char *table_setup_expansion(int which);

/* The whole of it, in the order of the notation. */
void table_setup_print(line *l, const table_setup *st);

/* Reads what table_setup_print writes, all of it and in that order. */
table_setup table_setup_scan(scan *s);

/* Reads what a person says: "table", then any of the keys in any order; what is
 * not said is as table_setup_for() has it. Where it is refused `column` says
 * where, and *st is untouched. */
reason table_setup_parse(table_setup *st, const char *text, int *column);

#endif
