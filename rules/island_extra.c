/* The island of Extra: 19 hexes in rows of 3 4 5 4 3, seen pointed side up.
 * Corners are numbered row by row from the top, hexes and knights too. A road
 * is called after its two corners, a site after its corner.
 */
#include "island.h"

enum { SEA = ISLAND_NONE };

/* clang-format off */
/*   from  to  hexes on its two sides */
static const island_road road[] = {
    /* from corners 0-2 */
    { 0,  3, { 0, SEA}}, { 0,  4, { 0, SEA}}, { 1,  4, { 1, SEA}}, { 1,  5, { 1, SEA}},
    { 2,  5, { 2, SEA}}, { 2,  6, { 2, SEA}},
    /* from corners 3-6 */
    { 3,  7, { 0, SEA}}, { 4,  8, { 0,  1}}, { 5,  9, { 1,  2}}, { 6, 10, { 2, SEA}},
    /* from corners 7-10 */
    { 7, 11, { 3, SEA}}, { 7, 12, { 0,  3}}, { 8, 12, { 0,  4}}, { 8, 13, { 1,  4}},
    { 9, 13, { 1,  5}}, { 9, 14, { 2,  5}}, {10, 14, { 2,  6}}, {10, 15, { 6, SEA}},
    /* from corners 11-15 */
    {11, 16, { 3, SEA}}, {12, 17, { 3,  4}}, {13, 18, { 4,  5}}, {14, 19, { 5,  6}},
    {15, 20, { 6, SEA}},
    /* from corners 16-20 */
    {16, 21, { 7, SEA}}, {16, 22, { 3,  7}}, {17, 22, { 3,  8}}, {17, 23, { 4,  8}},
    {18, 23, { 4,  9}}, {18, 24, { 5,  9}}, {19, 24, { 5, 10}}, {19, 25, { 6, 10}},
    {20, 25, { 6, 11}}, {20, 26, {11, SEA}},
    /* from corners 21-26 */
    {21, 27, { 7, SEA}}, {22, 28, { 7,  8}}, {23, 29, { 8,  9}}, {24, 30, { 9, 10}},
    {25, 31, {10, 11}}, {26, 32, {11, SEA}},
    /* from corners 27-32 */
    {27, 33, { 7, SEA}}, {28, 33, { 7, 12}}, {28, 34, { 8, 12}}, {29, 34, { 8, 13}},
    {29, 35, { 9, 13}}, {30, 35, { 9, 14}}, {30, 36, {10, 14}}, {31, 36, {10, 15}},
    {31, 37, {11, 15}}, {32, 37, {11, SEA}},
    /* from corners 33-37 */
    {33, 38, {12, SEA}}, {34, 39, {12, 13}}, {35, 40, {13, 14}}, {36, 41, {14, 15}},
    {37, 42, {15, SEA}},
    /* from corners 38-42 */
    {38, 43, {12, SEA}}, {39, 43, {12, 16}}, {39, 44, {13, 16}}, {40, 44, {13, 17}},
    {40, 45, {14, 17}}, {41, 45, {14, 18}}, {41, 46, {15, 18}}, {42, 46, {15, SEA}},
    /* from corners 43-46 */
    {43, 47, {16, SEA}}, {44, 48, {16, 17}}, {45, 49, {17, 18}}, {46, 50, {18, SEA}},
    /* from corners 47-50 */
    {47, 51, {16, SEA}}, {48, 51, {16, SEA}}, {48, 52, {17, SEA}}, {49, 52, {17, SEA}},
    {49, 53, {18, SEA}}, {50, 53, {18, SEA}},
};

/* A settlement is worth 1; the city on top of it adds 1 more. */
#define SITE(corner) {corner, corner, 1}

static const island_site settlement[] = {
    SITE( 0), SITE( 1), SITE( 2), SITE( 7), SITE( 8), SITE( 9),
    SITE(10), SITE(16), SITE(17), SITE(18), SITE(19), SITE(20),
    SITE(33), SITE(34), SITE(35), SITE(36), SITE(37), SITE(43),
    SITE(44), SITE(45), SITE(46), SITE(51), SITE(52), SITE(53),
};

/* The corners where a settlement can become a city. */
static const island_site city[] = {
    SITE( 1), SITE( 7), SITE(10), SITE(17), SITE(18), SITE(19),
    SITE(34), SITE(35), SITE(36), SITE(43), SITE(46), SITE(52),
};

/*  name hex joker      points */
static const island_knight knight[] = {
    { 0,  0, DICE_WOOL,   0}, /* pasture */
    { 1,  1, DICE_GRAIN,  0}, /* fields */
    { 2,  2, DICE_ORE,    0}, /* mountains */
    { 3,  3, DICE_ORE,    0}, /* mountains */
    { 4,  4, DICE_BRICK,  0}, /* hills */
    { 5,  5, DICE_LUMBER, 0}, /* forest */
    { 6,  6, DICE_WOOL,   0}, /* pasture */
    { 7,  7, DICE_GRAIN,  0}, /* fields */
    { 8,  8, DICE_LUMBER, 0}, /* forest */
    { 9,  9, ISLAND_ANY,  0}, /* desert */
    {10,  9, ISLAND_ANY,  0}, /* desert */
    {11, 10, DICE_BRICK,  0}, /* hills */
    {12, 11, DICE_GRAIN,  0}, /* fields */
    {13, 12, DICE_WOOL,   0}, /* pasture */
    {14, 13, DICE_BRICK,  0}, /* hills */
    {15, 14, DICE_LUMBER, 0}, /* forest */
    {16, 15, DICE_ORE,    0}, /* mountains */
    {17, 16, DICE_ORE,    0}, /* mountains */
    {18, 17, DICE_GRAIN,  0}, /* fields */
    {19, 18, DICE_WOOL,   0}, /* pasture */
};

/* Corners clockwise from the northern one. */
static const island_hex hex[] = {
    { 0,  4,  8, 12,  7,  3}, /* 0 */
    { 1,  5,  9, 13,  8,  4}, /* 1 */
    { 2,  6, 10, 14,  9,  5}, /* 2 */
    { 7, 12, 17, 22, 16, 11}, /* 3 */
    { 8, 13, 18, 23, 17, 12}, /* 4 */
    { 9, 14, 19, 24, 18, 13}, /* 5 */
    {10, 15, 20, 25, 19, 14}, /* 6 */
    {16, 22, 28, 33, 27, 21}, /* 7 */
    {17, 23, 29, 34, 28, 22}, /* 8 */
    {18, 24, 30, 35, 29, 23}, /* 9 */
    {19, 25, 31, 36, 30, 24}, /* 10 */
    {20, 26, 32, 37, 31, 25}, /* 11 */
    {28, 34, 39, 43, 38, 33}, /* 12 */
    {29, 35, 40, 44, 39, 34}, /* 13 */
    {30, 36, 41, 45, 40, 35}, /* 14 */
    {31, 37, 42, 46, 41, 36}, /* 15 */
    {39, 44, 48, 51, 47, 43}, /* 16 */
    {40, 45, 49, 52, 48, 44}, /* 17 */
    {41, 46, 50, 53, 49, 45}, /* 18 */
};

/* Where corners and hexes lie: x in half widths of a hex, y in half sides. */
static const island_point corner_at[] = {
    { 3,  0}, { 5,  0}, { 7,  0}, { 2,  1}, { 4,  1}, { 6,  1},
    { 8,  1}, { 2,  3}, { 4,  3}, { 6,  3}, { 8,  3}, { 1,  4},
    { 3,  4}, { 5,  4}, { 7,  4}, { 9,  4}, { 1,  6}, { 3,  6},
    { 5,  6}, { 7,  6}, { 9,  6}, { 0,  7}, { 2,  7}, { 4,  7},
    { 6,  7}, { 8,  7}, {10,  7}, { 0,  9}, { 2,  9}, { 4,  9},
    { 6,  9}, { 8,  9}, {10,  9}, { 1, 10}, { 3, 10}, { 5, 10},
    { 7, 10}, { 9, 10}, { 1, 12}, { 3, 12}, { 5, 12}, { 7, 12},
    { 9, 12}, { 2, 13}, { 4, 13}, { 6, 13}, { 8, 13}, { 2, 15},
    { 4, 15}, { 6, 15}, { 8, 15}, { 3, 16}, { 5, 16}, { 7, 16},
};
static const island_point hex_at[] = {
    { 3,  2}, { 5,  2}, { 7,  2}, { 2,  5}, { 4,  5}, { 6,  5},
    { 8,  5}, { 1,  8}, { 3,  8}, { 5,  8}, { 7,  8}, { 9,  8},
    { 2, 11}, { 4, 11}, { 6, 11}, { 8, 11}, { 3, 14}, { 5, 14},
    { 7, 14},
};
/* clang-format on */

enum {
    ROADS = sizeof road / sizeof *road,
    SETTLEMENTS = sizeof settlement / sizeof *settlement,
    CITIES = sizeof city / sizeof *city,
    KNIGHTS = sizeof knight / sizeof *knight,
    HEXES = sizeof hex / sizeof *hex,
};
_Static_assert((int)ROADS == ISLAND_ROADS_MAX, "72 roads");
_Static_assert(SETTLEMENTS == 24, "24 settlement sites");
_Static_assert(CITIES == 12, "12 of them can become cities");
_Static_assert(KNIGHTS == 20, "one knight in each hex, two in the desert");
_Static_assert(HEXES == 19, "rows of 3 4 5 4 3");

const island island_extra = {
    .road = road,
    .settlement = settlement,
    .city = city,
    .knight = knight,
    .hex = hex,
    .corner_at = corner_at,
    .hex_at = hex_at,
    .corners = ISLAND_CORNERS_MAX,
    .hexes = HEXES,
    .count = {[COST_ROAD] = ROADS,
              [COST_SETTLEMENT] = SETTLEMENTS,
              [COST_CITY] = CITIES,
              [COST_KNIGHT] = KNIGHTS,
              [COST_CASTLE] = 4},
    .by_corner = true,
};
