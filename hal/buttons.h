/* buttons: the four switches, as raw levels.
 *
 * The machine samples the pins 1000 times a second and queues every sample
 * that differs from the one before it, with its time. Nothing is interpreted
 * here: contact bounce comes through as it is, and firmware/input.c makes
 * presses of it.
 *
 *     buttons_sample s;
 *     while (buttons_next(&s)) input_sample(&input, s.down, s.time_ms);
 */
#ifndef BUTTONS_H
#define BUTTONS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    BUTTONS_LEFT = 1 << 0,
    BUTTONS_RIGHT = 1 << 1,
    BUTTONS_A = 1 << 2,
    BUTTONS_B = 1 << 3,
};

typedef struct buttons_sample {
    uint32_t time_ms; /* on the clock of clock_ms() */
    uint8_t down;     /* the buttons that are down, as a set of the bits above */
} buttons_sample;

void buttons_init(void);

/* Takes the oldest sample from the queue; false when it is empty. When the
 * program was away for so long that the queue ran over, changes in between
 * are missing, but the last sample always tells the level as it is. */
bool buttons_next(buttons_sample *sample);

/* The levels at this moment, for self-tests and gestures at power-on. */
uint8_t buttons_now(void);

#endif
