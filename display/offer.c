#include "offer.h"

#include "icon_list.h"

/* The dear ones are named first. */
static const struct {
    cost_piece piece;
    text_id name;
    const icon *picture;
} pieces[COST_PIECES] = {
    {COST_CITY, TEXT_CITY, &icon_piece_city},
    {COST_SETTLEMENT, TEXT_SETTLEMENT, &icon_piece_settlement},
    {COST_KNIGHT, TEXT_KNIGHT, &icon_piece_knight},
    {COST_ROAD, TEXT_ROAD, &icon_piece_road},
};

void offer_words(line *l, text_language language, const cost_list *list) {
    bool first = true;
    for (int i = 0; i < COST_PIECES; i++) {
        int count = list->of[pieces[i].piece];
        if (count == 0) continue;
        if (!first) line_text(l, " + ");
        first = false;
        if (count > 1) {
            line_int(l, count);
            line_text(l, "× ");
        }
        line_text(l, text_get(language, pieces[i].name));
    }
}

int offer_draw(canvas *c, int x, int y, const cost_list *list, canvas_ink ink) {
    for (int i = 0; i < COST_PIECES; i++)
        for (int n = list->of[pieces[i].piece]; n > 0; n--) {
            canvas_icon(c, x, y, pieces[i].picture, ink);
            x += pieces[i].picture->width_px + 2;
        }
    return x;
}
