#include "layout.h"

#include <string.h>

#include "bits.h"

/* clang-format off */
static const layout_plan plans[LAYOUT_BOARDS] = {
    [LAYOUT_19] = {
        .rows = 5, .cells = 19, .harbours = 9, .tokens = 18,
        .row = {3, 4, 5, 4, 3},
        .lands = {[LAYOUT_HILLS] = 3, [LAYOUT_FOREST] = 4, [LAYOUT_PASTURE] = 4,
                  [LAYOUT_FIELDS] = 4, [LAYOUT_MOUNTAINS] = 3, [LAYOUT_DESERT] = 1},
        .harbour = {1, 1, 1, 1, 1, [LAYOUT_THREE_TO_ONE] = 4},
        .place = {{0, LAYOUT_NORTH_WEST}, {1, LAYOUT_NORTH_EAST}, {6, LAYOUT_NORTH_EAST},
                  {11, LAYOUT_EAST}, {15, LAYOUT_SOUTH_EAST}, {17, LAYOUT_SOUTH_EAST},
                  {16, LAYOUT_SOUTH_WEST}, {12, LAYOUT_WEST}, {3, LAYOUT_WEST}},
        .token = { /* A */ 5, 2, 6, 3, 8, /* F */ 10, 9, 12, 11, 4, /* K */ 8, 10, 9, 4, 5, /* P */ 6, 3, 11},
    },
    [LAYOUT_30] = {
        .rows = 7, .cells = 30, .harbours = 11, .tokens = 28,
        .row = {3, 4, 5, 6, 5, 4, 3},
        .lands = {[LAYOUT_HILLS] = 5, [LAYOUT_FOREST] = 6, [LAYOUT_PASTURE] = 6,
                  [LAYOUT_FIELDS] = 6, [LAYOUT_MOUNTAINS] = 5, [LAYOUT_DESERT] = 2},
        .harbour = {1, 1, [LAYOUT_PASTURE] = 2, 1, 1, [LAYOUT_THREE_TO_ONE] = 5},
        .place = {{0, LAYOUT_NORTH_WEST}, {1, LAYOUT_NORTH_EAST}, {6, LAYOUT_NORTH_EAST},
                  {11, LAYOUT_EAST}, {22, LAYOUT_EAST}, {26, LAYOUT_SOUTH_EAST},
                  {28, LAYOUT_SOUTH_EAST}, {27, LAYOUT_SOUTH_WEST}, {18, LAYOUT_SOUTH_WEST},
                  {12, LAYOUT_WEST}, {7, LAYOUT_NORTH_WEST}},
        .token = { /* A */ 2, 5, 4, 6, 3, /* F */ 9, 8, 11, 11, 10, /* K */ 6, 3, 8, 4, 8, /* P */ 10, 11, 12, 10, 5,
                   /* U */ 4, 9, 5, 9, 12, /* Za */ 3, 2, 6},
    },
};

const layout_point layout_steps[LAYOUT_DIRECTIONS] = {{1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}, {0, -2}};
/* clang-format on */

const layout_plan *layout_plan_of(int board) { return &plans[board]; }

/* Rows are centred, so half a hex is the unit: the cells of a row of w lie at
 * -(w - 1), -(w - 3) ... w - 1. */
layout_point layout_at(const layout_plan *p, int cell) {
    int row = 0;
    for (; cell >= p->row[row]; row++) cell -= p->row[row];
    return (layout_point){(int8_t)row, (int8_t)(2 * cell - (p->row[row] - 1))};
}

static int cell_at(const layout_plan *p, int row, int x) {
    if (row < 0 || row >= p->rows) return LAYOUT_NO_CELL;
    int width = p->row[row], first = 0;
    if (x <= -width || x >= width) return LAYOUT_NO_CELL;
    for (int above = 0; above < row; above++) first += p->row[above];
    return first + (x + width - 1) / 2;
}

int layout_neighbour(const layout_plan *p, int cell, int direction) {
    layout_point at = layout_at(p, cell);
    return cell_at(p, at.row + layout_steps[direction].row, at.x + layout_steps[direction].x);
}

int layout_corner_cell(const layout_plan *p, int corner) {
    static const struct {
        uint8_t row_halves, right; /* top, middle, bottom row; its first or last cell */
    } where[LAYOUT_CORNERS] = {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}};
    int row = where[corner].row_halves * (p->rows - 1) / 2;
    int x = p->row[row] - 1;
    return cell_at(p, row, where[corner].right ? x : -x);
}

/* Straight on along the coast; where the sea or a cell that was visited lies
 * ahead, turn left. That alone winds inwards. */
void layout_spiral(const layout_plan *p, int corner, uint8_t cells[LAYOUT_CELLS_MAX]) {
    int cell = layout_corner_cell(p, corner), direction = corner;
    uint32_t free_cells = bits_first(p->cells);
    for (int i = 0;; i++) {
        cells[i] = (uint8_t)cell;
        free_cells &= ~bits_one(cell);
        if (!free_cells) return;
        int ahead;
        while ((ahead = layout_neighbour(p, cell, direction)) == LAYOUT_NO_CELL ||
               !(free_cells & bits_one(ahead)))
            direction = (direction + 1) % LAYOUT_DIRECTIONS;
        cell = ahead;
    }
}

int layout_tokens(const layout *l, layout_token tokens[LAYOUT_TOKENS_MAX]) {
    if (l->board == LAYOUT_NONE) return 0;
    const layout_plan *p = layout_plan_of(l->board);
    uint8_t cells[LAYOUT_CELLS_MAX];
    layout_spiral(p, l->corner, cells);
    int count = 0;
    for (int i = 0; i < p->cells; i++) {
        if (l->land[cells[i]] == LAYOUT_DESERT) continue;
        tokens[count] = (layout_token){(uint8_t)count, p->token[count], cells[i]};
        count++;
    }
    return count;
}

const char *layout_letter(int step) {
    static const char single[] = "A\0B\0C\0D\0E\0F\0G\0H\0I\0J\0K\0L\0M\0N\0O\0P\0Q\0R\0S\0T\0U\0V\0W\0X\0Y";
    static const char *const last[] = {"Za", "Zb", "Zc"};
    enum { SINGLE = sizeof single / 2 };
    return step < SINGLE ? &single[2 * step] : last[step - SINGLE];
}

/* All pieces of the box in a heap, then Fisher and Yates. */
static void shuffle(uint8_t *pieces, int count, const uint8_t *counts, layout_draw *draw, void *context) {
    for (int i = 0, kind = 0, laid = 0; i < count; i++, laid++) {
        for (; laid == counts[kind]; laid = 0) kind++;
        pieces[i] = (uint8_t)kind;
    }
    for (; count > 1; count--) {
        int drawn = draw(context, count);
        uint8_t piece = pieces[drawn];
        pieces[drawn] = pieces[count - 1];
        pieces[count - 1] = piece;
    }
}

layout layout_shuffle(int board, int corner, layout_draw *draw, void *context) {
    const layout_plan *p = layout_plan_of(board);
    layout l = {.board = (uint8_t)board};
    shuffle(l.land, p->cells, p->lands, draw, context);
    shuffle(l.harbour, p->harbours, p->harbour, draw, context);
    l.corner = (uint8_t)(corner == LAYOUT_ANY_CORNER ? draw(context, LAYOUT_CORNERS) : corner);
    int deserts = p->lands[LAYOUT_DESERT];
    int skip = deserts > 1 ? draw(context, deserts) : 0;
    while (l.land[l.robber] != LAYOUT_DESERT || skip-- > 0) l.robber++;
    return l;
}

/* Do the pieces at the front use up the box, and is there nothing behind? */
static bool all_there(const uint8_t *pieces, int places, int room, const uint8_t *counts) {
    uint8_t found[LAYOUT_LANDS] = {0};
    for (int i = 0; i < room; i++) {
        if (i >= places && pieces[i]) return false;
        if (pieces[i] >= LAYOUT_LANDS) return false;
        if (i < places) found[pieces[i]]++;
    }
    return memcmp(found, counts, sizeof found) == 0;
}

bool layout_valid(const layout *l) {
    static const layout none;
    if (l->board == LAYOUT_NONE) return memcmp(l, &none, sizeof none) == 0;
    if (l->board >= LAYOUT_BOARDS || l->corner >= LAYOUT_CORNERS) return false;
    const layout_plan *p = layout_plan_of(l->board);
    return all_there(l->land, p->cells, LAYOUT_CELLS_MAX, p->lands) &&
           all_there(l->harbour, p->harbours, LAYOUT_HARBOURS_MAX, p->harbour) && l->robber < p->cells &&
           l->land[l->robber] == LAYOUT_DESERT;
}
