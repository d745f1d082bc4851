/* bits: sets of small numbers, as one word or as an array of words.
 *
 * Boards are bit sets: roads are numbered up to 72 and corners up to 54, so
 * they take three and two words of 32 bits. Words, not uint64_t: the M0+ has
 * to call a function for every 64-bit shift.
 */
#ifndef BITS_H
#define BITS_H

#include <stdbool.h>
#include <stdint.h>

static inline bool bits_has(const uint32_t *words, int i) { return words[i >> 5] >> (i & 31) & 1u; }
static inline void bits_put(uint32_t *words, int i) { words[i >> 5] |= UINT32_C(1) << (i & 31); }
static inline void bits_drop(uint32_t *words, int i) { words[i >> 5] &= ~(UINT32_C(1) << (i & 31)); }
static inline uint32_t bits_one(int i) { return UINT32_C(1) << i; }
static inline uint32_t bits_first(int count) {
    return count >= 32 ? ~UINT32_C(0) : (UINT32_C(1) << count) - 1u;
}
static inline int bits_size(uint32_t word) {
    int n = 0;
    for (; word; word &= word - 1u) n++;
    return n;
}

#endif
