#include "hourglass.h"

static const uint8_t minutes[UI_TIMERS] = {0, 1, 2, 3, 5};
enum { SECOND_MS = 1000, MINUTE_S = 60 };

int hourglass_minutes(int timer) { return minutes[timer]; }

static uint32_t used_ms(const ui *u) {
    uint32_t running_ms = u->evening_screen.paused ? 0 : u->now_ms - u->evening_screen.since_ms;
    return u->evening_screen.used_ms + running_ms;
}

int hourglass_left_s(const ui *u) {
    uint32_t all_ms = (uint32_t)minutes[u->table.timer] * MINUTE_S * SECOND_MS, used = used_ms(u);
    return used < all_ms ? (int)((all_ms - used + SECOND_MS - 1) / SECOND_MS) : 0;
}

static uint32_t whose(const table *t) {
    return (uint32_t)t->turn * TABLE_SEATS_MAX + (uint32_t)table_actor(t);
}

static void turn_over(ui *u) {
    u->evening_screen.clock_of = whose(&u->evening->now);
    u->evening_screen.used_ms = 0;
    u->evening_screen.since_ms = u->now_ms;
    u->evening_screen.rang = false;
}

void hourglass_tick(ui *u) {
    if (u->table.timer == 0 || u->evening->now.turn == 0 || u->evening->now.phase == TABLE_OVER) return;
    if (u->evening_screen.clock_of != whose(&u->evening->now)) turn_over(u);
    if (u->evening_screen.rang) return;
    if (hourglass_left_s(u)) {
        ui_tick_at(u, u->now_ms + SECOND_MS - used_ms(u) % SECOND_MS);
        return;
    }
    u->evening_screen.rang = true;
    ui_sound_play(u, UI_SOUND_TURN);
}

void hourglass_pause(ui *u) {
    u->evening_screen.used_ms = used_ms(u);
    u->evening_screen.paused = true;
}

void hourglass_go_on(ui *u) {
    if (u->evening_screen.paused) u->evening_screen.since_ms = u->now_ms;
    u->evening_screen.paused = false;
}

void hourglass_draw(const ui *u, canvas *c) {
    if (u->table.timer == 0) return;
    int left_s = hourglass_left_s(u);
    char text[8];
    line l = line_in(text, sizeof text);
    line_int(&l, left_s / MINUTE_S);
    line_char(&l, ':');
    line_int(&l, left_s % MINUTE_S / 10);
    line_int(&l, left_s % 10);
    int x = CANVAS_WIDTH_PX - 2 - font_width_px(&font_small, text);
    ui_draw_choice(c, x, UI_TOP_Y + 1, text, left_s == 0);
}
