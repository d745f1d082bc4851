#include "icon_list.h"
#include "screens.h"

static const struct {
    text_id name;
    const ui_screen *screen;
} menu[] = {
    {TEXT_FREE_DICE, &screen_dice_choice},
    {TEXT_SETTINGS, &screen_settings},
    {TEXT_ABOUT, &screen_about},
};
enum { MENU_ROWS = sizeof menu / sizeof menu[0] };

static void input(ui *u, ui_press press) {
    if (ui_move_cursor(u, press, &u->title.cursor, MENU_ROWS)) return;
    if (press.key == UI_A && u->playing) ui_go_game(u);
    else if (press.key == UI_A) ui_open(u, menu[u->title.cursor].screen);
}

static void draw(const ui *u, canvas *c) {
    canvas_icon(c, 0, 0, &icon_logo_die, CANVAS_SET);
    canvas_icon(c, 28, 4, &icon_wordmark, CANVAS_SET);
    for (int i = 0; i < MENU_ROWS; i++)
        ui_draw_choice(c, 30, 27 + i * UI_ROW_PX, ui_text(u, menu[i].name), i == u->title.cursor);
    ui_draw_keys(u, c, TEXT_KEY_OPEN, TEXT_COUNT);
    canvas_text_right(c, CANVAS_WIDTH_PX, UI_KEYS_Y, &font_small, ui_text(u, TEXT_CHOOSE), CANVAS_SET);
}

const ui_screen screen_title = {.name = "title", .input = input, .draw = draw};
