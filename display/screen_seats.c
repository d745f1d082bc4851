/* Who plays: persons, and players of the device. */
#include "icon_list.h"
#include "screens.h"
#include "seats.h"

static void enter(ui *u) { u->setup.told = u->setup.seat; }

/* A whole line of words changes many bytes of the panel: it waits until the cursor rests. */
static void tick(ui *u) {
    u->setup.told = u->setup.seat;
    ui_redraw(u);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->setup.seat, ui_seats(u))) {
        ui_tick_at(u, u->now_ms + UI_REST_MS);
        return;
    }
    uint8_t *level = &u->table.bot[u->setup.seat];
    *level = seats_next_level(*level);
    ui_sound_play(u, UI_SOUND_HOLD);
    tick(u);
}

enum { COLUMN_ROWS = GAME_PLAYERS_MAX / 2, COLUMN_PX = 64, TOP_Y = UI_BODY_Y, PITCH_PX = 9, ABOUT_Y = 46 };

static void draw_seat(const ui *u, canvas *c, int seat) {
    int x = seat / COLUMN_ROWS * COLUMN_PX, y = TOP_Y + seat % COLUMN_ROWS * PITCH_PX;
    int level = seats_level(&u->table, seat);
    char words[INITIALS_TEXT_MAX];
    line l = line_in(words, sizeof words);
    line_int(&l, seat + 1);
    canvas_text(c, x + 1, y, &font_small, words, CANVAS_SET);
    canvas_icon(c, x + 8, y, level ? &icon_small_robot : &icon_small_pawn, CANVAS_SET);
    line_clear(&l);
    initials_print(&l, &u->table.seat[seat]);
    ui_draw_choice(c, x + 19, y, level ? ui_text(u, seats_name(level)) : words, seat == u->setup.seat);
}

static void draw(const ui *u, canvas *c) {
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_WHO_PLAYS), CANVAS_SET);
    for (int seat = 0; seat < ui_seats(u); seat++) draw_seat(u, c, seat);
    int told = seats_level(&u->table, u->setup.told);
    canvas_text(c, 1, ABOUT_Y, &font_small, ui_text(u, seats_about(told)), CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_CHANGE, TEXT_KEY_BACK);
}

const ui_screen screen_seats = {.name = "seats", .enter = enter, .input = input, .tick = tick, .draw = draw};
