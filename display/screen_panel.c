/* Which controller the display has, and where its picture begins: a picture with
 * an edge all round, which is whole when both are right. */
#include "screens.h"

static const char *const names[] = {"SSD1306", "SH1106"};
enum { PANELS = sizeof names / sizeof names[0] };

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    uint8_t shift = (uint8_t)(u->settings.offset_px + UI_OFFSET_MAX);
    if (ui_move_cursor(u, press, &shift, 2 * UI_OFFSET_MAX + 1)) {
        u->settings.offset_px = (int8_t)(shift - UI_OFFSET_MAX);
        return;
    }
    u->settings.panel = (uint8_t)((u->settings.panel + 1) % PANELS);
    ui_sound_play(u, UI_SOUND_HOLD);
    ui_redraw(u);
}

static void draw(const ui *u, canvas *c) {
    char words[24];
    line l = line_in(words, sizeof words);
    canvas_box(c, 0, 0, CANVAS_WIDTH_PX, UI_KEYS_Y - 2, CANVAS_SET);
    canvas_text_centred(c, CANVAS_WIDTH_PX / 2, 5, &font_small, ui_text(u, TEXT_PANEL_EDGE), CANVAS_SET);
    canvas_text_double(c, CANVAS_WIDTH_PX / 2 - font_width_px(&font_small, names[u->settings.panel]), 17,
                       names[u->settings.panel], CANVAS_SET);
    line_text(&l, "◄ ");
    if (u->settings.offset_px > 0) line_char(&l, '+');
    line_int(&l, u->settings.offset_px);
    line_text(&l, " ►");
    canvas_text_centred(c, CANVAS_WIDTH_PX / 2, 38, &font_small, words, CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_CHANGE, TEXT_KEY_BACK);
}

const ui_screen screen_panel = {.name = "panel", .input = input, .draw = draw};
