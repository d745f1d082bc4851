/* The desktop program: the handheld's own device with a PC around it. */
#include "clock.h"
#include "complain.h"
#include "demo.h"
#include "device.h"
#include "host.h"
#include "options.h"
#include "power.h"
#include "quit.h"
#include "record.h"
#include "script.h"
#include "shot.h"
#include "times.h"
#include "view.h"

#include <stdio.h>

static device dev;
static script lines;

/* Opens and reads everything that can be refused before the program starts. */
static bool prepare(const options *o, bool *demo) {
    host.fake_time = o->fake_time;
    host.console = o->console;
    host.seeded = o->seeded;
    host.seed = o->seed;
    host.battery_mv = o->battery_mv;
    if (o->script && !script_load(&lines, o->script, o->replay)) return false;
    const char *problem = o->record ? record_open(o->record) : NULL;
    if (problem) {
        complain("%s: %s", o->record, problem);
        return false;
    }
    problem = o->flash ? nor_use_file(o->flash) : NULL;
    if (problem) {
        complain("%s: %s", o->flash, problem);
        return false;
    }
    if (!view_open(o, demo)) return false;
    if (*demo) demo_prepare();
    return true;
}

/* A script with nobody there to go on playing ends the program. */
static bool ends_by_itself(const options *o) {
    return o->script && !o->console && (host.front == &none_front || o->fake_time);
}

static bool over(const options *o, uint32_t now_ms) {
    if (quit_asked() || dev.console.quit) return true;
    if (o->script && (lines.failed || lines.console.quit)) return true;
    if (o->script && !(script_over(&lines) && !times_before(now_ms, lines.time_ms + SCRIPT_AFTER_MS)))
        return false;
    return ends_by_itself(o) || (o->console && serial_ended() && !console_busy(&dev.console));
}

static void run(const options *o) {
    if (o->script) script_start(&lines, &dev.app, host.front == &terminal_front);
    for (;;) {
        record_attach(&dev.app);
        if (o->script) script_step(&lines, clock_ms());
        uint32_t due_ms = device_step(&dev);
        if (over(o, clock_ms())) break;
        if (o->script) {
            uint32_t after_ms = lines.time_ms + SCRIPT_AFTER_MS;
            if (times_before(clock_ms(), after_ms)) due_ms = times_earlier(due_ms, after_ms);
            due_ms = script_due_ms(&lines, clock_ms(), due_ms);
        }
        power_wait(due_ms);
    }
}

/* Gives everything back, then says what went wrong: not before, or the words
 * would vanish with the terminal's other screen. */
static int finish(const options *o) {
    host.front->close();
    nor_close_file();
    bool good = record_close();
    if (!good) complain("%s: not everything could be written", o->record);
    if (lines.failed) complain("%s", lines.failure);
    if (o->shot) good &= shot_save(o->shot, panel_newest());
    return good && !lines.failed ? COMPLAIN_NOT : COMPLAIN_FAILED;
}

int main(int count, char **words) {
    options o;
    if (!options_read(&o, count, words)) return COMPLAIN_MISUSED;
    if (o.help) return options_print_help(), COMPLAIN_NOT;
    if (o.version) return puts("dicehold " DICEHOLD_VERSION), COMPLAIN_NOT;
    quit_on_signals();
    bool demo = false;
    if (!prepare(&o, &demo)) return COMPLAIN_MISUSED;
    device_init(&dev);
    if (demo) demo_play(&dev);
    else run(&o);
    int status = finish(&o);
    quit_by_signal();
    return status;
}
