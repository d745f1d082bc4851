/* boards: every board of the Standard game, numbered without a gap.
 *
 * Roads grow as a tree, settlements, cities and knights come in order, so a
 * board is: which roads, how many settlements and cities, how many knights and
 * which of their jokers are used. Roads, settlements and cities together are
 * the ground (1225 of them), knights and jokers the guard (127):
 *
 *     board number = ground * BOARDS_GUARDS + guard
 *
 * The list of road sets is made from the island's table, once, where there is
 * time (tools/solver), and lies in flash.
 */
#ifndef BOARDS_H
#define BOARDS_H

#include "game.h"

enum {
    BOARDS_ROAD_SETS = 117,
    BOARDS_GROUNDS = 1225,
    BOARDS_GUARDS = 127,
    BOARDS_COUNT = BOARDS_GROUNDS * BOARDS_GUARDS,
    BOARDS_KNIGHTS = 6,
};

/* A set of roads that hang together, and what they reach. */
typedef struct boards_roads {
    uint32_t roads; /* with the start road */
    uint16_t first; /* the ground with these roads and nothing else */
    uint8_t settlements, cities;
} boards_roads;

/* Roads as an index into the list, and how much stands on them. */
typedef struct boards_ground {
    uint8_t roads, settlements, cities;
} boards_ground;

/* Makes the list: fewer roads first, then by their bits. */
void boards_make(boards_roads list[BOARDS_ROAD_SETS]);

int boards_ground_of(const boards_roads *list, const boards_ground *ground);

/* The ground of a sheet. False where it is none of the list. */
bool boards_read(const boards_roads *list, const game_sheet *sheet, boards_ground *ground);

static inline int boards_guard(int knights, uint32_t used) { return (1 << knights) - 1 + (int)used; }

/* Guards with up to so many knights; they come first. */
static inline int boards_guards(int knights) {
    return (1 << ((knights < BOARDS_KNIGHTS ? knights : BOARDS_KNIGHTS) + 1)) - 1;
}

/* The number of roads that `next` has and `roads` has not, or -1 where it is no
 * superset. */
int boards_more(uint32_t roads, uint32_t next);

#endif
