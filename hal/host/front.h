/* front: the face of the program on a PC, and what such a face needs.
 *
 * A front end shows frames and turns keys into pin levels. There are three:
 * a window, a terminal, and none at all. panel.c hands frames over and calls
 * poll(); power.c waits in its stead.
 */
#ifndef FRONT_H
#define FRONT_H

#include "panel.h"
#include "sound.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct front {
    const char *name; /* told as the panel's driver */

    /* NULL when it is open, else a sentence that says why it is not. */
    const char *(*open)(void);

    void (*show)(const uint8_t frame[PANEL_FRAME_BYTES]);

    /* How bright lit pixels are from now on. NULL: one light for all levels. */
    void (*light)(uint8_t level);

    /* Takes what the player did; never waits. */
    void (*poll)(uint32_t now_ms);

    /* Waits for the player, at most so long. NULL: waiting on `fd` will do. */
    void (*wait)(uint32_t most_ms);
    int fd; /* readable when the player did something; -1: none */

    void (*tone)(uint16_t frequency_hz, sound_volume volume); /* NULL: silent */

    /* Gives back what open() took. May be called twice. */
    void (*close)(void);
} front;

extern const front none_front;
extern const front terminal_front;
#ifdef DICEHOLD_WITH_SDL
extern const front window_front;
#endif

/* ---- pins (buttons.c) */

/* Puts buttons (a set of BUTTONS_... bits) down or lets them go at a time, now
 * or later. Times never run backwards, and every level lasts long enough to be
 * seen: what would break that happens a little later. */
void buttons_change(uint8_t buttons, bool down, uint32_t time_ms);

/* When the last change known so far happens; `otherwise` if none is to come. */
uint32_t buttons_last_ms(uint32_t otherwise);

/* When buttons_next() has something next; `otherwise` if nothing is queued. */
uint32_t buttons_due_ms(uint32_t otherwise);

/* ---- time (clock.c, power.c) */

static inline bool clock_before(uint32_t a_ms, uint32_t b_ms) { return (int32_t)(a_ms - b_ms) < 0; }

/* Moves fake time; never back. */
void clock_move(uint32_t to_ms);

/* ---- the console's line (serial.c) */

/* What to wait on for more input; -1 where none can come. */
int serial_fd(void);

/* A line can be read at once. */
bool serial_waiting(void);

/* Under fake time: when the next line may come, if that is sooner; and waiting
 * for it once its time has come. */
uint32_t serial_due_ms(uint32_t otherwise);
void serial_block(void);

#endif
