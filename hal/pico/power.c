#include "power.h"

#include "event.h"
#include "pace.h"
#include "pins.h"
#include "sampler.h"

#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/sync.h"
#include "hardware/timer.h"
#include "hardware/watchdog.h"
#include "pico/stdio_usb.h"

enum { WATCHDOG_MS = 2000, FEED_MS = 1000 };

volatile bool event_waits;

static struct {
    power_start start;
    bool deep;
    uint32_t alarm;
} power;

/* It has woken the processor, and that is all. */
static void on_alarm(void) { timer_hw->intr = 1u << power.alarm; }

void power_init(void) {
    power.start = watchdog_enable_caused_reboot() ? POWER_START_WATCHDOG : POWER_START_COLD;
    watchdog_enable(WATCHDOG_MS, true);
    gpio_init(PINS_VBUS);
    power.alarm = (uint32_t)hardware_alarm_claim_unused(true);
    uint irq = TIMER_ALARM_IRQ_NUM(timer_hw, power.alarm);
    irq_set_exclusive_handler(irq, on_alarm);
    irq_set_enabled(irq, true);
    hw_set_bits(&timer_hw->inte, 1u << power.alarm);
}

power_start power_started_by(void) { return power.start; }

/* USB needs its clocks, and may come and go while we sleep; its edge wakes us. */
static void settle(void) { pace_slow(power.deep && !power_on_usb() && !stdio_usb_connected()); }

void power_deep(bool deep) {
    if (deep == power.deep) return;
    power.deep = deep;
    if (deep) sampler_by_edges(true);
    settle();
    if (!deep) sampler_by_edges(false);
}

/* Usually the button sampler's timer wakes the processor every millisecond, and
 * there is no need for an alarm. Deep asleep there is; it is set before the time
 * is looked at, so that it cannot be too late. */
static void sleep_until(uint64_t until_us) {
    uint32_t irq = save_and_disable_interrupts();
    uint64_t feed_us = time_us_64() + FEED_MS * 1000u;
    if (power.deep) timer_hw->alarm[power.alarm] = (uint32_t)(until_us < feed_us ? until_us : feed_us);
    if (!event_waits && time_us_64() < until_us) __wfi();
    restore_interrupts(irq);
}

void power_wait(uint32_t until_ms) {
    uint64_t now_ms = time_us_64() / 1000u; /* does not wrap, as until_ms does after 49 days */
    int32_t wait_ms = (int32_t)(until_ms - (uint32_t)now_ms);
    uint64_t until_us = wait_ms > 0 ? (now_ms + (uint32_t)wait_ms) * 1000u : 0;
    do {
        watchdog_update();
        settle();
        sleep_until(until_us);
    } while (!event_waits && time_us_64() < until_us);
    event_waits = false;
}

void power_hang(void) {
    for (;;) tight_loop_contents();
}
