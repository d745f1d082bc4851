/* battery: what a voltage means. Three cells or a lithium cell on VSYS; readings
 * jump, so the level moves only when they have left it clearly.
 *
 *     battery_init(&b);
 *     battery_reading(&b, mv);      // every few seconds
 *     b.level, b.low, b.empty
 */
#ifndef BATTERY_H
#define BATTERY_H

#include <stdbool.h>
#include <stdint.h>

enum {
    BATTERY_LEVELS = 4,
    BATTERY_UNKNOWN = 255,
    BATTERY_HYSTERESIS_MV = 60,
    BATTERY_LOW_MV = 3300, /* a warning */
    BATTERY_EMPTY_MV =
        3000, /* the last moment to save and to sleep; the chip needs 1800 behind the regulator */
    BATTERY_EVERY_MS = 5000,
    BATTERY_SELDOM_MS = 30000, /* while everything sleeps */
};

typedef struct battery {
    uint8_t level; /* 0 to 3, or BATTERY_UNKNOWN */
    bool low, empty;
    uint16_t smooth_mv; /* of the last readings */
} battery;

void battery_init(battery *b);
void battery_reading(battery *b, uint16_t mv);

#endif
