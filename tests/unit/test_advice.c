/* Advice in all three games: what to do, what it is worth, and why. */
#include "advice.h"
#include "play.h"

static advice a;

/* Looks at the position and returns its options. */
static int look(const char *text, game *g, advice_option *option, int max) {
    *g = position(text);
    advice_init(&a, ADVICE_BEST, &solution_standard);
    TEST_ASSERT_TRUE(advice_possible(&a, g));
    advice_look(&a, g);
    int count = advice_options(&a, g, option, max);
    TEST_ASSERT_TRUE(count > 0);
    for (int i = 0; i < count; i++) {
        game after = *g;
        for (int j = 0; j < option[i].moves; j++)
            TEST_ASSERT_EQUAL_STRING("ok", reason_word(rules_apply(&after, &option[i].move[j])));
        if (i) TEST_ASSERT_TRUE(option[i].worth <= option[i - 1].worth);
    }
    return count;
}

static advice_option best(const char *text) {
    game g;
    advice_option option[ADVICE_OPTIONS_MAX];
    look(text, &g, option, ADVICE_OPTIONS_MAX);
    return option[0];
}

/* Among the options is one with this reason, about this piece and site (-1: any). */
static advice_option among(const char *text, advice_why why, int piece, int site) {
    game g;
    advice_option option[ADVICE_OPTIONS_MAX];
    int count = look(text, &g, option, ADVICE_OPTIONS_MAX);
    for (int i = 0; i < count; i++)
        if (option[i].why == why && (piece < 0 || (option[i].piece == piece && option[i].site == site)))
            return option[i];
    TEST_FAIL_MESSAGE(text);
    return option[0];
}

#define PLUS_TURN(turn, dice)                                                                                \
    "plus players=2 deserts=both ramp=on turn=" turn " player=1 phase=build rolls=3 dice=" dice " "
#define EXTRA_TURN(turn, dice)                                                                               \
    "extra players=2 jokers=next castles=on longest=1 turn=" turn " player=1 phase=build rolls=3 dice=" dice \
    " "

void test_what_wins_is_done_and_said(void) {
    advice_option o =
        best(PLUS_TURN("29", "bbblll") "road=2 army=1 1: R0,1,2,3,4 S1,2 C1,2 K1x,2x,3x,4x,5x,6x,7 "
                                       "2: R0,1,2,3,5,6 S1,2,3 C1 K1x,2x,3x,4x,5x,6");
    TEST_ASSERT_EQUAL(ADVICE_WINS, o.why);
    TEST_ASSERT_EQUAL_INT(3, o.moves);
    TEST_ASSERT_EQUAL_INT32(OUTLOOK_CERTAIN, o.worth);
}

void test_titles_that_are_taken_and_held_are_said(void) {
    among(PLUS_TURN("9", "owgmmm") "road=- army=- 1: R0 K1,2 2: R0", ADVICE_TAKES_ARMY, COST_KNIGHT, 2);
    among(PLUS_TURN("11", "owgmmm") "road=- army=1 1: R0 K1,2,3 2: R0 K1,2", ADVICE_HOLDS_ARMY, -1, 0);
    among(PLUS_TURN("13", "blmmoo") "road=- army=- 1: R0,2,3,5 2: R0", ADVICE_TAKES_ROAD, COST_ROAD, 6);
    among(PLUS_TURN("15", "blmoow") "road=1 army=- 1: R0,1,2,3,4,5,6,7 S1,2,3 C1,2 2: R0", ADVICE_HOLDS_ROAD,
          COST_ROAD, 8);
}

void test_points_knights_and_roads_have_their_reasons(void) {
    advice_option o = among(PLUS_TURN("9", "ooogg"
                                           "m") "road=- army=- 1: R0,1 2: R0",
                            ADVICE_SCORES, COST_CITY, 0);
    TEST_ASSERT_EQUAL_INT(2, o.points);
    among(PLUS_TURN("9", "blmoow") "road=- army=- 1: R0 2: R0", ADVICE_OPENS, COST_CITY, 0);
    among(PLUS_TURN("9", "blmoow") "road=- army=- 1: R0,1,2 S1,2 C1 2: R0", ADVICE_TOWARDS, COST_SETTLEMENT,
          2);
    o = among(PLUS_TURN("9", "owgmmb") "road=- army=- 1: R0 2: R0", ADVICE_ARMS, -1, 0);
    TEST_ASSERT_TRUE(o.face < DICE_GOLD);
    o = among(PLUS_TURN("9", "owgmmb") "road=- army=2 1: R0 K1,2,3,4,5 2: R0 K1,2,3,4,5,6", ADVICE_ARMS, -1,
              0);
    TEST_ASSERT_EQUAL(ROLL_NO_FACE, o.face);
    TEST_ASSERT_EQUAL(ADVICE_CANNOT, best(PLUS_TURN("9", "ooomow") "road=- army=- 1: R0 2: R0").why);
}

void test_doing_nothing_is_waiting_where_something_could_be_done(void) {
    advice_option o = among(PLUS_TURN("9", "owgmmm") "road=- army=- 1: R0 2: R0", ADVICE_WAITS, COST_ROAD, 0);
    TEST_ASSERT_EQUAL_INT(1, o.moves);
    TEST_ASSERT_EQUAL(MOVE_END, o.move[0].kind);
}

void test_a_settlement_that_cuts_a_road_is_said_to(void) {
    /* The other's road runs through the free site at 8. */
    among(EXTRA_TURN("21", "blwgoo") "road=2 army=- 1: R0104,0105,0205,0408 S01 "
                                     "2: R0711,0712,0812,0813,1217,1318,1723,1823 S07,17,18",
          ADVICE_CUTS, COST_SETTLEMENT, 4);
}

void test_a_start_road_lies_near_a_site_and_leaves_room(void) {
    game g;
    advice_option option[ADVICE_OPTIONS_MAX];
    int count =
        look("extra players=4 jokers=next castles=on longest=1 turn=0 player=2 phase=start road=- army=- "
             "1: R0104 2: 3: 4:",
             &g, option, ADVICE_OPTIONS_MAX);
    TEST_ASSERT_EQUAL_INT(ADVICE_OPTIONS_MAX, count);
    for (int i = 0; i < count; i++) TEST_ASSERT_EQUAL(ADVICE_STARTS, option[i].why);
    TEST_ASSERT_EQUAL(MOVE_START, option[0].move[0].kind);
}

void test_the_chance_grows_with_the_points(void) {
    static const char *const ahead[] = {
        "plus players=2 deserts=both ramp=on turn=21 player=1 phase=roll rolls=1 dice=bbggmo road=- army=- "
        "1: R0 "
        "2: R0,1,2,3 S1,2 C1 K1,2",
        "plus players=2 deserts=both ramp=on turn=21 player=1 phase=roll rolls=1 dice=bbggmo road=- army=- "
        "1: R0,1,2,3 S1,2 2: R0,1,2,3 S1,2 C1 K1,2",
        "plus players=2 deserts=both ramp=on turn=21 player=1 phase=roll rolls=1 dice=bbggmo road=1 army=- "
        "1: R0,1,2,3,5,6 S1,2 C1 2: R0,1,2,3 S1,2 C1 K1,2"};
    int before = 0;
    for (int i = 0; i < 3; i++) {
        game g = position(ahead[i]);
        advice_init(&a, ADVICE_BEST, NULL);
        advice_look(&a, &g);
        TEST_ASSERT_EQUAL(ADVICE_CHANCE, advice_unit_of(&a, &g));
        int chance = advice_value(&a, &g, advice_worth(&a, &g));
        TEST_ASSERT_TRUE(chance > before && chance < 1000);
        before = chance;
        dice_set keep = advice_keep(&a, &g);
        TEST_ASSERT_EQUAL_INT32(advice_worth(&a, &g), advice_keep_worth(&a, &g, keep));
    }
}

void test_alone_the_turns_to_go_are_told(void) {
    game g =
        position("plus players=1 deserts=both ramp=on turn=9 player=1 phase=roll rolls=1 dice=ooowgm road=1 "
                 "army=1 1: R0,1,2,3,5,6 S1,2 C1 K1,2,3");
    advice_init(&a, ADVICE_BEST, NULL);
    advice_look(&a, &g);
    TEST_ASSERT_EQUAL(ADVICE_TURNS, advice_unit_of(&a, &g));
    int tenths = advice_value(&a, &g, advice_worth(&a, &g));
    TEST_ASSERT_TRUE(tenths > 0 && tenths < 100);
    g = position("plus players=1 deserts=both ramp=on turn=1 player=1 phase=roll road=- army=- 1:");
    advice_look(&a, &g);
    TEST_ASSERT_TRUE(advice_value(&a, &g, advice_worth(&a, &g)) > tenths);
    TEST_ASSERT_EQUAL(0, advice_keep(&a, &g));
}

void test_standard_is_advised_by_the_solution(void) {
    game g;
    advice_option option[ADVICE_OPTIONS_MAX];
    int count =
        look("standard players=2 knights=1-6 turn=1 player=1 phase=build rolls=1 dice=blwgoo 1: 2:", &g,
             option, ADVICE_OPTIONS_MAX);
    TEST_ASSERT_EQUAL(ADVICE_POINTS, advice_unit_of(&a, &g));
    TEST_ASSERT_TRUE(count >= 3);
    TEST_ASSERT_INT_WITHIN(100, 950, advice_value(&a, &g, option[0].worth));
    TEST_ASSERT_EQUAL(advice_worth(&a, &g), option[0].worth);
    among("standard players=2 knights=1-6 turn=1 player=1 phase=build rolls=1 dice=bblloo 1: 2:",
          ADVICE_OPENS, -1, 0);
    g = position("standard players=2 knights=1-6 turn=1 player=1 phase=roll rolls=1 dice=blwgoo 1: 2:");
    advice_look(&a, &g);
    TEST_ASSERT_EQUAL_INT32(advice_worth(&a, &g), advice_keep_worth(&a, &g, advice_keep(&a, &g)));
    advice_init(&a, ADVICE_BEST, NULL);
    TEST_ASSERT_FALSE(advice_possible(&a, &g));
}

void test_a_greedy_eye_sees_points_in_every_game(void) {
    game g = position("standard players=1 knights=1-6 turn=1 player=1 phase=build rolls=1 dice=blwgbl 1:");
    advice_option o;
    advice_init(&a, ADVICE_GREEDY, NULL);
    advice_look(&a, &g);
    TEST_ASSERT_EQUAL_INT(1, advice_options(&a, &g, &o, 1));
    TEST_ASSERT_EQUAL(ADVICE_SCORES, o.why);
    TEST_ASSERT_EQUAL_INT(4, o.points);
    TEST_ASSERT_EQUAL(ADVICE_POINTS, advice_unit_of(&a, &g));
    TEST_ASSERT_INT_WITHIN(1, 41, advice_value(&a, &g, o.worth));
}

void test_nothing_is_advised_when_the_game_is_over(void) {
    game g = position("plus players=1 deserts=both ramp=on turn=9 player=1 phase=roll road=- army=- 1:");
    g.phase = GAME_OVER;
    advice_init(&a, ADVICE_BEST, &solution_standard);
    TEST_ASSERT_FALSE(advice_possible(&a, &g));
}
