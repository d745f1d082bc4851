/* crc: the CRC-32 of Ethernet and zip (polynomial 04C11DB7, reflected).
 *
 *     uint32_t sum = crc_32(0, head, sizeof head);
 *     sum = crc_32(sum, body, length);              // as if they were one piece
 */
#ifndef CRC_H
#define CRC_H

#include <stddef.h>
#include <stdint.h>

uint32_t crc_32(uint32_t before, const void *bytes, size_t length);

#endif
