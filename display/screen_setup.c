#include "bits.h"
#include "game_screen.h"
#include "screens.h"

typedef enum row { START, NAMES, RULES, FIRST, ROWS } row;

/* Alone, there is nobody else to begin. */
static int rows_of(const setup *st) { return st->players > 1 ? ROWS : FIRST; }

static void enter(ui *u) {
    u->setup.cursor = START;
    if (u->table.first >= u->table.setup.players) u->table.first = UI_DRAWN; /* nobody sits there */
}

static void start(ui *u) {
    if (game_screen_at_stake(u)) {
        ui_open(u, &screen_ask);
        return;
    }
    u->title.row = 0;
    u->wish.begin = true;
    ui_sound_play(u, UI_SOUND_TURN);
}

/* By lot, then each seat in turn. */
static void change_first(ui *u) {
    ui_table *t = &u->table;
    if (t->first == UI_DRAWN) t->first = 0;
    else t->first = t->first + 1 < t->setup.players ? (uint8_t)(t->first + 1) : UI_DRAWN;
    ui_sound_play(u, UI_SOUND_HOLD);
    ui_redraw(u);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->setup.cursor, rows_of(&u->table.setup))) return;
    switch ((row)u->setup.cursor) {
    case START: start(u); break;
    case NAMES: ui_open(u, &screen_names); break;
    case RULES: ui_open(u, &screen_switches); break;
    default: change_first(u); break;
    }
}

static void print_header(line *l, const ui *u) {
    const setup *st = &u->table.setup;
    line_text(l, ui_text(u, TEXT_GAME_STANDARD + st->kind));
    line_text(l, ", ");
    text_fill(l, (text_language)u->settings.language, st->players > 1 ? TEXT_SETUP_PLAYERS : TEXT_SETUP_SOLO,
              st->players, 0);
}

static void print_row(line *l, const ui *u, row which) {
    const ui_table *t = &u->table;
    switch (which) {
    case START: line_text(l, ui_text(u, TEXT_SETUP_START)); break;
    case NAMES: line_text(l, ui_text(u, TEXT_SETUP_NAMES)); break;
    case RULES:
        text_fill(l, (text_language)u->settings.language,
                  t->setup.switches ? TEXT_HOUSE_RULES_SOME : TEXT_HOUSE_RULES_NONE,
                  bits_size(t->setup.switches), 0);
        break;
    default:
        line_text(l, ui_text(u, t->first == UI_DRAWN ? TEXT_FIRST_DRAWN : TEXT_FIRST_SEAT));
        if (t->first != UI_DRAWN) initials_print(l, &t->seat[t->first]);
        break;
    }
}

static void draw(const ui *u, canvas *c) {
    static const text_id keys[ROWS] = {TEXT_KEY_START, TEXT_KEY_OPEN, TEXT_KEY_OPEN, TEXT_KEY_CHANGE};
    char words[40];
    line l = line_in(words, sizeof words);
    print_header(&l, u);
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    int rows = rows_of(&u->table.setup);
    for (int i = 0; i < rows; i++) {
        line_clear(&l);
        print_row(&l, u, (row)i);
        ui_draw_choice(c, 4, UI_BODY_Y + i * UI_ROW_PX, words, i == u->setup.cursor);
    }
    if (rows > FIRST && u->table.first != UI_DRAWN)
        canvas_text(c, 4, 46, &font_small, ui_text(u, TEXT_YOUNGEST_BEGINS), CANVAS_SET);
    ui_draw_keys(u, c, keys[u->setup.cursor], TEXT_KEY_BACK);
}

const ui_screen screen_setup = {.name = "setup", .enter = enter, .input = input, .draw = draw};
