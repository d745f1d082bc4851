/* What the solver has found out, and the numbering of hands and boards that it
 * shares with the advisor. */
#include "advisor.h"
#include "lotplay.h"

#include <stdlib.h>

static const solution *const s = &solution_standard;

/* ---- the numbering */

void test_hands_are_numbered_without_a_gap(void) {
    dice_counts hand = {{0}};
    for (int i = 0; i < HAND_COUNT; i++, hand_step(&hand)) {
        int dice = 0;
        for (int face = 0; face < DICE_FACES; face++) dice += hand.of[face];
        TEST_ASSERT_EQUAL_INT(i, hand_of(&hand));
        TEST_ASSERT_EQUAL_INT(i >= HAND_PARTS, dice == DICE_MAX);
    }
    TEST_ASSERT_EQUAL_INT(462, HAND_ROLLS);
    TEST_ASSERT_EQUAL_INT(924, HAND_COUNT);
}

void test_a_hand_grows_by_one_die(void) {
    dice_counts hand = {{0}};
    for (int i = 0; i < HAND_PARTS; i++, hand_step(&hand))
        for (int face = 0; face < DICE_FACES; face++) {
            dice_counts more = hand;
            more.of[face]++;
            TEST_ASSERT_EQUAL_INT(hand_of(&more), s->turn->next[i][face]);
        }
}

void test_boards_are_numbered_without_a_gap(void) {
    int next = 0;
    for (int i = 0; i < BOARDS_ROAD_SETS; i++)
        for (int settlements = 0; settlements <= s->turn->roads[i].settlements; settlements++)
            for (int cities = 0; cities <= s->turn->roads[i].cities; cities++) {
                boards_ground at = {(uint8_t)i, (uint8_t)settlements, (uint8_t)cities};
                TEST_ASSERT_EQUAL_INT(next++, boards_ground_of(s->turn->roads, &at));
            }
    TEST_ASSERT_EQUAL_INT(BOARDS_GROUNDS, next);
    int guard = 0;
    for (int knights = 0; knights <= BOARDS_KNIGHTS; knights++)
        for (uint32_t used = 0; used < 1u << knights; used++)
            TEST_ASSERT_EQUAL_INT(guard++, boards_guard(knights, used));
    TEST_ASSERT_EQUAL_INT(BOARDS_GUARDS, guard);
    TEST_ASSERT_EQUAL_INT(155575, BOARDS_COUNT);
}

void test_every_board_of_a_game_has_its_number(void) {
    lot l = {20261118};
    for (int i = 0; i < 50; i++) {
        game g = rules_new(GAME_STANDARD, 1, 0);
        while (g.phase != GAME_OVER) {
            boards_ground at;
            TEST_ASSERT_TRUE(boards_read(s->turn->roads, game_own(&g), &at));
            TEST_ASSERT_EQUAL_HEX32(game_own(&g)->roads[0], s->turn->roads[at.roads].roads);
            lot_play(&l, &g);
        }
    }
}

void test_the_tables_in_flash_are_those_of_the_rules(void) {
    static turn_tables made;
    turn_tables_make(&made);
    TEST_ASSERT_EQUAL_MEMORY(made.next, s->turn->next, sizeof made.next);
    TEST_ASSERT_EQUAL_MEMORY(made.pays, s->turn->pays, sizeof made.pays);
    TEST_ASSERT_EQUAL_MEMORY(made.roads, s->turn->roads, sizeof made.roads);
    basket_payment list[BASKET_PAYMENTS];
    TEST_ASSERT_EQUAL_INT(BASKET_PAYMENTS, basket_payments(list));
}

/* ---- the values */

void test_the_value_of_a_game_is_known_for_1_to_15_turns(void) {
    static const double known[SOLUTION_SWITCHES][GAME_BOXES] = {
        {2.63, 5.41, 11.24, 18.25, 24.25, 29.84, 34.44, 41.07, 46.61, 51.60, 57.82, 65.23, 74.39, 85.45,
         94.79},
        {2.60, 4.63, 8.03, 11.65, 15.11, 19.47, 24.21, 28.93, 33.52, 38.33, 44.14, 51.52, 60.45, 70.93,
         80.03},
    };
    for (int i = 0; i < SOLUTION_SWITCHES; i++)
        for (int turns = 1; turns <= GAME_BOXES; turns++) {
            int hundredths = (int)(((int64_t)s->game[i][turns] * 100 + TURN_POINT / 2) / TURN_POINT);
            TEST_ASSERT_EQUAL_INT((int)(known[i][turns - 1] * 100 + 0.5), hundredths);
        }
}

/* What the table says of a board follows from what it says for one turn less. */
void test_the_table_agrees_with_itself(void) {
    static advisor a;
    const turn_worth step = TURN_POINT / SOLUTION_STEPS;
    turn_worth worst = 0;
    lot l = {20261118};
    advisor_init(&a, s);
    for (int i = 0; i < 60; i++) {
        game g = rules_new(GAME_STANDARD, 1, (uint8_t)(i & 1));
        while (g.phase != GAME_OVER) {
            bool begins = g.phase == GAME_ROLL && g.rolls == 0;
            if (begins && game_own(&g)->boxes) {
                const game_sheet *own = game_own(&g);
                turn_worth worth[BOARDS_GUARDS];
                TEST_ASSERT_TRUE(advisor_look(&a, &g));
                solution_read(s, i & 1, GAME_BOXES - own->boxes,
                              boards_ground_of(s->turn->roads, &a.work.from), worth, BOARDS_GUARDS);
                turn_worth off =
                    worth[boards_guard(bits_size(own->knights), own->used)] - advisor_worth(&a, &g);
                if (off < 0) off = -off;
                if (off > worst) worst = off;
            }
            lot_play(&l, &g);
        }
    }
    printf("solution: with one turn less the table differs from itself by %.3f points at most\n",
           (double)worst / TURN_POINT);
    TEST_ASSERT_TRUE(worst <= step); /* half a step each */
}

void test_the_first_advice_expects_the_value_of_the_game(void) {
    static advisor a;
    static const int tenths[SOLUTION_SWITCHES] = {948, 800};
    advisor_init(&a, s);
    for (int i = 0; i < SOLUTION_SWITCHES; i++) {
        game g = rules_new(GAME_STANDARD, 2, (uint8_t)i);
        TEST_ASSERT_TRUE(advisor_look(&a, &g));
        TEST_ASSERT_EQUAL_INT(tenths[i], advisor_tenths(&g, advisor_worth(&a, &g)));
    }
}

void test_there_is_no_advice_for_other_games(void) {
    static advisor a;
    advisor_init(&a, s);
    game plus = rules_new(GAME_PLUS, 1, 0);
    TEST_ASSERT_FALSE(advisor_look(&a, &plus));
    game over = position("standard players=1 knights=1 turn=15 player=1 phase=over won=1 1: R0,1 S3 "
                         "boxes=2,X,X,3,X,X,X,X,X,X,X,X,X,X,X");
    TEST_ASSERT_FALSE(advisor_look(&a, &over));
}

void test_a_sheet_that_no_rules_allow_has_no_number(void) {
    static advisor a;
    boards_ground at;
    game g = rules_new(GAME_STANDARD, 1, 0);
    advisor_init(&a, s);
    TEST_ASSERT_TRUE(advisor_look(&a, &g));
    g.sheet[0].settlements = 3; /* the second has no road */
    TEST_ASSERT_FALSE(boards_read(s->turn->roads, &g.sheet[0], &at));
    g.sheet[0].settlements = 0;
    g.sheet[0].cities = 1;
    TEST_ASSERT_FALSE(boards_read(s->turn->roads, &g.sheet[0], &at));
    g.sheet[0].cities = 0;
    bits_put(g.sheet[0].roads, 7); /* hangs in the air */
    TEST_ASSERT_FALSE(boards_read(s->turn->roads, &g.sheet[0], &at));
    TEST_ASSERT_FALSE(advisor_look(&a, &g));
}

/* What was reckoned for one board, turn or switch is not told of another. */
void test_every_look_is_at_the_game_that_is_shown(void) {
    static const char *const lines[] = {
        "standard players=1 knights=1-6 turn=3 player=1 phase=roll 1: S3 boxes=3,X",
        "standard players=1 knights=1 turn=3 player=1 phase=roll 1: S3 boxes=3,X",
        "standard players=1 knights=1-6 turn=3 player=1 phase=roll 1: R0 boxes=1,X",
        "standard players=1 knights=1-6 turn=4 player=1 phase=roll 1: S3 boxes=3,X,X",
        "standard players=1 knights=1-6 turn=4 player=1 phase=roll 1: K1 boxes=1,X,X",
        "standard players=1 knights=1-6 turn=4 player=1 phase=roll 1: K1x boxes=1,X,X",
        "standard players=1 knights=1-6 turn=4 player=1 phase=roll 1: R0,1 C7 boxes=2,7,X",
        "standard players=1 knights=1-6 turn=4 player=1 phase=roll 1: R0,1 boxes=2,X,X",
        "standard players=1 knights=1-6 turn=4 player=1 phase=build rolls=3 dice=blwgom 1: R0,1 boxes=2,X,X",
        "standard players=1 knights=1-6 turn=4 player=1 phase=build rolls=3 dice=BLwgom 1: R0,1 boxes=1,X,X",
    };
    enum { LINES = sizeof lines / sizeof *lines };
    static advisor one, again;
    advisor_init(&one, s);
    for (int i = 0; i < LINES; i++) {
        game g = position(lines[i]);
        advisor_init(&again, s);
        for (int twice = 0; twice < 2; twice++) TEST_ASSERT_TRUE(advisor_look(&one, &g));
        TEST_ASSERT_TRUE(advisor_look(&again, &g));
        TEST_ASSERT_EQUAL_INT(advisor_worth(&again, &g), advisor_worth(&one, &g));
    }
}

void test_tenths_are_rounded_and_may_be_below_nothing(void) {
    game g = position("standard players=1 knights=1-6 turn=3 player=1 phase=roll 1: R0 boxes=1,X");
    TEST_ASSERT_EQUAL_INT(-10, advisor_tenths(&g, 0));
    TEST_ASSERT_EQUAL_INT(-11, advisor_tenths(&g, -TURN_POINT / 10));
    TEST_ASSERT_EQUAL_INT(-10, advisor_tenths(&g, TURN_POINT / 25));
    TEST_ASSERT_EQUAL_INT(-9, advisor_tenths(&g, TURN_POINT / 16));
    TEST_ASSERT_EQUAL_INT(938, advisor_tenths(&g, 94 * TURN_POINT + TURN_POINT * 8 / 10));
}

/* A position can be made up that no game reaches: more pieces than there were turns. */
void test_made_up_positions_get_advice_too(void) {
    static advisor a;
    advisor_init(&a, s);
    game g = position(
        "standard players=1 knights=1-6 turn=6 player=1 phase=build rolls=3 dice=blwgoo 1: "
        "R0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15 S3,4,5,7,9,11 C7,12,20,30 K1,2,3,4,5 boxes=30,30,30,30,19");
    TEST_ASSERT_TRUE(advisor_look(&a, &g));
    advisor_option option[ADVISOR_OPTIONS_MAX];
    move moves[ADVISOR_MOVES_MAX];
    int count = advisor_options(&a, &g, option);
    TEST_ASSERT_TRUE(count >= 2);
    TEST_ASSERT_EQUAL_INT(2, advisor_moves(&a, &g, &option[0], moves));
    TEST_ASSERT_EQUAL_INT(MOVE_BUILD, moves[0].kind);
    TEST_ASSERT_EQUAL_INT(COST_KNIGHT, moves[0].piece);
}
