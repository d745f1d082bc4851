#include "screens.h"

typedef enum { LANGUAGE, SOUND, FLIP, SETTINGS } setting;

static const text_id names[SETTINGS] = {TEXT_LANGUAGE, TEXT_SOUND, TEXT_FLIP};

static text_id value_of(const ui_settings *s, setting which) {
    switch (which) {
    case LANGUAGE: return TEXT_LANGUAGE_NAME;
    case SOUND: return s->sound ? TEXT_ON : TEXT_OFF;
    default: return s->flip ? TEXT_ON : TEXT_OFF;
    }
}

static void change(ui_settings *s, setting which) {
    switch (which) {
    case LANGUAGE: s->language = (uint8_t)((s->language + 1) % TEXT_LANGUAGES); break;
    case SOUND: s->sound = !s->sound; break;
    default: s->flip = !s->flip; break;
    }
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->settings_list.cursor, SETTINGS)) return;
    change(&u->settings, (setting)u->settings_list.cursor);
    ui_sound_play(u, UI_SOUND_HOLD);
    ui_redraw(u);
}

static void draw(const ui *u, canvas *c) {
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_SETTINGS), CANVAS_SET);
    for (int i = 0; i < SETTINGS; i++) {
        int y = 14 + i * (UI_ROW_PX + 3);
        canvas_text(c, 4, y, &font_small, ui_text(u, names[i]), CANVAS_SET);
        ui_draw_choice(c, 76, y, ui_text(u, value_of(&u->settings, (setting)i)),
                       i == u->settings_list.cursor);
    }
    ui_draw_keys(u, c, TEXT_KEY_CHANGE, TEXT_KEY_BACK);
}

const ui_screen screen_settings = {.name = "settings", .input = input, .draw = draw};
