#include "buttons.h"

#include "clock.h"
#include "front.h"

/* Samples may lie in the future: the end of a press is known when a key that
 * has no release is pressed in a terminal. They are kept until their time. */
enum { QUEUE = 64 };

/* Some keyboards and all remote ones tell press and release at once; what is
 * shorter than the debouncer's 5 ms would never be seen. */
enum { SHORTEST_MS = 12 };

/* Changes longer ago have nothing to say any more. Without this the clock's
 * half turn after 25 quiet days would make the last one look like the future. */
enum { LONG_AGO_MS = 1000 };

static buttons_sample queue[QUEUE];
static unsigned first, count;
static uint8_t reached;        /* the levels when all of the queue has happened */
static uint8_t taken;          /* the levels when none of it has */
static uint32_t last_ms;       /* of the newest sample */
static uint32_t changed_ms[8]; /* of each button */

static void forget_the_past(uint32_t now_ms) {
    last_ms = now_ms - LONG_AGO_MS;
    for (int bit = 0; bit < 8; bit++) changed_ms[bit] = last_ms;
}

void buttons_init(void) {
    first = count = 0;
    reached = taken = 0;
    forget_the_past(clock_ms());
}

static uint32_t later(uint32_t a_ms, uint32_t b_ms) { return clock_before(a_ms, b_ms) ? b_ms : a_ms; }

void buttons_change(uint8_t buttons, bool down, uint32_t time_ms) {
    uint8_t levels = (uint8_t)(down ? reached | buttons : reached & ~buttons);
    uint8_t changed = levels ^ reached;
    if (!changed) return;
    uint32_t now_ms = clock_ms();
    if (count == 0 && now_ms - last_ms > LONG_AGO_MS) forget_the_past(now_ms);
    time_ms = later(time_ms, last_ms);
    for (int bit = 0; bit < 8; bit++)
        if (changed >> bit & 1) time_ms = later(time_ms, changed_ms[bit] + SHORTEST_MS);
    for (int bit = 0; bit < 8; bit++)
        if (changed >> bit & 1) changed_ms[bit] = time_ms;
    if (count == QUEUE) count--; /* the newest gives way: the levels as they are matter most */
    queue[(first + count++) % QUEUE] = (buttons_sample){.time_ms = time_ms, .down = levels};
    reached = levels;
    last_ms = time_ms;
}

uint32_t buttons_last_ms(uint32_t otherwise) { return count ? later(last_ms, otherwise) : otherwise; }

uint32_t buttons_due_ms(uint32_t otherwise) {
    if (count == 0 || clock_before(otherwise, queue[first].time_ms)) return otherwise;
    return queue[first].time_ms;
}

bool buttons_next(buttons_sample *sample) {
    if (count == 0 || clock_before(clock_ms(), queue[first].time_ms)) return false;
    *sample = queue[first];
    taken = sample->down;
    first = (first + 1) % QUEUE;
    count--;
    return true;
}

uint8_t buttons_now(void) {
    uint8_t levels = taken;
    uint32_t now_ms = clock_ms();
    for (unsigned i = 0; i < count; i++) {
        const buttons_sample *s = &queue[(first + i) % QUEUE];
        if (!clock_before(now_ms, s->time_ms)) levels = s->down;
    }
    return levels;
}
