/* layout: the board of the board game, laid out: 30 hexes, or the 19 of the base
 * game.
 *
 * A layout is what chance and people decide: which land lies where, which
 * harbour, from which corner the tokens go, where the robber stands. What is
 * printed on the box is a plan; where each token lies follows from the two.
 *
 *     layout l = layout_shuffle(LAYOUT_30, LAYOUT_ANY_CORNER, draw, context);
 *     layout_token tokens[LAYOUT_TOKENS_MAX];
 *     int count = layout_tokens(&l, tokens);      // A, B, C ... in placing order
 *
 * Cells are numbered row by row from the top left, from 0. Tokens go round
 * counter-clockwise, so corners and directions are numbered that way too, and
 * from corner c the first step is direction c.
 */
#ifndef LAYOUT_H
#define LAYOUT_H

#include <stdbool.h>
#include <stdint.h>

enum {
    LAYOUT_ROWS_MAX = 7,
    LAYOUT_CELLS_MAX = 30,
    LAYOUT_HARBOURS_MAX = 11,
    LAYOUT_TOKENS_MAX = 28,
    LAYOUT_NO_CELL = 255,
};

typedef enum layout_board { LAYOUT_NONE, LAYOUT_19, LAYOUT_30, LAYOUT_BOARDS } layout_board;

/* Land by what it gives, in the order of dice_face; the desert last. */
typedef enum layout_land {
    LAYOUT_HILLS,     /* brick */
    LAYOUT_FOREST,    /* lumber */
    LAYOUT_PASTURE,   /* wool */
    LAYOUT_FIELDS,    /* grain */
    LAYOUT_MOUNTAINS, /* ore */
    LAYOUT_DESERT,
    LAYOUT_LANDS,
} layout_land;

/* A harbour is the dice_face (= the land) it takes two of, or this one. */
enum { LAYOUT_THREE_TO_ONE = LAYOUT_DESERT, LAYOUT_HARBOURS = LAYOUT_LANDS };

typedef enum layout_direction {
    LAYOUT_SOUTH_WEST,
    LAYOUT_SOUTH_EAST,
    LAYOUT_EAST,
    LAYOUT_NORTH_EAST,
    LAYOUT_NORTH_WEST,
    LAYOUT_WEST,
    LAYOUT_DIRECTIONS,
} layout_direction;

typedef enum layout_corner {
    LAYOUT_TOP_LEFT,
    LAYOUT_MIDDLE_LEFT,
    LAYOUT_BOTTOM_LEFT,
    LAYOUT_BOTTOM_RIGHT,
    LAYOUT_MIDDLE_RIGHT,
    LAYOUT_TOP_RIGHT,
    LAYOUT_CORNERS,
    LAYOUT_ANY_CORNER = LAYOUT_CORNERS, /* layout_shuffle: drawn too */
} layout_corner;

/* The side of a cell at the sea where the frame has a harbour. */
typedef struct layout_place {
    uint8_t cell;
    uint8_t side; /* layout_direction */
} layout_place;

/* What comes in the box. */
typedef struct layout_plan {
    uint8_t rows, cells, harbours, tokens;
    uint8_t row[LAYOUT_ROWS_MAX];            /* cells in each */
    uint8_t lands[LAYOUT_LANDS];             /* how many of each land */
    uint8_t harbour[LAYOUT_HARBOURS];        /* how many of each harbour */
    layout_place place[LAYOUT_HARBOURS_MAX]; /* clockwise from the top left */
    uint8_t token[LAYOUT_TOKENS_MAX];        /* the numbers of A, B, C ... */
} layout_plan;

/* One flat value without padding; all 0 where no board is laid out. */
typedef struct layout {
    uint8_t board;                        /* layout_board */
    uint8_t corner;                       /* layout_corner: where token A begins */
    uint8_t robber;                       /* the cell, a desert */
    uint8_t harbour[LAYOUT_HARBOURS_MAX]; /* by place */
    uint8_t land[LAYOUT_CELLS_MAX];       /* by cell */
} layout;

_Static_assert(sizeof(layout) == 44, "no padding in a layout");

typedef struct layout_token {
    uint8_t step;   /* 0 for A, 1 for B ... */
    uint8_t number; /* 2..12 */
    uint8_t cell;
} layout_token;

/* The plan of LAYOUT_19 or LAYOUT_30. */
const layout_plan *layout_plan_of(int board);

/* A number 0..count-1, all equally likely, count at least 2. Who cannot draw
 * returns 0 and throws the board away. */
typedef int layout_draw(void *context, int count);

/* A board as by shuffled pieces: every arrangement equally likely. */
layout layout_shuffle(int board, int corner, layout_draw *draw, void *context);

/* Could this be laid with what is in the box? No board at all can. */
bool layout_valid(const layout *l);

/* The tokens in the order in which they are placed, deserts skipped; how many. */
int layout_tokens(const layout *l, layout_token tokens[LAYOUT_TOKENS_MAX]);

/* The letters of a token, "A" .. "Y", "Za", "Zb", "Zc". */
const char *layout_letter(int step);

/* The cells in the order of the spiral, deserts too. */
void layout_spiral(const layout_plan *p, int corner, uint8_t cells[LAYOUT_CELLS_MAX]);

int layout_corner_cell(const layout_plan *p, int corner);

/* Where a cell lies: its row from 0, and half hexes right of the middle (negative: left). */
typedef struct layout_point {
    int8_t row, x;
} layout_point;

/* How far the neighbour in each direction is. */
extern const layout_point layout_steps[LAYOUT_DIRECTIONS];

layout_point layout_at(const layout_plan *p, int cell);

/* The cell on that side, or LAYOUT_NO_CELL: the sea. */
int layout_neighbour(const layout_plan *p, int cell, int direction);

#endif
