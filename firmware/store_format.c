#include "store_format.h"

#include "bytes.h"
#include "crc.h"
#include "nor.h"

static const uint32_t magic = 0x646C6844; /* "Dhld" */

void store_format_header(uint8_t to[STORE_HEADER_BYTES], const store_header *header) {
    bytes_put32(to, magic);
    bytes_put16(to + 4, header->format);
    bytes_put16(to + 6, 0xFFFF);
    bytes_put32(to + 8, header->sequence);
    bytes_put32(to + 12, crc_32(0, to, 12));
}

static bool is_blank(const uint8_t *from, size_t length) {
    while (length > 0 && from[length - 1] == 0xFF) length--;
    return length == 0;
}

store_header_kind store_format_read_header(store_header *header, const uint8_t from[STORE_HEADER_BYTES]) {
    if (is_blank(from, STORE_HEADER_BYTES)) return STORE_HEADER_BLANK;
    if (bytes_get32(from) != magic || bytes_get32(from + 12) != crc_32(0, from, 12)) return STORE_HEADER_BAD;
    *header = (store_header){bytes_get16(from + 4), bytes_get32(from + 8)};
    return STORE_HEADER_GOOD;
}

static uint32_t sum(const uint8_t *record, uint32_t sequence, size_t length) {
    uint8_t number[4];
    bytes_put32(number, sequence);
    uint32_t crc = crc_32(0, number, sizeof number);
    crc = crc_32(crc, record, 4);
    return crc_32(crc, record + STORE_RECORD_BYTES, length);
}

void store_format_record(uint8_t *record, uint16_t index, uint32_t sequence, size_t length) {
    bytes_put16(record, (uint32_t)length);
    bytes_put16(record + 2, index);
    bytes_put32(record + 4, sum(record, sequence, length));
}

/* As the record says, or -1: it would not fit. */
static int said_length(const uint8_t *record, size_t space) {
    if (space < STORE_RECORD_BYTES) return -1;
    int length = bytes_get16(record);
    return (size_t)length <= space - STORE_RECORD_BYTES ? length : -1;
}

int store_format_read_record(const uint8_t *record, size_t space, uint16_t index, uint32_t sequence) {
    int length = said_length(record, space);
    if (length < 0 || bytes_get16(record + 2) != index) return -1;
    return bytes_get32(record + 4) == sum(record, sequence, (size_t)length) ? length : -1;
}

bool store_format_goes_on(const uint8_t *sector, size_t at, uint16_t index, uint32_t sequence) {
    /* Pages are programmed in order: those after the last of this record are blank. */
    size_t space = NOR_SECTOR_BYTES - at;
    int length = said_length(sector + at, space);
    size_t end = at + STORE_RECORD_BYTES + (length < 0 ? 0 : (size_t)length);
    end = (end + NOR_PAGE_BYTES - 1) / NOR_PAGE_BYTES * NOR_PAGE_BYTES;
    if (end < NOR_SECTOR_BYTES && !is_blank(sector + end, NOR_SECTOR_BYTES - end)) return true;
    /* Within them nothing is readable, where every length is that of a torn record. */
    for (size_t i = at + 1; i < NOR_SECTOR_BYTES; i++)
        if (store_format_read_record(sector + i, NOR_SECTOR_BYTES - i, (uint16_t)(index + 1), sequence) >= 0)
            return true;
    return false;
}
