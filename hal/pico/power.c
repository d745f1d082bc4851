#include "power.h"

#include "event.h"

#include "hardware/sync.h"
#include "hardware/timer.h"
#include "hardware/watchdog.h"

enum { WATCHDOG_MS = 2000 };

static struct {
    volatile bool event;
    power_start start;
} power;

void event_happened(void) { power.event = true; }

void power_init(void) {
    power.start = watchdog_enable_caused_reboot() ? POWER_START_WATCHDOG : POWER_START_COLD;
    watchdog_enable(WATCHDOG_MS, true);
}

power_start power_started_by(void) { return power.start; }

/* The button sampler's timer wakes the processor every millisecond, so there
 * is no need to set an alarm for the deadline. */
void power_wait(uint32_t until_ms) {
    uint64_t now_ms = time_us_64() / 1000u; /* does not wrap, as until_ms does after 49 days */
    int32_t wait_ms = (int32_t)(until_ms - (uint32_t)now_ms);
    uint64_t until_us = wait_ms > 0 ? (now_ms + (uint32_t)wait_ms) * 1000u : 0;
    for (;;) {
        watchdog_update();
        uint32_t irq = save_and_disable_interrupts();
        bool awake = power.event || time_us_64() >= until_us;
        if (awake) power.event = false;
        else __wfi();
        restore_interrupts(irq);
        if (awake) return;
    }
}

void power_hang(void) {
    for (;;) tight_loop_contents();
}
