/* A monkey at the buttons: random presses, long and short, quick and slow, in
 * every screen and every game. MONKEY_EVENTS and MONKEY_SEED say how many and
 * which; tools/test lets it press a million times under sanitizers.
 *
 * A monkey alone never gets far in a game, so now and then somebody who knows
 * how to play (presser.h) takes the device for a while; those presses do not
 * count. */
#include "halfblocks.h"
#include "play.h"
#include "presser.h"
#include "screens.h"
#include "support.h"
#include "table_position.h"
#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define APP support_device.app

enum { EVENTS = 60000, HOME_WITHIN = 1, MONKEY_TURN = 400, PRESSER_TURN = 120 };

static lot chance_of;
static uint32_t refusals, alarms, games_over, positions, evenings, evenings_over;
static uint8_t deepest;
static struct {
    const ui_screen *screen;
    uint32_t visits;
} seen[64];

static uint32_t setting(const char *name, uint32_t otherwise) {
    const char *text = getenv(name);
    return text ? (uint32_t)strtoul(text, NULL, 0) : otherwise;
}

static void note_visit(void) {
    int i = 0;
    while (seen[i].screen && seen[i].screen != app_top(&APP)) i++;
    seen[i].screen = app_top(&APP);
    seen[i].visits++;
}

/* The picture and the game, for whoever has to mend it. */
static void tell_where(const canvas *c) {
    static char text[POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    for (int row = 0; row < HALFBLOCKS_ROWS; row++) {
        line_clear(&l);
        halfblocks_row(&l, c, row);
        puts(text);
    }
    line_clear(&l);
    if (APP.gathered) table_position_print(&l, &APP.evening.now);
    else if (APP.playing) position_print(&l, &APP.session.now);
    puts(text);
}

/* ---- what must hold after every press */

static void nothing_is_cut(void) {
    static canvas c;
    app_paint(&APP, &c);
    if (c.cut) tell_where(&c);
    TEST_ASSERT_EQUAL_UINT16_MESSAGE(0, c.cut, app_top(&APP)->name);
}

static void the_menu_is_near(void) {
    static app copy;
    copy = APP;
    copy.witness = NULL;
    int presses = 0;
    while (app_top(&copy) != &screen_title && presses++ < HOME_WITHIN)
        app_press(&copy, (ui_press){UI_B, UI_LONG}, copy.ui.now_ms + 1);
    TEST_ASSERT_TRUE_MESSAGE(app_top(&copy) == &screen_title, app_top(&APP)->name);
}

/* Whoever hears the sound of a refusal can read why. */
static void refusals_are_explained(void) {
    static canvas with, without;
    static app copy;
    bool refused = APP.tune.note == tune_notes(UI_SOUND_REFUSE);
    if (app_top(&APP) == &screen_alarm) {
        alarms += refused;
        return;
    }
    if (refused) TEST_ASSERT_NOT_EQUAL_UINT8(REASON_OK, APP.ui.refusal);
    if (APP.ui.refusal == REASON_OK) return;
    refusals++;
    app_paint(&APP, &with);
    copy = APP;
    copy.ui.refusal = REASON_OK;
    app_paint(&copy, &without);
    TEST_ASSERT_TRUE(memcmp(with.bits, without.bits, sizeof with.bits) != 0);
}

static void count_one(void *context, const move *m) {
    (void)m;
    ++*(int *)context;
}

static void the_evening_can_be_written_down(void) {
    static table last;
    const table *t = &APP.evening.now;
    if (!APP.gathered || memcmp(&last, t, sizeof last) == 0) return;
    last = *t;
    evenings++;
    char text[TABLE_POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    table_position_print(&l, t);
    TEST_ASSERT_FALSE(l.full);
    table again;
    int column;
    TEST_ASSERT_EQUAL_MESSAGE(REASON_OK, table_position_parse(&again, text, &column), text);
    TEST_ASSERT_EQUAL_MEMORY(t, &again, sizeof again);
    evenings_over += t->phase == TABLE_OVER;
}

static void the_game_can_be_written_down(void) {
    static game last;
    const game *g = &APP.session.now;
    if (!APP.playing || memcmp(&last, g, sizeof last) == 0) return;
    last = *g;
    positions++;
    static char text[POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    position_print(&l, g);
    TEST_ASSERT_FALSE(l.full);
    game again = position(text);
    TEST_ASSERT_EQUAL_MEMORY(g, &again, sizeof again);
    int moves = 0;
    legal_moves(g, count_one, &moves);
    TEST_ASSERT_TRUE_MESSAGE((moves == 0) == (g->phase == GAME_OVER), text);
    games_over += g->phase == GAME_OVER;
}

/* A screen that moves by itself waits for its time, and nobody is left on the roll
 * screen when the rolling is over. */
static void nothing_stands_still(void) {
    const ui_screen *top = app_top(&APP);
    bool blinks = top == &screen_build || top == &screen_start || top == &screen_map ||
                  (top == &screen_turn && kind_of(&APP.session.now)->shared) ||
                  (top == &screen_roll && (APP.ui.dice.rolling || APP.session.now.phase != GAME_ROLL));
    if (blinks) TEST_ASSERT_TRUE_MESSAGE(APP.tick_wanted, top->name);
}

static void all_is_well(void) {
    if (APP.depth > deepest) deepest = APP.depth;
    nothing_stands_still();
    note_visit();
    nothing_is_cut();
    the_menu_is_near();
    refusals_are_explained();
    the_game_can_be_written_down();
    the_evening_can_be_written_down();
}

/* ---- pressing */

static ui_press random_press(void) {
    static const ui_press presses[] = {
        {UI_LEFT, UI_SHORT},   {UI_LEFT, UI_SHORT}, {UI_RIGHT, UI_SHORT}, {UI_RIGHT, UI_SHORT},
        {UI_RIGHT, UI_REPEAT}, {UI_A, UI_SHORT},    {UI_A, UI_SHORT},     {UI_A, UI_SHORT},
        {UI_B, UI_SHORT},      {UI_B, UI_SHORT},    {UI_A, UI_LONG},      {UI_LEFT, UI_REPEAT},
    };
    if (lot_below(&chance_of, 60) == 0) return (ui_press){UI_B, UI_LONG};
    return presses[lot_below(&chance_of, sizeof presses / sizeof *presses)];
}

static void monkey_presses(void) {
    if (lot_below(&chance_of, 800) == 0) fake_entropy(FAKE_STUCK_AT_0, 1);
    else if (lot_below(&chance_of, 40) == 0) fake_entropy(FAKE_HEALTHY, lot_next(&chance_of));
    app_press(&APP, random_press(), APP.ui.now_ms);
    all_is_well();
    static const uint16_t pauses_ms[] = {1, 20, 60, 180, 600};
    support_run(pauses_ms[lot_below(&chance_of, 5)]);
    nothing_is_cut();
}

static void presser_presses(presser *p) {
    fake_entropy(FAKE_HEALTHY, lot_next(&chance_of));
    const char *press = presser_next(p, &APP);
    if (press) support_say(press);
    all_is_well();
    support_run(press ? 60 : 600);
}

/* Somebody at the table, as it is for so many, who wins before long. */
static presser host(void) {
    int players = TABLE_SEATS_MIN + lot_below(&chance_of, TABLE_SEATS_MAX - TABLE_SEATS_MIN + 1);
    int rule = players < TABLE_SEATS_PAIRED ? TABLE_PLAIN : TABLE_PAIRED + lot_below(&chance_of, 2);
    return (presser){.lot = {lot_next(&chance_of)},
                     .kind = PRESSER_TABLE,
                     .players = (uint8_t)players,
                     .rule = (uint8_t)rule,
                     .turns = 5};
}

static presser somebody(void) {
    if (lot_below(&chance_of, GAME_KINDS + 1) == 0) return host();
    int which = lot_below(&chance_of, GAME_KINDS);
    const kind *k = kind_by_index((game_kind)which);
    int players = k->players_min + lot_below(&chance_of, k->players_max - k->players_min + 1);
    return (presser){.lot = {lot_next(&chance_of)}, .kind = (uint8_t)which, .players = (uint8_t)players};
}

void test_a_monkey_breaks_nothing(void) {
    uint32_t events = setting("MONKEY_EVENTS", EVENTS), seed = setting("MONKEY_SEED", 20261118);
    printf("monkey: seed %u\n", seed);
    fflush(stdout);
    chance_of.state = seed;
    support_power_on();
    for (uint32_t i = 0; i < events; i++) {
        monkey_presses();
        if (i % MONKEY_TURN) continue;
        presser p = somebody();
        for (int k = 0; k < PRESSER_TURN; k++) presser_presses(&p);
    }
    printf(
        "monkey: %u presses, %u positions, %u at the table, %u refusals, %u alarms, %u games and %u evenings "
        "ended\n",
        events, positions, evenings, refusals, alarms, games_over, evenings_over);
    for (int i = 0; seen[i].screen; i++) printf("  %s %u\n", seen[i].screen->name, seen[i].visits);
    int screens = 0;
    while (seen[screens].screen) screens++;
    printf("monkey: %d screens, %u deep\n", screens, deepest);
    TEST_ASSERT_TRUE(refusals > 0 && alarms > 0 && games_over > 0 && evenings_over > 0);
    TEST_ASSERT_TRUE(deepest < APP_STACK);
    TEST_ASSERT_TRUE(screens >= 38);
}
