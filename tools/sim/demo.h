/* demo: a short session that plays itself and prints its frames as text, for
 * where there is neither a window nor a terminal. */
#ifndef DEMO_H
#define DEMO_H

#include "device.h"

/* What `host` has to be told before device_init(): nothing is left to chance. */
void demo_prepare(void);

/* Plays the session on a device that was just started. */
void demo_play(device *d);

#endif
