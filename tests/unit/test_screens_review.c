/* The review of a solo game, and the way to it. */
#include "counts.h"
#include "rules.h"
#include "screens.h"
#include "support.h"
#include "swings.h"
#include "tenths.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

#define APP support_device.app
#define UI  support_device.app.ui

void setUp(void) { support_power_on(); }

static void on_screen(const ui_screen *screen) {
    TEST_ASSERT_EQUAL_STRING(screen->name, app_top(&APP)->name);
}

/* To the end of a game, with the celebration skipped. */
static void play_to_end(const char *play) {
    counts_fill(&APP, play);
    support_play("press a; press a");
    on_screen(&screen_over);
}

static void open_review(const char *play) {
    play_to_end(play);
    support_play("press a");
    on_screen(&screen_review);
}

/* ---- the way there and back */

void test_the_review_is_what_a_press_opens_when_a_solo_game_is_over(void) {
    open_review("play greedy 2");
    TEST_ASSERT_EQUAL_UINT8(0, UI.review_screen.page);
    support_play("press b");
    on_screen(&screen_over);
    support_play("press right; press a; press b long");
    on_screen(&screen_title);
}

void test_it_opens_at_the_first_page_again(void) {
    open_review("play greedy 2");
    support_play("press right; press right; press b; press a");
    TEST_ASSERT_EQUAL_UINT8(0, UI.review_screen.page);
}

static int choices(void) {
    int count = 0, first = UI.over.cursor;
    do {
        support_play("press right");
        count++;
    } while (UI.over.cursor != first);
    return count;
}

void test_without_a_review_there_is_no_such_choice(void) {
    play_to_end("play greedy 2");
    TEST_ASSERT_EQUAL_INT(5, choices());
    support_play("position standard players=1 knights=1-6 turn=15 player=1 phase=over won=1 1: R0 "
                 "boxes=1,X,X,X,X,X,X,X,X,X,X,X,X,X,X; press b long; press a; press a");
    on_screen(&screen_over);
    TEST_ASSERT_EQUAL_INT(4, choices());
    support_play("press a");
    on_screen(&screen_score);
}

void test_who_undoes_the_end_has_no_review_until_it_is_over_again(void) {
    play_to_end("play greedy 2");
    review before = UI.review;
    support_say("undo");
    TEST_ASSERT_EQUAL_INT32(0, UI.review.expected);
    support_say("do end");
    TEST_ASSERT_EQUAL_MEMORY(&before, &UI.review, sizeof before);
}

/* ---- pages */

void test_a_reads_on_page_by_page_and_leaves_after_the_last(void) {
    open_review("play greedy 2");
    for (int page = 1; page < 5; page++) {
        support_play("press a");
        TEST_ASSERT_EQUAL_UINT8(page, UI.review_screen.page);
    }
    support_play("press a");
    on_screen(&screen_over);
}

static int pages(void) {
    int count = 0;
    do {
        support_play("press right");
        count++;
    } while (UI.review_screen.page);
    return count;
}

void test_pages_come_round_both_ways(void) {
    open_review("play greedy 2");
    TEST_ASSERT_EQUAL_INT(5, pages());
    support_play("press left");
    TEST_ASSERT_EQUAL_UINT8(4, UI.review_screen.page);
}

void test_only_choices_that_show_are_named(void) {
    open_review("play greedy 2");
    UI.review.worst[2].loss = TURN_POINT / 20 - 1;
    TEST_ASSERT_EQUAL_INT(4, pages());
    UI.review.worst[2].loss = TURN_POINT / 20 + 1;
    TEST_ASSERT_EQUAL_INT(5, pages());
    UI.review.worst[0].loss = 1;
    TEST_ASSERT_EQUAL_INT(3, pages()); /* it says that all was well */
}

void test_who_followed_the_advice_is_praised(void) {
    open_review("play best 1");
    TEST_ASSERT_EQUAL_INT32(0, review_choices(&UI.review));
    TEST_ASSERT_EQUAL_INT(3, pages());
}

/* Every piece, every number of dice, and losses as large as they get. */
void test_whatever_the_choice_was_nothing_is_cut_off(void) {
    open_review("play greedy 2");
    static canvas c;
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (int i = 0; i < 6 * 6 * 2 + 64; i++) {
            review_choice *choice = &UI.review.worst[0];
            static const uint8_t pieces[] = {COST_ROAD,   COST_SETTLEMENT, COST_CITY,
                                             COST_KNIGHT, COST_KINDS,      COST_KINDS};
            static const uint8_t sites[] = {15, 5, 3, 5, 0, 0};
            *choice = (review_choice){.loss = 399 * TURN_POINT - 1, .turn = (uint8_t)(i % 2 ? 15 : 8)};
            if (i < 64) {
                choice->rolls = 2;
                choice->kept = (dice_set)i;
                choice->better = (dice_set)(63 - i);
                for (int die = 0; die < DICE_MAX; die++)
                    choice->faces[die] = (uint8_t)((die + i) % DICE_FACES);
            } else {
                choice->piece = pieces[i / 6 % 6];
                choice->site = sites[i / 6 % 6];
                choice->better_piece = pieces[i % 6];
                choice->better_site = sites[i % 6];
            }
            UI.settings.language = (uint8_t)language;
            UI.review_screen.page = 2;
            memset(&c, 0, sizeof c);
            app_paint(&APP, &c);
            TEST_ASSERT_EQUAL_UINT16(0, c.cut);
        }
}

/* ---- the sum */

void test_tenths_are_rounded_to_the_nearest(void) {
    static const struct {
        turn_worth worth;
        int tenths;
    } list[] = {{0, 0},
                {3276, 0},
                {3277, 1},
                {-3276, 0},
                {-3277, -1},
                {TURN_POINT, 10},
                {-TURN_POINT, -10},
                {TURN_POINT - 1, 10},
                {94 * TURN_POINT + 51772, 948},
                {-399 * TURN_POINT, -3990}};
    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++)
        TEST_ASSERT_EQUAL_INT(list[i].tenths, tenths_of(list[i].worth));
}

static const char *printed(text_language language, int tenths, bool sign) {
    static char text[16];
    line l = line_in(text, sizeof text);
    tenths_print(&l, language, tenths, sign);
    return text;
}

void test_tenths_are_written_as_the_language_does(void) {
    TEST_ASSERT_EQUAL_STRING("94.8", printed(TEXT_ENGLISH, 948, false));
    TEST_ASSERT_EQUAL_STRING("94,8", printed(TEXT_GERMAN, 948, false));
    TEST_ASSERT_EQUAL_STRING("+0.3", printed(TEXT_ENGLISH, 3, true));
    TEST_ASSERT_EQUAL_STRING("-7.5", printed(TEXT_ENGLISH, -75, true));
    TEST_ASSERT_EQUAL_STRING("-0,5", printed(TEXT_GERMAN, -5, false));
    TEST_ASSERT_EQUAL_STRING("0.0", printed(TEXT_ENGLISH, 0, true));
}

void test_the_parts_that_are_shown_add_up(void) {
    static const char *const players[] = {"random", "easy", "greedy"};
    for (int i = 0; i < 30; i++) {
        char words[32];
        snprintf(words, sizeof words, "play %s %d", players[i % 3], i + 1);
        counts_fill(&APP, words);
        const review *r = &UI.review;
        tenths_sum s = tenths_sum_of(r);
        TEST_ASSERT_EQUAL_INT(948, s.expected);
        TEST_ASSERT_EQUAL_INT(10 * rules_points(&APP.session.now, 0), s.points);
        TEST_ASSERT_EQUAL_INT(s.points, s.expected + s.luck + s.choices);
        TEST_ASSERT_INT_WITHIN(1, tenths_of(review_luck(r)), s.luck);
        TEST_ASSERT_EQUAL_INT(tenths_of(review_choices(r)), s.choices);
    }
}

/* ---- turn by turn */

void test_the_largest_swings_fill_the_height(void) {
    review r = {.expected = 1};
    r.turn[3].luck = 12 * TURN_POINT;
    r.turn[5].luck = -5 * TURN_POINT;
    r.turn[5].choices = -6 * TURN_POINT;
    swings_scale s = swings_scale_of(&r);
    TEST_ASSERT_EQUAL_INT32(12 * TURN_POINT, s.above);
    TEST_ASSERT_EQUAL_INT32(6 * TURN_POINT, s.below);
    int above = swings_px(&s, r.turn[3].luck), below = swings_px(&s, r.turn[5].choices);
    TEST_ASSERT_EQUAL_INT(24, above); /* of 37, the line apart */
    TEST_ASSERT_EQUAL_INT(12, below);
}

void test_small_swings_are_not_blown_up_and_not_lost(void) {
    review r = {.expected = 1};
    r.turn[3].luck = 1000;
    swings_scale s = swings_scale_of(&r);
    TEST_ASSERT_EQUAL_INT32(3 * TURN_POINT, s.above);
    TEST_ASSERT_EQUAL_INT(1, swings_px(&s, 1000));
    TEST_ASSERT_EQUAL_INT(0, swings_px(&s, 0));
}

/* Whatever the swings are, the bars stay between the titles and the numbers of turns. */
void test_bars_stay_in_their_place(void) {
    static canvas c;
    for (int points = 0; points <= 399; points += 7)
        for (int kind = 0; kind < 4; kind++) {
            review r = {.expected = 1};
            for (int i = 0; i < GAME_BOXES; i++) {
                r.turn[i].luck = (i % 2 ? 1 : -1) * (kind & 1 ? points : 1) * TURN_POINT;
                r.turn[i].choices = -(kind & 2 ? points : 0) * TURN_POINT;
            }
            memset(&c, 0, sizeof c);
            swings_draw(&c, UI_BODY_Y, &r);
            TEST_ASSERT_EQUAL_UINT16(0, c.cut);
            for (int x = 0; x < CANVAS_WIDTH_PX; x++) {
                for (int y = 0; y < UI_BODY_Y; y++) TEST_ASSERT_FALSE(canvas_lit(&c, x, y));
                TEST_ASSERT_FALSE(canvas_lit(&c, x, UI_BODY_Y + SWINGS_HEIGHT_PX));
                for (int y = UI_BODY_Y + SWINGS_HEIGHT_PX + SWINGS_TURNS_PX; y < CANVAS_HEIGHT_PX; y++)
                    TEST_ASSERT_FALSE(canvas_lit(&c, x, y));
            }
        }
}
