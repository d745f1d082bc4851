#include "screens.h"

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (press.key != UI_A) return;
    u->wish.forget_stats = true;
    u->statistics.page = 0;
    ui_back(u);
}

static void draw(const ui *u, canvas *c) {
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_STATISTICS), CANVAS_SET);
    canvas_text(c, 4, 17, &font_small, ui_text(u, TEXT_FORGET_WHAT), CANVAS_SET);
    canvas_text_double(c, 4, 33, ui_text(u, TEXT_FORGET_THEM), CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_FORGET, TEXT_KEY_BACK);
}

const ui_screen screen_forget = {.name = "forget", .input = input, .draw = draw};
