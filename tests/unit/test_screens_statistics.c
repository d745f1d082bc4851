/* The pages of the statistics, and forgetting them. */
#include "bars.h"
#include "counts.h"
#include "screens.h"
#include "support.h"
#include "unity.h"

#include <string.h>

#define APP support_device.app

void setUp(void) { support_power_on(); }

static void on_screen(const ui_screen *screen) {
    TEST_ASSERT_EQUAL_STRING(screen->name, app_top(&APP)->name);
}

static const char to_statistics[] = "press right; press right; press a";

static int pages(void) {
    int count = 0;
    do {
        support_play("press right");
        count++;
    } while (APP.ui.statistics.page);
    return count;
}

/* ---- pages */

void test_pages_come_round(void) {
    support_play(to_statistics);
    on_screen(&screen_statistics);
    TEST_ASSERT_EQUAL_INT(6, pages());
    support_play("press left");
    TEST_ASSERT_EQUAL_UINT8(5, APP.ui.statistics.page);
    support_play("press right");
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.statistics.page);
}

void test_sums_and_the_dice_of_the_game_have_a_page_once_there_are_some(void) {
    support_play(to_statistics);
    APP.stats.ever.sum[5] = 1;
    TEST_ASSERT_EQUAL_INT(7, pages());
    APP.stats.game.face[0] = 1;
    TEST_ASSERT_EQUAL_INT(8, pages());
    APP.stats.game.sum[5] = 1;
    TEST_ASSERT_EQUAL_INT(8, pages()); /* no game is played */
    APP.playing = true;
    TEST_ASSERT_EQUAL_INT(9, pages());
}

void test_it_opens_at_the_first_page(void) {
    support_play(to_statistics);
    support_play("press right; press right; press b");
    on_screen(&screen_title);
    support_play("press a");
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.statistics.page);
}

void test_long_b_leads_to_the_menu(void) {
    support_play(to_statistics);
    support_play("press a; press b long");
    on_screen(&screen_title);
    support_play("press a; press b long");
    on_screen(&screen_title);
}

static void fill_to_the_brim(void) {
    memset(&APP.stats, 0xFF, sizeof APP.stats);
    for (int i = 0; i < GAME_KINDS; i++) APP.best.games[i] = UINT32_MAX;
    for (int i = 0; i < BEST_PEOPLE; i++) {
        char name[] = {'W', 'W', (char)('A' + i), '\0'};
        APP.best.person[APP.best.people++] = (best_person){counts_name(name), 1, -199, 9999};
    }
    for (int i = 0; i < BEST_ROWS; i++) {
        counts_fill(&APP, "standard WWW -199");
        counts_fill(&APP, "plus MMM 9999");
    }
}

void test_nothing_is_cut_however_much_there_is(void) {
    for (int language = 0; language < TEXT_LANGUAGES; language++) {
        support_power_on();
        APP.ui.settings.language = (uint8_t)language;
        support_play("new standard");
        fill_to_the_brim();
        support_play("press left; press left; press left; press a");
        on_screen(&screen_statistics);
        for (int page = 0; page < 9; page++) {
            static canvas c;
            app_paint(&APP, &c);
            TEST_ASSERT_EQUAL_UINT16(0, c.cut);
            support_play("press right");
        }
    }
}

/* ---- forgetting */

void test_reset_asks_first(void) {
    APP.stats.ever.face[0] = 9;
    counts_fill(&APP, "wins ANN 3");
    support_play(to_statistics);
    support_play("press right; press a");
    on_screen(&screen_forget);
    support_play("press left; press right; press b");
    on_screen(&screen_statistics);
    TEST_ASSERT_EQUAL_UINT8(1, APP.ui.statistics.page);
    TEST_ASSERT_EQUAL_UINT32(9, APP.stats.ever.face[0]);
    TEST_ASSERT_EQUAL_UINT8(1, APP.shown.people);
}

void test_a_forgets_everything_and_leads_back(void) {
    static const stats none;
    APP.stats.ever.face[0] = APP.stats.game.face[0] = APP.stats.ever.sum[2] = 9;
    counts_fill(&APP, "wins ANN 3");
    counts_fill(&APP, "standard ANN 3");
    support_play(to_statistics);
    support_play("press a; press a");
    on_screen(&screen_statistics);
    best fresh = best_none();
    TEST_ASSERT_EQUAL_MEMORY(&none, &APP.stats, sizeof none);
    TEST_ASSERT_EQUAL_MEMORY(&fresh, &APP.best, sizeof fresh);
    TEST_ASSERT_EQUAL_MEMORY(&fresh, &APP.shown, sizeof fresh);
}

static void play_alone(int turns) {
    for (int turn = 0; turn < turns; turn++) {
        support_say("do roll 1,2,3,4,5,6");
        support_say("do stop");
        support_say("do end");
    }
}

void test_a_finished_game_is_forgotten_too_and_a_running_one_counts_later(void) {
    support_say("new standard");
    play_alone(15);
    support_play("press left; press left; press left; press a; press a; press a");
    on_screen(&screen_statistics);
    TEST_ASSERT_EQUAL_UINT32(0, best_games(&APP.shown));
    support_say("new standard");
    TEST_ASSERT_EQUAL_UINT32(0, best_games(&APP.best));
    play_alone(7);
    support_play("press a; press a");
    play_alone(8);
    TEST_ASSERT_EQUAL_UINT8(GAME_OVER, APP.session.now.phase);
    TEST_ASSERT_EQUAL_UINT32(1, best_games(&APP.shown));
}

/* ---- bars */

void test_counts_as_expected_end_at_the_line(void) {
    uint32_t sums[FAIR_SUMS], faces[FAIR_FACES];
    for (int i = 0; i < FAIR_SUMS; i++) sums[i] = 1000u * fair_sums.way[i];
    for (int i = 0; i < FAIR_FACES; i++) faces[i] = 700000000;
    for (int i = 0; i < FAIR_SUMS; i++)
        TEST_ASSERT_EQUAL_INT(bars_expected_px(&fair_sums, i), bars_height_px(&fair_sums, sums, i));
    for (int i = 0; i < FAIR_FACES; i++)
        TEST_ASSERT_EQUAL_INT(bars_expected_px(&fair_faces, i), bars_height_px(&fair_faces, faces, i));
}

void test_no_bar_leaves_its_room(void) {
    uint32_t counts[FAIR_SUMS] = {UINT32_MAX};
    TEST_ASSERT_EQUAL_INT(BARS_HEIGHT_PX, bars_height_px(&fair_sums, counts, 0));
    TEST_ASSERT_EQUAL_INT(0, bars_height_px(&fair_sums, counts, 1));
    counts[0] = 0;
    TEST_ASSERT_EQUAL_INT(0, bars_height_px(&fair_sums, counts, 0));
}
