/* clock_gettime() is POSIX, not C11. */
#define _POSIX_C_SOURCE 200809L

#include "clock.h"

#include "host.h"

#include <time.h>

static uint64_t start_ms;
static uint32_t fake_ms;

static uint64_t monotonic_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

void clock_init(void) {
    start_ms = monotonic_ms();
    fake_ms = 0;
}

uint32_t clock_ms(void) { return host.fake_time ? fake_ms : (uint32_t)(monotonic_ms() - start_ms); }

void clock_move(uint32_t to_ms) {
    if (clock_before(fake_ms, to_ms)) fake_ms = to_ms;
}
