/* How many presses the common things take, from where a player stands. */
#include "screens.h"
#include "support.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

#define APP support_device.app

static int presses(const char *steps) {
    int count = 0;
    for (const char *p = steps; (p = strstr(p, "press ")) != NULL; p++) count++;
    support_play(steps);
    return count;
}

static void report(const char *what, int count, int most) {
    printf("%s: %d presses\n", what, count);
    TEST_ASSERT_TRUE_MESSAGE(count <= most, what);
}

static void on_screen(const ui_screen *screen) {
    TEST_ASSERT_EQUAL_STRING(screen->name, app_top(&APP)->name);
}

void setUp(void) { support_power_on(); }

void test_a_new_standard_game_for_one_takes_at_most_six(void) {
    int count = presses("press a; press a; press a; press a");
    on_screen(&screen_turn);
    TEST_ASSERT_EQUAL_UINT8(GAME_STANDARD, APP.session.now.kind);
    TEST_ASSERT_EQUAL_UINT8(1, APP.session.now.players);
    report("new Standard game for one player from power-on", count, 6);
}

void test_roll_hold_two_and_roll_takes_at_most_six(void) {
    support_play("new standard; press a");
    int count =
        presses("dice blwgom; press b; press a; press right; press right; press a; dice oooo; press b");
    TEST_ASSERT_EQUAL_UINT8(2, APP.session.now.rolls);
    TEST_ASSERT_EQUAL_UINT8(DICE_BRICK, APP.session.now.faces[0]);
    TEST_ASSERT_EQUAL_UINT8(DICE_WOOL, APP.session.now.faces[2]);
    TEST_ASSERT_EQUAL_UINT8(DICE_ORE, APP.session.now.faces[1]);
    report("roll, hold the first and the third die, roll", count, 6);
}

/* The ring that the cursor walks, as long as it is found to be. */
static int ring;

static void walk_round(void) {
    support_play("new standard; press a; dice blwgom; press b");
    ring = 0;
    do {
        support_play("press right");
        ring++;
    } while (APP.ui.dice.cursor != 0);
}

static int steps_between(int from, int to) {
    int right = (to - from + ring) % ring;
    return right < ring - right ? right : ring - right;
}

void test_the_dearest_two_dice_to_hold_are_known(void) {
    int worst = 0, within = 0, pairs = 0;
    walk_round();
    for (int first = 0; first < DICE_MAX; first++)
        for (int second = first + 1; second < DICE_MAX; second++, pairs++) {
            int one_way = steps_between(0, first) + steps_between(first, second);
            int other_way = steps_between(0, second) + steps_between(second, first);
            int count = 1 + (one_way < other_way ? one_way : other_way) + 2 + 1;
            if (count > worst) worst = count;
            within += count <= 6;
        }
    printf("roll, hold any two, roll: %d of %d pairs within 6 presses, the dearest %d\n", within, pairs,
           worst);
    TEST_ASSERT_TRUE(worst <= 9);
}

void test_the_only_possible_road_takes_at_most_three(void) {
    support_play("new standard; press a; dice bloooo; press b");
    int count = presses("press left; press a; press a");
    TEST_ASSERT_TRUE(game_has(&APP.session.now.sheet[0], COST_ROAD, 0));
    report("stop after the first roll and build the only possible road", count, 3);
    support_play(
        "new standard; press b long; press a; dice bloooo; press b; dice l; press b; dice l; press b; "
        "wait 900");
    on_screen(&screen_build);
    count = presses("press a");
    TEST_ASSERT_TRUE(game_has(&APP.session.now.sheet[0], COST_ROAD, 0));
    report("build the only possible road", count, 3);
}

void test_the_end_of_a_turn_takes_at_most_two(void) {
    support_play("new standard players=2; press a; dice bloooo; press b; press left; press a; press a");
    int count = presses("press b; press a");
    on_screen(&screen_turn);
    TEST_ASSERT_EQUAL_UINT8(1, APP.session.now.player);
    report("end the turn", count, 2);
}

void test_a_turn_with_nothing_built_ends_in_two_and_warns_first(void) {
    support_play("new standard players=2; press a; dice bbbbbb; press b; press left; press a");
    int count = presses("press b");
    on_screen(&screen_end);
    TEST_ASSERT_EQUAL_UINT8(0, APP.session.now.player);
    count += presses("press a");
    TEST_ASSERT_EQUAL_INT8(GAME_X, APP.session.now.sheet[0].box[0]);
    report("end a turn without a piece", count, 2);
}
