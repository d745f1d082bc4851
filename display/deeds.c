#include "deeds.h"

#include "screens.h"

static const table_move go_on = {.kind = TABLE_MOVE_NEXT};

static bool may_go_on(const ui *u) { return table_check(&u->evening->now, &go_on) == REASON_OK; }
static bool has_acts(const ui *u) {
    return table_may(&u->evening->now) != 0 || table_may_not(&u->evening->now) != 0;
}
static bool has_board(const ui *u) { return u->evening->now.board.board != LAYOUT_NONE; }
static bool has_begun(const ui *u) { return u->evening->now.turn > 0; }
static bool may_undo(const ui *u) { return u->evening->moves > 0; }
static bool may_win(const ui *u) { return table_winners(&u->evening->now) != 0; }

static void next(ui *u) {
    ui_play_table(u, go_on);
    ui_sound_play(u, UI_SOUND_OPEN);
    ui_go_game(u);
}

static void undo(ui *u) {
    u->wish.undo = true;
    ui_sound_play(u, UI_SOUND_OPEN);
    ui_go_game(u);
}

static const struct deed {
    text_id name;
    bool (*possible)(const ui *u);
    void (*act)(ui *u); /* NULL: opens the screen */
    const ui_screen *screen;
} deeds[] = {
    {TEXT_SETUP_NEXT, may_go_on, next, NULL},
    {TEXT_ALLOWED, has_acts, NULL, &screen_allowed},
    {TEXT_BOARD, has_board, NULL, &screen_board},
    {TEXT_STATISTICS, has_begun, NULL, &screen_evening_rolls},
    {TEXT_PAUSE, has_begun, NULL, &screen_pause},
    {TEXT_TABLE_UNDO, may_undo, undo, NULL},
    {TEXT_I_HAVE_WON, may_win, NULL, &screen_winner},
};
enum { DEEDS = sizeof deeds / sizeof deeds[0] };

static int possible(const ui *u, uint8_t list[DEEDS]) {
    int count = 0;
    for (int i = 0; i < DEEDS; i++)
        if (deeds[i].possible(u)) list[count++] = (uint8_t)i;
    return count;
}

void deeds_enter(ui *u) { u->evening_screen.choice = 0; }

bool deeds_input(ui *u, ui_press press) {
    uint8_t list[DEEDS];
    int count = possible(u, list);
    if (count == 0 || press.key == UI_B || press.kind == UI_LONG) return false;
    if (ui_move_cursor(u, press, &u->evening_screen.choice, count)) return true;
    const struct deed *d = &deeds[list[u->evening_screen.choice % count]];
    if (d->act) d->act(u);
    else ui_open(u, d->screen);
    return true;
}

/* Does going on end the turn? */
static bool ends_turn(const table *t) {
    table after = *t;
    return t->turn > 0 && table_apply(&after, &go_on) == REASON_OK && after.turn != t->turn;
}

text_id deeds_name(const ui *u) {
    uint8_t list[DEEDS];
    int count = possible(u, list);
    if (count == 0) return TEXT_COUNT;
    const struct deed *d = &deeds[list[u->evening_screen.choice % count]];
    return d->act == next && ends_turn(&u->evening->now) ? TEXT_KEY_END : d->name;
}

void deeds_draw_keys(const ui *u, canvas *c, text_id b) {
    text_id a = deeds_name(u);
    if (a == TEXT_COUNT) ui_draw_keys(u, c, a, b);
    else ui_draw_keys_choice(u, c, a, b);
}
