/* Flash contents from a fuzzer: stretches of bytes anywhere, and well-formed headers and
 * records around bytes of its choice, whose sums it could not guess. Whatever is there:
 * the store opens, what it finds is within its limits, and it goes on and keeps that. */
#include "fake.h"
#include "store.h"

#include <stdlib.h>
#include <string.h>

enum { ROUND = 4000, SEQUENCE_MAX = 0x7FFFFFFF };

typedef struct input {
    const uint8_t *at;
    size_t left;
} input;

static store s, again;

static void must(bool holds) {
    if (!holds) abort();
}

static uint32_t take(input *in, size_t bytes) {
    uint32_t number = 0;
    for (; bytes > 0 && in->left > 0; bytes--, in->left--) number = number << 8 | *in->at++;
    return number;
}

static size_t take_bytes(input *in, uint8_t *to, size_t length) {
    if (length > in->left) length = in->left;
    memcpy(to, in->at, length);
    in->at += length;
    in->left -= length;
    return length;
}

static void write_sector(input *in, uint8_t *sector, uint16_t format) {
    store_header header = {format, take(in, 2)};
    store_format_header(sector, &header);
    size_t at = STORE_HEADER_BYTES;
    for (uint16_t index = 0; in->left > 0; index++) {
        size_t length = take(in, 2) & 0xFFF;
        if (length == 0 || at + STORE_RECORD_BYTES + length > NOR_SECTOR_BYTES) return;
        length = take_bytes(in, sector + at + STORE_RECORD_BYTES, length);
        store_format_record(sector + at, index, header.sequence, length);
        at += STORE_RECORD_BYTES + length;
    }
}

static void write_flash(input *in) {
    while (in->left > 0) {
        uint32_t what = take(in, 1), sector = take(in, 1) % NOR_SECTORS, at = take(in, 2) % NOR_SECTOR_BYTES;
        uint8_t *bytes = fake_flash() + sector * NOR_SECTOR_BYTES;
        switch (what & 3) {
        case 0:
            take_bytes(in, bytes + at, NOR_SECTOR_BYTES - at < what ? NOR_SECTOR_BYTES - at : what);
            break;
        case 1: memset(bytes + at, (int)take(in, 1), NOR_SECTOR_BYTES - at); break;
        case 2: write_sector(in, bytes, STORE_FORMAT); break;
        case 3: write_sector(in, bytes, (uint16_t)take(in, 1)); break;
        }
    }
}

static void is_within_limits(const store *of) {
    uint8_t bytes[STORE_VALUE_MAX];
    int entries = 0;
    for (int i = 0; i < STORE_SLOTS; i++)
        must(store_get(of, (store_slot)i, bytes, sizeof bytes) <= STORE_VALUE_MAX);
    for (int length; (length = store_journal(of, entries, bytes, sizeof bytes)) >= 0; entries++)
        must(length > 0 && length <= STORE_ENTRY_MAX);
    must(entries <= STORE_ENTRIES_MAX);
}

static void finds_the_same(void) {
    store_open(&again);
    must(!again.newer);
    for (int i = 0; i < STORE_SLOTS; i++) {
        must(again.image.length[i] == s.image.length[i]);
        must(memcmp(again.image.value[i], s.image.value[i], s.image.length[i]) == 0);
    }
    must(again.image.journal_bytes == s.image.journal_bytes && again.image.entries == s.image.entries);
    must(memcmp(again.image.journal, s.image.journal, s.image.journal_bytes) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fake_reset();
    input in = {data, size};
    write_flash(&in);
    store_open(&s);
    is_within_limits(&s);
    if (s.sequence > SEQUENCE_MAX) return 0; /* more than any flash lives */
    if (s.newer) {
        uint32_t before = fake_flash_steps();
        must(store_put(&s, STORE_SETTINGS, "x", 1));
        must(store_step(&s, true) == STORE_IDLE && fake_flash_steps() == before);
        store_overrule(&s);
    }
    for (int i = 0; i < 40; i++) {
        uint8_t value[100] = {(uint8_t)i, (uint8_t)size};
        if (i % 4 == 0) store_put(&s, (store_slot)(i / 4 % STORE_SLOTS), value, sizeof value);
        else if (!store_append(&s, value, 9)) store_put(&s, STORE_GAME, value, 2);
        store_step(&s, i % 2);
    }
    for (int i = 0; i < ROUND && store_step(&s, true) != STORE_IDLE; i++) continue;
    must(store_clean(&s) && s.failures == 0);
    finds_the_same();
    return 0;
}
