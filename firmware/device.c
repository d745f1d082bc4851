#include "device.h"

#include "buttons.h"
#include "clock.h"
#include "entropy.h"
#include "nor.h"
#include "panel.h"
#include "power.h"
#include "screens.h"
#include "serial.h"
#include "sound.h"
#include "times.h"

#include <string.h>

/* The longest sleep; keeps the watchdog and the search for a panel going. */
enum { IDLE_MS = 1000 };

/* The start-up test of the random source takes 10 ms of the processor; it
 * waits until the first frame is on the glass. */
enum { JUDGE_ENTROPY_AFTER_MS = 120 };

/* The flash is not touched before the first frame is on the glass. Nobody has
 * pressed anything then, so the first sector can be erased at once. */
enum { KEEP_AFTER_MS = 60 };

/* Nobody notices an erase of 45 ms when nothing was pressed for so long and
 * nothing moves. */
enum { QUIET_MS = 2000 };

/* The buttons that woke the display have been let go for so long. */
enum { WOKEN_MS = 40 };

static void write_serial(void *context, const char *text, size_t length) {
    (void)context;
    serial_write(text, length);
}

static void show(device *d) {
    if (!app_draw(&d->app, &d->frame)) return;
    canvas_shift(&d->frame, d->shift_px);
    panel_show(d->frame.bits);
}

/* ---- settings and rest, as the machine is told of them */

static const uint8_t lights[UI_BRIGHTNESSES] = {0x10, 0x40, 0x8F, 0xFF};
enum { DIM_LIGHT = 0x01 };

static void apply_panel(device *d) {
    const ui_settings *s = &d->app.ui.settings;
    if (s->panel != d->applied.panel || s->offset_px != d->applied.offset_px)
        panel_use((panel_driver)s->panel, PANEL_BUS_KHZ, s->offset_px);
    d->applied = *s;
}

static void apply_level(device *d, rest_level level) {
    uint8_t was = d->level;
    d->level = (uint8_t)level;
    if (was == REST_DEEP && level != REST_DEEP) power_deep(false);
    panel_light(level >= REST_DIM ? DIM_LIGHT : lights[d->app.ui.settings.brightness]);
    panel_dark(level >= REST_DARK);
    if (level == REST_DEEP && was != REST_DEEP) power_deep(true);
}

static void take_rest(device *d, uint32_t now_ms) {
    bool other = memcmp(&d->applied, &d->app.ui.settings, sizeof d->applied) != 0;
    if (other) apply_panel(d);
    rest_level level = d->battery.empty ? REST_DEEP : rest_at(&d->rest, &d->app.ui.settings, now_ms);
    if (other || level != d->level) apply_level(d, level);
    uint8_t shift_px = (uint8_t)rest_shift_px(&d->rest, now_ms);
    if (shift_px != d->shift_px) d->app.dirty = true;
    d->shift_px = shift_px;
}

/* The converter needs the fast clocks for a moment. */
static bool measure(device *d, uint16_t *mv) {
    bool deep = d->level == REST_DEEP;
    if (deep) power_deep(false);
    bool known = !power_on_usb() && power_battery_mv(mv);
    if (deep) power_deep(true);
    return known;
}

static void take_battery(device *d, uint32_t now_ms) {
    uint16_t mv;
    if (now_ms - d->battery_ms < (d->level == REST_DEEP ? BATTERY_SELDOM_MS : BATTERY_EVERY_MS)) return;
    d->battery_ms = now_ms;
    bool low = d->battery.low, empty = d->battery.empty;
    uint8_t level = d->app.ui.battery;
    if (measure(d, &mv)) battery_reading(&d->battery, mv);
    else battery_init(&d->battery);
    d->app.ui.battery = d->battery.level;
    if (level != d->battery.level) d->app.dirty = true;
    if (d->battery.empty && !empty) app_notify(&d->app, TEXT_BATTERY_IS_EMPTY);
    else if (d->battery.low && !low) app_notify(&d->app, TEXT_BATTERY_IS_LOW);
}

/* ---- power-on */

void device_init(device *d) {
    clock_init();
    power_init();
    panel_init();
    buttons_init();
    nor_init();
    uint32_t now_ms = clock_ms();
    uint8_t down = buttons_now() & (BUTTONS_A | BUTTONS_B);
    app_init(&d->app, now_ms);
    mind_init(&d->mind, &d->app);
    /* Held while the power comes on: A leads to the settings, B mutes, both leave the
     * saved game aside. */
    keep_open(&d->keep, &d->app, down == (BUTTONS_A | BUTTONS_B) ? KEEP_BUT_GAME : KEEP_EVERYTHING);
    if (down == BUTTONS_A) app_open(&d->app, &screen_settings);
    if (down == BUTTONS_B) d->app.ui.settings.volume = UI_VOLUME_OFF;
    d->waking = down != 0; /* they have done what they were held for */
    d->down = down;
    d->sampled_ms = now_ms;
    d->on_ms = now_ms;
    rest_active(&d->rest, now_ms);
    battery_init(&d->battery);
    d->battery_ms = now_ms - BATTERY_EVERY_MS;
    d->level = REST_AWAKE;
    apply_panel(d);
    apply_level(d, REST_AWAKE);
    show(d);
    panel_poll(clock_ms());
    input_init(&d->input);
    sound_init();
    entropy_init();
    serial_init();
    console_init(&d->console, &d->app, write_serial, NULL);
    d->console.mind = &d->mind;
    d->entropy_judged = false;
}

/* ---- turning */

/* Held the other way round, the row of buttons reads B A right left. */
static uint8_t turned(uint8_t levels) {
    uint8_t other = 0;
    for (int key = 0; key < UI_KEYS; key++)
        if (levels >> key & 1) other |= (uint8_t)(1u << (UI_KEYS - 1 - key));
    return other;
}

/* All buttons have been up for a while by then: the next press is a new one. */
static void let_go(device *d, uint32_t now_ms) {
    if (!d->down && now_ms - d->sampled_ms >= WOKEN_MS) d->waking = false;
}

static void take_sample(device *d, const buttons_sample *s) {
    let_go(d, s->time_ms);
    if (s->down && d->level >= REST_DARK) d->waking = true;
    if (s->down) rest_active(&d->rest, s->time_ms);
    d->down = s->down;
    d->sampled_ms = s->time_ms;
    input_sample(&d->input, d->app.ui.settings.flip ? turned(s->down) : s->down, s->time_ms);
}

static void take_buttons(device *d, uint32_t now_ms) {
    buttons_sample s;
    while (buttons_next(&s)) take_sample(d, &s);
    input_advance(&d->input, now_ms);
    ui_press press;
    while (input_next(&d->input, &press))
        if (!d->waking) app_press(&d->app, press, now_ms); /* else it has only woken the display */
    if (d->down) rest_active(&d->rest, now_ms);
    let_go(d, now_ms);
}

/* True when there may be more to do at once: a job goes on, or has just ended
 * and bytes that waited for it do not announce themselves again. */
static bool take_console(device *d, uint32_t now_ms) {
    uint32_t pressed_ms = d->app.ui.pressed_ms;
    /* byte by byte: what follows a line that starts a long job waits for its end */
    for (char byte; !console_busy(&d->console) && serial_read(&byte, 1) > 0;)
        console_feed(&d->console, &byte, 1, now_ms);
    bool worked = console_busy(&d->console);
    console_work(&d->console);
    if (d->app.ui.pressed_ms != pressed_ms) rest_active(&d->rest, now_ms);
    return worked;
}

static bool quiet(const device *d, uint32_t now_ms) {
    if (d->app.ui.pressed_ms == 0 && !d->down) return true;
    return d->level >= REST_DARK ||
           (!d->down && now_ms - d->rest.active_ms >= QUIET_MS && !d->app.ui.dice.rolling);
}

/* When the flash wants to be worked on again. */
static uint32_t take_keep(device *d, uint32_t now_ms) {
    if (now_ms - d->on_ms < KEEP_AFTER_MS) return d->on_ms + KEEP_AFTER_MS;
    keep_note(&d->keep);
    switch (keep_step(&d->keep, quiet(d, now_ms))) {
    case STORE_AGAIN: return now_ms;
    case STORE_QUIET: return now_ms + QUIET_MS;
    default: return now_ms + IDLE_MS;
    }
}

uint32_t device_step(device *d) {
    uint32_t now_ms = clock_ms();
    take_buttons(d, now_ms);
    bool more = take_console(d, now_ms);
    if (d->level < REST_DARK) app_tick(&d->app, now_ms); /* what blinks in the dark blinks for nobody */
    if (!d->entropy_judged && now_ms >= JUDGE_ENTROPY_AFTER_MS) {
        d->entropy_judged = true;
        app_test_entropy(&d->app, now_ms);
    }
    uint32_t thinks_ms = d->level < REST_DARK ? mind_step(&d->mind, now_ms) : now_ms + IDLE_MS;
    take_battery(d, now_ms);
    take_rest(d, now_ms);
    show(d);

    uint32_t due = panel_poll(now_ms);
    due = times_earlier(due, take_keep(d, now_ms));
    due = times_earlier(due, thinks_ms);
    if (more) return now_ms;
    if (!d->entropy_judged) due = times_earlier(due, JUDGE_ENTROPY_AFTER_MS);
    due = times_earlier(due, now_ms + IDLE_MS);
    due = times_earlier(due, rest_due_ms(&d->rest, &d->app.ui.settings, now_ms));
    due = input_due_ms(&d->input, due);
    return d->level < REST_DARK ? app_due_ms(&d->app, due) : due;
}
