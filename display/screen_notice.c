/* Something that must be said once, whatever is shown. */
#include "icon_list.h"
#include "screens.h"

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (press.key == UI_A) ui_back(u);
}

static void draw(const ui *u, canvas *c) {
    canvas_icon(c, 0, 0, &icon_warning, CANVAS_SET);
    canvas_text(c, 18, 2, &font_small, ui_text(u, TEXT_NOTICE), CANVAS_SET);
    canvas_text_block(c, 0, 16, 124, UI_ROW_PX + 1, ui_text(u, (text_id)u->notice), CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_GO_ON, TEXT_KEY_BACK);
}

const ui_screen screen_notice = {.name = "notice", .input = input, .draw = draw};
