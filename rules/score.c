#include "score.h"

#include "kind.h"

enum { CASTLE_POINTS = 2 };

static int sites(const island_site *site, uint32_t built) {
    int points = 0;
    for (; built; built >>= 1, site++)
        if (built & 1u) points += site->points;
    return points;
}

static int knights(const island_knight *knight, uint32_t built) {
    int points = 0;
    for (; built; built >>= 1, knight++)
        if (built & 1u) points += knight->points;
    return points;
}

int score_pieces(const island *is, const game_sheet *sheet, int road, int knight) {
    int points = sites(is->settlement, sheet->settlements) + sites(is->city, sheet->cities);
    points += CASTLE_POINTS * bits_size(sheet->castles);
    points += knight ? knight * bits_size(sheet->knights) : knights(is->knight, sheet->knights);
    if (road) {
        for (int i = 0; i < ISLAND_ROAD_WORDS; i++) points += road * bits_size(sheet->roads[i]);
        points -= road * is->given; /* the start road was a present */
    }
    return points;
}

int score_victory(const game *g, int player, int road) {
    int points = score_pieces(kind_of(g)->island, &g->sheet[player], 0, 0);
    if (g->road == player) points += road;
    if (g->army == player) points += KIND_ARMY_POINTS;
    return points;
}

uint8_t score_first_to_ten(const game *g) {
    const kind *k = kind_of(g);
    if (k->points(g, g->player) >= KIND_POINTS_TO_WIN) return (uint8_t)bits_one(g->player);
    for (int p = 0; p < g->players; p++)
        if (k->points(g, p) >= KIND_POINTS_TO_WIN) return (uint8_t)bits_one(p);
    return 0;
}
