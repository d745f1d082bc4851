#include "icon_list.h"
#include "screens.h"

static bool over(const ui *u) {
    return (u->playing && u->session->now.phase == GAME_OVER) ||
           (u->gathered && u->evening->now.phase == TABLE_OVER);
}
static bool running(const ui *u) { return (u->playing || u->gathered) && !over(u); }
static int moves(const ui *u) { return u->gathered ? u->evening->moves : u->session->moves; }
static bool undoable(const ui *u) { return running(u) && moves(u) > 0; }
static bool revivable(const ui *u) { return over(u) && moves(u) > 0; }

static void into_game(ui *u) {
    ui_go_game(u);
    ui_sound_play(u, UI_SOUND_OPEN);
}

/* The cursor goes on to the game: whoever comes back for something else shall
 * not undo once more by accident. */
static void undo(ui *u) {
    u->wish.undo = true;
    u->title.row = 0;
    into_game(u);
}

static const struct row {
    text_id name;
    bool (*shown)(const ui *u); /* NULL: always */
    void (*choose)(ui *u);      /* NULL: opens the screen */
    const ui_screen *screen;
} rows[] = {
    {TEXT_RESULT, over, into_game, NULL},
    {TEXT_CONTINUE, running, into_game, NULL},
    {TEXT_UNDO, undoable, undo, NULL},
    {TEXT_NEW_GAME, NULL, NULL, &screen_game_choice},
    {TEXT_UNDO, revivable, undo, NULL}, /* not where one reaches for a new game */
    {TEXT_FREE_DICE, NULL, NULL, &screen_dice_choice},
    {TEXT_STATISTICS, NULL, NULL, &screen_statistics},
    {TEXT_SETTINGS, NULL, NULL, &screen_settings},
    {TEXT_HELP, NULL, NULL, &screen_help},
};
enum { ROWS = sizeof rows / sizeof rows[0], PAGE_ROWS = 3 };

/* The rows that are shown now, and the cursor among them. */
typedef struct menu {
    uint8_t row[ROWS];
    uint8_t count;
    uint8_t cursor;
} menu;

/* A cursor whose row has gone stands on the one before it, and where there is
 * none on the first: undone to the end it offers to continue, and without a
 * game a new one. */
static menu menu_now(const ui *u) {
    menu m = {.count = 0};
    for (uint8_t i = 0; i < ROWS; i++) {
        if (rows[i].shown && !rows[i].shown(u)) continue;
        if (i <= u->title.row) m.cursor = m.count;
        m.row[m.count++] = i;
    }
    return m;
}

static void input(ui *u, ui_press press) {
    menu m = menu_now(u);
    bool moved = ui_move_cursor(u, press, &m.cursor, m.count);
    u->title.row = m.row[m.cursor];
    if (moved || press.key != UI_A) return;
    const struct row *r = &rows[u->title.row];
    if (r->choose) r->choose(u);
    else ui_open(u, r->screen);
}

static void draw_battery(const ui *u, canvas *c) {
    static const icon *const levels[] = {&icon_battery_0, &icon_battery_1, &icon_battery_2, &icon_battery_3};
    if (u->battery == UI_NO_BATTERY) return;
    canvas_icon(c, CANVAS_WIDTH_PX - levels[0]->width_px, 20, levels[u->battery], CANVAS_SET);
}

static void draw(const ui *u, canvas *c) {
    enum { ROWS_Y = 27 };
    menu m = menu_now(u);
    int first = m.cursor / PAGE_ROWS * PAGE_ROWS;
    canvas_icon(c, 0, 0, &icon_logo_die, CANVAS_SET);
    canvas_icon(c, 28, 4, &icon_wordmark, CANVAS_SET);
    for (int i = first; i < m.count && i < first + PAGE_ROWS; i++)
        ui_draw_choice(c, 30, ROWS_Y + (i - first) * UI_ROW_PX, ui_text(u, rows[m.row[i]].name),
                       i == m.cursor);
    draw_battery(u, c);
    ui_draw_more(c, first > 0, first + PAGE_ROWS < m.count);
    ui_draw_keys(u, c, TEXT_KEY_OPEN, TEXT_COUNT);
    canvas_text_right(c, CANVAS_WIDTH_PX, UI_KEYS_Y, &font_small, ui_text(u, TEXT_CHOOSE), CANVAS_SET);
}

const ui_screen screen_title = {.name = "title", .input = input, .draw = draw};
