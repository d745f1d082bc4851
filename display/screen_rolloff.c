/* Who begins: everybody rolls, those who tie once more; or somebody is chosen. */
#include "die.h"
#include "rolling.h"
#include "screens.h"
#include "tumble.h"

enum { LINGER_MS = 1200, COLUMN_ROWS = 3 };

static bool decided(const ui *u) { return u->evening->now.phase != TABLE_ROLLOFF; }

static bool some_are_out(const table *t) {
    for (int seat = 0; seat < t->setup.players; seat++)
        if (t->rolled[seat] == TABLE_OUT) return true;
    return false;
}

static void enter(ui *u) {
    rolling_enter(u, UI_DICE_TABLE);
    u->evening_screen.tied = some_are_out(&u->evening->now);
    u->evening_screen.seat = u->evening_screen.roller = (uint8_t)table_actor(&u->evening->now);
}

/* Whose roll has left no sum has tied, or somebody else has. */
static void look_at_roll(ui *u) {
    const table *t = &u->evening->now;
    if (!decided(u) && t->rolled[u->evening_screen.roller] <= TABLE_OUT) u->evening_screen.tied = true;
    u->evening_screen.seat = (uint8_t)table_actor(t);
}

static void tick(ui *u) {
    bool fresh = u->dice.seen_serial != u->roll_serial;
    rolling_tick(u);
    if (fresh) look_at_roll(u);
    if (u->dice.rolling || !decided(u)) return;
    if (rolling_elapsed_ms(u) >= TUMBLE_MS + LINGER_MS) ui_go_game(u);
    else ui_tick_at(u, u->now_ms + TUMBLE_MS + LINGER_MS - rolling_elapsed_ms(u));
}

/* For whom B rolls: whoever is under the cursor, or where he has rolled the next one. */
static int roller(const ui *u) {
    const table *t = &u->evening->now;
    return t->rolled[u->evening_screen.seat] ? table_actor(t) : u->evening_screen.seat;
}

static void roll(ui *u) {
    u->evening_screen.roller = (uint8_t)roller(u);
    ui_play_table(u, (table_move){.kind = TABLE_MOVE_ROLLOFF, .seat = u->evening_screen.roller});
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press)) return;
    if (rolling_skip(u)) {
        ui_tick_at(u, u->now_ms);
        return;
    }
    if (decided(u)) {
        if (press.key == UI_A || press.key == UI_B) ui_go_game(u);
        return;
    }
    if (ui_move_cursor(u, press, &u->evening_screen.seat, u->evening->now.setup.players)) return;
    if (press.key == UI_B) roll(u);
    else if (press.kind == UI_SHORT) {
        ui_play_table(u, (table_move){.kind = TABLE_MOVE_START, .seat = u->evening_screen.seat});
        ui_sound_play(u, UI_SOUND_TURN);
        ui_go_game(u);
    }
}

static void draw_seat(const ui *u, canvas *c, int seat) {
    enum { X = 4, Y = 13, COLUMN_PX = 46, PITCH_PX = 10, SUM_PX = 33 };
    const table *t = &u->evening->now;
    int x = X + seat / COLUMN_ROWS * COLUMN_PX, y = Y + seat % COLUMN_ROWS * PITCH_PX;
    char text[INITIALS_TEXT_MAX];
    line l = line_in(text, sizeof text);
    ui_print_name(&l, u, seat);
    ui_draw_choice(c, x, y, text, !u->dice.rolling && seat == u->evening_screen.seat);
    bool moves = u->dice.rolling && seat == u->evening_screen.roller;
    line_clear(&l);
    if (moves || t->rolled[seat] == 0) line_text(&l, "...");
    else if (t->rolled[seat] == TABLE_OUT) line_text(&l, "–");
    else line_int(&l, t->rolled[seat]);
    canvas_text_right(c, x + SUM_PX, y, &font_small, text, CANVAS_SET);
}

/* Large, for all to see: who rolls, then the dice, at last who begins. */
static void draw_roller(const ui *u, canvas *c) {
    enum { X = 92, NAME_Y = 15, DOES_Y = 33, DICE_Y = 19 };
    if (u->dice.rolling) {
        for (int die = 0; die < 2; die++)
            die_draw_small_number(c, X + 2 + die * (DIE_SMALL_SIDE_PX + 3),
                                  DICE_Y + tumble_hop_px(die, rolling_elapsed_ms(u)), rolling_face(u, die));
        return;
    }
    char name[INITIALS_TEXT_MAX];
    line l = line_in(name, sizeof name);
    ui_print_name(&l, u, roller(u));
    canvas_text_double(c, X, NAME_Y, name, CANVAS_SET);
    if (!decided(u)) canvas_text(c, X, DOES_Y, &font_small, ui_text(u, TEXT_DOES_ROLL), CANVAS_SET);
}

static void draw(const ui *u, canvas *c) {
    enum { HINT_Y = 45 };
    bool tied = u->evening_screen.tied && !u->dice.rolling && !decided(u);
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, tied ? TEXT_TIE_AGAIN : TEXT_WHO_BEGINS), CANVAS_SET);
    rolling_draw_mark(u, c);
    for (int seat = 0; seat < u->evening->now.setup.players; seat++) draw_seat(u, c, seat);
    draw_roller(u, c);
    canvas_text(c, 0, HINT_Y, &font_small, ui_text(u, tied ? TEXT_TIED_ROLL_AGAIN : TEXT_HIGHEST_BEGINS),
                CANVAS_SET);
    if (u->dice.rolling || decided(u)) ui_draw_keys(u, c, TEXT_KEY_SKIP, TEXT_KEY_SKIP);
    else ui_draw_keys_choice(u, c, TEXT_KEY_BEGINS, TEXT_KEY_ROLL);
}

const ui_screen screen_rolloff = {
    .name = "rolloff", .enter = enter, .input = input, .tick = tick, .draw = draw};
