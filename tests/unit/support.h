/* support: what tests of the whole program share: a device on fake hardware,
 * played by console lines or by pins. */
#ifndef SUPPORT_H
#define SUPPORT_H

#include "device.h"
#include "fake.h"

#include <stdbool.h>

/* The device that the functions below drive, freshly switched on. */
extern device support_device;
void support_power_on(void);

/* Power off and on again: the flash keeps what is in it, or what `flash` says. */
void support_power_cycle(const uint8_t *flash);

/* Lets time pass as it does on a device: sleeping from due time to due time. */
void support_run(uint32_t ms);

/* Types a console line and returns all that was answered, waiting for the end
 * of long jobs. */
const char *support_say(const char *text);

/* Plays steps "press a; dice bgw; wait 500": console lines, or waiting. Fails
 * the test when one is refused. Every step is followed by the time a roll takes. */
void support_play(const char *steps);

/* Presses pins for so long, then lets go and waits a little. */
void support_tap(uint8_t buttons, uint32_t ms);

/* Compares the frame on the panel with golden/LANGUAGE/NAME.txt and writes it
 * there first when the environment says GOLDEN=write. Fails the test with the
 * first row that differs. */
void support_golden(const char *language, const char *name);

/* Plays every scene of golden/scenes/ in every language, from power-on, and calls
 * `each` when it is on the glass. Returns how many scenes there are. */
typedef void support_scene(const char *name, int language);
int support_scenes(support_scene *each);

#endif
