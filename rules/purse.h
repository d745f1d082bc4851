/* purse: what a turn of Plus or Extra can buy, and what it costs in jokers.
 *
 * Six dice pay for a few baskets of pieces only. Gold is traded first, since it
 * is lost with the turn; what is missing then takes jokers, the cheapest first.
 * Where a new knight's joker counts in the same turn it can help to pay for the
 * second piece of its basket: those are baskets of their own.
 *
 *     purse p;
 *     purse_fill(&p, g, price);
 *     int32_t jokers = purse_price(&p, PURSE_CITY, &have, 6);
 *     int n = purse_moves(&p, g, PURSE_CITY, &goods, moves);
 */
#ifndef PURSE_H
#define PURSE_H

#include "game.h"
#include "move.h"

enum { PURSE_CLASSES = DICE_FACES + 1, PURSE_ANY = DICE_FACES, PURSE_NO_JOKER = 255 };
enum { PURSE_PIECES_MAX = 3, PURSE_MOVES_MAX = 12, PURSE_NEVER = -1 };

/* clang-format off */
typedef enum purse_basket {
    PURSE_NOTHING, PURSE_ROAD, PURSE_ROADS_2, PURSE_ROADS_3,
    PURSE_SETTLEMENT, PURSE_ROAD_SETTLEMENT, PURSE_CITY, PURSE_CASTLE,
    PURSE_KNIGHT, PURSE_KNIGHT_ROAD, PURSE_KNIGHTS_2,
    /* with the joker of the first knight */
    PURSE_BRICK_ROAD, PURSE_LUMBER_ROAD, PURSE_ANY_ROAD,
    PURSE_WOOL_KNIGHT, PURSE_GRAIN_KNIGHT, PURSE_ORE_KNIGHT, PURSE_ANY_KNIGHT,
    PURSE_BASKETS,
} purse_basket;
/* clang-format on */

typedef struct purse {
    int32_t price[PURSE_CLASSES];  /* of a joker, by what it gives; that of any is the highest */
    uint8_t jokers[PURSE_CLASSES]; /* that can be used now */
    uint8_t all;                   /* of them together */
    uint8_t order[DICE_GOLD];      /* faces, cheap jokers first */
    uint8_t need[PURSE_BASKETS][DICE_GOLD];
    uint8_t size[PURSE_BASKETS]; /* in dice */
} purse;

/* What is bought, in the order of building. */
typedef struct purse_goods {
    uint8_t count;
    uint8_t piece[PURSE_PIECES_MAX]; /* cost_piece */
    uint8_t site[PURSE_PIECES_MAX];
} purse_goods;

void purse_fill(purse *p, const game *g, const int32_t price[PURSE_CLASSES]);

/* The jokers that `dice` dice with these counts need for a basket, as a sum of
 * prices, or PURSE_NEVER. */
int32_t purse_price(const purse *p, int basket, const dice_counts *have, int dice);

/* The moves that buy the goods, which purse_price says can be paid: jokers,
 * trades and builds, without the end of the turn. Returns how many. */
int purse_moves(const purse *p, const game *g, int basket, const purse_goods *goods,
                move moves[PURSE_MOVES_MAX]);

/* The basket with this new joker, where it helps with the piece; else `plain`. */
int purse_with(int plain, int joker);

/* What a knight's joker gives: a face, or PURSE_ANY. */
int purse_class(const game *g, int knight);

#endif
