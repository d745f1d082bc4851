#include "screens.h"
#include "seats.h"

static void enter(ui *u) { u->setup.seat = 0; }

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->setup.seat, ui_seats(u))) return;
    bool writes = seats_level(&u->table, u->setup.seat) == 0; /* the others have the name of who they are */
    ui_open(u, writes ? &screen_name : &screen_seats);
}

/* Two columns of four, each down: seats that sit side by side stay together. */
static void draw(const ui *u, canvas *c) {
    enum { COLUMN_ROWS = GAME_PLAYERS_MAX / 2, COLUMN_PX = 60, PITCH_PX = 10 };
    canvas_text(c, 0, UI_TOP_Y, &font_small,
                ui_text(u, ui_seats(u) > 1 ? TEXT_NAMES_IN_ORDER : TEXT_SETUP_NAMES), CANVAS_SET);
    for (int seat = 0; seat < ui_seats(u); seat++) {
        int x = 8 + seat / COLUMN_ROWS * COLUMN_PX, y = 13 + seat % COLUMN_ROWS * PITCH_PX;
        char words[INITIALS_TEXT_MAX];
        line l = line_in(words, sizeof words);
        line_int(&l, seat + 1);
        canvas_text(c, x, y, &font_small, words, CANVAS_SET);
        line_clear(&l);
        initials who = seats_who(&u->table, seat);
        initials_print(&l, &who);
        ui_draw_choice(c, x + 14, y, words, seat == u->setup.seat);
    }
    ui_draw_keys(u, c, TEXT_KEY_CHANGE, TEXT_KEY_BACK);
}

const ui_screen screen_names = {.name = "names", .enter = enter, .input = input, .draw = draw};
