#include "health.h"
#include "unity.h"

static health h;

void setUp(void) { health_init(&h); }

static void feed(bool bit, int count) {
    while (count--) health_bit(&h, bit);
}

void test_alternating_bits_are_good(void) {
    for (int i = 0; i < 100000; i++) health_bit(&h, i & 1);
    TEST_ASSERT_EQUAL(HEALTH_GOOD, h.verdict);
}

void test_a_hundred_equal_bits_are_luck_and_one_more_is_stuck(void) {
    feed(false, 1);
    feed(true, 100);
    TEST_ASSERT_EQUAL(HEALTH_GOOD, h.verdict);
    feed(true, 1);
    TEST_ASSERT_EQUAL(HEALTH_STUCK, h.verdict);
}

void test_stuck_at_zero_is_found_from_the_first_bit(void) {
    feed(false, 100);
    TEST_ASSERT_EQUAL(HEALTH_GOOD, h.verdict);
    feed(false, 1);
    TEST_ASSERT_EQUAL(HEALTH_STUCK, h.verdict);
}

/* One bit in the other direction after every `run` equal ones. */
static void feed_lopsided(int equal, int window) {
    int given = 0;
    for (int i = 0; i < window; i++) {
        bool majority = i == 0 || given * window < equal * i || equal == window;
        given += majority;
        health_bit(&h, majority);
    }
}

void test_903_of_1024_is_luck_and_904_is_lopsided(void) {
    feed_lopsided(903, HEALTH_WINDOW);
    TEST_ASSERT_EQUAL(HEALTH_GOOD, h.verdict);
    health_init(&h);
    feed_lopsided(904, HEALTH_WINDOW);
    TEST_ASSERT_EQUAL(HEALTH_LOPSIDED, h.verdict);
}

void test_each_window_starts_to_count_anew(void) {
    for (int i = 0; i < 20; i++) feed_lopsided(900, HEALTH_WINDOW);
    TEST_ASSERT_EQUAL(HEALTH_GOOD, h.verdict);
}

void test_a_failure_sticks(void) {
    feed(true, 200);
    for (int i = 0; i < 10000; i++) health_bit(&h, i & 1);
    TEST_ASSERT_EQUAL(HEALTH_STUCK, h.verdict);
    health_init(&h);
    TEST_ASSERT_EQUAL(HEALTH_GOOD, h.verdict);
}

void test_a_source_stuck_for_ever_does_not_overflow(void) {
    feed(true, 200000);
    TEST_ASSERT_EQUAL(HEALTH_STUCK, h.verdict);
}
