#include "help.h"
#include "icon_list.h"
#include "screens.h"

/* No heading: so that all chapters are seen at once. */
enum { ROWS = 6, FIRST_Y = UI_TOP_Y + 1 };

static void enter(ui *u) {
    if (u->playing) u->help.cursor = (uint8_t)help_of_game((game_kind)u->session->now.kind);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->help.cursor, HELP_CHAPTERS)) return;
    u->help.chapter = u->help.cursor;
    ui_open(u, help_entries[u->help.chapter].screen);
}

static void draw(const ui *u, canvas *c) {
    int first = u->help.cursor / ROWS * ROWS;
    for (int i = 0; i < ROWS && first + i < HELP_CHAPTERS; i++)
        ui_draw_choice(c, 3, FIRST_Y + i * UI_ROW_PX, ui_text(u, help_entries[first + i].name),
                       first + i == u->help.cursor);
    canvas_icon(c, CANVAS_WIDTH_PX - icon_help_die.width_px - 2, 2, &icon_help_die, CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_OPEN, TEXT_KEY_BACK);
}

const ui_screen screen_help = {.name = "help", .enter = enter, .input = input, .draw = draw};
