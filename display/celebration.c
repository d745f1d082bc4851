#include "celebration.h"

#include "sparkle.h"

static uint32_t elapsed_ms(const ui *u) { return u->now_ms - u->over.since_ms; }

void celebration_begin(ui *u) {
    u->over.celebrates = true;
    u->over.since_ms = u->now_ms;
    ui_sound_play(u, UI_SOUND_WIN);
    ui_tick_at(u, u->now_ms + SPARKLE_FRAME_MS);
}

void celebration_tick(ui *u) {
    if (!u->over.celebrates) return;
    if (sparkle_over(elapsed_ms(u))) u->over.celebrates = false;
    else ui_tick_at(u, u->now_ms + SPARKLE_FRAME_MS);
    ui_redraw(u);
}

bool celebration_skip(ui *u) {
    if (!u->over.celebrates) return false;
    u->over.celebrates = false;
    ui_redraw(u);
    return !sparkle_over(elapsed_ms(u));
}

void celebration_draw(const ui *u, canvas *c, int bottom_y) { sparkle_draw(c, bottom_y, elapsed_ms(u)); }
