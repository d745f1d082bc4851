/* Island Two: Plus. Six hexes round a second desert, seen flat side up. The
 * roads are a tree again; R6 is the grey road that Longest Road begins with.
 * Two knights stand in each desert: K6 and K7 in the northern one (H6), K8
 * and K9 in the middle (H0).
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
    /* R12 */ {.from = 12, .to = 14}, /* R13 */ {.from = 14, .to = 15},
    /* R14 */ {.from = 15, .to = 16}, /* R15 */ {.from = 16, .to = 17},
    /* R16 */ {.from = 17, .to = 18},
    /* start */ {.from = 0, .to = 1},
};

/*                                        name  corner  points */
static const island_site settlement[] = {{   1,      1,      1 },
                                         {   2,      4,      1 },
                                         {   3,      7,      1 },
                                         {   4,     11,      1 },
                                         {   5,     14,      1 },
                                         {   6,     16,      1 },
                                         {   7,     18,      1 }};

static const island_site city[] =       {{   1,      3,      2 },
                                         {   2,      6,      2 },
                                         {   3,      9,      2 },
                                         {   4,     13,      2 }};

/*                                        name  hex  joker        points */
static const island_knight knight[] =   {{   1,   1, DICE_ORE,         0 },
                                         {   2,   2, DICE_GRAIN,       0 },
                                         {   3,   3, DICE_WOOL,        0 },
                                         {   4,   4, DICE_LUMBER,      0 },
                                         {   5,   5, DICE_BRICK,       0 },
                                         {   6,   6, ISLAND_ANY,       0 },
                                         {   7,   6, ISLAND_ANY,       0 },
                                         {   8,   0, ISLAND_ANY,       0 },
                                         {   9,   0, ISLAND_ANY,       0 }};

/* Where corners and hexes lie: x in half sides, y in half heights of a hex. */
static const island_point corner_at[] = {
    { 3,  1}, { 4,  2}, { 3,  3}, { 1,  3}, { 4,  4}, { 3,  5},
    { 1,  5}, { 4,  6}, { 6,  6}, { 7,  5}, { 9,  5}, {10,  4},
    { 9,  3}, { 7,  3}, {10,  2}, { 9,  1}, { 7,  1}, { 6,  0},
    { 4,  0},
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
_Static_assert(ROADS == 17 + 1, "17 roads and the start road");
_Static_assert(SETTLEMENTS == 7, "seven settlements");
_Static_assert(CITIES == 4, "four cities on sites of their own");
_Static_assert(KNIGHTS == 9, "five with a resource, two in each desert");

const island island_two = {
    .road = road,
    .settlement = settlement,
    .city = city,
    .knight = knight,
    .corner_at = corner_at,
    .hex_at = hex_at,
    .corners = 19,
    .hexes = sizeof hex_at / sizeof *hex_at,
    .given = 1,
    .count = {[COST_ROAD] = ROADS - 1,
              [COST_SETTLEMENT] = SETTLEMENTS,
              [COST_CITY] = CITIES,
              [COST_KNIGHT] = KNIGHTS},
};
