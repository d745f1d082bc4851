/* account: what a player's victory points are made of, in games that have
 * titles. What a part is worth the rules say: what he would lose without it.
 *
 *     account a = account_of(g, player);
 *     a.amount[ACCOUNT_ROAD]     // how long it is
 *     a.points[ACCOUNT_ROAD]     // 0 while somebody else has the title
 */
#ifndef ACCOUNT_H
#define ACCOUNT_H

#include "game.h"

typedef enum account_part {
    ACCOUNT_SETTLEMENTS, /* those that are not part of a city */
    ACCOUNT_CITIES,
    ACCOUNT_CASTLES,
    ACCOUNT_ROAD,
    ACCOUNT_ARMY,
    ACCOUNT_PARTS,
} account_part;

typedef struct account {
    uint8_t amount[ACCOUNT_PARTS];
    uint8_t points[ACCOUNT_PARTS];
} account;

account account_of(const game *g, int player);

/* Is there such a thing in this game? */
bool account_has(const game *g, account_part part);

#endif
