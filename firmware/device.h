/* device: the whole program, turning once.
 *
 * Button levels become presses, console bytes become answers, due things are
 * done, a changed frame goes to the panel. The machine's main only repeats
 *
 *     power_wait(device_step(&d));
 *
 * on the Pico, on a PC and in tests alike.
 */
#ifndef DEVICE_H
#define DEVICE_H

#include "app.h"
#include "battery.h"
#include "console.h"
#include "input.h"
#include "keep.h"
#include "mind.h"
#include "rest.h"

typedef struct device {
    app app;
    input input;
    console console;
    keep keep;
    mind mind;
    rest rest;
    battery battery;
    canvas frame;
    bool entropy_judged;
    uint32_t on_ms;      /* power came on */
    bool waking;         /* the buttons that woke the display are still down */
    uint8_t down;        /* buttons, as last sampled */
    uint32_t sampled_ms; /* when they changed */
    uint32_t battery_ms; /* the last reading */
    uint8_t level;       /* rest_level */
    uint8_t shift_px;    /* of the picture */
    ui_settings applied; /* settings that the machine has been told */
} device;

/* Starts the machine and shows the first frame as early as can be. */
void device_init(device *d);

/* Does what is to be done now; returns when it wants to be called again. */
uint32_t device_step(device *d);

#endif
