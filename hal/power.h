/* power: sleeping between events, what feeds the machine, and the watchdog.
 *
 * The watchdog bites when power_wait() is not reached for two seconds.
 *
 *     power_wait(device_step(&d));             // always
 *
 *     panel_dark(true);                        // nobody has played for a while
 *     ... panel_poll() until it rests ...
 *     power_deep(true);
 *     while (no press) power_wait(...);
 *     power_deep(false);
 *     panel_dark(false);
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

/* From power_deep(true) to power_deep(false) the machine runs as slowly and
 * sleeps as deeply as it can while a button still wakes it. Time goes on, the
 * buttons are told as before and presses are not lost; but panel, sound and
 * entropy are not to be used, and there is no battery reading. On USB the line
 * to the console stays alive, and more power is drawn. May be called twice. */
void power_deep(bool deep);

power_start power_started_by(void);

/* The voltage of what feeds the machine. False where it cannot be measured. */
bool power_battery_mv(uint16_t *mv);

/* Fed by USB, not by a battery. */
bool power_on_usb(void);

/* Hangs on purpose so that the watchdog must bite; returns only on machines
 * that have none. */
void power_hang(void);

#endif
