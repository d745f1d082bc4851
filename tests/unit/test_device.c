/* The whole device between presses: dimming, sleeping, waking, the battery. */
#include "buttons.h"
#include "panel.h"
#include "screens.h"
#include "sound.h"
#include "support.h"
#include "unity.h"

#include <string.h>

#define APP support_device.app

void setUp(void) { support_power_on(); }

static void on_screen(const ui_screen *screen) {
    TEST_ASSERT_EQUAL_STRING(screen->name, app_top(&APP)->name);
}

void test_the_display_is_dimmed_and_goes_dark(void) {
    uint8_t light = fake_panel_light();
    support_run(31000);
    TEST_ASSERT_TRUE(fake_panel_light() < light);
    TEST_ASSERT_FALSE(fake_panel_dark());
    support_run(90000);
    TEST_ASSERT_TRUE(fake_panel_dark());
}

void test_the_press_that_wakes_does_nothing_else(void) {
    static const uint8_t buttons[] = {BUTTONS_A, BUTTONS_B, BUTTONS_LEFT, BUTTONS_RIGHT};
    for (int i = 0; i < 4; i++) {
        support_power_on();
        support_run(140000);
        TEST_ASSERT_TRUE(fake_panel_dark());
        uint8_t row = APP.ui.title.row;
        support_tap(buttons[i], 60);
        support_run(100);
        TEST_ASSERT_FALSE(fake_panel_dark());
        on_screen(&screen_title);
        TEST_ASSERT_EQUAL_UINT8(row, APP.ui.title.row);
        support_tap(BUTTONS_A, 60);
        on_screen(&screen_game_choice);
    }
}

void test_a_long_press_that_wakes_does_nothing_either(void) {
    support_play("press a");
    support_run(140000);
    support_tap(BUTTONS_B, 900);
    support_run(100);
    on_screen(&screen_game_choice);
}

void test_a_dimmed_display_lets_the_press_through(void) {
    support_run(40000);
    support_tap(BUTTONS_A, 60);
    on_screen(&screen_game_choice);
}

void test_brightness_is_what_is_set(void) {
    uint8_t last = 0;
    for (uint8_t level = 0; level < UI_BRIGHTNESSES; level++) {
        APP.ui.settings.brightness = level;
        support_run(10);
        TEST_ASSERT_TRUE(level == 0 || fake_panel_light() > last);
        last = fake_panel_light();
    }
}

void test_the_picture_moves_by_a_pixel_while_nobody_plays(void) {
    APP.ui.settings.off_after = UI_DELAY_NEVER;
    support_run(100);
    uint8_t before[PANEL_FRAME_BYTES];
    memcpy(before, fake_frame(), sizeof before);
    support_run(61000);
    TEST_ASSERT_EQUAL_MEMORY(before, fake_frame() + 1, 127);
    TEST_ASSERT_EQUAL_UINT8(0, fake_frame()[0]);
    support_tap(BUTTONS_LEFT | BUTTONS_RIGHT, 2); /* a glitch is no press, but somebody is there */
    support_run(100);
    TEST_ASSERT_EQUAL_MEMORY(before, fake_frame(), 128);
}

void test_a_falling_battery_is_shown_warned_of_and_sleeps_in_the_end(void) {
    fake_usb(false);
    fake_battery(4100);
    support_run(6000);
    TEST_ASSERT_EQUAL_UINT8(3, APP.ui.battery);
    fake_battery(3250);
    support_run(120000);
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.battery);
    on_screen(&screen_notice);
    TEST_ASSERT_EQUAL_UINT16(TEXT_BATTERY_IS_LOW, APP.ui.notice);
    fake_battery(2900);
    support_run(300000);
    TEST_ASSERT_EQUAL_UINT16(TEXT_BATTERY_IS_EMPTY, APP.ui.notice);
    TEST_ASSERT_TRUE(fake_panel_dark());
}

void test_on_usb_no_battery_is_shown(void) {
    fake_usb(true);
    fake_battery(3000);
    support_run(20000);
    TEST_ASSERT_EQUAL_UINT8(UI_NO_BATTERY, APP.ui.battery);
    on_screen(&screen_title);
}

void test_low_and_high_are_two_volumes(void) {
    APP.ui.settings.volume = UI_VOLUME_LOW;
    support_say("press right");
    TEST_ASSERT_NOT_EQUAL(0, fake_tone_hz());
    TEST_ASSERT_EQUAL_INT(SOUND_LOW, fake_tone_volume());
    support_run(300);
    APP.ui.settings.volume = UI_VOLUME_HIGH;
    support_say("press right");
    TEST_ASSERT_EQUAL_INT(SOUND_HIGH, fake_tone_volume());
}

void test_without_the_animation_dice_lie_at_once(void) {
    APP.ui.settings.animation = false;
    support_play("new standard; press a; dice blwgom");
    support_say("press b");
    TEST_ASSERT_FALSE(APP.ui.dice.rolling);
    on_screen(&screen_roll);
    support_run(20);
    support_say("press a");
    TEST_ASSERT_EQUAL_HEX8(1, APP.ui.dice.held);
}

void test_the_third_roll_leads_on_also_without_the_animation(void) {
    APP.ui.settings.animation = false;
    support_play(
        "new standard; press a; dice bbbbbb; press b; dice bbbbbb; press b; dice blwgom; press b; wait 1500");
    on_screen(&screen_build);
}

void test_the_panel_is_told_of_its_offset(void) {
    APP.ui.settings.offset_px = -2;
    support_run(20);
    TEST_ASSERT_EQUAL_INT8(-2, fake_panel_offset());
}
