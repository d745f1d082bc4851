#include "store.h"

#include <string.h>

static size_t copy(void *to, size_t size, const uint8_t *from, size_t length) {
    memcpy(to, from, length < size ? length : size);
    return length;
}

size_t store_get(const store *s, store_slot slot, void *to, size_t size) {
    return copy(to, size, s->image.value[slot], s->image.length[slot]);
}

int store_journal(const store *s, int i, void *to, size_t size) {
    size_t length;
    const uint8_t *entry = store_image_entry(&s->image, i, &length);
    return entry ? (int)copy(to, size, entry, length) : -1;
}

bool store_put(store *s, store_slot slot, const void *from, size_t length) {
    return store_image_put(&s->image, slot, from, length);
}

bool store_append(store *s, const void *entry, size_t length) {
    return store_image_append(&s->image, entry, length);
}

void store_forget(store *s, unsigned slots) {
    for (int slot = 0; slot < STORE_SLOTS; slot++)
        if (slots >> slot & 1) store_put(s, (store_slot)slot, NULL, 0);
}

void store_overrule(store *s) { s->newer = false; }

static bool is_staged(const store *s) { return s->programmed < s->staged; }
static bool is_waiting(const store *s) { return s->owed || store_image_changed(&s->image); }

bool store_clean(const store *s) { return !is_staged(s) && !is_waiting(s); }

uint8_t store_next(const store *s) {
    for (int i = 1; i <= STORE_SECTORS; i++) {
        int sector = (s->last + i) % STORE_SECTORS;
        if (sector != s->newest && sector != s->previous && !s->bad[sector]) return (uint8_t)sector;
    }
    return STORE_NOWHERE;
}

static void failed(store *s, uint8_t sector) {
    s->bad[sector] = true;
    if (s->failures < UINT16_MAX) s->failures++;
}

static bool is_erased(uint8_t sector) {
    uint8_t page[NOR_PAGE_BYTES];
    for (uint32_t at = 0; at < NOR_SECTOR_BYTES; at += sizeof page) {
        nor_read((uint32_t)sector * NOR_SECTOR_BYTES + at, page, sizeof page);
        for (size_t i = 0; i < sizeof page; i++)
            if (page[i] != 0xFF) return false;
    }
    return true;
}

static void erase(store *s) {
    uint8_t sector = store_next(s);
    if (nor_erase((uint32_t)sector * NOR_SECTOR_BYTES) && is_erased(sector)) s->ready = sector;
    else failed(s, sector);
}

/* `head` bytes of the stage are taken already. */
static void stage(store *s, size_t head, store_extent extent) {
    uint8_t *record = s->stage + head;
    size_t length = store_image_pack(&s->image, record + STORE_RECORD_BYTES, extent);
    store_format_record(record, s->index, s->sequence, length);
    s->staged = (uint16_t)(head + STORE_RECORD_BYTES + length);
    s->programmed = 0;
}

static void unstage(store *s) { s->staged = s->programmed = 0; }

static bool stage_changes(store *s) {
    if (!s->open) return false;
    stage(s, 0, STORE_CHANGES);
    s->open = s->staged <= NOR_SECTOR_BYTES - s->at;
    if (!s->open) unstage(s);
    return s->open;
}

static bool stage_checkpoint(store *s) {
    if (s->ready == STORE_NOWHERE) return false;
    s->last = s->ready;
    s->ready = STORE_NOWHERE;
    s->sequence++;
    s->at = s->index = 0;
    s->open = true;
    s->owed = false;
    store_format_header(s->stage, &(store_header){STORE_FORMAT, s->sequence});
    stage(s, STORE_HEADER_BYTES, STORE_ALL);
    return true;
}

static void end_record(store *s) {
    if (s->index == 0) {
        s->previous = s->newest;
        s->newest = s->last;
    }
    s->at = (uint16_t)(s->at + s->staged);
    s->index++;
    unstage(s);
}

static void give_up_sector(store *s) {
    failed(s, s->last);
    s->open = false;
    s->owed = true;
    unstage(s);
}

static void program(store *s) {
    uint32_t offset = (uint32_t)s->last * NOR_SECTOR_BYTES + s->at + s->programmed;
    uint32_t in_page = offset % NOR_PAGE_BYTES;
    uint32_t length = NOR_PAGE_BYTES - in_page;
    if (length > (uint32_t)(s->staged - s->programmed)) length = (uint32_t)(s->staged - s->programmed);

    /* What is in the page already is programmed as it is: no further bit of it is cleared. */
    uint8_t page[NOR_PAGE_BYTES];
    nor_read(offset - in_page, page, sizeof page);
    memcpy(page + in_page, s->stage + s->programmed, length);
    if (!nor_program(offset - in_page, page)) {
        give_up_sector(s);
        return;
    }
    s->programmed = (uint16_t)(s->programmed + length);
    if (!is_staged(s)) end_record(s);
}

static store_wish wish(const store *s) {
    bool can_erase = s->ready == STORE_NOWHERE && store_next(s) != STORE_NOWHERE;
    bool stuck = !s->open && s->ready == STORE_NOWHERE && !can_erase;
    if (s->newer) return STORE_IDLE;
    if (!store_clean(s) && !stuck) return STORE_AGAIN;
    return can_erase ? STORE_QUIET : STORE_IDLE;
}

store_wish store_step(store *s, bool may_erase) {
    if (wish(s) == STORE_IDLE) return STORE_IDLE;
    if (!is_staged(s) && is_waiting(s) && (stage_changes(s) || stage_checkpoint(s)))
        store_image_settle(&s->image);
    bool must_erase = !is_staged(s) && is_waiting(s);
    if (is_staged(s)) program(s);
    else if (s->ready == STORE_NOWHERE && (may_erase || must_erase) && store_next(s) != STORE_NOWHERE) {
        erase(s);
        if (!may_erase) s->forced++;
    }
    return wish(s);
}
