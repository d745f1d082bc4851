#include "rolling.h"

#include "die.h"
#include "tumble.h"

void rolling_enter(ui *u, ui_dice whose) {
    u->dice.cursor = 0;
    u->dice.held = 0;
    u->dice.rolling = false;
    u->dice.whose = (uint8_t)whose;
    u->dice.seen_serial = u->roll_serial;
}

enum { TABLE_DICE = 2 }; /* and the event die */

int rolling_count(const ui *u) {
    switch (u->dice.whose) {
    case UI_DICE_GAME: return u->session->now.dice;
    case UI_DICE_TABLE: return TABLE_DICE + table_setup_has(&u->evening->now.setup, TABLE_KNIGHTS);
    default: return u->free->count;
    }
}

int rolling_rolls(const ui *u) {
    switch (u->dice.whose) {
    case UI_DICE_GAME: return u->session->now.rolls;
    case UI_DICE_TABLE: return u->evening->now.red ? 1 : 0;
    default: return u->free->rolls;
    }
}

static int face_at_rest(const ui *u, int die) {
    const table *t = &u->evening->now;
    if (u->dice.whose == UI_DICE_GAME) return u->session->now.faces[die];
    if (u->dice.whose == UI_DICE_FREE) return u->free->faces[die];
    return die == TABLE_DICE ? t->event : (die ? t->yellow : t->red) - 1;
}

static int face_in_motion(const ui *u, int die) {
    int face = tumble_face(u->roll_serial, die, rolling_elapsed_ms(u));
    return u->dice.whose == UI_DICE_TABLE && die == TABLE_DICE ? (int)table_move_event(face) : face;
}

static void ask_game(ui *u, dice_set dice) {
    move roll = {.kind = MOVE_ROLL, .dice = dice};
    for (int die = 0; die < DICE_MAX; die++)
        if (dice_has(dice, die)) roll.faces[die] = ROLL_NO_FACE;
    ui_play(u, roll);
}

void rolling_ask(ui *u, dice_set dice, bool fresh) {
    switch (u->dice.whose) {
    case UI_DICE_GAME: ask_game(u, dice); break;
    case UI_DICE_TABLE: ui_play_table(u, (table_move){.kind = TABLE_MOVE_ROLL}); break;
    default:
        u->wish.free = true;
        u->wish.free_move = (free_move){.kind = FREE_ROLL, .dice = dice, .fresh = fresh};
    }
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
        if (u->rolled_by != u->dice.whose) return; /* a console rolls other dice than these */
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
    if (rolling_moves(u, die)) return face_in_motion(u, die);
    return rolling_rolls(u) ? face_at_rest(u, die) : DIE_BLANK;
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
