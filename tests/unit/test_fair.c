/* The verdict on dice, against the distribution computed in floating point. */
#include "fair.h"
#include "lot.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

typedef struct trial {
    const char *name;
    const fair_dice *dice;
    int degrees; /* of freedom */
} trial;
static const trial trials[] = {{"faces", &fair_faces, 5}, {"sums", &fair_sums, 10}};
enum { TRIALS = sizeof trials / sizeof trials[0] };

/* ---- the reference: chi-square is a sum of squares, so its root t has the
 * density t^(degrees-1) e^(-t^2/2) but for a constant; its area is summed up. */

static double exp_minus(double x) {
    int halvings = 0;
    for (; x > 0.5; x /= 2) halvings++;
    double term = 1, sum = 1;
    for (int i = 1; i < 20; i++) {
        term *= -x / i;
        sum += term;
    }
    for (; halvings; halvings--) sum *= sum;
    return sum;
}

static double density(int degrees, double t) {
    double power = 1;
    for (int i = 1; i < degrees; i++) power *= t;
    return power * exp_minus(t * t / 2);
}

enum { STEPS = 20000, T_MAX = 14 };
static const double step = (double)T_MAX / STEPS;

static double strip(int degrees, int i) {
    double t = i * step;
    return (density(degrees, t) + 4 * density(degrees, t + step / 2) + density(degrees, t + step)) * step / 6;
}

void test_the_percentage_is_right_over_the_whole_range(void) {
    for (int i = 0; i < TRIALS; i++) {
        double whole = 0, below = 0, worst = 0;
        for (int s = 0; s < STEPS; s++) whole += strip(trials[i].degrees, s);
        for (int s = 0; s < STEPS; s++) {
            double t = s * step, percent = 100 * (1 - below / whole);
            int told = fair_percent_of(trials[i].dice, (uint32_t)(t * t * 1000));
            double error = percent - told;
            if (error < 0) error = -error;
            if (error > worst) worst = error;
            if (percent > 1.02) TEST_ASSERT_TRUE(told >= 1); /* or honest dice are called suspicious */
            if (percent < 0.98) TEST_ASSERT_EQUAL_INT(0, told);
            below += strip(trials[i].degrees, s);
        }
        printf("verdict on %s: at most %.3f percentage points off\n", trials[i].name, worst);
        TEST_ASSERT_TRUE(worst <= 1.001);
    }
}

void test_no_statistic_is_too_large(void) {
    for (int i = 0; i < TRIALS; i++) {
        TEST_ASSERT_EQUAL_INT(0, fair_percent_of(trials[i].dice, FAIR_MOST));
        TEST_ASSERT_EQUAL_INT(99, fair_percent_of(trials[i].dice, 0));
    }
}

/* ---- dice */

/* A roll of both number dice, or of one die of which face 0 is `loaded` times as likely. */
static int outcome(lot *l, const fair_dice *d, int loaded) {
    if (d == &fair_sums) return lot_below(l, 6) + lot_below(l, 6);
    int face = lot_below(l, FAIR_FACES - 1 + loaded);
    return face < FAIR_FACES ? face : 0;
}

static int percent_of_rolls(lot *l, const fair_dice *d, int rolls, int loaded) {
    uint32_t counts[FAIR_SUMS] = {0};
    for (int i = 0; i < rolls; i++) counts[outcome(l, d, loaded)]++;
    return fair_percent(d, counts);
}

void test_honest_dice_are_spread_evenly_over_the_percentages(void) {
    enum { SAMPLES = 10000, ROLLS = 600 };
    lot l = {20261118};
    for (int i = 0; i < TRIALS; i++) {
        int tenths[10] = {0}, suspicious = 0;
        for (int s = 0; s < SAMPLES; s++) {
            int percent = percent_of_rolls(&l, trials[i].dice, ROLLS, 1);
            tenths[percent / 10]++;
            suspicious += percent == 0;
        }
        printf("fairness of the verdict: honest %s, %d samples: %.2f %% below 10, %.2f %% suspicious\n",
               trials[i].name, SAMPLES, tenths[0] * 100.0 / SAMPLES, suspicious * 100.0 / SAMPLES);
        for (int tenth = 0; tenth < 10; tenth++)
            TEST_ASSERT_INT_WITHIN(SAMPLES / 100, SAMPLES / 10, tenths[tenth]);
        TEST_ASSERT_INT_WITHIN(SAMPLES / 250, SAMPLES / 100, suspicious);
    }
}

void test_a_loaded_die_is_found_out(void) {
    lot l = {7};
    int found = 0;
    for (int i = 0; i < 100; i++) found += percent_of_rolls(&l, &fair_faces, 600, 2) == 0;
    TEST_ASSERT_EQUAL_INT(100, found);
}

void test_sums_as_likely_as_each_other_are_found_out(void) {
    uint32_t counts[FAIR_SUMS];
    for (int i = 0; i < FAIR_SUMS; i++) counts[i] = 30;
    TEST_ASSERT_EQUAL_INT(0, fair_percent(&fair_sums, counts));
}

void test_exactly_even_counts_are_as_even_as_can_be(void) {
    uint32_t sums[FAIR_SUMS], faces[FAIR_FACES];
    for (int i = 0; i < FAIR_SUMS; i++) sums[i] = 10u * fair_sums.way[i];
    for (int i = 0; i < FAIR_FACES; i++) faces[i] = 10;
    TEST_ASSERT_EQUAL_INT(99, fair_percent(&fair_sums, sums));
    TEST_ASSERT_EQUAL_INT(99, fair_percent(&fair_faces, faces));
    faces[0]++;
    TEST_ASSERT_EQUAL_INT(99, fair_percent(&fair_faces, faces));
}

void test_a_known_example(void) {
    uint32_t counts[FAIR_FACES] = {5, 8, 9, 8, 10, 20}; /* 134/10: p = 0.0199 */
    TEST_ASSERT_EQUAL_UINT32(13400, fair_chi_square_milli(&fair_faces, counts));
    TEST_ASSERT_EQUAL_INT(1, fair_percent(&fair_faces, counts));
}

/* ---- too few, too many */

void test_few_rolls_are_not_judged(void) {
    uint32_t counts[FAIR_SUMS] = {0};
    TEST_ASSERT_EQUAL_INT(FAIR_TOO_FEW, fair_percent(&fair_faces, counts));
    TEST_ASSERT_EQUAL_UINT32(0, fair_chi_square_milli(&fair_faces, counts));
    counts[0] = 29;
    TEST_ASSERT_EQUAL_INT(FAIR_TOO_FEW, fair_percent(&fair_faces, counts));
    counts[1] = 1;
    TEST_ASSERT_EQUAL_INT(0, fair_percent(&fair_faces, counts));
    counts[0] = 178;
    TEST_ASSERT_EQUAL_INT(FAIR_TOO_FEW, fair_percent(&fair_sums, counts));
    counts[2] = 1;
    TEST_ASSERT_EQUAL_INT(0, fair_percent(&fair_sums, counts));
}

void test_no_count_is_too_large(void) {
    for (int i = 0; i < TRIALS; i++)
        for (int full = 0; full < trials[i].dice->cells; full++) {
            uint32_t counts[FAIR_SUMS];
            memset(counts, 0, sizeof counts);
            counts[full] = UINT32_MAX;
            TEST_ASSERT_EQUAL_INT(0, fair_percent(trials[i].dice, counts));
            memset(counts, 0xFF, sizeof counts);
            counts[full] = 0;
            TEST_ASSERT_EQUAL_INT(0, fair_percent(trials[i].dice, counts));
        }
    uint32_t full[FAIR_SUMS];
    memset(full, 0xFF, sizeof full);
    TEST_ASSERT_EQUAL_INT(99, fair_percent(&fair_faces, full));
    TEST_ASSERT_EQUAL_INT(0, fair_percent(&fair_sums, full));
    full[3] -= 400000; /* of 4 billion: 400000^2 * 5/6 / 2^32 = 31 */
    TEST_ASSERT_EQUAL_INT(0, fair_percent(&fair_faces, full));
    full[3] = UINT32_MAX - 100000; /* 1.9 */
    TEST_ASSERT_EQUAL_INT(85, fair_percent(&fair_faces, full));
}

/* Far off, the square of it would not fit; nearer it must still be exact. */
void test_what_is_too_far_off_is_not_computed(void) {
    uint32_t counts[FAIR_FACES];
    for (int i = 0; i < FAIR_FACES; i++) counts[i] = 3000000000u;
    counts[0] += 1u << 24;
    TEST_ASSERT_EQUAL_UINT32(FAIR_MOST, fair_chi_square_milli(&fair_faces, counts));
    counts[0] = 3000000000u + (1u << 22);
    TEST_ASSERT_UINT32_WITHIN(1, 4885579, fair_chi_square_milli(&fair_faces, counts));
}

void test_many_honest_rolls_are_judged_like_few(void) {
    uint32_t counts[FAIR_SUMS];
    for (int i = 0; i < FAIR_SUMS; i++) counts[i] = 100000000u * fair_sums.way[i];
    counts[5] += 50000; /* 4.2 by itself, spread over the others a little more */
    counts[6] -= 50000; /* 5 */
    uint32_t chi = fair_chi_square_milli(&fair_sums, counts);
    TEST_ASSERT_UINT32_WITHIN(3, 9166, chi);
    TEST_ASSERT_EQUAL_INT(51, fair_percent(&fair_sums, counts));
}
