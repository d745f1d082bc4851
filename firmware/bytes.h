/* bytes: numbers in bytes, low byte first, at any address. */
#ifndef BYTES_H
#define BYTES_H

#include <stdint.h>

static inline void bytes_put16(uint8_t *to, uint32_t number) {
    to[0] = (uint8_t)number;
    to[1] = (uint8_t)(number >> 8);
}

static inline void bytes_put32(uint8_t *to, uint32_t number) {
    bytes_put16(to, number);
    bytes_put16(to + 2, number >> 16);
}

static inline uint16_t bytes_get16(const uint8_t *from) { return (uint16_t)(from[0] | from[1] << 8); }

static inline uint32_t bytes_get32(const uint8_t *from) {
    return bytes_get16(from) | (uint32_t)bytes_get16(from + 2) << 16;
}

#endif
