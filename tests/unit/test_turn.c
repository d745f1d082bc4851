/* What the three games share: rolling, gold, jokers, paying. */
#include "play.h"

#define SOLO  "standard players=1 knights=1-6 "
#define BUILD SOLO "turn=1 player=1 phase=build rolls=3 "

void test_a_turn_has_up_to_three_rolls(void) {
    game g = position(SOLO "turn=1 player=1 phase=roll 1:");
    play(&g, "roll 1,2,3,4,5,6=blwgom");
    reads(&g, SOLO "turn=1 player=1 phase=roll rolls=1 dice=blwgom 1:");
    play(&g, "roll 2,5,6=bgo");
    reads(&g, SOLO "turn=1 player=1 phase=roll rolls=2 dice=bbwggo 1:");
    play(&g, "roll 1=m");
    reads(&g, SOLO "turn=1 player=1 phase=build rolls=3 dice=mbwggo 1:");
    refused(&g, "no-rolls-left", "roll 1=b");
}

void test_the_first_roll_takes_all_dice(void) {
    not_from(SOLO "turn=1 player=1 phase=roll 1:", "roll-all-first", "roll 1,2,3=blw");
}

void test_dice_kept_earlier_may_be_picked_up_again(void) {
    leads(SOLO "turn=1 player=1 phase=roll 1:", "roll 1,2,3,4,5,6=mmmmmm; roll 1,2=bb; roll 3,4,5,6=llll",
          SOLO "turn=1 player=1 phase=build rolls=3 dice=bbllll 1:");
}

void test_a_player_may_stop_after_roll_one_or_two(void) {
    leads(SOLO "turn=1 player=1 phase=roll rolls=1 dice=blwgom 1:", "stop",
          SOLO "turn=1 player=1 phase=build rolls=1 dice=blwgom 1:");
    leads(SOLO "turn=1 player=1 phase=roll rolls=2 dice=blwgom 1:", "stop",
          SOLO "turn=1 player=1 phase=build rolls=2 dice=blwgom 1:");
}

void test_he_cannot_stop_before_he_has_rolled_or_twice(void) {
    not_from(SOLO "turn=1 player=1 phase=roll 1:", "roll-first", "stop");
    not_from(BUILD "dice=blwgom 1:", "rolling-over", "stop");
}

void test_he_who_has_stopped_does_not_roll_again(void) {
    not_from(SOLO "turn=1 player=1 phase=build rolls=1 dice=blwgom 1:", "rolling-over", "roll 1=b");
}

void test_no_trade_joker_build_or_end_before_the_rolling_has_ended(void) {
    static const char *const moves[] = {"trade b", "joker K1 1", "build R0", "end"};
    for (int i = 0; i < 4; i++) {
        not_from(SOLO "turn=1 player=1 phase=roll 1:", "roll-first", moves[i]);
        not_from(SOLO "turn=1 player=1 phase=roll rolls=2 dice=blmmmm 1:", "rolling-not-over", moves[i]);
    }
}

void test_dice_not_used_are_lost(void) {
    leads(BUILD "dice=blblbl 1:", "build R0; end", SOLO "turn=2 player=1 phase=roll 1: R0 boxes=1");
}

void test_a_road_costs_brick_and_lumber(void) {
    leads(BUILD "dice=lwbbgo 1:", "build R0", BUILD "dice=LwBbgo 1: R0");
    not_from(BUILD "dice=llwgoo 1:", "cannot-pay", "build R0");
}

void test_a_knight_costs_ore_wool_grain(void) {
    leads(BUILD "dice=bowglm 1:", "build K1", BUILD "dice=bOWGlm 1: K1");
    not_from(BUILD "dice=bowllm 1:", "cannot-pay", "build K1");
}

void test_a_settlement_costs_brick_lumber_wool_grain(void) {
    leads(BUILD "dice=blwgom 1:", "build S3", BUILD "dice=BLWGom 1: S3");
    not_from(BUILD "dice=blwoom 1:", "cannot-pay", "build S3");
}

void test_a_city_costs_three_ore_and_two_grain(void) {
    leads(BUILD "dice=ogogob 1: R0,1", "build C7", BUILD "dice=OGOGOb 1: R0,1 C7");
    not_from(BUILD "dice=oggoll 1: R0,1", "cannot-pay", "build C7");
}

void test_a_build_spends_the_lowest_dice_that_show_the_face(void) {
    leads(BUILD "dice=lblbbl 1:", "build R0", BUILD "dice=LBlbbl 1: R0");
    leads(BUILD "dice=LBlbbl 1: R0", "build R1", BUILD "dice=LBLBbl 1: R0,1");
}

void test_spent_dice_pay_for_nothing(void) { not_from(BUILD "dice=BLbwgo 1: R0", "cannot-pay", "build R1"); }

void test_two_gold_become_one_die_of_another_resource(void) {
    leads(BUILD "dice=mbmlww 1:", "trade o", BUILD "dice=obMlww 1:");
}

void test_six_gold_make_three_trades(void) {
    game g = position(BUILD "dice=mmmmmm 1:");
    play(&g, "trade b; trade l; trade w");
    reads(&g, BUILD "dice=bMlMwM 1:");
    refused(&g, "gold-missing", "trade g");
}

void test_gold_is_traded_for_each_of_the_other_five_but_not_for_gold(void) {
    static const char letters[] = "blwgo";
    for (int i = 0; i < 5; i++) {
        char trade[] = {'t', 'r', 'a', 'd', 'e', ' ', letters[i], '\0'};
        after(BUILD "dice=mmbbbb 1:", trade);
    }
    not_from(BUILD "dice=mmbbbb 1:", "trade-for-gold", "trade m");
}

void test_spent_gold_is_not_traded_again(void) {
    not_from(BUILD "dice=oMmbbb 1:", "gold-missing", "trade b");
}

void test_a_joker_changes_one_unspent_die_once_per_game(void) {
    game g = position(BUILD "dice=bbbbbb 1: K1");
    play(&g, "joker K1 4");
    reads(&g, BUILD "dice=bbbobb 1: K1x");
    refused(&g, "joker-used", "joker K1 5");
}

void test_a_used_joker_stays_used_in_later_turns(void) {
    not_from(SOLO "turn=3 player=1 phase=build rolls=3 dice=bbbbbb 1: K1x boxes=1,X", "joker-used",
             "joker K1 1");
}

void test_a_joker_needs_its_knight_and_an_unspent_die_that_shows_something_else(void) {
    not_from(BUILD "dice=bbbbbb 1:", "knight-unbuilt", "joker K1 1");
    not_from(BUILD "dice=BLbbbb 1: R0 K1", "die-spent", "joker K1 2");
    not_from(BUILD "dice=obbbbb 1: K1", "same-face", "joker K1 1");
}

void test_an_any_knight_must_be_told_what_to_give_and_the_others_give_only_their_own(void) {
    not_from(BUILD "dice=bbbbbb 1: K1,2,3,4,5,6", "faces-missing", "joker K6 1");
    not_from(BUILD "dice=bbbbbb 1: K1", "other-resource", "joker K1 1=g");
    leads(BUILD "dice=bbbbbb 1: K1", "joker K1 1=o", BUILD "dice=obbbbb 1: K1x");
}

void test_a_die_may_be_changed_more_than_once(void) {
    leads(BUILD "dice=bbbbbb 1: K1,2", "joker K1 1; joker K2 1", BUILD "dice=gbbbbb 1: K1x,2x");
}

void test_a_joker_can_change_what_gold_has_bought(void) {
    leads(BUILD "dice=mmbbbb 1: K1", "trade w; joker K1 1", BUILD "dice=oMbbbb 1: K1x");
}

void test_the_road_and_then_the_settlement_it_reaches_in_one_turn(void) {
    not_from(BUILD "dice=blblwg 1: R0 S3", "no-road", "build S4");
    leads(BUILD "dice=blblwg 1: R0 S3", "build R2; build S4", BUILD "dice=BLBLWG 1: R0,2 S3,4");
}

void test_the_reason_says_when_gold_or_a_joker_would_pay(void) {
    not_from(BUILD "dice=bmmwww 1:", "needs-trade", "build R0");
    not_from(BUILD "dice=bmwwww 1: K1,2,3,4", "needs-joker", "build R0");
    not_from(BUILD "dice=bmwwww 1: K1,2,3", "cannot-pay", "build R0");
}

void test_a_roll_must_name_dice_that_are_there_and_say_their_faces(void) {
    game g = position("plus players=2 deserts=both ramp=on turn=1 player=1 phase=roll road=- army=- 1: 2:");
    refused(&g, "no-such-dice", "roll 1,2,3,4=bbbb");
    refused(&g, "faces-missing", "roll 1,2,3");
    move nothing = {.kind = MOVE_ROLL};
    TEST_ASSERT_EQUAL(REASON_NOTHING_ROLLED, rules_check(&g, &nothing));
    move strange = {.kind = MOVE_ROLL, .dice = 7, .faces = {0, 6, 0}};
    TEST_ASSERT_EQUAL(REASON_NO_SUCH_DICE, rules_check(&g, &strange));
}

void test_moves_that_no_line_can_say_are_refused_too(void) {
    game g = position(BUILD "dice=mmbbbb 1: K1");
    static const struct {
        move m;
        reason why;
    } cases[] = {
        {{.kind = MOVE_KINDS}, REASON_UNKNOWN_MOVE},
        {{.kind = 200}, REASON_UNKNOWN_MOVE},
        {{.kind = MOVE_TRADE, .face = 6}, REASON_NO_SUCH_DICE},
        {{.kind = MOVE_TRADE, .face = ROLL_NO_FACE}, REASON_FACES_MISSING},
        {{.kind = MOVE_JOKER, .site = 99}, REASON_NO_SUCH_SITE},
        {{.kind = MOVE_JOKER, .die = 6, .face = DICE_ORE}, REASON_NO_SUCH_DICE},
        {{.kind = MOVE_JOKER, .face = 17}, REASON_NO_SUCH_DICE},
        {{.kind = MOVE_BUILD, .piece = COST_ROAD, .site = 16}, REASON_NO_SUCH_SITE},
        {{.kind = MOVE_BUILD, .piece = COST_CASTLE, .site = 0}, REASON_NO_SUCH_SITE},
        {{.kind = MOVE_BUILD, .piece = COST_KINDS, .site = 0}, REASON_NO_SUCH_SITE},
        {{.kind = MOVE_START, .site = 0}, REASON_NO_START_NOW},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        game before = g;
        TEST_ASSERT_EQUAL_STRING(reason_word(cases[i].why), reason_word(rules_apply(&g, &cases[i].m)));
        TEST_ASSERT_EQUAL_MEMORY(&before, &g, sizeof g);
    }
}

void test_a_list_of_moves_replays_to_the_same_bytes(void) {
    static const char moves[] = "roll 1,2,3,4,5,6=blblwg; stop; build R0; build S3; end";
    game a = rules_new(GAME_STANDARD, 2, 0), b = rules_new(GAME_STANDARD, 2, 0);
    play(&a, moves);
    play(&b, moves);
    TEST_ASSERT_EQUAL_MEMORY(&a, &b, sizeof a);
}
