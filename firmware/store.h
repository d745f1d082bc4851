/* store: what the device remembers without power.
 *
 * Values in slots, of each the newest, and a journal of small entries since the
 * newest game; what is in them is the caller's business. All of it is kept in
 * RAM, and store_step() brings what is new into a ring of flash sectors.
 *
 *     store_open(&s);                                     // at power-on: finds everything again
 *     length = store_get(&s, STORE_SETTINGS, &mine, sizeof mine);
 *     ...
 *     store_put(&s, STORE_GAME, &game, sizeof game);      // costs no time; empties the journal
 *     store_append(&s, &move, sizeof move);
 *     ...
 *     switch (store_step(&s, nobody_would_notice_45_ms)) ...
 *
 * What was handed over is in the flash when store_clean() says so. Power may fail
 * at any time: after that everything is found as it was at some moment since the
 * store was last clean, never something later without something earlier, and a
 * game never with a journal that is not its own.
 *
 * Record by record, sector by sector: README.md. One change takes one page program
 * (two where it crosses into the next page); the first one after power-on, and the
 * first that does not fit into the sector, takes up to STORE_STEPS_MAX.
 */
#ifndef STORE_H
#define STORE_H

#include "nor.h"
#include "store_format.h"
#include "store_image.h"

enum {
    STORE_SECTORS = NOR_TEST_OFFSET / NOR_SECTOR_BYTES,
    STORE_CHECKPOINT_MAX = STORE_HEADER_BYTES + STORE_RECORD_BYTES + STORE_PACKED_MAX,
    STORE_STEPS_MAX = 1 + (STORE_CHECKPOINT_MAX + NOR_PAGE_BYTES - 1) / NOR_PAGE_BYTES, /* the 1 erases */
    STORE_NOWHERE = 255, /* in the place of a sector */
};

_Static_assert(STORE_CHECKPOINT_MAX <= (int)NOR_SECTOR_BYTES, "everything fits into one sector");
_Static_assert(STORE_SECTORS < STORE_NOWHERE, "a sector's number is a byte");

/* When store_step() should be called again. */
typedef enum store_wish {
    STORE_IDLE,  /* when something has been handed over */
    STORE_AGAIN, /* at once */
    STORE_QUIET, /* when it may erase */
} store_wish;

typedef struct store {
    store_image image;

    /* For the caller to look at, and to tell once. */
    bool newer;        /* the newest save is of a newer format: nothing is written, see store_overrule() */
    bool damaged;      /* something could not be read at power-on; what could be is here */
    uint16_t failures; /* erases and programs that did not verify since power-on; nothing is lost by them */
    uint16_t forced;   /* erases at a moment when somebody may notice */

    /* The sector that is written: a record is built in `stage` and then programmed
     * page by page, so that what is handed over meanwhile waits for the next one.
     * store_open() reads sectors there. */
    uint8_t stage[NOR_SECTOR_BYTES];
    uint16_t staged;     /* bytes of it */
    uint16_t programmed; /* bytes of those that are in the flash */
    uint16_t at;         /* where they belong in the sector */
    uint16_t index;      /* of the record */
    uint32_t sequence;   /* of the sector */
    uint8_t last;        /* the sector, or at power-on the newest */
    bool open;           /* there may be room for more records in it */
    bool owed;           /* something staged did not reach the flash: all must be written again */

    /* The ring. */
    uint8_t newest, previous; /* sectors with a complete checkpoint; these are not erased */
    uint8_t ready;            /* erased since power-on */
    bool bad[STORE_SECTORS];  /* did not verify since power-on */
} store;

/* Reads 16 bytes of every sector and one whole sector, 5104 bytes; one more sector
 * for each that should be newer and cannot be read. Writes nothing. The first sector
 * is not erased yet: give store_step() a quiet moment before the first store_put(). */
void store_open(store *s);

/* The newest value: copies at most `size` bytes and returns its length. 0: none. */
size_t store_get(const store *s, store_slot slot, void *to, size_t size);

/* Entry i of the journal: the same, but -1 past the end. */
int store_journal(const store *s, int i, void *to, size_t size);

/* Hands over a value; one that has not changed costs nothing. False: it is longer
 * than STORE_VALUE_MAX. */
bool store_put(store *s, store_slot slot, const void *from, size_t length);

/* Hands over an entry. False: it is empty or longer than STORE_ENTRY_MAX, or the
 * journal is full: STORE_ENTRIES_MAX of them, or STORE_JOURNAL_MAX bytes. Put the
 * game instead, as it is after this move. */
bool store_append(store *s, const void *entry, size_t length);

/* Forgets the values of these slots, bit i for slot i. */
void store_forget(store *s, unsigned slots);

/* At most one page program (0.7 ms), or one erase (45 ms): where `may_erase` says
 * so, or where something waits and there is no erased sector for it. */
store_wish store_step(store *s, bool may_erase);

/* All that was handed over is in the flash. STORE_IDLE without this: there is no
 * sector left that can be written, or none may be because of `newer`. */
bool store_clean(const store *s);

/* Writes over a save of a newer format from now on. */
void store_overrule(store *s);

/* The sector to be erased next, or STORE_NOWHERE. */
uint8_t store_next(const store *s);

#endif
