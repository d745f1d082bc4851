#include "roll.h"

#include "die.h"
#include "tumble.h"

void roll_ask(ui *u, dice_set dice, bool fresh) {
    u->wish.move = true;
    u->wish.free_move = (free_move){.kind = FREE_ROLL, .dice = dice, .fresh = fresh};
}

void roll_tick(ui *u) {
    if (u->dice.seen_serial != u->roll_serial) {
        u->dice.seen_serial = u->roll_serial;
        u->dice.rolling = true;
        u->dice.rolling_since_ms = u->now_ms;
        ui_sound_play(u, UI_SOUND_ROLL);
    }
    if (!u->dice.rolling) return;
    if (tumble_over(roll_elapsed_ms(u)))
        u->dice.rolling = false;
    else
        ui_tick_at(u, u->now_ms + TUMBLE_FRAME_MS);
    ui_redraw(u);
}

bool roll_skip(ui *u) {
    if (!u->dice.rolling) return false;
    u->dice.rolling = false;
    ui_redraw(u);
    return true;
}

uint32_t roll_elapsed_ms(const ui *u) {
    return u->now_ms - u->dice.rolling_since_ms;
}

bool roll_moves(const ui *u, int die) {
    return u->dice.rolling && dice_has(u->rolled, die) && tumble_moves(die, roll_elapsed_ms(u));
}

int roll_face(const ui *u, int die) {
    if (u->free->rolls == 0) return DIE_BLANK;
    if (roll_moves(u, die)) return tumble_face(u->roll_serial, die, roll_elapsed_ms(u));
    return u->free->faces[die];
}

void roll_draw_mark(const ui *u, canvas *c) {
    if (u->dice_real) return;
    const char *words = ui_text(u, TEXT_NOT_RANDOM);
    int width = font_width_px(&font_small, words) + 4;
    canvas_fill(c, CANVAS_WIDTH_PX - width, UI_TOP_Y, width, 9, CANVAS_SET);
    canvas_text(c, CANVAS_WIDTH_PX - width + 2, UI_TOP_Y + 1, &font_small, words, CANVAS_CLEAR);
}
