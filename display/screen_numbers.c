#include "die.h"
#include "rolling.h"
#include "screens.h"
#include "tumble.h"

static void enter(ui *u) { rolling_enter(u, UI_DICE_FREE); }

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || rolling_skip(u)) return;
    if (press.key == UI_B) rolling_ask(u, dice_all(FREE_NUMBER_DICE), false);
    else if (press.key == UI_A) ui_back(u);
}

static void draw(const ui *u, canvas *c) {
    text_id header = u->dice.rolling ? TEXT_ROLLING : u->free->rolls ? TEXT_NUMBER_DICE : TEXT_NOT_ROLLED;
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, header), CANVAS_SET);
    rolling_draw_mark(u, c);
    for (int i = 0; i < FREE_NUMBER_DICE; i++) {
        int hop = rolling_moves(u, i) ? tumble_hop_px(i, rolling_elapsed_ms(u)) : 0;
        die_draw_number(c, 6 + i * 38, 15 + hop, rolling_face(u, i));
    }
    if (u->free->rolls && !u->dice.rolling) {
        char sum[4];
        line l = line_in(sum, sizeof sum);
        line_int(&l, free_sum(u->free));
        canvas_text(c, 84, 29, &font_small, "=", CANVAS_SET);
        canvas_text_centred(c, 108, 25, &font_big, sum, CANVAS_SET);
    }
    text_id a = u->dice.rolling ? TEXT_KEY_SKIP : TEXT_KEY_BACK;
    ui_draw_keys(u, c, a, u->dice.rolling ? TEXT_KEY_SKIP : TEXT_KEY_ROLL);
}

const ui_screen screen_numbers = {
    .name = "numbers", .enter = enter, .input = input, .tick = rolling_tick, .draw = draw};
