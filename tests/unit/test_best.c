/* Best lists and wins: what a game brings, when it counts, what a bad store does. */
#include "best.h"

#include "counts.h"
#include "lot.h"
#include "play.h"
#include "screens.h"
#include "support.h"

#include <string.h>

#define APP support_device.app

void setUp(void) { support_power_on(); }

static const uint8_t people[GAME_PLAYERS_MAX];

/* ---- lists */

static int insert(best_list *l, const char *name, int value, bool fewest) {
    return best_insert(l, (best_row){.name = counts_name(name), .value = (int16_t)value}, fewest);
}

static void is(const best_list *l, int at, const char *name, int value) {
    initials want = counts_name(name);
    TEST_ASSERT_EQUAL_MEMORY(&want, &l->row[at].name, sizeof want);
    TEST_ASSERT_EQUAL_INT(value, l->row[at].value);
}

void test_more_points_come_first_and_equals_behind_the_earlier(void) {
    best_list l = {0};
    TEST_ASSERT_EQUAL_INT(1, insert(&l, "ANN", 40, false));
    TEST_ASSERT_EQUAL_INT(2, insert(&l, "BEN", 30, false));
    TEST_ASSERT_EQUAL_INT(2, insert(&l, "MIA", 40, false));
    TEST_ASSERT_EQUAL_INT(4, insert(&l, "TOM", -8, false));
    TEST_ASSERT_EQUAL_UINT8(4, l.count);
    is(&l, 0, "ANN", 40);
    is(&l, 1, "MIA", 40);
    is(&l, 2, "BEN", 30);
    is(&l, 3, "TOM", -8);
}

void test_fewer_turns_come_first(void) {
    best_list l = {0};
    TEST_ASSERT_EQUAL_INT(1, insert(&l, "ANN", 14, true));
    TEST_ASSERT_EQUAL_INT(1, insert(&l, "BEN", 12, true));
    TEST_ASSERT_EQUAL_INT(3, insert(&l, "MIA", 14, true));
}

void test_the_ninth_falls_off(void) {
    best_list l = {0};
    for (int i = 0; i < BEST_ROWS; i++) insert(&l, "ANN", 10 * i, false);
    TEST_ASSERT_EQUAL_INT(0, insert(&l, "BEN", 0, false)); /* equal to the last: no place behind it */
    TEST_ASSERT_EQUAL_INT(8, insert(&l, "BEN", 1, false));
    TEST_ASSERT_EQUAL_INT(1, insert(&l, "MIA", 99, false));
    TEST_ASSERT_EQUAL_UINT8(BEST_ROWS, l.count);
    is(&l, 0, "MIA", 99);
    is(&l, 7, "ANN", 10);
}

/* ---- people */

static const char two_over[] = "standard players=2 knights=1 turn=30 player=2 phase=over won=2 "
                               "1: R0 boxes=1,X,X,X,X,X,X,X,X,X,X,X,X,X,X "
                               "2: R0,1 boxes=1,1,X,X,X,X,X,X,X,X,X,X,X,X,X";
static const char solo_over[] = "standard players=1 knights=1 turn=15 player=1 phase=over won=1 "
                                "1: R0,1 S3 boxes=2,X,X,3,X,X,X,X,X,X,X,X,X,X,X";
static const char plus_solo_over[] =
    "plus players=1 deserts=both ramp=on turn=14 player=1 phase=over won=1 rolls=3 dice=BLWGoo road=1 army=1 "
    "1: R0,1,2,3,4,5,6,7,8 S1,2 C1,2 K1x,2,3";

static int count(best *b, const char *text, const char *first, const char *second) {
    game g = position(text);
    return best_count(b, &g, (initials[]){counts_name(first), counts_name(second)}, people, 0);
}

void test_a_game_of_two_brings_a_win_and_points_for_both(void) {
    best b = best_none();
    TEST_ASSERT_EQUAL_INT(0, count(&b, two_over, "ANN", "BEN"));
    TEST_ASSERT_EQUAL_UINT32(1, b.games[GAME_STANDARD]);
    best_list wins = best_winners(&b), points = best_players(&b);
    TEST_ASSERT_EQUAL_UINT8(1, wins.count);
    is(&wins, 0, "BEN", 1);
    TEST_ASSERT_EQUAL_UINT8(2, points.count);
    is(&points, 0, "BEN", -24);
    is(&points, 1, "ANN", -27);
    TEST_ASSERT_EQUAL_UINT8(0, b.standard.count); /* nobody played alone */
}

void test_alone_there_is_nobody_to_win_against(void) {
    best b = best_none();
    TEST_ASSERT_EQUAL_INT(1, count(&b, solo_over, "ANN", ""));
    TEST_ASSERT_EQUAL_INT(2, count(&b, solo_over, "BEN", ""));
    TEST_ASSERT_EQUAL_INT(1, count(&b, plus_solo_over, "MIA", ""));
    TEST_ASSERT_EQUAL_UINT8(0, best_winners(&b).count);
    is(&b.standard, 0, "ANN", -21);
    is(&b.standard, 1, "BEN", -21);
    is(&b.plus, 0, "MIA", 14);
    best_list points = best_players(&b);
    TEST_ASSERT_EQUAL_UINT8(2, points.count); /* Plus has no points to compare */
    TEST_ASSERT_EQUAL_UINT32(3, best_games(&b));
    TEST_ASSERT_EQUAL_UINT32(4, b.number);
}

void test_the_best_of_a_name_stays(void) {
    best b = best_none();
    count(&b, solo_over, "ANN", "");
    count(&b, two_over, "ANN", "BEN");
    best_list points = best_players(&b);
    is(&points, 0, "ANN", -21);
    count(&b, solo_over, "BEN", "");
    points = best_players(&b);
    is(&points, 0, "BEN", -21);
}

void test_with_too_many_names_the_one_without_wins_that_was_away_longest_goes(void) {
    best b = best_none();
    count(&b, two_over, "OLD", "WIN");
    for (int i = 0; i < 40; i++) {
        char name[] = {'N', (char)('A' + i % 26), (char)('A' + i / 26), '\0'};
        count(&b, solo_over, name, "");
    }
    TEST_ASSERT_EQUAL_UINT8(BEST_PEOPLE, b.people);
    best_list wins = best_winners(&b);
    is(&wins, 0, "WIN", 1);
    initials old = counts_name("OLD"), newest = counts_name("NNB");
    for (int i = 0; i < b.people; i++) TEST_ASSERT_NOT_EQUAL(0, memcmp(&old, &b.person[i].name, sizeof old));
    TEST_ASSERT_EQUAL_MEMORY(&newest, &b.person[0].name, sizeof newest);
    TEST_ASSERT_TRUE(best_sane(&b));
}

void test_one_name_for_two_players_is_one_person(void) {
    best b = best_none();
    count(&b, two_over, "ANN", "ANN");
    TEST_ASSERT_EQUAL_UINT8(1, b.people);
    TEST_ASSERT_EQUAL_INT(-24, b.person[0].points);
    TEST_ASSERT_EQUAL_UINT16(1, b.person[0].wins);
}

void test_full_counters_stay_full(void) {
    best b = best_none();
    count(&b, two_over, "ANN", "BEN");
    for (int i = 0; i < b.people; i++) b.person[i].wins = UINT16_MAX;
    for (int i = 0; i < GAME_KINDS; i++) b.games[i] = UINT32_MAX;
    count(&b, two_over, "ANN", "BEN");
    TEST_ASSERT_EQUAL_UINT16(UINT16_MAX, b.person[0].wins);
    TEST_ASSERT_EQUAL_UINT32(UINT32_MAX, b.games[GAME_STANDARD]);
    TEST_ASSERT_EQUAL_UINT32(UINT32_MAX, best_games(&b));
    best_list wins = best_winners(&b);
    TEST_ASSERT_EQUAL_INT(INT16_MAX, wins.row[0].value);
}

/* ---- a store that may hold anything */

void test_what_games_bring_is_sane(void) {
    best b = best_none();
    TEST_ASSERT_TRUE(best_sane(&b));
    count(&b, solo_over, "ANN", "");
    count(&b, two_over, "ANN", "BEN");
    count(&b, plus_solo_over, "BEN", "");
    TEST_ASSERT_TRUE(best_sane(&b));
}

static void draw_every_page(void) {
    static canvas c;
    for (int page = 0; page < 8; page++) {
        APP.ui.statistics.page = (uint8_t)page;
        canvas_clear(&c);
        screen_statistics.draw(&APP.ui, &c);
    }
}

void test_any_bytes_are_mended_and_can_be_used(void) {
    lot l = {99};
    for (int round = 0; round < 2000; round++) {
        best b;
        uint8_t *bytes = (uint8_t *)&b;
        for (size_t i = 0; i < sizeof b; i++) bytes[i] = (uint8_t)(round == 0 ? 0xFF : lot_next(&l) >> 11);
        if (round % 2) b.people = (uint8_t)lot_below(&l, BEST_PEOPLE + 2);
        if (round % 3 == 0) b.standard.count = b.plus.count = (uint8_t)lot_below(&l, BEST_ROWS + 2);
        best_sane(&b);
        TEST_ASSERT_TRUE(best_sane(&b)); /* nothing is left to mend */
        TEST_ASSERT_NOT_EQUAL(0, b.number);
        count(&b, two_over, "ANN", "BEN");
        count(&b, solo_over, "ANN", "");
        count(&b, plus_solo_over, "ANN", "");
        TEST_ASSERT_TRUE(best_sane(&b));
        APP.shown = b;
        draw_every_page();
        support_say("stats");
    }
}

void test_a_list_out_of_order_ends_there(void) {
    best b = best_none();
    for (int i = 0; i < 5; i++) insert(&b.standard, "ANN", 50 - i, false);
    b.standard.row[3].value = 60;
    TEST_ASSERT_FALSE(best_sane(&b));
    TEST_ASSERT_EQUAL_UINT8(3, b.standard.count);
}

/* ---- when a game counts */

/* With dice from the source, nothing built; its last move is `end`. */
static void play_alone(int turns) {
    for (int turn = 0; turn < turns; turn++) {
        support_say("do roll 1,2,3,4,5,6");
        TEST_ASSERT_EQUAL_STRING("ok\n", support_say("do stop"));
        TEST_ASSERT_EQUAL_STRING("ok\n", support_say("do end"));
    }
}

void test_a_finished_game_is_shown_at_once_and_kept_when_the_next_begins(void) {
    support_say("new standard");
    play_alone(14);
    TEST_ASSERT_EQUAL_UINT32(0, best_games(&APP.shown));
    play_alone(1);
    TEST_ASSERT_EQUAL_UINT8(GAME_OVER, APP.session.now.phase);
    TEST_ASSERT_EQUAL_UINT8(1, APP.ui.rank);
    TEST_ASSERT_EQUAL_UINT32(1, best_games(&APP.shown));
    TEST_ASSERT_EQUAL_UINT32(0, best_games(&APP.best));
    TEST_ASSERT_NOT_NULL(strstr(support_say("stats"), "\nbest-standard-alone P1:-30\n"));
    support_say("new plus");
    TEST_ASSERT_EQUAL_UINT32(1, best_games(&APP.best));
    TEST_ASSERT_EQUAL_MEMORY(&APP.best, &APP.shown, sizeof APP.best);
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.rank);
}

void test_taken_back_and_finished_again_it_counts_once(void) {
    support_say("new standard");
    play_alone(15);
    for (int i = 0; i < 3; i++) {
        support_say("undo");
        TEST_ASSERT_EQUAL_UINT32(0, best_games(&APP.shown));
        TEST_ASSERT_EQUAL_UINT8(0, APP.ui.rank);
        support_say("do end");
        TEST_ASSERT_EQUAL_UINT32(1, best_games(&APP.shown));
    }
    support_play("press b long; press right; press right; press a"); /* Undo in the menu */
    TEST_ASSERT_EQUAL_UINT8(GAME_BUILD, APP.session.now.phase);
    TEST_ASSERT_EQUAL_UINT32(0, best_games(&APP.shown));
    support_say("new standard"); /* given up, so it never counts */
    TEST_ASSERT_EQUAL_UINT32(0, best_games(&APP.best));
}

void test_by_buttons_the_next_game_keeps_the_last_one(void) {
    support_say("new standard");
    play_alone(15);
    support_play("press a; press a; press right; press a"); /* the result, its celebration ended, again */
    TEST_ASSERT_EQUAL_UINT8(GAME_ROLL, APP.session.now.phase);
    TEST_ASSERT_EQUAL_UINT32(1, best_games(&APP.best));
    TEST_ASSERT_EQUAL_UINT32(2, APP.number);
    play_alone(15);
    TEST_ASSERT_EQUAL_UINT8(2, APP.ui.rank); /* equal, so behind */
}

void test_a_refused_position_keeps_the_game_that_can_be_taken_back(void) {
    support_say("new standard");
    play_alone(15);
    support_say("position nonsense");
    TEST_ASSERT_EQUAL_UINT32(0, best_games(&APP.best));
    support_say("position standard players=1 knights=1-6 turn=1 player=1 phase=roll 1:");
    TEST_ASSERT_EQUAL_UINT32(1, best_games(&APP.best));
    TEST_ASSERT_EQUAL_UINT32(1, best_games(&APP.shown));
}

void test_a_game_with_dice_that_were_laid_out_does_not_count(void) {
    support_say("new standard");
    support_say("do roll 1,2,3,4,5,6=blwgom");
    support_say("do stop");
    support_say("do end");
    play_alone(14);
    TEST_ASSERT_EQUAL_UINT8(GAME_OVER, APP.session.now.phase);
    TEST_ASSERT_EQUAL_UINT32(0, best_games(&APP.shown));
    support_say("new standard");
    support_say("dice blwgom");
    play_alone(15);
    TEST_ASSERT_EQUAL_UINT32(0, best_games(&APP.shown));
    support_say("new standard");
    play_alone(15);
    TEST_ASSERT_EQUAL_UINT32(1, best_games(&APP.shown));
}

void test_a_position_does_not_count(void) {
    char say[400];
    snprintf(say, sizeof say, "position %s", solo_over);
    support_say(say);
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.rank);
    TEST_ASSERT_EQUAL_UINT32(0, best_games(&APP.shown));
}

/* Power is cut when what is kept has been stored and the new game has not: the
 * old one comes back, over, and must not count a second time. */
void test_an_old_game_that_comes_back_counts_no_second_time(void) {
    support_say("new standard");
    play_alone(15);
    static session old;
    old = APP.session;
    uint32_t number = APP.number;
    support_say("new plus");
    APP.session = old;
    APP.number = number;
    app_game_changed(&APP, APP.ui.now_ms);
    TEST_ASSERT_EQUAL_UINT32(1, best_games(&APP.shown));
    support_say("new plus");
    TEST_ASSERT_EQUAL_UINT32(1, best_games(&APP.best));
}

/* Power is cut right after the last move: the game comes back, over, and counts. */
void test_a_finished_game_that_comes_back_counts(void) {
    support_say("new standard");
    play_alone(15);
    static session old;
    old = APP.session;
    best kept = APP.best;
    uint32_t number = APP.number;
    support_power_on();
    APP.session = old;
    APP.playing = true;
    APP.best = kept;
    APP.number = number;
    app_game_changed(&APP, APP.ui.now_ms);
    TEST_ASSERT_EQUAL_UINT32(1, best_games(&APP.shown));
    TEST_ASSERT_EQUAL_UINT8(1, APP.ui.rank);
}

void test_the_names_are_those_round_the_table(void) {
    APP.ui.table.seat[0] = counts_name("ANN");
    APP.ui.table.seat[1] = counts_name("BEN");
    support_say("new standard players=2");
    APP.ui.begun_by = 1;
    play_alone(30);
    best_list wins = best_winners(&APP.shown);
    TEST_ASSERT_EQUAL_UINT8(2, wins.count); /* a tie at -30 */
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.rank);
    is(&wins, 0, "BEN", 1);
    is(&wins, 1, "ANN", 1);
}
