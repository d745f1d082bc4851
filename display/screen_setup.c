#include "bits.h"
#include "game_screen.h"
#include "screens.h"
#include "seats.h"

typedef enum row { START, NAMES, SEATS, HINTS, RULES, FIRST, ROWS } row;
enum { PAGE_ROWS = 4, NOTE_Y = 46 };

/* Alone, there is nobody else to sit there, or to begin. */
static bool shown(const setup *st, row which) {
    return st->players > 1 || (which != SEATS && which != FIRST);
}

static int rows_of(const setup *st, uint8_t list[ROWS]) {
    int count = 0;
    for (int i = 0; i < ROWS; i++)
        if (shown(st, (row)i)) list[count++] = (uint8_t)i;
    return count;
}

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

static void open_seats(ui *u) {
    u->setup.seat = 0;
    ui_open(u, &screen_seats);
}

static void changed(ui *u) {
    ui_sound_play(u, UI_SOUND_HOLD);
    ui_redraw(u);
}

/* By lot, then each seat in turn. */
static void change_first(ui *u) {
    ui_table *t = &u->table;
    if (t->first == UI_DRAWN) t->first = 0;
    else t->first = t->first + 1 < t->setup.players ? (uint8_t)(t->first + 1) : UI_DRAWN;
    changed(u);
}

static void change_hints(ui *u) {
    ui_table *t = &u->table;
    if (seats_several(t)) t->hints_together = !t->hints_together;
    else t->hints_alone = !t->hints_alone;
    changed(u);
}

static void input(ui *u, ui_press press) {
    uint8_t list[ROWS];
    int count = rows_of(&u->table.setup, list);
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->setup.cursor, count)) return;
    switch ((row)list[u->setup.cursor % count]) {
    case START: start(u); break;
    case NAMES: ui_open(u, &screen_names); break;
    case SEATS: open_seats(u); break;
    case HINTS: change_hints(u); break;
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

static void print_first(line *l, const ui *u) {
    const ui_table *t = &u->table;
    line_text(l, ui_text(u, t->first == UI_DRAWN ? TEXT_FIRST_DRAWN : TEXT_FIRST_SEAT));
    if (t->first == UI_DRAWN) return;
    initials who = seats_who(t, t->first);
    initials_print(l, &who);
}

static void print_row(line *l, const ui *u, row which) {
    const ui_table *t = &u->table;
    text_language language = (text_language)u->settings.language;
    int bots = seats_bots(t), rules = bits_size(t->setup.switches);
    switch (which) {
    case START: line_text(l, ui_text(u, TEXT_SETUP_START)); break;
    case NAMES: line_text(l, ui_text(u, TEXT_SETUP_NAMES)); break;
    case SEATS: text_fill(l, language, bots ? TEXT_SEATS_BOTS : TEXT_SEATS_NO_BOTS, bots, 0); break;
    case HINTS:
        line_text(l, ui_text(u, seats_several(t) ? TEXT_HINTS_TOGETHER : TEXT_HINTS_ALONE));
        line_text(l, ui_text(u, seats_hints(t) ? TEXT_ON : TEXT_OFF));
        break;
    case RULES:
        text_fill(l, language, rules ? TEXT_HOUSE_RULES_SOME : TEXT_HOUSE_RULES_NONE, rules, 0);
        break;
    default: print_first(l, u); break;
    }
}

/* Of a row with a value only that is lit: a moving cursor changes few bytes of the panel. */
static void draw_row(canvas *c, int y, char *words, bool chosen) {
    enum { X = 4, GAP_PX = 4 };
    char *value = words;
    int x = X;
    while (*value && *value != ':') value++;
    if (*value) {
        value[1] = '\0'; /* for the blank behind it */
        x = canvas_text(c, X, y, &font_small, words, CANVAS_SET) + GAP_PX;
        value += 2;
    } else value = words;
    ui_draw_choice(c, x, y, value, chosen);
}

/* What helps to choose on this page, wherever its cursor is. */
static text_id note(const ui_table *t, const uint8_t *page, int rows) {
    for (int i = 0; i < rows; i++) {
        if (page[i] == HINTS && seats_hints(t)) return TEXT_HINTS_HOW;
        if (page[i] == FIRST && t->first != UI_DRAWN) return TEXT_YOUNGEST_BEGINS;
    }
    return TEXT_COUNT;
}

static void draw(const ui *u, canvas *c) {
    static const text_id keys[ROWS] = {TEXT_KEY_START,  TEXT_KEY_OPEN, TEXT_KEY_OPEN,
                                       TEXT_KEY_CHANGE, TEXT_KEY_OPEN, TEXT_KEY_CHANGE};
    uint8_t list[ROWS];
    int count = rows_of(&u->table.setup, list), cursor = u->setup.cursor % count;
    int first = cursor / PAGE_ROWS * PAGE_ROWS;
    int rows = count - first < PAGE_ROWS ? count - first : PAGE_ROWS;
    char words[40];
    line l = line_in(words, sizeof words);
    print_header(&l, u);
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    for (int i = 0; i < rows; i++) {
        line_clear(&l);
        print_row(&l, u, (row)list[first + i]);
        draw_row(c, UI_BODY_Y + i * UI_ROW_PX, words, first + i == cursor);
    }
    text_id helps = note(&u->table, list + first, rows);
    if (helps != TEXT_COUNT) canvas_text(c, 4, NOTE_Y, &font_small, ui_text(u, helps), CANVAS_SET);
    ui_draw_more(c, first > 0, first + rows < count);
    ui_draw_keys(u, c, keys[list[cursor]], TEXT_KEY_BACK);
}

const ui_screen screen_setup = {.name = "setup", .enter = enter, .input = input, .draw = draw};
