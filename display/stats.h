/* stats: what the dice of this device have shown, for ever and in the game that
 * is played. Only rolls from hardware entropy are counted; who rolls asks for it
 * (firmware/app.c), screens and console read it, fair.h judges it.
 *
 * A flat value that is stored as it is. Counters stop at their greatest number.
 */
#ifndef STATS_H
#define STATS_H

#include "dice.h"
#include "fair.h"

#include <stdbool.h>

enum { STATS_SUM_LEAST = 2 }; /* of two number dice; sum[0] counts these */

typedef struct stats_rolls {
    uint32_t face[FAIR_FACES]; /* resource dice, by face */
    uint32_t sum[FAIR_SUMS];   /* number dice, by sum */
} stats_rolls;

typedef struct stats {
    stats_rolls ever;
    stats_rolls game; /* since the last game began; of resource dice only the game's own */
} stats;

_Static_assert(sizeof(stats) == 2 * (FAIR_FACES + FAIR_SUMS) * sizeof(uint32_t), "no padding in stats");
_Static_assert((int)FAIR_FACES == (int)DICE_FACES, "a counter for every face");

/* The faces of these dice, each at its own index, rolled in the game or free. */
void stats_count_faces(stats *s, dice_set dice, const uint8_t faces[DICE_MAX], bool in_game);
void stats_count_sum(stats *s, int sum);

void stats_begin_game(stats *s);

/* Mends what cannot be: in a game more than ever. False if there was something. */
bool stats_sane(stats *s);

#endif
