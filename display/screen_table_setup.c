/* Before an evening at the board game: one row for everything that can be chosen. */
#include "bits.h"
#include "game_screen.h"
#include "hourglass.h"
#include "screens.h"

typedef enum row { START, PLAYERS, RULE, EXPANSIONS, DICE, BOARD, CORNER, NAMES, TIMER, ROWS } row;
enum { PAGE_ROWS = 5 };

static bool shown(const table_setup *st, row which) {
    if (which == RULE) return st->players >= TABLE_SEATS_PAIRED;
    if (which == CORNER) return st->board != LAYOUT_NONE;
    return true;
}

static int rows_of(const table_setup *st, uint8_t list[ROWS]) {
    int count = 0;
    for (int i = 0; i < ROWS; i++)
        if (shown(st, (row)i)) list[count++] = (uint8_t)i;
    return count;
}

static void enter(ui *u) {
    u->evening_screen.row = 0;
    u->table.board_game = true;
}

static void start(ui *u) {
    if (game_screen_at_stake(u)) {
        ui_open(u, &screen_ask);
        return;
    }
    u->title.row = 0;
    u->wish.gather = true;
    ui_sound_play(u, UI_SOUND_TURN);
}

static uint8_t after(uint8_t value, int least, int most) {
    return value < most ? (uint8_t)(value + 1) : (uint8_t)least;
}

static void change(ui *u, row which) {
    ui_table *t = &u->table;
    table_setup *st = &t->evening;
    switch (which) {
    case PLAYERS:
        st->players = after(st->players, TABLE_SEATS_MIN, TABLE_SEATS_MAX);
        table_setup_fit(st);
        break;
    case RULE: st->rule = after(st->rule, TABLE_PAIRED, TABLE_SPECIAL); break;
    case DICE: st->deck = !st->deck; break;
    case BOARD: st->board = (uint8_t)(st->board ? LAYOUT_NONE : table_setup_board(st->players)); break;
    case CORNER: t->corner = after(t->corner, 0, LAYOUT_ANY_CORNER); break;
    default: t->timer = after(t->timer, 0, UI_TIMERS - 1); break;
    }
    ui_sound_play(u, UI_SOUND_HOLD);
    ui_redraw(u);
}

static void input(ui *u, ui_press press) {
    uint8_t list[ROWS];
    int count = rows_of(&u->table.evening, list);
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->evening_screen.row, count)) return;
    switch (list[u->evening_screen.row % count]) {
    case START: start(u); break;
    case EXPANSIONS: ui_open(u, &screen_expansions); break;
    case NAMES: ui_open(u, &screen_names); break;
    default: change(u, (row)list[u->evening_screen.row % count]); break;
    }
}

/* What each row is called, and whether A opens something. */
static const struct {
    text_id name, key;
} names[ROWS] = {
    [START] = {TEXT_SETUP_START, TEXT_KEY_START},    [PLAYERS] = {TEXT_TABLE_PLAYERS, TEXT_KEY_CHANGE},
    [RULE] = {TEXT_TABLE_RULE, TEXT_KEY_CHANGE},     [EXPANSIONS] = {TEXT_TABLE_EXPANSIONS, TEXT_KEY_OPEN},
    [DICE] = {TEXT_TABLE_DICE, TEXT_KEY_CHANGE},     [BOARD] = {TEXT_TABLE_BOARD, TEXT_KEY_CHANGE},
    [CORNER] = {TEXT_TABLE_CORNER, TEXT_KEY_CHANGE}, [NAMES] = {TEXT_SETUP_NAMES, TEXT_KEY_OPEN},
    [TIMER] = {TEXT_TABLE_TIMER, TEXT_KEY_CHANGE},
};

typedef struct value {
    text_id id; /* TEXT_COUNT: none */
    int number;
} value;

static value value_of(const ui_table *t, row which) {
    const table_setup *st = &t->evening;
    switch (which) {
    case PLAYERS: return (value){TEXT_NUMBER, st->players};
    case RULE: return (value){st->rule == TABLE_PAIRED ? TEXT_RULE_PAIRED : TEXT_RULE_SPECIAL, 0};
    case EXPANSIONS:
        return (value){st->expansions ? TEXT_NUMBER : TEXT_EXPANSIONS_NONE, bits_size(st->expansions)};
    case DICE: return (value){st->deck ? TEXT_DICE_DECK : TEXT_DICE_TRUE, 0};
    case BOARD: return (value){st->board ? TEXT_BOARD_DRAWN : TEXT_BOARD_NONE, 0};
    case CORNER: return (value){(text_id)(TEXT_CORNER_TOP_LEFT + t->corner), 0};
    case TIMER: return (value){t->timer ? TEXT_TIMER_ON : TEXT_OFF, hourglass_minutes(t->timer)};
    default: return (value){TEXT_COUNT, 0};
    }
}

/* The value is lit and not the row: a moving cursor changes few bytes of the panel. */
static void draw_row(const ui *u, canvas *c, int y, row which, bool chosen) {
    enum { X = 4 };
    const char *name = ui_text(u, names[which].name);
    value v = value_of(&u->table, which);
    if (v.id == TEXT_COUNT) {
        ui_draw_choice(c, X, y, name, chosen);
        return;
    }
    char text[40];
    line l = line_in(text, sizeof text);
    text_fill(&l, (text_language)u->settings.language, v.id, v.number, 0);
    ui_draw_choice(c, canvas_text(c, X, y, &font_small, name, CANVAS_SET) + 1, y, text, chosen);
}

static void draw(const ui *u, canvas *c) {
    uint8_t list[ROWS];
    int count = rows_of(&u->table.evening, list), at = u->evening_screen.row % count;
    int first = at / PAGE_ROWS * PAGE_ROWS;
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_AT_THE_TABLE), CANVAS_SET);
    for (int i = first; i < count && i < first + PAGE_ROWS; i++)
        draw_row(u, c, UI_BODY_Y + (i - first) * UI_ROW_PX, (row)list[i], i == at);
    ui_draw_more(c, first > 0, first + PAGE_ROWS < count);
    ui_draw_keys(u, c, names[list[at]].key, TEXT_KEY_BACK);
}

const ui_screen screen_table_setup = {.name = "table-setup", .enter = enter, .input = input, .draw = draw};
