#include "battery.h"
#include "rest.h"
#include "unity.h"

static ui_settings s;
static rest r;

void setUp(void) {
    static ui u;
    ui_init(&u);
    s = u.settings;
    rest_active(&r, 1000);
}

void test_the_display_is_dimmed_then_dark_then_all_sleeps(void) {
    TEST_ASSERT_EQUAL_INT(REST_AWAKE, rest_at(&r, &s, 1000));
    TEST_ASSERT_EQUAL_INT(REST_AWAKE, rest_at(&r, &s, 30999));
    TEST_ASSERT_EQUAL_INT(REST_DIM, rest_at(&r, &s, 31000));
    TEST_ASSERT_EQUAL_INT(REST_DIM, rest_at(&r, &s, 120999));
    TEST_ASSERT_EQUAL_INT(REST_DARK, rest_at(&r, &s, 121000));
    TEST_ASSERT_EQUAL_INT(REST_DEEP, rest_at(&r, &s, 131000));
}

void test_never_is_never(void) {
    s.dim_after = s.off_after = UI_DELAY_NEVER;
    TEST_ASSERT_EQUAL_INT(REST_AWAKE, rest_at(&r, &s, 100000000));
    s.dim_after = 0;
    TEST_ASSERT_EQUAL_INT(REST_DIM, rest_at(&r, &s, 100000000));
}

void test_every_change_is_announced_in_time(void) {
    for (int dim = 0; dim < UI_DELAYS; dim++)
        for (int off = 0; off < UI_DELAYS; off++) {
            s.dim_after = (uint8_t)dim;
            s.off_after = (uint8_t)off;
            for (uint32_t now = 1000; now < 1000000;) {
                uint32_t due = rest_due_ms(&r, &s, now);
                TEST_ASSERT_TRUE(due > now);
                TEST_ASSERT_EQUAL_INT(rest_at(&r, &s, now), rest_at(&r, &s, due - 1));
                TEST_ASSERT_EQUAL_INT(rest_shift_px(&r, now), rest_shift_px(&r, due - 1));
                now = due;
            }
        }
}

void test_the_picture_moves_only_when_nobody_plays(void) {
    TEST_ASSERT_EQUAL_INT(0, rest_shift_px(&r, 60999));
    TEST_ASSERT_EQUAL_INT(1, rest_shift_px(&r, 61000));
    TEST_ASSERT_EQUAL_INT(0, rest_shift_px(&r, 61000 + REST_SHIFT_MS));
    TEST_ASSERT_EQUAL_INT(1, rest_shift_px(&r, 61000 + 2 * REST_SHIFT_MS));
}

void test_time_may_wrap_round(void) {
    rest_active(&r, UINT32_MAX - 10);
    TEST_ASSERT_EQUAL_INT(REST_AWAKE, rest_at(&r, &s, 100));
    TEST_ASSERT_EQUAL_INT(REST_DIM, rest_at(&r, &s, 40000));
    TEST_ASSERT_EQUAL_UINT32(30000u - 11u, rest_due_ms(&r, &s, 100));
}

static void settle(battery *b, uint16_t mv) {
    for (int i = 0; i < 40; i++) battery_reading(b, mv);
}

void test_a_battery_falls_from_level_to_level(void) {
    battery b;
    battery_init(&b);
    TEST_ASSERT_EQUAL_UINT8(BATTERY_UNKNOWN, b.level);
    static const struct {
        uint16_t mv;
        uint8_t level;
        bool low, empty;
    } falls[] = {{4200, 3, false, false}, {3890, 2, false, false}, {3640, 1, false, false},
                 {3390, 0, false, false}, {3290, 0, true, false},  {2990, 0, true, true}};
    for (unsigned i = 0; i < sizeof falls / sizeof falls[0]; i++) {
        settle(&b, falls[i].mv);
        TEST_ASSERT_EQUAL_UINT8(falls[i].level, b.level);
        TEST_ASSERT_EQUAL(falls[i].low, b.low);
        TEST_ASSERT_EQUAL(falls[i].empty, b.empty);
    }
}

void test_a_level_does_not_flutter(void) {
    battery b;
    battery_init(&b);
    settle(&b, 3640);
    TEST_ASSERT_EQUAL_UINT8(1, b.level);
    settle(&b, 3660);
    TEST_ASSERT_EQUAL_UINT8(1, b.level);
    settle(&b, 3720);
    TEST_ASSERT_EQUAL_UINT8(2, b.level);
    settle(&b, 3290);
    settle(&b, 3340);
    TEST_ASSERT_TRUE(b.low);
    settle(&b, 3370);
    TEST_ASSERT_FALSE(b.low);
}

void test_one_low_reading_is_no_alarm(void) {
    battery b;
    battery_init(&b);
    settle(&b, 3700);
    battery_reading(&b, 2500);
    TEST_ASSERT_FALSE(b.empty);
}
