/* The score, the end of a game, and what they are made of. */
#include "account.h"
#include "lotplay.h"
#include "panel.h"
#include "ranking.h"
#include "screens.h"
#include "sparkle.h"
#include "support.h"

#define APP support_device.app

void setUp(void) { support_power_on(); }

/* ---- ways to the screens, whatever the rest of the game looks like */

static const ui_screen *wanted;
static void open_wanted(ui *u, ui_press press) {
    (void)press;
    ui_open(u, wanted);
}
static void draw_nothing(const ui *u, canvas *c) {
    (void)u;
    (void)c;
}
static const ui_screen door = {.name = "door", .input = open_wanted, .draw = draw_nothing};

static void open_screen(const ui_screen *screen) {
    wanted = screen;
    APP.depth = 1;
    APP.stack[APP.depth++] = &door;
    support_say("press a");
    support_run(100);
}

static void take(const char *text) {
    char say[POSITION_TEXT_MAX + 16];
    snprintf(say, sizeof say, "position %s", text);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("ok\n", support_say(say), text);
}

/* The game becomes this one while one looks at the score, which leads to its end. */
static void finish(const char *text) {
    APP.depth = 1;
    APP.stack[APP.depth++] = &screen_score;
    take(text);
    TEST_ASSERT_EQUAL_STRING("over", app_top(&APP)->name);
}

static void on_screen(const ui_screen *screen) {
    TEST_ASSERT_EQUAL_STRING(screen->name, app_top(&APP)->name);
}

/* clang-format off */
static const char three[] =
    "standard players=3 knights=1-6 turn=18 player=3 phase=build rolls=3 dice=BLwgmm "
    "1: R0,1,2,3,4,5 S3,4 C7 K1,2 boxes=1,4,X,5,10,3 2: R0,1,2,3 S3 K1,2,3 boxes=3,1,X,3,2,4 "
    "3: R0,1,2,3,4,5,6 S3,4 K1 boxes=1,3,X,1,5";
static const char three_over[] =
    "standard players=3 knights=1 turn=45 player=3 phase=over won=2 "
    "1: R0 boxes=1,X,X,X,X,X,X,X,X,X,X,X,X,X,X 2: R0,1 boxes=1,1,X,X,X,X,X,X,X,X,X,X,X,X,X "
    "3: R0 boxes=X,1,X,X,X,X,X,X,X,X,X,X,X,X,X";
static const char solo_over[] =
    "standard players=1 knights=1 turn=15 player=1 phase=over won=1 1: R0,1 S3 boxes=2,X,X,3,X,X,X,X,X,X,X,X,X,X,X";
static const char plus_eight[] =
    "plus players=8 deserts=both ramp=on turn=60 player=4 phase=build rolls=3 dice=wgoolb road=- army=1 "
    "1: R0,1 K1x,2x,7,9 2: R0,1,2,3,4 S1 K3x,4x,9 3: R0,1,2,3 K3x,6x,7 4: R0,1,2,3,4 S1,2 "
    "5: R0,1,2,3 K2x,4x 6: R0,1,2,3 S1 K5x 7: S1 K5x,9 8: R0 K9";
static const char plus_solo_over[] =
    "plus players=1 deserts=both ramp=on turn=14 player=1 phase=over won=1 rolls=3 dice=BLWGoo road=1 army=1 "
    "1: R0,1,2,3,4,5,6,7,8 S1,2 C1,2 K1x,2,3";
static const char extra_two[] =
    "extra players=2 jokers=next castles=off longest=1 turn=30 player=2 phase=build rolls=3 dice=mllbbo road=1 army=2 "
    "1: R1925,2025,2531,3136,3137,3742,4246,4650 S37 C46 K16x 2: R3944,4448,4751,4851 S44,51 K14x,17x,18x";
static const char extra_three[] =
    "extra players=3 jokers=next castles=on longest=2 turn=41 player=2 phase=build rolls=3 dice=wbbwmm road=- army=3 "
    "1: R0003,0004,0104,0307,0408 S00 K00x,01 B1 2: R0206,0610,1014,1015,1520 S10 K02x B0,2 "
    "3: R2733,3338,3843,4347 S33,43 K07,13x,17x";
/* clang-format on */

static const char *const going_on[] = {three, plus_eight, extra_two, extra_three};
static const char *const finished[] = {three_over, solo_over, plus_solo_over};

static void start(const char *text) {
    support_power_on();
    support_play("new standard");
    take(text);
}

/* ---- what points are made of */

static void check_account(const game *g) {
    for (int player = 0; player < g->players; player++) {
        account a = account_of(g, player);
        int sum = 0;
        for (int part = 0; part < ACCOUNT_PARTS; part++) sum += a.points[part];
        TEST_ASSERT_EQUAL_INT(rules_points(g, player), sum);
        TEST_ASSERT_EQUAL_UINT8(a.amount[ACCOUNT_SETTLEMENTS], a.points[ACCOUNT_SETTLEMENTS]);
        TEST_ASSERT_EQUAL_UINT8(2 * a.amount[ACCOUNT_CITIES], a.points[ACCOUNT_CITIES]);
        TEST_ASSERT_EQUAL_UINT8(2 * a.amount[ACCOUNT_CASTLES], a.points[ACCOUNT_CASTLES]);
        TEST_ASSERT_EQUAL_INT(g->road == player, a.points[ACCOUNT_ROAD] > 0);
        TEST_ASSERT_EQUAL_INT(g->army == player, a.points[ACCOUNT_ARMY] > 0);
        TEST_ASSERT_TRUE(account_has(g, ACCOUNT_CASTLES) || a.amount[ACCOUNT_CASTLES] == 0);
    }
}

void test_the_parts_add_up_to_the_points_in_every_game(void) {
    lot l = {20260};
    for (int round = 0; round < 40; round++) {
        game_kind which = round % 2 ? GAME_PLUS : GAME_EXTRA;
        game g = rules_new(which, 2 + round % 3, (uint8_t)lot_below(&l, 1 << kind_by_index(which)->switches));
        for (int moves = 0; moves < 4000 && g.phase != GAME_OVER; moves++) {
            lot_play(&l, &g);
            if (moves % 16 == 0) check_account(&g);
        }
        check_account(&g);
    }
}

void test_a_city_of_extra_counts_its_settlement_no_second_time(void) {
    game g = position(extra_two);
    account a = account_of(&g, 0);
    TEST_ASSERT_EQUAL_UINT8(1, a.amount[ACCOUNT_SETTLEMENTS]);
    TEST_ASSERT_EQUAL_UINT8(1, a.amount[ACCOUNT_CITIES]);
    TEST_ASSERT_EQUAL_UINT8(6, a.amount[ACCOUNT_ROAD]);
    TEST_ASSERT_EQUAL_UINT8(1, a.points[ACCOUNT_ROAD]);
    TEST_ASSERT_EQUAL_UINT8(2, account_of(&g, 1).points[ACCOUNT_ARMY]);
}

void test_castles_are_there_only_where_they_can_be_built(void) {
    game off = position(extra_two), on = position(extra_three), plus = position(plus_eight);
    TEST_ASSERT_FALSE(account_has(&off, ACCOUNT_CASTLES));
    TEST_ASSERT_TRUE(account_has(&on, ACCOUNT_CASTLES));
    TEST_ASSERT_FALSE(account_has(&plus, ACCOUNT_CASTLES));
    TEST_ASSERT_TRUE(account_has(&plus, ACCOUNT_ARMY));
}

/* ---- from first to last */

void test_equal_points_share_a_place_and_the_next_stays_empty(void) {
    game g = position(three_over);
    ranking r = ranking_of(&g);
    TEST_ASSERT_EQUAL_UINT8(3, r.count);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){1, 0, 2}), r.player, 3);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){1, 2, 2}), r.place, 3);
    g = position(plus_eight); /* 2 1 0 2 0 1 1 0 */
    r = ranking_of(&g);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){0, 3, 1, 5, 6, 2, 4, 7}), r.player, 8);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){1, 1, 3, 3, 3, 6, 6, 6}), r.place, 8);
}

void test_who_has_won_is_first_whatever_the_others_have(void) {
    game g = position(plus_solo_over);
    g.players = 2;
    g.sheet[1] = g.sheet[0];
    g.sheet[1].settlements |= 0x78; /* as many as the winner, who was to move */
    TEST_ASSERT_TRUE(rules_points(&g, 1) >= rules_points(&g, 0));
    ranking r = ranking_of(&g);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){0, 1}), r.player, 2);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){1, 2}), r.place, 2);
}

/* ---- sparkles */

static int lit(const canvas *c) {
    int count = 0;
    for (int i = 0; i < CANVAS_BYTES; i++) count += bits_size(c->bits[i]);
    return count;
}

static int changed(const uint8_t *a, const uint8_t *b) {
    int count = 0;
    for (int i = 0; i < CANVAS_BYTES; i++) count += a[i] != b[i];
    return count;
}

void test_sparkles_keep_their_distance_and_are_gone_in_the_end(void) {
    static canvas plain, shown, before;
    canvas_clear(&plain);
    canvas_text_double(&plain, 20, 0, "ANN wins!", CANVAS_SET);
    before = plain;
    int most = 0;
    for (uint32_t ms = 0; ms < SPARKLE_MS; ms += SPARKLE_FRAME_MS) {
        shown = plain;
        sparkle_draw(&shown, 44, ms);
        for (int y = 0; y < CANVAS_HEIGHT_PX; y++)
            for (int x = 0; x < CANVAS_WIDTH_PX; x++) {
                if (canvas_lit(&plain, x, y)) TEST_ASSERT_TRUE(canvas_lit(&shown, x, y));
                else if (canvas_lit(&shown, x, y)) {
                    TEST_ASSERT_TRUE(y < 44);
                    for (int i = 0; i < 9; i++)
                        TEST_ASSERT_FALSE(canvas_lit(&plain, x - 1 + i % 3, y - 1 + i / 3));
                }
            }
        TEST_ASSERT_TRUE(changed(before.bits, shown.bits) <= 120);
        if (lit(&shown) - lit(&plain) > most) most = lit(&shown) - lit(&plain);
        before = shown;
    }
    TEST_ASSERT_TRUE(most >= 16);
    TEST_ASSERT_FALSE(sparkle_over(SPARKLE_MS - 1));
    TEST_ASSERT_TRUE(sparkle_over(SPARKLE_MS));
}

/* ---- the score */

void test_left_and_right_turn_the_pages_and_come_round(void) {
    start(three);
    open_screen(&screen_score);
    on_screen(&screen_score);
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.score.page);
    support_play("press left");
    TEST_ASSERT_EQUAL_UINT8(3, APP.ui.score.page);
    support_play("press right; press right");
    TEST_ASSERT_EQUAL_UINT8(1, APP.ui.score.page);
    support_play("press a");
    on_screen(&screen_score);
    TEST_ASSERT_EQUAL_UINT8(1, APP.ui.score.page);
    open_screen(&screen_score);
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.score.page);
}

void test_who_plays_alone_has_one_page(void) {
    support_play("new standard");
    open_screen(&screen_score);
    uint8_t before[PANEL_FRAME_BYTES];
    memcpy(before, fake_frame(), sizeof before);
    support_play("press right; press left; press left");
    TEST_ASSERT_EQUAL_MEMORY(before, fake_frame(), sizeof before);
}

void test_b_leads_back_and_long_b_to_the_menu(void) {
    start(three);
    open_screen(&screen_score);
    support_play("press b");
    on_screen(&door);
    open_screen(&screen_score);
    support_play("press right; press b long");
    on_screen(&screen_title);
}

void test_the_sheet_shows_what_the_turn_has_brought_so_far(void) {
    start(three);
    open_screen(&screen_score);
    support_play("press left");
    static canvas with, without;
    app_paint(&APP, &with);
    APP.session.now.sheet[2].knights = 0; /* one point less in the turn */
    app_paint(&APP, &without);
    /* in the sixth box, and in the total */
    int in_box = 0;
    for (int y = 18; y < 34; y++)
        for (int x = 0; x < 17; x++) in_box += canvas_lit(&with, x, y) != canvas_lit(&without, x, y);
    TEST_ASSERT_TRUE(in_box > 0);
}

void test_nothing_on_any_page_is_cut(void) {
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (size_t i = 0; i < sizeof going_on / sizeof going_on[0]; i++) {
            start(going_on[i]);
            APP.ui.settings.language = (uint8_t)language;
            open_screen(&screen_score);
            for (int page = 0; page <= APP.session.now.players; page++) {
                static canvas c;
                app_paint(&APP, &c);
                TEST_ASSERT_EQUAL_UINT16_MESSAGE(0, c.cut, going_on[i]);
                support_play("press right");
            }
        }
}

void test_from_sheet_to_sheet_little_is_drawn_anew(void) {
    for (size_t i = 0; i < sizeof going_on / sizeof going_on[0]; i++) {
        start(going_on[i]);
        open_screen(&screen_score);
        support_play("press right");
        for (int page = 2; page <= APP.session.now.players; page++) {
            uint8_t before[PANEL_FRAME_BYTES];
            memcpy(before, fake_frame(), sizeof before);
            support_play("press right");
            TEST_ASSERT_TRUE(changed(before, fake_frame()) <= 300);
        }
    }
}

/* ---- the end */

void test_the_end_is_celebrated_for_three_seconds_and_then_still(void) {
    start(three);
    support_run(1000);
    uint32_t before = fake_frames();
    finish(three_over);
    support_run(40);
    TEST_ASSERT_NOT_EQUAL(0, fake_tone_hz());
    support_run(SPARKLE_MS + 100);
    TEST_ASSERT_TRUE(fake_frames() - before >= SPARKLE_MS / SPARKLE_FRAME_MS);
    TEST_ASSERT_FALSE(APP.ui.over.celebrates);
    before = fake_frames();
    support_run(10000);
    TEST_ASSERT_EQUAL_UINT32(before, fake_frames());
}

void test_a_press_that_leads_to_the_end_is_celebrated_too(void) {
    start(three_over);
    support_run(1000);
    uint32_t before = fake_frames();
    open_screen(&screen_over);
    support_run(SPARKLE_MS + 100);
    TEST_ASSERT_TRUE(fake_frames() - before >= SPARKLE_MS / SPARKLE_FRAME_MS);
    TEST_ASSERT_FALSE(APP.ui.over.celebrates);
}

void test_a_press_too_many_only_ends_the_celebration(void) {
    static const char *const presses[] = {"press a", "press b", "press left", "press right"};
    for (int i = 0; i < 4; i++) {
        start(three);
        finish(three_over);
        support_run(300);
        TEST_ASSERT_TRUE(APP.ui.over.celebrates);
        support_play(presses[i]);
        on_screen(&screen_over);
        TEST_ASSERT_FALSE(APP.ui.over.celebrates);
        TEST_ASSERT_EQUAL_UINT8(2, APP.ui.over.cursor); /* on the score */
        TEST_ASSERT_EQUAL_UINT8(GAME_OVER, APP.session.now.phase);
    }
}

void test_again_begins_the_same_game_whatever_the_table_says(void) {
    start(three);
    APP.ui.table.setup = setup_default(GAME_EXTRA);
    finish(three_over);
    support_play("press a; press left; press left; press a");
    const game *g = &APP.session.now;
    TEST_ASSERT_EQUAL_UINT8(GAME_STANDARD, g->kind);
    TEST_ASSERT_EQUAL_UINT8(3, g->players);
    TEST_ASSERT_EQUAL_HEX8(1u << STANDARD_KNIGHTS_ONE, g->switches);
    TEST_ASSERT_EQUAL_UINT32(1, g->turn);
    TEST_ASSERT_EQUAL_UINT8(GAME_STANDARD, APP.ui.table.setup.kind);
    TEST_ASSERT_NOT_EQUAL(&screen_over, app_top(&APP));
}

void test_the_other_choices_open_and_come_back(void) {
    static const ui_screen *const screens[] = {&screen_game_choice, &screen_score, &screen_map};
    start(three);
    finish(three_over);
    support_play("press a; press left; press left");
    for (int i = 0; i < 3; i++) {
        support_play("press right; press a");
        on_screen(screens[i]);
        support_play("press b");
        on_screen(&screen_over);
        TEST_ASSERT_FALSE(APP.ui.over.celebrates);
    }
    support_play("press right");
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.over.cursor);
}

void test_b_leads_from_the_end_to_the_menu(void) {
    static const char *const ways[] = {"press a; press b", "press a; press b long", "press b long"};
    for (int i = 0; i < 3; i++) {
        start(three);
        finish(three_over);
        support_play(ways[i]);
        on_screen(&screen_title);
    }
}

void test_the_cursor_of_the_end_changes_little(void) {
    start(three);
    finish(three_over);
    support_play("press a");
    for (int i = 0; i < 4; i++) {
        uint8_t before[PANEL_FRAME_BYTES];
        memcpy(before, fake_frame(), sizeof before);
        support_play("press right");
        TEST_ASSERT_TRUE(changed(before, fake_frame()) <= 300);
    }
}

/* Three wide letters, everywhere. */
static void name_all(void) {
    for (int seat = 0; seat < GAME_PLAYERS_MAX; seat++)
        for (int i = 0; i < INITIALS_LETTERS; i++) APP.ui.table.seat[seat].letter[i] = 'W' - 'A' + 1;
}

/* So many players, of whom the first `winners` share the win. */
static void paint_shared_win(int players, int winners, canvas *c) {
    game *g = &APP.session.now;
    *g = position(three_over);
    g->players = (uint8_t)players;
    for (int p = 0; p < players; p++) {
        g->sheet[p] = g->sheet[p < winners ? 1 : 0];
        if (p >= winners) g->sheet[p].roads[0] = 0;
    }
    TEST_ASSERT_EQUAL_INT(winners, bits_size(rules_winners(g)));
    app_paint(&APP, c);
}

void test_any_number_of_players_and_winners_fits(void) {
    start(three);
    finish(three_over);
    support_play("press a");
    name_all();
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (int players = 2; players <= GAME_PLAYERS_MAX; players++)
            for (int winners = 1; winners <= players; winners++) {
                APP.ui.settings.language = (uint8_t)language;
                static canvas c;
                paint_shared_win(players, winners, &c);
                TEST_ASSERT_EQUAL_UINT16(0, c.cut);
            }
}

void test_nothing_at_the_end_is_cut(void) {
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (size_t i = 0; i < sizeof finished / sizeof finished[0]; i++) {
            start(three);
            APP.ui.settings.language = (uint8_t)language;
            name_all();
            finish(finished[i]);
            for (int frame = 0; frame < 5; frame++) {
                static canvas c;
                app_paint(&APP, &c);
                TEST_ASSERT_EQUAL_UINT16_MESSAGE(0, c.cut, finished[i]);
                support_play("press right");
            }
        }
}
