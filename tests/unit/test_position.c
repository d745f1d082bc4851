/* Positions as text: what the README shows, and everything that is refused. */
#include "play.h"

void test_the_examples_of_the_readme(void) {
    position("standard players=2 knights=1-6 turn=1 player=1 phase=roll 1: 2:");
    position("standard players=2 knights=1-6 turn=5 player=1 phase=build rolls=2 dice=BLwgoM 1: R0,1,2 S3 "
             "K1x boxes=4,2 "
             "2: R0 boxes=X,1");
    position("standard players=1 knights=1 turn=15 player=1 phase=over won=1 1: R0,1 S3 "
             "boxes=2,X,X,3,X,X,X,X,X,X,X,X,X,X,X");
    position("plus players=2 deserts=both ramp=on turn=2 player=2 phase=roll rolls=1 dice=bbgm road=- army=- "
             "1: R0 2:");
    position("plus players=1 deserts=each ramp=on turn=9 player=1 phase=build rolls=3 dice=oooggm road=1 "
             "army=- 1: "
             "R0,1,2,3,5,6 S1,2 K1,6x");
    position("extra players=3 jokers=next castles=on longest=1 turn=0 player=2 phase=start road=- army=- 1: "
             "R0104 2: 3:");
    position("extra players=2 jokers=next castles=on longest=1 turn=9 player=1 phase=build rolls=3 "
             "dice=OWGmmm road=- "
             "army=- 1: R0004,0104 S01 K00x,01+ 2: R4852");
}

#define FULL                                                                                                 \
    "R0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15 S3,4,5,7,9,11 C7,12,20,30 K1x,2x,3x,4x,5x,6x "                   \
    "boxes=10,10,10,10,10,10,10,10,10,10,10,10,10,10,5"

void test_the_longest_line_fits(void) {
    position("standard players=8 knights=1-6 turn=120 player=8 phase=over won=1,2,3,4,5,6,7,8 1: " FULL
             " 2: " FULL " 3: " FULL " 4: " FULL " 5: " FULL " 6: " FULL " 7: " FULL " 8: " FULL);
    /* Eight times the roads of Plus and a turn number of ten digits are shorter. */
}

void test_turn_numbers_go_as_far_as_they_can_be_counted(void) {
    position("plus players=1 deserts=both ramp=on turn=4294967295 player=1 phase=roll road=- army=- 1:");
    no_position("not-understood",
                "plus players=1 deserts=both ramp=on turn=429496729^6 player=1 phase=roll road=- army=- 1:");
}

#define SOLO  "standard players=1 knights=1-6 "
#define PLUS  "plus players=2 deserts=both ramp=on "
#define EXTRA "extra players=2 jokers=next castles=on longest=1 "

void test_words_that_are_not_there_or_too_many(void) {
    no_position("unknown-game", "^");
    no_position("unknown-game", "^chess players=2");
    no_position("not-understood", "standard^");
    no_position("not-understood", "standard^  players=1");
    no_position("not-understood", "standard players=^one");
    no_position("not-understood", "standard players=1 ^deserts=both");
    no_position("bad-switch", "standard players=1 knights=^7");
    no_position("not-understood", "standard players=1 knights=1-6^ player=1 phase=roll 1:");
    no_position("not-understood", SOLO "turn=^ player=1 phase=roll 1:");
    no_position("not-understood", SOLO "turn=0^1 player=1 phase=roll 1:");
    no_position("not-understood", SOLO "turn=1 player=1 phase=^rest 1:");
    no_position("not-understood", SOLO "turn=1 player=1 phase=^rolling 1:");
    no_position("not-understood", SOLO "turn=1 player=1 phase=roll^");
    no_position("not-understood", SOLO "turn=1 player=1 phase=roll 1:^ ");
    no_position("not-understood", SOLO "turn=1 player=1 phase=roll 1:^ 2:");
    no_position("not-understood", SOLO "turn=1 player=1 phase=roll^ won=1 1:");
    no_position("not-understood", SOLO "turn=1 player=1 phase=over^ 1:");
    no_position("not-understood", SOLO "turn=1 player=1 phase=roll^ road=- army=- 1:");
    no_position("not-understood", SOLO "turn=1 player=1 phase=roll 1:^ B0");
    no_position("not-understood", PLUS "turn=1 player=1 phase=roll^ 1: 2:");
    no_position("not-understood", PLUS "turn=1 player=1 phase=roll road=-^ 1: 2:");
    no_position("bad-players", PLUS "turn=1 player=1 phase=roll road=^3 army=- 1: 2:");
    no_position("bad-players", PLUS "turn=1 player=1 phase=roll road=- army=^0 1: 2:");
    no_position("not-understood", PLUS "turn=1 player=1 phase=roll road=- army=- 1:^ boxes=X 2:");
}

void test_the_clock_and_the_player(void) {
    no_position("bad-turn", SOLO "turn=^0 player=1 phase=roll 1:");
    no_position("bad-turn", SOLO "turn=^16 player=1 phase=roll 1: boxes=X,X,X,X,X,X,X,X,X,X,X,X,X,X,X");
    no_position("bad-turn", SOLO "turn=^3 player=1 phase=over won=1 1: boxes=X,X,X");
    no_position("bad-turn", PLUS "turn=1 player=^2 phase=roll road=- army=- 1: 2:");
    no_position("bad-players", SOLO "turn=1 player=^2 phase=roll 1:");
    no_position("bad-phase", PLUS "turn=0 player=1 phase=^start road=- army=- 1: 2:");
    no_position("bad-turn", EXTRA "turn=^1 player=1 phase=start road=- army=- 1: 2:");
    no_position("bad-turn", EXTRA "turn=^0 player=1 phase=roll road=- army=- 1: R0104 2: R4852");
}

void test_dice_and_rolls(void) {
    no_position("bad-dice", SOLO "turn=1 player=1 phase=build rolls=^0 dice=bbbbbb 1:");
    no_position("bad-dice", SOLO "turn=1 player=1 phase=roll rolls=^4 dice=bbbbbb 1:");
    no_position("not-understood", SOLO "turn=1 player=1 phase=roll rolls=2^ 1:");
    no_position("bad-dice", SOLO "turn=1 player=1 phase=roll rolls=3 dice=^bbbbbb 1:");
    no_position("bad-dice", SOLO "turn=1 player=1 phase=roll rolls=2 dice=^bbbbbB 1:");
    no_position("bad-dice", SOLO "turn=1 player=1 phase=roll rolls=2 dice=bbbbb^ 1:");
    no_position("bad-dice", SOLO "turn=1 player=1 phase=roll rolls=2 dice=bbbbb^");
    no_position("bad-dice", SOLO "turn=1 player=1 phase=roll rolls=2 dice=bbbbbb^b 1:");
    no_position("not-understood", SOLO "turn=1 player=1 phase=roll rolls=2 dice=bb^xbbb 1:");
    no_position("not-understood", SOLO "turn=1 player=1 phase=roll rolls=2 dice=^123456 1:");
    no_position("not-understood", SOLO "turn=1 player=1 phase=roll rolls=2 dice=^Xbbbbb 1:");
    no_position("bad-dice", SOLO "turn=1 player=1 phase=^build 1:");
    no_position("bad-dice", PLUS "turn=1 player=1 phase=roll rolls=1 dice=bbb^b road=- army=- 1: 2:");
    no_position("bad-dice",
                PLUS "turn=9 player=1 phase=^over won=1 road=1 army=1 1: R0,1,2,3,4,5,6 S1,2 C1,2 K1,2,3 2:");
    no_position("bad-dice", SOLO "turn=15 player=1 phase=over won=1 rolls=1 dice=^bbbbbb 1: "
                                 "boxes=X,X,X,X,X,X,X,X,X,X,X,X,X,X,X");
    no_position("bad-dice", EXTRA "turn=0 player=1 phase=start rolls=1 dice=^b road=- army=- 1: 2:");
}

void test_names_ascend_and_are_on_the_island(void) {
    no_position("no-such-site", SOLO "turn=1 player=1 phase=roll 1: R^16");
    no_position("not-understood", SOLO "turn=1 player=1 phase=roll 1: R^");
    no_position("not-ascending", SOLO "turn=1 player=1 phase=roll 1: R1,^0");
    no_position("not-ascending", SOLO "turn=1 player=1 phase=roll 1: R1,^1");
    no_position("not-understood", SOLO "turn=1 player=1 phase=roll 1: R1,^");
    no_position("not-understood", SOLO "turn=1 player=1 phase=roll 1: S3^ R0");
    no_position("no-such-site", EXTRA "turn=1 player=1 phase=roll road=- army=- 1: R^0102 2: R4852");
}

#define STANDS SOLO "turn=1 player=1 phase=build rolls=1 dice=bbbbbb "

void test_pieces_must_be_connected_and_in_order(void) {
    no_position("no-road", STANDS "1: ^R0,3");
    no_position("no-road", STANDS "1: R0 ^S3,4");
    no_position("out-of-order", STANDS "1: R0,2 ^S4");
    no_position("no-road", STANDS "1: R0 ^C7");
    no_position("out-of-order", STANDS "1: R0,1,2,3,4 ^C12");
    no_position("out-of-order", STANDS "1: ^K1,3");
    no_position("no-road", PLUS "turn=9 player=1 phase=roll road=- army=- 1: R0 ^S7 2:");
}

void test_on_the_shared_island_too(void) {
    no_position("taken", EXTRA "turn=9 player=1 phase=roll road=- army=- 1: R0104 2: ^R0104");
    no_position("taken", EXTRA "turn=9 player=1 phase=roll road=- army=- 1: R4852 K18 2: R0104 ^K18");
    no_position("taken", EXTRA "turn=9 player=1 phase=roll road=- army=- 1: R0104 C01 2: R4852 ^S01");
    no_position("taken", EXTRA "turn=9 player=1 phase=roll road=- army=- 1: R0104 S01 2: R4852 ^C01");
    no_position("already-built", EXTRA "turn=9 player=1 phase=roll road=- army=- 1: R0104 S01 C^01 2: R4852");
    no_position("no-road", EXTRA "turn=9 player=1 phase=roll road=- army=- 1: ^R0104,2632 2: R4852");
    no_position("site-unbuilt", EXTRA "turn=9 player=1 phase=roll road=- army=- 1: ^R0104,0105 2: R4852");
    no_position("no-road", EXTRA "turn=9 player=1 phase=roll road=- army=- 1: R0104 ^S00 2: R4852");
    no_position("no-road", EXTRA "turn=9 player=1 phase=roll road=- army=- 1: R0104 ^C07 2: R4852");
    no_position("knight-far", EXTRA "turn=9 player=1 phase=roll road=- army=- 1: R0104 ^K00 2: R4852");
    no_position("castles-off",
                "extra players=2 jokers=next castles=off longest=1 turn=9 player=1 phase=roll road=- "
                "army=- 1: R0104 ^B0 2: R4852");
}

void test_a_road_through_a_foreign_settlement_could_not_be(void) {
    no_position("foreign-site", EXTRA "turn=9 player=1 phase=roll road=2 army=- 1: ^R0104,0408,0812 "
                                      "2: R0813,0913,0914,1014,1015,1520 S08,09,10");
}

void test_start_roads_must_have_been_possible(void) {
    no_position("bad-start", EXTRA "turn=9 player=1 phase=roll road=- army=- ^1: 2: R4852");
    no_position("bad-start", EXTRA "turn=9 player=1 phase=roll road=- army=- ^1: R0408 2: R4852");
    no_position("bad-start", EXTRA "turn=9 player=1 phase=roll road=- army=- ^1: R0104 2: R0205");
    no_position("bad-start", EXTRA "turn=0 player=2 phase=start road=- army=- ^1: R0104,0408 2:");
    no_position("bad-start", EXTRA "turn=0 player=2 phase=start road=- army=- ^1: R0104 S01 2:");
    no_position("bad-start", EXTRA "turn=0 player=2 phase=start road=- army=- ^1: 2:");
    no_position("bad-start", EXTRA "turn=0 player=1 phase=start road=- army=- 1: ^2: R0104");
    no_position("not-coastal", EXTRA "turn=0 player=2 phase=start road=- army=- 1: ^R0408 2:");
    no_position(
        "too-near",
        "extra players=3 jokers=next castles=on longest=1 turn=0 player=3 phase=start road=- army=- 1: R0104 "
        "2: ^R0205 3:");
    no_position(
        "leaves-no-start",
        "extra players=4 jokers=next castles=on longest=1 turn=0 player=4 phase=start road=- army=- 1: R0004 "
        "2: R3742 3: ^R4751 4:");
}

/* Of several coastal roads another may have been the first. */
void test_any_choice_of_start_roads_that_was_possible_will_do(void) {
    position(
        EXTRA
        "turn=9 player=1 phase=roll road=- army=- 1: R0104,0105,0205,0206 S01,02 2: R1015,1520,2026 S20");
    no_position("bad-start",
                EXTRA "turn=9 player=1 phase=roll road=- army=- ^1: R0105,0205,0206 S02 2: R1014,1015 S10");
}

void test_jokers(void) {
    no_position("bad-joker",
                "plus players=1 deserts=both ramp=on turn=9 player=1 phase=roll road=- army=- 1: ^K6x");
    no_position("bad-joker",
                "plus players=1 deserts=both ramp=on turn=9 player=1 phase=roll road=- army=- 1: ^K6,7x");
    position("plus players=1 deserts=each ramp=on turn=9 player=1 phase=roll road=- army=- 1: K6,7x");
    no_position("bad-joker", EXTRA
                "turn=9 player=1 phase=build rolls=1 dice=bbbbbb road=- army=- 1: R0104 2: R4852 K18^+");
    no_position("bad-joker", EXTRA "turn=9 player=1 phase=roll road=- army=- ^1: R0104 K01+ 2: R4852");
    no_position("bad-joker", SOLO "turn=1 player=1 phase=build rolls=1 dice=bbbbbb ^1: K1+");
    no_position("bad-joker",
                "extra players=2 jokers=now castles=on longest=1 turn=9 player=1 phase=build rolls=1 "
                "dice=bbbbbb road=- army=- ^1: R0104 K01+ 2: R4852");
    no_position("not-understood", EXTRA
                "turn=9 player=1 phase=build rolls=1 dice=bbbbbb road=- army=- 1: R0104 K01x^+ 2: R4852");
}

void test_boxes_must_be_as_many_as_turns_and_add_up(void) {
    no_position("bad-boxes", SOLO "turn=2 player=1 phase=roll ^1:");
    no_position("bad-boxes", SOLO "turn=1 player=1 phase=roll 1: boxes=^X");
    no_position("bad-boxes", SOLO "turn=2 player=1 phase=roll 1: boxes=^1");
    no_position("bad-boxes", SOLO "turn=2 player=1 phase=roll 1: R0 boxes=^X");
    no_position("bad-boxes", SOLO "turn=2 player=1 phase=roll 1: R0 boxes=^2");
    no_position("bad-boxes", SOLO "turn=3 player=1 phase=roll 1: R0 boxes=^1,0");
    no_position("bad-boxes", SOLO "turn=2 player=1 phase=roll 1: boxes=^128");
    no_position("bad-boxes", SOLO "turn=2 player=1 phase=roll 1: "
                                  "R0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15 S3,4,5 C7 boxes=^35");
    no_position("bad-boxes", SOLO "turn=2 player=1 phase=roll 1: boxes=X,X,X,X,X,X,X,X,X,X,X,X,X,X,X,^X");
    no_position("not-understood", SOLO "turn=2 player=1 phase=roll 1: boxes=^");
    position(SOLO "turn=2 player=1 phase=build rolls=1 dice=bbbbbb 1: R0 boxes=X");
    no_position("bad-boxes", "standard players=2 knights=1-6 turn=2 player=2 phase=build rolls=1 dice=bbbbbb "
                             "1: R0 boxes=^X 2:");
}

void test_titles_must_be_with_somebody_who_can_hold_them(void) {
    no_position("bad-title", PLUS "turn=9 player=1 phase=roll road=^1 army=- 1: R0 2:");
    no_position("bad-title", PLUS "turn=9 player=1 phase=roll road=^- army=- 1: R0,2,3,5,6 2:");
    no_position("bad-title", PLUS "turn=9 player=1 phase=roll road=^- army=- 1: R0,2,3,5,6 2: R0,2,3,5,6");
    position(PLUS "turn=9 player=1 phase=roll road=1 army=- 1: R0,2,3,5,6 2: R0,2,3,5,6");
    position(PLUS "turn=9 player=1 phase=roll road=2 army=- 1: R0,2,3,5,6 2: R0,2,3,5,6");
    no_position("bad-title", PLUS "turn=9 player=1 phase=roll road=- army=^2 1: K1,2,3 2: K1,2");
    no_position("bad-title", PLUS "turn=9 player=1 phase=roll road=- army=^- 1: K1,2,3 2: K1,2");
    no_position("bad-title", PLUS "turn=9 player=1 phase=roll road=- army=^1 1: K1,2,3 2: K1,2,3,4");
    /* In Extra a cut can leave Longest Road between two. */
    position(EXTRA "turn=9 player=1 phase=roll road=- army=- 1: R0104,0408,0813,1318,1823 S08,18 "
                   "2: R4246,4650,4952,4953,5053 S46,53");
}

void test_winners_and_points_must_agree(void) {
    no_position("has-won",
                "plus players=1 deserts=both ramp=on turn=9 player=1 phase=^build rolls=1 dice=bbbbbb road=1 "
                "army=1 1: R0,1,2,3,4,5,6 S1,2 C1,2 K1,2,3");
    no_position("bad-winner",
                PLUS "turn=9 player=1 phase=over won=^1 rolls=1 dice=bbbbbb road=- army=- 1: 2:");
    no_position("bad-winner", PLUS "turn=9 player=1 phase=over won=^2 rolls=1 dice=bbbbbb road=1 army=1 1: "
                                   "R0,1,2,3,4,5,6 S1,2 C1,2 K1,2,3 2:");
    no_position("not-ascending",
                PLUS "turn=9 player=1 phase=over won=2,^1 rolls=1 dice=bbbbbb road=- army=- 1: 2:");
    no_position("bad-players",
                PLUS "turn=9 player=1 phase=over won=^3 rolls=1 dice=bbbbbb road=- army=- 1: 2:");
}
