/* input: presses from raw button levels.
 *
 * Pure: told levels and times, keeps no clock. A level counts when it has been
 * steady for 5 ms, so contact bounce and shorter glitches are not seen. Left
 * and right act at once and repeat while held; A and B wait for the release,
 * because held for 600 ms they mean something else.
 *
 *     input_sample(&in, levels, time_ms);          // for every change of level
 *     input_advance(&in, now_ms);                  // as time goes by
 *     while (input_next(&in, &press)) ...
 */
#ifndef INPUT_H
#define INPUT_H

#include "ui.h"

enum {
    INPUT_STEADY_MS = 5,
    INPUT_LONG_MS = 600,
    INPUT_REPEAT_AFTER_MS = 450,
    INPUT_REPEAT_EVERY_MS = 120,
    INPUT_QUEUE = 16,
};

typedef struct input_key {
    bool level;   /* as last sampled */
    bool down;    /* as believed */
    bool used_up; /* the long press was given; the release means nothing */
    uint32_t changed_ms;
    uint32_t next_ms; /* when the next long or repeat event is due */
} input_key;

typedef struct input {
    input_key keys[UI_KEYS];
    ui_press queue[INPUT_QUEUE];
    uint8_t first, count;
} input;

void input_init(input *in);

/* Levels as a set of BUTTONS_... bits (bit k is ui_key k). */
void input_sample(input *in, uint8_t levels, uint32_t time_ms);

/* Lets time pass up to now. */
void input_advance(input *in, uint32_t now_ms);

bool input_next(input *in, ui_press *press);

/* When input_advance() has something to do next; `otherwise` if nothing waits. */
uint32_t input_due_ms(const input *in, uint32_t otherwise);

#endif
