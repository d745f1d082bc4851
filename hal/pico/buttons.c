/* The handlers here run from RAM and touch nothing in flash, so that buttons are
 * sampled while flash is written: no calls, no tables, only registers and the
 * queue. */
#include "buttons.h"

#include "alone.h"
#include "event.h"
#include "pins.h"
#include "sampler.h"

#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/sync.h"
#include "hardware/timer.h"
#include "pico/platform.h"

enum {
    SAMPLE_US = 1000,
    SOON_US = 50, /* an alarm nearer than this might be set too late, and would never come */
    QUEUE = 64,
    EDGES = GPIO_IRQ_EDGE_FALL | GPIO_IRQ_EDGE_RISE,
};

static const uint8_t pins[] = {PINS_LEFT, PINS_RIGHT, PINS_A, PINS_B};

static struct {
    uint32_t alarm;
    uint32_t next_us;
    uint8_t last;
    volatile uint8_t first, count;
    struct {
        uint32_t time_us; /* the low half of the clock */
        uint8_t down;
    } queue[QUEUE];
} buttons;

static __force_inline uint8_t levels(void) {
    uint32_t up = sio_hw->gpio_in;
    uint32_t down = (~up >> PINS_LEFT & 1) * BUTTONS_LEFT | (~up >> PINS_RIGHT & 1) * BUTTONS_RIGHT |
                    (~up >> PINS_A & 1) * BUTTONS_A | (~up >> PINS_B & 1) * BUTTONS_B;
    return (uint8_t)down;
}

uint8_t buttons_now(void) { return levels(); }

static __force_inline void sample(uint32_t time_us) {
    uint8_t down = levels();
    if (down == buttons.last) return;
    buttons.last = down;
    /* a full queue keeps the newest level: the last sample is written over */
    if (buttons.count < QUEUE) buttons.count++;
    uint32_t at = (buttons.first + buttons.count - 1u) % QUEUE;
    buttons.queue[at].time_us = time_us;
    buttons.queue[at].down = down;
    event_happened();
}

/* The time of a sample is the one it was meant for, unless that is long past:
 * whatever the handler's delay, a level of 5 ms has five samples between. */
static void __not_in_flash_func(on_time)(void) {
    uint32_t now_us = timer_hw->timerawl;
    timer_hw->intr = 1u << buttons.alarm;
    sample(now_us - buttons.next_us < SAMPLE_US ? buttons.next_us : now_us);
    buttons.next_us += SAMPLE_US;
    if ((int32_t)(buttons.next_us - now_us) < SOON_US) buttons.next_us = now_us + SAMPLE_US;
    timer_hw->alarm[buttons.alarm] = buttons.next_us;
}

static __force_inline void forget_edges(uint32_t pin) {
    io_bank0_hw->intr[pin / 8] = (uint32_t)EDGES << pin % 8 * 4;
}

static void __not_in_flash_func(on_edge)(void) {
    forget_edges(PINS_LEFT); /* first: an edge after the levels were read comes again */
    forget_edges(PINS_RIGHT);
    forget_edges(PINS_A);
    forget_edges(PINS_B);
    forget_edges(PINS_VBUS);
    sample(timer_hw->timerawl);
    event_happened();
}

static void start_sampling(void) {
    buttons.next_us = timer_hw->timerawl + SAMPLE_US;
    timer_hw->alarm[buttons.alarm] = buttons.next_us;
}

static void stop_sampling(void) {
    timer_hw->armed = 1u << buttons.alarm;
    timer_hw->intr = 1u << buttons.alarm;
}

void sampler_by_edges(bool edges) {
    uint32_t irq = save_and_disable_interrupts();
    if (edges) stop_sampling();
    for (unsigned i = 0; i < sizeof pins; i++) gpio_set_irq_enabled(pins[i], EDGES, edges);
    gpio_set_irq_enabled(PINS_VBUS, EDGES, edges);
    sample(timer_hw->timerawl); /* nothing is missed between the two */
    if (!edges) start_sampling();
    restore_interrupts(irq);
}

void buttons_init(void) {
    for (unsigned i = 0; i < sizeof pins; i++) {
        gpio_init(pins[i]);
        gpio_pull_up(pins[i]);
    }
    buttons.alarm = (uint32_t)hardware_alarm_claim_unused(true);
    uint by_time = TIMER_ALARM_IRQ_NUM(timer_hw, buttons.alarm);
    irq_set_exclusive_handler(by_time, on_time);
    irq_set_exclusive_handler(IO_IRQ_BANK0, on_edge);
    alone_allow(by_time);
    alone_allow(IO_IRQ_BANK0);
    irq_set_enabled(by_time, true);
    irq_set_enabled(IO_IRQ_BANK0, true);
    hw_set_bits(&timer_hw->inte, 1u << buttons.alarm);
    start_sampling();
}

bool buttons_next(buttons_sample *taken) {
    uint32_t irq = save_and_disable_interrupts();
    bool any = buttons.count > 0;
    if (any) {
        uint64_t now_us = time_us_64();
        uint32_t ago_us = (uint32_t)now_us - buttons.queue[buttons.first].time_us;
        taken->time_ms = (uint32_t)((now_us - ago_us) / 1000u);
        taken->down = buttons.queue[buttons.first].down;
        buttons.first = (uint8_t)((buttons.first + 1) % QUEUE);
        buttons.count--;
    }
    restore_interrupts(irq);
    return any;
}
