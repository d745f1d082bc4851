/* Everything forgotten, after being asked. */
#include "icon_list.h"
#include "screens.h"

/* Nobody shall lose everything by a press too many. */
enum { READ_MS = 1000 };

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (press.key != UI_A || u->now_ms - u->opened_ms < READ_MS) return;
    u->wish.forget_all = true;
}

static void draw(const ui *u, canvas *c) {
    canvas_icon(c, 0, 0, &icon_warning, CANVAS_SET);
    canvas_text(c, 18, 2, &font_small, ui_text(u, TEXT_RESET), CANVAS_SET);
    canvas_text_block(c, 0, 17, 124, UI_ROW_PX + 2, ui_text(u, TEXT_RESET_TEXT), CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_FORGET, TEXT_KEY_BACK);
}

const ui_screen screen_reset = {.name = "reset", .input = input, .draw = draw};
