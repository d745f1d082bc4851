/* Somebody says that he has won: who, for it cannot be guessed where both of a pair may. */
#include "bits.h"
#include "hourglass.h"
#include "screens.h"

/* The seats that may say so, Catanian 1 first. */
static int candidates(const table *t, uint8_t seats[2]) {
    const int order[2] = {table_seat(t), table_second(t)};
    int count = 0;
    for (int i = 0; i < 2; i++)
        if (order[i] != TABLE_NOBODY && table_winners(t) & bits_one(order[i]))
            seats[count++] = (uint8_t)order[i];
    return count;
}

/* Whoever acts has the device, and speaks first of himself. */
static void enter(ui *u) {
    uint8_t seats[2];
    int count = candidates(&u->evening->now, seats);
    hourglass_tick(u);
    u->evening_screen.seat = count > 1 && seats[1] == table_actor(&u->evening->now);
}

static void input(ui *u, ui_press press) {
    uint8_t seats[2];
    int count = candidates(&u->evening->now, seats);
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (count == 0) return;
    if (press.key == UI_A) {
        uint8_t seat = seats[u->evening_screen.seat % count];
        ui_play_table(u, (table_move){.kind = TABLE_MOVE_WIN, .seat = seat});
        ui_go_game(u);
    } else if (count > 1) ui_move_cursor(u, press, &u->evening_screen.seat, count);
}

static void draw(const ui *u, canvas *c) {
    uint8_t seats[2];
    int count = candidates(&u->evening->now, seats);
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_WHO_HAS_WON), CANVAS_SET);
    for (int i = 0; i < count; i++) {
        char name[INITIALS_TEXT_MAX];
        line l = line_in(name, sizeof name);
        ui_print_name(&l, u, seats[i]);
        int width_px = 2 * font_width_px(&font_small, name);
        int x = CANVAS_WIDTH_PX / 2 + (2 * i - count + 1) * 28 - width_px / 2;
        canvas_text_double(c, x, 15, name, CANVAS_SET);
        if (count == 1 || i == u->evening_screen.seat) canvas_fill(c, x, 32, width_px, 2, CANVAS_SET);
    }
    canvas_text(c, 0, 42, &font_small, ui_text(u, TEXT_ENOUGH_POINTS), CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_HAS_WON, TEXT_KEY_BACK);
}

const ui_screen screen_winner = {
    .name = "winner", .enter = enter, .input = input, .tick = hourglass_tick, .draw = draw};
