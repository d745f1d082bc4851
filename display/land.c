#include "land.h"

#include "icon_list.h"
#include "line.h"
#include "sign.h"

static const icon *small_sign(const layout *l, int cell) {
    if (l->land[cell] < LAYOUT_DESERT) return sign_of_resource(l->land[cell]);
    return cell == l->robber ? &icon_small_robber : &icon_small_desert;
}

static const icon *large_sign(const layout *l, int cell) {
    static const icon *const signs[LAYOUT_LANDS] = {
        [LAYOUT_HILLS] = &icon_face_brick,   [LAYOUT_FOREST] = &icon_face_lumber,
        [LAYOUT_PASTURE] = &icon_face_wool,  [LAYOUT_FIELDS] = &icon_face_grain,
        [LAYOUT_MOUNTAINS] = &icon_face_ore, [LAYOUT_DESERT] = &icon_face_desert,
    };
    return cell == l->robber ? &icon_face_robber : signs[l->land[cell]];
}

/* Three to one takes anything: a '?', as on the frame. */
static const icon *harbour_sign(int harbour) {
    return harbour == LAYOUT_THREE_TO_ONE ? &icon_small_any : sign_of_resource(harbour);
}

/* By cell; number 0: no token. */
static void tokens_by_cell(const layout *l, layout_token by_cell[LAYOUT_CELLS_MAX]) {
    layout_token tokens[LAYOUT_TOKENS_MAX];
    int count = layout_tokens(l, tokens);
    for (int i = 0; i < LAYOUT_CELLS_MAX; i++) by_cell[i] = (layout_token){0, 0, 0};
    for (int i = 0; i < count; i++) by_cell[tokens[i].cell] = tokens[i];
}

static void print_label(line *l, const layout_token *token, land_label label) {
    if (label == LAND_LETTERS) line_text(l, layout_letter(token->step));
    else line_int(l, token->number);
}

/* These come most often; on the tokens they are red. */
static bool is_likely(const layout_token *token) { return token->number == 6 || token->number == 8; }

static void draw_label(canvas *c, int x, int y, const font *f, const char *text, bool lit) {
    if (lit)
        canvas_fill(c, x - 1, y - 1, font_width_px(f, text) + 2, 7 + (f == &font_small ? 2 : 0), CANVAS_SET);
    canvas_text(c, x, y, f, text, lit ? CANVAS_CLEAR : CANVAS_SET);
}

/* ---- the whole */

enum { MIDDLE_X = CANVAS_WIDTH_PX / 2, SIGN_PX = 7, BELOW_Y = 55 };

/* The smaller board leaves room for larger figures. */
static const struct {
    uint8_t cell_px, row_px, y, label_y;
    const font *figures;
} wholes[LAYOUT_BOARDS] = {
    [LAYOUT_19] = {25, 11, 0, 0, &font_small}, [LAYOUT_30] = {18, 8, 0, 1, &font_tiny}};

void land_draw_whole(canvas *c, const layout *l, land_label label) {
    const layout_plan *p = layout_plan_of(l->board);
    layout_token tokens[LAYOUT_CELLS_MAX];
    tokens_by_cell(l, tokens);
    int cell_px = wholes[l->board].cell_px, row_px = wholes[l->board].row_px;
    for (int cell = 0; cell < p->cells; cell++) {
        layout_point at = layout_at(p, cell);
        int x = MIDDLE_X + at.x * cell_px / 2 - cell_px / 2 + 1, y = at.row * row_px + wholes[l->board].y;
        canvas_icon(c, x, y, small_sign(l, cell), CANVAS_SET);
        if (!tokens[cell].number) continue;
        char text[4];
        line words = line_in(text, sizeof text);
        print_label(&words, &tokens[cell], label);
        draw_label(c, x + SIGN_PX + 2, y + wholes[l->board].label_y, wholes[l->board].figures, text,
                   label == LAND_NUMBERS && is_likely(&tokens[cell]));
    }
}

/* ---- a row */

enum {
    ROW_CELL_PX = 18,
    LARGE_PX = 16,
    ABOVE_HARBOUR_Y = 10,
    ROW_SIGN_Y = 19,
    ROW_NUMBER_Y = 38,
    BELOW_HARBOUR_Y = 48,
    ASIDE_PX = 4,
};

static void draw_row_harbour(canvas *c, const layout *l, const layout_plan *p, int place, int x) {
    static const struct {
        int8_t x, y;
    } beside[LAYOUT_DIRECTIONS] = {
        [LAYOUT_SOUTH_WEST] = {-ASIDE_PX, BELOW_HARBOUR_Y},
        [LAYOUT_SOUTH_EAST] = {ASIDE_PX, BELOW_HARBOUR_Y},
        [LAYOUT_EAST] = {ROW_CELL_PX / 2 + 5, ROW_SIGN_Y + 5},
        [LAYOUT_NORTH_EAST] = {ASIDE_PX, ABOVE_HARBOUR_Y},
        [LAYOUT_NORTH_WEST] = {-ASIDE_PX, ABOVE_HARBOUR_Y},
        [LAYOUT_WEST] = {-ROW_CELL_PX / 2 - 5, ROW_SIGN_Y + 5},
    };
    int side = p->place[place].side;
    canvas_icon(c, x + beside[side].x - SIGN_PX / 2, beside[side].y, harbour_sign(l->harbour[place]),
                CANVAS_SET);
}

void land_draw_row(canvas *c, const layout *l, int row) {
    const layout_plan *p = layout_plan_of(l->board);
    layout_token tokens[LAYOUT_CELLS_MAX];
    tokens_by_cell(l, tokens);
    for (int cell = 0; cell < p->cells; cell++) {
        layout_point at = layout_at(p, cell);
        if (at.row != row) continue;
        int x = MIDDLE_X + at.x * ROW_CELL_PX / 2;
        canvas_icon(c, x - LARGE_PX / 2, ROW_SIGN_Y, large_sign(l, cell), CANVAS_SET);
        for (int place = 0; place < p->harbours; place++)
            if (p->place[place].cell == cell) draw_row_harbour(c, l, p, place, x);
        if (!tokens[cell].number) continue;
        char text[4];
        line words = line_in(text, sizeof text);
        print_label(&words, &tokens[cell], LAND_NUMBERS);
        draw_label(c, x - font_width_px(&font_small, text) / 2, ROW_NUMBER_Y, &font_small, text,
                   is_likely(&tokens[cell]));
    }
}

/* ---- harbours */

enum { HALF_HEX_PX = 8, HEX_WIDTH_PX = 13, COAST_PX = 4, HARBOUR_PX = SIGN_PX + 1 };

static const uint8_t hex_rows_px[LAYOUT_BOARDS] = {[LAYOUT_19] = 7, [LAYOUT_30] = 5};

/* Beside a row, a harbour keeps clear of the longer one next to it. */
static int out_px(int row, int rows) { return row < rows / 2 ? -2 : row > rows / 2 ? 2 : 0; }

void land_draw_harbours(canvas *c, const layout *l) {
    const layout_plan *p = layout_plan_of(l->board);
    int row_px = hex_rows_px[l->board], hex_px = row_px - 1;
    int top = (BELOW_Y - p->rows * row_px) / 2;
    for (int cell = 0; cell < p->cells; cell++) {
        layout_point at = layout_at(p, cell);
        canvas_round_box(c, MIDDLE_X + at.x * HALF_HEX_PX - HEX_WIDTH_PX / 2, top + at.row * row_px,
                         HEX_WIDTH_PX, hex_px, CANVAS_SET);
    }
    for (int place = 0; place < p->harbours; place++) {
        layout_point at = layout_at(p, p->place[place].cell), step = layout_steps[p->place[place].side];
        int x = MIDDLE_X + (at.x + step.x) * HALF_HEX_PX - (step.row ? step.x * COAST_PX : 0);
        int y = top + at.row * row_px;
        y += step.row < 0   ? -HARBOUR_PX
             : step.row > 0 ? row_px
                            : (hex_px - SIGN_PX) / 2 + out_px(at.row, p->rows);
        canvas_icon(c, x - SIGN_PX / 2, y, harbour_sign(l->harbour[place]), CANVAS_SET);
    }
}
