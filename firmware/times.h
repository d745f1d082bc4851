/* times: comparing points in time on a millisecond clock that wraps round. */
#ifndef TIMES_H
#define TIMES_H

#include <stdbool.h>
#include <stdint.h>

static inline bool times_before(uint32_t a_ms, uint32_t b_ms) {
    return (int32_t)(a_ms - b_ms) < 0;
}
static inline uint32_t times_earlier(uint32_t a_ms, uint32_t b_ms) {
    return times_before(a_ms, b_ms) ? a_ms : b_ms;
}

#endif
