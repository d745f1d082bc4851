/* The flash that other tests trust. */
#include "fake.h"
#include "nor.h"
#include "unity.h"

#include <string.h>

static uint8_t page[NOR_PAGE_BYTES], back[NOR_PAGE_BYTES];

void setUp(void) {
    fake_reset();
    memset(page, 0xA5, sizeof page);
}

static uint8_t byte_at(uint32_t offset) {
    uint8_t byte;
    nor_read(offset, &byte, 1);
    return byte;
}

void test_new_flash_is_erased(void) {
    TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(0));
    TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(NOR_SECTORS * NOR_SECTOR_BYTES - 1));
}

void test_what_was_programmed_can_be_read(void) {
    TEST_ASSERT_TRUE(nor_program(512, page));
    nor_read(512, back, sizeof back);
    TEST_ASSERT_EQUAL_MEMORY(page, back, sizeof back);
    TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(511));
    TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(768));
}

void test_programming_only_clears_bits(void) {
    nor_program(0, page);
    memset(page, 0x5A, sizeof page);
    TEST_ASSERT_FALSE(nor_program(0, page)); /* does not read back as it should */
    TEST_ASSERT_EQUAL_HEX8(0x00, byte_at(0));
}

void test_erasing_sets_one_whole_sector_and_counts(void) {
    nor_program(0, page);
    nor_program(NOR_SECTOR_BYTES, page);
    TEST_ASSERT_TRUE(nor_erase(0));
    TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(0));
    TEST_ASSERT_EQUAL_HEX8(0xA5, byte_at(NOR_SECTOR_BYTES));
    TEST_ASSERT_EQUAL_UINT32(1, fake_erases(0));
    TEST_ASSERT_EQUAL_UINT32(0, fake_erases(1));
}

void test_offsets_that_are_not_ours_are_refused(void) {
    TEST_ASSERT_FALSE(nor_program(NOR_SECTORS * NOR_SECTOR_BYTES, page));
    TEST_ASSERT_FALSE(nor_program(1, page));
    TEST_ASSERT_FALSE(nor_erase(256));
    TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(NOR_SECTORS * NOR_SECTOR_BYTES));
    TEST_ASSERT_EQUAL_UINT32(0, fake_flash_steps());
}

void test_power_can_fail_inside_a_step_and_stays_off(void) {
    fake_cut_power(1, 10);
    TEST_ASSERT_TRUE(nor_program(0, page));
    TEST_ASSERT_FALSE(nor_program(256, page));
    TEST_ASSERT_EQUAL_HEX8(0xA5, byte_at(265));
    TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(266));
    TEST_ASSERT_TRUE(fake_power_is_cut());
    TEST_ASSERT_FALSE(nor_erase(0));
    TEST_ASSERT_EQUAL_HEX8(0xA5, byte_at(0));
    fake_power_back();
    TEST_ASSERT_TRUE(nor_erase(0));
    TEST_ASSERT_EQUAL_UINT32(3, fake_flash_steps());
}

void test_a_broken_page_does_not_verify(void) {
    fake_break_page(256);
    TEST_ASSERT_TRUE(nor_program(0, page));
    TEST_ASSERT_FALSE(nor_program(256, page));
}
