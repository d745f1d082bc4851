#include "rolling.h"

#include "die.h"
#include "tumble.h"

void rolling_enter(ui *u, bool in_game) {
    u->dice.cursor = 0;
    u->dice.held = 0;
    u->dice.rolling = false;
    u->dice.game = in_game;
    u->dice.seen_serial = u->roll_serial;
}

int rolling_count(const ui *u) { return u->dice.game ? u->session->now.dice : u->free->count; }
int rolling_rolls(const ui *u) { return u->dice.game ? u->session->now.rolls : u->free->rolls; }
static const uint8_t *faces(const ui *u) { return u->dice.game ? u->session->now.faces : u->free->faces; }

static void ask_game(ui *u, dice_set dice) {
    move roll = {.kind = MOVE_ROLL, .dice = dice};
    for (int die = 0; die < DICE_MAX; die++)
        if (dice_has(dice, die)) roll.faces[die] = ROLL_NO_FACE;
    ui_play(u, roll);
}

void rolling_ask(ui *u, dice_set dice, bool fresh) {
    if (u->dice.game) {
        ask_game(u, dice);
        return;
    }
    u->wish.free = true;
    u->wish.free_move = (free_move){.kind = FREE_ROLL, .dice = dice, .fresh = fresh};
}

void rolling_ask_rest(ui *u, bool fresh) {
    if (fresh) u->dice.held = 0;
    rolling_ask(u, (dice_set)(dice_all(rolling_count(u)) & ~u->dice.held), fresh);
}

void rolling_toggle(ui *u) {
    u->dice.held ^= (dice_set)(1u << u->dice.cursor);
    ui_sound_play(u, UI_SOUND_HOLD);
}

void rolling_tick(ui *u) {
    if (u->dice.seen_serial != u->roll_serial) {
        u->dice.seen_serial = u->roll_serial;
        if (u->rolled_by != (u->dice.game ? UI_DICE_GAME : UI_DICE_FREE)) return; /* a console rolls other dice than these */
        u->dice.rolling = u->settings.animation;
        u->dice.cursor = 0; /* after every roll the way to each thing is the same */
        u->dice.rolling_since_ms = u->now_ms;
        ui_sound_play(u, UI_SOUND_ROLL);
    }
    if (!u->dice.rolling) {
        ui_redraw(u);
        return;
    }
    if (tumble_over(rolling_elapsed_ms(u))) u->dice.rolling = false;
    else ui_tick_at(u, u->now_ms + TUMBLE_FRAME_MS);
    ui_redraw(u);
}

bool rolling_skip(ui *u) {
    if (!u->dice.rolling) return false;
    u->dice.rolling = false;
    ui_redraw(u);
    return !tumble_over(rolling_elapsed_ms(u)); /* by time, not by whether the tick has come yet */
}

uint32_t rolling_elapsed_ms(const ui *u) { return u->now_ms - u->dice.rolling_since_ms; }

bool rolling_moves(const ui *u, int die) {
    return u->dice.rolling && dice_has(u->rolled, die) && tumble_moves(die, rolling_elapsed_ms(u));
}

int rolling_face(const ui *u, int die) {
    if (rolling_rolls(u) == 0) return DIE_BLANK;
    if (rolling_moves(u, die)) return tumble_face(u->roll_serial, die, rolling_elapsed_ms(u));
    return faces(u)[die];
}

void rolling_draw_dice(const ui *u, canvas *c, int y) {
    int count = rolling_count(u);
    for (int i = 0; i < count; i++) {
        int x = die_row_x(i, count);
        int hop = rolling_moves(u, i) ? tumble_hop_px(i, rolling_elapsed_ms(u)) : 0;
        die_draw(c, x, y + hop, rolling_face(u, i), dice_has(u->dice.held, i));
    }
    if (!u->dice.rolling && u->dice.cursor < count)
        die_draw_pointer(c, die_row_x(u->dice.cursor, count), y + ROLLING_CURSOR_Y);
}

void rolling_draw_mark(const ui *u, canvas *c) {
    if (u->dice_real) return;
    const char *words = ui_text(u, TEXT_NOT_RANDOM);
    int width = font_width_px(&font_small, words) + 4;
    canvas_fill(c, CANVAS_WIDTH_PX - width, UI_TOP_Y, width, 9, CANVAS_SET);
    canvas_text(c, CANVAS_WIDTH_PX - width + 2, UI_TOP_Y + 1, &font_small, words, CANVAS_CLEAR);
}
