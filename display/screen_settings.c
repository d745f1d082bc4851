/* What can be set, one thing at a time: a page of rows would be too many bytes for
 * a moving cursor. Every row is a table: what it is called, how many values it
 * has, what they are called; two rows lead to screens of their own. */
#include "screens.h"

enum { VALUES_MAX = 4, NAME_Y = 20, VALUE_Y = 33 };

typedef struct row {
    text_id name;
    uint8_t values;            /* 0: opens a screen */
    text_id value[VALUES_MAX]; /* called so */
    const ui_screen *screen;
} row;

typedef enum { LANGUAGE, VOLUME, BRIGHTNESS, FLIP, ANIMATION, DIM, OFF, PANEL, RESET, ROWS } which;

/* clang-format off */
static const row rows[ROWS] = {
    [LANGUAGE]   = {TEXT_LANGUAGE,   TEXT_LANGUAGES,  {TEXT_LANGUAGE_NAME, TEXT_LANGUAGE_NAME},                          NULL},
    [VOLUME]     = {TEXT_SOUND,      UI_VOLUMES,      {TEXT_OFF, TEXT_SOUND_LOW, TEXT_SOUND_HIGH},                       NULL},
    [BRIGHTNESS] = {TEXT_BRIGHTNESS, UI_BRIGHTNESSES, {TEXT_BRIGHT_1, TEXT_BRIGHT_2, TEXT_BRIGHT_3, TEXT_BRIGHT_4},      NULL},
    [FLIP]       = {TEXT_FLIP,       2,               {TEXT_OFF, TEXT_ON},                                               NULL},
    [ANIMATION]  = {TEXT_ANIMATION,  2,               {TEXT_OFF, TEXT_ON},                                               NULL},
    [DIM]        = {TEXT_DIM_AFTER,  UI_DELAYS,       {TEXT_AFTER_15_S, TEXT_AFTER_30_S, TEXT_AFTER_1_MIN, TEXT_NEVER},  NULL},
    [OFF]        = {TEXT_OFF_AFTER,  UI_DELAYS,       {TEXT_AFTER_1_MIN, TEXT_AFTER_2_MIN, TEXT_AFTER_5_MIN, TEXT_NEVER}, NULL},
    [PANEL]      = {TEXT_PANEL,      0,               {0},                                                               &screen_panel},
    [RESET]      = {TEXT_RESET,      0,               {0},                                                               &screen_reset},
};
/* clang-format on */

static uint8_t *place(ui_settings *s, int at) {
    switch (at) {
    case LANGUAGE: return &s->language;
    case VOLUME: return &s->volume;
    case BRIGHTNESS: return &s->brightness;
    case DIM: return &s->dim_after;
    default: return &s->off_after;
    }
}

static bool is_flag(int at) { return at == FLIP || at == ANIMATION; }
static bool *flag(ui_settings *s, int at) { return at == FLIP ? &s->flip : &s->animation; }

static int value_of(const ui *u, int at) {
    ui_settings s = u->settings;
    return is_flag(at) ? *flag(&s, at) : *place(&s, at);
}

static void change(ui *u, int at) {
    if (is_flag(at)) *flag(&u->settings, at) = !*flag(&u->settings, at);
    else *place(&u->settings, at) = (uint8_t)((*place(&u->settings, at) + 1) % rows[at].values);
    ui_sound_play(u, UI_SOUND_HOLD);
    ui_redraw(u);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->settings_list.cursor, ROWS)) return;
    const row *r = &rows[u->settings_list.cursor];
    if (r->screen) ui_open(u, r->screen);
    else change(u, u->settings_list.cursor);
}

static void draw(const ui *u, canvas *c) {
    int at = u->settings_list.cursor;
    const row *r = &rows[at];
    char words[16];
    line l = line_in(words, sizeof words);
    line_int(&l, at + 1);
    line_char(&l, '/');
    line_int(&l, ROWS);
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_SETTINGS), CANVAS_SET);
    canvas_text_right(c, CANVAS_WIDTH_PX, UI_TOP_Y, &font_small, words, CANVAS_SET);
    canvas_text(c, 4, NAME_Y, &font_small, "◄", CANVAS_SET);
    canvas_text_centred(c, CANVAS_WIDTH_PX / 2, NAME_Y, &font_small, ui_text(u, r->name), CANVAS_SET);
    canvas_text_right(c, CANVAS_WIDTH_PX - 4, NAME_Y, &font_small, "►", CANVAS_SET);
    if (r->values) {
        const char *value = ui_text(u, r->value[value_of(u, at)]);
        ui_draw_choice(c, (CANVAS_WIDTH_PX - font_width_px(&font_small, value)) / 2, VALUE_Y, value, true);
    }
    ui_draw_keys(u, c, r->screen ? TEXT_KEY_OPEN : TEXT_KEY_CHANGE, TEXT_KEY_BACK);
}

const ui_screen screen_settings = {.name = "settings", .input = input, .draw = draw};
