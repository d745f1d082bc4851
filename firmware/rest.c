#include "rest.h"

#include "times.h"

void rest_active(rest *r, uint32_t now_ms) { r->active_ms = now_ms; }

/* After so long without a press, from each level on; 0: never. */
static uint32_t after_ms(const ui_settings *s, rest_level level) {
    uint32_t off_ms = ui_off_after_ms(s);
    switch (level) {
    case REST_DIM: return ui_dim_after_ms(s);
    case REST_DARK: return off_ms;
    default: return off_ms ? off_ms + REST_DEEP_AFTER_MS : 0;
    }
}

rest_level rest_at(const rest *r, const ui_settings *s, uint32_t now_ms) {
    uint32_t quiet_ms = now_ms - r->active_ms;
    for (rest_level level = REST_DEEP; level > REST_AWAKE; level--)
        if (after_ms(s, level) && quiet_ms >= after_ms(s, level)) return level;
    return REST_AWAKE;
}

static uint32_t shifts(uint32_t quiet_ms) {
    return quiet_ms < REST_SHIFT_AFTER_MS ? 0 : 1 + (quiet_ms - REST_SHIFT_AFTER_MS) / REST_SHIFT_MS;
}

int rest_shift_px(const rest *r, uint32_t now_ms) { return (int)(shifts(now_ms - r->active_ms) % 2); }

uint32_t rest_due_ms(const rest *r, const ui_settings *s, uint32_t now_ms) {
    uint32_t quiet_ms = now_ms - r->active_ms;
    uint32_t due_ms = r->active_ms + REST_SHIFT_AFTER_MS + shifts(quiet_ms) * REST_SHIFT_MS;
    for (rest_level level = REST_DIM; level <= REST_DEEP; level++)
        if (after_ms(s, level) > quiet_ms) due_ms = times_earlier(due_ms, r->active_ms + after_ms(s, level));
    return due_ms;
}
