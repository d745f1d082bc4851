#include "icon_list.h"
#include "screens.h"

/* When the source passes its test again the app clears entropy_failed, and the
 * next tick leads back to where the roll was asked for. */
static void tick(ui *u) {
    if (!u->entropy_failed) ui_back(u);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (press.key == UI_A) {
        u->wish.test_entropy = true;
        ui_tick_at(u, u->now_ms);
    }
}

static void draw(const ui *u, canvas *c) {
    canvas_icon(c, 0, 0, &icon_warning, CANVAS_SET);
    canvas_text(c, 18, 2, &font_small, ui_text(u, TEXT_ALARM), CANVAS_SET);
    canvas_text_block(c, 0, 17, 124, UI_ROW_PX + 2, ui_text(u, TEXT_ALARM_TEXT), CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_TEST_AGAIN, TEXT_KEY_BACK);
}

const ui_screen screen_alarm = {.name = "alarm", .input = input, .tick = tick, .draw = draw};
