#include "boards.h"

/* How many of the sites, in their order, have a road at their corner. */
static int reached(const island_site *site, int count, const uint32_t *roads) {
    int n = 0;
    while (n < count && island_touches(&island_one, roads, site[n].corner)) n++;
    return n;
}

static bool after(uint32_t a, uint32_t b) {
    int more = bits_size(a) - bits_size(b);
    return more ? more > 0 : a > b;
}

/* Puts a set into its place. Returns the new length. */
static int put(boards_roads *list, int count, uint32_t roads) {
    int at = count;
    while (at > 0 && after(list[at - 1].roads, roads)) at--;
    if (at > 0 && list[at - 1].roads == roads) return count;
    if (count == BOARDS_ROAD_SETS) return count;
    for (int i = count; i > at; i--) list[i] = list[i - 1];
    list[at].roads = roads;
    return count + 1;
}

void boards_make(boards_roads list[BOARDS_ROAD_SETS]) {
    const island *is = &island_one;
    int count = put(list, 0, bits_one(is->count[COST_ROAD]));
    for (int i = 0; i < count; i++) { /* what is put in is longer, and comes later */
        const uint32_t roads[ISLAND_ROAD_WORDS] = {list[i].roads};
        for (int road = 0; road < is->count[COST_ROAD]; road++)
            if (!bits_has(roads, road) && (island_touches(is, roads, is->road[road].from) ||
                                           island_touches(is, roads, is->road[road].to)))
                count = put(list, count, roads[0] | bits_one(road));
    }
    int first = 0;
    for (int i = 0; i < count; i++) {
        const uint32_t roads[ISLAND_ROAD_WORDS] = {list[i].roads};
        list[i].first = (uint16_t)first;
        list[i].settlements = (uint8_t)reached(is->settlement, is->count[COST_SETTLEMENT], roads);
        list[i].cities = (uint8_t)reached(is->city, is->count[COST_CITY], roads);
        first += (list[i].settlements + 1) * (list[i].cities + 1);
    }
}

int boards_ground_of(const boards_roads *list, const boards_ground *ground) {
    const boards_roads *r = &list[ground->roads];
    return r->first + ground->settlements * (r->cities + 1) + ground->cities;
}

bool boards_read(const boards_roads *list, const game_sheet *sheet, boards_ground *ground) {
    int i = 0;
    while (i < BOARDS_ROAD_SETS && list[i].roads != sheet->roads[0]) i++;
    *ground = (boards_ground){(uint8_t)i, (uint8_t)bits_size(sheet->settlements),
                              (uint8_t)bits_size(sheet->cities)};
    return i < BOARDS_ROAD_SETS && ground->settlements <= list[i].settlements &&
           ground->cities <= list[i].cities;
}

int boards_more(uint32_t roads, uint32_t next) { return roads & ~next ? -1 : bits_size(next & ~roads); }
