/* power: sleeping between events, and the watchdog.
 *
 * The watchdog bites when power_wait() is not reached for two seconds.
 */
#ifndef POWER_H
#define POWER_H

#include <stdbool.h>
#include <stdint.h>

typedef enum power_start {
    POWER_START_COLD,     /* power came on, or the reset pin */
    POWER_START_WATCHDOG, /* the program hung and was restarted */
} power_start;

void power_init(void);

/* Sleeps until something happened (a button edge, a byte on the line, a
 * transfer that ended) or the time has come. May return early. */
void power_wait(uint32_t until_ms);

power_start power_started_by(void);

/* Hangs on purpose so that the watchdog must bite; returns only on machines
 * that have none. */
void power_hang(void);

#endif
