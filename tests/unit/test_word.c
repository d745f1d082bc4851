#include "unity.h"
#include "word.h"

void test_a_line_falls_into_words(void) {
    char text[] = "  press  a long ";
    char *rest = text;
    TEST_ASSERT_EQUAL_STRING("press", word_next(&rest));
    TEST_ASSERT_EQUAL_STRING("a", word_next(&rest));
    TEST_ASSERT_EQUAL_STRING("long", word_next(&rest));
    TEST_ASSERT_EQUAL_STRING("", word_next(&rest));
    TEST_ASSERT_EQUAL_STRING("", word_next(&rest));
}

void test_words_are_the_same_only_in_full(void) {
    TEST_ASSERT_TRUE(word_is("rng", "rng"));
    TEST_ASSERT_FALSE(word_is("rng", "rngs"));
    TEST_ASSERT_FALSE(word_is("rngs", "rng"));
    TEST_ASSERT_FALSE(word_is("", "rng"));
}

static uint32_t value;

void test_numbers_are_read_up_to_their_limit(void) {
    TEST_ASSERT_TRUE(word_uint("255", 255, &value));
    TEST_ASSERT_EQUAL_UINT32(255, value);
    TEST_ASSERT_FALSE(word_uint("256", 255, &value));
    TEST_ASSERT_TRUE(word_uint("4294967295", UINT32_MAX, &value));
    TEST_ASSERT_EQUAL_UINT32(UINT32_MAX, value);
    TEST_ASSERT_FALSE(word_uint("4294967296", UINT32_MAX, &value));
    TEST_ASSERT_FALSE(word_uint("99999999999", UINT32_MAX, &value));
}

void test_what_is_no_number_changes_nothing(void) {
    value = 7;
    TEST_ASSERT_FALSE(word_uint("", 9, &value));
    TEST_ASSERT_FALSE(word_uint("-1", 9, &value));
    TEST_ASSERT_FALSE(word_uint("1x", 99, &value));
    TEST_ASSERT_FALSE(word_uint("9", 5, &value));
    TEST_ASSERT_EQUAL_UINT32(7, value);
}
