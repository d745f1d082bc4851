#include "game_screen.h"

#include "screens.h"

const ui_screen *game_screen(const ui *u) {
    const game *g = &u->session->now;
    switch (g->phase) {
    case GAME_START: return &screen_start;
    case GAME_ROLL: return g->rolls ? &screen_roll : &screen_turn;
    case GAME_BUILD: return &screen_build;
    default: return &screen_over;
    }
}

bool game_screen_is(const ui_screen *screen) {
    static const ui_screen *const all[] = {&screen_turn, &screen_start,    &screen_roll,   &screen_build,
                                           &screen_over, &screen_exchange, &screen_detail, &screen_end,
                                           &screen_map,  &screen_score};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (all[i] == screen) return true;
    return false;
}
