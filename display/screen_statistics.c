#include "bars.h"
#include "icon_list.h"
#include "screens.h"
#include "verdict.h"

enum { COUNT_MAX = 99999999 };

/* A text with a number that may be longer than any that is worth reading. */
static void print_count(line *l, const ui *u, text_id id, uint64_t count) {
    text_fill(l, (text_language)u->settings.language, id, count < COUNT_MAX ? (int)count : COUNT_MAX, 0);
}

static void draw_message(const ui *u, canvas *c, text_id id) {
    canvas_text_block(c, 0, UI_BODY_Y + 5, 124, UI_ROW_PX + 1, ui_text(u, id), CANVAS_SET);
}

/* ---- dice */

static void draw_faces(const ui *u, canvas *c, const uint32_t *counts) {
    static const icon *const faces[FAIR_FACES] = {&icon_small_brick, &icon_small_lumber, &icon_small_wool,
                                                  &icon_small_grain, &icon_small_ore,    &icon_small_gold};
    if (fair_total(&fair_faces, counts) == 0) {
        draw_message(u, c, TEXT_STATS_NO_FACES);
        return;
    }
    bars_draw(c, VERDICT_BARS_Y, &fair_faces, counts);
    for (int i = 0; i < FAIR_FACES; i++)
        canvas_icon(c, bars_x(&fair_faces, i) - faces[i]->width_px / 2, VERDICT_LABELS_Y, faces[i],
                    CANVAS_SET);
    verdict_draw(u, c, &fair_faces, counts);
}

static uint64_t faces_ever(const ui *u) { return fair_total(&fair_faces, u->stats->ever.face); }
static uint64_t faces_game(const ui *u) { return fair_total(&fair_faces, u->stats->game.face); }
static uint64_t sums_ever(const ui *u) { return fair_total(&fair_sums, u->stats->ever.sum); }
static uint64_t sums_game(const ui *u) {
    return u->playing || u->gathered ? fair_total(&fair_sums, u->stats->game.sum) : 0;
}
static void draw_faces_ever(const ui *u, canvas *c) { draw_faces(u, c, u->stats->ever.face); }
static void draw_faces_game(const ui *u, canvas *c) { draw_faces(u, c, u->stats->game.face); }
static void draw_sums_ever(const ui *u, canvas *c) { verdict_draw_sums(u, c, u->stats->ever.sum); }
static void draw_sums_game(const ui *u, canvas *c) { verdict_draw_sums(u, c, u->stats->game.sum); }

/* ---- lists, in two columns */

enum {
    LIST_ROWS = 4,
    COLUMN_PX = 66,
    PLACE_PX = 11,
    NAME_X = 15,
    VALUE_PX = 58,
    MARK_X = 35,
    LIST_Y = 13,
    LIST_PITCH_PX = 10
};

static void draw_row(canvas *c, int x, int y, int place, const best_row *row) {
    char text[12];
    line l = line_in(text, sizeof text);
    line_int(&l, place);
    line_char(&l, '.');
    canvas_text_right(c, x + PLACE_PX, y, &font_small, text, CANVAS_SET);
    line_clear(&l);
    initials_print(&l, &row->name);
    canvas_text(c, x + NAME_X, y, &font_small, text, CANVAS_SET);
    line_clear(&l);
    line_int(&l, row->value);
    canvas_text_right(c, x + VALUE_PX, y, &font_small, text, CANVAS_SET);
    if (row->marks & BEST_WITH_HINTS) canvas_icon(c, x + MARK_X, y, &icon_bulb, CANVAS_SET);
}

/* What the little bulb means, in the middle of the bottom line. */
static void draw_legend(const ui *u, canvas *c, const best_list *list) {
    enum { X = 54, GAP_PX = 2 };
    bool any = false;
    for (int i = 0; i < list->count; i++) any |= (list->row[i].marks & BEST_WITH_HINTS) != 0;
    if (!any) return;
    canvas_icon(c, X, UI_KEYS_Y, &icon_bulb, CANVAS_SET);
    canvas_text(c, X + icon_bulb.width_px + GAP_PX, UI_KEYS_Y, &font_small, ui_text(u, TEXT_WITH_HINTS),
                CANVAS_SET);
}

/* Equals share a place, as in the ranking of a game. */
static void draw_list_or(const ui *u, canvas *c, const best_list *list, text_id none) {
    if (list->count == 0) draw_message(u, c, none);
    draw_legend(u, c, list);
    for (int i = 0, place = 1; i < list->count; i++) {
        if (i && list->row[i].value != list->row[i - 1].value) place = i + 1;
        draw_row(c, i / LIST_ROWS * COLUMN_PX, LIST_Y + i % LIST_ROWS * LIST_PITCH_PX, place, &list->row[i]);
    }
}

static void draw_standard(const ui *u, canvas *c) {
    draw_list_or(u, c, &u->best->standard, TEXT_STATS_NO_STANDARD);
}
static void draw_plus(const ui *u, canvas *c) { draw_list_or(u, c, &u->best->plus, TEXT_STATS_NO_PLUS); }
static void draw_players(const ui *u, canvas *c) {
    best_list list = best_players(u->best);
    draw_list_or(u, c, &list, TEXT_STATS_NO_PLAYERS);
}

/* ---- games */

static uint64_t games(const ui *u) { return best_games(u->best); }

static void draw_games(const ui *u, canvas *c) {
    static const text_id names[] = {TEXT_GAME_STANDARD, TEXT_GAME_PLUS, TEXT_GAME_EXTRA, TEXT_GAME_TABLE};
    enum {
        KINDS = sizeof names / sizeof names[0],
        KIND_X = 10,
        COUNT_X = 118,
        Y = 12,
        PITCH_PX = 11,
        MOST = 999999
    };
    const uint32_t *played = u->best->games;
    if (games(u) == 0) {
        draw_message(u, c, TEXT_STATS_NO_GAMES);
        return;
    }
    for (int row = 0; row < KINDS; row++) {
        uint32_t count = row < GAME_KINDS ? played[row] : u->best->evenings;
        char text[12];
        line l = line_in(text, sizeof text);
        line_uint(&l, count < MOST ? count : MOST);
        canvas_text(c, KIND_X, Y + row * PITCH_PX, &font_small, ui_text(u, names[row]), CANVAS_SET);
        canvas_text_right(c, COUNT_X, Y + row * PITCH_PX, &font_small, text, CANVAS_SET);
    }
}

static void draw_wins(const ui *u, canvas *c) {
    best_list list = best_winners(u->best);
    draw_list_or(u, c, &list, TEXT_STATS_NO_WINS);
}

/* ---- pages */

static const struct page {
    text_id title; /* with '#', where there is a count */
    uint64_t (*count)(const ui *u);
    bool always; /* also when nothing was counted */
    void (*draw)(const ui *u, canvas *c);
} pages[] = {
    {TEXT_STATS_FACES, faces_ever, true, draw_faces_ever},
    {TEXT_STATS_FACES_GAME, faces_game, false, draw_faces_game},
    {TEXT_STATS_SUMS, sums_ever, false, draw_sums_ever},
    {TEXT_STATS_SUMS_GAME, sums_game, false, draw_sums_game},
    {TEXT_STATS_GAMES, games, true, draw_games},
    {TEXT_STATS_WINS, NULL, true, draw_wins},
    {TEXT_STATS_STANDARD, NULL, true, draw_standard},
    {TEXT_STATS_PLAYERS, NULL, true, draw_players},
    {TEXT_STATS_PLUS, NULL, true, draw_plus},
};
enum { PAGES = sizeof pages / sizeof pages[0] };

static int shown_pages(const ui *u, const struct page *shown[PAGES]) {
    int count = 0;
    for (int i = 0; i < PAGES; i++)
        if (pages[i].always || pages[i].count(u) > 0) shown[count++] = &pages[i];
    return count;
}

static void enter(ui *u) { u->statistics.page = 0; }

static void input(ui *u, ui_press press) {
    const struct page *shown[PAGES];
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->statistics.page, shown_pages(u, shown))) return;
    ui_open(u, &screen_forget);
}

static void draw(const ui *u, canvas *c) {
    const struct page *shown[PAGES];
    int count = shown_pages(u, shown), at = u->statistics.page % count;
    char words[40];
    line l = line_in(words, sizeof words);
    print_count(&l, u, shown[at]->title, shown[at]->count ? shown[at]->count(u) : 0);
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    ui_draw_page_mark(c, at, count);
    shown[at]->draw(u, c);
    ui_draw_keys(u, c, TEXT_KEY_RESET, TEXT_KEY_BACK);
}

const ui_screen screen_statistics = {.name = "statistics", .enter = enter, .input = input, .draw = draw};
