/* Standard, line by line of the rules. */
#include "play.h"

#define SOLO      "standard players=1 knights=1-6 "
#define BUILD     SOLO "turn=1 player=1 phase=build rolls=3 "
#define ALL_ROADS "R0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"

void test_one_to_eight_players(void) {
    position("standard players=1 knights=1-6 turn=1 player=1 phase=roll 1:");
    position("standard players=8 knights=1-6 turn=8 player=8 phase=roll 1: boxes=X 2: boxes=X 3: boxes=X "
             "4: boxes=X 5: boxes=X 6: boxes=X 7: boxes=X 8:");
    no_position("bad-players", "standard players=^9 knights=1-6 turn=1 player=1 phase=roll 1:");
    no_position("bad-players", "standard players=^0 knights=1-6 turn=1 player=1 phase=roll 1:");
}

void test_the_start_road_is_given(void) { after(BUILD "dice=blwgom 1:", "build R0"); }

void test_a_road_needs_its_predecessor(void) {
    not_from(BUILD "dice=blwgom 1: R0", "no-road", "build R3");
    after(BUILD "dice=blwgom 1: R0,2", "build R3");
}

void test_a_road_may_go_on_past_an_unbuilt_settlement_or_city(void) {
    after(BUILD "dice=blblbl 1: R0", "build R2; build R3; build R5");
    after(BUILD "dice=blblbl 1: R0,2,3,5,6,7,12", "build R13; build R14; build R15");
}

void test_nothing_is_built_twice(void) {
    not_from(BUILD "dice=blwgom 1: R0", "already-built", "build R0");
    not_from(BUILD "dice=blwgom 1: S3", "already-built", "build S3");
    not_from(BUILD "dice=ooogom 1: K1", "already-built", "build K1");
    not_from(BUILD "dice=ooogom 1: R0,1 C7", "already-built", "build C7");
}

void test_settlements_go_up_in_order(void) {
    not_from(BUILD "dice=blwgom 1: R0,2", "out-of-order", "build S4");
    after(BUILD "dice=blwgom 1: R0,2 S3", "build S4");
}

void test_cities_go_up_in_order(void) {
    not_from(BUILD "dice=oooggm 1: R0,1,2,3,4", "out-of-order", "build C12");
    after(BUILD "dice=oooggm 1: R0,1,2,3,4 C7", "build C12");
}

void test_knights_go_up_in_order(void) {
    not_from(BUILD "dice=owgbbb 1:", "out-of-order", "build K2");
    after(BUILD "dice=owgbbb 1: K1", "build K2");
}

void test_settlement_and_city_need_a_road_at_their_corner(void) {
    not_from(BUILD "dice=blwgom 1: R0 S3", "no-road", "build S4");
    not_from(BUILD "dice=oooggm 1: R0", "no-road", "build C7");
}

void test_settlement_3_stands_at_the_start_road(void) { after(BUILD "dice=blwgom 1:", "build S3"); }

void test_knights_need_no_road(void) { after(BUILD "dice=owgowg 1:", "build K1; build K2"); }

void test_a_city_needs_no_settlement(void) { after(BUILD "dice=oooggm 1: R0,1", "build C7"); }

void test_everything_is_worth_145_points_as_printed(void) {
    game g = position(BUILD "dice=bbbbbb 1: " ALL_ROADS " S3,4,5,7,9,11 C7,12,20,30 K1,2,3,4,5,6");
    TEST_ASSERT_EQUAL_INT(145, rules_points(&g, 0));
    TEST_ASSERT_EQUAL_INT(145, rules_turn_points(&g));
}

void test_with_one_point_per_knight_everything_is_worth_130(void) {
    game g =
        position("standard players=1 knights=1 turn=1 player=1 phase=build rolls=3 dice=bbbbbb 1: " ALL_ROADS
                 " S3,4,5,7,9,11 C7,12,20,30 K1,2,3,4,5,6");
    TEST_ASSERT_EQUAL_INT(130, rules_points(&g, 0));
}

static void worth(int points, const char *pieces) {
    char text[200];
    snprintf(text, sizeof text, BUILD "dice=bbbbbb 1: %s", pieces);
    game g = position(text);
    TEST_ASSERT_EQUAL_INT(points, rules_points(&g, 0));
}

void test_road_1_settlement_and_city_their_number_knight_its_number(void) {
    worth(1, "R0");
    worth(3, "S3");
    worth(2 + 7, "R0,1 C7");
    worth(1 + 2 + 3, "K1,2,3");
}

void test_a_second_knight_enters_2_as_printed_and_1_with_the_switch(void) {
    leads(SOLO "turn=2 player=1 phase=build rolls=3 dice=owgbbb 1: K1 boxes=1", "build K2; end",
          SOLO "turn=3 player=1 phase=roll 1: K1,2 boxes=1,2");
    leads("standard players=1 knights=1 turn=2 player=1 phase=build rolls=3 dice=owgbbb 1: K1 boxes=1",
          "build K2; end", "standard players=1 knights=1 turn=3 player=1 phase=roll 1: K1,2 boxes=1,1");
}

void test_the_points_of_a_turn_go_into_the_next_box(void) {
    leads(SOLO "turn=2 player=1 phase=build rolls=3 dice=blwgbl 1: boxes=X", "build S3; build R0; end",
          SOLO "turn=3 player=1 phase=roll 1: R0 S3 boxes=X,4");
}

void test_points_count_before_they_are_entered(void) {
    game g = position(SOLO "turn=2 player=1 phase=build rolls=3 dice=BLwgom 1: R0 boxes=X");
    TEST_ASSERT_EQUAL_INT(-2 + 1, rules_points(&g, 0));
    TEST_ASSERT_EQUAL_INT(1, rules_turn_points(&g));
}

void test_nothing_built_is_an_x_and_costs_two_points(void) {
    game g = position(BUILD "dice=bbbbbb 1:");
    TEST_ASSERT_EQUAL_INT(0, rules_turn_points(&g)); /* what a screen warns about */
    play(&g, "end");
    reads(&g, SOLO "turn=2 player=1 phase=roll 1: boxes=X");
    TEST_ASSERT_EQUAL_INT(-2, rules_points(&g, 0));
}

void test_a_joker_may_be_used_in_the_turn_its_knight_is_built(void) {
    leads(BUILD "dice=owgbll 1:", "build K1; joker K1 6", BUILD "dice=OWGblo 1: K1x");
}

void test_any_to_gold_is_allowed(void) {
    leads(BUILD "dice=bbbbbb 1: K1,2,3,4,5,6", "joker K6 1=m", BUILD "dice=mbbbbb 1: K1,2,3,4,5,6x");
}

void test_players_take_turns(void) {
    leads("standard players=2 knights=1-6 turn=1 player=1 phase=build rolls=3 dice=bbbbbb 1: 2:", "end",
          "standard players=2 knights=1-6 turn=2 player=2 phase=roll 1: boxes=X 2:");
    leads("standard players=2 knights=1-6 turn=2 player=2 phase=build rolls=3 dice=bbbbbb 1: boxes=X 2:",
          "end", "standard players=2 knights=1-6 turn=3 player=1 phase=roll 1: boxes=X 2: boxes=X");
}

#define FOURTEEN "X,X,X,X,X,X,X,X,X,X,X,X,X,X"

void test_the_game_ends_when_every_player_has_filled_15_boxes(void) {
    game g =
        position("standard players=2 knights=1-6 turn=30 player=2 phase=build rolls=1 dice=blbbbb 1: boxes="
                 "X," FOURTEEN " 2: boxes=" FOURTEEN);
    TEST_ASSERT_EQUAL_UINT8(0, rules_winners(&g));
    play(&g, "build R0; end");
    reads(&g, "standard players=2 knights=1-6 turn=30 player=2 phase=over won=2 1: boxes=X," FOURTEEN
              " 2: R0 boxes=" FOURTEEN ",1");
    TEST_ASSERT_EQUAL_UINT8(2, rules_winners(&g));
    refused(&g, "game-over", "roll 1,2,3,4,5,6=bbbbbb");
    refused(&g, "game-over", "end");
}

void test_the_first_players_fifteenth_box_does_not_end_the_game_of_two(void) {
    leads("standard players=2 knights=1-6 turn=29 player=1 phase=build rolls=1 dice=bbbbbb 1: boxes=" FOURTEEN
          " 2: boxes=" FOURTEEN,
          "end",
          "standard players=2 knights=1-6 turn=30 player=2 phase=roll 1: boxes=" FOURTEEN
          ",X 2: boxes=" FOURTEEN);
}

void test_equal_totals_share_the_win(void) {
    leads("standard players=3 knights=1-6 turn=45 player=3 phase=build rolls=1 dice=blbbbb 1: R0 "
          "boxes=1," FOURTEEN " 2: boxes=X," FOURTEEN " 3: boxes=" FOURTEEN,
          "build R0; end",
          "standard players=3 knights=1-6 turn=45 player=3 phase=over won=1,3 1: R0 boxes=1," FOURTEEN
          " 2: boxes=X," FOURTEEN " 3: R0 boxes=" FOURTEEN ",1");
}

void test_solo_the_only_player_wins(void) {
    leads(SOLO "turn=15 player=1 phase=build rolls=1 dice=bbbbbb 1: boxes=" FOURTEEN, "end",
          SOLO "turn=15 player=1 phase=over won=1 1: boxes=" FOURTEEN ",X");
}

void test_standard_has_no_castles_titles_or_start_roads(void) {
    game g = position(BUILD "dice=bbbbbb 1:");
    refused(&g, "no-start-now", "start R0");
    TEST_ASSERT_EQUAL_UINT8(GAME_NOBODY, g.road);
    TEST_ASSERT_EQUAL_UINT8(GAME_NOBODY, g.army);
}
