#include "dice.h"
#include "tumble.h"
#include "unity.h"

void test_a_roll_lasts_about_half_a_second(void) {
    TEST_ASSERT_FALSE(tumble_over(499));
    TEST_ASSERT_TRUE(tumble_over(TUMBLE_MS));
    TEST_ASSERT_TRUE(TUMBLE_MS >= 400 && TUMBLE_MS <= 600);
}

void test_the_dice_come_to_rest_one_after_another(void) {
    for (uint32_t t = 0; t < TUMBLE_MS; t++)
        for (int die = 1; die < DICE_MAX; die++)
            if (tumble_moves(die - 1, t)) TEST_ASSERT_TRUE(tumble_moves(die, t));
    for (int die = 0; die < DICE_MAX; die++) {
        TEST_ASSERT_TRUE(tumble_moves(die, 0));
        TEST_ASSERT_FALSE(tumble_moves(die, TUMBLE_MS));
        TEST_ASSERT_EQUAL_INT(0, tumble_hop_px(die, TUMBLE_MS));
    }
}

void test_a_moving_die_shows_another_face_in_every_frame(void) {
    for (uint32_t serial = 0; serial < 50; serial++)
        for (int die = 0; die < DICE_MAX; die++)
            for (uint32_t t = 0; t + TUMBLE_FRAME_MS < TUMBLE_MS; t += TUMBLE_FRAME_MS)
                TEST_ASSERT_NOT_EQUAL(tumble_face(serial, die, t),
                                      tumble_face(serial, die, t + TUMBLE_FRAME_MS));
}
