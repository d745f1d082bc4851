/* The games through the console, as a person or a program plays them. */
#include "answers.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

void setUp(void) { support_power_on(); }

static const char fresh[] =
    "standard players=2 knights=1-6 turn=1 player=1 phase=roll 1: 2:\npoints 0 0\nok\n";

void test_a_new_game_is_shown_as_one_line_and_the_points(void) {
    answers("ok\n", "new standard players=2");
    answers(fresh, "show");
}

void test_without_a_game_every_command_says_so(void) {
    static const char *const commands[] = {"show", "legal", "do end", "undo", "board", "perft"};
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        answers_with("error no-game", commands[i]);
}

void test_house_rules_are_set_by_their_keys(void) {
    answers("ok\n", "new extra players=4 longest=2 castles=off");
    answers_with("extra players=4 jokers=next castles=off longest=2 ", "show");
    answers("ok\n", "new plus deserts=each");
    answers_with("plus players=1 deserts=each ramp=on ", "show");
}

void test_a_turn_is_played_move_by_move(void) {
    answers("ok\n", "new standard players=2");
    answers("roll 1,2,3,4,5,6=*\nok\n", "legal");
    answers("ok\n", "do roll 1,2,3,4,5,6=blwgoo");
    answers("roll *=*\nstop\nok\n", "legal");
    answers("ok\n", "do stop");
    answers("build R0\nbuild S3\nbuild K1\nend\nok\n", "legal");
    answers("ok\n", "do build S3");
    answers_with("dice=BLWGoo", "show");
    answers_with("points 3 0\n", "show");
    answers("ok\n", "do end");
    answers_with("turn=2 player=2 phase=roll 1: S3 boxes=3 2:\n", "show");
}

void test_a_roll_without_faces_is_drawn_and_told(void) {
    support_say("new standard");
    answers_with("roll 1,2,3,4,5,6=", "do roll 1,2,3,4,5,6");
    answers_with("rolls=1 dice=", "show");
    support_say("dice bl");
    answers("roll 2,5=bl\nok\n", "do roll 2,5");
}

void test_a_sick_source_draws_no_roll(void) {
    support_say("new standard");
    fake_entropy(FAKE_STUCK_AT_1, 1);
    answers_with("error entropy", "do roll 1,2,3,4,5,6");
    answers_with("phase=roll 1:\n", "show");
    answers("ok\n", "do roll 1,2,3,4,5,6=blwgom"); /* dice from a table are still welcome */
}

void test_a_roll_that_is_not_allowed_draws_nothing(void) {
    support_say("new standard");
    support_say("dice blwgom");
    answers_with("error roll-all-first", "do roll 1,2");
    TEST_ASSERT_EQUAL_UINT8(6, support_device.app.chance.script_count);
}

void test_refusals_give_the_reason_and_a_sentence(void) {
    support_say("new standard");
    answers("error roll-first Roll the dice first.\n", "do stop");
    support_say("do roll 1,2,3,4,5,6=bbbbbb");
    answers("error rolling-not-over Stop rolling first.\n", "do build R0");
    support_say("do stop");
    answers("error cannot-pay Your dice do not pay for that.\n", "do build R0");
    answers_with("error out-of-order ", "do build S4");
}

void test_lines_that_cannot_be_read_say_the_column_and_change_nothing(void) {
    support_say("new standard players=2");
    answers("error unknown-game column 1: The games are standard, plus, extra and table.\n", "new poker");
    answers_with("error bad-players column 15: ", "new extra players=7");
    answers_with("error bad-switch column ", "new plus castles=on");
    answers_with("error not-understood column ", "position standard players=two");
    answers_with("column 7: ", "do build X9");
    answers(fresh, "show");
}

void test_positions_can_be_taken_up_in_the_middle_of_a_turn(void) {
    static const char whole[] = "position standard players=2 knights=1-6 turn=5 player=1 phase=build rolls=2 "
                                "dice=BLwgoM 1: R0,1,2 S3 K1x "
                                "boxes=4,2 2: R0 boxes=X,1";
    answers("ok\n", whole);
    answers_with(whole + strlen("position "), "show");
    answers_with("error nothing-to-undo", "undo");
}

void test_undo_goes_back_to_the_roll_and_not_across(void) {
    support_say("new standard");
    support_say("do roll 1,2,3,4,5,6=blwgoo");
    support_say("do stop");
    support_say("do build R0");
    answers("ok\n", "undo");
    answers_with("dice=blwgoo 1:\n", "show");
    answers("ok\n", "undo");
    answers_with("phase=roll rolls=1 ", "show");
    answers("error nothing-to-undo Nothing to take back: a roll counts.\n", "undo");
}

void test_the_board_is_drawn_with_its_owners(void) {
    support_say("new extra players=2");
    support_say("do start R0104");
    answers_with("1", "board");
    answers_with("castles b0 b1 b2 b3\nok\n", "board");
    support_say("new extra players=2 castles=off");
    TEST_ASSERT_NULL(strstr(support_say("board"), "castles"));
}

void test_perft_counts_boards_here_or_of_a_line(void) {
    answers("30\nok\n", "perft extra players=2 jokers=next castles=on longest=1 turn=0 player=1 phase=start "
                        "road=- army=- 1: 2:");
    support_say("new standard");
    const char *here = support_say("perft");
    char copy[40];
    snprintf(copy, sizeof copy, "%s", here);
    answers(copy, "perft standard players=1 knights=1-6 turn=1 player=1 phase=roll 1:");
    answers_with("error ", "perft nonsense");
}

void test_weigh_counts_moves_and_measures_roads(void) {
    support_say("new extra players=2");
    answers("moves 30 roads 0 0\nok\n", "weigh");
    support_say("do start R0104");
    answers_with(" roads 1 0\nok\n", "weigh");
}

void test_the_longest_position_fits_a_line(void) {
    static char whole[POSITION_TEXT_MAX + 16] =
        "position standard players=8 knights=1-6 turn=120 player=8 phase=over "
        "won=1,2,3,4,5,6,7,8";
    for (int p = 1; p <= 8; p++) {
        char sheet[160];
        snprintf(sheet, sizeof sheet,
                 " %d: R0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15 S3,4,5,7,9,11 C7,12,20,30 K1x,2x,3x,4x,5x,6x "
                 "boxes=10,10,10,10,10,10,10,10,10,10,10,10,10,10,5",
                 p);
        strcat(whole, sheet);
    }
    answers("ok\n", whole);
    answers_with("points 145 145 145 145 145 145 145 145\n", "show");
}
