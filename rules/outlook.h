/* outlook: how far the players of Plus or Extra are from ten points, and what
 * that makes of a board.
 *
 * A way is a plan for one player: the sites in the order in which roads reach
 * them at the least price, each road counted once. The effort is what is left to
 * do until ten points, as turns: the cheapest mixture of sites along the way,
 * Longest Road and Largest Army, with what others must be beaten by. The chance
 * is what becomes of all the efforts together. What pieces, jokers and threatened
 * titles weigh stands in a table for each game, found by playing (tools/match).
 *
 *     outlook_begin(&o, g, &outlook_extra);          // once for a turn
 *     outlook_grow(&o, after, p, &way);
 *     effort[p] = outlook_effort(&o, after, p, &way);
 *     int32_t worth = outlook_chance(&o, after, me, effort);
 */
#ifndef OUTLOOK_H
#define OUTLOOK_H

#include "game.h"

enum {
    OUTLOOK_TURN = 256,        /* efforts are turns in 1/256 */
    OUTLOOK_CERTAIN = 1 << 20, /* chances are in 1/2^20 */
    OUTLOOK_SITES_MAX = 10,    /* on a way: ten points at the most are missing */
    OUTLOOK_LEADS = 3,         /* a lead in a title of 0, 1, 2 or more */
    OUTLOOK_SHARED_PLAYERS = 4,
    OUTLOOK_SHARED_SITES = 24,
};

typedef struct outlook_weights {
    int16_t piece[COST_KINDS];        /* effort of one of each */
    int16_t joker[DICE_FACES + 1];    /* an unused joker saves so much; by face, the last: any */
    int16_t contest[2];               /* a site that another reaches as soon, or one road later */
    int16_t road_risk[OUTLOOK_LEADS]; /* for the holder of a title, by his lead */
    int16_t army_risk[OUTLOOK_LEADS];
    int16_t far;        /* a point to which no way leads */
    int16_t tempo;      /* what it is worth to be on turn */
    int16_t spread;     /* so many efforts ahead make the odds e to 1 */
    int16_t road_share; /* eighths of a way's roads that lengthen the longest */
} outlook_weights;

extern const outlook_weights outlook_plus, outlook_extra;

typedef struct outlook {
    const struct kind *kind;
    const outlook_weights *weights;
    uint8_t links[ISLAND_CORNERS_MAX];
    uint8_t link[ISLAND_CORNERS_MAX][3]; /* the roads at a corner, */
    uint8_t next[ISLAND_CORNERS_MAX][3]; /* and where they lead */
    uint8_t settlement[ISLAND_CORNERS_MAX];
    uint8_t city[ISLAND_CORNERS_MAX];
    uint8_t near[OUTLOOK_SHARED_PLAYERS][OUTLOOK_SHARED_SITES]; /* roads to a site as the turn begins */
    uint8_t road_points;
} outlook;

/* Index k: after the first k sites. All but the sets are sums. */
typedef struct outlook_way {
    uint8_t count;
    uint8_t corner[OUTLOOK_SITES_MAX + 1]; /* of site k */
    uint8_t roads[OUTLOOK_SITES_MAX + 1];
    uint8_t length[OUTLOOK_SITES_MAX + 1]; /* roads that are no dead end */
    uint8_t settlements[OUTLOOK_SITES_MAX + 1];
    uint8_t cities[OUTLOOK_SITES_MAX + 1];
    int16_t contest[OUTLOOK_SITES_MAX + 1];
    uint32_t on[ISLAND_ROAD_WORDS]; /* the roads to be built */
    uint32_t sites;                 /* settlements to be built */
} outlook_way;

/* The island's table, and how near everybody is to the sites that all want. */
void outlook_begin(outlook *o, const game *g, const outlook_weights *weights);

void outlook_grow(const outlook *o, const game *g, int player, outlook_way *way);

/* Until ten points, jokers apart; 0: he has them. */
int32_t outlook_effort(const outlook *o, const game *g, int player, const outlook_way *way);

/* Does a piece of somebody else stand in this way? */
bool outlook_hinders(const outlook *o, const outlook_way *way, const game_sheet *other);

/* The chance of `me`, whose turn ends, to win; alone: the fewer turns the better
 * (outlook_turns turns it back). */
int32_t outlook_chance(const outlook *o, const game *g, int me, const int32_t effort[GAME_PLAYERS_MAX]);

/* Playing alone: the effort that a chance stands for. */
int32_t outlook_turns(int32_t chance);

#endif
