#include "banner.h"
#include "celebration.h"
#include "icon_list.h"
#include "ranking.h"
#include "rules.h"
#include "screens.h"
#include "tally.h"

static void again(ui *u) {
    const game *g = &u->session->now;
    u->table.setup = (setup){.kind = g->kind, .players = g->players, .switches = g->switches};
    u->table.board_game = false;
    u->wish.begin = true;
}
static void fresh(ui *u) { ui_open(u, &screen_game_choice); }
static void score(ui *u) { ui_open(u, &screen_score); }
static void map(ui *u) { ui_open(u, &screen_map); }

static const struct {
    text_id name, key;
    void (*do_it)(ui *u);
} choices[] = {
    {TEXT_OVER_AGAIN, TEXT_KEY_START, again},
    {TEXT_OVER_NEW, TEXT_KEY_OPEN, fresh},
    {TEXT_SCORE, TEXT_KEY_OPEN, score},
    {TEXT_ISLAND, TEXT_KEY_OPEN, map},
};
enum { CHOICES = sizeof choices / sizeof choices[0], FIRST_CHOICE = 2, CHOICES_Y = UI_KEYS_Y - 10 };

static void enter(ui *u) {
    u->over.cursor = FIRST_CHOICE; /* the score: a press too many must not wipe it out */
    celebration_begin(u);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || celebration_skip(u)) return;
    if (ui_move_cursor(u, press, &u->over.cursor, CHOICES)) return;
    if (press.key == UI_A) choices[u->over.cursor].do_it(u);
    else ui_back(u); /* below it is the menu */
}

/* ---- alone */

enum { RANK_Y = 34, RANK_TAKES_PX = 3 };

static void draw_rank(const ui *u, canvas *c) {
    static const text_id first[] = {TEXT_OVER_BEST, TEXT_OVER_SECOND, TEXT_OVER_THIRD};
    if (u->rank == 0) return;
    char words[32];
    line l = line_in(words, sizeof words);
    bool named = u->rank <= sizeof first / sizeof first[0];
    text_fill(&l, (text_language)u->settings.language, named ? first[u->rank - 1] : TEXT_OVER_PLACE, u->rank,
              0);
    canvas_text_centred(c, CANVAS_WIDTH_PX / 2, RANK_Y, &font_small, words, CANVAS_SET);
}

static void draw_alone(const ui *u, canvas *c) {
    const game *g = &u->session->now;
    text_language language = (text_language)u->settings.language;
    bool by_points = rules_turn_points(g) >= 0;
    int points = rules_points(g, 0), up_px = u->rank ? RANK_TAKES_PX : 0;
    char words[32];
    line l = line_in(words, sizeof words);
    text_fill(&l, language, by_points ? TEXT_OVER_WELL_PLAYED : TEXT_OVER_POINTS_IN, points, 0);
    canvas_text_centred(c, CANVAS_WIDTH_PX / 2, 6 - up_px, &font_small, words, CANVAS_SET);
    line_clear(&l);
    if (by_points) text_fill(&l, language, points == 1 ? TEXT_POINT : TEXT_POINTS, points, 0);
    else text_fill(&l, language, TEXT_OVER_TURNS, (int)g->turn, 0);
    canvas_text_double(c, CANVAS_WIDTH_PX / 2 - font_width_px(&font_small, words), 18 - up_px, words,
                       CANVAS_SET);
    draw_rank(u, c);
}

/* ---- together */

enum { BIG_BANNER_PLAYERS = 6 };

static void draw_winners(const ui *u, canvas *c) {
    const game *g = &u->session->now;
    uint8_t won = rules_winners(g);
    int count = bits_size(won), named = 0;
    char names[BANNER_NAMES][INITIALS_TEXT_MAX] = {{0}};
    for (int player = 0; player < g->players && count <= BANNER_NAMES; player++) {
        if (!(won >> player & 1)) continue;
        line l = line_in(names[named], sizeof names[named]);
        named++;
        ui_print_name(&l, u, player);
    }
    if (count > BANNER_NAMES) {
        line l = line_in(names[0], sizeof names[0]);
        line_int(&l, count);
    }
    text_id id = count == 1 ? TEXT_OVER_ONE_WINS : count == 2 ? TEXT_OVER_TWO_WIN : TEXT_OVER_MANY_WIN;
    banner_draw(c, 0, g->players > BIG_BANNER_PLAYERS ? BANNER_SMALL : BANNER_BIG, ui_text(u, id), names);
}

/* In one column or two; the more there are, the closer they stand. */
static const struct {
    uint8_t players_max, rows, x, y, pitch_px;
} layouts[] = {{2, 2, 36, 20, 11}, {3, 3, 36, 18, 9}, {4, 2, 4, 20, 11}, {6, 3, 4, 18, 9}, {8, 4, 4, 10, 9}};
enum { COLUMN_PX = 66, PLACE_PX = 9, NAME_X_PX = 13 };

static void draw_place(canvas *c, int x, int y, int place) {
    char text[8];
    line l = line_in(text, sizeof text);
    line_int(&l, place);
    line_char(&l, '.');
    canvas_text_right(c, x + PLACE_PX, y, &font_small, text, CANVAS_SET);
}

static void draw_ranking(const ui *u, canvas *c) {
    const game *g = &u->session->now;
    ranking r = ranking_of(g);
    int fits = 0;
    while (layouts[fits].players_max < r.count) fits++;
    for (int i = 0; i < r.count; i++) {
        int x = layouts[fits].x + i / layouts[fits].rows * COLUMN_PX;
        int y = layouts[fits].y + i % layouts[fits].rows * layouts[fits].pitch_px;
        if (rules_winners(g) >> r.player[i] & 1) canvas_icon(c, x, y, &icon_crown, CANVAS_SET);
        else draw_place(c, x, y, r.place[i]);
        tally_draw(u, c, x + NAME_X_PX, y, (tally_style){41, false}, r.player[i]);
    }
}

static void draw_choices(const ui *u, canvas *c) {
    int words_px = 0;
    for (int i = 0; i < CHOICES; i++) words_px += font_width_px(&font_small, ui_text(u, choices[i].name));
    int gap_px = (CANVAS_WIDTH_PX - 6 - words_px) / (CHOICES - 1);
    for (int i = 0, x = 3; i < CHOICES; i++) {
        const char *name = ui_text(u, choices[i].name);
        ui_draw_choice(c, x, CHOICES_Y, name, !u->over.celebrates && i == u->over.cursor);
        x += font_width_px(&font_small, name) + gap_px;
    }
}

static void draw(const ui *u, canvas *c) {
    if (u->session->now.players == 1) draw_alone(u, c);
    else {
        draw_winners(u, c);
        draw_ranking(u, c);
    }
    draw_choices(u, c);
    if (u->over.celebrates) {
        ui_draw_keys(u, c, TEXT_KEY_SKIP, TEXT_KEY_SKIP);
        celebration_draw(u, c, CHOICES_Y - 2);
    } else ui_draw_keys(u, c, choices[u->over.cursor].key, TEXT_KEY_MENU);
}

const ui_screen screen_over = {
    .name = "over", .enter = enter, .input = input, .tick = celebration_tick, .draw = draw};
