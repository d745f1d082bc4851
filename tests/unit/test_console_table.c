/* The table through the console. */
#include "answers.h"
#include "unity.h"

#include <string.h>

void setUp(void) { support_power_on(); }

void test_an_evening_is_shown_as_one_line(void) {
    answers("ok\n", "new table players=3 board=none");
    answers("table players=3 rule=plain expansions=none dice=true board=none turn=0 phase=rolloff "
            "rolled=-,-,-\nok\n",
            "show");
}

void test_what_is_not_said_suits_the_players(void) {
    support_say("new table players=6");
    answers_with("rule=paired", "show");
    answers_with("board=30", "show");
    support_say("new table players=4");
    answers_with("rule=plain", "show");
    answers_with("board=19", "show");
}

void test_a_turn_is_played_move_by_move(void) {
    support_say("new table players=6 rule=paired board=none");
    answers("rolloff 1\nrolloff 2\nrolloff 3\nrolloff 4\nrolloff 5\nrolloff 6\nstart 1\nstart 2\nstart "
            "3\nstart 4\nstart 5\nstart 6\nok\n",
            "legal");
    answers("ok\n", "do start 2");
    answers("ok\n", "do next");
    answers("roll\nwin 2\nok\n", "legal");
    answers_with("error", "do next");
    answers("ok\n", "do roll 34");
    answers_with("phase=trade", "show");
    answers("ok\n", "do next");
    answers("ok\n", "do next");
    answers_with("phase=second-trade", "show");
    answers("ok\n", "undo");
    answers_with("phase=build", "show");
    answers("ok\n", "do win 2");
    answers("ok\n", "legal");
    answers_with("won=2", "show");
}

void test_what_is_not_said_is_drawn_and_told(void) {
    support_say("new table players=4 expansions=knights board=none");
    support_say("dice 65");
    answers("rolloff 3=65\nok\n", "do rolloff 3");
    support_say("do start 1");
    support_say("do next");
    support_say("dice 344");
    answers("roll 34y\nok\n", "do roll");
}

void test_a_board_comes_with_the_evening_and_is_drawn_in_characters(void) {
    answers_with("error no-game", "board");
    support_say("new table players=6");
    const char *board = support_say("board");
    int threes = 0;
    for (const char *at = board; (at = strstr(at, "(3)")); at++) threes++;
    TEST_ASSERT_EQUAL_INT(5, threes);
    support_say("new table players=6 board=none");
    answers_with("error no-board", "board");
}

void test_boards_are_laid_again_until_the_first_turn(void) {
    support_say("new table players=5");
    answers_with("board hexes=", "do board");
    answers_with("corner=ne", "do board corner=ne");
    support_say("do start 1");
    support_say("do next");
    support_say("do roll 12");
    answers_with("error", "do board");
}

void test_a_sick_source_lays_no_board_and_rolls_no_dice(void) {
    fake_entropy(FAKE_STUCK_AT_1, 1);
    support_say("new table players=4");
    answers_with("phase=rolloff rolled=-,-,-,-\n", "show"); /* no board */
    answers_with("error entropy", "do rolloff 1");
    answers("ok\n", "do rolloff 1=34"); /* dice from a box are still welcome */
}

void test_a_position_is_taken_up_and_never_counts(void) {
    support_say("new table players=5 dice=deck");
    support_say("do start 3");
    support_say("do next");
    support_say("do roll");
    char before[800];
    strcpy(before, support_say("show"));
    support_say("new standard");
    answers_with("standard players=1", "show");
    char words[820] = "position ";
    strncat(words, before, strcspn(before, "\n"));
    answers("ok\n", words);
    answers(before, "show");
    TEST_ASSERT_EQUAL_UINT32(0, support_device.app.number);
}

void test_a_game_ends_an_evening_and_the_other_way_round(void) {
    support_say("new table players=2");
    TEST_ASSERT_TRUE(support_device.app.gathered && !support_device.app.playing);
    support_say("new plus");
    TEST_ASSERT_TRUE(!support_device.app.gathered && support_device.app.playing);
    support_say("new table players=2");
    TEST_ASSERT_TRUE(support_device.app.gathered && !support_device.app.playing);
}

void test_bad_lines_say_where(void) {
    answers_with("column 15", "new table players=7");
    answers_with("error", "new table rule=paired players=4");
    answers_with("error", "new table dice=loaded");
    support_say("new table players=4 board=none");
    answers_with("column 1", "do frob");
    answers_with("error", "do roll 34");
    answers_with("error", "do board");
}

void test_an_evening_won_with_real_dice_counts_and_its_dice_too(void) {
    support_say("new table players=2 board=none");
    support_say("do start 1");
    support_say("do next");
    support_say("do roll");
    support_say("do win 1");
    answers_with(" table:1", "stats");
    support_say("undo"); /* it may still be taken back */
    answers_with(" table:0", "stats");
    support_say("do win 1");
    support_say("new standard");
    answers_with(" table:1", "stats");
    uint32_t sums = 0;
    for (int i = 0; i < FAIR_SUMS; i++) sums += support_device.app.stats.ever.sum[i];
    TEST_ASSERT_EQUAL_UINT32(1, sums);
}

void test_a_deck_is_no_dice_and_does_not_count_as_such(void) {
    support_say("new table players=2 board=none dice=deck");
    support_say("do start 1");
    support_say("do next");
    support_say("do roll");
    for (int i = 0; i < FAIR_SUMS; i++) TEST_ASSERT_EQUAL_UINT32(0, support_device.app.stats.ever.sum[i]);
}
