#include "hourglass.h"
#include "screens.h"
#include "verdict.h"

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (press.key == UI_A) ui_back(u);
}

static void draw(const ui *u, canvas *c) {
    const table *t = &u->evening->now;
    ui_draw_text(u, c, 0, UI_TOP_Y, TEXT_TABLE_ROLLS, (int)table_rolls(t), 0);
    if (table_rolls(t) == 0)
        canvas_text_block(c, 0, UI_BODY_Y + 5, 124, UI_ROW_PX + 1, ui_text(u, TEXT_STATS_NO_FACES),
                          CANVAS_SET);
    else if (t->setup.deck) {
        verdict_draw_bars(c, t->sums);
        canvas_text_block(c, 0, VERDICT_Y, 126, UI_ROW_PX, ui_text(u, TEXT_DECK_IS_EVEN), CANVAS_SET);
    } else verdict_draw_sums(u, c, t->sums);
    ui_draw_keys(u, c, TEXT_KEY_GO_ON, TEXT_KEY_BACK);
}

const ui_screen screen_evening_rolls = {
    .name = "evening-rolls", .enter = hourglass_tick, .input = input, .tick = hourglass_tick, .draw = draw};
