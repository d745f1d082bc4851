/* Pages that break, bits that flip, sectors full of noise. */
#include "fake.h"
#include "life.h"
#include "lot.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

void setUp(void) { life_reset(); }

static uint8_t flash_before[LIFE_FLASH_BYTES];

void test_a_broken_page_is_left_behind_and_nothing_is_lost(void) {
    life_put(STORE_SETTINGS, 1, 60);
    life_settle();
    for (uint32_t page = 0; page < NOR_SECTOR_BYTES / NOR_PAGE_BYTES; page++) {
        fake_reset();
        store_open(&life);
        fake_break_page(2 * NOR_SECTOR_BYTES + page * NOR_PAGE_BYTES);
        life_begin();
        for (int i = 0; i < 900; i++) {
            life_go(i);
            while (!store_clean(&life)) life_step(true);
        }
        TEST_ASSERT_GREATER_THAN(4, life.sequence);
        TEST_ASSERT_EQUAL_UINT16(1, life.failures);
        TEST_ASSERT_TRUE(life.bad[2]);
        life_power_cycle();
        life_check("broken page");
    }
}

void test_a_flash_that_takes_nothing_is_given_up_and_the_store_goes_on_in_ram(void) {
    life_settle();
    fake_cut_power(fake_flash_steps(), 0); /* from now on every step fails */
    life_put(STORE_SETTINGS, 1, 60);
    store_wish wish = STORE_AGAIN;
    for (int i = 0; i < 200 && wish != STORE_IDLE; i++) wish = store_step(&life, true);
    TEST_ASSERT_EQUAL(STORE_IDLE, wish);
    TEST_ASSERT_FALSE(store_clean(&life));
    TEST_ASSERT_EQUAL_UINT16(STORE_SECTORS, life.failures);
    uint8_t byte;
    TEST_ASSERT_EQUAL(60, store_get(&life, STORE_SETTINGS, &byte, 1));
}

void test_the_last_two_good_sectors_are_never_erased(void) {
    for (int good = 1; good <= 4; good++) {
        fake_reset();
        store_open(&life);
        memset(life.bad + good, true, (size_t)(STORE_SECTORS - good));
        store_wish wish = STORE_AGAIN;
        for (int i = 0; i < 600; i++) {
            life_put(STORE_PLACE, i, 100);
            uint8_t newest = life.newest, previous = life.previous;
            uint32_t before = newest < STORE_SECTORS ? fake_erases(newest) : 0;
            uint32_t before_that = previous < STORE_SECTORS ? fake_erases(previous) : 0;
            wish = store_step(&life, true);
            if (newest < STORE_SECTORS) TEST_ASSERT_EQUAL_UINT32(before, fake_erases(newest));
            if (previous < STORE_SECTORS) TEST_ASSERT_EQUAL_UINT32(before_that, fake_erases(previous));
        }
        TEST_ASSERT_EQUAL(good > 2, life.sequence > 5); /* with two it ends when they are full, */
        TEST_ASSERT_EQUAL(good > 2, wish != STORE_IDLE);
        life_power_cycle(); /* and can be read as ever */
        uint8_t byte;
        TEST_ASSERT_EQUAL(100, store_get(&life, STORE_PLACE, &byte, 1));
    }
}

void test_ten_thousand_bit_flips_never_show_what_was_never_there(void) {
    life_long(1500);
    uint8_t newest = life.newest, used = life.newest < STORE_SECTORS - 1 ? life.newest + 1 : STORE_SECTORS;
    lot l = {4711};
    int noticed = 0, lost = 0, silent = 0;
    for (int i = 0; i < 10000; i++) {
        size_t at = (size_t)lot_below(&l, NOR_SECTOR_BYTES);
        at += NOR_SECTOR_BYTES * (size_t)(i % 2 ? newest : lot_below(&l, used));
        uint8_t bit = (uint8_t)(1u << lot_below(&l, 8));
        fake_flash()[at] ^= bit;
        store_open(&life);
        life_check_past();
        noticed += life.damaged;
        lost += life_sum(&life) != life_history[life_handed];
        silent += life_sum(&life) != life_history[life_handed] && !life.damaged;
        fake_flash()[at] ^= bit;
    }
    printf("store: of 10000 flipped bits %d lost something, %d of them untold\n", lost, silent);
    TEST_ASSERT_GREATER_THAN(1000, noticed);
    TEST_ASSERT_LESS_THAN(100, silent); /* in the last record, as if power had ended it */
}

void test_a_bit_flip_in_the_middle_of_the_newest_sector_is_told(void) {
    life_long(900);
    while (life.at < 3000) {
        life_append(life_handed, 8);
        life_put(STORE_PLACE, life_handed++, 8);
        life_settle();
    }
    uint32_t begin = (uint32_t)life.newest * NOR_SECTOR_BYTES, end = begin + life.at - 60u;
    for (uint32_t at = begin + STORE_HEADER_BYTES; at < end; at++) {
        fake_flash()[at] ^= 4;
        store_open(&life);
        TEST_ASSERT_TRUE(life.damaged);
        fake_flash()[at] ^= 4;
    }
}

void test_overwritten_stretches_never_show_what_was_never_there(void) {
    life_long(1500);
    memcpy(flash_before, fake_flash(), LIFE_FLASH_BYTES);
    lot l = {42};
    uint32_t newest = life.newest;
    TEST_ASSERT_TRUE(newest > 0 && newest < STORE_SECTORS - 2);
    for (int i = 0; i < 2000; i++) {
        size_t length = (size_t)lot_below(&l, 600) + 1, at = (size_t)lot_below(&l, 3 * NOR_SECTOR_BYTES);
        at += NOR_SECTOR_BYTES * (size_t)(newest - 1);
        for (size_t k = 0; k < length; k++) fake_flash()[at + k] = i % 3 ? (uint8_t)(lot_next(&l) >> 8) : 0;
        store_open(&life);
        life_check_past();
        memcpy(fake_flash(), flash_before, LIFE_FLASH_BYTES);
    }
}

void test_a_page_of_nothing_in_the_middle_is_told(void) {
    life_long(900);
    while (life.at < 3000) {
        life_append(life_handed++, 8);
        life_settle();
        if (life.image.entries == 50) life_put(STORE_GAME, life_handed++, 8);
    }
    memcpy(flash_before, fake_flash(), LIFE_FLASH_BYTES);
    uint32_t begin = (uint32_t)life.newest * NOR_SECTOR_BYTES;
    for (uint32_t page = 1; page < 10; page++) {
        memset(fake_flash() + begin + page * NOR_PAGE_BYTES, 0, NOR_PAGE_BYTES);
        store_open(&life);
        TEST_ASSERT_TRUE(life.damaged);
        memcpy(fake_flash(), flash_before, LIFE_FLASH_BYTES);
    }
}

void test_one_sector_without_a_checkpoint_is_a_power_cut_and_two_are_damage(void) {
    for (int i = 1; i <= 3; i++) {
        life_power_cycle();
        life_put(STORE_SETTINGS, i, 60);
        life_settle();
    }
    fake_flash()[2 * NOR_SECTOR_BYTES + 50] ^= 1;
    life_power_cycle();
    TEST_ASSERT_EQUAL(1, life.newest);
    TEST_ASSERT_FALSE(life.damaged);
    fake_flash()[1 * NOR_SECTOR_BYTES + 50] ^= 1;
    life_power_cycle();
    TEST_ASSERT_EQUAL(0, life.newest);
    TEST_ASSERT_TRUE(life.damaged);
}

void test_random_contents_are_told_once_and_then_lived_in(void) {
    lot l = {99};
    for (size_t i = 0; i < LIFE_FLASH_BYTES; i++) fake_flash()[i] = (uint8_t)(lot_next(&l) >> 8);
    life_power_cycle();
    TEST_ASSERT_TRUE(life.damaged);
    life_begin();
    life_long(3000);
    TEST_ASSERT_GREATER_THAN(STORE_SECTORS, life.sequence);
    life_power_cycle();
    life_check("after random contents");
    TEST_ASSERT_FALSE(life.damaged);
}
