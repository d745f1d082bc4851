/* The store as its caller sees it, the flash work it does, and its formats. */
#include "bytes.h"
#include "crc.h"
#include "fake.h"
#include "life.h"
#include "unity.h"

#include <string.h>

void setUp(void) { life_reset(); }

void test_the_crc_is_the_usual_one(void) {
    TEST_ASSERT_EQUAL_HEX32(0xCBF43926, crc_32(0, "123456789", 9));
    TEST_ASSERT_EQUAL_HEX32(0xCBF43926, crc_32(crc_32(0, "1234", 4), "56789", 5));
}

void test_a_new_device_remembers_nothing_and_complains_of_nothing(void) {
    uint8_t byte;
    for (int i = 0; i < STORE_SLOTS; i++) TEST_ASSERT_EQUAL(0, store_get(&life, (store_slot)i, &byte, 1));
    TEST_ASSERT_EQUAL(-1, store_journal(&life, 0, &byte, 1));
    TEST_ASSERT_FALSE(life.damaged || life.newer);
    TEST_ASSERT_TRUE(store_clean(&life));
    TEST_ASSERT_EQUAL(0, fake_flash_steps());
}

void test_values_and_journal_survive_a_power_cycle(void) {
    char found[20] = "";
    store_put(&life, STORE_SETTINGS, "german", 6);
    store_put(&life, STORE_GAME, "extra", 5);
    store_append(&life, "roll", 4);
    store_append(&life, "build", 5);
    TEST_ASSERT_FALSE(store_clean(&life));
    life_settle();
    TEST_ASSERT_TRUE(store_clean(&life));
    life_power_cycle();
    TEST_ASSERT_EQUAL(6, store_get(&life, STORE_SETTINGS, found, sizeof found));
    TEST_ASSERT_EQUAL_STRING_LEN("german", found, 6);
    TEST_ASSERT_EQUAL(4, store_journal(&life, 0, found, sizeof found));
    TEST_ASSERT_EQUAL_STRING_LEN("roll", found, 4);
    TEST_ASSERT_EQUAL(5, store_journal(&life, 1, found, sizeof found));
    TEST_ASSERT_EQUAL(-1, store_journal(&life, 2, found, sizeof found));
    TEST_ASSERT_EQUAL(0, store_get(&life, STORE_BEST, found, sizeof found));
}

void test_a_short_buffer_gets_the_beginning_and_the_whole_length(void) {
    char found[4] = "...";
    store_put(&life, STORE_PLACE, "title", 5);
    TEST_ASSERT_EQUAL(5, store_get(&life, STORE_PLACE, found, 2));
    TEST_ASSERT_EQUAL_STRING("ti.", found);
}

void test_the_newest_value_wins(void) {
    for (int i = 0; i < 300; i++) {
        life_put(STORE_STATISTICS, i, 40);
        life_settle();
    }
    uint64_t sum = life_sum(&life);
    life_power_cycle();
    TEST_ASSERT_EQUAL_HEX64(sum, life_sum(&life));
}

void test_a_game_empties_the_journal_even_if_it_is_the_same_game(void) {
    life_put(STORE_GAME, 1, 100);
    life_append(1, 8);
    life_settle();
    life_put(STORE_GAME, 1, 100);
    TEST_ASSERT_FALSE(store_clean(&life));
    life_append(2, 8);
    life_settle();
    life_power_cycle();
    uint8_t entry[8];
    TEST_ASSERT_EQUAL(8, store_journal(&life, 0, entry, sizeof entry));
    TEST_ASSERT_EQUAL_HEX8(2, entry[0]);
    TEST_ASSERT_EQUAL(-1, store_journal(&life, 1, entry, sizeof entry));
}

void test_an_unchanged_value_costs_no_flash(void) {
    life_put(STORE_SETTINGS, 1, 60);
    life_settle();
    uint32_t steps = fake_flash_steps();
    life_put(STORE_SETTINGS, 1, 60);
    TEST_ASSERT_TRUE(store_clean(&life));
    life_settle();
    TEST_ASSERT_EQUAL_UINT32(steps, fake_flash_steps());
}

void test_what_is_too_long_or_empty_is_refused_and_changes_nothing(void) {
    TEST_ASSERT_FALSE(life_put(STORE_BEST, 1, STORE_VALUE_MAX + 1));
    TEST_ASSERT_TRUE(life_put(STORE_BEST, 1, STORE_VALUE_MAX));
    TEST_ASSERT_FALSE(life_append(1, 0));
    TEST_ASSERT_FALSE(life_append(1, STORE_ENTRY_MAX + 1));
    TEST_ASSERT_TRUE(life_append(1, STORE_ENTRY_MAX));
}

void test_a_full_journal_refuses_until_the_game_is_put(void) {
    for (int i = 0; i < STORE_ENTRIES_MAX; i++) TEST_ASSERT_TRUE(life_append(i, 15));
    TEST_ASSERT_FALSE(life_append(99, 1));
    life_put(STORE_GAME, 1, 10);
    int long_ones = 0;
    while (life_append(long_ones, STORE_ENTRY_MAX)) long_ones++;
    TEST_ASSERT_EQUAL(STORE_JOURNAL_MAX / (STORE_ENTRY_MAX + 1), long_ones);
}

void test_what_is_forgotten_stays_forgotten(void) {
    life_put(STORE_SETTINGS, 1, 60);
    life_put(STORE_STATISTICS, 1, 60);
    life_put(STORE_GAME, 1, 60);
    life_append(1, 8);
    life_settle();
    store_forget(&life, 1u << STORE_STATISTICS | 1u << STORE_GAME);
    life_settle();
    life_power_cycle();
    uint8_t byte;
    TEST_ASSERT_EQUAL(60, store_get(&life, STORE_SETTINGS, &byte, 1));
    TEST_ASSERT_EQUAL(0, store_get(&life, STORE_STATISTICS, &byte, 1));
    TEST_ASSERT_EQUAL(0, store_get(&life, STORE_GAME, &byte, 1));
    TEST_ASSERT_EQUAL(-1, store_journal(&life, 0, &byte, 1));
}

void test_everything_at_its_largest_fits(void) {
    for (int i = 0; i < STORE_SLOTS; i++) life_put((store_slot)i, 9, STORE_VALUE_MAX);
    while (life_append(5, STORE_ENTRY_MAX)) continue;
    uint64_t sum = life_sum(&life);
    int steps = 0;
    for (; !store_clean(&life); steps++) store_step(&life, false);
    TEST_ASSERT_EQUAL(STORE_STEPS_MAX, steps);
    life_power_cycle();
    TEST_ASSERT_EQUAL_HEX64(sum, life_sum(&life));
}

/* ---- how much flash work there is, and when */

void test_a_move_is_durable_after_one_page_program(void) {
    life_put(STORE_GAME, 1, 376);
    life_settle();
    int most = 0, programs = 0;
    for (int i = 0; i < 60; i++) {
        life_append(i, 8);
        int steps = 0;
        for (; !store_clean(&life); steps++) store_step(&life, false);
        programs += steps;
        if (steps > most) most = steps;
    }
    TEST_ASSERT_EQUAL(2, most); /* where the record crosses into the next page */
    TEST_ASSERT_LESS_OR_EQUAL(65, programs);
    TEST_ASSERT_EQUAL_UINT16(0, life.forced);
}

void test_a_step_is_at_most_one_flash_operation(void) {
    for (int i = 0; i < 400; i++) {
        life_put(STORE_GAME, i, 376);
        uint32_t before = fake_flash_steps();
        store_step(&life, i % 3 == 0);
        TEST_ASSERT_LESS_OR_EQUAL_UINT32(before + 1, fake_flash_steps());
    }
}

void test_it_erases_ahead_when_it_may_and_asks_for_it_when_it_may_not(void) {
    TEST_ASSERT_EQUAL(STORE_QUIET, store_step(&life, false));
    TEST_ASSERT_EQUAL_UINT32(0, fake_flash_steps());
    TEST_ASSERT_EQUAL(STORE_IDLE, store_step(&life, true));
    TEST_ASSERT_EQUAL_UINT32(1, fake_erases(0));
    life_put(STORE_SETTINGS, 1, 10);
    TEST_ASSERT_EQUAL(STORE_QUIET, store_step(&life, false));
    TEST_ASSERT_TRUE(store_clean(&life));
    TEST_ASSERT_EQUAL(STORE_IDLE, store_step(&life, true));
    TEST_ASSERT_EQUAL_UINT32(1, fake_erases(1));
    TEST_ASSERT_EQUAL_UINT16(0, life.forced);
}

void test_without_a_quiet_moment_it_erases_rather_than_lose_data(void) {
    for (int i = 0; i < 500; i++) {
        life_put(STORE_PLACE, i, 40);
        while (!store_clean(&life)) store_step(&life, false);
    }
    TEST_ASSERT_GREATER_THAN(3, life.forced);
    uint64_t sum = life_sum(&life);
    life_power_cycle();
    TEST_ASSERT_EQUAL_HEX64(sum, life_sum(&life));
}

void test_the_test_sector_is_left_alone(void) {
    for (int i = 0; i < 9000; i++) {
        life_put(STORE_PLACE, i, 40);
        life_settle();
    }
    TEST_ASSERT_EQUAL_UINT32(0, fake_erases(STORE_SECTORS));
    TEST_ASSERT_GREATER_THAN_UINT32(1, fake_erases(0));
}

static store store_before;

void test_a_record_counts_only_at_its_place_in_its_sector(void) {
    uint8_t record[STORE_RECORD_BYTES + 5] = "........abcde";
    store_format_record(record, 3, 70, 5);
    TEST_ASSERT_EQUAL(5, store_format_read_record(record, sizeof record, 3, 70));
    TEST_ASSERT_EQUAL(-1, store_format_read_record(record, sizeof record, 4, 70));
    TEST_ASSERT_EQUAL(-1, store_format_read_record(record, sizeof record, 3, 71));
    TEST_ASSERT_EQUAL(-1, store_format_read_record(record, sizeof record - 1, 3, 70));
    for (size_t bit = 0; bit < 8 * sizeof record; bit++) {
        record[bit / 8] ^= (uint8_t)(1u << bit % 8);
        TEST_ASSERT_EQUAL(-1, store_format_read_record(record, sizeof record, 3, 70));
        record[bit / 8] ^= (uint8_t)(1u << bit % 8);
    }
}

/* A journal piece of so many entries, all of one length. */
static size_t journal_piece(uint8_t *to, int entries, int length) {
    size_t size = (size_t)(entries * (length + 1));
    to[0] = 0x80;
    bytes_put16(to + 1, (uint32_t)size);
    memset(to + STORE_PIECE_BYTES, length, size);
    return STORE_PIECE_BYTES + size;
}

static bool unpacks(const uint8_t *packed, size_t length) {
    store_before = life;
    bool good = store_image_unpack(&life.image, packed, length);
    if (!good) TEST_ASSERT_EQUAL_MEMORY(&store_before, &life, sizeof life);
    return good;
}

void test_records_that_only_look_right_change_nothing(void) {
    uint8_t packed[3000] = {STORE_BEST, 2, 0, 'a', 'b'};
    TEST_ASSERT_TRUE(unpacks(packed, 5));
    TEST_ASSERT_FALSE(unpacks(packed, 4)); /* a value that ends before it should */
    TEST_ASSERT_FALSE(unpacks(packed, 2)); /* half a head */
    packed[0] = STORE_SLOTS;
    TEST_ASSERT_FALSE(unpacks(packed, 5)); /* a slot that is none */
    packed[0] = STORE_BEST;
    bytes_put16(packed + 1, STORE_VALUE_MAX + 1);
    TEST_ASSERT_FALSE(unpacks(packed, STORE_PIECE_BYTES + STORE_VALUE_MAX + 1)); /* too long a value */

    TEST_ASSERT_FALSE(unpacks(packed, journal_piece(packed, STORE_ENTRIES_MAX + 1, 1)));
    TEST_ASSERT_FALSE(unpacks(packed, journal_piece(packed, STORE_JOURNAL_MAX / 32 + 1, 31)));
    TEST_ASSERT_FALSE(unpacks(packed, journal_piece(packed, 1, STORE_ENTRY_MAX + 1)));
    TEST_ASSERT_FALSE(unpacks(packed, journal_piece(packed, 1, 0)));
    size_t length = journal_piece(packed, 2, 4);
    packed[STORE_PIECE_BYTES + 5] = 5; /* the last entry ends after its piece */
    TEST_ASSERT_FALSE(unpacks(packed, length));

    TEST_ASSERT_TRUE(unpacks(packed, journal_piece(packed, STORE_ENTRIES_MAX, 15)));
    TEST_ASSERT_FALSE(unpacks(packed, journal_piece(packed, 1, 1))); /* full */
    memcpy(packed, (uint8_t[]){STORE_GAME, 1, 0, 'g'}, 4);
    TEST_ASSERT_TRUE(unpacks(packed, 4 + journal_piece(packed + 4, STORE_ENTRIES_MAX, 1)));
}

static uint8_t flash_before[LIFE_FLASH_BYTES];

static void make_newer(uint32_t sector) {
    uint8_t *header = fake_flash() + sector * NOR_SECTOR_BYTES;
    store_header h;
    TEST_ASSERT_EQUAL(STORE_HEADER_GOOD, store_format_read_header(&h, header));
    h.format = STORE_FORMAT + 1;
    store_format_header(header, &h);
}

void test_a_newer_format_is_untouched_byte_for_byte_until_it_is_overruled(void) {
    life_long(300);
    make_newer(life.newest);
    memcpy(flash_before, fake_flash(), LIFE_FLASH_BYTES);
    life_power_cycle();
    TEST_ASSERT_TRUE(life.newer);
    TEST_ASSERT_FALSE(life.damaged);
    life_check_past(); /* the sector before is ours */
    for (int i = 0; i < 300; i++) {
        life_go(i);
        TEST_ASSERT_EQUAL(STORE_IDLE, store_step(&life, true));
    }
    TEST_ASSERT_FALSE(store_clean(&life));
    TEST_ASSERT_EQUAL_MEMORY(flash_before, fake_flash(), LIFE_FLASH_BYTES);

    store_overrule(&life);
    life_settle();
    TEST_ASSERT_TRUE(store_clean(&life));
    life_clean = life_handed;
    life_power_cycle();
    life_check("overruled");
    TEST_ASSERT_FALSE(life.newer || life.damaged);
}

void test_a_newer_format_that_was_overruled_and_lived_past_is_not_told_again(void) {
    life_long(900);
    make_newer(life.previous);
    life_power_cycle();
    TEST_ASSERT_FALSE(life.newer);
    life_check("newer, but long ago");
}

void test_a_format_that_never_was_is_not_read(void) {
    life_long(300);
    uint8_t *header = fake_flash() + (uint32_t)life.newest * NOR_SECTOR_BYTES;
    store_format_header(header, &(store_header){0, life.sequence});
    life_power_cycle();
    TEST_ASSERT_TRUE(life_sum(&life) != life_history[life_handed]);
    life_check_past();
}
