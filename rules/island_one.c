/* Island One: Standard. A ring of six hexes round the sea, seen flat side up:
 * mountains (H1), fields, pasture, forest, hills, desert (H6). The roads are a
 * tree that grows from the start road. Printed sums: roads 16, settlements 39,
 * cities 69, knights 21.
 */
#include "island.h"

/* clang-format off */
static const island_road road[] = {
    /* R0  */ {.from =  1, .to =  2}, /* R1  */ {.from =  2, .to =  3},
    /* R2  */ {.from =  2, .to =  4}, /* R3  */ {.from =  4, .to =  5},
    /* R4  */ {.from =  5, .to =  6}, /* R5  */ {.from =  5, .to =  7},
    /* R6  */ {.from =  7, .to =  8}, /* R7  */ {.from =  8, .to =  9},
    /* R8  */ {.from =  9, .to = 10}, /* R9  */ {.from = 10, .to = 11},
    /* R10 */ {.from = 11, .to = 12}, /* R11 */ {.from = 12, .to = 13},
    /* R12 */ {.from =  9, .to = 14}, /* R13 */ {.from = 14, .to = 15},
    /* R14 */ {.from = 15, .to = 16}, /* R15 */ {.from = 16, .to = 17},
    /* start */ {.from = 0, .to = 1},
};

/*                                        name  corner  points */
static const island_site settlement[] = {{   3,      1,      3 },
                                         {   4,      4,      4 },
                                         {   5,      7,      5 },
                                         {   7,      9,      7 },
                                         {   9,     11,      9 },
                                         {  11,     13,     11 }};

static const island_site city[] =       {{   7,      3,      7 },
                                         {  12,      6,     12 },
                                         {  20,     15,     20 },
                                         {  30,     17,     30 }};

/*                                        name  hex  joker        points */
static const island_knight knight[] =   {{   1,   1, DICE_ORE,         1 },
                                         {   2,   2, DICE_GRAIN,       2 },
                                         {   3,   3, DICE_WOOL,        3 },
                                         {   4,   4, DICE_LUMBER,      4 },
                                         {   5,   5, DICE_BRICK,       5 },
                                         {   6,   6, ISLAND_ANY,       6 }};

/* Where corners and hexes lie: x in half sides, y in half heights of a hex. */
static const island_point corner_at[] = {
    { 3,  1}, { 4,  2}, { 3,  3}, { 1,  3}, { 4,  4}, { 3,  5},
    { 1,  5}, { 4,  6}, { 6,  6}, { 7,  5}, { 6,  4}, { 7,  3},
    { 6,  2}, { 7,  1}, { 9,  5}, {10,  4}, { 9,  3}, {10,  2},
};
static const island_point hex_at[] = {
    { 5,  3}, { 2,  2}, { 2,  4}, { 5,  5}, { 8,  4}, { 8,  2}, { 5,  1},
};
/* clang-format on */

enum {
    ROADS = sizeof road / sizeof *road,
    SETTLEMENTS = sizeof settlement / sizeof *settlement,
    CITIES = sizeof city / sizeof *city,
    KNIGHTS = sizeof knight / sizeof *knight,
};
_Static_assert(ROADS == 16 + 1, "16 roads and the start road");
_Static_assert(SETTLEMENTS == 6, "settlements 3 4 5 7 9 11");
_Static_assert(CITIES == 4, "cities 7 12 20 30");
_Static_assert(KNIGHTS == 6, "knights 1-6");

const island island_one = {
    .road = road,
    .settlement = settlement,
    .city = city,
    .knight = knight,
    .corner_at = corner_at,
    .hex_at = hex_at,
    .corners = 18,
    .hexes = sizeof hex_at / sizeof *hex_at,
    .given = 1,
    .count = {[COST_ROAD] = ROADS - 1,
              [COST_SETTLEMENT] = SETTLEMENTS,
              [COST_CITY] = CITIES,
              [COST_KNIGHT] = KNIGHTS},
};
