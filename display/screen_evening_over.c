#include "banner.h"
#include "celebration.h"
#include "screens.h"

static bool always(const ui *u) {
    (void)u;
    return true;
}
static bool has_board(const ui *u) { return u->evening->now.board.board != LAYOUT_NONE; }

static const struct choice {
    text_id name;
    bool (*shown)(const ui *u);
    const ui_screen *screen;
} choices[] = {
    {TEXT_NEW_EVENING, always, &screen_table_setup},
    {TEXT_STATISTICS, always, &screen_evening_rolls},
    {TEXT_BOARD, has_board, &screen_board},
};
enum { CHOICES = sizeof choices / sizeof choices[0], FIRST_CHOICE = 1, CHOICES_Y = UI_KEYS_Y - 10 };

static int choices_now(const ui *u) { return has_board(u) ? CHOICES : CHOICES - 1; }

static void enter(ui *u) {
    u->over.cursor = FIRST_CHOICE; /* a press too many must not lead away from it */
    celebration_begin(u);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || celebration_skip(u)) return;
    if (ui_goes_back(u, press) || ui_move_cursor(u, press, &u->over.cursor, choices_now(u))) return;
    ui_open(u, choices[u->over.cursor].screen);
}

static void draw_choices(const ui *u, canvas *c) {
    int words_px = 0, count = choices_now(u);
    for (int i = 0; i < count; i++) words_px += font_width_px(&font_small, ui_text(u, choices[i].name));
    int gap_px = (CANVAS_WIDTH_PX - 6 - words_px) / (count - 1);
    for (int i = 0, x = 3; i < count; i++) {
        const char *name = ui_text(u, choices[i].name);
        ui_draw_choice(c, x, CHOICES_Y, name, !u->over.celebrates && i == u->over.cursor);
        x += font_width_px(&font_small, name) + gap_px;
    }
}

static void draw(const ui *u, canvas *c) {
    const table *t = &u->evening->now;
    char names[BANNER_NAMES][INITIALS_TEXT_MAX] = {{0}}, words[32];
    line l = line_in(names[0], sizeof names[0]);
    ui_print_name(&l, u, t->winner);
    banner_draw(c, 6, BANNER_BIG, ui_text(u, TEXT_OVER_ONE_WINS), names);
    line turns = line_in(words, sizeof words);
    text_fill(&turns, (text_language)u->settings.language, TEXT_AFTER_TURNS, t->turn, 0);
    canvas_text_centred(c, CANVAS_WIDTH_PX / 2, 28, &font_small, words, CANVAS_SET);
    draw_choices(u, c);
    if (u->over.celebrates) {
        ui_draw_keys(u, c, TEXT_KEY_SKIP, TEXT_KEY_SKIP);
        celebration_draw(u, c, CHOICES_Y - 2);
    } else ui_draw_keys(u, c, TEXT_KEY_OPEN, TEXT_KEY_MENU);
}

const ui_screen screen_evening_over = {
    .name = "evening-over", .enter = enter, .input = input, .tick = celebration_tick, .draw = draw};
