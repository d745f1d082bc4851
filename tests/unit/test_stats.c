/* What the dice have shown: which rolls are counted, and how far. */
#include "stats.h"

#include "support.h"
#include "unity.h"

#include <string.h>

#define APP support_device.app

void setUp(void) { support_power_on(); }

static uint64_t faces(const stats_rolls *r) { return fair_total(&fair_faces, r->face); }
static uint64_t sums(const stats_rolls *r) { return fair_total(&fair_sums, r->sum); }

/* ---- the counters */

void test_every_rolled_die_is_counted_and_no_other(void) {
    stats s = {0};
    uint8_t shown[DICE_MAX] = {5, 4, 3, 2, 1, 5};
    stats_count_faces(&s, 0x21 | 0x04, shown, true);
    stats_count_faces(&s, 0x01, shown, false);
    uint32_t ever[] = {0, 0, 0, 1, 0, 3}, in_game[] = {0, 0, 0, 1, 0, 2};
    TEST_ASSERT_EQUAL_UINT32_ARRAY(ever, s.ever.face, FAIR_FACES);
    TEST_ASSERT_EQUAL_UINT32_ARRAY(in_game, s.game.face, FAIR_FACES);
    TEST_ASSERT_EQUAL_UINT64(0, sums(&s.ever));
}

void test_the_least_and_the_greatest_sum_have_their_counters(void) {
    stats s = {0};
    stats_count_sum(&s, 2);
    stats_count_sum(&s, 12);
    TEST_ASSERT_EQUAL_UINT32(1, s.ever.sum[0]);
    TEST_ASSERT_EQUAL_UINT32(1, s.ever.sum[FAIR_SUMS - 1]);
    TEST_ASSERT_EQUAL_UINT64(2, sums(&s.game));
}

void test_a_full_counter_stays_full(void) {
    stats s = {0};
    s.ever.face[2] = s.ever.sum[5] = UINT32_MAX;
    stats_count_faces(&s, 0x01, (uint8_t[DICE_MAX]){2}, false);
    stats_count_sum(&s, 7);
    TEST_ASSERT_EQUAL_UINT32(UINT32_MAX, s.ever.face[2]);
    TEST_ASSERT_EQUAL_UINT32(UINT32_MAX, s.ever.sum[5]);
}

void test_a_new_game_has_no_dice_yet(void) {
    stats s = {0};
    stats_count_faces(&s, 0x3F, (uint8_t[DICE_MAX]){0, 1, 2, 3, 4, 5}, true);
    stats_begin_game(&s);
    TEST_ASSERT_EQUAL_UINT64(0, faces(&s.game));
    TEST_ASSERT_EQUAL_UINT64(6, faces(&s.ever));
}

void test_any_bytes_become_possible_counts(void) {
    stats s = {0};
    TEST_ASSERT_TRUE(stats_sane(&s));
    memset(&s, 0xFF, sizeof s);
    TEST_ASSERT_TRUE(stats_sane(&s));
    s.ever.face[3] = 7;
    s.ever.sum[1] = 9;
    TEST_ASSERT_FALSE(stats_sane(&s));
    TEST_ASSERT_EQUAL_UINT32(7, s.game.face[3]);
    TEST_ASSERT_EQUAL_UINT32(9, s.game.sum[1]);
    TEST_ASSERT_TRUE(stats_sane(&s));
}

/* ---- which rolls */

void test_free_dice_count_for_ever_but_not_in_the_game(void) {
    support_play("new standard; press left; press left; press left; press left; press a; press a; press b");
    TEST_ASSERT_EQUAL_UINT64(6, faces(&APP.stats.ever));
    TEST_ASSERT_EQUAL_UINT64(0, faces(&APP.stats.game));
    TEST_ASSERT_EQUAL_UINT64(0, sums(&APP.stats.ever));
    for (int die = 0; die < DICE_MAX; die++) TEST_ASSERT_TRUE(APP.stats.ever.face[APP.free.faces[die]] > 0);
}

void test_number_dice_count_as_sums_and_not_as_faces(void) {
    support_play("press right; press a; press right; press a; press b; press b; press b");
    TEST_ASSERT_EQUAL_UINT64(3, sums(&APP.stats.ever));
    TEST_ASSERT_EQUAL_UINT64(0, faces(&APP.stats.ever));
    TEST_ASSERT_TRUE(APP.stats.ever.sum[free_sum(&APP.free) - STATS_SUM_LEAST] > 0);
}

void test_dice_of_a_game_count_in_both(void) {
    support_say("new standard");
    support_say("do roll 1,2,3,4,5,6");
    support_say("do roll 2,5");
    TEST_ASSERT_EQUAL_UINT64(8, faces(&APP.stats.ever));
    TEST_ASSERT_EQUAL_UINT64(8, faces(&APP.stats.game));
    support_say("new plus");
    TEST_ASSERT_EQUAL_UINT64(8, faces(&APP.stats.ever));
    TEST_ASSERT_EQUAL_UINT64(0, faces(&APP.stats.game));
}

void test_dice_that_were_laid_out_count_nowhere(void) {
    static const stats none;
    support_play("press right; press a; press a; dice blwgom; press b");
    support_play("press b long; press a; press right; press a; dice 35; press b");
    support_play("new standard; dice blwgom");
    support_say("do roll 1,2,3,4,5,6");
    support_play("do roll 1,2=bb");
    TEST_ASSERT_EQUAL_MEMORY(&none, &APP.stats, sizeof none);
}

void test_a_refused_roll_and_the_lot_count_nowhere(void) {
    static const stats none;
    support_play("new standard; press b");
    support_say("do roll 1");
    support_play(
        "press right; press a; press a; press right; press a; press a; press a"); /* two players, drawn */
    TEST_ASSERT_EQUAL_UINT8(2, APP.session.now.players);
    TEST_ASSERT_EQUAL_MEMORY(&none, &APP.stats, sizeof none);
}

void test_the_console_tells_counts_and_verdict(void) {
    memcpy(APP.stats.ever.face, (uint32_t[]){212, 198, 205, 221, 190, 214}, sizeof APP.stats.ever.face);
    APP.stats.ever.sum[0] = 200;
    APP.stats.game.face[1] = 3;
    const char *told = support_say("stats");
    TEST_ASSERT_NOT_NULL(strstr(told, "\never-faces b212 l198 w205 g221 o190 m214 fair 68\n"));
    TEST_ASSERT_NOT_NULL(
        strstr(told, "\never-sums 2:200 3:0 4:0 5:0 6:0 7:0 8:0 9:0 10:0 11:0 12:0 suspicious 0\n"));
    TEST_ASSERT_NOT_NULL(strstr(told, "\ngame-faces b0 l3 w0 g0 o0 m0 too-few\n"));
}
