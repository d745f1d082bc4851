/* The three islands. The two sheets are tables; the Extra island is derived from where its corners lie. */
#include "oracle_internal.h"

#include <stdlib.h>
#include <string.h>

enum { START_ROAD = -1 };

typedef struct {
    int a, b, predecessor;
} Road;
typedef struct {
    int number, corner, points;
} Site;

/* ---- Island One ---- */

static const Road one_roads[] = {
    {1, 2, START_ROAD}, {2, 3, 0},    {2, 4, 0},    {4, 5, 2},    /* R0  - R3 */
    {5, 6, 3},          {7, 5, 3},    {8, 7, 5},    {9, 8, 6},    /* R4  - R7 */
    {10, 9, 7},         {10, 11, 8},  {11, 12, 9},  {12, 13, 10}, /* R8  - R11 */
    {14, 9, 7},         {15, 14, 12}, {16, 15, 13}, {17, 16, 14}  /* R12 - R15 */
};
static const Site one_settlements[] = {{3, 1, 3}, {4, 4, 4}, {5, 7, 5}, {7, 9, 7}, {9, 11, 9}, {11, 13, 11}};
static const Site one_cities[] = {{7, 3, 7}, {12, 6, 12}, {20, 15, 20}, {30, 17, 30}};
static const int one_jokers[] = {ORE, GRAIN, WOOL, LUMBER, BRICK, ANY};

/* ---- Island Two ---- */

static const Road two_roads[] = {
    {1, 2, START_ROAD}, {2, 3, 0},    {2, 4, 0},    {4, 5, 2},    /* R0  - R3 */
    {5, 6, 3},          {7, 5, 3},    {8, 7, 5},    {9, 8, 6},    /* R4  - R7 */
    {10, 9, 7},         {11, 10, 8},  {12, 11, 9},  {13, 12, 10}, /* R8  - R11 */
    {14, 12, 10},       {15, 14, 12}, {16, 15, 13}, {17, 16, 14}, /* R12 - R15 */
    {18, 17, 15}                                                  /* R16 */
};
static const Site two_settlements[] = {{1, 1, 1},  {2, 4, 1},  {3, 7, 1}, {4, 11, 1},
                                       {5, 14, 1}, {6, 16, 1}, {7, 18, 1}};
static const Site two_cities[] = {{1, 3, 2}, {2, 6, 2}, {3, 9, 2}, {4, 13, 2}};
static const int two_jokers[] = {ORE, GRAIN, WOOL, LUMBER, BRICK, ANY, ANY, ANY, ANY};

/* On both sheets the start road joins corners 0 and 1. */

#define COUNT(a) ((int)(sizeof(a) / sizeof((a)[0])))

static void set_sites(OracleMap *map, int kind, const Site *site, int count) {
    map->pieces[kind] = count;
    for (int i = 0; i < count; i++) {
        map->number[kind][i] = site[i].number;
        map->site[kind][i] = site[i].corner;
        map->points[kind][i] = site[i].points;
    }
}

static void set_roads(OracleMap *map, const Road *road, int count, int points) {
    map->pieces[ROAD] = count;
    for (int i = 0; i < count; i++) {
        map->number[ROAD][i] = i;
        map->points[ROAD][i] = points;
        map->end[i][0] = road[i].a;
        map->end[i][1] = road[i].b;
        map->predecessor[i] = road[i].predecessor == START_ROAD ? count : road[i].predecessor;
    }
    map->end[count][0] = 0;
    map->end[count][1] = 1;
}

/* Knights are K1, K2, ...; on Island One each is worth its number. */
static void set_knights(OracleMap *map, const int *joker, int count, bool worth_number) {
    map->pieces[KNIGHT] = count;
    for (int i = 0; i < count; i++) {
        map->number[KNIGHT][i] = i + 1;
        map->points[KNIGHT][i] = worth_number ? i + 1 : 0;
        map->joker[i] = joker[i];
    }
}

/* ---- Extra ---- */

/* Twelve rows of corners from north to south. Heights in half hex sides, widths in half hex widths, both from
 * the centre. */
static const int row_corners[12] = {3, 4, 4, 5, 5, 6, 6, 5, 5, 4, 4, 3};
static const int row_height[12] = {-8, -7, -5, -4, -2, -1, 1, 2, 4, 5, 7, 8};
static const int row_has_sites[12] = {1, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1};
/* Five rows of hexes. */
static const int row_hexes[5] = {3, 4, 5, 4, 3};
static const int city_corners[12] = {1, 7, 10, 17, 18, 19, 34, 35, 36, 43, 46, 52};
/* What lies on the 19 hexes, row by row; the desert has two knights, K09 and K10. */
static const int hex_joker[19] = {WOOL,  GRAIN, ORE,  ORE,   BRICK,  LUMBER, WOOL, GRAIN, LUMBER, ANY,
                                  BRICK, GRAIN, WOOL, BRICK, LUMBER, ORE,    ORE,  GRAIN, WOOL};

static int corner_x[MAX_CORNERS], corner_y[MAX_CORNERS], corner_is_site[MAX_CORNERS];

static void place_corners(void) {
    int corner = 0;
    for (int row = 0; row < 12; row++) {
        for (int i = 0; i < row_corners[row]; i++, corner++) {
            corner_x[corner] = -(row_corners[row] - 1) + 2 * i;
            corner_y[corner] = row_height[row];
            corner_is_site[corner] = row_has_sites[row];
        }
    }
}

/* Is corner c one of the six corners of the hex whose centre is x, y? */
static bool corner_of_hex(int c, int x, int y) {
    int dx = abs(corner_x[c] - x), dy = abs(corner_y[c] - y);
    return (dx == 0 && dy == 2) || (dx == 1 && dy == 1);
}

/* Corners one hex side apart are joined by a road. */
static bool joined(int a, int b) {
    int dx = abs(corner_x[a] - corner_x[b]), dy = abs(corner_y[a] - corner_y[b]);
    return (dx == 0 && dy == 2) || (dx == 1 && dy == 1);
}

static void extra_roads(OracleMap *map) {
    int n = 0;
    for (int a = 0; a < MAX_CORNERS; a++) {
        for (int b = a + 1; b < MAX_CORNERS; b++) {
            if (joined(a, b)) {
                map->end[n][0] = a;
                map->end[n][1] = b;
                map->number[ROAD][n] = a * 100 + b;
                n++;
            }
        }
    }
    map->pieces[ROAD] = n;
}

static void extra_knights_and_coast(OracleMap *map) {
    int hexes_of_road[MAX_PIECES] = {0};
    int hex = 0, knight = 0;
    for (int row = 0; row < 5; row++) {
        for (int i = 0; i < row_hexes[row]; i++, hex++) {
            int x = -(row_hexes[row] - 1) + 2 * i, y = 3 * (row - 2);
            for (int r = 0; r < map->pieces[ROAD]; r++) {
                if (corner_of_hex(map->end[r][0], x, y) && corner_of_hex(map->end[r][1], x, y)) {
                    hexes_of_road[r]++;
                }
            }
            for (int k = 0; k < (hex_joker[hex] == ANY ? 2 : 1); k++, knight++) {
                map->number[KNIGHT][knight] = knight;
                map->joker[knight] = hex_joker[hex];
                int n = 0;
                for (int c = 0; c < MAX_CORNERS; c++) {
                    if (corner_of_hex(c, x, y)) {
                        map->knight_corner[knight][n++] = c;
                    }
                }
            }
        }
    }
    map->pieces[KNIGHT] = knight;
    for (int r = 0; r < map->pieces[ROAD]; r++) {
        map->coastal[r] = hexes_of_road[r] == 1;
    }
}

/* Roads on the shortest way from an end of one road to an end of the other, by relaxing until nothing
 * changes. */
static void extra_distances(OracleMap *map) {
    for (int from = 0; from < map->pieces[ROAD]; from++) {
        int steps[MAX_CORNERS];
        for (int c = 0; c < MAX_CORNERS; c++) {
            steps[c] = MAX_CORNERS;
        }
        steps[map->end[from][0]] = 0;
        steps[map->end[from][1]] = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (int r = 0; r < map->pieces[ROAD]; r++) {
                int a = map->end[r][0], b = map->end[r][1];
                if (steps[a] > steps[b] + 1) {
                    steps[a] = steps[b] + 1;
                    changed = true;
                }
                if (steps[b] > steps[a] + 1) {
                    steps[b] = steps[a] + 1;
                    changed = true;
                }
            }
        }
        for (int to = 0; to < map->pieces[ROAD]; to++) {
            int a = steps[map->end[to][0]], b = steps[map->end[to][1]];
            map->distance[from][to] = a < b ? a : b;
        }
    }
}

static void make_extra(OracleMap *map) {
    place_corners();
    extra_roads(map);
    extra_knights_and_coast(map);
    extra_distances(map);
    for (int c = 0; c < MAX_CORNERS; c++) {
        if (corner_is_site[c]) {
            int n = map->pieces[SETTLEMENT]++;
            map->number[SETTLEMENT][n] = c;
            map->site[SETTLEMENT][n] = c;
            map->points[SETTLEMENT][n] = 1;
        }
    }
    map->pieces[CITY] = COUNT(city_corners);
    for (int i = 0; i < COUNT(city_corners); i++) {
        map->number[CITY][i] = city_corners[i];
        map->site[CITY][i] = city_corners[i];
        map->points[CITY][i] = 2;
    }
    map->pieces[CASTLE] = 4;
    for (int i = 0; i < 4; i++) {
        map->number[CASTLE][i] = i;
        map->points[CASTLE][i] = 2;
    }
    map->digits[ROAD] = 4;
    map->digits[SETTLEMENT] = map->digits[CITY] = map->digits[KNIGHT] = 2;
}

const OracleMap *oracle_map(int game) {
    static OracleMap maps[3];
    static bool made;
    if (!made) {
        memset(maps, 0, sizeof maps);
        set_roads(&maps[STANDARD], one_roads, COUNT(one_roads), 1);
        set_sites(&maps[STANDARD], SETTLEMENT, one_settlements, COUNT(one_settlements));
        set_sites(&maps[STANDARD], CITY, one_cities, COUNT(one_cities));
        set_knights(&maps[STANDARD], one_jokers, COUNT(one_jokers), true);
        set_roads(&maps[PLUS], two_roads, COUNT(two_roads), 0);
        set_sites(&maps[PLUS], SETTLEMENT, two_settlements, COUNT(two_settlements));
        set_sites(&maps[PLUS], CITY, two_cities, COUNT(two_cities));
        set_knights(&maps[PLUS], two_jokers, COUNT(two_jokers), false);
        make_extra(&maps[EXTRA]);
        made = true;
    }
    return &maps[game];
}
