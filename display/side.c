#include "side.h"

#include "icon_list.h"
#include "kind.h"
#include "rules.h"

static const icon *const resources[DICE_FACES + 1] = {
    [DICE_BRICK] = &icon_small_brick, [DICE_LUMBER] = &icon_small_lumber, [DICE_WOOL] = &icon_small_wool,
    [DICE_GRAIN] = &icon_small_grain, [DICE_ORE] = &icon_small_ore,       [DICE_GOLD] = &icon_small_gold,
    [ISLAND_ANY] = &icon_small_any,
};

static const struct {
    text_id name;
    const icon *picture;
} pieces[COST_KINDS] = {
    [COST_ROAD] = {TEXT_ROAD, &icon_piece_road},
    [COST_SETTLEMENT] = {TEXT_SETTLEMENT, &icon_piece_settlement},
    [COST_CITY] = {TEXT_CITY, &icon_piece_city},
    [COST_KNIGHT] = {TEXT_KNIGHT, &icon_piece_knight},
    [COST_CASTLE] = {TEXT_CASTLE, &icon_piece_castle},
};

text_id side_piece_name(cost_piece piece) { return pieces[piece].name; }

void side_draw_map(canvas *c, const map_view *v) {
    map_draw(c, v);
    canvas_fill(c, MAP_WIDTH_PX, 0, CANVAS_WIDTH_PX - MAP_WIDTH_PX, CANVAS_HEIGHT_PX, CANVAS_CLEAR);
    canvas_fill(c, 0, MAP_HEIGHT_PX, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX - MAP_HEIGHT_PX, CANVAS_CLEAR);
}

void side_draw_text(const ui *u, canvas *c, int y, text_id id, int first, int second) {
    char words[40];
    line l = line_in(words, sizeof words);
    text_fill(&l, (text_language)u->settings.language, id, first, second);
    canvas_text(c, SIDE_X, y, &font_small, words, CANVAS_SET);
}

void side_draw_name(const ui *u, canvas *c, int y, int player) {
    char words[INITIALS_TEXT_MAX];
    line l = line_in(words, sizeof words);
    ui_print_name(&l, u, player);
    canvas_text_double(c, SIDE_X, y, words, CANVAS_SET);
}

void side_draw_points(const ui *u, canvas *c, int y, int points) {
    side_draw_text(u, c, y, points == 1 ? TEXT_POINT : TEXT_POINTS, points, 0);
}

int side_draw_resource(canvas *c, int x, int y, int face) {
    canvas_icon(c, x, y, resources[face], CANVAS_SET);
    return x + resources[face]->width_px + 1;
}

int side_draw_cost(canvas *c, int x, int y, cost_piece piece) {
    if (piece == COST_CASTLE) return canvas_text(c, x, y, &font_small, "6 × =", CANVAS_SET);
    const dice_counts *cost = cost_of(piece);
    for (int face = 0; face < DICE_FACES; face++)
        for (int n = 0; n < cost->of[face]; n++) x = side_draw_resource(c, x, y, face);
    return x;
}

void side_draw_dice(canvas *c, int x, int y, const game *g) {
    enum { PITCH_PX = 10 };
    for (int die = 0; die < g->dice && g->rolls; die++, x += PITCH_PX) {
        side_draw_resource(c, x, y, g->faces[die]);
        if (!dice_has(g->spent, die)) continue;
        canvas_fill(c, x - 1, y + 2, 9, 3, CANVAS_CLEAR);
        canvas_fill(c, x - 1, y + 3, 9, 1, CANVAS_SET);
    }
}

int side_draw_kinds(canvas *c, int x, int y, uint8_t kinds) {
    for (int piece = COST_KINDS - 1; piece >= 0; piece--) {
        if (!((unsigned)kinds >> piece & 1u)) continue;
        canvas_icon(c, x, y, pieces[piece].picture, CANVAS_SET);
        x += pieces[piece].picture->width_px + 3;
    }
    return x;
}

void side_draw_rivals(const ui *u, canvas *c, int y) {
    const game *g = &u->session->now;
    for (int p = 0; p < g->players; p++, y += UI_ROW_PX) {
        char words[16];
        line l = line_in(words, sizeof words);
        map_draw_owner(c, SIDE_X, y + 2, p);
        ui_print_name(&l, u, p);
        canvas_text(c, SIDE_X + 14, y, &font_small, words, CANVAS_SET);
        line_clear(&l);
        line_int(&l, rules_points(g, p));
        canvas_text_right(c, CANVAS_WIDTH_PX, y, &font_small, words, CANVAS_SET);
    }
}

int side_draw_knight(canvas *c, int x, int y) {
    canvas_icon(c, x, y, &icon_map_knight, CANVAS_SET);
    return x + icon_map_knight.width_px + 1;
}
