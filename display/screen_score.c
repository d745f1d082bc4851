#include "account.h"
#include "icon_list.h"
#include "kind.h"
#include "rules.h"
#include "screens.h"
#include "tally.h"

/* The first page is a table of all players, then follows a page for each; who
 * plays alone has his own page and no other. */
static int pages(const game *g) { return g->players > 1 ? g->players + 1 : 1; }
static bool shows_table(const ui *u) { return u->session->now.players > 1 && u->score.page == 0; }
static int page_player(const ui *u) { return u->session->now.players > 1 ? u->score.page - 1 : 0; }

static bool has_boxes(const game *g) { return rules_turn_points(g) >= 0; }

static void enter(ui *u) { u->score.page = 0; }

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    int count = pages(&u->session->now);
    if (count > 1) ui_move_cursor(u, press, &u->score.page, count);
}

/* ---- all players */

/* Two players leave room for rows that are read across a table. */
typedef struct grid {
    uint8_t players_max;
    uint8_t rows; /* a column */
    uint8_t y, pitch_px;
    uint8_t x; /* of the name; the mark stands before it */
    tally_style style;
    uint8_t ticks_x, tick_px; /* the way to the goal; 0: no room for it */
    uint8_t title_x[2];
} grid;
enum { COLUMN_PX = 64 };

/* clang-format off */
static const grid grids_plain[] = {
    {.players_max = 2, .rows = 2, .y = 13, .pitch_px = 21, .x = 26, .style = {76, true}},
    {.players_max = 3, .rows = 3, .y = 13, .pitch_px = 14, .x = 38, .style = {56, false}},
    {.players_max = 4, .rows = 4, .y = 11, .pitch_px = 11, .x = 38, .style = {56, false}},
    {.players_max = 8, .rows = 4, .y = 11, .pitch_px = 11, .x = 12, .style = {43, false}},
};
static const grid grids_titles[] = {
    {.players_max = 2, .rows = 2, .y = 13, .pitch_px = 21, .x = 12, .style = {58, true},
     .ticks_x = 74, .tick_px = 3, .title_x = {107, 118}},
    {.players_max = 3, .rows = 3, .y = 13, .pitch_px = 14, .x = 12, .style = {34, false},
     .ticks_x = 52, .tick_px = 5, .title_x = {106, 118}},
    {.players_max = 4, .rows = 4, .y = 11, .pitch_px = 11, .x = 12, .style = {34, false},
     .ticks_x = 52, .tick_px = 5, .title_x = {106, 118}},
    {.players_max = 8, .rows = 4, .y = 11, .pitch_px = 11, .x = 12, .style = {31, false}, .title_x = {45, 55}},
};
/* clang-format on */

static const grid *grid_for(const game *g) {
    const grid *t = has_boxes(g) ? grids_plain : grids_titles;
    while (t->players_max < g->players) t++;
    return t;
}

/* Whose turn it is, or who has won. */
static void draw_mark(const game *g, canvas *c, int name_x, int y, int player) {
    if (g->phase != GAME_OVER && g->player == player)
        canvas_text_right(c, name_x - 2, y, &font_small, "►", CANVAS_SET);
    if (rules_winners(g) >> player & 1)
        canvas_icon(c, name_x - 2 - icon_crown.width_px, y, &icon_crown, CANVAS_SET);
}

static void draw_ticks(canvas *c, int x, int y, int height_px, int pitch_px, int points) {
    for (int i = 0; i < KIND_POINTS_TO_WIN; i++) {
        int tall_px = i < points ? height_px : 1;
        canvas_fill(c, x + i * pitch_px, y + height_px - tall_px, pitch_px - 1, tall_px, CANVAS_SET);
    }
}

static void draw_row(const ui *u, canvas *c, const grid *t, int x, int y, int player) {
    const game *g = &u->session->now;
    const int height_px = t->style.big ? 14 : 7, middle_y = y + height_px / 2;
    tally_draw(u, c, x + t->x, y, t->style, player);
    draw_mark(g, c, x + t->x, middle_y - 3, player);
    if (has_boxes(g)) return;
    if (t->tick_px) draw_ticks(c, x + t->ticks_x, y, height_px, t->tick_px, rules_points(g, player));
    if (g->road == player) canvas_icon(c, x + t->title_x[0], middle_y - 4, &icon_piece_road, CANVAS_SET);
    if (g->army == player) canvas_icon(c, x + t->title_x[1], middle_y - 4, &icon_piece_knight, CANVAS_SET);
}

static void draw_header(const ui *u, canvas *c) {
    const game *g = &u->session->now;
    bool over = g->phase == GAME_OVER;
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, over ? TEXT_SCORE_FINAL : TEXT_SCORE), CANVAS_SET);
    if (over) return;
    char words[32];
    line l = line_in(words, sizeof words);
    text_language language = (text_language)u->settings.language;
    if (has_boxes(g)) text_fill(&l, language, TEXT_TURN_OF, rules_round(g), GAME_BOXES);
    else text_fill(&l, language, TEXT_SCORE_GOAL, KIND_POINTS_TO_WIN, 0);
    canvas_text_right(c, CANVAS_WIDTH_PX, UI_TOP_Y, &font_small, words, CANVAS_SET);
}

static void draw_table(const ui *u, canvas *c) {
    const grid *t = grid_for(&u->session->now);
    draw_header(u, c);
    for (int player = 0; player < u->session->now.players; player++)
        draw_row(u, c, t, player / t->rows * COLUMN_PX, t->y + player % t->rows * t->pitch_px, player);
}

/* ---- a page */

/* The column with name and total. */
enum { MIDDLE_X = 111, NAME_Y = 0, TOTAL_Y = 17, UNIT_Y = 36 };

static void draw_side(const ui *u, canvas *c, int player) {
    char text[12];
    line l = line_in(text, sizeof text);
    ui_print_name(&l, u, player);
    canvas_text_double(c, MIDDLE_X - font_width_px(&font_small, text), NAME_Y, text, CANVAS_SET);
    line_clear(&l);
    line_int(&l, rules_points(&u->session->now, player));
    canvas_text_centred(c, MIDDLE_X, TOTAL_Y, &font_big, text, CANVAS_SET);
}

/* Fifteen boxes as on the printed sheet. */
enum { BOX_COLUMNS = 5, BOX_X_PX = 18, BOX_Y_PX = 17, BOX_WIDTH_PX = 17, BOX_HEIGHT_PX = 16 };

static void draw_box(const game *g, canvas *c, int player, int box) {
    const game_sheet *sheet = &g->sheet[player];
    int x = box % BOX_COLUMNS * BOX_X_PX, y = 1 + box / BOX_COLUMNS * BOX_Y_PX;
    canvas_round_box(c, x, y, BOX_WIDTH_PX, BOX_HEIGHT_PX, CANVAS_SET);
    if (box > sheet->boxes) return;
    int points;
    if (box == sheet->boxes) {
        canvas_round_box(c, x + 1, y + 1, BOX_WIDTH_PX - 2, BOX_HEIGHT_PX - 2, CANVAS_SET);
        points = player == g->player ? rules_turn_points(g) : 0;
    } else points = sheet->box[box];
    if (points == 0) return;
    char text[8];
    line l = line_in(text, sizeof text);
    if (points == GAME_X) line_char(&l, 'X');
    else line_int(&l, points);
    canvas_text_centred(c, x + BOX_WIDTH_PX / 2 + 1, y + 5, &font_small, text, CANVAS_SET);
}

static void draw_boxes(const ui *u, canvas *c, int player) {
    const game *g = &u->session->now;
    for (int box = 0; box < GAME_BOXES; box++) draw_box(g, c, player, box);
    text_id unit = rules_points(g, player) == 1 ? TEXT_SCORE_POINT : TEXT_SCORE_POINTS;
    canvas_text_centred(c, MIDDLE_X, UNIT_Y, &font_small, ui_text(u, unit), CANVAS_SET);
}

/* The pieces stand beside name and total, the titles below them. */
static const struct {
    text_id name;
    const icon *sign;
    uint8_t y, amount_x, points_x;
} parts[ACCOUNT_PARTS] = {
    [ACCOUNT_SETTLEMENTS] = {TEXT_SCORE_SETTLEMENTS, &icon_piece_settlement, 0, 74, 90},
    [ACCOUNT_CITIES] = {TEXT_SCORE_CITIES, &icon_piece_city, 11, 74, 90},
    [ACCOUNT_CASTLES] = {TEXT_SCORE_CASTLES, &icon_piece_castle, 22, 74, 90},
    [ACCOUNT_ROAD] = {TEXT_SCORE_ROAD, &icon_piece_road, 34, 90, 112},
    [ACCOUNT_ARMY] = {TEXT_SCORE_ARMY, &icon_piece_knight, 45, 90, 112},
};

static void draw_number(canvas *c, int right_x, int y, const char *sign, int number) {
    char text[12];
    line l = line_in(text, sizeof text);
    line_text(&l, sign);
    line_int(&l, number);
    canvas_text_right(c, right_x, y, &font_small, text, CANVAS_SET);
}

static void draw_account(const ui *u, canvas *c, int player) {
    const game *g = &u->session->now;
    account a = account_of(g, player);
    for (int part = 0; part < ACCOUNT_PARTS; part++) {
        if (!account_has(g, (account_part)part)) continue;
        int y = parts[part].y, points = a.points[part];
        canvas_icon(c, 0, y, parts[part].sign, CANVAS_SET);
        canvas_text(c, 11, y + 1, &font_small, ui_text(u, parts[part].name), CANVAS_SET);
        draw_number(c, parts[part].amount_x, y + 1, "", a.amount[part]);
        if (points)
            draw_number(c, parts[part].points_x, y + 1, points < 10 ? "+" : "", points); /* or it touches */
    }
}

static void draw(const ui *u, canvas *c) {
    const game *g = &u->session->now;
    if (shows_table(u)) draw_table(u, c);
    else {
        draw_side(u, c, page_player(u));
        if (has_boxes(g)) draw_boxes(u, c, page_player(u));
        else draw_account(u, c, page_player(u));
    }
    ui_draw_keys(u, c, TEXT_COUNT, TEXT_KEY_BACK);
    if (pages(g) > 1) canvas_text(c, 0, UI_KEYS_Y, &font_small, ui_text(u, TEXT_SCORE_PLAYERS), CANVAS_SET);
}

const ui_screen screen_score = {.name = "score", .enter = enter, .input = input, .draw = draw};
