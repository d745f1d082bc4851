/* health: is the source of chance alive? The two continuous tests of NIST
 * SP 800-90B (4.4) on raw bits.
 *
 * Cut-offs for an entropy of at least H = 0.3 bit a bit and a false alarm in
 * 2^30: the repetition count test fails at 1 + ceil(30 / 0.3) = 101 equal bits
 * in a row; the adaptive proportion test fails when the first bit of a window
 * of 1024 comes 904 times in it (the 1 - 2^-30 quantile of the binomial
 * distribution with p = 2^-0.3, plus one).
 *
 * A failure sticks until health_init().
 */
#ifndef HEALTH_H
#define HEALTH_H

#include <stdbool.h>
#include <stdint.h>

enum { HEALTH_REPEATS = 101, HEALTH_WINDOW = 1024, HEALTH_MOST = 904 };

typedef enum health_verdict { HEALTH_GOOD, HEALTH_STUCK, HEALTH_LOPSIDED } health_verdict;

typedef struct health {
    uint8_t verdict; /* health_verdict */
    bool last_bit, window_bit;
    uint16_t repeats, seen, equal;
} health;

void health_init(health *h);
void health_bit(health *h, bool bit);

#endif
