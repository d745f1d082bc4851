/* lot: numbers drawn for tests, the same ones every time (xorshift, 32 bits). */
#ifndef LOT_H
#define LOT_H

#include <stdint.h>

typedef struct lot {
    uint32_t state;
} lot;

static inline uint32_t lot_next(lot *l) {
    l->state ^= l->state << 13;
    l->state ^= l->state >> 17;
    l->state ^= l->state << 5;
    return l->state;
}

/* 0 .. count-1; the little that modulo favours low numbers does not matter here. */
static inline int lot_below(lot *l, int count) { return (int)(lot_next(l) >> 8) % count; }

#endif
