/* game: the state of a game of Standard, Plus or Extra, one flat value.
 *
 * Copied to undo, compared byte for byte in tests: no pointers, no padding,
 * fields without a meaning at the moment are 0. Change it only through rules.h
 * (or position.h, which reads it from a line).
 */
#ifndef GAME_H
#define GAME_H

#include "island.h"

enum {
    GAME_PLAYERS_MAX = 8,
    GAME_BOXES = 15,
    GAME_ROLLS = 3,
    GAME_NOBODY = 255,
    GAME_X = -2, /* the box of a turn without a piece */
    GAME_SWITCHES_MAX = 3,
};

typedef enum game_kind { GAME_STANDARD, GAME_PLUS, GAME_EXTRA, GAME_KINDS } game_kind;

typedef enum game_phase {
    GAME_START, /* choosing start roads */
    GAME_ROLL,  /* may roll, and stop after the first roll */
    GAME_BUILD, /* trade, joker, build, end */
    GAME_OVER,
} game_phase;

/* What one player has marked, as bit sets of site indices. */
typedef struct game_sheet {
    uint32_t roads[ISLAND_ROAD_WORDS];
    uint32_t settlements; /* in Extra a settlement stays marked under its city */
    uint32_t knights;
    uint32_t used; /* knights whose joker is spent */
    uint16_t cities;
    uint8_t castles;
    uint8_t length; /* of the longest road, kept up to date where there is the title */
    int8_t box[GAME_BOXES];
    uint8_t boxes; /* filled */
} game_sheet;

typedef struct game {
    uint8_t kind; /* game_kind */
    uint8_t players;
    uint8_t switches; /* bit i: switch i of the game is not on its default */
    uint8_t phase;    /* game_phase */
    uint8_t player;   /* to move, from 0 */
    uint8_t dice;     /* in this turn; 0 while start roads are chosen */
    uint8_t rolls;    /* made in this turn */
    dice_set spent;
    uint8_t faces[DICE_MAX];
    uint8_t road; /* holder of Longest Road, or GAME_NOBODY */
    uint8_t army; /* holder of Largest Army */
    uint32_t turn;
    uint32_t fresh; /* knights of this turn whose jokers must wait for the next */
    game_sheet sheet[GAME_PLAYERS_MAX];
} game;

_Static_assert(sizeof(game_sheet) == 12 + 3 * 4 + 4 + GAME_BOXES + 1, "no padding in a sheet");
_Static_assert(sizeof(game) == 24 + GAME_PLAYERS_MAX * sizeof(game_sheet), "no padding in a game");
_Static_assert(sizeof(game) <= 512, "a game stays small");

/* The mover's own sheet. */
static inline const game_sheet *game_own(const game *g) { return &g->sheet[g->player]; }
static inline bool game_switch(const game *g, int i) { return g->switches >> i & 1u; }
static inline dice_set game_unspent(const game *g) {
    return g->rolls ? (dice_set)(dice_all(g->dice) & ~g->spent) : 0;
}

/* The sites of one kind on a sheet, as a set of indices; not for roads. */
uint32_t game_pieces(const game_sheet *sheet, cost_piece piece);

/* Does this piece stand on the sheet? */
bool game_has(const game_sheet *sheet, cost_piece piece, int site);
void game_put(game_sheet *sheet, cost_piece piece, int site);

/* Whose piece stands there, or GAME_NOBODY: for an island that all share. */
int game_owner(const game *g, cost_piece piece, int site);

#endif
