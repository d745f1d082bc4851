/* The time of a turn at the table: seen, heard, and standing still in a pause. */
#include "hourglass.h"
#include "oled.h"
#include "panel.h"
#include "screens.h"
#include "support.h"
#include "tune.h"
#include "unity.h"

#include <string.h>

#define APP   support_device.app
#define TABLE support_device.app.ui.table

void setUp(void) { support_power_on(); }

static void on_screen(const ui_screen *screen) {
    TEST_ASSERT_EQUAL_STRING(screen->name, app_top(&APP)->name);
}

static void to_first_turn(void) {
    support_play("new table players=6; do start 1; do next; press a");
    on_screen(&screen_evening);
}

static bool rings(void) { return APP.tune.note == tune_notes(UI_SOUND_TURN); }

void test_everybody_has_the_time_that_was_set(void) {
    TABLE.timer = 1;
    to_first_turn();
    int before_s = hourglass_left_s(&APP.ui);
    TEST_ASSERT_TRUE(before_s > 55 && before_s <= 60);
    support_run(20000);
    TEST_ASSERT_EQUAL_INT(before_s - 20, hourglass_left_s(&APP.ui));
    support_play("dice bl; press b; press a; press a"); /* Catanian 2 */
    TEST_ASSERT_TRUE(hourglass_left_s(&APP.ui) > 55);
}

void test_the_clock_rings_once_and_stands_still_in_a_pause(void) {
    TABLE.timer = 1;
    to_first_turn();
    support_play("press left; press left; press left; press a"); /* before Undo and the win */
    on_screen(&screen_pause);
    int left_s = hourglass_left_s(&APP.ui);
    support_run(100000);
    support_play("wait 1");
    TEST_ASSERT_EQUAL_INT(left_s, hourglass_left_s(&APP.ui));
    support_play("press a; press a; press b; wait 1");
    on_screen(&screen_evening);
    TEST_ASSERT_TRUE(left_s - hourglass_left_s(&APP.ui) <= 5);
    int rung = 0;
    bool rang = false;
    for (int i = 0; i < 7000; i++) {
        support_run(10);
        rung += rings() && !rang;
        rang = rings();
    }
    TEST_ASSERT_EQUAL_INT(1, rung);
    TEST_ASSERT_EQUAL_INT(0, hourglass_left_s(&APP.ui));
}

void test_the_clock_rings_while_somebody_looks_at_the_board(void) {
    TABLE.timer = 1;
    to_first_turn();
    support_play("press right; press a");
    on_screen(&screen_board);
    uint32_t frames = APP.frames;
    bool rang = false;
    for (int i = 0; i < 6000; i++) {
        support_run(10);
        rang |= rings();
    }
    TEST_ASSERT_TRUE(rang);
    TEST_ASSERT_TRUE(APP.frames - frames <= 1); /* no second is drawn; dimming may be */
}

void test_a_second_of_the_clock_is_a_few_bytes(void) {
    static uint8_t before[PANEL_FRAME_BYTES];
    static uint16_t words[OLED_WORDS_MAX];
    TABLE.timer = 1;
    to_first_turn();
    uint32_t frames = APP.frames;
    for (int second = 0; second < 10; second++) {
        memcpy(before, fake_frame(), sizeof before);
        support_run(1000);
        size_t count = oled_changes(&oled_ssd1306, before, fake_frame(), false, words);
        TEST_ASSERT_TRUE(oled_bus_bytes(words, count) < 60);
    }
    TEST_ASSERT_TRUE(APP.frames - frames <= 11);
}

void test_without_a_clock_nothing_is_drawn_while_nobody_presses(void) {
    to_first_turn();
    uint32_t frames = APP.frames;
    support_run(10000);
    TEST_ASSERT_EQUAL_UINT32(frames, APP.frames);
}
