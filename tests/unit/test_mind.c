/* The device as an opponent, an adviser, and one who looks back. */
#include "answers.h"
#include "game_screen.h"
#include "rules.h"
#include "screens.h"

#include <stdio.h>

#define APP  support_device.app
#define GAME APP.session.now

void setUp(void) { support_power_on(); }

static void begin(game_kind which, uint8_t players, const uint8_t *bots) {
    APP.ui.table.setup = (setup){.kind = (uint8_t)which, .players = players};
    APP.ui.table.first = 0;
    for (int i = 0; i < players; i++) APP.ui.table.bot[i] = bots[i];
    APP.ui.wish.begin = true;
    app_open(&APP, &screen_setup); /* as if Start had been pressed */
    support_say("press a");
    support_run(50);
}

static void let_play(uint32_t seconds) {
    for (uint32_t i = 0; i < seconds * 4 && GAME.phase != GAME_OVER; i++) {
        fake_hold(0);
        APP.ui.pressed_ms = APP.ui.now_ms;
        support_device.rest.active_ms = APP.ui.now_ms; /* somebody watches */
        support_run(250);
    }
}

/* ---- opponents */

void test_bots_play_whole_games_of_every_kind_by_themselves(void) {
    for (int which = 0; which < GAME_KINDS; which++) {
        support_power_on();
        begin((game_kind)which, 2, (uint8_t[]){BOT_BEST, BOT_EASY});
        TEST_ASSERT_EQUAL_UINT8(BOT_BEST, APP.level[0]);
        let_play(3000);
        TEST_ASSERT_EQUAL_UINT8(GAME_OVER, GAME.phase);
        support_run(2000); /* how it came is read first */
        TEST_ASSERT_EQUAL_STRING(screen_over.name, app_top(&APP)->name);
    }
}

void test_a_bot_waits_for_the_person_and_the_person_sees_every_move(void) {
    begin(GAME_STANDARD, 2, (uint8_t[]){0, BOT_GREEDY});
    support_run(5000);
    TEST_ASSERT_EQUAL_UINT8(0, GAME.player);
    support_play("do roll 1,2,3,4,5,6=bbbbbb; do stop");
    support_say("do end");
    TEST_ASSERT_EQUAL_UINT8(1, GAME.player);
    int moves = 0;
    game last = GAME;
    for (int ms = 0; ms < 30000 && GAME.player == 1; ms += 10) {
        support_run(10);
        if (memcmp(&last, &GAME, sizeof last) == 0) continue;
        moves++;
        last = GAME;
    }
    TEST_ASSERT_EQUAL_UINT8(0, GAME.player);
    TEST_ASSERT_TRUE(moves >= 3); /* a roll, a stop or builds, an end: each for itself */
}

void test_nobody_moves_while_the_menu_is_open(void) {
    begin(GAME_STANDARD, 2, (uint8_t[]){BOT_BEST, BOT_BEST});
    support_say("press b long");
    game before = GAME;
    support_run(10000);
    TEST_ASSERT_EQUAL_MEMORY(&before, &GAME, sizeof before);
}

void test_who_is_in_a_hurry_gets_the_turn_at_once(void) {
    begin(GAME_STANDARD, 2, (uint8_t[]){BOT_BEST, 0});
    support_run(20);
    APP.hasten = true;
    support_run(100);
    TEST_ASSERT_EQUAL_UINT8(1, GAME.player);
}

void test_a_bot_rolls_the_same_dice_and_stops_when_they_fail(void) {
    begin(GAME_PLUS, 2, (uint8_t[]){BOT_EASY, BOT_EASY});
    fake_entropy(FAKE_STUCK_AT_1, 1);
    support_run(5000);
    TEST_ASSERT_EQUAL_STRING(screen_alarm.name, app_top(&APP)->name);
    TEST_ASSERT_EQUAL_UINT8(0, GAME.rolls);
}

void test_bots_go_on_after_a_power_cut(void) {
    begin(GAME_EXTRA, 3, (uint8_t[]){BOT_BEST, BOT_GREEDY, BOT_EASY});
    let_play(20);
    game before = GAME;
    support_run(300);
    support_power_cycle(NULL);
    TEST_ASSERT_EQUAL_UINT8(BOT_GREEDY, APP.level[1]);
    TEST_ASSERT_EQUAL_UINT8(before.turn, GAME.turn);
    let_play(30);
    TEST_ASSERT_GREATER_THAN_UINT32(before.turn, GAME.turn);
}

void test_a_bot_that_wins_is_in_no_list(void) {
    begin(GAME_STANDARD, 2, (uint8_t[]){BOT_BEST, BOT_EASY});
    let_play(3000);
    answers_with("\nwins\n", "stats");
    answers_with("games standard:1", "stats");
}

/* ---- hints */

void test_a_hint_says_what_to_keep_and_counts_as_help(void) {
    support_say("new standard");
    support_play("press a; do roll 1,2,3,4,5,6=bblwgo");
    TEST_ASSERT_FALSE(APP.hinted);
    APP.ui.hint.thinking = true;
    support_run(20);
    TEST_ASSERT_TRUE(APP.ui.hint.ready && !APP.ui.hint.thinking);
    TEST_ASSERT_EQUAL_HEX8(dice_all(6), APP.ui.hint.keep); /* a knight and a road lie there */
    TEST_ASSERT_INT_WITHIN(1, 969, APP.ui.hint.value);
    support_say("do stop");
    TEST_ASSERT_FALSE(APP.ui.hint.ready);
}

void test_hints_are_for_one_who_plays_alone_unless_all_agree(void) {
    support_play("new standard; press a");
    TEST_ASSERT_TRUE(APP.ui.hints);
    support_play("new standard players=2; press a");
    TEST_ASSERT_FALSE(APP.ui.hints);
    APP.ui.table.hints_together = true;
    support_run(50);
    support_play("press right");
    TEST_ASSERT_TRUE(APP.ui.hints);
}

void test_a_game_with_a_hint_is_marked_in_the_list_even_after_a_power_cut(void) {
    support_say("new standard");
    answers_with("worth 94.8 points", "hint");
    support_run(300);
    support_power_cycle(NULL);
    TEST_ASSERT_TRUE(APP.hinted);
}

void test_the_console_weighs_and_advises(void) {
    answers_with("error no-advice", "hint");
    answers_with("error no-advice", "eval");
    support_say("new standard");
    answers("94.8 points\nok\n", "eval");
    support_say("new standard knights=1");
    answers("80.0 points\nok\n", "eval");
    support_say("do roll 1,2,3,4,5,6=bbbbbb");
    answers_with("worth ", "hint");
    answers_with("error no-such-level", "bot clever");
    answers_with("roll ", "bot best");
    support_say("new extra players=2");
    answers_with("start R", "hint");
    support_say("new table");
    answers_with("error no-advice", "hint");
}

void test_a_match_is_the_same_every_time(void) {
    char first[200];
    snprintf(first, sizeof first, "%s", support_say("match plus best greedy 4 11"));
    answers(first, "match plus best greedy 4 11");
    answers_with("games 4", "match standard easy random 4 3");
    answers_with("error bad-number", "match plus best greedy 0 11");
    answers_with("error no-such-level", "match plus best genius 4 11");
    answers_with("error unknown-game", "match chess best greedy 4 11");
}

/* ---- looking back */

void test_a_solo_game_is_looked_back_on_and_the_sums_are_right(void) {
    support_say("new standard");
    while (GAME.phase != GAME_OVER) support_say("bot easy");
    const review *r = &APP.ui.review;
    TEST_ASSERT_TRUE(r->expected != 0);
    TEST_ASSERT_EQUAL_INT32(rules_points(&GAME, 0) * 65536, r->expected + review_luck(r) + review_choices(r));
    TEST_ASSERT_LESS_THAN(0, review_choices(r));
}

void test_a_review_goes_on_after_a_power_cut(void) {
    support_say("new standard");
    for (int i = 0; GAME.phase != GAME_OVER; i++) {
        support_say("bot easy");
        if (i % 7) continue;
        support_run(200);
        support_power_cycle(NULL);
    }
    const review *r = &APP.ui.review;
    TEST_ASSERT_EQUAL_INT32(rules_points(&GAME, 0) * 65536, r->expected + review_luck(r) + review_choices(r));
}

void test_there_is_no_review_of_games_with_others_or_from_the_middle(void) {
    support_say("new standard players=2");
    TEST_ASSERT_EQUAL_INT32(0, APP.review.expected);
    support_say("position standard players=1 knights=1-6 turn=3 player=1 phase=roll 1: R0 boxes=1,X");
    TEST_ASSERT_EQUAL_INT32(0, APP.review.expected);
}
