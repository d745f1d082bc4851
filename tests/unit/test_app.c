/* The whole program on fake hardware, by console lines. */
#include "buttons.h"
#include "panel.h"
#include "screens.h"
#include "support.h"
#include "unity.h"

#include <string.h>

#define APP support_device.app

void setUp(void) { support_power_on(); }

static void on_screen(const ui_screen *screen) {
    TEST_ASSERT_EQUAL_STRING(screen->name, app_top(&APP)->name);
}

static const char *faces(void) {
    static char text[DICE_MAX + 1];
    for (int i = 0; i < APP.free.count; i++) text[i] = dice_letter(APP.free.faces[i]);
    text[APP.free.count] = '\0';
    return text;
}

static void open_six_dice(void) { support_play("press right; press a; press a"); }

void test_power_on_shows_the_title(void) {
    on_screen(&screen_title);
    TEST_ASSERT_TRUE(fake_frames() >= 1);
}

void test_free_dice_are_six_at_first(void) {
    open_six_dice();
    on_screen(&screen_dice);
    TEST_ASSERT_EQUAL_UINT8(6, APP.free.count);
}

void test_left_and_right_choose_how_many_dice(void) {
    support_play("press right; press a; press left; press left; press a");
    TEST_ASSERT_EQUAL_UINT8(4, APP.free.count);
    support_play("press b long; press a; press left; press left; press left; press a");
    TEST_ASSERT_EQUAL_UINT8(1, APP.free.count);
}

void test_after_six_come_the_number_dice(void) {
    support_play("press right; press a; press right; press a; dice 35; press b");
    on_screen(&screen_numbers);
    TEST_ASSERT_EQUAL_INT(8, free_sum(&APP.free));
}

void test_roll_hold_two_and_roll_again(void) {
    open_six_dice();
    support_play("dice blwgom; press b; press a; press right; press a; dice oooo; press b");
    TEST_ASSERT_EQUAL_STRING("bloooo", faces());
    TEST_ASSERT_EQUAL_UINT8(2, APP.free.rolls);
}

void test_a_held_die_can_be_let_go(void) {
    open_six_dice();
    support_play("dice blwgom; press b; press a; press a; dice gggggg; press b");
    TEST_ASSERT_EQUAL_STRING("gggggg", faces());
}

void test_after_three_rolls_b_begins_anew_with_nothing_held(void) {
    open_six_dice();
    support_play("dice blwgom; press b; press a; dice lllll; press b; dice wwwww; press b");
    TEST_ASSERT_EQUAL_STRING("bwwwww", faces());
    support_play("dice gggggg; press b");
    TEST_ASSERT_EQUAL_STRING("gggggg", faces());
    TEST_ASSERT_EQUAL_UINT8(1, APP.free.rolls);
    TEST_ASSERT_EQUAL_HEX8(0, APP.ui.dice.held);
}

void test_holding_all_and_rolling_is_refused_with_a_sentence(void) {
    open_six_dice();
    support_play("dice blwgom; press b");
    for (int i = 0; i < 6; i++) support_play("press a; press right");
    support_play("press b");
    TEST_ASSERT_EQUAL_UINT8(REASON_NOTHING_ROLLED, APP.ui.refusal);
    TEST_ASSERT_EQUAL_UINT8(1, APP.free.rolls);
    support_play("press left");
    TEST_ASSERT_EQUAL_UINT8(REASON_OK, APP.ui.refusal);
}

void test_the_build_list_opens_from_the_box_and_by_long_a(void) {
    open_six_dice();
    support_play("dice blwgom; press b; press left; press a");
    on_screen(&screen_offer);
    support_play("press b; press a long");
    on_screen(&screen_offer);
    support_play("dice oooooo; press a");
    on_screen(&screen_dice);
    TEST_ASSERT_EQUAL_STRING("oooooo", faces());
    TEST_ASSERT_EQUAL_UINT8(1, APP.free.rolls);
}

void test_before_the_first_roll_there_is_nothing_to_hold_or_build(void) {
    open_six_dice();
    support_play("press a; press a long");
    on_screen(&screen_offer);
    support_play("press b");
    TEST_ASSERT_EQUAL_HEX8(0, APP.ui.dice.held);
}

void test_a_long_press_of_b_leads_to_the_menu_from_everywhere(void) {
    static const char *const ways[] = {"press right; press a",
                                       "press right; press a; press a",
                                       "press right; press a; press a; press a long",
                                       "press right; press a; press right; press a",
                                       "press left; press left; press a",
                                       "press left; press a"};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        support_power_on();
        support_play(ways[i]);
        TEST_ASSERT_NOT_EQUAL(&screen_title, app_top(&APP));
        support_play("press b long");
        on_screen(&screen_title);
    }
}

/* ---- the roll is seen */

static int frames_while_rolling(const char *press) {
    uint32_t before = fake_frames();
    support_say(press);
    support_run(600);
    return (int)(fake_frames() - before);
}

void test_a_roll_is_animated(void) {
    open_six_dice();
    TEST_ASSERT_TRUE(frames_while_rolling("press b") >= 10);
}

void test_a_roll_that_brings_the_same_faces_still_looks_new(void) {
    open_six_dice();
    support_play("dice oooooo; press b; dice oooooo");
    uint8_t before[PANEL_FRAME_BYTES];
    memcpy(before, fake_frame(), sizeof before);
    support_say("press b");
    support_run(60);
    TEST_ASSERT_NOT_EQUAL(0, memcmp(before, fake_frame(), sizeof before));
    support_run(600);
    TEST_ASSERT_EQUAL_STRING("oooooo", faces());
}

void test_any_button_ends_the_animation_and_does_nothing_else(void) {
    static const char *const buttons[] = {"press a", "press b", "press left", "press right"};
    for (int i = 0; i < 4; i++) {
        support_power_on();
        open_six_dice();
        support_say("dice blwgom");
        support_say("press b");
        support_run(100);
        TEST_ASSERT_TRUE(APP.ui.dice.rolling);
        support_say(buttons[i]);
        TEST_ASSERT_FALSE(APP.ui.dice.rolling);
        TEST_ASSERT_EQUAL_UINT8(1, APP.free.rolls);
        TEST_ASSERT_EQUAL_UINT8(0, APP.ui.dice.cursor);
        TEST_ASSERT_EQUAL_HEX8(0, APP.ui.dice.held);
    }
}

void test_only_what_changed_is_drawn(void) {
    open_six_dice();
    uint32_t before = fake_frames();
    support_run(10000);
    TEST_ASSERT_EQUAL_UINT32(before, fake_frames());
}

/* ---- chance */

void test_scripted_dice_are_said_to_be_scripted_until_a_real_roll(void) {
    open_six_dice();
    TEST_ASSERT_TRUE(APP.ui.dice_real);
    support_play("dice blwgom; press b");
    TEST_ASSERT_FALSE(APP.ui.dice_real);
    support_play("press b");
    TEST_ASSERT_TRUE(APP.ui.dice_real);
}

void test_a_sick_source_refuses_to_roll_and_can_be_tested_again(void) {
    open_six_dice();
    fake_entropy(FAKE_STUCK_AT_1, 1);
    support_play("press b");
    on_screen(&screen_alarm);
    TEST_ASSERT_EQUAL_UINT8(0, APP.free.rolls);
    support_play("press a");
    on_screen(&screen_alarm);
    fake_entropy(FAKE_HEALTHY, 1);
    support_play("press a");
    on_screen(&screen_dice);
    TEST_ASSERT_EQUAL_UINT8(0, APP.free.rolls);
    support_play("press b");
    TEST_ASSERT_EQUAL_UINT8(1, APP.free.rolls);
}

void test_a_source_dead_at_power_on_raises_the_alarm_by_itself(void) {
    fake_reset();
    fake_entropy(FAKE_STUCK_AT_0, 1);
    memset(&support_device, 0, sizeof support_device);
    device_init(&support_device);
    support_run(300);
    on_screen(&screen_alarm);
    support_play("press b");
    on_screen(&screen_title);
}

/* ---- settings */

void test_settings_change_what_they_say(void) {
    support_play("press left; press left; press a");
    on_screen(&screen_settings);
    support_play("press a");
    TEST_ASSERT_EQUAL_UINT8(TEXT_GERMAN, APP.ui.settings.language);
    support_play("press right; press a");
    TEST_ASSERT_EQUAL_UINT8(UI_VOLUME_OFF, APP.ui.settings.volume);
    support_play("press right; press a");
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.settings.brightness);
    support_play("press right; press a");
    TEST_ASSERT_TRUE(APP.ui.settings.flip);
    support_play("press right; press a");
    TEST_ASSERT_FALSE(APP.ui.settings.animation);
    support_play("press right; press a");
    TEST_ASSERT_EQUAL_UINT32(60000, ui_dim_after_ms(&APP.ui.settings));
    support_play("press right; press a");
    TEST_ASSERT_EQUAL_UINT32(300000, ui_off_after_ms(&APP.ui.settings));
    support_play("press right; press a; press a; press right");
    on_screen(&screen_panel);
    TEST_ASSERT_EQUAL_UINT8(1, APP.ui.settings.panel);
    TEST_ASSERT_EQUAL_INT8(1, APP.ui.settings.offset_px);
}

void test_sound_off_is_off(void) {
    support_say("press right");
    TEST_ASSERT_NOT_EQUAL(0, fake_tone_hz());
    support_run(500);
    TEST_ASSERT_EQUAL_UINT16(0, fake_tone_hz());
    support_play("press right; press right; press a; press right; press a");
    TEST_ASSERT_EQUAL_UINT8(UI_VOLUME_OFF, APP.ui.settings.volume);
    support_say("press right");
    TEST_ASSERT_EQUAL_UINT16(0, fake_tone_hz());
}

void test_flip_turns_picture_and_buttons_round(void) {
    canvas plain, turned;
    app_paint(&APP, &plain);
    APP.ui.settings.flip = true;
    app_paint(&APP, &turned);
    canvas_turn(&turned);
    TEST_ASSERT_EQUAL_MEMORY(plain.bits, turned.bits, CANVAS_BYTES);
    support_play("press left; press left; press a");

    /* the button that was B lies where left was */
    uint8_t before = APP.ui.settings_list.cursor;
    support_tap(BUTTONS_B, 30);
    TEST_ASSERT_NOT_EQUAL(before, APP.ui.settings_list.cursor);
    support_tap(BUTTONS_LEFT, 30);
    on_screen(&screen_title);
}

/* ---- pins */

void test_pins_work_like_console_presses(void) {
    support_tap(BUTTONS_RIGHT, 40);
    support_tap(BUTTONS_A, 40);
    on_screen(&screen_dice_choice);
    support_tap(BUTTONS_A, 40);
    on_screen(&screen_dice);
    support_tap(BUTTONS_B, 40);
    support_run(600);
    TEST_ASSERT_EQUAL_UINT8(1, APP.free.rolls);
    support_tap(BUTTONS_B, 700);
    on_screen(&screen_title);
}

void test_no_screen_lets_text_run_over_the_edge(void) {
    for (int language = 0; language < TEXT_LANGUAGES; language++) {
        static const char *const ways[] = {
            "",
            "press right; press a",
            "press right; press a; press right",
            "press right; press a; press a",
            "press right; press a; press a; dice mmmmmm; press b; press a long",
            "press right; press a; press a; dice blwgom; press b",
            "press right; press a; press right; press a; dice 66; press b",
            "press left; press left; press a",
            "press left; press a"};
        for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
            support_power_on();
            APP.ui.settings.language = (uint8_t)language;
            support_play(ways[i]);
            canvas c;
            app_paint(&APP, &c);
            TEST_ASSERT_EQUAL_UINT16_MESSAGE(0, c.cut, ways[i]);
        }
    }
}
