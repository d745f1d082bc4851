#include "bits.h"
#include "screens.h"

/* No heading: so that all six are seen at once; a mark beside them, for lit names
 * would be too many bytes for a moving cursor. */
enum { FIRST_Y = UI_TOP_Y + 1, BOX_X = 7, BOX_PX = 7, NAME_X = 18 };

static void enter(ui *u) { u->evening_screen.expansion = 0; }

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->evening_screen.expansion, TABLE_EXPANSIONS)) return;
    u->table.evening.expansions ^= (uint8_t)bits_one(u->evening_screen.expansion);
    ui_sound_play(u, UI_SOUND_HOLD);
    ui_redraw(u);
}

static void draw(const ui *u, canvas *c) {
    for (int i = 0; i < TABLE_EXPANSIONS; i++) {
        int y = FIRST_Y + i * UI_ROW_PX;
        if (i == u->evening_screen.expansion) canvas_text(c, 1, y, &font_small, "►", CANVAS_SET);
        canvas_box(c, BOX_X, y, BOX_PX, BOX_PX, CANVAS_SET);
        if (table_setup_has(&u->table.evening, (table_expansion)i))
            canvas_fill(c, BOX_X + 2, y + 2, BOX_PX - 4, BOX_PX - 4, CANVAS_SET);
        canvas_text(c, NAME_X, y, &font_small, ui_text(u, (text_id)(TEXT_SEAFARERS + i)), CANVAS_SET);
    }
    ui_draw_keys(u, c, TEXT_KEY_CHANGE, TEXT_KEY_BACK);
}

const ui_screen screen_expansions = {.name = "expansions", .enter = enter, .input = input, .draw = draw};
