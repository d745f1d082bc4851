/* getrandom() is Linux's. */
#define _GNU_SOURCE

#include "entropy.h"

#include "host.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>

/* ---- from the kernel */

static uint8_t pool[1024]; /* a system call for every word would be slow */
static size_t pool_left;

/* Without chance the bits are all 0. That fails the health test at once, and
 * nobody is given dice that are none. */
static void refill(void) {
    size_t got = 0;
    while (got < sizeof pool) {
        ssize_t n = getrandom(pool + got, sizeof pool - got, 0);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) {
            memset(pool, 0, sizeof pool);
            break;
        }
        got += (size_t)n;
    }
    pool_left = sizeof pool;
}

static uint32_t kernel_word(void) {
    uint32_t word;
    if (pool_left < sizeof word) refill();
    pool_left -= sizeof word;
    memcpy(&word, pool + pool_left, sizeof word);
    return word;
}

/* ---- from a seed: splitmix64 */

/* Two streams, so that how many bits are judged does not change the dice. */
static uint64_t raw_state, word_state;

static uint32_t seeded_word(uint64_t *state) {
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)((z ^ z >> 31) >> 32);
}

void entropy_init(void) {
    pool_left = 0;
    word_state = host.seed;
    raw_state = ~host.seed;
}

uint32_t entropy_raw(int count) {
    uint32_t bits = host.seeded ? seeded_word(&raw_state) : kernel_word();
    return count >= 32 ? bits : bits & ((1u << count) - 1);
}

uint32_t entropy_word(void) { return host.seeded ? seeded_word(&word_state) : kernel_word(); }

bool entropy_is_real(void) { return !host.seeded; }
