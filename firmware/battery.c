#include "battery.h"

/* From here up the level is 1, 2, 3. */
static const uint16_t floors_mv[BATTERY_LEVELS - 1] = {3400, 3650, 3900};

void battery_init(battery *b) { *b = (battery){.level = BATTERY_UNKNOWN}; }

static uint8_t level_of(uint16_t mv) {
    uint8_t level = 0;
    while (level < BATTERY_LEVELS - 1 && mv >= floors_mv[level]) level++;
    return level;
}

/* A threshold is crossed downwards where it stands, upwards a little later. */
static bool below(bool was, uint16_t mv, uint16_t threshold_mv) {
    return mv < threshold_mv || (was && mv < threshold_mv + BATTERY_HYSTERESIS_MV);
}

void battery_reading(battery *b, uint16_t mv) {
    bool first = b->level == BATTERY_UNKNOWN;
    b->smooth_mv = first ? mv : (uint16_t)((3u * b->smooth_mv + mv) / 4u);
    uint8_t down = level_of(b->smooth_mv);
    uint8_t up =
        b->smooth_mv > BATTERY_HYSTERESIS_MV ? level_of((uint16_t)(b->smooth_mv - BATTERY_HYSTERESIS_MV)) : 0;
    if (first || down < b->level) b->level = down;
    else if (up > b->level) b->level = up;
    b->low = below(b->low, b->smooth_mv, BATTERY_LOW_MV);
    b->empty = below(b->empty, b->smooth_mv, BATTERY_EMPTY_MV);
}
