#include "screens.h"

static void input(ui *u, ui_press press) { (void)(ui_goes_home(u, press) || ui_goes_back(u, press)); }

static void draw(const ui *u, canvas *c) { ui_draw_keys(u, c, TEXT_COUNT, TEXT_KEY_BACK); }

const ui_screen screen_detail = {.name = "detail", .input = input, .draw = draw};
