/* How far it is to ten points, in positions where that can be seen. */
#include "outlook.h"
#include "play.h"

static outlook o;

static int32_t effort(const char *text, int player) {
    game g = position(text);
    outlook_way way;
    outlook_begin(&o, &g, g.kind == GAME_EXTRA ? &outlook_extra : &outlook_plus);
    outlook_grow(&o, &g, player, &way);
    return outlook_effort(&o, &g, player, &way);
}

#define PLUS(road, army, sheets)                                                                             \
    "plus players=2 deserts=both ramp=on turn=21 player=1 phase=roll road=" road " army=" army " " sheets
#define EXTRA(road, sheets)                                                                                  \
    "extra players=2 jokers=next castles=on longest=1 turn=21 player=1 phase=roll road=" road                \
    " army=- " sheets

void test_a_way_counts_each_road_once(void) {
    game g = position(PLUS("-", "-", "1: R0 2:"));
    outlook_way way;
    outlook_begin(&o, &g, &outlook_plus);
    outlook_grow(&o, &g, 0, &way);
    TEST_ASSERT_EQUAL_INT(1, way.corner[1]); /* S1 at the start road */
    TEST_ASSERT_EQUAL_INT(0, way.roads[1]);
    TEST_ASSERT_EQUAL_INT(1, way.roads[2]); /* C1 or S2 */
    TEST_ASSERT_EQUAL_INT(2, way.roads[3]);
    TEST_ASSERT_EQUAL_INT(OUTLOOK_SITES_MAX, way.count);
}

void test_every_piece_on_the_way_brings_ten_points_nearer(void) {
    int32_t nothing = effort(PLUS("-", "-", "1: 2:"), 0);
    int32_t road = effort(PLUS("-", "-", "1: R0 2:"), 0);
    int32_t settlement = effort(PLUS("-", "-", "1: R0 S1 2:"), 0);
    int32_t city = effort(PLUS("-", "-", "1: R0,1 S1 C1 2:"), 0);
    TEST_ASSERT_TRUE(nothing > road && road > settlement && settlement > city);
    TEST_ASSERT_TRUE(effort(PLUS("-", "-", "1: K1,2 2:"), 0) < nothing);
    TEST_ASSERT_TRUE(effort(PLUS("-", "-", "1: K1,2 2:"), 1) == nothing);
}

void test_a_title_in_danger_is_worth_less(void) {
    int32_t safe = effort(PLUS("-", "1", "1: R0 K1,2,3 2: R0"), 0);
    int32_t threatened = effort(PLUS("-", "1", "1: R0 K1,2,3 2: R0 K1,2,3"), 0);
    TEST_ASSERT_TRUE(threatened > safe);
}

void test_a_foreign_settlement_lengthens_the_way(void) {
    game g = position(EXTRA("-", "1: R0004,0104 S01 2: R4852"));
    outlook_way open, taken;
    outlook_begin(&o, &g, &outlook_extra);
    outlook_grow(&o, &g, 0, &open);
    g.sheet[1].settlements |= bits_one(0) | bits_one(4); /* at 0, where the start road ends, and at 8 */
    outlook_begin(&o, &g, &outlook_extra);
    outlook_grow(&o, &g, 0, &taken);
    TEST_ASSERT_TRUE(outlook_effort(&o, &g, 0, &taken) > outlook_effort(&o, &g, 0, &open));
}

void test_what_stands_in_a_way_is_noticed(void) {
    game g = position(EXTRA("-", "1: R0004,0104 S01 2: R4852"));
    outlook_way way;
    outlook_begin(&o, &g, &outlook_extra);
    outlook_grow(&o, &g, 0, &way);
    TEST_ASSERT_FALSE(outlook_hinders(&o, &way, &g.sheet[1]));
    g.sheet[1].settlements |= bits_one(0); /* at 0, where the start road ends */
    TEST_ASSERT_TRUE(outlook_hinders(&o, &way, &g.sheet[1]));
    g.sheet[1].settlements = 0;
    for (int i = 0; i < ISLAND_ROAD_WORDS; i++) g.sheet[1].roads[i] = way.on[i];
    TEST_ASSERT_TRUE(outlook_hinders(&o, &way, &g.sheet[1]));
    game plus = position(PLUS("-", "-", "1: 2:"));
    outlook_begin(&o, &plus, &outlook_plus);
    TEST_ASSERT_FALSE(outlook_hinders(&o, &way, &g.sheet[1]));
}

void test_chances_are_even_between_equals_apart_from_the_turn(void) {
    game g = position(PLUS("-", "-", "1: 2:"));
    outlook_begin(&o, &g, &outlook_plus);
    int32_t equal[GAME_PLAYERS_MAX] = {1000, 1000 + outlook_plus.tempo};
    TEST_ASSERT_INT32_WITHIN(OUTLOOK_CERTAIN / 64, OUTLOOK_CERTAIN / 2, outlook_chance(&o, &g, 0, equal));
    int32_t behind[GAME_PLAYERS_MAX] = {9000, 10}, ahead[GAME_PLAYERS_MAX] = {10, 30000},
            done[GAME_PLAYERS_MAX] = {0, 10};
    TEST_ASSERT_TRUE(outlook_chance(&o, &g, 0, behind) < OUTLOOK_CERTAIN / 1000);
    TEST_ASSERT_TRUE(outlook_chance(&o, &g, 0, ahead) > OUTLOOK_CERTAIN / 1000 * 999);
    int32_t farther[GAME_PLAYERS_MAX] = {11, 30000};
    TEST_ASSERT_TRUE(outlook_chance(&o, &g, 0, farther) < outlook_chance(&o, &g, 0, ahead)); /* no dawdling */
    TEST_ASSERT_EQUAL_INT32(OUTLOOK_CERTAIN, outlook_chance(&o, &g, 0, done));
    g.players = 1;
    int32_t hopeless[GAME_PLAYERS_MAX] = {1000000};
    TEST_ASSERT_EQUAL_INT32(0, outlook_chance(&o, &g, 0, hopeless));
    TEST_ASSERT_EQUAL_INT32(1000 + OUTLOOK_TURN, outlook_turns(outlook_chance(&o, &g, 0, equal)));
}

void test_who_has_ten_points_has_no_way_to_go(void) {
    game g = position(PLUS("1", "1", "1: R0,1,2,3,4,5,6 S1,2,3 C1 K1,2,3 2:"));
    g.sheet[0].cities |= 2;
    outlook_way way;
    outlook_begin(&o, &g, &outlook_plus);
    outlook_grow(&o, &g, 0, &way);
    TEST_ASSERT_EQUAL_INT32(0, outlook_effort(&o, &g, 0, &way));
}
