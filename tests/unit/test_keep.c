/* What survives when the battery falls out. */
#include "buttons.h"
#include "counts.h"
#include "nor.h"
#include "play.h"
#include "presser.h"
#include "screens.h"
#include "store_format.h"
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

static void cycle(void) {
    support_power_cycle(NULL);
    support_run(200);
}

/* ---- one thing after the other */

void test_a_game_goes_on_where_it_was_with_the_same_dice_held(void) {
    support_play("new standard players=2; press a; dice blwgom; press b; press a; press right; press right");
    support_say("press a");
    support_run(100);
    game before = GAME;
    cycle();
    on_screen(&screen_roll);
    TEST_ASSERT_EQUAL_MEMORY(&before, &GAME, sizeof before);
    TEST_ASSERT_EQUAL_HEX8(5, APP.ui.dice.held);
    support_play("dice oooo; press b");
    TEST_ASSERT_EQUAL_UINT8(2, GAME.rolls);
    TEST_ASSERT_EQUAL_UINT8(DICE_BRICK, GAME.faces[0]);
}

void test_a_resumed_game_can_still_be_undone(void) {
    support_play("new standard; press a; dice blwgom; press b; press left; press a; press a");
    TEST_ASSERT_EQUAL_UINT8(2, APP.session.moves);
    cycle();
    on_screen(&screen_build);
    TEST_ASSERT_EQUAL_UINT8(2, APP.session.moves);
    support_play("undo; undo");
    reads(&GAME, "standard players=1 knights=1-6 turn=1 player=1 phase=roll rolls=1 dice=blwgom 1:");
    cycle();
    reads(&GAME, "standard players=1 knights=1-6 turn=1 player=1 phase=roll rolls=1 dice=blwgom 1:");
    TEST_ASSERT_EQUAL_UINT8(0, APP.session.moves);
}

void test_who_left_for_the_menu_finds_the_menu_with_the_game_in_it(void) {
    support_play("new standard; press a; press b long");
    cycle();
    on_screen(&screen_title);
    TEST_ASSERT_TRUE(APP.playing);
    support_play("press a");
    on_screen(&screen_turn);
}

void test_free_dice_lie_as_they_lay(void) {
    support_play("press right; press a; press a; dice blwgom; press b; press a");
    cycle();
    on_screen(&screen_dice);
    TEST_ASSERT_EQUAL_UINT8(1, APP.free.rolls);
    TEST_ASSERT_EQUAL_UINT8(DICE_GOLD, APP.free.faces[5]);
    TEST_ASSERT_EQUAL_HEX8(1, APP.ui.dice.held);
}

void test_names_house_rules_and_who_begins_are_remembered(void) {
    APP.ui.table.seat[2] = (initials){{5, 6, 7}};
    APP.ui.table.setup = (setup){.kind = GAME_EXTRA, .players = 3, .switches = 2};
    APP.ui.table.first = 1;
    ui_table before = APP.ui.table;
    support_run(50);
    cycle();
    TEST_ASSERT_EQUAL_MEMORY(&before, &APP.ui.table, sizeof before);
}

void test_every_setting_is_remembered(void) {
    ui_settings other = {.language = TEXT_GERMAN,
                         .volume = UI_VOLUME_LOW,
                         .brightness = 1,
                         .flip = true,
                         .animation = false,
                         .dim_after = 2,
                         .off_after = 3,
                         .panel = 1,
                         .offset_px = -2};
    APP.ui.settings = other;
    support_run(50);
    cycle();
    TEST_ASSERT_EQUAL_MEMORY(&other, &APP.ui.settings, sizeof other);
}

void test_the_factory_reset_forgets_everything_after_asking(void) {
    support_play("new standard; press right; press right; press right; press right; press a; press a; press "
                 "left; press a");
    on_screen(&screen_reset);
    TEST_ASSERT_EQUAL_UINT8(TEXT_GERMAN, APP.ui.settings.language);
    support_play("wait 1000; press a");
    on_screen(&screen_title);
    cycle();
    TEST_ASSERT_FALSE(APP.playing);
    TEST_ASSERT_EQUAL_UINT8(TEXT_ENGLISH, APP.ui.settings.language);
}

/* ---- gestures at power-on */

static void boot_holding(uint8_t buttons) {
    static uint8_t flash[NOR_SECTORS * NOR_SECTOR_BYTES];
    memcpy(flash, fake_flash(), sizeof flash);
    fake_reset();
    memcpy(fake_flash(), flash, sizeof flash);
    fake_hold(buttons);
    memset(&support_device, 0, sizeof support_device);
    device_init(&support_device);
    support_run(900);
    fake_hold(0);
    support_run(100);
}

void test_a_held_at_power_on_opens_the_settings_and_does_nothing_else(void) {
    support_play("new standard; press a; dice blwgom; press b");
    boot_holding(BUTTONS_A);
    on_screen(&screen_settings);
    TEST_ASSERT_EQUAL_UINT8(TEXT_ENGLISH, APP.ui.settings.language);
    support_play("press b");
    on_screen(&screen_roll);
}

void test_b_held_at_power_on_mutes(void) {
    boot_holding(BUTTONS_B);
    TEST_ASSERT_EQUAL_UINT8(UI_VOLUME_OFF, APP.ui.settings.volume);
    on_screen(&screen_title);
}

void test_both_held_at_power_on_leave_the_game_aside_without_erasing_it(void) {
    support_play("new standard; press a; dice blwgom; press b");
    game before = GAME;
    boot_holding(BUTTONS_A | BUTTONS_B);
    TEST_ASSERT_FALSE(APP.playing);
    on_screen(&screen_title);
    support_play("press right");
    cycle();
    TEST_ASSERT_TRUE(APP.playing);
    TEST_ASSERT_EQUAL_MEMORY(&before, &GAME, sizeof before);
}

/* ---- bad flash */

void test_a_page_that_does_not_verify_is_told_once_and_nothing_is_lost(void) {
    support_play("new standard; press a");
    const store *kept = &support_device.keep.store;
    static const char *const turn[] = {"do roll 1,2,3,4,5,6=bbbbbb", "do stop", "do end"};
    int told = 0;
    for (int i = 0; GAME.phase != GAME_OVER; i++) {
        fake_break_page(kept->last * NOR_SECTOR_BYTES + (uint32_t)kept->at / NOR_PAGE_BYTES * NOR_PAGE_BYTES);
        support_play(turn[i % 3]);
        if (app_top(&APP) != &screen_notice) continue;
        TEST_ASSERT_EQUAL(TEXT_SAVE_FAILS, APP.ui.notice);
        told++;
        support_play("press a");
    }
    TEST_ASSERT_EQUAL_INT(1, told);
    TEST_ASSERT_GREATER_OR_EQUAL(10, kept->failures);
    game before = GAME;
    fake_break_page(UINT32_MAX);
    support_run(300);
    cycle();
    TEST_ASSERT_EQUAL_MEMORY(&before, &GAME, sizeof before);
}

void test_random_flash_boots_says_so_and_can_be_played_on(void) {
    lot l = {99};
    for (int round = 0; round < 20; round++) {
        fake_reset();
        uint8_t *bits = fake_flash();
        for (int i = 0; i < NOR_SECTORS * NOR_SECTOR_BYTES; i++) bits[i] = (uint8_t)lot_next(&l);
        support_power_cycle(NULL);
        support_run(300);
        TEST_ASSERT_FALSE(APP.playing);
        on_screen(&screen_notice);
        TEST_ASSERT_EQUAL(TEXT_SAVE_DAMAGED, APP.ui.notice);
        support_play("press b long; new standard; press a; dice blwgom; press b; wait 3000");
        game before = GAME;
        cycle();
        TEST_ASSERT_EQUAL_MEMORY(&before, &GAME, sizeof before);
        on_screen(&screen_roll); /* it was told once */
    }
}

void test_a_save_of_a_newer_format_is_told_and_left_as_it_is(void) {
    static uint8_t before[NOR_SECTORS * NOR_SECTOR_BYTES];
    support_play("new standard; press a; dice blwgom; press b; wait 3000");
    uint8_t *newest = fake_flash() + support_device.keep.store.newest * NOR_SECTOR_BYTES;
    store_header header;
    TEST_ASSERT_EQUAL(STORE_HEADER_GOOD, store_format_read_header(&header, newest));
    header.format++;
    store_format_header(newest, &header);
    memcpy(before, fake_flash(), sizeof before);
    cycle();
    on_screen(&screen_notice);
    TEST_ASSERT_EQUAL(TEXT_SAVE_NEWER, APP.ui.notice);
    support_play("press a; press a; press a; press a; press a; dice blwgom; press b; wait 3000");
    TEST_ASSERT_TRUE(APP.playing);
    TEST_ASSERT_EQUAL_MEMORY(before, fake_flash(), sizeof before);
}

/* A real store, one bit after another turned over. */
void test_single_bits_turned_over_never_show_what_the_rules_forbid(void) {
    enum { FLIPS = 10000 };
    static uint8_t good[NOR_SECTORS * NOR_SECTOR_BYTES], bad[sizeof good];
    support_play(
        "new extra players=3; press a; press a; press a; press a; dice blw; press b; press left; press a; "
        "press a; press b; press a; dice blwg; press b; wait 3000");
    memcpy(good, fake_flash(), sizeof good);
    uint32_t used = 0;
    for (uint32_t i = 0; i < sizeof good; i++)
        if (good[i] != 0xFF) used = i + 1;
    lot l = {4711};
    int resumed = 0;
    for (int i = 0; i < FLIPS; i++) {
        memcpy(bad, good, sizeof bad);
        uint32_t at = (uint32_t)lot_below(&l, (int)used);
        bad[at] ^= (uint8_t)(1u << lot_below(&l, 8));
        support_power_cycle(bad);
        if (!APP.playing) continue;
        resumed++;
        static char text[POSITION_TEXT_MAX];
        line t = line_in(text, sizeof text);
        position_print(&t, &GAME);
        position(text); /* fails the test where it cannot be */
    }
    printf("bits turned over: %d, a game was resumed %d times\n", FLIPS, resumed);
    TEST_ASSERT_TRUE(resumed > FLIPS / 10);
}

/* ---- the battery falls out at every step of a whole game */

enum { STEPS_MAX = 20000, STATES_MAX = 4000, SHOWN_MS = 100 };

static struct {
    uint32_t offset, time_ms;
    int states; /* so many had been seen */
    bool erase;
    uint8_t page[NOR_PAGE_BYTES];
} steps[STEPS_MAX];
static int steps_count;

/* What is played, whichever it is; equal ones are equal bytes. */
typedef struct played {
    bool any, gathered;
    game g;
    table t;
} played;

static struct {
    played what;
    uint32_t time_ms;
    uint32_t counted; /* by the statistics */
} states[STATES_MAX];
static int states_count;

static played played_now(void) {
    played p;
    memset(&p, 0, sizeof p);
    p.any = APP.playing || APP.gathered;
    p.gathered = APP.gathered;
    if (APP.gathered) p.t = APP.evening.now;
    else if (APP.playing) p.g = GAME;
    return p;
}

static bool same(const played *a, const played *b) { return memcmp(a, b, sizeof *a) == 0; }

static uint32_t rolls_counted(void) {
    uint32_t count = 0;
    for (int face = 0; face < DICE_FACES; face++) count += APP.stats.ever.face[face];
    for (int sum = 0; sum < FAIR_SUMS; sum++) count += APP.stats.ever.sum[sum];
    return count;
}

static void note_state(void) {
    played now = played_now();
    if (!now.any || (states_count && same(&states[states_count - 1].what, &now))) return;
    TEST_ASSERT_TRUE(states_count < STATES_MAX);
    states[states_count].what = now;
    states[states_count].counted = rolls_counted();
    states[states_count++].time_ms = APP.ui.now_ms;
}

static void note_step(uint32_t offset, const uint8_t *page) {
    note_state();
    TEST_ASSERT_TRUE(steps_count < STEPS_MAX);
    steps[steps_count].offset = offset;
    steps[steps_count].time_ms = APP.ui.now_ms;
    steps[steps_count].states = states_count;
    steps[steps_count].erase = !page;
    if (page) memcpy(steps[steps_count].page, page, NOR_PAGE_BYTES);
    steps_count++;
}

/* What the flash holds when power fails after so many bytes of a step. */
static void do_step(uint8_t *flash, int i, size_t bytes) {
    size_t length = steps[i].erase ? NOR_SECTOR_BYTES : NOR_PAGE_BYTES;
    if (bytes > length) bytes = length;
    uint8_t *at = flash + steps[i].offset;
    if (steps[i].erase) memset(at, 0xFF, bytes);
    else
        for (size_t k = 0; k < bytes; k++) at[k] &= steps[i].page[k];
}

/* The state that was on the glass for 100 ms, or a later one. */
static int lost_after(int i) {
    int last = steps[i].states - 1, least = last;
    while (least >= 0 && states[least].time_ms + SHOWN_MS > steps[i].time_ms) least--;
    if (least < 0) return 0;
    played now = played_now();
    if (!now.any) return least + 1;
    for (int k = last; k >= least; k--)
        if (same(&states[k].what, &now)) return states[k].counted == rolls_counted() ? 0 : 1;
    return 1;
}

static uint8_t flash_before[NOR_SECTORS * NOR_SECTOR_BYTES];
static best best_before;

typedef void player(uint8_t which, uint8_t players, uint32_t seed);

static void step(const char *words, uint32_t then_ms) {
    if (words) support_say(words);
    note_state();
    support_run(then_ms);
    note_state();
}

static void play_game(uint8_t which, uint8_t players, uint32_t seed) {
    presser p = {.lot = {seed}, .kind = which, .players = players};
    while (app_top(&APP) != &screen_over) {
        const char *press = presser_next(&p, &APP);
        step(press, press ? 120 : 500);
    }
}

/* Thirty turns with everything that can happen at a table. */
static void play_evening(uint8_t rule, uint8_t players, uint32_t seed) {
    char words[80];
    lot l = {seed};
    snprintf(words, sizeof words, "new table players=%d rule=%s expansions=knights dice=%s", players,
             table_setup_rule(rule), seed % 2 ? "deck" : "true");
    step(words, 200);
    step("do board", 200);
    for (int seat = 0; APP.evening.now.phase == TABLE_ROLLOFF; seat = (seat + 1) % players) {
        snprintf(words, sizeof words, "do rolloff %d", seat + 1);
        step(words, 120);
    }
    while (APP.evening.now.turn < 30) {
        step("do next", 120);
        if (lot_below(&l, 4) == 0) step("undo", 120);
        if (APP.evening.now.phase == TABLE_BEFORE) step("do roll", 120);
    }
    snprintf(words, sizeof words, "do win %d", table_seat(&APP.evening.now) + 1);
    step(words, 120);
}

static void play_and_watch(player *by, uint8_t which, uint8_t players, uint32_t seed) {
    support_power_on();
    fake_entropy(FAKE_HEALTHY, seed);
    APP.ui.settings.volume = UI_VOLUME_LOW; /* something to be remembered */
    APP.ui.table.seat[0] = counts_name("EVA");
    counts_fill(&APP, "standard ANN 62");
    counts_fill(&APP, "wins BEN 7");
    counts_fill(&APP, "sums 1 2 3 4 5 6 5 4 3 2 1");
    best_before = APP.best;
    support_run(3000);
    memcpy(flash_before, fake_flash(), sizeof flash_before);
    fake_watch_flash(note_step);
    by(which, players, seed);
    support_run(3000);
    fake_watch_flash(NULL);
}

/* All that no move of this game changes. */
static void check_rest_is_there(void) {
    TEST_ASSERT_EQUAL_UINT8(UI_VOLUME_LOW, APP.ui.settings.volume);
    initials eva = counts_name("EVA");
    TEST_ASSERT_EQUAL_MEMORY(&eva, &APP.ui.table.seat[0], sizeof eva);
    TEST_ASSERT_EQUAL_MEMORY(&best_before, &APP.best, sizeof best_before);
    TEST_ASSERT_GREATER_OR_EQUAL_UINT32(6, APP.stats.ever.sum[5]);
}

static void cut_everywhere(const char *name, player *by, uint8_t which, uint8_t players, uint32_t seed) {
    static uint8_t flash[NOR_SECTORS * NOR_SECTOR_BYTES], cut[sizeof flash];
    steps_count = states_count = 0;
    play_and_watch(by, which, players, seed);
    memcpy(flash, flash_before, sizeof flash);
    int cuts = 0, lost = 0, erases = 0;
    for (int i = 0; i < steps_count; i++) {
        size_t length = steps[i].erase ? NOR_SECTOR_BYTES : NOR_PAGE_BYTES;
        const size_t bytes[] = {0, 1, length / 3, length / 2, length - 1, length};
        for (size_t k = 0; k < sizeof bytes / sizeof *bytes; k++, cuts++) {
            memcpy(cut, flash, sizeof cut);
            do_step(cut, i, bytes[k]);
            support_power_cycle(cut);
            lost += lost_after(i);
            check_rest_is_there();
        }
        erases += steps[i].erase;
        do_step(flash, i, length);
    }
    printf("power cut at %d flash steps (%d erases) of a game of %s, %d cuts: %d moves lost\n", steps_count,
           erases, name, cuts, lost);
    TEST_ASSERT_EQUAL_INT(0, lost);
    TEST_ASSERT_TRUE(cuts > 500);
}

void test_power_may_fail_at_every_flash_step_of_a_whole_game(void) {
    cut_everywhere("standard", play_game, GAME_STANDARD, 1, 5);
    cut_everywhere("plus", play_game, GAME_PLUS, 2, 7);
    cut_everywhere("extra", play_game, GAME_EXTRA, 3, 6);
}

void test_power_may_fail_at_every_flash_step_of_an_evening_at_the_table(void) {
    cut_everywhere("table, paired", play_evening, TABLE_PAIRED, 6, 8);
    cut_everywhere("table, special build", play_evening, TABLE_SPECIAL, 5, 9);
    cut_everywhere("table, plain", play_evening, TABLE_PLAIN, 3, 10);
}
