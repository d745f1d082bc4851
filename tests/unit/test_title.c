/* Who holds a title, by the numbers alone. */
#include "title.h"
#include "unity.h"

enum { NOBODY = GAME_NOBODY };

static int holder(int a, int b, int c, int before) {
    const uint8_t amount[] = {(uint8_t)a, (uint8_t)b, (uint8_t)c};
    return title_holder(amount, 3, before, 5);
}

void test_below_the_least_nobody_holds_it(void) { TEST_ASSERT_EQUAL_INT(NOBODY, holder(4, 3, 4, NOBODY)); }

void test_the_first_to_reach_the_least_holds_it(void) { TEST_ASSERT_EQUAL_INT(1, holder(4, 5, 4, NOBODY)); }

void test_as_much_does_not_take_it(void) {
    TEST_ASSERT_EQUAL_INT(1, holder(5, 5, 4, 1));
    TEST_ASSERT_EQUAL_INT(2, holder(6, 6, 6, 2));
}

void test_strictly_more_takes_it(void) { TEST_ASSERT_EQUAL_INT(0, holder(6, 5, 4, 1)); }

void test_a_holder_who_was_cut_keeps_it_while_nobody_is_longer_and_he_has_the_least(void) {
    TEST_ASSERT_EQUAL_INT(0, holder(5, 5, 5, 0));
    TEST_ASSERT_EQUAL_INT(0, holder(5, 4, 4, 0));
}

void test_else_it_goes_to_the_single_longest_other(void) {
    TEST_ASSERT_EQUAL_INT(1, holder(5, 6, 4, 0));
    TEST_ASSERT_EQUAL_INT(1, holder(3, 7, 6, 0));
}

void test_a_tie_among_others_leaves_nobody_with_it(void) {
    TEST_ASSERT_EQUAL_INT(NOBODY, holder(3, 6, 6, 0));
    TEST_ASSERT_EQUAL_INT(NOBODY, holder(5, 6, 6, 0));
}

void test_a_holder_cut_below_the_least_loses_it_even_to_nobody(void) {
    TEST_ASSERT_EQUAL_INT(NOBODY, holder(4, 4, 3, 0));
}

void test_from_nobody_it_goes_to_whoever_is_longest_alone(void) {
    TEST_ASSERT_EQUAL_INT(NOBODY, holder(6, 6, 5, NOBODY));
    TEST_ASSERT_EQUAL_INT(1, holder(6, 7, 5, NOBODY));
}
