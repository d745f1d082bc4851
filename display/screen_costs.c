#include "icon_list.h"
#include "kind.h"
#include "rules.h"
#include "screens.h"
#include "sign.h"

enum { NAME_X = 10, PRICE_X = 59, SPACE_PX = UI_KEYS_Y - 1 - UI_BODY_Y };

/* The castle comes last: not every game has it. */
static const struct {
    cost_piece piece;
    const icon *picture;
} rows[] = {
    {COST_ROAD, &icon_small_road},     {COST_SETTLEMENT, &icon_small_settlement},
    {COST_CITY, &icon_small_city},     {COST_KNIGHT, &icon_small_knight},
    {COST_CASTLE, &icon_small_castle},
};
enum { ROWS = sizeof rows / sizeof rows[0] };

/* The rules are asked by building on an empty island. A city that grows from a
 * settlement counts with it. */
static int worth(const game *g, cost_piece piece, int site) {
    const island *is = kind_of(g)->island;
    game empty = rules_new((game_kind)g->kind, g->players, g->switches);
    int under = piece == COST_CITY ? island_settlement_at(is, is->city[site].corner) : -1;
    if (under >= 0) rules_place(&empty, COST_SETTLEMENT, under);
    rules_place(&empty, piece, site);
    return rules_points(&empty, 0);
}

/* "1", "7-30" where the sites are worth more and more, "–" for nothing. */
static void print_points(line *l, const game *g, cost_piece piece) {
    int least = worth(g, piece, 0), most = worth(g, piece, kind_of(g)->island->count[piece] - 1);
    if (most == 0) line_text(l, "–");
    else line_int(l, least);
    if (most > least) {
        line_char(l, '-');
        line_int(l, most);
    }
}

static void draw_points(canvas *c, int y, const game *g, cost_piece piece) {
    char words[16];
    line l = line_in(words, sizeof words);
    print_points(&l, g, piece);
    canvas_text_right(c, CANVAS_WIDTH_PX, y, &font_small, words, CANVAS_SET);
}

/* Where no game says which pieces there are. */
static void draw_tag(const ui *u, canvas *c, int y) {
    const char *name = ui_text(u, TEXT_HELP_EXTRA);
    ui_draw_choice(c, CANVAS_WIDTH_PX - 2 - font_width_px(&font_small, name), y, name, true);
}

static void draw(const ui *u, canvas *c) {
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_COSTS), CANVAS_SET);
    if (u->playing)
        canvas_text_right(c, CANVAS_WIDTH_PX, UI_TOP_Y, &font_small, ui_text(u, TEXT_COSTS_POINTS),
                          CANVAS_SET);

    bool castles = !u->playing || rules_has(&u->session->now, COST_CASTLE);
    int count = castles ? ROWS : ROWS - 1, pitch = SPACE_PX / count;
    for (int i = 0; i < count; i++) {
        int y = UI_BODY_Y + (pitch - UI_ROW_PX) / 2 + i * pitch;
        canvas_icon(c, 0, y, rows[i].picture, CANVAS_SET);
        canvas_text(c, NAME_X, y, &font_small, ui_text(u, sign_piece_name(rows[i].piece)), CANVAS_SET);
        sign_draw_cost(c, PRICE_X, y, (text_language)u->settings.language, rows[i].piece);
        if (u->playing) draw_points(c, y, &u->session->now, rows[i].piece);
        else if (rows[i].piece == COST_CASTLE) draw_tag(u, c, y);
    }
    ui_draw_keys(u, c, TEXT_COUNT, TEXT_KEY_BACK);
}

static void input(ui *u, ui_press press) { (void)(ui_goes_home(u, press) || ui_goes_back(u, press)); }

const ui_screen screen_costs = {.name = "costs", .input = input, .draw = draw};
