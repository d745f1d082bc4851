#include "buttons.h"
#include "input.h"
#include "unity.h"

#include <string.h>

static input in;
static char seen[200];
static uint32_t now_ms;

void setUp(void) {
    input_init(&in);
    seen[0] = '\0';
    now_ms = 1000;
}

/* Collects presses as text: "a+ " long a, "a " short a, "right* " repeat. */
static void collect(void) {
    static const char *const keys[] = {"left", "right", "a", "b"}, *const kinds[] = {" ", "+ ", "* "};
    for (ui_press p; input_next(&in, &p);) strcat(strcat(seen, keys[p.key]), kinds[p.kind]);
}

static void pass(uint32_t ms) {
    while (ms--) {
        input_advance(&in, ++now_ms);
        collect();
    }
}

static void level(uint8_t down) { input_sample(&in, down, now_ms); }

static void tap(uint8_t button, uint32_t ms) {
    level(button);
    pass(ms);
    level(0);
    pass(20);
}

void test_a_press_of_a_is_one_short_press_when_let_go(void) {
    level(BUTTONS_A);
    pass(100);
    TEST_ASSERT_EQUAL_STRING("", seen);
    level(0);
    pass(4);
    TEST_ASSERT_EQUAL_STRING("", seen);
    pass(1);
    TEST_ASSERT_EQUAL_STRING("a ", seen);
}

void test_left_and_right_act_five_ms_after_the_press(void) {
    level(BUTTONS_LEFT);
    pass(4);
    TEST_ASSERT_EQUAL_STRING("", seen);
    pass(1);
    TEST_ASSERT_EQUAL_STRING("left ", seen);
    level(0);
    pass(50);
    tap(BUTTONS_RIGHT, 30);
    TEST_ASSERT_EQUAL_STRING("left right ", seen);
}

void test_contact_bounce_is_one_press(void) {
    for (int i = 0; i < 9; i++) {
        level(BUTTONS_B);
        pass(1);
        level(0);
        pass(2);
    }
    level(BUTTONS_B);
    pass(60);
    for (int i = 0; i < 9; i++) {
        level(0);
        pass(2);
        level(BUTTONS_B);
        pass(1);
    }
    level(0);
    pass(100);
    TEST_ASSERT_EQUAL_STRING("b ", seen);
}

void test_a_glitch_of_2_ms_is_not_seen(void) {
    tap(BUTTONS_A, 2);
    tap(BUTTONS_LEFT, 2);
    pass(100);
    TEST_ASSERT_EQUAL_STRING("", seen);
}

void test_a_gap_of_2_ms_does_not_end_a_press(void) {
    level(BUTTONS_A);
    pass(300);
    level(0);
    pass(2);
    level(BUTTONS_A);
    pass(400);
    TEST_ASSERT_EQUAL_STRING("a+ ", seen);
}

void test_holding_a_for_600_ms_is_a_long_press_and_nothing_else(void) {
    level(BUTTONS_A);
    pass(INPUT_STEADY_MS + INPUT_LONG_MS - 1);
    TEST_ASSERT_EQUAL_STRING("", seen);
    pass(1);
    TEST_ASSERT_EQUAL_STRING("a+ ", seen);
    pass(2000);
    level(0);
    pass(100);
    TEST_ASSERT_EQUAL_STRING("a+ ", seen);
}

void test_letting_go_just_before_600_ms_is_a_short_press(void) {
    level(BUTTONS_B);
    pass(INPUT_LONG_MS - 1);
    level(0);
    pass(100);
    TEST_ASSERT_EQUAL_STRING("b ", seen);
}

void test_right_repeats_while_held(void) {
    level(BUTTONS_RIGHT);
    pass(INPUT_STEADY_MS + INPUT_REPEAT_AFTER_MS + 2 * INPUT_REPEAT_EVERY_MS);
    TEST_ASSERT_EQUAL_STRING("right right* right* right* ", seen);
    level(0);
    pass(1000);
    TEST_ASSERT_EQUAL_STRING("right right* right* right* ", seen);
}

void test_two_buttons_do_not_disturb_each_other(void) {
    level(BUTTONS_A);
    pass(50);
    level(BUTTONS_A | BUTTONS_RIGHT);
    pass(50);
    level(BUTTONS_RIGHT);
    pass(50);
    level(0);
    pass(50);
    TEST_ASSERT_EQUAL_STRING("right a ", seen);
}

void test_samples_that_come_late_are_judged_by_their_times(void) {
    /* the program was away; a whole press waits in the queue */
    input_sample(&in, BUTTONS_A, 1000);
    input_sample(&in, 0, 1080);
    input_advance(&in, 1500);
    collect();
    TEST_ASSERT_EQUAL_STRING("a ", seen);
    input_sample(&in, BUTTONS_A, 2000);
    input_sample(&in, 0, 2002);
    input_sample(&in, BUTTONS_B, 2010);
    input_sample(&in, 0, 2700);
    input_advance(&in, 3000);
    collect();
    TEST_ASSERT_EQUAL_STRING("a b+ ", seen);
}

void test_the_clock_may_wrap_round(void) {
    now_ms = UINT32_MAX - 10;
    level(BUTTONS_A);
    pass(700);
    level(0);
    pass(20);
    tap(BUTTONS_A, 30);
    TEST_ASSERT_EQUAL_STRING("a+ a ", seen);
}

void test_it_says_when_it_wants_to_be_called(void) {
    TEST_ASSERT_EQUAL_UINT32(9999, input_due_ms(&in, 9999));
    level(BUTTONS_A);
    TEST_ASSERT_EQUAL_UINT32(1005, input_due_ms(&in, 9999));
    pass(5);
    TEST_ASSERT_EQUAL_UINT32(1605, input_due_ms(&in, 9999));
    pass(600);
    TEST_ASSERT_EQUAL_UINT32(9999, input_due_ms(&in, 9999));
}

void test_a_full_queue_drops_the_newest(void) {
    for (int i = 0; i < INPUT_QUEUE + 5; i++) {
        input_sample(&in, BUTTONS_A, (uint32_t)(1000 + i * 40));
        input_sample(&in, 0, (uint32_t)(1020 + i * 40));
    }
    input_advance(&in, 9000);
    int count = 0;
    for (ui_press p; input_next(&in, &p);) count++;
    TEST_ASSERT_EQUAL_INT(INPUT_QUEUE, count);
}
