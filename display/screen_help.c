#include "help.h"
#include "icon_list.h"
#include "screens.h"

/* No heading: so that all chapters are seen at once. */
enum { ROWS = 4, FIRST_X = 3, FIRST_Y = UI_TOP_Y + 5, COLUMN_PX = 58, PITCH_PX = 12 };

static void enter(ui *u) {
    if (u->playing || u->gathered) u->help.cursor = (uint8_t)help_now(u);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->help.cursor, HELP_CHAPTERS)) return;
    u->help.chapter = u->help.cursor;
    ui_open(u, help_entries[u->help.chapter].screen);
}

static void draw(const ui *u, canvas *c) {
    for (int i = 0; i < HELP_CHAPTERS; i++)
        ui_draw_choice(c, FIRST_X + i / ROWS * COLUMN_PX, FIRST_Y + i % ROWS * PITCH_PX,
                       ui_text(u, help_entries[i].name), i == u->help.cursor);
    canvas_icon(c, CANVAS_WIDTH_PX - icon_help_die.width_px - 2, 2, &icon_help_die, CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_OPEN, TEXT_KEY_BACK);
}

const ui_screen screen_help = {.name = "help", .enter = enter, .input = input, .draw = draw};
