#include "answers.h"
#include "nor.h"
#include "panel.h"
#include "unity.h"

#include <string.h>

void setUp(void) { support_power_on(); }

static bool ends_with(const char *text, const char *end) {
    size_t a = strlen(text), b = strlen(end);
    return a >= b && strcmp(text + a - b, end) == 0;
}

void test_version_says_what_this_is(void) { answers("dicehold " DICEHOLD_VERSION " host\nok\n", "version"); }

void test_help_names_every_command_of_the_issue(void) {
    static const char *const commands[] = {"version",  "help",  "screen", "press", "rng",
                                           "selftest", "stats", "quit",   "dice",  "trace"};
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) answers_with(commands[i], "help");
}

void test_screen_is_32_rows_and_ok(void) {
    const char *answer = support_say("screen");
    int rows = 0;
    for (const char *p = answer; *p; p++) rows += *p == '\n';
    TEST_ASSERT_EQUAL_INT(33, rows);
    TEST_ASSERT_TRUE(ends_with(answer, "\nok\n"));
    TEST_ASSERT_NOT_NULL(strstr(answer, "█"));
}

/* Bad lines: the answer is one line with a reason, and nothing has changed. */
/* As many faces as a board takes, and more than can wait three times over. */
#define TEN   "bbbbbbbbbb"
#define BOARD TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN

void test_bad_lines_are_answered_and_change_nothing(void) {
    static const struct {
        const char *line, *answer;
    } bad[] = {
        {"frob", "error no-such-command"},
        {"press", "error no-such-button"},
        {"press c", "error no-such-button"},
        {"press a short", "error bad-word"},
        {"dice", "error no-dice"},
        {"dice bgx", "error no-such-face"},
        {"dice " BOARD BOARD BOARD, "error too-many"},
        {"rng", "error bad-number"},
        {"rng 0", "error bad-number"},
        {"rng -5", "error bad-number"},
        {"rng 99999999999", "error bad-number"},
        {"trace maybe", "error bad-word"},
        {"panel lcd", "error no-such-panel"},
        {"panel sh1106 slow", "error bad-word"},
        {"panel sh1106 - fast", "error bad-word"},
        {"panel sh1106 300", "error bad-word"},
        {"panel sh1106 fast -2", "error bad-word"},
        {"power up", "error bad-word"},
        {"light", "error bad-word"},
        {"light 256", "error bad-word"},
        {"selftest everything", "error bad-word"},
        {"selftest watchdog", "no-watchdog"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        app before = support_device.app;
        answers_with(bad[i].answer, bad[i].line);
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&before, &support_device.app, sizeof before, bad[i].line);
    }
}

void test_a_line_too_long_is_refused_whole(void) {
    char longer[2000];
    memset(longer, 'x', sizeof longer);
    memcpy(longer, "press a ", 8);
    longer[sizeof longer - 1] = '\0';
    answers("error too-long that line is longer than any position\n", longer);
    answers("ok\n", "press a");
}

void test_empty_lines_and_remarks_pass_in_silence(void) {
    answers("", "");
    answers("", "   ");
    answers("", "# a remark");
}

void test_lines_may_end_as_they_like_and_be_corrected(void) {
    fake_printed_clear();
    fake_type("versiom\b\bon\r\n\x01version\r");
    support_run(10);
    TEST_ASSERT_EQUAL_STRING(
        "dicehold " DICEHOLD_VERSION " host\nok\ndicehold " DICEHOLD_VERSION " host\nok\n", fake_printed());
}

void test_rng_counts_what_it_draws(void) {
    const char *answer = support_say("rng 6000");
    unsigned sum = 0, count;
    const char *p = answer;
    for (int face = 0; face < 6; face++) {
        TEST_ASSERT_EQUAL_CHAR(dice_letter(face), *p);
        p += 2;
        for (count = 0; *p >= '0' && *p <= '9'; p++) count = count * 10 + (unsigned)(*p - '0');
        sum += count;
        p++;
    }
    TEST_ASSERT_EQUAL_UINT(6000, sum);
    TEST_ASSERT_EQUAL_INT(0, strncmp(p, "chi-square ", 11));
    TEST_ASSERT_TRUE(ends_with(answer, "\nok\n"));
}

void test_chi_square_of_a_known_count(void) {
    /* 13 faces b l w g o m b l w g o m b: counts 3 2 2 2 2 2, so 6/13*29-13 = 0.384 */
    support_say("dice blwgomblwgomb");
    answers_with("b 3\nl 2\nw 2\ng 2\no 2\nm 2\nchi-square 0.384\n", "rng 13");
}

void test_rng_stops_with_a_sick_source(void) {
    fake_entropy(FAKE_STUCK_AT_0, 1);
    answers_with("error entropy", "rng 600");
    TEST_ASSERT_FALSE(console_busy(&support_device.console));
}

void test_buttons_stay_alive_during_a_long_job(void) {
    fake_type("rng 100000\n");
    device_step(&support_device);
    TEST_ASSERT_TRUE(console_busy(&support_device.console));
    fake_hold(4); /* A */
    for (int i = 0; i < 10; i++)
        fake_set_time(support_device.app.ui.now_ms + 10), device_step(&support_device);
    fake_hold(0);
    for (int i = 0; i < 3; i++)
        fake_set_time(support_device.app.ui.now_ms + 10), device_step(&support_device);
    TEST_ASSERT_TRUE(console_busy(&support_device.console));
    TEST_ASSERT_EQUAL_STRING("game-choice", app_top(&support_device.app)->name);
}

void test_trace_tells_dice_and_presses_as_lines_that_repeat_them(void) {
    support_play("press right; press a; press a; trace on");
    support_say("dice blwgom");
    const char *answer = support_say("press b");
    TEST_ASSERT_NOT_NULL(strstr(answer, " dice blwgom\n"));
    TEST_ASSERT_NOT_NULL(strstr(answer, " press b\n"));
    TEST_ASSERT_TRUE(strstr(answer, "dice blwgom") < strstr(answer, "press b"));
    answers_with("ok", "trace off");
    answers("ok\n", "press a");
}

void test_lines_that_come_during_a_long_job_wait_for_its_end(void) {
    fake_printed_clear();
    fake_type("rng 30000\nrng 60\nversion\n");
    support_run(2000);
    const char *first = strstr(fake_printed(), "ok\n");
    TEST_ASSERT_NOT_NULL(first);
    TEST_ASSERT_EQUAL_CHAR('b', first[3]); /* the second count follows the first */
    TEST_ASSERT_TRUE(ends_with(fake_printed(), "ok\ndicehold " DICEHOLD_VERSION " host\nok\n"));
}

void test_stats_count(void) {
    support_play("press right; press a; press a; press b; press b");
    answers_with("\nrolls 2\n", "stats");
    answers_with("\npanel fake ready\n", "stats");
    answers_with("started-by power\n", "stats");
}

void test_selftest_finds_what_is_wrong(void) {
    answers_with("ok\n", "selftest");
    fake_panel_absent(true);
    answers_with("panel bad absent\n", "selftest");
    answers_with("error selftest", "selftest");
    fake_panel_absent(false);
    fake_entropy(FAKE_STUCK_AT_1, 1);
    answers_with("entropy bad stuck\n", "selftest");
    fake_entropy(FAKE_HEALTHY, 1);
    fake_hold(1);
    answers_with("buttons bad", "selftest");
    fake_break_page(NOR_TEST_OFFSET);
    answers_with("flash bad", "selftest");
}

void test_quit_is_noted(void) {
    TEST_ASSERT_FALSE(support_device.console.quit);
    answers("ok\n", "quit");
    TEST_ASSERT_TRUE(support_device.console.quit);
}

void test_the_panel_can_be_told_its_controller_column_and_speed(void) {
    answers("ok\n", "panel sh1106 -2 fast");
    TEST_ASSERT_EQUAL_INT8(-2, fake_panel_offset());
    answers("ok\n", "panel sh1106 +3");
    TEST_ASSERT_EQUAL_INT8(3, fake_panel_offset());
    answers("ok\n", "panel ssd1306 fast");
    TEST_ASSERT_EQUAL_INT8(0, fake_panel_offset());
}

void test_the_light_can_be_set_and_switched_off(void) {
    answers("ok\n", "light 5");
    TEST_ASSERT_EQUAL_UINT8(5, fake_panel_light());
    answers("ok\n", "light off");
    TEST_ASSERT_TRUE(fake_panel_dark());
    TEST_ASSERT_EQUAL_UINT8(5, fake_panel_light());
    answers("ok\n", "light on");
    TEST_ASSERT_FALSE(fake_panel_dark());
    TEST_ASSERT_EQUAL_UINT8(PANEL_LIGHT, fake_panel_light());
}

void test_power_tells_the_battery_and_usb(void) {
    answers("battery unknown\nusb yes\nok\n", "power");
    fake_battery(3712);
    fake_usb(false);
    answers("battery 3712 mV\nusb no\nok\n", "power");
    answers("ok\n", "power deep");
    TEST_ASSERT_TRUE(fake_deep());
    answers("battery unknown\nusb no\nok\n", "power");
    answers("ok\n", "power awake");
    TEST_ASSERT_FALSE(fake_deep());
}
