#include "die.h"
#include "screens.h"

/* One to six resource dice, then the number dice. */
enum { CHOICES = DICE_MAX + 1, NUMBER_CHOICE = DICE_MAX };

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->dice_choice.choice, CHOICES)) return;
    bool numbers = u->dice_choice.choice == NUMBER_CHOICE;
    u->wish.free = true;
    u->wish.free_move = (free_move){
        .kind = FREE_NEW,
        .dice_kind = numbers ? FREE_NUMBER : FREE_RESOURCE,
        .count = (uint8_t)(numbers ? FREE_NUMBER_DICE : u->dice_choice.choice + 1),
    };
    ui_open(u, numbers ? &screen_numbers : &screen_dice);
}

/* Small, within two pages of the panel, and one more die does not move the
 * others: so a moving cursor changes few bytes. */
enum { DICE_Y = 17, PITCH_PX = DIE_SMALL_SIDE_PX + 4 };
static int dice_x(int i) { return (CANVAS_WIDTH_PX - DICE_MAX * PITCH_PX + 4) / 2 + i * PITCH_PX; }

static void draw(const ui *u, canvas *c) {
    int choice = u->dice_choice.choice;
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_WHICH_DICE), CANVAS_SET);

    char words[40];
    line l = line_in(words, sizeof words);
    if (choice == NUMBER_CHOICE) {
        for (int i = 0; i < FREE_NUMBER_DICE; i++) die_draw_small_number(c, dice_x(i), DICE_Y, 2 + i);
        line_text(&l, ui_text(u, TEXT_NUMBER_DICE));
    } else {
        for (int i = 0; i <= choice; i++) die_draw_small(c, dice_x(i), DICE_Y, i);
        text_fill(&l, (text_language)u->settings.language, choice ? TEXT_RESOURCE_DICE : TEXT_RESOURCE_DIE,
                  choice + 1, 0);
    }
    canvas_text(c, 4, 40, &font_small, "◄", CANVAS_SET);
    canvas_text_centred(c, CANVAS_WIDTH_PX / 2, 40, &font_small, words, CANVAS_SET);
    canvas_text_right(c, CANVAS_WIDTH_PX - 4, 40, &font_small, "►", CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_START, TEXT_KEY_BACK);
}

const ui_screen screen_dice_choice = {.name = "dice-choice", .input = input, .draw = draw};
