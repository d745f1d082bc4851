#include "buttons.h"

#include "board.h"
#include "clock.h"
#include "event.h"

#include "hardware/gpio.h"
#include "hardware/sync.h"
#include "hardware/timer.h"

enum { SAMPLE_US = 1000, QUEUE = 64 };

static const uint8_t pins[] = {BOARD_PIN_LEFT, BOARD_PIN_RIGHT, BOARD_PIN_A, BOARD_PIN_B};

static struct {
    uint alarm;
    uint64_t next_us;
    uint8_t last;
    volatile uint8_t first, count;
    buttons_sample queue[QUEUE];
} buttons;

uint8_t buttons_now(void) {
    uint32_t levels = gpio_get_all();
    uint8_t down = 0;
    for (unsigned i = 0; i < sizeof pins; i++)
        if (!(levels >> pins[i] & 1)) down |= (uint8_t)(1u << i);
    return down;
}

static void put(uint8_t down) {
    /* a full queue keeps the newest level: the last sample is written over */
    if (buttons.count < QUEUE) buttons.count++;
    uint8_t at = (uint8_t)((buttons.first + buttons.count - 1) % QUEUE);
    buttons.queue[at] = (buttons_sample){.time_ms = clock_ms(), .down = down};
    event_happened();
}

static void on_alarm(uint alarm) {
    uint8_t down = buttons_now();
    if (down != buttons.last) {
        buttons.last = down;
        put(down);
    }
    do buttons.next_us += SAMPLE_US; /* samples missed while flash was written are not caught up */
    while (hardware_alarm_set_target(alarm, from_us_since_boot(buttons.next_us)));
}

void buttons_init(void) {
    for (unsigned i = 0; i < sizeof pins; i++) {
        gpio_init(pins[i]);
        gpio_pull_up(pins[i]);
    }
    buttons.alarm = (uint)hardware_alarm_claim_unused(true);
    hardware_alarm_set_callback(buttons.alarm, on_alarm);
    buttons.next_us = time_us_64() + SAMPLE_US;
    hardware_alarm_set_target(buttons.alarm, from_us_since_boot(buttons.next_us));
}

bool buttons_next(buttons_sample *sample) {
    uint32_t irq = save_and_disable_interrupts();
    bool any = buttons.count > 0;
    if (any) {
        *sample = buttons.queue[buttons.first];
        buttons.first = (uint8_t)((buttons.first + 1) % QUEUE);
        buttons.count--;
    }
    restore_interrupts(irq);
    return any;
}
