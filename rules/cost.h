/* cost: what the pieces cost, and what a handful of dice can pay for.
 *
 * Two gold dice stand in for one die of any other resource, as often as there
 * is gold. Jokers are no part of this: whoever uses one changes the dice
 * first and asks again.
 */
#ifndef COST_H
#define COST_H

#include "dice.h"

typedef enum cost_piece {
    COST_ROAD,
    COST_SETTLEMENT,
    COST_CITY,
    COST_KNIGHT,
    COST_PIECES,               /* so many have a price in resources */
    COST_CASTLE = COST_PIECES, /* six equal faces, gold too: no list of resources */
    COST_KINDS,
} cost_piece;

/* 'R' 'S' 'C' 'K' 'B' */
char cost_letter(cost_piece piece);

/* What one piece costs; not for castles. */
const dice_counts *cost_of(cost_piece piece);

/* The dice that one piece takes: 2 for a road, 6 for a castle. */
int cost_dice(cost_piece piece);

/* A shopping list: how many of each piece. */
typedef struct cost_list {
    uint8_t of[COST_PIECES];
} cost_list;

/* The gold trades that `have` needs to pay for `list`, or -1 where it cannot. */
int cost_trades(const dice_counts *have, const cost_list *list);

/* Six dice never offer more than this many lists (a test tries all 462 rolls). */
enum { COST_CHOICES_MAX = 5 };

/* The lists that can be paid for and to which nothing can be added, dearest
 * first (in dice, then cities, settlements, knights). Returns how many. */
int cost_choices(const dice_counts *have, cost_list choices[COST_CHOICES_MAX]);

#endif
