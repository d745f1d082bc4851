#include "cost.h"
#include "offer.h"
#include "rolling.h"
#include "screens.h"

/* The cursor walks over the dice and then onto the box with what they build. */
enum { DICE_Y = 10, BOX_Y = 34, BOX_HEIGHT_PX = 20, BOX_TEXT_Y = BOX_Y + 2, BOX_LINES = 2 };

static bool on_box(const ui *u) { return u->dice.cursor == u->free->count; }
static bool may_hold(const ui *u) { return u->free->rolls > 0 && free_rolls_left(u->free) > 0; }

static void enter(ui *u) { rolling_enter(u, UI_DICE_FREE); }

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || rolling_skip(u)) return;
    ui_redraw(u);
    if (ui_move_cursor(u, press, &u->dice.cursor, u->free->count + 1)) return;
    if (press.key == UI_B) rolling_ask_rest(u, free_rolls_left(u->free) == 0);
    else if (press.kind == UI_LONG || on_box(u)) ui_open(u, &screen_offer);
    else if (may_hold(u)) rolling_toggle(u);
}

static void draw_choices(const ui *u, canvas *c) {
    dice_counts have = dice_count(u->free->faces, dice_all(u->free->count));
    cost_list choices[COST_CHOICES_MAX];
    int count = cost_choices(&have, choices);
    if (count == 0) canvas_text(c, 4, BOX_TEXT_Y, &font_small, ui_text(u, TEXT_BUILDS_NOTHING), CANVAS_SET);
    for (int i = 0; i < count && i < BOX_LINES; i++) {
        char words[48];
        line l = line_in(words, sizeof words);
        offer_words(&l, (text_language)u->settings.language, &choices[i]);
        canvas_text(c, 4, BOX_TEXT_Y + i * UI_ROW_PX, &font_small, words, CANVAS_SET);
    }
    if (count > BOX_LINES)
        canvas_text_right(c, CANVAS_WIDTH_PX - 4, BOX_TEXT_Y + UI_ROW_PX, &font_small, "…", CANVAS_SET);
}

static void draw_box(const ui *u, canvas *c) {
    if (u->dice.rolling) return;
    if (on_box(u))
        canvas_fill(c, 0, BOX_Y + 1, 2, BOX_HEIGHT_PX - 2, CANVAS_SET); /* a frame would be many bytes */
    if (u->free->rolls == 0) {
        canvas_text(c, 4, BOX_TEXT_Y, &font_small, ui_text(u, TEXT_PRESS_TO_ROLL), CANVAS_SET);
        canvas_text(c, 4, BOX_TEXT_Y + UI_ROW_PX, &font_small, ui_text(u, TEXT_HOLD_FOR_MENU), CANVAS_SET);
    } else draw_choices(u, c);
}

static text_id key_a(const ui *u) {
    if (u->dice.rolling) return TEXT_KEY_SKIP;
    if (on_box(u)) return TEXT_KEY_DETAILS;
    if (!may_hold(u)) return TEXT_COUNT;
    return dice_has(u->dice.held, u->dice.cursor) ? TEXT_KEY_FREE : TEXT_KEY_HOLD;
}

static text_id key_b(const ui *u) {
    if (u->dice.rolling) return TEXT_KEY_SKIP;
    return free_rolls_left(u->free) ? TEXT_KEY_ROLL : TEXT_KEY_NEW_ROLL;
}

static void draw(const ui *u, canvas *c) {
    char words[32];
    line l = line_in(words, sizeof words);
    text_id header = u->dice.rolling ? TEXT_ROLLING : u->free->rolls ? TEXT_ROLL_OF : TEXT_NOT_ROLLED;
    text_fill(&l, (text_language)u->settings.language, header, u->free->rolls, FREE_ROLLS);
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    rolling_draw_mark(u, c);
    rolling_draw_dice(u, c, DICE_Y);
    draw_box(u, c);
    ui_draw_keys(u, c, key_a(u), key_b(u));
}

const ui_screen screen_dice = {
    .name = "dice", .enter = enter, .input = input, .tick = rolling_tick, .draw = draw};
