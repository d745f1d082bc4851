#include "die.h"

#include "icon_list.h"
#include "sign.h"
#include "table_move.h"

static const icon *const faces[DICE_FACES] = {
    [DICE_BRICK] = &icon_face_brick, [DICE_LUMBER] = &icon_face_lumber, [DICE_WOOL] = &icon_face_wool,
    [DICE_GRAIN] = &icon_face_grain, [DICE_ORE] = &icon_face_ore,       [DICE_GOLD] = &icon_face_gold,
};

/* A body with rounded corners, lit or dark inside. */
static void draw_body(canvas *c, int x, int y, int side, bool lit) {
    canvas_fill(c, x + 1, y + 1, side - 2, side - 2, lit ? CANVAS_SET : CANVAS_CLEAR);
    canvas_round_box(c, x, y, side, side, CANVAS_SET);
}

void die_draw(canvas *c, int x, int y, int face, bool held) {
    draw_body(c, x, y, DIE_SIDE_PX, held);
    canvas_ink ink = held ? CANVAS_CLEAR : CANVAS_SET;
    if (face == DIE_BLANK) canvas_text_centred(c, x + DIE_SIDE_PX / 2, y + 6, &font_small, "?", ink);
    else canvas_icon(c, x + 2, y + 2, faces[face], ink);
}

/* A number die is a grid of three by three places; which of them have a pip. */
/* clang-format off */
static const char *const pips[DICE_FACES] = {
    "..." ".o." "...",
    "o.." "..." "..o",
    "o.." ".o." "..o",
    "o.o" "..." "o.o",
    "o.o" ".o." "o.o",
    "o.o" "o.o" "o.o",
};
/* clang-format on */

/* Round where there is room for it. */
static void draw_pip(canvas *c, int x, int y, int side, canvas_ink ink) {
    int corner = side > 2 ? 1 : 0;
    canvas_fill(c, x + corner, y, side - 2 * corner, side, ink);
    canvas_fill(c, x, y + corner, side, side - 2 * corner, ink);
}

static void draw_pips(canvas *c, int x, int y, int face, int pitch, int side, canvas_ink ink) {
    if (face == DIE_BLANK) return;
    for (int place = 0; place < 9; place++)
        if (pips[face][place] == 'o') draw_pip(c, x + place % 3 * pitch, y + place / 3 * pitch, side, ink);
}

void die_draw_number(canvas *c, int x, int y, int face) {
    draw_body(c, x, y, DIE_BIG_SIDE_PX, true);
    draw_pips(c, x + 4, y + 4, face, 9, 6, CANVAS_CLEAR);
}

void die_draw_number_dark(canvas *c, int x, int y, int face) {
    draw_body(c, x, y, DIE_BIG_SIDE_PX, false);
    draw_pips(c, x + 4, y + 4, face, 9, 6, CANVAS_SET);
}

void die_draw_event(canvas *c, int x, int y, int event) {
    draw_body(c, x, y, DIE_SIDE_PX, false);
    if (event == DIE_BLANK) return;
    canvas_icon(c, x + 2, y + 3, event == TABLE_SHIP ? &icon_event_ship : &icon_event_gate, CANVAS_SET);
}

void die_draw_small(canvas *c, int x, int y, int face) {
    draw_body(c, x, y, DIE_SMALL_SIDE_PX, false);
    canvas_icon(c, x + 3, y + 3, sign_of_resource(face), CANVAS_SET);
}

void die_draw_small_number(canvas *c, int x, int y, int face) {
    draw_body(c, x, y, DIE_SMALL_SIDE_PX, true);
    draw_pips(c, x + 2, y + 2, face, 4, 2, CANVAS_CLEAR);
}

void die_draw_small_number_dark(canvas *c, int x, int y, int face) {
    draw_body(c, x, y, DIE_SMALL_SIDE_PX, false);
    draw_pips(c, x + 2, y + 2, face, 4, 2, CANVAS_SET);
}

int die_row_x(int i, int count) {
    int width = count * (DIE_SIDE_PX + DIE_GAP_PX) - DIE_GAP_PX;
    return (CANVAS_WIDTH_PX - width) / 2 + i * (DIE_SIDE_PX + DIE_GAP_PX);
}

void die_draw_pointer(canvas *c, int x, int y) {
    for (int row = 0; row < 3; row++)
        canvas_fill(c, x + DIE_SIDE_PX / 2 - 1 - row, y + row, 2 + 2 * row, 1, CANVAS_SET);
}
