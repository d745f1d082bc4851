#include "cost.h"
#include "line.h"
#include "unity.h"

#include <string.h>

static dice_counts counts_of(const char *letters) {
    uint8_t faces[DICE_MAX];
    int n = 0;
    for (; letters[n]; n++) faces[n] = (uint8_t)dice_parse(letters[n]);
    return dice_count(faces, dice_all(n));
}

/* The choices as text: "C | S R | K K" */
static const char *choices_of(const char *letters) {
    static char text[80];
    line l = line_in(text, sizeof text);
    dice_counts have = counts_of(letters);
    cost_list choices[COST_CHOICES_MAX];
    int count = cost_choices(&have, choices);
    for (int i = 0; i < count; i++) {
        if (i) line_text(&l, " | ");
        for (int piece = 0; piece < COST_PIECES; piece++)
            for (int n = choices[i].of[piece]; n; n--) line_char(&l, cost_letter((cost_piece)piece));
        int trades = cost_trades(&have, &choices[i]);
        if (trades) line_text(&l, "+"), line_int(&l, trades);
    }
    return text;
}

void test_a_settlement_is_brick_lumber_wool_and_grain_or_else_a_road(void) {
    TEST_ASSERT_EQUAL_STRING("S | R", choices_of("blwg"));
}

void test_a_road_is_brick_and_lumber(void) { TEST_ASSERT_EQUAL_STRING("R", choices_of("blbbb")); }
void test_a_knight_is_ore_wool_and_grain(void) { TEST_ASSERT_EQUAL_STRING("K", choices_of("owg")); }
void test_a_city_is_three_ore_and_two_grain(void) { TEST_ASSERT_EQUAL_STRING("C", choices_of("ooogg")); }
void test_too_little_builds_nothing(void) { TEST_ASSERT_EQUAL_STRING("", choices_of("bwwooo")); }
void test_three_roads_fit_into_six_dice(void) { TEST_ASSERT_EQUAL_STRING("RRR", choices_of("blblbl")); }
void test_two_knights_fit_into_six_dice(void) { TEST_ASSERT_EQUAL_STRING("KK", choices_of("owgowg")); }

void test_dice_that_allow_two_ways_show_both(void) {
    TEST_ASSERT_EQUAL_STRING("RK | S", choices_of("blwgo"));
}

void test_two_gold_stand_in_for_one_die(void) {
    TEST_ASSERT_EQUAL_STRING("K+1", choices_of("owmm"));
    TEST_ASSERT_EQUAL_STRING("", choices_of("owm"));
}

void test_six_gold_make_three_trades(void) { TEST_ASSERT_EQUAL_STRING("K+3 | R+2", choices_of("mmmmmm")); }

void test_gold_itself_pays_for_nothing(void) {
    const cost_list road = {{1, 0, 0, 0}};
    dice_counts have = counts_of("bm");
    TEST_ASSERT_EQUAL_INT(-1, cost_trades(&have, &road));
}

/* Counts every handful of six dice; none may offer more than the table holds,
 * and every offer must be payable and complete. */
void test_no_roll_offers_more_than_there_is_room_for(void) {
    int most = 0, rolls = 0;
    for (int b = 0; b <= 6; b++)
        for (int l = 0; b + l <= 6; l++)
            for (int w = 0; b + l + w <= 6; w++)
                for (int g = 0; b + l + w + g <= 6; g++)
                    for (int o = 0; b + l + w + g + o <= 6; o++) {
                        dice_counts have = {{(uint8_t)b, (uint8_t)l, (uint8_t)w, (uint8_t)g, (uint8_t)o,
                                             (uint8_t)(6 - b - l - w - g - o)}};
                        cost_list lists[COST_CHOICES_MAX + 1];
                        memset(&lists[COST_CHOICES_MAX], 0xAA, sizeof lists[0]);
                        int n = cost_choices(&have, lists);
                        TEST_ASSERT_EQUAL_HEX8(0xAA, lists[COST_CHOICES_MAX].of[0]);
                        for (int i = 0; i < n; i++) TEST_ASSERT_TRUE(cost_trades(&have, &lists[i]) >= 0);
                        if (n > most) most = n;
                        rolls++;
                    }
    TEST_ASSERT_EQUAL_INT(462, rolls);
    TEST_ASSERT_TRUE(most < COST_CHOICES_MAX); /* so the limit was never what stopped it */
}
