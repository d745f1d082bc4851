#include "health.h"

void health_init(health *h) {
    *h = (health){.verdict = HEALTH_GOOD};
}

static void count_repeats(health *h, bool bit) {
    h->repeats = bit == h->last_bit ? (uint16_t)(h->repeats + 1) : 1;
    h->last_bit = bit;
    if (h->repeats >= HEALTH_REPEATS && h->verdict == HEALTH_GOOD) h->verdict = HEALTH_STUCK;
    if (h->repeats > HEALTH_REPEATS) h->repeats = HEALTH_REPEATS; /* it may go on for ever */
}

static void count_proportion(health *h, bool bit) {
    if (h->seen == 0) {
        h->window_bit = bit;
        h->equal = 0;
    }
    if (bit == h->window_bit) h->equal++;
    if (h->equal >= HEALTH_MOST && h->verdict == HEALTH_GOOD) h->verdict = HEALTH_LOPSIDED;
    if (++h->seen == HEALTH_WINDOW) h->seen = 0;
}

void health_bit(health *h, bool bit) {
    count_repeats(h, bit);
    count_proportion(h, bit);
}
