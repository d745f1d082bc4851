#include "help.h"
#include "screens.h"

/* A page that is not full is set with more air. */
enum { TEXT_PX = 124, LINES_MAX = 5, AIRY_Y = UI_BODY_Y + 3, AIRY_ROW_PX = UI_ROW_PX + 1 };

static void enter(ui *u) { u->help.page = 0; }

/* At the board game they are printed on everybody's card. */
static bool has_costs(const ui *u) { return u->help.chapter != HELP_TABLE; }

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->help.page, help_entries[u->help.chapter].pages)) return;
    if (has_costs(u)) ui_open(u, &screen_costs);
    else ui_back(u);
}

static void draw(const ui *u, canvas *c) {
    const help_entry *chapter = &help_entries[u->help.chapter];
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, chapter->name), CANVAS_SET);
    ui_draw_page_mark(c, u->help.page, chapter->pages);

    const char *text = ui_text(u, chapter->page[u->help.page]);
    bool full = canvas_text_block(NULL, 0, 0, TEXT_PX, UI_ROW_PX, text, CANVAS_SET) == LINES_MAX;
    canvas_text_block(c, 0, full ? UI_BODY_Y : AIRY_Y, TEXT_PX, full ? UI_ROW_PX : AIRY_ROW_PX, text,
                      CANVAS_SET);
    ui_draw_keys(u, c, has_costs(u) ? TEXT_COSTS : TEXT_KEY_BACK, TEXT_KEY_BACK);
}

const ui_screen screen_page = {.name = "page", .enter = enter, .input = input, .draw = draw};
