#include "die.h"
#include "screens.h"

/* One to six resource dice, then the number dice. */
enum { CHOICES = DICE_MAX + 1, NUMBER_CHOICE = DICE_MAX, USUAL_CHOICE = DICE_MAX - 1 };

static bool opened_before(const ui *u) {
    return u->free->rolls > 0;
}

static void enter(ui *u) {
    if (!opened_before(u)) u->dice_choice.choice = USUAL_CHOICE;
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->dice_choice.choice, CHOICES)) return;
    bool numbers = u->dice_choice.choice == NUMBER_CHOICE;
    u->wish.move = true;
    u->wish.free_move = (free_move){
        .kind = FREE_NEW,
        .dice_kind = numbers ? FREE_NUMBER : FREE_RESOURCE,
        .count = (uint8_t)(numbers ? FREE_NUMBER_DICE : u->dice_choice.choice + 1),
    };
    ui_open(u, numbers ? &screen_numbers : &screen_dice);
}

static void draw(const ui *u, canvas *c) {
    int choice = u->dice_choice.choice;
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_WHICH_DICE), CANVAS_SET);

    char words[40];
    line l = line_in(words, sizeof words);
    if (choice == NUMBER_CHOICE) {
        die_draw_number(c, 30, UI_BODY_Y, 2);
        die_draw_number(c, 66, UI_BODY_Y, 3);
        line_text(&l, ui_text(u, TEXT_NUMBER_DICE));
    } else {
        for (int i = 0; i <= choice; i++) die_draw(c, die_row_x(i, choice + 1), 16, i, false);
        text_fill(&l, (text_language)u->settings.language, choice ? TEXT_RESOURCE_DICE : TEXT_RESOURCE_DIE,
                  choice + 1, 0);
    }
    canvas_text(c, 4, 45, &font_small, "◄", CANVAS_SET);
    canvas_text_centred(c, CANVAS_WIDTH_PX / 2, 45, &font_small, words, CANVAS_SET);
    canvas_text_right(c, CANVAS_WIDTH_PX - 4, 45, &font_small, "►", CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_START, TEXT_KEY_BACK);
}

const ui_screen screen_dice_choice = {.name = "dice-choice", .enter = enter, .input = input, .draw = draw};
