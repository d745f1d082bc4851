#include "screens.h"

static void input(ui *u, ui_press press) {
    (void)(ui_goes_home(u, press) || ui_goes_back(u, press));
}

static void draw(const ui *u, canvas *c) {
    char words[40];
    line l = line_in(words, sizeof words);
    line_text(&l, "Dicehold ");
    line_text(&l, u->version);
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    canvas_text_block(c, 0, UI_BODY_Y + 2, 124, UI_ROW_PX, ui_text(u, TEXT_ABOUT_TEXT), CANVAS_SET);
    ui_draw_keys(u, c, TEXT_COUNT, TEXT_KEY_BACK);
}

const ui_screen screen_about = {.name = "about", .input = input, .draw = draw};
