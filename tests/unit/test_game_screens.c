/* A game on the screen: what presses do, what is heard, what is refused. */
#include "play.h"
#include "screens.h"
#include "support.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

#define APP  support_device.app
#define GAME APP.session.now

void setUp(void) { support_power_on(); }

static void on_screen(const ui_screen *screen) {
    TEST_ASSERT_EQUAL_STRING(screen->name, app_top(&APP)->name);
}

static bool sounds(ui_sound sound) { return APP.tune.note == tune_notes(sound); }

static void game_reads(const char *text) { reads(&GAME, text); }

/* ---- a turn */

void test_b_on_the_turn_screen_rolls_all_dice(void) {
    support_play("new standard; press a; dice blwgom; press b");
    on_screen(&screen_roll);
    game_reads("standard players=1 knights=1-6 turn=1 player=1 phase=roll rolls=1 dice=blwgom 1:");
}

void test_held_dice_stay_and_the_rest_is_rolled(void) {
    support_play(
        "new standard; press a; dice blwgom; press b; press a; press right; press a; dice oooo; press b");
    game_reads("standard players=1 knights=1-6 turn=1 player=1 phase=roll rolls=2 dice=bloooo 1:");
    TEST_ASSERT_EQUAL_HEX8(3, APP.ui.dice.held);
}

void test_after_the_third_roll_it_is_time_to_build(void) {
    support_play("new standard; press a; dice bbbbbb; press b; dice bbbbbb; press b; dice blwgom; press b; "
                 "wait 900");
    on_screen(&screen_build);
}

void test_the_held_marks_of_a_turn_are_gone_in_the_next(void) {
    support_play(
        "new standard; press a; dice blwgom; press b; press a; dice ooooo; press b; press left; press a; "
        "press b; press a; dice blwgom; press b");
    TEST_ASSERT_EQUAL_UINT8(1, GAME.rolls);
    TEST_ASSERT_EQUAL_HEX8(0, APP.ui.dice.held);
}

void test_a_press_while_dice_roll_only_ends_that(void) {
    support_play("new standard; press a; dice bbbbbb; press b; dice bbbbbb; press b");
    support_say("dice blwgom");
    support_say("press b");
    TEST_ASSERT_TRUE(APP.ui.dice.rolling);
    support_say("press a");
    on_screen(&screen_roll);
    TEST_ASSERT_FALSE(APP.ui.dice.rolling);
    support_say("press a");
    on_screen(&screen_build);
    TEST_ASSERT_EQUAL_UINT8(0, APP.session.moves);
}

void test_one_press_makes_the_trades_and_jokers_of_a_plan_and_builds(void) {
    support_play("position standard players=1 knights=1-6 turn=6 player=1 phase=build rolls=2 dice=mmoogb "
                 "1: R0,1,2,3,4,5 S3,4 C7 K1x,2 boxes=4,7,5,1,6; press a; press right; press right; press a");
    game_reads("standard players=1 knights=1-6 turn=6 player=1 phase=build rolls=2 dice=OMOOGG "
               "1: R0,1,2,3,4,5 S3,4 C7,12 K1x,2x boxes=4,7,5,1,6");
}

void test_undo_goes_back_step_by_step_to_the_roll(void) {
    support_play("new standard; press a; dice blwgom; press b; press left; press a; press a");
    TEST_ASSERT_EQUAL_UINT8(2, APP.session.moves);
    support_play("press right; press a");
    TEST_ASSERT_EQUAL_UINT8(1, APP.session.moves);
    on_screen(&screen_build);
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.build.cursor); /* the next undo would leave: the cursor is off it */
    support_play("press left; press left; press left; press a"); /* score, island, undo */
    on_screen(&screen_roll);
    game_reads("standard players=1 knights=1-6 turn=1 player=1 phase=roll rolls=1 dice=blwgom 1:");
}

void test_the_menu_undoes_the_end_of_a_turn_until_the_next_roll(void) {
    support_play("new standard players=2; press a; dice bbbbbb; press b; press left; press a; press b; "
                 "press a");
    TEST_ASSERT_EQUAL_UINT8(1, GAME.player);
    support_play("press b long; press right; press a");
    TEST_ASSERT_EQUAL_UINT8(0, GAME.player);
    on_screen(&screen_build);
    support_play("press b; press a; dice bbbbbb; press b");
    TEST_ASSERT_EQUAL_UINT8(0, APP.session.moves);
}

void test_a_finished_game_is_taken_back_behind_the_new_one_in_the_menu(void) {
    support_play("position standard players=1 knights=1-6 turn=15 player=1 phase=build rolls=3 dice=bbbbbb "
                 "1: R0 boxes=1,X,X,X,X,X,X,X,X,X,X,X,X,X; do end; press right; press a");
    on_screen(&screen_game_choice);
    support_play("press b; press right; press a");
    TEST_ASSERT_EQUAL_UINT8(GAME_BUILD, GAME.phase);
    on_screen(&screen_build);
}

void test_b_at_the_end_of_a_turn_leads_back_to_building(void) {
    support_play("new standard; press a; dice blwgom; press b; press left; press a; press b; press b");
    on_screen(&screen_build);
    TEST_ASSERT_EQUAL_UINT8(GAME_BUILD, GAME.phase);
}

void test_two_hasty_presses_do_not_pass_the_warning_of_an_empty_turn(void) {
    support_play("new standard; press a; dice bbbbbb; press b; press left; press a");
    support_say("press a");
    support_say("press a");
    on_screen(&screen_end);
    TEST_ASSERT_EQUAL_UINT32(1, GAME.turn);
    support_play("wait 700; press a");
    TEST_ASSERT_EQUAL_UINT32(2, GAME.turn);
}

void test_after_every_roll_the_cursor_is_on_the_first_die(void) {
    support_play("new standard; press a; dice blwgom; press b; press right; press right; press a; dice "
                 "ooooo; press b");
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.dice.cursor);
}

void test_nothing_that_takes_a_joker_is_chosen_beforehand(void) {
    support_play("position standard players=1 knights=1-6 turn=3 player=1 phase=build rolls=1 dice=bwwwww "
                 "1: K1,2,3,4 boxes=1,9; press a");
    TEST_ASSERT_TRUE(APP.ui.build.count > 0);
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.build.plain);
    support_play("press a");
    on_screen(&screen_end);
    TEST_ASSERT_EQUAL_UINT8(0, APP.session.moves);
}

void test_everybody_sees_the_third_roll_lie_there(void) {
    support_play("new standard; press a; dice bbbbbb; press b; dice bbbbbb; press b; dice blwgom");
    support_say("press b");
    support_run(600);
    on_screen(&screen_roll);
    TEST_ASSERT_FALSE(APP.ui.dice.rolling);
    support_run(900);
    on_screen(&screen_build);
}

void test_a_press_at_the_very_end_of_the_third_roll_does_not_strand_anybody(void) {
    for (uint32_t after_ms = 515; after_ms < 525; after_ms++) {
        support_power_on();
        support_play("new standard; press a; dice bbbbbb; press b; dice bbbbbb; press b; dice blwgom");
        support_say("press b");
        app_press(&APP, (ui_press){UI_RIGHT, UI_SHORT}, APP.ui.dice.rolling_since_ms + after_ms);
        fake_set_time(APP.ui.now_ms);
        support_run(1500);
        on_screen(&screen_build);
    }
}

void test_a_screen_that_blinks_goes_on_when_one_comes_back_to_it(void) {
    support_play("new extra players=2; press a; press a; press a; press right; press a; press b");
    on_screen(&screen_turn);
    uint32_t frames = APP.frames;
    support_run(2000);
    TEST_ASSERT_TRUE(APP.frames >= frames + 4);
}

/* ---- gold and jokers by hand */

void test_gold_is_traded_by_hand(void) {
    support_play("position standard players=1 knights=1-6 turn=1 player=1 phase=build rolls=1 dice=mmbwww "
                 "1:; press a");
    support_play("press left; press left; press left; press a"); /* score, island, trade */
    on_screen(&screen_exchange);
    support_play("press right; press a");
    game_reads("standard players=1 knights=1-6 turn=1 player=1 phase=build rolls=1 dice=lMbwww 1:");
}

void test_an_any_knight_asks_for_the_die_and_the_face(void) {
    support_play(
        "position plus players=1 deserts=each ramp=on turn=5 player=1 phase=build rolls=1 dice=bbbbbb road=- "
        "army=- 1: K6; press a; press right; press a");
    TEST_ASSERT_EQUAL_UINT8(EXCHANGE_DIE, APP.ui.exchange.step); /* there is no choice of a knight */
    support_play("press right; press a");
    TEST_ASSERT_EQUAL_UINT8(EXCHANGE_FACE, APP.ui.exchange.step);
    support_play("press b");
    TEST_ASSERT_EQUAL_UINT8(EXCHANGE_DIE, APP.ui.exchange.step);
    support_play("press right; press a; press left; press a");
    game_reads("plus players=1 deserts=each ramp=on turn=5 player=1 phase=build rolls=1 dice=bmbbbb road=- "
               "army=- 1: K6x");
}

void test_a_joker_that_would_change_nothing_is_not_offered(void) {
    support_play("position standard players=1 knights=1-6 turn=3 player=1 phase=build rolls=1 dice=oooooo "
                 "1: K1 boxes=1,X; press a");
    for (int i = 0; i < 8; i++) {
        support_play("press right");
        TEST_ASSERT_TRUE(app_top(&APP) == &screen_build);
    }
    /* end, island, score and nothing else */
    APP.ui.build.cursor = 0;
    support_play("press right; press right; press right");
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.build.cursor);
}

/* ---- Extra */

void test_start_roads_are_chosen_only_among_legal_ones(void) {
    support_play("new extra players=3; press a; press a");
    for (int i = 0; i < APP.ui.build.count; i++) {
        move m = {.kind = MOVE_START, .site = APP.ui.build.list[i].site};
        TEST_ASSERT_EQUAL_INT(REASON_OK, rules_check(&GAME, &m));
    }
    TEST_ASSERT_EQUAL_UINT8(19,
                            APP.ui.build.count); /* of 29: five away on each side, and room for the third */
    support_play("press a; press a");
    on_screen(&screen_turn);
}

void test_the_near_view_follows_the_cursor(void) {
    support_play(
        "position extra players=2 jokers=next castles=on longest=1 turn=9 player=1 phase=build rolls=3 "
        "dice=blblww road=- army=- 1: R0004,0104,0105 S01 2: R4852; press a");
    TEST_ASSERT_TRUE(APP.ui.build.near);
    for (int i = 0; i < APP.ui.build.count; i++) {
        map_view v = map_view_of(&GAME, 0);
        v.scale = MAP_NEAR;
        v.at = APP.ui.build.near_at;
        buildable b = APP.ui.build.list[APP.ui.build.cursor];
        map_point p = map_place(&v, (cost_piece)b.piece, b.site);
        TEST_ASSERT_TRUE(p.x > 4 && p.x < MAP_WIDTH_PX - 4 && p.y > 4 && p.y < MAP_HEIGHT_PX - 4);
        support_play("press right");
    }
}

/* ---- why not */

void test_long_a_on_a_site_says_why_it_cannot_be_built(void) {
    support_play("position standard players=1 knights=1-6 turn=1 player=1 phase=build rolls=1 dice=mbbwww "
                 "1:; press a");
    support_play("press left; press left; press a"); /* island */
    on_screen(&screen_map);
    support_play("press a; press right; press a long"); /* the second road */
    on_screen(&screen_detail);
    TEST_ASSERT_EQUAL_UINT8(COST_ROAD, APP.ui.detail.piece);
    TEST_ASSERT_EQUAL_UINT8(1, APP.ui.detail.site);
    support_play("press b");
    on_screen(&screen_map);
}

/* ---- sounds */

static void hear(const char *line_before, const char *last, ui_sound sound) {
    support_power_on();
    support_play(line_before);
    support_say(last);
    TEST_ASSERT_TRUE_MESSAGE(sounds(sound), last);
    support_power_on();
    APP.ui.settings.volume = UI_VOLUME_OFF;
    support_play(line_before);
    support_say(last);
    TEST_ASSERT_TRUE_MESSAGE(fake_tone_hz() == 0 && !APP.tune.note, last);
}

void test_everything_that_matters_is_heard_unless_sound_is_off(void) {
    hear("new standard; press a; dice blwgom; press b", "press a", UI_SOUND_HOLD);
    hear("new standard; press a; dice blwgom", "press b", UI_SOUND_ROLL);
    hear("new standard; press a; dice blwgom; press b; press left; press a", "press a", UI_SOUND_BUILD);
    hear("new standard; press a; dice blwgom; press b; press a; press right; press a; press right; press a; "
         "press "
         "right; press a; press right; press a; press right; press a",
         "press b", UI_SOUND_REFUSE);
    hear("new standard players=2; press a; dice blwgom; press b; press left; press a; press b", "press a",
         UI_SOUND_TURN);
    hear("position plus players=1 deserts=both ramp=on turn=16 player=1 phase=build rolls=3 dice=oooggl "
         "road=1 army=1 "
         "1: R0,1,2,3,4,5,6,7 S1,2,3 C1 K1x,2x,3x,6x,7,8; press a",
         "press a", UI_SOUND_WIN);
}

/* ---- the console and the screens play the same game */

void test_a_console_move_is_seen_on_the_screen(void) {
    support_play("new standard players=2; press a");
    on_screen(&screen_turn);
    support_play("do roll 1,2,3,4,5,6=blwgom");
    on_screen(&screen_roll);
    support_play("do stop");
    on_screen(&screen_build);
    support_play("press b; undo");
    on_screen(&screen_roll);
    support_play("press b long; do stop");
    on_screen(&screen_title);
}

void test_a_roll_with_a_dead_source_changes_nothing_and_says_so(void) {
    support_play("new standard; press a");
    fake_entropy(FAKE_STUCK_AT_1, 1);
    support_play("press b");
    on_screen(&screen_alarm);
    TEST_ASSERT_EQUAL_UINT8(0, GAME.rolls);
    fake_entropy(FAKE_HEALTHY, 1);
    support_play("press a");
    on_screen(&screen_roll);
    support_play("press b");
    TEST_ASSERT_EQUAL_UINT8(1, GAME.rolls);
}

void test_a_console_roll_does_not_make_the_free_dice_tumble(void) {
    support_play("new standard; press right; press right; press a; press a");
    on_screen(&screen_dice);
    support_say("do roll 1,2,3,4,5,6=blwgom");
    TEST_ASSERT_FALSE(APP.ui.dice.rolling);
    support_run(50);
    TEST_ASSERT_FALSE(APP.ui.dice.rolling);
}

void test_a_refusal_is_told_also_after_a_source_has_failed_once(void) {
    support_play("new standard; press a");
    fake_entropy(FAKE_STUCK_AT_1, 1);
    support_play("press b; press b");
    fake_entropy(FAKE_HEALTHY, 1);
    TEST_ASSERT_TRUE(APP.ui.entropy_failed);
    support_say("do roll 1,2,3,4,5,6=blwgom");
    TEST_ASSERT_EQUAL_INT(0, strncmp(support_say("do build C7"), "error rolling-not-over", 22));
}

/* ---- who begins */

void test_the_lot_is_fair_and_names_go_round_the_table(void) {
    int begins[4] = {0};
    for (uint32_t seed = 1; seed <= 400; seed++) {
        support_power_on();
        fake_entropy(FAKE_HEALTHY, seed);
        APP.ui.table.setup = (setup){.kind = GAME_STANDARD, .players = 4};
        APP.ui.wish.begin = true;
        app_press(&APP, (ui_press){UI_LEFT, UI_SHORT}, APP.ui.now_ms);
        TEST_ASSERT_TRUE(APP.playing);
        begins[APP.ui.begun_by]++;
        char text[INITIALS_TEXT_MAX];
        line l = line_in(text, sizeof text);
        ui_print_name(&l, &APP.ui, 1);
        TEST_ASSERT_EQUAL_CHAR("1234"[(APP.ui.begun_by + 1) % 4], text[1]);
    }
    for (int seat = 0; seat < 4; seat++) TEST_ASSERT_TRUE(begins[seat] > 65 && begins[seat] < 135);
}
