#include "chance.h"
#include "fake.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

/* Chi-square with 5 degrees of freedom exceeds this once in a million. */
static const double limit = 36.6;
enum { FACES = 6000000, SEED = 20261118 };

static chance c;

void setUp(void) {
    fake_reset();
    fake_entropy(FAKE_HEALTHY, SEED);
    chance_init(&c);
}

static double chi_square(const uint32_t counts[DICE_FACES], uint32_t total) {
    double expected = total / 6.0, sum = 0;
    for (int face = 0; face < DICE_FACES; face++)
        sum += (counts[face] - expected) * (counts[face] - expected) / expected;
    return sum;
}

void test_six_million_faces_are_fair(void) {
    uint32_t counts[DICE_FACES] = {0}, pairs[DICE_FACES] = {0};
    uint8_t faces[60], last = 0;
    for (int drawn = 0; drawn < FACES; drawn += 60) {
        TEST_ASSERT_TRUE(chance_faces(&c, faces, 60));
        for (int i = 0; i < 60; i++) {
            counts[faces[i]]++;
            pairs[(faces[i] + 6 - last) % 6]++; /* and one does not follow from the other */
            last = faces[i];
        }
    }
    printf("fairness: %d faces, seed %d: chi-square %.3f, of successors %.3f, limit %.1f\n", FACES, SEED,
           chi_square(counts, FACES), chi_square(pairs, FACES), limit);
    TEST_ASSERT_TRUE(chi_square(counts, FACES) < limit);
    TEST_ASSERT_TRUE(chi_square(pairs, FACES) < limit);
}

/* The same test on the mistake it is there to find: three bits modulo six. */
void test_modulo_in_place_of_rejection_would_be_caught(void) {
    uint32_t counts[DICE_FACES] = {0};
    for (int i = 0; i < 6000; i++) {
        uint32_t value = 8;
        TEST_ASSERT_TRUE(chance_below(&c, 8, &value));
        counts[value % 6]++;
    }
    TEST_ASSERT_TRUE(chi_square(counts, 6000) > limit);
}

/* Ten groups of three bits, lowest bit first: 0 1 2 3 4 5 6 7 6 5. */
void test_sixes_and_sevens_are_thrown_away(void) {
    static const int groups[] = {0, 1, 2, 3, 4, 5, 6, 7, 6, 5};
    uint32_t word = 0;
    int at = 0;
    for (int i = 0; i < 10; i++)
        for (int bit = 2; bit >= 0; bit--) word |= (uint32_t)(groups[i] >> bit & 1) << at++;
    fake_entropy_words(&word, 1);
    uint8_t faces[7];
    TEST_ASSERT_TRUE(chance_faces(&c, faces, 7));
    static const uint8_t want[] = {0, 1, 2, 3, 4, 5, 5};
    TEST_ASSERT_EQUAL_UINT8_ARRAY(want, faces, 7);
}

void test_numbers_below_any_limit_stay_below_it(void) {
    for (uint32_t below = 1; below <= 100; below++) {
        uint32_t most = 0;
        for (int i = 0; i < 2000; i++) {
            uint32_t value = below;
            TEST_ASSERT_TRUE(chance_below(&c, below, &value));
            TEST_ASSERT_TRUE(value < below);
            if (value > most) most = value;
        }
        TEST_ASSERT_EQUAL_UINT32(below - 1, most);
    }
}

static void refuses(fake_source source, health_verdict verdict) {
    chance_init(&c);
    fake_entropy(source, SEED);
    uint8_t face = 77;
    TEST_ASSERT_FALSE(chance_faces(&c, &face, 1));
    TEST_ASSERT_EQUAL_UINT8(77, face);
    TEST_ASSERT_EQUAL(verdict, c.health.verdict);
    uint32_t value = 77;
    TEST_ASSERT_FALSE(chance_below(&c, 6, &value));
    TEST_ASSERT_EQUAL_UINT32(77, value);
}

void test_a_sick_source_gives_no_dice(void) {
    refuses(FAKE_STUCK_AT_0, HEALTH_STUCK);
    refuses(FAKE_STUCK_AT_1, HEALTH_STUCK);
    refuses(FAKE_LOPSIDED, HEALTH_LOPSIDED);
}

void test_a_source_that_has_died_gives_not_one_roll_more(void) {
    uint8_t faces[6];
    for (int i = 0; i < 100; i++) TEST_ASSERT_TRUE(chance_faces(&c, faces, 6));
    fake_entropy(FAKE_STUCK_AT_1, SEED);
    TEST_ASSERT_FALSE(chance_faces(&c, faces, 6));
}

void test_after_an_alarm_only_a_full_test_helps(void) {
    refuses(FAKE_STUCK_AT_0, HEALTH_STUCK);
    fake_entropy(FAKE_HEALTHY, SEED);
    uint8_t face;
    TEST_ASSERT_FALSE(chance_faces(&c, &face, 1));
    TEST_ASSERT_TRUE(chance_test(&c));
    TEST_ASSERT_TRUE(chance_faces(&c, &face, 1));
}

void test_scripted_faces_come_in_order_and_are_not_called_real(void) {
    TEST_ASSERT_TRUE(chance_is_real(&c));
    for (int i = 0; i < 6; i++) TEST_ASSERT_TRUE(chance_script(&c, 5 - i));
    TEST_ASSERT_FALSE(chance_is_real(&c));
    uint8_t faces[6];
    TEST_ASSERT_TRUE(chance_faces(&c, faces, 6));
    static const uint8_t want[] = {5, 4, 3, 2, 1, 0};
    TEST_ASSERT_EQUAL_UINT8_ARRAY(want, faces, 6);
    TEST_ASSERT_FALSE(chance_is_real(&c)); /* the faces on the table are still the script's */
    TEST_ASSERT_TRUE(chance_faces(&c, faces, 6));
    TEST_ASSERT_TRUE(chance_is_real(&c));
}

void test_a_script_too_short_for_a_roll_is_dropped(void) {
    chance_script(&c, 1);
    uint8_t faces[6];
    TEST_ASSERT_TRUE(chance_faces(&c, faces, 6));
    TEST_ASSERT_TRUE(chance_is_real(&c));
    TEST_ASSERT_EQUAL_UINT8(0, c.script_count);
}

void test_a_script_has_its_limit(void) {
    for (int i = 0; i < CHANCE_SCRIPT_MAX; i++) TEST_ASSERT_TRUE(chance_script(&c, 0));
    TEST_ASSERT_FALSE(chance_script(&c, 0));
}
