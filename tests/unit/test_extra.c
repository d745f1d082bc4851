/* Extra, line by line of the rules.
 *
 * The corner of the island that most of these games are played in, sites as o:
 *
 *          o0      o1      o2
 *        /    \  /    \  /    \
 *       3      4      5      6
 *       |      |      |      |
 *       o7     o8     o9     o10
 *     /   \  /   \  /   \  /   \
 *   11     12     13     14    15
 */
#include "network.h"
#include "play.h"

#define SET   "jokers=next castles=on longest=1 "
#define TWO   "extra players=2 " SET
#define BUILD TWO "turn=9 player=1 phase=build rolls=3 "
#define FAR   " 2: R4852" /* somebody at the other end of the island */

/* --- start roads --- */

void test_each_player_takes_a_coastal_road_for_free_in_order(void) {
    game g = rules_new(GAME_EXTRA, 3, 0);
    reads(&g, "extra players=3 " SET "turn=0 player=1 phase=start road=- army=- 1: 2: 3:");
    play(&g, "start R0104");
    reads(&g, "extra players=3 " SET "turn=0 player=2 phase=start road=- army=- 1: R0104 2: 3:");
    play(&g, "start R4852; start R2632");
    reads(&g, "extra players=3 " SET "turn=1 player=1 phase=roll road=- army=- 1: R0104 2: R4852 3: R2632");
}

void test_a_start_road_lies_on_the_coast(void) {
    not_from(TWO "turn=0 player=1 phase=start road=- army=- 1: 2:", "not-coastal", "start R0408");
}

void test_between_start_roads_lie_at_least_five_unbuilt_roads(void) {
    /* Along the coast from R0104: 0105 0205 0206 0610 1015, then 1520. */
    game g = position(TWO "turn=0 player=2 phase=start road=- army=- 1: R0104 2:");
    refused(&g, "taken", "start R0104");
    refused(&g, "too-near", "start R0105");
    refused(&g, "too-near", "start R1015");
    play(&g, "start R1520"); /* exactly five is fine */
}

void test_a_choice_that_leaves_a_later_player_without_a_start_road_is_refused(void) {
    /* The gaps along the coast are 11 and 19 steps, and each further road needs 6 on
     * both sides: taking the middle of the long one would leave room for nobody. */
    game g =
        position("extra players=4 " SET "turn=0 player=3 phase=start road=- army=- 1: R0004 2: R3742 3: 4:");
    refused(&g, "leaves-no-start", "start R4751");
    refused(&g, "too-near", "start R4246");
    play(&g, "start R4852");
    TEST_ASSERT_EQUAL_INT(3, g.player);
    /* With three players the same choice is fine: nobody comes later. */
    after("extra players=3 " SET "turn=0 player=3 phase=start road=- army=- 1: R0004 2: R3742 3:",
          "start R4751");
}

void test_nobody_plays_before_the_start_roads_stand_and_none_is_taken_later(void) {
    game g = position(TWO "turn=0 player=1 phase=start road=- army=- 1: 2:");
    refused(&g, "start-road-first", "roll 1,2,3=bbb");
    refused(&g, "start-road-first", "build R0104");
    refused(&g, "start-road-first", "stop");
    refused(&g, "start-road-first", "end");
    not_from(TWO "turn=1 player=1 phase=roll road=- army=- 1: R0104" FAR, "no-start-now", "start R2632");
    TEST_ASSERT_EQUAL(REASON_NO_SUCH_SITE, rules_check(&g, &(move){.kind = MOVE_START, .site = 72}));
}

void test_two_to_four_players(void) {
    no_position("bad-players", "extra players=^1 " SET "turn=0 player=1 phase=start road=- army=- 1:");
    no_position("bad-players",
                "extra players=^5 " SET "turn=0 player=1 phase=start road=- army=- 1: 2: 3: 4: 5:");
}

void test_the_ramp_goes_by_turn_not_by_player(void) {
    game g = rules_new(GAME_EXTRA, 2, 0);
    play(&g, "start R0104; start R4852; roll 1,2,3=bbb; stop; end; roll 1,2,3,4=bbbb; stop; end");
    play(&g, "roll 1,2,3,4,5=bbbbb; stop; end; roll 1,2,3,4,5,6=bbbbbb; stop; end; roll 1,2,3,4,5,6=bbbbbb");
    reads(&g, TWO "turn=5 player=1 phase=roll rolls=1 dice=bbbbbb road=- army=- 1: R0104 2: R4852");
}

/* --- roads --- */

void test_a_road_goes_on_from_an_own_road(void) {
    after(BUILD "dice=blbbbb road=- army=- 1: R0104" FAR, "build R0408");
    not_from(BUILD "dice=blbbbb road=- army=- 1: R0104" FAR, "no-road", "build R0307");
    not_from(BUILD "dice=blbbbb road=- army=- 1: R0104" FAR, "no-road", "build R4851");
}

void test_an_unbuilt_settlement_site_stops_a_road(void) {
    not_from(BUILD "dice=blbbbb road=- army=- 1: R0104" FAR, "site-unbuilt", "build R0105");
    not_from(BUILD "dice=blbbbb road=- army=- 1: R0104,0408" FAR, "site-unbuilt", "build R0813");
}

void test_an_own_settlement_or_city_does_not_stop_it(void) {
    after(BUILD "dice=blbbbb road=- army=- 1: R0104 S01" FAR, "build R0105");
    after(BUILD "dice=blbbbb road=- army=- 1: R0104 C01" FAR, "build R0105");
    after(BUILD "dice=blblwg road=- army=- 1: R0104" FAR, "build S01; build R0105");
}

#define ROUND_HEX_0 "R0003,0004,0104,0307,0408,0712"

void test_a_site_reached_from_two_sides_still_stops_until_it_is_built(void) {
    game g = position(BUILD "dice=blblbl road=1 army=- 1: " ROUND_HEX_0 " S00,07" FAR);
    play(&g, "build R0812"); /* the ring round hex 0 is closed at corner 8 */
    refused(&g, "site-unbuilt", "build R0813");
}

/* Player 2 came from R1520 and holds corner 8 or is about to. */
#define EAST "R0813,0913,0914,1014,1015,1520"

void test_a_foreign_settlement_or_city_stops_a_road_for_ever(void) {
    not_from(BUILD "dice=blbbbb road=2 army=- 1: R0104,0408 2: " EAST " S08,09,10", "foreign-site",
             "build R0812");
    not_from(BUILD "dice=blbbbb road=2 army=- 1: R0307,0712,0812 S07 2: " EAST " S08,09 C10", "foreign-site",
             "build R0408");
}

void test_foreign_roads_do_not_stop_a_road(void) {
    /* Player 2's road ends at corner 13; player 1 crosses there. */
    after(BUILD "dice=blbbbb road=2 army=- 1: R0104,0408,0813 S08 2: R0913,0914,1014,1015,1520 S09,10",
          "build R1318");
}

void test_every_piece_belongs_to_one_player(void) {
    game g = position(BUILD "dice=blwgoo road=2 army=- 1: R0104,0408 2: " EAST " S08,09 C10 K05");
    refused(&g, "taken", "build R0813");
    refused(&g, "taken", "build S08");
    refused(&g, "taken", "build C10");
    refused(&g, "taken", "build K05");
    refused(&g, "already-built", "build R0104");
}

/* --- settlements, cities, knights --- */

void test_a_settlement_needs_an_own_road_at_its_corner(void) {
    after(BUILD "dice=blwgbb road=- army=- 1: R0104" FAR, "build S01");
    not_from(BUILD "dice=blwgbb road=- army=- 1: R0104" FAR, "no-road", "build S00");
    not_from(BUILD "dice=blwgbb road=- army=- 1: R0104" FAR, "no-road", "build S52"); /* the other's road */
}

void test_a_city_grows_out_of_an_own_settlement_on_one_of_the_twelve_corners(void) {
    leads(BUILD "dice=oooggb road=- army=- 1: R0104 S01" FAR, "build C01",
          BUILD "dice=OOOGGb road=- army=- 1: R0104 C01" FAR);
    not_from(BUILD "dice=oooggb road=- army=- 1: R0104" FAR, "no-settlement", "build C01");
    not_from(BUILD "dice=oooggb road=- army=- 1: R0104 2: R4852 S52", "taken", "build C52");
    move m;
    int column;
    TEST_ASSERT_EQUAL(REASON_NO_SUCH_SITE, move_parse(&m, &island_extra, "build C00", &column));
}

void test_a_knight_needs_an_own_road_along_an_edge_of_its_hex(void) {
    after(BUILD "dice=owgbbb road=- army=- 1: R0104" FAR, "build K01");
    after(BUILD "dice=owgowg road=- army=- 1: R0104,0408" FAR, "build K00; build K01");
}

void test_a_road_reaches_the_knights_on_both_its_sides(void) {
    /* R1318 runs between hexes 4 and 5. */
    after(BUILD "dice=owgowg road=- army=- 1: R0104,0408,0813,1318 S08" FAR, "build K04; build K05");
}

void test_or_an_own_settlement_or_city_at_a_corner_of_it(void) {
    /* R0408 only touches corner 8 of hex 4 with its end. */
    not_from(BUILD "dice=owgbbb road=- army=- 1: R0104,0408" FAR, "knight-far", "build K04");
    after(BUILD "dice=owgbbb road=- army=- 1: R0104,0408 S08" FAR, "build K04");
    after(BUILD "dice=owgbbb road=- army=- 1: R0206,0610 C10" FAR, "build K06");
}

void test_a_foreign_settlement_does_not_reach_for_him(void) {
    not_from(BUILD "dice=owgbbb road=- army=- 1: R0104 2: R4852 S52", "knight-far", "build K17");
}

/* --- jokers --- */

void test_a_new_knights_joker_waits_for_the_next_turn(void) {
    game g = position(BUILD "dice=owgbbb road=- army=- 1: R0104" FAR);
    play(&g, "build K01");
    reads(&g, BUILD "dice=OWGbbb road=- army=- 1: R0104 K01+" FAR);
    refused(&g, "joker-too-new", "joker K01 4");
    play(&g, "end; roll 1,2,3,4,5,6=bbbbbb; stop; end; roll 1,2,3,4,5,6=bbbbbb; stop; joker K01 4");
    reads(&g, TWO "turn=11 player=1 phase=build rolls=1 dice=bbbgbb road=- army=- 1: R0104 K01x" FAR);
}

void test_with_the_switch_it_can_be_used_in_the_same_turn(void) {
    leads("extra players=2 jokers=now castles=on longest=1 turn=9 player=1 phase=build rolls=3 dice=owgbbb "
          "road=- "
          "army=- 1: R0104" FAR,
          "build K01; joker K01 4",
          "extra players=2 jokers=now castles=on longest=1 turn=9 player=1 phase=build rolls=3 dice=OWGgbb "
          "road=- "
          "army=- 1: R0104 K01x" FAR);
}

void test_a_foreign_knight_is_nobodys_joker_but_his(void) {
    not_from(BUILD "dice=bbbbbb road=- army=- 1: R0104 2: R4852 K18", "knight-foreign", "joker K18 1");
    not_from(BUILD "dice=bbbbbb road=- army=- 1: R0104 2: R4852 K18", "knight-unbuilt", "joker K01 1");
}

#define TO_THE_DESERT "R0104,0408,0813,1318,1823 S08,18"

void test_an_any_joker_gives_gold_too(void) {
    leads(BUILD "dice=bbbbbb road=1 army=- 1: " TO_THE_DESERT " K09" FAR, "joker K09 3=m",
          BUILD "dice=bbmbbb road=1 army=- 1: " TO_THE_DESERT " K09x" FAR);
}

/* --- castles --- */

void test_six_equal_faces_build_any_castle_without_connection_for_two_points(void) {
    static const char *const dice[] = {"bbbbbb", "llllll", "wwwwww", "gggggg", "oooooo", "mmmmmm"};
    for (int i = 0; i < 6; i++) {
        char text[160];
        snprintf(text, sizeof text, BUILD "dice=%s road=- army=- 1: R0104" FAR, dice[i]);
        game g = after(text, i % 2 ? "build B0" : "build B3");
        TEST_ASSERT_EQUAL_INT(2, rules_points(&g, 0));
        TEST_ASSERT_EQUAL_UINT8(dice_all(6), g.spent);
    }
}

void test_jokers_help_to_a_castle(void) {
    after(BUILD "dice=gbbbbb road=1 army=- 1: " TO_THE_DESERT " K09" FAR, "joker K09 1=b; build B2");
}

void test_five_equal_faces_five_dice_or_a_spent_one_build_none(void) {
    not_from(BUILD "dice=bbbbbl road=- army=- 1: R0104" FAR, "cannot-pay", "build B0");
    not_from(BUILD "dice=mmmmoM road=- army=- 1: R0104" FAR, "cannot-pay", "build B0");
    not_from(TWO "turn=3 player=1 phase=build rolls=3 dice=bbbbb road=- army=- 1: R0104" FAR, "cannot-pay",
             "build B0");
}

void test_a_castle_is_built_once(void) {
    not_from(BUILD "dice=bbbbbb road=- army=- 1: R0104 2: R4852 B0", "taken", "build B0");
    not_from(BUILD "dice=bbbbbb road=- army=- 1: R0104 B0" FAR, "already-built", "build B0");
    after(BUILD "dice=bbbbbb road=- army=- 1: R0104 2: R4852 B0", "build B1");
}

void test_castles_can_be_off(void) {
    not_from(
        "extra players=2 jokers=next castles=off longest=1 turn=9 player=1 phase=build rolls=3 dice=bbbbbb "
        "road=- army=- 1: R0104" FAR,
        "castles-off", "build B0");
}

/* --- points and titles --- */

void test_settlement_1_city_2_in_all_castle_2(void) {
    game g = position(BUILD "dice=bbbbbb road=- army=- 1: R0104,0408 S08 C01 B2" FAR);
    TEST_ASSERT_EQUAL_INT(1 + 2 + 2, rules_points(&g, 0));
}

void test_longest_road_1_or_with_the_switch_2_and_largest_army_2(void) {
    game g = position(BUILD "dice=bbbbbb road=1 army=1 1: " TO_THE_DESERT " K01,04,09" FAR);
    TEST_ASSERT_EQUAL_INT(2 + 1 + 2, rules_points(&g, 0));
    g = position(
        "extra players=2 jokers=next castles=on longest=2 turn=9 player=1 phase=build rolls=3 dice=bbbbbb "
        "road=1 army=1 1: " TO_THE_DESERT " K01,04,09" FAR);
    TEST_ASSERT_EQUAL_INT(2 + 2 + 2, rules_points(&g, 0));
}

void test_longest_road_needs_five(void) {
    game g = position(BUILD "dice=blbbbb road=- army=- 1: R0104,0408,0813,1318 S08,18" FAR);
    TEST_ASSERT_EQUAL_UINT8(4, g.sheet[0].length);
    play(&g, "build R1823");
    TEST_ASSERT_EQUAL_UINT8(0, g.road);
}

void test_branches_do_not_count_for_longest_road(void) {
    game g = position(BUILD "dice=blbbbb road=- army=- 1: R0104,0408,0812,0813 S08" FAR);
    TEST_ASSERT_EQUAL_UINT8(3, g.sheet[0].length);
}

void test_a_trail_uses_each_road_once_but_may_come_to_a_corner_twice(void) {
    game g = position(BUILD "dice=blbbbb road=1 army=- 1: R0003,0004,0104,0307,0408,0712,0812 S00,07" FAR);
    TEST_ASSERT_EQUAL_UINT8(7, g.sheet[0].length); /* 1-4, then round the hex and back to 4 */
}

void test_an_unbuilt_site_does_not_cut_a_road(void) {
    /* Roads meet at corner 8, which nobody has built on. */
    game g = position(BUILD "dice=blbbbb road=1 army=- 1: R0003,0004,0104,0307,0408,0712,0812 S00,07" FAR);
    TEST_ASSERT_EQUAL_UINT8(7, g.sheet[0].length);
}

#define RING   "R0003,0004,0104,0307,0408,0712,0812 S00,07"
#define CUTTER TWO "turn=10 player=2 phase=build rolls=3 dice=blwgbb "

void test_a_foreign_settlement_cuts_it_and_the_holder_keeps_it_while_nobody_is_longer(void) {
    game g = position(CUTTER "road=1 army=- 1: " RING " 2: " EAST " S09,10");
    TEST_ASSERT_EQUAL_UINT8(7, g.sheet[0].length);
    TEST_ASSERT_EQUAL_UINT8(6, g.sheet[1].length);
    play(&g, "build S08");
    TEST_ASSERT_EQUAL_UINT8(6, g.sheet[0].length);
    TEST_ASSERT_EQUAL_UINT8(0, g.road); /* six each: only strictly longer takes it */
}

void test_a_cut_hands_longest_road_to_the_single_longest_other(void) {
    game g = position(CUTTER "road=1 army=- 1: " RING " 2: R0813,0913,0914,1014,1015,1520,2025 S09,10,20");
    play(&g, "build S08");
    TEST_ASSERT_EQUAL_UINT8(7, g.sheet[1].length);
    TEST_ASSERT_EQUAL_UINT8(1, g.road);
}

/* A third player has seven at the southern coast. */
#define THIRD " 3: R4246,4650,4851,4852,4952,4953,5053 S46,52,53"

void test_a_cut_that_leaves_several_longest_others_leaves_nobody_with_it(void) {
    game g = position("extra players=3 " SET
                      "turn=11 player=2 phase=build rolls=3 dice=blwgbb road=1 army=- 1: " RING
                      " 2: R0813,0913,0914,1014,1015,1520,2025 S09,10,20" THIRD);
    TEST_ASSERT_EQUAL_UINT8(7, g.sheet[1].length);
    TEST_ASSERT_EQUAL_UINT8(7, g.sheet[2].length);
    play(&g, "build S08");
    TEST_ASSERT_EQUAL_UINT8(GAME_NOBODY, g.road);
}

void test_then_the_first_to_be_longest_alone_takes_it(void) {
    game g = position("extra players=3 " SET
                      "turn=11 player=2 phase=build rolls=3 dice=blbbbb road=- army=- 1: " RING
                      " 2: R0813,0913,0914,1014,1015,1520,2025 S08,09,10,20" THIRD);
    play(&g, "build R2531");
    TEST_ASSERT_EQUAL_UINT8(1, g.road);
}

void test_only_strictly_longer_takes_longest_road(void) {
    game g = position(BUILD "dice=blblbb road=2 army=- 1: R0104,0408,0813,1318 S08,18 "
                            "2: R4246,4650,4952,4953,5053 S46,53");
    play(&g, "build R1823");
    TEST_ASSERT_EQUAL_UINT8(5, g.sheet[0].length);
    TEST_ASSERT_EQUAL_UINT8(1, g.road);
    play(&g, "build R2329");
    TEST_ASSERT_EQUAL_UINT8(0, g.road);
}

void test_largest_army_needs_three_strictly_more_takes_it_used_jokers_count(void) {
    game g =
        position(BUILD "dice=owgowg road=1 army=2 1: " TO_THE_DESERT " K01x,04 2: R4448,4852 S44 K14,17,18");
    play(&g, "build K09");
    TEST_ASSERT_EQUAL_UINT8(1, g.army);
    play(&g, "build K10");
    TEST_ASSERT_EQUAL_UINT8(0, g.army);
    g = after(BUILD "dice=owgbbb road=1 army=- 1: " TO_THE_DESERT " K01x,04" FAR, "build K05");
    TEST_ASSERT_EQUAL_UINT8(0, g.army);
}

/* --- the end --- */

void test_first_to_ten_wins_at_once(void) {
    game g =
        position(BUILD "dice=oooggb road=1 army=1 1: R0104,0408,0812,0813,1318,1823,1824,1924 S08,19 C01,18 "
                       "K01,04,09" FAR);
    TEST_ASSERT_EQUAL_INT(9, rules_points(&g, 0));
    play(&g, "build C19");
    reads(&g, TWO "turn=9 player=1 phase=over won=1 rolls=3 dice=OOOGGb road=1 army=1 1: "
                  "R0104,0408,0812,0813,1318,1823,1824,1924 S08 C01,18,19 K01,04,09" FAR);
    refused(&g, "game-over", "end");
}

/* Player 3 has nine points, and seven roads in a row with a branch. */
#define NINE_IN_THE_SOUTH "3: R4246,4549,4650,4851,4852,4952,4953,5053 S45,51,53 C46,52 K16,17,18"
#define CUT_OF_THREE      "extra players=3 " SET "turn=11 player=2 phase=build rolls=3 dice=blwgbb road=1 army=3 "

void test_a_cut_that_hands_somebody_his_tenth_point_makes_him_the_winner(void) {
    game g = position(CUT_OF_THREE "1: " RING " 2: " EAST " S09,10 " NINE_IN_THE_SOUTH);
    TEST_ASSERT_EQUAL_INT(9, rules_points(&g, 2));
    play(&g, "build S08");
    TEST_ASSERT_EQUAL_UINT8(GAME_OVER, g.phase);
    TEST_ASSERT_EQUAL_UINT8(2, g.road);
    TEST_ASSERT_EQUAL_UINT8(1 << 2, rules_winners(&g));
}

void test_but_the_player_whose_turn_it_is_comes_first(void) {
    game g = position(CUT_OF_THREE "1: " RING " 2: " EAST " S09 C10 B0,1,2 " NINE_IN_THE_SOUTH);
    TEST_ASSERT_EQUAL_INT(9, rules_points(&g, 1));
    play(&g, "build S08");
    TEST_ASSERT_EQUAL_INT(10, rules_points(&g, 1));
    TEST_ASSERT_EQUAL_INT(10, rules_points(&g, 2));
    TEST_ASSERT_EQUAL_UINT8(1 << 1, rules_winners(&g));
}

/* Whoever sits where: the same with the seats of the last two exchanged. */
void test_he_comes_first_also_before_players_of_lower_number(void) {
    game g = position(
        "extra players=3 " SET "turn=12 player=3 phase=build rolls=3 dice=blwgbb road=1 army=2 1: " RING
        " 2: R4246,4549,4650,4851,4852,4952,4953,5053 S45,51,53 C46,52 K16,17,18 3: " EAST " S09 C10 B0,1,2");
    play(&g, "build S08");
    TEST_ASSERT_EQUAL_INT(10, rules_points(&g, 1));
    TEST_ASSERT_EQUAL_INT(10, rules_points(&g, 2));
    TEST_ASSERT_EQUAL_UINT8(1 << 2, rules_winners(&g));
}

void test_nothing_built_costs_nothing(void) {
    leads(BUILD "dice=bbbbbb road=- army=- 1: R0104" FAR, "end",
          TWO "turn=10 player=2 phase=roll road=- army=- 1: R0104" FAR);
}
