/* An evening at the board game, by presses. */
#include "acts.h"
#include "bits.h"
#include "screens.h"
#include "support.h"
#include "unity.h"

#include <string.h>

#define APP     support_device.app
#define TABLE   support_device.app.ui.table
#define EVENING support_device.app.evening.now

void setUp(void) { support_power_on(); }

static void on_screen(const ui_screen *screen) {
    TEST_ASSERT_EQUAL_STRING(screen->name, app_top(&APP)->name);
}

static void set_up(void) {
    support_play("press a; press left; press a");
    on_screen(&screen_table_setup);
}

/* ---- before it */

void test_the_fourth_game_is_the_board_game(void) {
    set_up();
    TEST_ASSERT_TRUE(TABLE.board_game);
    support_play("press b; press b; press a");
    TEST_ASSERT_EQUAL_UINT8(GAME_KINDS, APP.ui.setup.kind); /* the cursor remembers it */
    support_play("press right; press a");
    TEST_ASSERT_FALSE(TABLE.board_game);
    on_screen(&screen_players);
}

void test_six_presses_lead_to_the_roll_off(void) {
    support_play("press a; press left; press a; press a");
    on_screen(&screen_board);
    TEST_ASSERT_TRUE(APP.gathered);
    TEST_ASSERT_EQUAL_UINT8(LAYOUT_19, EVENING.board.board);
    support_play("press a");
    on_screen(&screen_rolloff);
}

void test_players_bring_their_rule_and_board(void) {
    static const uint8_t players[] = {5, 6, 2, 3, 4};
    set_up();
    support_play("press right");
    for (size_t i = 0; i < sizeof players; i++) {
        support_play("press a");
        TEST_ASSERT_EQUAL_UINT8(players[i], TABLE.evening.players);
        TEST_ASSERT_TRUE(table_setup_sane(&TABLE.evening));
        TEST_ASSERT_EQUAL_UINT8(players[i] > 4 ? LAYOUT_30 : LAYOUT_19, TABLE.evening.board);
    }
}

void test_the_turn_rule_can_be_chosen_from_five_players_on(void) {
    set_up();
    support_play("press right; press a; press right; press a");
    TEST_ASSERT_EQUAL_UINT8(TABLE_SPECIAL, TABLE.evening.rule);
    support_play("press a");
    TEST_ASSERT_EQUAL_UINT8(TABLE_PAIRED, TABLE.evening.rule);
}

void test_dice_board_corner_and_timer_change(void) {
    set_up();
    support_play("press right; press right; press right; press a");
    TEST_ASSERT_EQUAL_UINT8(1, TABLE.evening.deck);
    support_play("press right; press right; press a");
    TEST_ASSERT_EQUAL_UINT8(LAYOUT_TOP_LEFT, TABLE.corner);
    support_play("press right; press right; press a");
    TEST_ASSERT_EQUAL_UINT8(1, TABLE.timer);
    support_play("press a; press a; press a; press a");
    TEST_ASSERT_EQUAL_UINT8(0, TABLE.timer);
    support_play("press left; press left; press left; press a");
    TEST_ASSERT_EQUAL_UINT8(LAYOUT_NONE, TABLE.evening.board);
    support_play("press left; press left; press left; press left; press a");
    on_screen(&screen_rolloff); /* nothing to lay out */
}

void test_expansions_are_ticked_one_by_one(void) {
    set_up();
    support_play("press right; press right; press a");
    on_screen(&screen_expansions);
    support_play("press a; press right; press a; press left; press a; press left; press a; press b");
    TEST_ASSERT_EQUAL_HEX8(bits_one(TABLE_KNIGHTS) | bits_one(TABLE_EXPLORERS), TABLE.evening.expansions);
}

void test_there_is_a_name_for_every_seat(void) {
    TABLE.evening.players = 6;
    TABLE.setup.players = 2;
    set_up();
    support_play("press left; press left; press a");
    on_screen(&screen_names);
    support_play("press left");
    TEST_ASSERT_EQUAL_UINT8(5, APP.ui.setup.seat);
    support_play("press a; press right; press a; press a; press a");
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.setup.seat); /* behind the last comes the first */
    TEST_ASSERT_EQUAL_UINT8(1, TABLE.seat[5].letter[0]);
}

void test_a_running_evening_is_given_up_only_after_a_question(void) {
    support_play("new table players=4; do start 1; do next; do roll 34; press right; press a; press left; "
                 "press a; press a");
    on_screen(&screen_ask);
    support_play("press b");
    TEST_ASSERT_EQUAL_UINT16(1, EVENING.turn);
    support_play("press a; press a");
    TEST_ASSERT_EQUAL_UINT16(0, EVENING.turn);
    on_screen(&screen_board);
}

void test_a_dice_game_gives_way_to_an_evening_and_back(void) {
    support_play(
        "new standard; do roll 1,2,3,4,5,6=blwgom; press right; press a; press left; press a; press a");
    on_screen(&screen_ask);
    support_play("press a");
    TEST_ASSERT_TRUE(APP.gathered);
    TEST_ASSERT_FALSE(APP.playing);
    support_play("press b long; press right; press a; press right; press a; press a; press a");
    TEST_ASSERT_TRUE(APP.playing); /* nothing of the evening was lost */
    TEST_ASSERT_FALSE(APP.gathered);
    on_screen(&screen_turn);
}

/* ---- the board */

void test_before_the_first_turn_another_board_can_be_had(void) {
    support_play("new table players=6; press a");
    on_screen(&screen_board);
    layout first = EVENING.board;
    support_play("press left; press a");
    on_screen(&screen_board);
    TEST_ASSERT_TRUE(layout_valid(&EVENING.board));
    TEST_ASSERT_NOT_EQUAL(0, memcmp(&first, &EVENING.board, sizeof first));
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.evening_screen.page);
}

void test_the_chosen_corner_is_where_the_tokens_begin(void) {
    TABLE.corner = LAYOUT_BOTTOM_RIGHT;
    support_play("new table players=6; press a; press left; press a");
    TEST_ASSERT_EQUAL_UINT8(LAYOUT_BOTTOM_RIGHT, EVENING.board.corner);
}

static int board_pages(void) {
    int pages = 0;
    do {
        support_play("press right");
        pages++;
    } while (APP.ui.evening_screen.page);
    return pages;
}

void test_in_a_turn_the_board_is_shown_but_stays(void) {
    support_play("new table players=6; press a");
    int pages = board_pages();
    TEST_ASSERT_EQUAL_INT(1 + 7 + 1 + 1 + 3 + 1, pages);
    support_play("do start 1; do next; press right; press a");
    on_screen(&screen_board);
    TEST_ASSERT_EQUAL_INT(pages - 1, board_pages());
    support_play("press a");
    on_screen(&screen_evening);
}

/* ---- who begins */

void test_everybody_rolls_and_the_highest_begins(void) {
    support_play("new table players=3 board=none; press a");
    on_screen(&screen_rolloff);
    support_play("dice bb; press b; dice mm; press b");
    TEST_ASSERT_EQUAL_UINT8(2, APP.ui.evening_screen.seat);
    support_play("dice lw; press b; wait 1500");
    on_screen(&screen_found);
    TEST_ASSERT_EQUAL_UINT8(1, EVENING.start);
    support_play("press a");
    on_screen(&screen_evening);
    TEST_ASSERT_EQUAL_INT(1, table_actor(&EVENING));
}

void test_the_tied_are_told_and_roll_again(void) {
    support_play("new table players=3 board=none; press a; dice mm; press b; dice bb; press b");
    TEST_ASSERT_FALSE(APP.ui.evening_screen.tied);
    support_play("dice mm; press b");
    TEST_ASSERT_TRUE(APP.ui.evening_screen.tied);
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.evening_screen.seat);
    support_play("dice bb; press b");
    TEST_ASSERT_EQUAL_UINT8(2, APP.ui.evening_screen.seat); /* the second is out */
    support_play("dice bl; press b; wait 1500");
    TEST_ASSERT_EQUAL_UINT8(2, EVENING.start);
}

void test_b_rolls_for_the_seat_under_the_cursor(void) {
    support_play("new table players=4 board=none; press a; press left; dice mm; press b");
    TEST_ASSERT_EQUAL_UINT8(12, EVENING.rolled[3]);
    support_play("press left; dice bb; press b"); /* onto the last again, who has rolled: the first rolls */
    TEST_ASSERT_EQUAL_UINT8(2, EVENING.rolled[0]);
}

void test_whoever_begins_can_be_chosen_and_taken_back(void) {
    support_play("new table players=5 board=none; press a; press right; press right; press a");
    on_screen(&screen_found);
    TEST_ASSERT_EQUAL_UINT8(2, EVENING.start);
    support_play("press left; press a");
    on_screen(&screen_rolloff);
}

/* ---- turns */

static void to_first_turn(const char *keys) {
    char steps[160] = "new table ";
    strcat(strcat(steps, keys), "; do start 1; do next; press a");
    support_play(steps);
    on_screen(&screen_evening);
}

void test_a_turn_of_a_pair_is_one_roll_and_four_presses(void) {
    static const uint8_t actors[] = {0, 0, 3, 3, 1};
    to_first_turn("players=6");
    support_play("dice bl; press b");
    for (size_t i = 0; i < sizeof actors; i++) {
        TEST_ASSERT_EQUAL_INT(actors[i], table_actor(&EVENING));
        on_screen(&screen_evening);
        if (i + 1 < sizeof actors) support_play("press a");
    }
    TEST_ASSERT_EQUAL_UINT16(2, EVENING.turn);
    TEST_ASSERT_EQUAL_UINT8(TABLE_BEFORE, EVENING.phase);
}

void test_in_the_special_build_phase_everybody_else_comes(void) {
    to_first_turn("players=5 rule=special");
    support_play("dice bl; press b");
    for (int seat = 1; seat < 5; seat++) {
        support_play("press a");
        TEST_ASSERT_EQUAL_INT(seat, table_actor(&EVENING));
        TEST_ASSERT_EQUAL_UINT8(TABLE_EXTRA_BUILD, EVENING.phase);
    }
    support_play("press a");
    TEST_ASSERT_EQUAL_UINT8(TABLE_BEFORE, EVENING.phase);
}

void test_before_the_roll_a_does_not_go_on(void) {
    to_first_turn("players=4");
    support_play("press a");
    on_screen(&screen_allowed);
    support_play("press b; press b");
    TEST_ASSERT_NOT_EQUAL(0, EVENING.red);
}

void test_a_seven_is_read_before_anything_else(void) {
    to_first_turn("players=4");
    support_play("dice bm; press b");
    TEST_ASSERT_EQUAL_INT(7, table_sum(&EVENING));
    TEST_ASSERT_NOT_EQUAL(0, APP.ui.evening_screen.news);
    support_play("press left; press right");
    TEST_ASSERT_NOT_EQUAL(0, APP.ui.evening_screen.news);
    support_play("press a");
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.evening_screen.news);
    TEST_ASSERT_EQUAL_UINT16(1, EVENING.turn);
    support_play("press a; dice bl; press b");
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.evening_screen.news); /* another sum says nothing */
}

void test_the_seventh_ship_is_an_attack(void) {
    to_first_turn("players=2 expansions=knights");
    for (int ship = 1; ship < 7; ship++) {
        support_play("dice bbb; press b");
        TEST_ASSERT_EQUAL_INT(ship, table_barbarians(&EVENING));
        TEST_ASSERT_EQUAL_UINT8(0, APP.ui.evening_screen.news);
        support_play("press a");
    }
    support_play("dice bmb; press b"); /* with a seven: both are told */
    TEST_ASSERT_EQUAL_INT(2, bits_size(APP.ui.evening_screen.news));
    support_play("press a; press b");
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.evening_screen.news);
    on_screen(&screen_evening);
}

void test_a_mistaken_next_can_be_taken_back(void) {
    to_first_turn("players=6");
    support_play("dice bl; press b; press a; press a");
    TEST_ASSERT_EQUAL_UINT8(TABLE_SECOND_TRADE, EVENING.phase);
    support_play("press left; press left; press a");
    TEST_ASSERT_EQUAL_UINT8(TABLE_BUILD, EVENING.phase);
    support_play("press b; press right; press a"); /* and from the menu */
    TEST_ASSERT_EQUAL_UINT8(TABLE_TRADE, EVENING.phase);
    on_screen(&screen_evening);
}

void test_a_long_press_of_a_tells_what_is_allowed(void) {
    to_first_turn("players=6");
    support_play("press a long");
    on_screen(&screen_allowed);
    support_play("press a");
    on_screen(&screen_evening);
}

/* ---- what is allowed */

static bool says(const acts_line *lines, int count, text_id words) {
    for (int i = 0; i < count; i++)
        if (lines[i].words == words) return true;
    return false;
}

void test_all_that_the_rules_allow_and_forbid_is_said_and_no_more(void) {
    for (unsigned expansions = 0; expansions < bits_one(TABLE_EXPANSIONS); expansions++)
        for (int phase = TABLE_BEFORE; phase < TABLE_OVER; phase++)
            for (int rule = 0; rule < TABLE_RULES; rule++) {
                if (!table_phase_step(rule, phase)) continue;
                table t = {.setup = {.players = 6, .rule = (uint8_t)rule, .expansions = (uint8_t)expansions},
                           .turn = 1,
                           .phase = (uint8_t)phase};
                acts_line lines[ACTS_LINES_MAX];
                int count = acts_list(&t, lines), want = 0;
                for (int act = 0; act < TABLE_ACTS; act++) {
                    bool said = (table_may(&t) | table_may_not(&t)) >> act & 1;
                    TEST_ASSERT_EQUAL(said, says(lines, count, (text_id)(TEXT_ACT_ROLL + act)));
                    want += said;
                }
                for (int note = 0; note < TABLE_NOTES; note++) {
                    bool said = table_notes(&t, (table_note)note);
                    TEST_ASSERT_EQUAL(said, says(lines, count, (text_id)(TEXT_NOTE_MOVE_SHIP + note)));
                    want += said;
                }
                TEST_ASSERT_EQUAL_INT(want, count);
            }
}

/* ---- the end */

void test_a_win_is_said_by_whoever_may(void) {
    to_first_turn("players=6");
    support_play("dice bl; press b; press a; press a; press left; press a");
    on_screen(&screen_winner);
    TEST_ASSERT_EQUAL_UINT8(1, APP.ui.evening_screen.seat); /* Catanian 2 acts */
    support_play("press right; press a");
    on_screen(&screen_evening_over);
    TEST_ASSERT_EQUAL_UINT8(0, EVENING.winner);
    support_play("wait 3000; press a");
    on_screen(&screen_evening_rolls);
    support_play("press b; press left; press a");
    on_screen(&screen_table_setup);
    support_play("press a"); /* nothing to give up */
    on_screen(&screen_board);
    TEST_ASSERT_EQUAL_UINT8(TABLE_ROLLOFF, EVENING.phase);
}

void test_nobody_wins_in_the_special_build_phase(void) {
    to_first_turn("players=5 rule=special");
    support_play("dice bl; press b; press a; press left; press a");
    TEST_ASSERT_TRUE(app_top(&APP) != &screen_winner);
    TEST_ASSERT_NOT_EQUAL(TABLE_OVER, EVENING.phase);
}

void test_a_win_can_be_taken_back_in_the_menu(void) {
    to_first_turn("players=4");
    support_play("dice bl; press b; press left; press a; press a; wait 3000; press b");
    on_screen(&screen_title);
    support_play("press right; press right; press a");
    on_screen(&screen_evening);
    TEST_ASSERT_EQUAL_UINT8(TABLE_BOTH, EVENING.phase);
}

void test_the_menu_continues_an_evening(void) {
    to_first_turn("players=4");
    support_play("press b long; press a");
    on_screen(&screen_evening);
    support_play("dice bl; press b; press b");
    on_screen(&screen_title);
    support_play("press a");
    on_screen(&screen_evening);
}

/* ---- with the widest names there are */

void test_no_screen_of_an_evening_lets_text_run_over_the_edge(void) {
    static const char *const ways[] = {
        "players=6 expansions=none; press a; press a",
        "players=6; do start 1; press a",
        "players=6; do start 1; do next; press a; dice mm; press b; press a; press a; press a; press a",
        "players=5 rule=special; do start 1; do next; press a; dice mm; press b; press a; press a; press a; "
        "press a",
        "players=6 expansions=knights; do start 1; do next; press a; dice mmm; press b; press a; press a; "
        "press a",
        "players=6; do start 1; do next; do roll 66; do next; do next; press a; press left; press a; press a",
    };
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
            support_power_on();
            APP.ui.settings.language = (uint8_t)language;
            for (int seat = 0; seat < GAME_PLAYERS_MAX; seat++) TABLE.seat[seat] = (initials){{13, 13, 13}};
            static char steps[300];
            strcpy(steps, "new table ");
            strcat(steps, ways[way]);
            for (char *step = strtok(steps, ";"); step; step = strtok(NULL, ";")) {
                canvas c;
                support_play(step);
                app_paint(&APP, &c);
                TEST_ASSERT_EQUAL_UINT16_MESSAGE(0, c.cut, ways[way]);
            }
        }
}
