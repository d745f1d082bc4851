/* The menu, and everything before a game begins. */
#include "kind.h"
#include "oled.h"
#include "screens.h"
#include "support.h"
#include "unity.h"

#define APP   support_device.app
#define TABLE support_device.app.ui.table

void setUp(void) { support_power_on(); }

static void on_screen(const ui_screen *screen) {
    TEST_ASSERT_EQUAL_STRING(screen->name, app_top(&APP)->name);
}

static const char *name_of(int seat) {
    static char text[INITIALS_TEXT_MAX];
    line l = line_in(text, sizeof text);
    initials_print(&l, &TABLE.seat[seat]);
    return text;
}

/* Three players of Standard, on the list that begins with Start. */
static void set_up_three(void) { support_play("press a; press a; press right; press right; press a"); }

/* ---- the menu */

void test_without_a_game_the_menu_begins_with_a_new_one(void) {
    support_play("press a");
    on_screen(&screen_game_choice);
}

void test_the_menu_leads_to_every_screen(void) {
    static const struct {
        const char *way;
        const ui_screen *screen;
    } ways[] = {{"press right; press a", &screen_dice_choice},
                {"press right; press right; press a", &screen_statistics},
                {"press right; press right; press right; press a", &screen_settings},
                {"press right; press right; press right; press right; press a", &screen_help},
                {"press left; press a", &screen_help},
                {"press left; press right; press a", &screen_game_choice}};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        support_power_on();
        support_play(ways[i].way);
        on_screen(ways[i].screen);
        support_play("press b; press a");
        on_screen(ways[i].screen); /* the cursor has stayed */
    }
}

void test_four_presses_of_a_begin_a_game_for_one(void) {
    support_play("press a; press a; press a; press a");
    TEST_ASSERT_TRUE(APP.playing);
    TEST_ASSERT_EQUAL_UINT8(GAME_STANDARD, APP.session.now.kind);
    TEST_ASSERT_EQUAL_UINT8(1, APP.session.now.players);
    on_screen(&screen_turn);
}

void test_a_running_game_is_continued_by_a(void) {
    support_play("press a; press a; press a; press a; press b long");
    on_screen(&screen_title);
    support_play("press a");
    on_screen(&screen_turn);
    support_play("press b long; press left; press left; press left; press left; press left; press a");
    on_screen(&screen_game_choice); /* the fifth row from the end: nothing to undo yet */
}

void test_undo_is_offered_while_there_is_something_to_undo(void) {
    support_play("new standard; do roll 1,2,3,4,5,6=blwgom; do stop; press right; press a");
    TEST_ASSERT_EQUAL_UINT8(0, APP.session.moves);
    on_screen(&screen_roll);
    support_play("press b long; press a");
    on_screen(&screen_roll); /* Continue, for Undo has gone */
    support_play("press b long; press right; press a");
    on_screen(&screen_game_choice);
}

void test_after_undo_the_cursor_is_on_continue(void) {
    support_play("new standard; do roll 1,2,3,4,5,6=blwgmm; do stop; do trade o; press right; press a");
    TEST_ASSERT_EQUAL_UINT8(1, APP.session.moves);
    support_play("press b long; press a");
    on_screen(&screen_build);
    TEST_ASSERT_EQUAL_UINT8(1, APP.session.moves);
}

void test_a_game_that_is_over_leads_to_its_result(void) {
    support_play("new standard");
    APP.session.now.phase = GAME_OVER;
    support_play("press a");
    on_screen(&screen_over);
    support_play("press b long; press right; press a");
    on_screen(&screen_game_choice);
    support_play("press a; press a; press a"); /* and another begins without a question */
    TEST_ASSERT_EQUAL_UINT8(GAME_ROLL, APP.session.now.phase);
}

/* ---- which game, how many */

void test_the_chosen_game_counts_only_when_it_is_confirmed(void) {
    TABLE.setup.switches = 1;
    support_play("press a; press right; press b; press a");
    TEST_ASSERT_EQUAL_UINT8(GAME_STANDARD, TABLE.setup.kind);
    TEST_ASSERT_EQUAL_UINT8(GAME_STANDARD, APP.ui.setup.kind);
    support_play("press a; press b");
    TEST_ASSERT_EQUAL_HEX8(1, TABLE.setup.switches);
}

void test_another_game_begins_with_its_own_rules_and_players(void) {
    TABLE.setup = (setup){.kind = GAME_PLUS, .players = 8, .switches = 2};
    support_play("press a; press right; press a");
    on_screen(&screen_players);
    TEST_ASSERT_EQUAL_UINT8(GAME_EXTRA, TABLE.setup.kind);
    TEST_ASSERT_EQUAL_UINT8(4, TABLE.setup.players);
    TEST_ASSERT_EQUAL_HEX8(0, TABLE.setup.switches);

    TABLE.setup = setup_default(GAME_STANDARD);
    support_play("press b; press a");
    TEST_ASSERT_EQUAL_UINT8(2, TABLE.setup.players);
}

void test_players_go_round_within_what_the_game_takes(void) {
    for (int which = 0; which < GAME_KINDS; which++) {
        const kind *k = kind_by_index((game_kind)which);
        support_power_on();
        TABLE.setup = setup_default((game_kind)which);
        support_play("press a; press a");
        support_play("press left");
        TEST_ASSERT_EQUAL_UINT8(k->players_max, TABLE.setup.players);
        support_play("press right");
        TEST_ASSERT_EQUAL_UINT8(k->players_min, TABLE.setup.players);
        support_play("press right");
        TEST_ASSERT_EQUAL_UINT8(k->players_min + 1, TABLE.setup.players);
    }
}

/* ---- the list */

void test_alone_nobody_asks_who_begins(void) {
    support_play("press a; press a; press a; press left");
    TEST_ASSERT_EQUAL_UINT8(3, APP.ui.setup.cursor);
    support_play("press a");
    on_screen(&screen_switches);
}

void test_who_begins_goes_from_the_lot_through_every_seat(void) {
    set_up_three();
    support_play("press left");
    static const uint8_t firsts[] = {0, 1, 2, UI_DRAWN, 0};
    for (size_t i = 0; i < sizeof firsts; i++) {
        support_play("press a");
        TEST_ASSERT_EQUAL_UINT8(firsts[i], TABLE.first);
    }
    support_play("press a; press right; press a");
    TEST_ASSERT_EQUAL_UINT8(1, APP.ui.begun_by);
}

void test_a_seat_that_nobody_has_does_not_begin(void) {
    TABLE.first = 5;
    set_up_three();
    TEST_ASSERT_EQUAL_UINT8(UI_DRAWN, TABLE.first);
}

void test_the_list_begins_with_start_however_it_was_left(void) {
    set_up_three();
    support_play("press right; press right; press b; press a");
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.setup.cursor);
    support_play("press right; press a; press b");
    on_screen(&screen_setup);
    TEST_ASSERT_EQUAL_UINT8(1, APP.ui.setup.cursor); /* but back from the names it is on them */
}

/* ---- house rules */

void test_every_house_rule_of_every_game_can_be_changed_and_played(void) {
    for (int which = 0; which < GAME_KINDS; which++)
        for (int i = 0; i < kind_by_index((game_kind)which)->switches; i++) {
            support_power_on();
            TABLE.setup = setup_default((game_kind)which);
            bool alone = TABLE.setup.players == 1; /* else the last row says who begins */
            support_play("press a; press a; press a; press left");
            support_play(alone ? "press a" : "press left; press a");
            on_screen(&screen_switches);
            for (int right = 0; right < i; right++) support_play("press right");
            support_play("press a");
            TEST_ASSERT_EQUAL_HEX8(1 << i, TABLE.setup.switches);
            support_play("press b; press right");
            support_play(alone ? "press a" : "press right; press a");
            TEST_ASSERT_EQUAL_HEX8(1 << i, APP.session.now.switches);
        }
}

void test_a_house_rule_can_be_changed_back(void) {
    support_play("press a; press a; press a; press left; press a; press a; press a");
    TEST_ASSERT_EQUAL_HEX8(0, TABLE.setup.switches);
}

/* ---- names */

void test_a_name_is_written_letter_by_letter_then_comes_the_next(void) {
    set_up_three();
    support_play("press right; press a; press a");
    on_screen(&screen_name);
    support_play("press right; press a; press right; press right; press a; press right; press a");
    on_screen(&screen_names);
    TEST_ASSERT_EQUAL_STRING("ABA", name_of(0));
    TEST_ASSERT_EQUAL_UINT8(1, APP.ui.setup.seat);
    support_play("press a; press left; press a; press a; press a");
    TEST_ASSERT_EQUAL_STRING("9", name_of(1));
    support_play("press a; press a; press a; press a");
    TEST_ASSERT_EQUAL_STRING("P3", name_of(2)); /* nothing was written */
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.setup.seat);
}

void test_b_goes_back_by_a_letter_and_then_to_the_list(void) {
    set_up_three();
    support_play("press right; press a; press a; press right; press a; press right; press a");
    TEST_ASSERT_EQUAL_UINT8(2, APP.ui.setup.letter);
    support_play("press b");
    TEST_ASSERT_EQUAL_UINT8(1, APP.ui.setup.letter);
    support_play("press right; press b; press b");
    on_screen(&screen_names);
    TEST_ASSERT_EQUAL_STRING("AB", name_of(0)); /* what was written stays */
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.setup.seat);
}

void test_a_name_can_be_mended_and_wiped_out(void) {
    set_up_three();
    support_play("press right; press a; press a; press right; press a; press a; press a; press left");
    TEST_ASSERT_EQUAL_STRING("A", name_of(0));
    support_play("press a; press right; press b");
    TEST_ASSERT_EQUAL_STRING("B", name_of(0));
    support_play("press a; press left; press left; press b long");
    on_screen(&screen_title);
    TEST_ASSERT_EQUAL_STRING("P1", name_of(0));
}

void test_a_held_button_runs_through_the_alphabet(void) {
    support_play("press a; press a; press a; press right; press a; press a");
    for (int i = 0; i < initials_alphabet(); i++)
        app_press(&APP, (ui_press){UI_RIGHT, UI_REPEAT}, APP.ui.now_ms);
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.setup.name.letter[0]);
    app_press(&APP, (ui_press){UI_LEFT, UI_REPEAT}, APP.ui.now_ms);
    TEST_ASSERT_EQUAL_UINT8(initials_alphabet() - 1, APP.ui.setup.name.letter[0]);
}

/* ---- giving a game up */

static const char *const to_ask =
    "new plus players=2; do roll 1,2,3=bbb; press right; press a; press a; press a; press a";

void test_a_running_game_is_given_up_only_on_a(void) {
    support_play(to_ask);
    on_screen(&screen_ask);
    support_play("press left; press right");
    on_screen(&screen_ask);
    TEST_ASSERT_EQUAL_UINT8(GAME_PLUS, APP.session.now.kind);
    support_play("press b");
    on_screen(&screen_setup);
    TEST_ASSERT_EQUAL_UINT8(GAME_PLUS, APP.session.now.kind);
    support_play("press a; press a");
    TEST_ASSERT_EQUAL_UINT8(GAME_STANDARD, APP.session.now.kind);
    on_screen(&screen_turn);
    support_play("press b long; press a");
    on_screen(&screen_turn); /* the menu is on Continue again */
}

/* ---- all of them */

static const char *const ways[] = {
    "",
    "new standard players=3",
    "new standard players=3; do roll 1,2,3,4,5,6=blwgom; do stop",
    "press a",
    "press a; press a",
    "press a; press left; press left; press a",
    "press a; press a; press a",
    "press a; press a; press left; press a",
    "press a; press left; press left; press a; press a; press left; press a",
    "press a; press a; press a; press left; press a",
    "press a; press right; press a; press a; press left; press a",
    "press a; press left; press left; press a; press a; press right; press right; press a",
    "press a; press a; press left; press a; press right; press a",
    "press a; press a; press right; press a; press right; press a; press a",
    "press a; press a; press right; press a; press right; press a; press a; press right; press a; press a",
    to_ask,
};
enum { WAYS = sizeof ways / sizeof ways[0] };

void test_b_leads_back_and_held_to_the_menu_from_everywhere(void) {
    for (int i = 3; i < WAYS; i++) {
        support_power_on();
        support_play(ways[i]);
        support_play("press b long");
        on_screen(&screen_title);
        support_power_on();
        support_play(ways[i]);
        for (int back = 0; back < 8; back++) support_play("press b");
        on_screen(&screen_title);
    }
}

/* With the widest names there are. */
static void begin_way(int way, int language) {
    support_power_on();
    APP.ui.settings.language = (uint8_t)language;
    for (int seat = 0; seat < GAME_PLAYERS_MAX; seat++) TABLE.seat[seat] = (initials){{13, 13, 13}};
    support_play(ways[way]);
}

void test_no_screen_lets_text_run_over_the_edge(void) {
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (int way = 0; way < WAYS; way++) {
            begin_way(way, language);
            for (int i = 0; i < 8; i++) {
                canvas c;
                app_paint(&APP, &c);
                TEST_ASSERT_EQUAL_UINT16_MESSAGE(0, c.cut, ways[way]);
                support_play("press right");
            }
        }
}

/* What one press sends to the panel. */
static size_t bytes_of(const char *press) {
    static uint16_t words[OLED_WORDS_MAX];
    static canvas before, after;
    app_paint(&APP, &before);
    support_play(press);
    app_paint(&APP, &after);
    return oled_bus_bytes(words, oled_changes(&oled_ssd1306, before.bits, after.bits, false, words));
}

/* The list that begins with Start has two pages; a turned one may change more. */
static int setup_page(void) {
    enum { PAGE_ROWS = 4 };
    return app_top(&APP) == &screen_setup ? APP.ui.setup.cursor / PAGE_ROWS : 0;
}

void test_a_moving_cursor_changes_little(void) {
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (int way = 0; way < WAYS; way++) {
            begin_way(way, language);
            for (int i = 0; i < 16; i++) {
                int page = setup_page();
                size_t bytes = bytes_of(i < 8 ? "press right" : "press left");
                TEST_ASSERT_TRUE_MESSAGE(bytes <= 300 || setup_page() != page, ways[way]);
            }
        }
}
