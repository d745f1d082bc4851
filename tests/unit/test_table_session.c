#include "evening.h"

static table_session s;

static void say(const char *text) {
    table_move m = evening_move(text);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("ok", reason_word(table_session_do(&s, &m)), text);
}

static void begin(const char *setup) {
    table_setup st;
    int column;
    TEST_ASSERT_EQUAL(REASON_OK, table_setup_parse(&st, setup, &column));
    table_session_begin(&s, &st);
}

static void at(const char *word, int seat) { evening_phase(&s.now, word, seat); }
static void back(void) { TEST_ASSERT_EQUAL_STRING("ok", reason_word(table_session_undo(&s))); }
static void no_way_back(void) {
    TEST_ASSERT_EQUAL_STRING("nothing-to-undo", reason_word(table_session_undo(&s)));
}

void test_a_mistaken_next_can_be_corrected_until_the_next_roll(void) {
    begin("table players=6 rule=special");
    say("start 1");
    say("next");
    say("roll 35");
    table rolled = s.now;
    for (int i = 0; i < 6; i++) say("next");
    at("before", 2);
    back();
    at("extra-build", 6);
    for (int i = 0; i < 5; i++) back();
    at("both", 1);
    TEST_ASSERT_EQUAL_MEMORY(&rolled, &s.now, sizeof rolled);
    no_way_back();
    for (int i = 0; i < 6; i++) say("next");
    say("roll 11");
    no_way_back();
}

void test_a_win_by_mistake_can_be_taken_back(void) {
    begin("table players=6 rule=special");
    say("start 1");
    say("next");
    say("roll 35");
    for (int i = 0; i < 6; i++) say("next");
    say("win 2");
    at("over", 2);
    TEST_ASSERT_TRUE(s.moves < TABLE_SESSION_MOVES_MAX);
    back();
    at("before", 2);
}

void test_roll_offs_and_boards_are_not_taken_back(void) {
    begin("table players=5");
    no_way_back();
    say("rolloff 1=66");
    no_way_back();
    say("start 2");
    back();
    at("rolloff", 2);
    TEST_ASSERT_EQUAL_UINT8(12, s.now.rolled[0]);
    say("board " EVENING_BOARD_30);
    no_way_back();
    say("start 3");
    say("next");
    back();
    back();
    at("rolloff", 2);
}

void test_a_refused_move_is_not_remembered(void) {
    begin("table players=5");
    table_move m = evening_move("next");
    TEST_ASSERT_EQUAL_STRING("roll-off-first", reason_word(table_session_do(&s, &m)));
    no_way_back();
}

void test_a_position_can_be_taken_up_and_a_bad_one_changes_nothing(void) {
    int column;
    begin("table players=5");
    table before = s.now;
    TEST_ASSERT_EQUAL_STRING("not-understood", reason_word(table_session_position(&s, "chess", &column)));
    TEST_ASSERT_EQUAL_MEMORY(&before, &s.now, sizeof before);
    TEST_ASSERT_EQUAL(REASON_OK,
                      table_session_position(&s,
                                             "table players=4 rule=plain expansions=none dice=true "
                                             "board=none turn=1 phase=both start=2 roll=35 "
                                             "sums=0,0,0,0,0,0,1,0,0,0,0",
                                             &column));
    no_way_back();
    say("next");
    back();
    at("both", 2);
}

void test_an_evening_is_resumed_from_its_last_roll(void) {
    begin("table players=5");
    say("start 1");
    say("next");
    say("roll 35");
    table_session later;
    table_session_resume(&later, &s.since);
    TEST_ASSERT_EQUAL_MEMORY(&s.now, &later.now, sizeof s.now);
    TEST_ASSERT_EQUAL_UINT8(0, later.moves);
}
