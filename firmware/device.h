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
#include "console.h"
#include "input.h"

typedef struct device {
    app app;
    input input;
    console console;
    canvas frame;
    bool entropy_judged;
} device;

/* Starts the machine and shows the first frame as early as can be. */
void device_init(device *d);

/* Does what is to be done now; returns when it wants to be called again. */
uint32_t device_step(device *d);

#endif
