/* store_image: what the store keeps, in RAM, and how it is packed into bytes.
 *
 * A few values, of each the newest, and a journal of small entries that goes
 * with the game: putting a game empties it. The image also knows which of that
 * has not been packed yet:
 *
 *     store_image_put(&image, STORE_SETTINGS, &mine, sizeof mine);
 *     size = store_image_pack(&image, to, STORE_CHANGES);     // or STORE_ALL
 *     store_image_settle(&image);                             // that is all packed now
 *     ...
 *     store_image_unpack(&image, from, size);
 *
 * Packed, a value is its slot, its length in two bytes and its bytes; entries of
 * the journal are a piece of the same form with each entry behind its length.
 */
#ifndef STORE_IMAGE_H
#define STORE_IMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* These numbers are in the flash: another order, or one more, is another STORE_FORMAT. */
typedef enum store_slot {
    STORE_SETTINGS,
    STORE_STATISTICS,
    STORE_BEST,
    STORE_GAME, /* the journal is its */
    STORE_PLACE,
    STORE_REVIEW,
    STORE_SLOTS,
} store_slot;

enum {
    STORE_VALUE_MAX = 448,
    STORE_ENTRY_MAX = 32,
    STORE_ENTRIES_MAX = 64,
    STORE_JOURNAL_MAX = 1024, /* bytes of all entries and one more for each */
    STORE_PIECE_BYTES = 3,    /* before a value or a piece of the journal */
    STORE_PACKED_MAX =
        STORE_SLOTS * (STORE_PIECE_BYTES + STORE_VALUE_MAX) + STORE_PIECE_BYTES + STORE_JOURNAL_MAX,
};

typedef enum store_extent { STORE_CHANGES, STORE_ALL } store_extent;

typedef struct store_image {
    uint8_t value[STORE_SLOTS][STORE_VALUE_MAX];
    uint16_t length[STORE_SLOTS]; /* 0: no value */
    uint8_t journal[STORE_JOURNAL_MAX];
    uint16_t journal_bytes;
    uint16_t journal_packed; /* so many bytes of the journal are settled */
    uint8_t entries;
    uint8_t changed; /* bit i: slot i is not settled */
} store_image;

/* False, and nothing changes, where the value is too long. */
bool store_image_put(store_image *im, store_slot slot, const void *from, size_t length);

/* False, and nothing changes, where the entry is empty or too long or the journal full. */
bool store_image_append(store_image *im, const void *entry, size_t length);

/* Where entry i lies, and its length; NULL past the end. */
const uint8_t *store_image_entry(const store_image *im, int i, size_t *length);

bool store_image_changed(const store_image *im);
void store_image_settle(store_image *im);

/* Writes at most STORE_PACKED_MAX bytes and returns how many. */
size_t store_image_pack(const store_image *im, uint8_t *to, store_extent extent);

/* Takes over packed bytes, settled. False, and nothing changes, where they are not what pack writes. */
bool store_image_unpack(store_image *im, const uint8_t *from, size_t length);

#endif
