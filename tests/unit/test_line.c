#include "line.h"
#include "unity.h"

static char text[16];
static line l;

void setUp(void) { l = line_in(text, sizeof text); }

void test_a_line_starts_empty(void) { TEST_ASSERT_EQUAL_STRING("", text); }

void test_words_and_numbers_follow_each_other(void) {
    line_text(&l, "roll ");
    line_int(&l, -12);
    line_char(&l, '!');
    TEST_ASSERT_EQUAL_STRING("roll -12!", text);
    TEST_ASSERT_FALSE(l.full);
}

void test_the_ends_of_the_number_range_are_written(void) {
    line_int(&l, INT32_MIN);
    TEST_ASSERT_EQUAL_STRING("-2147483648", text);
    line_clear(&l);
    line_uint(&l, UINT32_MAX);
    TEST_ASSERT_EQUAL_STRING("4294967295", text);
    line_clear(&l);
    line_int(&l, 0);
    TEST_ASSERT_EQUAL_STRING("0", text);
}

void test_numbers_can_be_set_right(void) {
    line_uint_wide(&l, 42, 5);
    TEST_ASSERT_EQUAL_STRING("   42", text);
}

void test_thousandths_keep_their_zeros(void) {
    line_milli(&l, 12003);
    TEST_ASSERT_EQUAL_STRING("12.003", text);
}

void test_hexadecimal_is_filled_with_zeros(void) {
    line_hex(&l, 0x3C, 4);
    TEST_ASSERT_EQUAL_STRING("003C", text);
}

void test_what_does_not_fit_is_dropped_and_told(void) {
    line_text(&l, "0123456789abcdefgh");
    TEST_ASSERT_EQUAL_STRING("0123456789abcde", text);
    TEST_ASSERT_TRUE(l.full);
}

void test_a_part_of_a_text_can_be_taken(void) {
    line_bytes(&l, "settlement", 6);
    TEST_ASSERT_EQUAL_STRING("settle", text);
}
