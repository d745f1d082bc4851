#include "sign.h"

#include "icon_list.h"
#include "island.h"

static const struct {
    const icon *picture;
    text_id name;
} resources[DICE_FACES + 1] = {
    [DICE_BRICK] = {&icon_small_brick, TEXT_BRICK}, [DICE_LUMBER] = {&icon_small_lumber, TEXT_LUMBER},
    [DICE_WOOL] = {&icon_small_wool, TEXT_WOOL},    [DICE_GRAIN] = {&icon_small_grain, TEXT_GRAIN},
    [DICE_ORE] = {&icon_small_ore, TEXT_ORE},       [DICE_GOLD] = {&icon_small_gold, TEXT_GOLD},
    [ISLAND_ANY] = {&icon_small_any, TEXT_COUNT},
};

static const struct {
    text_id name;
    const icon *picture, *small;
} pieces[COST_KINDS] = {
    [COST_ROAD] = {TEXT_ROAD, &icon_piece_road, &icon_small_road},
    [COST_SETTLEMENT] = {TEXT_SETTLEMENT, &icon_piece_settlement, &icon_small_settlement},
    [COST_CITY] = {TEXT_CITY, &icon_piece_city, &icon_small_city},
    [COST_KNIGHT] = {TEXT_KNIGHT, &icon_piece_knight, &icon_small_knight},
    [COST_CASTLE] = {TEXT_CASTLE, &icon_piece_castle, &icon_small_castle},
};

const icon *sign_of_resource(int face) { return resources[face].picture; }
text_id sign_resource_name(int face) { return resources[face].name; }
text_id sign_piece_name(cost_piece piece) { return pieces[piece].name; }

static int draw(canvas *c, int x, int y, const icon *picture, int gap_px) {
    canvas_icon(c, x, y, picture, CANVAS_SET);
    return x + picture->width_px + gap_px;
}

int sign_draw_resource(canvas *c, int x, int y, int face) {
    return draw(c, x, y, resources[face].picture, 1);
}

int sign_draw_resources(canvas *c, int x, int y, const dice_counts *counts) {
    for (int face = 0; face < DICE_FACES; face++)
        for (int n = 0; n < counts->of[face]; n++) x = sign_draw_resource(c, x, y, face);
    return x;
}

int sign_draw_cost(canvas *c, int x, int y, text_language language, cost_piece piece) {
    if (piece != COST_CASTLE) return sign_draw_resources(c, x, y, cost_of(piece));
    return canvas_text(c, x, y, &font_small, text_get(language, TEXT_COSTS_SIX), CANVAS_SET);
}

int sign_draw_knight(canvas *c, int x, int y) { return draw(c, x, y, &icon_map_knight, 1); }

int sign_draw_kinds(canvas *c, int x, int y, uint8_t kinds) {
    for (int piece = COST_KINDS - 1; piece >= 0; piece--)
        if ((unsigned)kinds >> piece & 1u) x = draw(c, x, y, pieces[piece].picture, 3);
    return x;
}

int sign_draw_piece_before(canvas *c, int x, int y, cost_piece piece) {
    const icon *picture = pieces[piece].small;
    canvas_icon(c, x - picture->width_px, y, picture, CANVAS_SET);
    x = x - picture->width_px - 6;
    canvas_text(c, x, y, &font_small, "+", CANVAS_SET);
    return x - 1;
}
