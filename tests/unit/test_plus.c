/* Plus, line by line of the rules. */
#include "network.h"
#include "play.h"

#define SOLO  "plus players=1 deserts=both ramp=on "
#define BUILD SOLO "turn=9 player=1 phase=build rolls=3 "
#define TWO   "plus players=2 deserts=both ramp=on "

void test_settlement_1_city_2_roads_and_knights_nothing(void) {
    game g = position(BUILD "dice=bbbbbb road=- army=- 1: R0,1,2 S1,2 C1 K1,2");
    TEST_ASSERT_EQUAL_INT(1 + 1 + 2, rules_points(&g, 0));
    TEST_ASSERT_EQUAL_INT(-1, rules_turn_points(&g));
}

void test_longest_road_2_and_largest_army_2(void) {
    game g = position(BUILD "dice=bbbbbb road=1 army=1 1: R0,2,3,5,6 K1,2,3");
    TEST_ASSERT_EQUAL_INT(4, rules_points(&g, 0));
}

void test_first_to_ten_on_his_turn_wins_at_once(void) {
    game g = position(TWO "turn=9 player=1 phase=build rolls=3 dice=blwgbl road=1 army=1 "
                          "1: R0,1,2,3,4,5,6 S1 C1,2 K1,2,3 2:");
    TEST_ASSERT_EQUAL_INT(9, rules_points(&g, 0));
    play(&g, "build S2");
    reads(&g, TWO "turn=9 player=1 phase=over won=1 rolls=3 dice=BLWGbl road=1 army=1 "
                  "1: R0,1,2,3,4,5,6 S1,2 C1,2 K1,2,3 2:");
    refused(&g, "game-over", "build R7");
    refused(&g, "game-over", "end");
}

void test_a_title_can_bring_the_tenth_point(void) {
    game g = after(BUILD "dice=owgbbb road=1 army=- 1: R0,1,2,3,4,5,6 S1,2 C1,2 K1,2", "build K3");
    TEST_ASSERT_EQUAL_UINT8(GAME_OVER, g.phase);
    TEST_ASSERT_EQUAL_INT(10, rules_points(&g, 0));
}

void test_no_turn_limit_and_no_penalty_for_an_empty_turn(void) {
    leads(SOLO "turn=4000 player=1 phase=build rolls=1 dice=bbbbbb road=- army=- 1:", "end",
          SOLO "turn=4001 player=1 phase=roll road=- army=- 1:");
}

void test_settlements_cities_knights_in_any_order(void) {
    after(BUILD "dice=blwgom road=- army=- 1: R0,2", "build S2");
    after(BUILD "dice=oooggm road=- army=- 1: R0,2,3,4", "build C2");
    after(BUILD "dice=owgowg road=- army=- 1:", "build K9; build K4");
}

void test_settlement_and_city_need_a_road_at_their_corner_knights_nothing(void) {
    not_from(BUILD "dice=blwgom road=- army=- 1: R0", "no-road", "build S2");
    not_from(BUILD "dice=oooggm road=- army=- 1: R0", "no-road", "build C1");
    after(BUILD "dice=owgbbb road=- army=- 1:", "build K7");
}

void test_cities_are_sites_of_their_own_not_upgrades(void) {
    after(BUILD "dice=oooggm road=- army=- 1: R0,1", "build C1");
}

void test_roads_pass_unbuilt_sites(void) {
    after(BUILD "dice=blblbl road=- army=- 1: R0", "build R2; build R3; build R5");
}

/* --- the desert jokers --- */

#define EACH "plus players=1 deserts=each ramp=on turn=9 player=1 phase=build rolls=3 "

void test_both_knights_of_a_desert_make_one_any_joker(void) {
    not_from(BUILD "dice=bbbbbb road=- army=- 1: K6", "pair-incomplete", "joker K6 1=o");
    game g = position(BUILD "dice=bbbbbb road=- army=- 1: K6,7");
    refused(&g, "first-of-pair", "joker K7 1=o");
    play(&g, "joker K6 1=o");
    reads(&g, BUILD "dice=obbbbb road=- army=- 1: K6x,7");
    refused(&g, "first-of-pair", "joker K7 2=o");
    refused(&g, "joker-used", "joker K6 2=o");
}

void test_the_second_desert_has_a_pair_of_its_own(void) {
    not_from(BUILD "dice=bbbbbb road=- army=- 1: K7,8", "pair-incomplete", "joker K8 1=o");
    after(BUILD "dice=bbbbbb road=- army=1 1: K7,8,9", "joker K8 1=o");
}

void test_with_the_switch_each_desert_knight_is_one(void) {
    leads(EACH "dice=bbbbbb road=- army=- 1: K6", "joker K6 1=o", EACH "dice=obbbbb road=- army=- 1: K6x");
    leads(EACH "dice=bbbbbb road=- army=- 1: K7,9", "joker K7 1=o; joker K9 2=m",
          EACH "dice=ombbbb road=- army=- 1: K7x,9x");
}

void test_the_other_knights_are_jokers_with_either_switch(void) {
    after(BUILD "dice=bbbbbb road=- army=- 1: K4,5", "joker K4 1");
}

void test_a_joker_in_the_turn_it_is_built(void) {
    leads(BUILD "dice=owgbbb road=- army=- 1:", "build K4; joker K4 6",
          BUILD "dice=OWGbbl road=- army=- 1: K4x");
}

/* --- Longest Road --- */

void test_the_first_to_build_the_grey_road_holds_longest_road(void) {
    leads(BUILD "dice=blbbbb road=- army=- 1: R0,1,2,3,4,5", "build R6",
          BUILD "dice=BLbbbb road=1 army=- 1: R0,1,2,3,4,5,6");
}

/* Every network that can be built: six roads in a chain exactly where R6 stands. */
void test_six_in_a_chain_and_the_grey_road_are_the_same_thing(void) {
    int networks = 0;
    for (uint32_t roads = 0; roads < UINT32_C(1) << 17; roads++) {
        game g = rules_new(GAME_PLUS, 1, 0);
        bool grown = true;
        for (int i = 0; grown && i < 17; i++) {
            if (!(roads >> i & 1u)) continue;
            grown = rules_site(&g, COST_ROAD, i) == REASON_OK; /* predecessors have lower numbers */
            bits_put(g.sheet[0].roads, i);
        }
        if (!grown) continue;
        networks++;
        TEST_ASSERT_EQUAL((roads >> 6 & 1u) != 0, network_length(&g, 0) >= 6);
    }
    TEST_ASSERT_TRUE(networks > 50);
}

void test_the_chain_counts_the_start_road_and_no_branches(void) {
    game g = position(SOLO "turn=1 player=1 phase=roll road=- army=- 1:");
    TEST_ASSERT_EQUAL_INT(1, network_length(&g, 0));
    g = position(BUILD "dice=bbbbbb road=- army=- 1: R0,1,2");
    TEST_ASSERT_EQUAL_INT(3, network_length(&g, 0));
    g = position(BUILD "dice=bbbbbb road=1 army=- 1: R0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16");
    TEST_ASSERT_EQUAL_INT(15, network_length(&g, 0));
    TEST_ASSERT_EQUAL_INT(15, g.sheet[0].length);
}

void test_only_a_strictly_longer_chain_takes_longest_road(void) {
    game g = position(TWO "turn=9 player=1 phase=build rolls=3 dice=blblbb road=2 army=- "
                          "1: R0,2,3,5 2: R0,2,3,5,6");
    play(&g, "build R6");
    TEST_ASSERT_EQUAL_UINT8(1, g.road); /* as long is not longer */
    play(&g, "build R7");
    TEST_ASSERT_EQUAL_UINT8(0, g.road);
}

/* --- Largest Army --- */

void test_the_first_with_three_knights_holds_largest_army(void) {
    leads(BUILD "dice=owgbbb road=- army=- 1: K1,2", "build K9", BUILD "dice=OWGbbb road=- army=1 1: K1,2,9");
}

void test_strictly_more_knights_take_largest_army_and_used_jokers_count(void) {
    game g =
        position(TWO "turn=9 player=1 phase=build rolls=3 dice=owgowg road=- army=2 1: K1x,2x 2: K1,2,3");
    play(&g, "build K3");
    TEST_ASSERT_EQUAL_UINT8(1, g.army);
    play(&g, "build K4");
    TEST_ASSERT_EQUAL_UINT8(0, g.army);
}

/* --- the ramp --- */

static void dice_in_turn(const char *setting, int turn, int player, int dice) {
    char text[160];
    snprintf(text, sizeof text, "plus %s turn=%d player=%d phase=roll road=- army=- 1:%s", setting, turn,
             player, strstr(setting, "players=2") ? " 2:" : "");
    game g = position(text);
    TEST_ASSERT_EQUAL_INT(dice, g.dice);
}

void test_with_two_players_the_first_turns_have_3_4_5_6_dice_then_always_6(void) {
    static const int dice[] = {3, 4, 5, 6, 6, 6};
    for (int turn = 1; turn <= 6; turn++)
        dice_in_turn("players=2 deserts=both ramp=on", turn, (turn - 1) % 2 + 1, dice[turn - 1]);
}

void test_the_ramp_goes_by_turns_as_they_are_played(void) {
    game g = rules_new(GAME_PLUS, 2, 0);
    play(&g,
         "roll 1,2,3=blw; stop; build R0; end; roll 1,2,3,4=blwg; stop; build S1; end; roll 1,2,3,4,5=mmmmm");
    reads(&g, TWO "turn=3 player=1 phase=roll rolls=1 dice=mmmmm road=- army=- 1: R0 2: S1");
}

void test_the_ramp_can_be_off(void) { dice_in_turn("players=2 deserts=both ramp=off", 1, 1, 6); }

void test_solo_always_has_six_dice(void) {
    dice_in_turn("players=1 deserts=both ramp=on", 1, 1, 6);
    dice_in_turn("players=1 deserts=both ramp=off", 1, 1, 6);
}

void test_solo_the_number_of_turns_is_the_score(void) {
    game g = after(SOLO "turn=23 player=1 phase=build rolls=3 dice=blwgbl road=1 army=1 "
                        "1: R0,1,2,3,4,5,6 S1 C1,2 K1,2,3",
                   "build S2");
    TEST_ASSERT_EQUAL_UINT8(1, rules_winners(&g));
    TEST_ASSERT_EQUAL_UINT32(23, g.turn);
}
