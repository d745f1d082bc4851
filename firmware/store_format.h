/* store_format: the bytes of the store in a sector of flash.
 *
 * A sector begins with a header and goes on with records, one after the other:
 *
 *     header   magic 4, format 2, spare 2, sequence 4, CRC-32 of those 4
 *     record   length 2, index 2, CRC-32 4, as many bytes as length says
 *
 * Record 0 is a checkpoint, all there is to know; every further one is what
 * changed, all of it at once. So one CRC decides whether a change happened, and
 * one sector is enough to read everything. A record's CRC covers the sequence
 * number of its sector too: what an older use of the sector left is no record.
 * The header is the same in every format, so that a newer one is known as such.
 */
#ifndef STORE_FORMAT_H
#define STORE_FORMAT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The save format, a number of its own; the program's version is another. */
enum { STORE_FORMAT = 1 };

enum { STORE_HEADER_BYTES = 16, STORE_RECORD_BYTES = 8 };

typedef enum store_header_kind { STORE_HEADER_BLANK, STORE_HEADER_GOOD, STORE_HEADER_BAD } store_header_kind;

typedef struct store_header {
    uint16_t format;
    uint32_t sequence; /* of the sectors; counts up, the highest is the newest */
} store_header;

void store_format_header(uint8_t to[STORE_HEADER_BYTES], const store_header *header);
store_header_kind store_format_read_header(store_header *header, const uint8_t from[STORE_HEADER_BYTES]);

/* Puts the head of a record in front of `length` bytes that are already there. */
void store_format_record(uint8_t *record, uint16_t index, uint32_t sequence, size_t length);

/* The length of what is in this record, or -1: there is none with that index.
 * `space` is how far one may read. */
int store_format_read_record(const uint8_t *record, size_t space, uint16_t index, uint32_t sequence);

/* Where reading stopped, at the record with this index: is there more than a
 * program that power ended leaves behind? That is one record, the last one. */
bool store_format_goes_on(const uint8_t *sector, size_t at, uint16_t index, uint32_t sequence);

#endif
