/* Hints and players of the device: what presses do, and what is said. */
#include "hint.h"
#include "kind.h"
#include "rules.h"
#include "screens.h"
#include "seats.h"
#include "support.h"
#include "unity.h"

#include <string.h>

#define APP   support_device.app
#define GAME  APP.session.now
#define TABLE support_device.app.ui.table

static const char solo[] = "position standard players=1 knights=1-6 turn=6 player=1 phase=build rolls=2 "
                           "dice=mmoogb 1: R0,1,2,3,4,5 S3,4 C7 K1x,2 boxes=4,7,5,1,6; press a";

void setUp(void) { support_power_on(); }

static void on_screen(const ui_screen *screen) {
    TEST_ASSERT_EQUAL_STRING(screen->name, app_top(&APP)->name);
}

static const char *name_of(int player) {
    static char text[INITIALS_TEXT_MAX];
    line l = line_in(text, sizeof text);
    ui_print_name(&l, &APP.ui, player);
    return text;
}

/* ---- seats */

void test_a_changes_who_sits_there_and_the_setup_counts_them(void) {
    support_play("press a; press a; press right; press right; press a; press right; press right; press a");
    on_screen(&screen_seats);
    support_play("press right");
    for (int level = BOT_EASY; level < BOT_LEVELS; level++) {
        support_play("press a");
        TEST_ASSERT_EQUAL_UINT8(level, TABLE.bot[1]);
        TEST_ASSERT_EQUAL_INT(1, seats_bots(&TABLE));
    }
    support_play("press a");
    TEST_ASSERT_EQUAL_INT(0, seats_bots(&TABLE));
}

void test_whoever_plays_alone_is_a_person(void) {
    TABLE.bot[0] = BOT_BEST;
    TEST_ASSERT_EQUAL_INT(0, seats_level(&TABLE, 0));
    support_play("press a; press a; press a; press a");
    on_screen(&screen_turn);
    TEST_ASSERT_EQUAL_STRING("P1", name_of(0));
}

void test_all_seats_may_be_played_by_the_device(void) {
    TABLE.setup = (setup){.kind = GAME_PLUS, .players = 3};
    for (int seat = 0; seat < 3; seat++) TABLE.bot[seat] = BOT_EASY;
    support_play("press a; press a; press a; press a");
    on_screen(&screen_opponent);
    for (int player = 0; player < 3; player++)
        for (int other = 0; other < player; other++) {
            char text[INITIALS_TEXT_MAX];
            strcpy(text, name_of(player));
            TEST_ASSERT_TRUE(strcmp(text, name_of(other)) != 0);
            TEST_ASSERT_EQUAL_INT(0, strncmp(text, "LA", 2));
        }
}

void test_the_names_of_bots_have_three_letters_and_differ_by_level(void) {
    for (int level = BOT_EASY; level < BOT_LEVELS; level++)
        for (int seat = 0; seat < GAME_PLAYERS_MAX; seat++) {
            initials name = seats_initials(level, seat), other = seats_initials(level % BOT_BEST + 1, seat);
            char text[INITIALS_TEXT_MAX];
            line l = line_in(text, sizeof text);
            initials_print(&l, &name);
            TEST_ASSERT_EQUAL_size_t(3, strlen(text));
            TEST_ASSERT_TRUE(memcmp(&name, &other, sizeof name) != 0);
        }
}

void test_hints_mean_those_alone_or_those_together(void) {
    TEST_ASSERT_TRUE(TABLE.hints_alone && !TABLE.hints_together);
    support_play("press a; press a; press a; press right; press right; press a");
    TEST_ASSERT_FALSE(TABLE.hints_alone);
    support_play("press b; press right; press a; press right; press right; press right; press a");
    TEST_ASSERT_TRUE(TABLE.hints_together && !TABLE.hints_alone);
    TABLE.bot[1] = BOT_BEST; /* one person and the device */
    support_play("press a");
    TEST_ASSERT_TRUE(TABLE.hints_together && TABLE.hints_alone);
}

void test_a_seat_of_the_device_has_no_name_to_write(void) {
    TABLE.bot[1] = BOT_GREEDY;
    support_play("press a; press a; press right; press a; press right; press a; press right; press a");
    on_screen(&screen_seats);
    TEST_ASSERT_EQUAL_UINT8(1, APP.ui.setup.seat);
    support_play("press b; press left; press a");
    on_screen(&screen_name);
}

/* ---- rolling */

void test_a_second_long_press_holds_the_dice_of_the_hint(void) {
    support_play("new standard; press a; dice bbwwmm; press b; press a long");
    on_screen(&screen_roll);
    TEST_ASSERT_TRUE(APP.ui.hint.ready);
    TEST_ASSERT_EQUAL_HEX8(0, APP.ui.dice.held);
    support_play("press a long");
    TEST_ASSERT_EQUAL_HEX8(APP.ui.hint.keep, APP.ui.dice.held);
    support_play("dice llll; press b");
    TEST_ASSERT_FALSE(APP.ui.hint.ready);
    TEST_ASSERT_EQUAL_UINT8(2, GAME.rolls);
}

void test_where_the_hint_is_to_stop_it_leads_there(void) {
    support_play("position standard players=1 knights=1-6 turn=6 player=1 phase=roll rolls=1 dice=oooggb 1: "
                 "R0,1,2,3,4,5 S3,4 C7 K1x,2 boxes=4,7,5,1,6; press a; press a long; press a long; press a");
    on_screen(&screen_build);
}

void test_without_hints_a_long_press_shows_the_costs(void) {
    TABLE.hints_alone = false;
    support_play("new standard; press a; dice bbwwmm; press b; press a long");
    on_screen(&screen_costs);
    TEST_ASSERT_FALSE(APP.ui.hint.ready || APP.ui.hint.thinking);
    support_power_on();
    TABLE.hints_alone = false;
    support_play(solo);
    support_play("press a long");
    on_screen(&screen_detail);
}

/* ---- building */

void test_the_cursor_goes_to_the_hint_and_a_builds_it_as_advised(void) {
    support_play(solo);
    support_play("press right; press a long");
    buildable at;
    TEST_ASSERT_TRUE(hint_site(&APP.ui, &at));
    TEST_ASSERT_EQUAL_UINT8(at.piece, APP.ui.build.list[APP.ui.build.cursor].piece);
    TEST_ASSERT_EQUAL_UINT8(at.site, APP.ui.build.list[APP.ui.build.cursor].site);
    game want = GAME;
    for (int i = 0; i < APP.ui.hint.best.moves; i++) {
        rules_apply(&want, &APP.ui.hint.best.move[i]);
        if (APP.ui.hint.best.move[i].kind == MOVE_BUILD) break;
    }
    support_play("press a");
    TEST_ASSERT_EQUAL_MEMORY(&want, &GAME, sizeof want);
}

void test_the_cursor_is_free_after_the_hint_and_a_long_press_tells_more(void) {
    support_play(solo);
    support_play("press a long; press right");
    uint8_t cursor = APP.ui.build.cursor;
    support_run(2000);
    TEST_ASSERT_EQUAL_UINT8(cursor, APP.ui.build.cursor);
    support_play("press left; press a long");
    on_screen(&screen_detail);
}

void test_where_nothing_is_to_be_built_the_hint_is_the_end(void) {
    support_play(
        "position standard players=1 knights=1-6 turn=1 player=1 phase=build rolls=1 dice=wwwwww 1:; "
        "press a; press right; press a long; press a");
    on_screen(&screen_end);
}

void test_a_start_road_is_advised(void) {
    TABLE.hints_together = true;
    support_play("new extra players=3; press a; press left; press a long");
    on_screen(&screen_start);
    buildable at;
    TEST_ASSERT_TRUE(hint_site(&APP.ui, &at));
    TEST_ASSERT_EQUAL_UINT8(at.site, APP.ui.build.list[APP.ui.build.cursor].site);
}

/* ---- words */

static void why_fits(advice_option o) {
    char words[64];
    line l = line_in(words, sizeof words);
    o.move[0] = (move){.kind = MOVE_BUILD, .piece = o.piece, .site = o.site};
    APP.ui.hint = (ui_hint){.ready = true, .best = o};
    hint_print_why(&l, &APP.ui);
    TEST_ASSERT_TRUE(l.length > 0 && !l.full);
    TEST_ASSERT_TRUE_MESSAGE(canvas_text_block(NULL, 0, 0, 58, 8, words, CANVAS_SET) <= 2, words);
}

void test_every_reason_is_said_in_two_short_lines(void) {
    static const char *const games[] = {"new standard", "new plus", "new extra players=2"};
    for (int which = 0; which < GAME_KINDS; which++)
        for (int language = 0; language < TEXT_LANGUAGES; language++) {
            support_play(games[which]);
            APP.ui.settings.language = (uint8_t)language;
            const island *is = kind_of(&GAME)->island;
            for (int why = 0; why < ADVICE_WHYS; why++)
                for (int piece = COST_SETTLEMENT; piece <= COST_CITY; piece++)
                    for (int site = 0; site < is->count[piece]; site++)
                        why_fits((advice_option){.why = (uint8_t)why,
                                                 .piece = (uint8_t)piece,
                                                 .site = (uint8_t)site,
                                                 .points = 30,
                                                 .face = (uint8_t)(site <= ISLAND_ANY ? site : ROLL_NO_FACE),
                                                 .moves = 1});
        }
}

static const char *value_of(advice_unit unit, int value, dice_set kept) {
    static char words[64];
    line l = line_in(words, sizeof words);
    APP.ui.hint = (ui_hint){.ready = true, .unit = (uint8_t)unit, .value = (int16_t)value, .keep = kept};
    hint_print_value(&l, &APP.ui);
    TEST_ASSERT_TRUE_MESSAGE(font_width_px(&font_small, words) <= 120, words);
    return words;
}

void test_what_is_expected_is_said_in_its_unit_and_language(void) {
    support_play("new standard");
    TEST_ASSERT_EQUAL_STRING("Expect 94.8 points", value_of(ADVICE_POINTS, 948, 3));
    TEST_ASSERT_EQUAL_STRING("Expect -3.5 points", value_of(ADVICE_POINTS, -35, 3));
    TEST_ASSERT_EQUAL_STRING("Stop: 94.8 points", value_of(ADVICE_POINTS, 948, dice_all(DICE_MAX)));
    TEST_ASSERT_EQUAL_STRING("Chance to win: 63 %", value_of(ADVICE_CHANCE, 627, 3));
    TEST_ASSERT_EQUAL_STRING("Roll all: 12.3 turns to go", value_of(ADVICE_TURNS, 123, 0));
    APP.ui.settings.language = TEXT_GERMAN;
    TEST_ASSERT_EQUAL_STRING("Erwartet: 94,8 Punkte", value_of(ADVICE_POINTS, 948, 3));
    TEST_ASSERT_EQUAL_STRING("Aufhören: noch 12,3 Züge", value_of(ADVICE_TURNS, 123, dice_all(DICE_MAX)));
}

/* ---- the device plays */

static void begin(uint8_t first, uint8_t second) {
    TABLE.setup = (setup){.kind = GAME_STANDARD, .players = 2};
    TABLE.first = 0;
    TABLE.bot[0] = first;
    TABLE.bot[1] = second;
    support_play("press a; press a; press a; press a");
}

void test_a_hastens_and_the_turn_goes_on(void) {
    begin(BOT_GREEDY, 0);
    on_screen(&screen_opponent);
    support_play("press a; wait 3000");
    TEST_ASSERT_EQUAL_UINT8(1, GAME.player);
    on_screen(&screen_turn);
}

void test_one_can_look_at_island_and_score_meanwhile(void) {
    begin(BOT_GREEDY, 0);
    support_say("press right");
    support_say("press a");
    on_screen(&screen_map);
    support_say("press b");
    on_screen(&screen_opponent);
    support_say("press right");
    support_say("press a");
    on_screen(&screen_score);
}

void test_b_leads_from_a_turn_of_the_device_to_the_menu_and_back(void) {
    begin(BOT_GREEDY, 0);
    support_say("press b");
    on_screen(&screen_title);
    support_say("press a");
    on_screen(&screen_opponent);
}

void test_how_a_turn_ended_can_be_read_before_the_device_is_passed_on(void) {
    begin(BOT_BEST, 0);
    move end = {.kind = MOVE_END};
    GAME.phase = GAME_BUILD;
    GAME.rolls = 1;
    TEST_ASSERT_EQUAL_INT(REASON_OK, app_play(&APP, &end));
    APP.ui.last = end;
    APP.ui.last_player = 0;
    APP.ui.last_shown = true;
    APP.tick_wanted = true;
    APP.tick_ms = APP.ui.now_ms;
    support_run(500);
    on_screen(&screen_opponent);
    support_run(1500);
    on_screen(&screen_turn);
}
