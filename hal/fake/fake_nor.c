#include "fake_nor.h"

#include "fake.h"
#include "nor.h"

#include <string.h>

enum { BYTES = NOR_SECTORS * NOR_SECTOR_BYTES };
static const uint32_t never = UINT32_MAX;

static struct {
    uint8_t bits[BYTES];
    uint32_t erases[NOR_SECTORS];
    uint32_t steps;
    uint32_t cut_step;
    size_t cut_bytes;
    bool off;
    uint32_t broken_page;
    fake_flash_watcher *watcher;
} flash;

void fake_nor_reset(void) {
    memset(&flash, 0, sizeof flash);
    memset(flash.bits, 0xFF, sizeof flash.bits);
    flash.cut_step = flash.broken_page = never;
}

void fake_cut_power(uint32_t step, size_t bytes) {
    flash.cut_step = step;
    flash.cut_bytes = bytes;
}

void fake_power_back(void) {
    flash.off = false;
    flash.cut_step = never;
}

bool fake_power_is_cut(void) { return flash.off; }
uint32_t fake_flash_steps(void) { return flash.steps; }
uint32_t fake_erases(uint32_t sector) { return flash.erases[sector]; }
uint8_t *fake_flash(void) { return flash.bits; }
void fake_watch_flash(fake_flash_watcher *watcher) { flash.watcher = watcher; }
void fake_break_page(uint32_t offset) { flash.broken_page = offset; }

/* How many bytes of this step still happen. */
static size_t step(size_t length) {
    if (flash.off) return 0;
    if (flash.steps++ != flash.cut_step) return length;
    flash.off = true;
    return flash.cut_bytes < length ? flash.cut_bytes : length;
}

void nor_init(void) {}

void nor_read(uint32_t offset, void *to, size_t length) {
    memset(to, 0xFF, length);
    if (offset <= BYTES && length <= BYTES - offset) memcpy(to, flash.bits + offset, length);
}

bool nor_erase(uint32_t offset) {
    if (offset >= BYTES || offset % NOR_SECTOR_BYTES) return false;
    if (flash.watcher && !flash.off) flash.watcher(offset, NULL);
    size_t done = step(NOR_SECTOR_BYTES);
    memset(flash.bits + offset, 0xFF, done);
    if (done) flash.erases[offset / NOR_SECTOR_BYTES]++;
    return done == NOR_SECTOR_BYTES && !flash.off;
}

bool nor_program(uint32_t offset, const uint8_t page[NOR_PAGE_BYTES]) {
    if (offset >= BYTES || offset % NOR_PAGE_BYTES) return false;
    if (flash.watcher && !flash.off) flash.watcher(offset, page);
    size_t done = step(NOR_PAGE_BYTES);
    for (size_t i = 0; i < done; i++) flash.bits[offset + i] &= page[i];
    if (offset == flash.broken_page) flash.bits[offset] = 0x55 & (uint8_t)~page[0];
    return !flash.off && memcmp(flash.bits + offset, page, NOR_PAGE_BYTES) == 0;
}
