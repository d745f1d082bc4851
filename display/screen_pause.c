#include "hourglass.h"
#include "screens.h"

static void enter(ui *u) { hourglass_pause(u); }

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press)) return;
    if (press.key == UI_A || press.key == UI_B) ui_back(u);
}

static void draw(const ui *u, canvas *c) {
    const char *words = ui_text(u, TEXT_PAUSED);
    if (u->table.timer) {
        hourglass_draw(u, c);
        canvas_text_centred(c, CANVAS_WIDTH_PX / 2, 40, &font_small, ui_text(u, TEXT_PAUSE_IS), CANVAS_SET);
    }
    canvas_text_double(c, CANVAS_WIDTH_PX / 2 - font_width_px(&font_small, words), 18, words, CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_GO_ON, TEXT_KEY_BACK);
}

const ui_screen screen_pause = {.name = "pause", .enter = enter, .input = input, .draw = draw};
