#include "clock.h"

#include "hardware/timer.h"

void clock_init(void) {}

uint32_t clock_ms(void) {
    return (uint32_t)(time_us_64() / 1000u);
}
