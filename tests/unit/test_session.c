/* Undo. */
#include "play.h"
#include "session.h"

static session s;

static void say(const char *text) {
    move m = read_move(&s.now, text);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("ok", reason_word(session_do(&s, &m)), text);
}

void setUp(void) {
    setup st = setup_default(GAME_STANDARD);
    session_begin(&s, &st);
}

void test_undo_goes_back_step_by_step_to_the_end_of_the_last_roll(void) {
    say("roll 1,2,3,4,5,6=blmmwg");
    game rolled = s.now;
    say("stop");
    game stopped = s.now;
    say("trade o");
    game traded = s.now;
    say("build R0");
    TEST_ASSERT_EQUAL(REASON_OK, session_undo(&s));
    TEST_ASSERT_EQUAL_MEMORY(&traded, &s.now, sizeof traded);
    TEST_ASSERT_EQUAL(REASON_OK, session_undo(&s));
    TEST_ASSERT_EQUAL_MEMORY(&stopped, &s.now, sizeof stopped);
    TEST_ASSERT_EQUAL(REASON_OK, session_undo(&s));
    TEST_ASSERT_EQUAL_MEMORY(&rolled, &s.now, sizeof rolled);
}

void test_never_across_a_roll(void) {
    TEST_ASSERT_EQUAL(REASON_NOTHING_TO_UNDO, session_undo(&s));
    say("roll 1,2,3,4,5,6=blmmwg");
    TEST_ASSERT_EQUAL(REASON_NOTHING_TO_UNDO, session_undo(&s));
    say("stop");
    say("end");
    game ended = s.now;
    say("roll 1,2,3,4,5,6=blmmwg");
    TEST_ASSERT_EQUAL(REASON_NOTHING_TO_UNDO, session_undo(&s));
    TEST_ASSERT_EQUAL_UINT32(ended.turn, s.now.turn);
}

void test_the_end_of_a_turn_can_be_taken_back_until_the_next_roll(void) {
    say("roll 1,2,3,4,5,6=blmmwg");
    say("stop");
    game before = s.now;
    say("end");
    TEST_ASSERT_EQUAL(REASON_OK, session_undo(&s));
    TEST_ASSERT_EQUAL_MEMORY(&before, &s.now, sizeof before);
}

void test_a_refused_move_is_not_remembered(void) {
    move m = read_move(&s.now, "end");
    TEST_ASSERT_EQUAL(REASON_ROLL_FIRST, session_do(&s, &m));
    TEST_ASSERT_EQUAL(REASON_NOTHING_TO_UNDO, session_undo(&s));
}

void test_a_position_begins_a_new_way_back_and_a_bad_one_changes_nothing(void) {
    say("roll 1,2,3,4,5,6=blmmwg");
    say("stop");
    session before = s;
    int column = 0;
    TEST_ASSERT_EQUAL(REASON_UNKNOWN_GAME, session_position(&s, "chess", &column));
    TEST_ASSERT_EQUAL_MEMORY(&before, &s, sizeof s);
    TEST_ASSERT_EQUAL(REASON_OK,
                      session_position(&s,
                                       "plus players=1 deserts=both ramp=on turn=2 player=1 phase=build "
                                       "rolls=1 dice=blblbl road=- army=- 1:",
                                       &column));
    TEST_ASSERT_EQUAL(REASON_NOTHING_TO_UNDO, session_undo(&s));
    say("build R0");
    TEST_ASSERT_EQUAL(REASON_OK, session_undo(&s));
    reads(&s.now, "plus players=1 deserts=both ramp=on turn=2 player=1 phase=build rolls=1 dice=blblbl "
                  "road=- army=- 1:");
}

void test_start_roads_can_be_taken_back_and_a_win_too(void) {
    setup st = setup_default(GAME_EXTRA);
    session_begin(&s, &st);
    game fresh = s.now;
    say("start R0104");
    say("start R4852");
    TEST_ASSERT_EQUAL(REASON_OK, session_undo(&s));
    TEST_ASSERT_EQUAL(REASON_OK, session_undo(&s));
    TEST_ASSERT_EQUAL_MEMORY(&fresh, &s.now, sizeof fresh);
    int column = 0;
    session_position(
        &s,
        "plus players=1 deserts=both ramp=on turn=9 player=1 phase=build rolls=3 dice=blwgbl road=1 "
        "army=1 1: R0,1,2,3,4,5,6 S1 C1,2 K1,2,3",
        &column);
    say("build S2");
    TEST_ASSERT_EQUAL_UINT8(GAME_OVER, s.now.phase);
    TEST_ASSERT_EQUAL(REASON_OK, session_undo(&s));
    TEST_ASSERT_EQUAL_UINT8(GAME_BUILD, s.now.phase);
}
