/* It is known who begins: the first settlements are placed. */
#include "banner.h"
#include "deeds.h"
#include "screens.h"

static void enter(ui *u) {
    deeds_enter(u);
    u->evening_screen.clock_of = 0;
    ui_sound_play(u, UI_SOUND_TURN);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    deeds_input(u, press);
}

/* Who will be Catanian 2: as the first turn has it. */
static int second(const table *t) {
    table first = *t;
    if (table_apply(&first, &(table_move){.kind = TABLE_MOVE_NEXT}) != REASON_OK) return TABLE_NOBODY;
    return table_second(&first);
}

static void draw(const ui *u, canvas *c) {
    const table *t = &u->evening->now;
    char names[BANNER_NAMES][INITIALS_TEXT_MAX] = {{0}};
    line l = line_in(names[0], sizeof names[0]);
    ui_print_name(&l, u, t->start);
    banner_draw(c, 0, BANNER_BIG, ui_text(u, TEXT_ONE_BEGINS), names);
    int partner = second(t);
    if (partner != TABLE_NOBODY) {
        char words[32];
        line pair = line_in(words, sizeof words);
        line_text(&pair, ui_text(u, TEXT_CATANIAN_2_IS));
        ui_print_name(&pair, u, partner);
        canvas_text_centred(c, CANVAS_WIDTH_PX / 2, 20, &font_small, words, CANVAS_SET);
    }
    canvas_text_block(c, 0, 34, 126, UI_ROW_PX, ui_text(u, TEXT_PLACE_FIRST), CANVAS_SET);
    deeds_draw_keys(u, c, TEXT_KEY_MENU);
}

const ui_screen screen_found = {.name = "found", .enter = enter, .input = input, .draw = draw};
