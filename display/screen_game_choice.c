#include "kind.h"
#include "screens.h"

/* The dice games, and the board game behind them. */
enum { BOARD_GAME = GAME_KINDS, CHOICES };

static void enter(ui *u) { u->setup.kind = u->table.board_game ? BOARD_GAME : u->table.setup.kind; }

/* Another game has other house rules, and may seat fewer or more. */
static void choose(setup *st, game_kind which) {
    if (st->kind == which) return;
    const kind *k = kind_by_index(which);
    st->kind = (uint8_t)which;
    st->switches = 0;
    if (st->players < k->players_min) st->players = k->players_min;
    if (st->players > k->players_max) st->players = k->players_max;
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->setup.kind, CHOICES)) return;
    u->table.board_game = u->setup.kind == BOARD_GAME;
    if (u->table.board_game) {
        ui_open(u, &screen_table_setup);
        return;
    }
    choose(&u->table.setup, (game_kind)u->setup.kind);
    ui_open(u, &screen_players);
}

static void explain(const ui *u, canvas *c, int which) {
    enum { FIRST_Y = 32, SECOND_Y = 41 };
    if (which == BOARD_GAME) {
        ui_draw_text(u, c, 4, FIRST_Y, TEXT_TABLE_FOR, TABLE_SEATS_MIN, TABLE_SEATS_MAX);
        ui_draw_text(u, c, 4, SECOND_Y, TEXT_TABLE_DOES, 0, 0);
        return;
    }
    const kind *k = kind_by_index((game_kind)which);
    text_id who = k->shared ? TEXT_ONE_ISLAND : TEXT_OWN_ISLANDS;
    ui_draw_text(u, c, 4, FIRST_Y, who, k->players_min, k->players_max);
    if (k->turn_points) ui_draw_text(u, c, 4, SECOND_Y, TEXT_MOST_POINTS_WIN, GAME_BOXES, 0);
    else ui_draw_text(u, c, 4, SECOND_Y, TEXT_FIRST_TO_POINTS, KIND_POINTS_TO_WIN, 0);
}

/* A bar marks the game, not a lit ground, and the lines that explain it lie in
 * one page of the panel each: so much changes here with the cursor. */
static void draw(const ui *u, canvas *c) {
    static const text_id names[CHOICES] = {TEXT_GAME_STANDARD, TEXT_GAME_PLUS, TEXT_GAME_EXTRA,
                                           TEXT_GAME_TABLE};
    enum { BAR_PX = 14 };
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_WHICH_GAME), CANVAS_SET);
    int words_px = 0;
    for (int which = 0; which < CHOICES; which++)
        words_px += font_width_px(&font_small, ui_text(u, names[which]));
    int gap_px = (CANVAS_WIDTH_PX - words_px) / (CHOICES - 1);
    for (int which = 0, x = 0; which < CHOICES; which++) {
        const char *name = ui_text(u, names[which]);
        int end = canvas_text(c, x, 13, &font_small, name, CANVAS_SET);
        if (which == u->setup.kind) canvas_fill(c, (x + end - BAR_PX) / 2, 21, BAR_PX, 3, CANVAS_SET);
        x = end - FONT_GAP_PX + gap_px;
    }
    canvas_fill(c, 0, 24, CANVAS_WIDTH_PX, 1, CANVAS_SET);
    explain(u, c, u->setup.kind);
    ui_draw_keys(u, c, TEXT_SETUP_NEXT, TEXT_KEY_BACK);
}

const ui_screen screen_game_choice = {.name = "game-choice", .enter = enter, .input = input, .draw = draw};
