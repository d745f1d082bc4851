#include "free.h"
#include "unity.h"

#include <string.h>

static free_state s;

static free_move roll(dice_set dice, const char *letters) {
    free_move m = {.kind = FREE_ROLL, .dice = dice};
    for (int die = 0; die < DICE_MAX; die++)
        if (dice_has(dice, die)) m.faces[die] = (uint8_t)dice_parse(*letters++);
    return m;
}

static void must(free_move m) { TEST_ASSERT_EQUAL_STRING("ok", reason_word(free_apply(&s, &m))); }

static void refused(const char *why, free_move m) {
    free_state before = s;
    TEST_ASSERT_EQUAL_STRING(why, reason_word(free_apply(&s, &m)));
    TEST_ASSERT_EQUAL_MEMORY(&before, &s, sizeof s);
}

static void shows(const char *letters) {
    for (int die = 0; letters[die]; die++) TEST_ASSERT_EQUAL_CHAR(letters[die], dice_letter(s.faces[die]));
}

void setUp(void) { s = free_start(FREE_RESOURCE, 6); }

void test_the_first_roll_takes_all_dice(void) {
    refused("roll-all-first", roll(0x1F, "bbbbb"));
    must(roll(dice_all(6), "blwgom"));
    shows("blwgom");
    TEST_ASSERT_EQUAL_INT(2, free_rolls_left(&s));
}

void test_held_dice_keep_their_faces(void) {
    must(roll(dice_all(6), "blwgom"));
    must(roll(0x24, "oo"));
    shows("blogoo");
}

void test_dice_held_once_may_be_rolled_later(void) {
    must(roll(dice_all(6), "blwgom"));
    must(roll(0x3E, "ooooo"));
    must(roll(0x01, "g"));
    shows("gooooo");
}

void test_there_are_three_rolls_and_no_more(void) {
    must(roll(dice_all(6), "blwgom"));
    must(roll(0x01, "g"));
    must(roll(0x01, "o"));
    refused("no-rolls-left", roll(0x01, "b"));
}

void test_holding_everything_rolls_nothing(void) {
    must(roll(dice_all(6), "blwgom"));
    refused("nothing-rolled", roll(0, ""));
}

void test_a_fresh_roll_begins_a_new_round_at_any_time(void) {
    must(roll(dice_all(6), "blwgom"));
    free_move fresh = roll(dice_all(6), "bbbbbb");
    fresh.fresh = true;
    must(fresh);
    TEST_ASSERT_EQUAL_INT(2, free_rolls_left(&s));
    must(roll(0x01, "g"));
    must(roll(0x01, "o"));
    must(fresh);
    TEST_ASSERT_EQUAL_INT(2, free_rolls_left(&s));
}

void test_a_fresh_roll_takes_all_dice_too(void) {
    must(roll(dice_all(6), "blwgom"));
    free_move fresh = roll(0x03, "bb");
    fresh.fresh = true;
    refused("roll-all-first", fresh);
}

void test_dice_that_are_not_there_cannot_be_rolled(void) {
    s = free_start(FREE_RESOURCE, 4);
    refused("no-such-dice", roll(dice_all(6), "bbbbbb"));
    must(roll(dice_all(4), "bbbb"));
}

void test_faces_that_do_not_exist_are_refused(void) {
    free_move m = roll(dice_all(6), "blwgom");
    m.faces[3] = DICE_FACES;
    refused("no-such-dice", m);
}

void test_one_to_six_resource_dice_or_two_number_dice(void) {
    for (int count = 0; count <= 8; count++) {
        free_move m = {.kind = FREE_NEW, .dice_kind = FREE_RESOURCE, .count = (uint8_t)count};
        TEST_ASSERT_EQUAL(count >= 1 && count <= 6 ? REASON_OK : REASON_NO_SUCH_DICE, free_check(&s, &m));
        m.dice_kind = FREE_NUMBER;
        TEST_ASSERT_EQUAL(count == 2 ? REASON_OK : REASON_NO_SUCH_DICE, free_check(&s, &m));
        m.dice_kind = 7;
        TEST_ASSERT_EQUAL(REASON_NO_SUCH_DICE, free_check(&s, &m));
    }
    refused("no-such-dice", (free_move){.kind = 9});
}

void test_number_dice_roll_for_ever_and_add_up(void) {
    must((free_move){.kind = FREE_NEW, .dice_kind = FREE_NUMBER, .count = 2});
    for (int i = 0; i < 10; i++) must(roll(3, "65"));
    TEST_ASSERT_EQUAL_INT(11, free_sum(&s));
    refused("roll-all-first", roll(1, "6"));
}
