#include "deck.h"
#include "evening.h"

#include <stdint.h>

void test_every_card_can_be_picked_by_its_number(void) {
    deck d = {{0}};
    for (int n = 0; n < DECK_CARDS; n++) {
        uint8_t red, yellow;
        deck_pick(&d, n, &red, &yellow);
        TEST_ASSERT_EQUAL_INT(n, 6 * (red - 1) + yellow - 1);
    }
}

void test_picking_jumps_over_what_is_drawn(void) {
    deck d = {{0}};
    uint8_t red, yellow;
    deck_take(&d, 1, 1);
    deck_take(&d, 1, 3);
    deck_take(&d, 6, 6);
    TEST_ASSERT_EQUAL_INT(33, deck_left(&d));
    TEST_ASSERT_FALSE(deck_has(&d, 1, 3));
    TEST_ASSERT_TRUE(deck_has(&d, 3, 1));
    deck_pick(&d, 0, &red, &yellow);
    TEST_ASSERT_EQUAL_INT(12, 10 * red + yellow);
    deck_pick(&d, 1, &red, &yellow);
    TEST_ASSERT_EQUAL_INT(14, 10 * red + yellow);
    deck_pick(&d, 32, &red, &yellow);
    TEST_ASSERT_EQUAL_INT(65, 10 * red + yellow);
}

/* 99.9 of 100 honest ones stay below. */
static const double limit_35 = 66.619, limit_10 = 29.588;

static double chi_square(const int *counts, int cells, const int *ways) {
    double total = 0, all = 0, sum = 0;
    for (int i = 0; i < cells; i++) total += counts[i], all += ways ? ways[i] : 1;
    for (int i = 0; i < cells; i++) {
        double expected = total * (ways ? ways[i] : 1) / all;
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum;
}

static const int ways[11] = {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};

/* The last card of a pass is drawn from six: over many passes any card is as
 * likely to be the first, the tenth or the last. */
void test_over_many_passes_every_card_is_as_likely_at_every_place(void) {
    enum { PASSES = 20000 };
    static int at[DECK_PASS][DECK_CARDS], missed[DECK_CARDS];
    lot l = {4711};
    deck d = {{0}};
    for (int pass = 0; pass < PASSES; pass++) {
        uint64_t seen = 0;
        for (int draw = 0; draw < DECK_PASS; draw++) {
            TEST_ASSERT_EQUAL_INT(DECK_CARDS - draw, deck_left(&d));
            uint8_t red, yellow;
            deck_pick(&d, lot_below(&l, deck_left(&d)), &red, &yellow);
            int card = 6 * (red - 1) + yellow - 1;
            TEST_ASSERT_TRUE(deck_valid(&d));
            TEST_ASSERT_TRUE(deck_has(&d, red, yellow));
            TEST_ASSERT_FALSE_MESSAGE(seen >> card & 1, "twice in a pass");
            seen |= UINT64_C(1) << card;
            at[draw][card]++;
            deck_take(&d, red, yellow);
        }
        for (int card = 0; card < DECK_CARDS; card++) missed[card] += !(seen >> card & 1);
    }
    TEST_ASSERT_EQUAL_INT(DECK_CARDS, deck_left(&d));
    double worst = 0;
    for (int draw = 0; draw < DECK_PASS; draw++) {
        double chi = chi_square(at[draw], DECK_CARDS, NULL);
        if (chi > worst) worst = chi;
    }
    printf("deck: %d passes, worst chi-square of 31 places %.2f, of those left over %.2f, limit %.2f\n",
           PASSES, worst, chi_square(missed, DECK_CARDS, NULL), limit_35);
    TEST_ASSERT_TRUE(worst < limit_35);
    TEST_ASSERT_TRUE(chi_square(missed, DECK_CARDS, NULL) < limit_35);
}

void test_true_dice_give_every_sum_as_often_as_it_should_be(void) {
    int sums[11] = {0}, pairs[36] = {0};
    lot l = {815};
    table t = evening("table players=4 board=none", "start 1; next");
    for (int i = 0; i < 60000; i++) {
        table_move m = {.kind = TABLE_MOVE_ROLL,
                        .red = (uint8_t)(lot_below(&l, 6) + 1),
                        .yellow = (uint8_t)(lot_below(&l, 6) + 1)};
        TEST_ASSERT_EQUAL(REASON_OK, table_apply(&t, &m));
        pairs[6 * (m.red - 1) + m.yellow - 1]++;
        m = (table_move){.kind = TABLE_MOVE_NEXT};
        TEST_ASSERT_EQUAL(REASON_OK, table_apply(&t, &m));
    }
    for (int i = 0; i < 11; i++) sums[i] = (int)t.sums[i];
    printf("true dice: chi-square of sums %.2f, limit %.2f; of pairs %.2f, limit %.2f\n",
           chi_square(sums, 11, ways), limit_10, chi_square(pairs, 36, NULL), limit_35);
    TEST_ASSERT_TRUE(chi_square(sums, 11, ways) < limit_10);
    TEST_ASSERT_TRUE(chi_square(pairs, 36, NULL) < limit_35);
}

void test_a_deck_from_anywhere_is_doubted(void) {
    deck d = {{0, 1u << 4}};
    TEST_ASSERT_FALSE(deck_valid(&d));
    d = (deck){{0x7FFFFFFF, 0}};
    TEST_ASSERT_FALSE(deck_valid(&d));
    d = (deck){{0x3FFFFFFF, 0}};
    TEST_ASSERT_TRUE(deck_valid(&d));
    TEST_ASSERT_EQUAL_INT(6, deck_left(&d));
}
