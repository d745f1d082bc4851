#include "nor.h"

#include "alone.h"

#include "hardware/flash.h"

#include <string.h>

/* Ours are the last sectors of the flash chip; the program grows from the front. */
#define START (PICO_FLASH_SIZE_BYTES - NOR_SECTORS * NOR_SECTOR_BYTES)

_Static_assert(NOR_SECTOR_BYTES == FLASH_SECTOR_SIZE && NOR_PAGE_BYTES == FLASH_PAGE_SIZE,
               "the contract is written for this flash");

static const uint8_t *at(uint32_t offset) { return (const uint8_t *)(XIP_BASE + START + offset); }

static bool ours(uint32_t offset, size_t length) {
    return offset <= NOR_SECTORS * NOR_SECTOR_BYTES && length <= NOR_SECTORS * NOR_SECTOR_BYTES - offset;
}

void nor_init(void) {}

void nor_read(uint32_t offset, void *to, size_t length) {
    if (ours(offset, length)) memcpy(to, at(offset), length);
    else memset(to, 0xFF, length);
}

bool nor_erase(uint32_t offset) {
    if (!ours(offset, NOR_SECTOR_BYTES) || offset % NOR_SECTOR_BYTES) return false;
    alone_others kept = alone_begin();
    flash_range_erase(START + offset, NOR_SECTOR_BYTES);
    alone_end(kept);
    return true;
}

bool nor_program(uint32_t offset, const uint8_t page[NOR_PAGE_BYTES]) {
    if (!ours(offset, NOR_PAGE_BYTES) || offset % NOR_PAGE_BYTES) return false;
    uint8_t copy[NOR_PAGE_BYTES]; /* flash cannot be read while it is written, and the page may lie there */
    memcpy(copy, page, sizeof copy);
    alone_others kept = alone_begin();
    flash_range_program(START + offset, copy, NOR_PAGE_BYTES);
    alone_end(kept);
    return memcmp(at(offset), copy, sizeof copy) == 0;
}
