#include "icon_list.h"
#include "kind.h"
#include "screens.h"

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    setup *st = &u->table.setup;
    const kind *k = kind_by_index((game_kind)st->kind);
    uint8_t more = (uint8_t)(st->players - k->players_min);
    bool moved = ui_move_cursor(u, press, &more, k->players_max - k->players_min + 1);
    st->players = (uint8_t)(k->players_min + more);
    if (!moved) ui_open(u, &screen_setup);
}

/* As many pieces as there is room at the table; an empty place is a dot. */
static void draw_seats(canvas *c, int players, int seats) {
    enum { PITCH_PX = 15, Y = 40 };
    int x = (CANVAS_WIDTH_PX - seats * PITCH_PX) / 2 + (PITCH_PX - icon_pawn.width_px) / 2;
    for (int seat = 0; seat < seats; seat++, x += PITCH_PX) {
        if (seat < players) canvas_icon(c, x, Y, &icon_pawn, CANVAS_SET);
        else canvas_fill(c, x + icon_pawn.width_px / 2 - 1, Y + icon_pawn.height_px - 2, 3, 2, CANVAS_SET);
    }
}

static void draw(const ui *u, canvas *c) {
    const setup *st = &u->table.setup;
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_HOW_MANY), CANVAS_SET);
    char number[4];
    line l = line_in(number, sizeof number);
    line_int(&l, st->players);
    canvas_text_right(c, 48, 20, &font_small, "◄", CANVAS_SET);
    canvas_text_centred(c, CANVAS_WIDTH_PX / 2, 16, &font_big, number, CANVAS_SET);
    canvas_text(c, 80, 20, &font_small, "►", CANVAS_SET);
    draw_seats(c, st->players, kind_by_index((game_kind)st->kind)->players_max);
    ui_draw_keys(u, c, TEXT_SETUP_NEXT, TEXT_KEY_BACK);
}

const ui_screen screen_players = {.name = "players", .input = input, .draw = draw};
