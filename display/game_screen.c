#include "game_screen.h"

#include "screens.h"

/* While nobody has rolled for who begins, the board is laid. */
static const ui_screen *evening_screen(const table *t) {
    bool rolled = false;
    for (int seat = 0; seat < t->setup.players; seat++) rolled |= t->rolled[seat] != 0;
    switch (t->phase) {
    case TABLE_ROLLOFF: return t->setup.board && !rolled ? &screen_board : &screen_rolloff;
    case TABLE_FOUND: return &screen_found;
    case TABLE_OVER: return &screen_evening_over;
    default: return &screen_evening;
    }
}

const ui_screen *game_screen(const ui *u) {
    if (u->gathered) return evening_screen(&u->evening->now);
    const game *g = &u->session->now;
    if (g->phase != GAME_OVER && ui_level(u, g->player)) return &screen_opponent;
    switch (g->phase) {
    case GAME_START: return &screen_start;
    case GAME_ROLL: return g->rolls ? &screen_roll : &screen_turn;
    case GAME_BUILD: return &screen_build;
    default: return &screen_over;
    }
}

bool game_screen_at_stake(const ui *u) {
    const game *g = &u->session->now;
    const table *t = &u->evening->now;
    if (u->gathered) return t->turn > 0 && t->phase != TABLE_OVER;
    return u->playing && g->phase != GAME_OVER && (g->turn > 1 || g->rolls > 0);
}

bool game_screen_is(const ui_screen *screen) {
    static const ui_screen *const all[] = {
        &screen_turn,     &screen_start,   &screen_roll,   &screen_build,        &screen_over,
        &screen_exchange, &screen_detail,  &screen_end,    &screen_map,          &screen_score,
        &screen_board,    &screen_rolloff, &screen_found,  &screen_evening,      &screen_allowed,
        &screen_opponent, &screen_pause,   &screen_winner, &screen_evening_over, &screen_evening_rolls};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (all[i] == screen) return true;
    return false;
}
