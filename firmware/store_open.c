/* Power-on: the newest sector that can be read is everything. */
#include "store.h"

#include <string.h>

typedef enum sight { BLANK, READABLE, UNREADABLE, NEWER } sight;

typedef struct survey {
    uint32_t sequence[STORE_SECTORS];
    uint8_t sight[STORE_SECTORS];
} survey;

static void look(survey *all, uint8_t sector) {
    uint8_t bytes[STORE_HEADER_BYTES];
    store_header header = {0, 0};
    nor_read((uint32_t)sector * NOR_SECTOR_BYTES, bytes, sizeof bytes);
    store_header_kind kind = store_format_read_header(&header, bytes);
    all->sequence[sector] = header.sequence;
    all->sight[sector] = kind == STORE_HEADER_BLANK     ? BLANK
                         : kind == STORE_HEADER_BAD     ? UNREADABLE
                         : header.format > STORE_FORMAT ? NEWER
                                                        : READABLE;
}

/* The newest sector of this look, before another one. */
static uint8_t find_newest(const survey *all, sight is, uint8_t except) {
    uint8_t best = STORE_NOWHERE;
    for (uint8_t i = 0; i < STORE_SECTORS; i++)
        if (all->sight[i] == is && i != except)
            if (best == STORE_NOWHERE || all->sequence[i] > all->sequence[best]) best = i;
    return best;
}

/* Takes over what a sector says. False, and nothing is taken: it has no complete checkpoint. */
typedef bool reader(store *s, const uint8_t *sector, uint32_t sequence);

static bool read_1(store *s, const uint8_t *sector, uint32_t sequence) {
    size_t at = STORE_HEADER_BYTES;
    for (uint16_t index = 0;; index++) {
        int length = store_format_read_record(sector + at, NOR_SECTOR_BYTES - at, index, sequence);
        const uint8_t *packed = sector + at + STORE_RECORD_BYTES;
        if (length < 0 || !store_image_unpack(&s->image, packed, (size_t)length)) {
            s->damaged |= store_format_goes_on(sector, at, index, sequence);
            return index > 0;
        }
        at += STORE_RECORD_BYTES + (size_t)length;
    }
}

/* By the format number; there was never a format 0. */
static reader *const readers[STORE_FORMAT + 1] = {NULL, read_1};

static bool read_sector(store *s, uint8_t sector) {
    store_header header;
    nor_read((uint32_t)sector * NOR_SECTOR_BYTES, s->stage, sizeof s->stage);
    return store_format_read_header(&header, s->stage) == STORE_HEADER_GOOD && readers[header.format] &&
           readers[header.format](s, s->stage, header.sequence);
}

void store_open(store *s) {
    memset(s, 0, sizeof *s);
    s->newest = s->previous = s->ready = STORE_NOWHERE;
    survey all;
    for (uint8_t i = 0; i < STORE_SECTORS; i++) {
        look(&all, i);
        if (all.sequence[i] > s->sequence) s->sequence = all.sequence[i];
    }

    uint8_t newest;
    while ((newest = find_newest(&all, READABLE, STORE_NOWHERE)) != STORE_NOWHERE && !read_sector(s, newest))
        all.sight[newest] = UNREADABLE;
    s->newest = newest;
    s->previous = find_newest(&all, READABLE, newest);
    s->last = newest != STORE_NOWHERE ? newest : STORE_SECTORS - 1;

    uint8_t newer = find_newest(&all, NEWER, STORE_NOWHERE);
    s->newer =
        newer != STORE_NOWHERE && (newest == STORE_NOWHERE || all.sequence[newer] > all.sequence[newest]);

    /* Power can have ended an erase or a checkpoint there, and nowhere else. */
    all.sight[store_next(s)] = BLANK;
    s->damaged |= find_newest(&all, UNREADABLE, STORE_NOWHERE) != STORE_NOWHERE;
}
