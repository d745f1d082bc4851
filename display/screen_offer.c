#include "offer.h"
#include "roll.h"
#include "screens.h"

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (press.key == UI_A) { /* whoever has looked is done: the next player rolls */
        u->dice.held = 0;
        u->dice.cursor = 0;
        roll_ask(u, dice_all(u->free->count), true);
        ui_back(u);
    }
}

static void draw_offer(const ui *u, canvas *c, int y, const dice_counts *have, const cost_list *list) {
    int end = offer_draw(c, 0, y, list, CANVAS_SET);
    char words[48];
    line l = line_in(words, sizeof words);
    int trades = cost_trades(have, list);
    if (trades) {
        text_id id = trades == 1 ? TEXT_TRADE : TEXT_TRADES;
        text_fill(&l, (text_language)u->settings.language, id, trades, 0);
        canvas_text_right(c, CANVAS_WIDTH_PX, y + 1, &font_small, words, CANVAS_SET);
        line_clear(&l);
    }
    offer_words(&l, (text_language)u->settings.language, list);
    canvas_text(c, end + 2, y + 1, &font_small, words, CANVAS_SET);
}

static void draw(const ui *u, canvas *c) {
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_COULD_BUILD), CANVAS_SET);
    roll_draw_mark(u, c);
    dice_counts have = dice_count(u->free->faces, dice_all(u->free->rolls ? u->free->count : 0));
    cost_list choices[COST_CHOICES_MAX];
    int count = cost_choices(&have, choices);
    if (count == 0)
        canvas_text(c, 0, UI_BODY_Y + 4, &font_small, ui_text(u, TEXT_BUILDS_NOTHING), CANVAS_SET);
    for (int i = 0; i < count; i++) draw_offer(u, c, UI_BODY_Y + 1 + i * UI_ROW_PX, &have, &choices[i]);
    ui_draw_keys(u, c, TEXT_KEY_NEW_ROLL, TEXT_KEY_BACK);
}

const ui_screen screen_offer = {.name = "offer", .input = input, .draw = draw};
