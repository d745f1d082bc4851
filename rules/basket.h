/* basket: what a turn of the Standard game can buy, and who pays for it.
 *
 * Six dice pay for nine baskets of pieces (R, RR, RRR, S, RS, C, K, RK, KK),
 * each with or without the jokers of some knights. A payment is a basket and
 * the jokers that are used up for it, all of which it needs; basket_pays says
 * whether a handful of dice is enough for it. Where the pieces may stand is not
 * asked here.
 *
 * A joker may help in the turn in which its knight is built, but not to pay for
 * the knight itself. Where that knight's joker gives any resource, dice can be
 * enough for one of its uses and not for the other; those are two payments.
 */
#ifndef BASKET_H
#define BASKET_H

#include "boards.h"
#include "hand.h"

enum {
    BASKET_KINDS = 9,
    BASKET_PAYMENTS = 219,
    BASKET_WORDS = (HAND_ROLLS + 31) / 32,
    BASKET_KNIGHTS_MAX = 2, /* in one basket */
};

/* What of a basket changes the ground (boards.h). */
typedef enum basket_change {
    BASKET_NOTHING,
    BASKET_ROAD,
    BASKET_ROADS_2,
    BASKET_ROADS_3,
    BASKET_SETTLEMENT,
    BASKET_ROAD_SETTLEMENT,
    BASKET_CITY,
    BASKET_CHANGES,
} basket_change;

typedef struct basket {
    cost_list pieces;
    uint8_t change; /* basket_change */
} basket;

extern const basket basket_list[BASKET_KINDS];

typedef struct basket_payment {
    uint8_t basket;
    uint8_t jokers; /* set of knights */
    bool new_any;   /* the joker of any resource is that of a knight of this basket */
} basket_payment;

/* Lists all payments, for each basket those with fewer jokers first. Returns
 * how many: BASKET_PAYMENTS. */
int basket_payments(basket_payment list[BASKET_PAYMENTS]);

/* Do `dice` dice that show these counts pay, gold traded where it helps? */
bool basket_pays(const basket_payment *p, const dice_counts *have, int dice);

/* The payment can be made by somebody with so many knights, of which those in
 * `used` have no joker any more; the dice apart. */
bool basket_open(const basket_payment *p, int knights, uint32_t used);

#endif
