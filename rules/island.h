/* island: the printed sheets as tables. Facts only; what may be done with
 * them is the games' business (standard.c, plus.c, extra.c).
 *
 * A site is addressed by its kind (cost_piece) and its index in the table of
 * that kind; its name is what the sheet and the notation call it: "S11",
 * "R0104". Corners and hexes are numbered as on the map, roads run between
 * two corners.
 */
#ifndef ISLAND_H
#define ISLAND_H

#include "bits.h"
#include "cost.h"
#include "line.h"

enum {
    ISLAND_CORNERS_MAX = 54,
    ISLAND_ROADS_MAX = 72,
    ISLAND_ROAD_WORDS = 3,
    ISLAND_CORNER_WORDS = 2,
    ISLAND_NAME_MAX = 6, /* "R0104" and its terminator */
    ISLAND_NONE = 255,
    ISLAND_ANY = DICE_FACES, /* the joker that gives any resource */
};

typedef struct island_road {
    uint8_t from, to; /* corners */
    uint8_t hex[2];   /* along which it runs; the second is ISLAND_NONE on the coast */
} island_road;

typedef struct island_site {
    uint8_t number; /* "S11": 11 */
    uint8_t corner;
    uint8_t points;
} island_site;

typedef struct island_knight {
    uint8_t number; /* "K6": 6 */
    uint8_t hex;
    uint8_t joker; /* dice_face or ISLAND_ANY */
    uint8_t points;
} island_knight;

/* Where something lies on the printed sheet, y downwards; units per island. */
typedef struct island_point {
    uint8_t x, y;
} island_point;

typedef uint8_t island_hex[6]; /* its corners, clockwise */

typedef struct island {
    const island_road *road; /* the road given at the start, if any, stands after the others */
    const island_site *settlement;
    const island_site *city;
    const island_knight *knight;
    const island_hex *hex; /* Extra only, where knights must be reached */
    const island_point *corner_at;
    const island_point *hex_at;
    uint8_t corners, hexes;
    uint8_t given;             /* roads that stand from the start: 0 or 1 */
    uint8_t count[COST_KINDS]; /* sites of each kind; the given road is not among them */
    bool by_corner;            /* names are made of two-digit numbers, those of roads of two corners */
} island;

extern const island island_one;   /* Standard */
extern const island island_two;   /* Plus */
extern const island island_extra; /* Extra */

/* Roads in the table, the given one included. */
static inline int island_roads(const island *is) { return is->count[COST_ROAD] + is->given; }

/* The digits of a name, without the letter: "0104". */
void island_print(line *l, const island *is, cost_piece piece, int site);

/* The site whose digits stand at the beginning of `text`, or -1. `length`
 * receives how many digits were read, also where there is no such site. */
int island_find(const island *is, cost_piece piece, const char *text, int *length);

/* The settlement site at a corner, or -1. */
int island_settlement_at(const island *is, int corner);

/* Does one of these roads end at the corner? */
bool island_touches(const island *is, const uint32_t roads[ISLAND_ROAD_WORDS], int corner);

#endif
