#include "device.h"

#include "buttons.h"
#include "clock.h"
#include "entropy.h"
#include "nor.h"
#include "panel.h"
#include "power.h"
#include "serial.h"
#include "sound.h"
#include "times.h"

/* The longest sleep; keeps the watchdog and the search for a panel going. */
enum { IDLE_MS = 1000 };

/* The start-up test of the random source takes 10 ms of the processor; it
 * waits until the first frame is on the glass. */
enum { JUDGE_ENTROPY_AFTER_MS = 120 };

static void write_serial(void *context, const char *text, size_t length) {
    (void)context;
    serial_write(text, length);
}

static void show(device *d) {
    if (app_draw(&d->app, &d->frame)) panel_show(d->frame.bits);
}

void device_init(device *d) {
    clock_init();
    power_init();
    panel_init();
    app_init(&d->app, clock_ms());
    show(d);
    panel_poll(clock_ms());
    buttons_init();
    input_init(&d->input);
    sound_init();
    nor_init();
    entropy_init();
    serial_init();
    console_init(&d->console, &d->app, write_serial, NULL);
    d->entropy_judged = false;
}

/* Held the other way round, the row of buttons reads B A right left. */
static uint8_t turned(uint8_t levels) {
    uint8_t other = 0;
    for (int key = 0; key < UI_KEYS; key++)
        if (levels >> key & 1) other |= (uint8_t)(1u << (UI_KEYS - 1 - key));
    return other;
}

static void take_buttons(device *d, uint32_t now_ms) {
    buttons_sample s;
    while (buttons_next(&s))
        input_sample(&d->input, d->app.ui.settings.flip ? turned(s.down) : s.down, s.time_ms);
    input_advance(&d->input, now_ms);
    ui_press press;
    while (input_next(&d->input, &press)) app_press(&d->app, press, now_ms);
}

/* True when there may be more to do at once: a job goes on, or has just ended
 * and bytes that waited for it do not announce themselves again. */
static bool take_console(device *d, uint32_t now_ms) {
    /* byte by byte: what follows a line that starts a long job waits for its end */
    for (char byte; !console_busy(&d->console) && serial_read(&byte, 1) > 0;)
        console_feed(&d->console, &byte, 1, now_ms);
    bool worked = console_busy(&d->console);
    console_work(&d->console);
    return worked;
}

uint32_t device_step(device *d) {
    uint32_t now_ms = clock_ms();
    take_buttons(d, now_ms);
    bool more = take_console(d, now_ms);
    app_tick(&d->app, now_ms);
    if (!d->entropy_judged && now_ms >= JUDGE_ENTROPY_AFTER_MS) {
        d->entropy_judged = true;
        app_test_entropy(&d->app, now_ms);
    }
    show(d);

    uint32_t due = panel_poll(now_ms);
    if (more) return now_ms;
    if (!d->entropy_judged) due = times_earlier(due, JUDGE_ENTROPY_AFTER_MS);
    due = times_earlier(due, now_ms + IDLE_MS);
    due = input_due_ms(&d->input, due);
    return app_due_ms(&d->app, due);
}
