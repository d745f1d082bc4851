#include "store_image.h"

#include "bytes.h"

#include <string.h>

enum { JOURNAL = 0x80 }; /* in the place of a slot */

static void empty_journal(store_image *im) { im->journal_bytes = im->journal_packed = im->entries = 0; }

bool store_image_put(store_image *im, store_slot slot, const void *from, size_t length) {
    if (length > STORE_VALUE_MAX) return false;
    bool same = length == im->length[slot] && (length == 0 || memcmp(im->value[slot], from, length) == 0);
    if (same && (slot != STORE_GAME || im->entries == 0)) return true;
    if (length > 0) memcpy(im->value[slot], from, length);
    im->length[slot] = (uint16_t)length;
    im->changed |= (uint8_t)(1u << slot);
    if (slot == STORE_GAME) empty_journal(im);
    return true;
}

bool store_image_append(store_image *im, const void *entry, size_t length) {
    if (length == 0 || length > STORE_ENTRY_MAX || im->entries == STORE_ENTRIES_MAX) return false;
    if (length + 1 > (size_t)(STORE_JOURNAL_MAX - im->journal_bytes)) return false;
    uint8_t *to = im->journal + im->journal_bytes;
    *to = (uint8_t)length;
    memcpy(to + 1, entry, length);
    im->journal_bytes = (uint16_t)(im->journal_bytes + length + 1);
    im->entries++;
    return true;
}

const uint8_t *store_image_entry(const store_image *im, int i, size_t *length) {
    if (i < 0 || i >= im->entries) return NULL;
    const uint8_t *at = im->journal;
    while (i-- > 0) at += *at + 1;
    *length = *at;
    return at + 1;
}

bool store_image_changed(const store_image *im) {
    return im->changed || im->journal_packed < im->journal_bytes;
}

void store_image_settle(store_image *im) {
    im->changed = 0;
    im->journal_packed = im->journal_bytes;
}

static uint8_t *piece(uint8_t *to, int what, const uint8_t *from, size_t length) {
    to[0] = (uint8_t)what;
    bytes_put16(to + 1, (uint32_t)length);
    memcpy(to + STORE_PIECE_BYTES, from, length);
    return to + STORE_PIECE_BYTES + length;
}

size_t store_image_pack(const store_image *im, uint8_t *to, store_extent extent) {
    uint8_t *at = to;
    for (int slot = 0; slot < STORE_SLOTS; slot++)
        if (extent == STORE_ALL ? im->length[slot] > 0 : im->changed >> slot & 1)
            at = piece(at, slot, im->value[slot], im->length[slot]);
    /* after the game, which empties the journal of whoever unpacks it */
    size_t packed = extent == STORE_ALL ? 0 : im->journal_packed;
    if (packed < im->journal_bytes) at = piece(at, JOURNAL, im->journal + packed, im->journal_bytes - packed);
    return (size_t)(at - to);
}

/* How many entries there are in a piece of a journal; -1: that is none. */
static int count_entries(const uint8_t *from, size_t length) {
    int count = 0;
    for (size_t at = 0; at < length; at += from[at] + 1u, count++)
        if (from[at] == 0 || from[at] > STORE_ENTRY_MAX || from[at] >= length - at) return -1;
    return count;
}

/* Are these whole pieces, and is there room for them? */
static bool are_pieces(const store_image *im, const uint8_t *from, size_t length) {
    size_t bytes = im->journal_bytes;
    int entries = im->entries;
    while (length > 0) {
        if (length < STORE_PIECE_BYTES) return false;
        size_t size = bytes_get16(from + 1);
        if (size > length - STORE_PIECE_BYTES) return false;
        if (from[0] == JOURNAL) {
            int more = count_entries(from + STORE_PIECE_BYTES, size);
            bytes += size;
            entries += more;
            if (more < 0 || entries > STORE_ENTRIES_MAX || bytes > STORE_JOURNAL_MAX) return false;
        } else if (from[0] >= STORE_SLOTS || size > STORE_VALUE_MAX) return false;
        else if (from[0] == STORE_GAME) bytes = 0, entries = 0;
        from += STORE_PIECE_BYTES + size;
        length -= STORE_PIECE_BYTES + size;
    }
    return true;
}

static void take_journal(store_image *im, const uint8_t *from, size_t length) {
    memcpy(im->journal + im->journal_bytes, from, length);
    im->journal_bytes = (uint16_t)(im->journal_bytes + length);
    im->entries = (uint8_t)(im->entries + count_entries(from, length));
}

bool store_image_unpack(store_image *im, const uint8_t *from, size_t length) {
    if (!are_pieces(im, from, length)) return false;
    for (const uint8_t *end = from + length; from < end;) {
        size_t size = bytes_get16(from + 1);
        if (from[0] == JOURNAL) take_journal(im, from + STORE_PIECE_BYTES, size);
        else store_image_put(im, (store_slot)from[0], from + STORE_PIECE_BYTES, size);
        from += STORE_PIECE_BYTES + size;
    }
    store_image_settle(im);
    return true;
}
