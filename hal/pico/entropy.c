/* Raw bits straight from the ring oscillator (RP2040) or the true random number
 * generator's undecorrelated samples (RP2350); words from pico_rand, which
 * mixes the same source with the timer and bus counters. */
#include "entropy.h"

#include "hardware/timer.h"
#include "pico/rand.h"

#if PICO_RP2040
#include "hardware/structs/rosc.h"
#else
#include "hardware/structs/trng.h"
#endif

/* The oscillator drifts only a little between two samples that lie too close. */
enum { BIT_US = 10 };

void entropy_init(void) {}

bool entropy_is_real(void) { return true; }

uint32_t entropy_word(void) { return get_rand_32(); }

#if PICO_RP2040

uint32_t entropy_raw(int count) {
    uint32_t bits = 0;
    for (int i = 0; i < count; i++) {
        busy_wait_us_32(BIT_US);
        bits |= (rosc_hw->randombit & 1u) << i;
    }
    return bits;
}

#else

/* Six words of samples at a time. pico_rand sets the generator up anew before
 * each use of its own, so we do the same and leave no state behind. */
uint32_t entropy_raw(int count) {
    static uint32_t samples[6];
    static unsigned left;
    if (left == 0) {
        trng_hw->sample_cnt1 = 1000;       /* clocks between two samples, about 7 us */
        trng_hw->trng_debug_control = ~0u; /* as they are: no corrector, no built-in tests */
        trng_hw->rnd_source_enable = ~0u;
        trng_hw->rng_icr = ~0u;
        for (uint32_t t0 = time_us_32(); trng_hw->trng_busy && time_us_32() - t0 < 10000;)
            tight_loop_contents();
        for (unsigned i = 0; i < 6; i++) samples[i] = trng_hw->ehr_data[i];
        left = 6;
    }
    uint32_t bits = samples[--left];
    return count < 32 ? bits & ((1u << count) - 1) : bits;
}

#endif
