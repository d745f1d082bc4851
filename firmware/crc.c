#include "crc.h"

/* Half a byte at a time: 64 bytes of table, and 19 cycles a byte on an M0+ (0.6 ms for a sector). */
/* clang-format off */
static const uint32_t of_nibble[16] = {
    0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC, 0x76DC4190, 0x6B6B51F4, 0x4DB26158, 0x5005713C,
    0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C, 0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C,
};
/* clang-format on */

uint32_t crc_32(uint32_t before, const void *bytes, size_t length) {
    uint32_t crc = ~before;
    for (const uint8_t *at = bytes; length > 0; at++, length--) {
        crc ^= *at;
        crc = crc >> 4 ^ of_nibble[crc & 15];
        crc = crc >> 4 ^ of_nibble[crc & 15];
    }
    return ~crc;
}
