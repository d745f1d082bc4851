/* nor: the part of flash memory that is ours to write.
 *
 * NOR flash: erasing a sector sets all its bits, programming a page can only
 * clear bits. Offsets count from the start of our part. Power may fail inside
 * any erase or program and leave anything in that sector or page, and only
 * there.
 */
#ifndef NOR_H
#define NOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NOR_PAGE_BYTES = 256, NOR_SECTOR_BYTES = 4096, NOR_SECTORS = 64 };

/* The last sector keeps nothing: the self-test writes there. */
enum { NOR_TEST_OFFSET = (NOR_SECTORS - 1) * NOR_SECTOR_BYTES };

void nor_init(void);

void nor_read(uint32_t offset, void *to, size_t length);

/* Sets one whole sector to 0xFF; offset is a multiple of NOR_SECTOR_BYTES.
 * Takes about 45 ms, during which the program stands still; buttons are sampled
 * as ever, so no press is lost. */
bool nor_erase(uint32_t offset);

/* Clears bits of one whole page to match `page`; offset is a multiple of
 * NOR_PAGE_BYTES. Takes about 0.7 ms. False where the offset is not ours or
 * the page does not read back as it should. */
bool nor_program(uint32_t offset, const uint8_t page[NOR_PAGE_BYTES]);

#endif
