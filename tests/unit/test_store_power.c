/* What was clean is found again wherever power failed; and what ten years of playing wear. */
#include "fake.h"
#include "life.h"
#include "lot.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

void setUp(void) { life_reset(); }

static uint8_t flash_before[LIFE_FLASH_BYTES], flash_after[LIFE_FLASH_BYTES];
static store store_before;
static int clean_before, handed_before;
static long cuts;

static void remember(void) {
    memcpy(flash_before, fake_flash(), LIFE_FLASH_BYTES);
    store_before = life;
    clean_before = life_clean;
    handed_before = life_handed;
}

static void go_back(void) {
    memcpy(fake_flash(), flash_before, LIFE_FLASH_BYTES);
    fake_power_back();
    life = store_before;
    life_clean = clean_before;
    life_handed = handed_before;
}

/* After a cut: found again, and again after a second cut somewhere in the life that goes on. */
static void survive(lot *l, const char *when) {
    life_power_cycle();
    life_check(when);
    TEST_ASSERT_FALSE_MESSAGE(life.damaged || life.newer, when);
    cuts++;
    life_clean = ++life_handed; /* from here on this is what there is */
    life_history[life_clean] = life_sum(&life);
    static const size_t bytes[] = {0, 1, 17, 128, 255, 256, 4095, 4096};
    fake_cut_power(fake_flash_steps() + (uint32_t)lot_below(l, 12), bytes[lot_below(l, 8)]);
    for (int i = 0; i < 12; i++) {
        life_go(life_handed * 5 + lot_below(l, 1000));
        for (int k = lot_below(l, 5); k > 0 && !fake_power_is_cut(); k--) life_step(lot_below(l, 2));
        if (fake_power_is_cut()) break;
    }
    cuts += fake_power_is_cut();
    life_power_cycle();
    life_check("second cut");
    TEST_ASSERT_FALSE_MESSAGE(life.damaged || life.newer, "second cut");
}

/* A page or a sector as power may leave it: of a program, some bits; of an erase, anything. */
static void tear(lot *l) {
    size_t first = LIFE_FLASH_BYTES, last = 0;
    for (size_t i = 0; i < LIFE_FLASH_BYTES; i++)
        if (flash_after[i] != flash_before[i]) first = i < first ? i : first, last = i;
    if (first == LIFE_FLASH_BYTES)
        first = (size_t)store_next(&life) * NOR_SECTOR_BYTES; /* was blank before */
    bool erased = flash_after[first] & ~flash_before[first] || flash_after[first] == flash_before[first];
    uint8_t *flash = fake_flash();
    memcpy(flash, flash_before, LIFE_FLASH_BYTES);
    if (erased) {
        first -= first % NOR_SECTOR_BYTES;
        last = first + NOR_SECTOR_BYTES - 1;
        int how = lot_below(l, 3);
        for (size_t i = first; i <= last; i++) {
            uint8_t noise = (uint8_t)(lot_next(l) >> 8);
            flash[i] = how == 0 ? noise : how == 1 ? flash[i] | noise : flash[i] & noise;
        }
    } else
        for (size_t i = first; i <= last; i++) flash[i] &= (uint8_t)(flash_after[i] | lot_next(l) >> 8);
}

static void cut_everywhere_in_the_next_step(lot *l, bool may_erase) {
    static const size_t at_bytes[] = {0, 1, 7, 128, 255, 256, 2048, 4095, 4096};
    remember();
    for (size_t i = 0; i < sizeof at_bytes / sizeof *at_bytes; i++) {
        fake_cut_power(fake_flash_steps(), at_bytes[i]);
        store_step(&life, may_erase);
        bool was_cut = fake_power_is_cut();
        if (was_cut) survive(l, "cut");
        go_back();
        if (!was_cut) return; /* no flash operation in this step */
    }
    store_step(&life, may_erase);
    memcpy(flash_after, fake_flash(), LIFE_FLASH_BYTES);
    for (int i = 0; i < 4; i++) {
        go_back();
        tear(l);
        survive(l, "torn");
    }
    go_back();
}

/* Returns how many flash steps it took. */
static uint32_t step_with_cuts(lot *l, bool may_erase) {
    cut_everywhere_in_the_next_step(l, may_erase);
    uint32_t before = fake_flash_steps();
    life_step(may_erase);
    return fake_flash_steps() - before;
}

void test_power_may_fail_at_every_flash_step_and_at_any_byte_of_it(void) {
    enum { NUMBERS = 600 };
    lot l = {20261118};
    cuts = 0;
    while (life.sequence < STORE_SECTORS + 3) { /* so that what is erased has been written before */
        life_begin();
        life_long(NUMBERS);
    }
    life_begin();
    uint32_t begin = life.sequence, steps = 0;
    for (int i = 0; i < NUMBERS; i++) {
        life_go(i);
        for (int k = lot_below(&l, 4); k > 0; k--) steps += step_with_cuts(&l, lot_below(&l, 2));
        if (i % 50 == 49) {
            while (!store_clean(&life)) steps += step_with_cuts(&l, false);
            life_power_cycle();
            life_check("switched off and on");
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT32(10, life.sequence - begin);
    printf("store: %ld power cuts in %u flash steps of %d changes over %u sectors, nothing lost\n", cuts,
           (unsigned)steps, NUMBERS, (unsigned)(life.sequence - begin));
}

void test_power_may_fail_all_round_the_ring(void) {
    lot l = {77};
    for (int round = 0; round < 3000; round++) {
        fake_cut_power(fake_flash_steps() + (uint32_t)lot_below(&l, 40), (size_t)lot_below(&l, 4097));
        for (int i = 0; i < 12 && !fake_power_is_cut(); i++) {
            life_go(life_handed);
            for (int k = lot_below(&l, 6); k > 0 && !fake_power_is_cut(); k--) life_step(lot_below(&l, 2));
        }
        life_power_cycle();
        life_check("round the ring");
        TEST_ASSERT_FALSE(life.damaged || life.newer);
        life_begin();
    }
    TEST_ASSERT_GREATER_THAN(STORE_SECTORS * 2, life.sequence);
}

/* A device is switched on and a game of 1500 records is played: two moves, then a change of place; a
 * game when the journal is full; the statistics and the best list at the end. */
static void play_a_game(int number, size_t game_bytes, size_t list_bytes) {
    life_power_cycle();
    life_settle();
    life_put(STORE_GAME, number, game_bytes);
    for (int i = 0; i < 1500; i++) {
        if (i % 3 == 2) life_put(STORE_PLACE, i, 16);
        else if (!life_append(i, 8)) life_put(STORE_GAME, number + i, game_bytes);
        while (!store_clean(&life)) store_step(&life, false);
        if (i % 10 == 0) store_step(&life, true); /* somebody thinks */
    }
    life_put(STORE_STATISTICS, number, list_bytes);
    life_put(STORE_BEST, number, list_bytes);
    life_settle();
    TEST_ASSERT_EQUAL_UINT16(0, life.forced);
}

/* Cycles of a sector in 10 years. */
static double wear(size_t settings_bytes, size_t game_bytes, size_t list_bytes) {
    enum { GAMES = 100, A_DAY = 20, DAYS = 3652 };
    life_put(STORE_SETTINGS, 1, settings_bytes);
    life_settle();
    for (int i = 0; i < GAMES; i++) play_a_game(i, game_bytes, list_bytes);
    uint32_t least = UINT32_MAX, most = 0, sum = 0;
    for (uint32_t i = 0; i < STORE_SECTORS; i++) {
        uint32_t n = fake_erases(i);
        sum += n;
        least = n < least ? n : least;
        most = n > most ? n : most;
    }
    double a_game = (double)sum / GAMES, cycles = a_game * A_DAY * DAYS / STORE_SECTORS;
    printf("store: %.1f erases a game of 1500 records; 20 a day make %.0f cycles of a sector in 10 years\n",
           a_game, cycles);
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(least * 3 / 2, most); /* every power-on erases one sector twice */
    return cycles;
}

void test_wear_is_even_and_ten_years_are_a_fifth_of_a_hundred_thousand_cycles(void) {
    TEST_ASSERT_TRUE(wear(64, 376, 256) < 20000);
}

void test_with_values_as_long_as_can_be_ten_years_are_still_within_reach(void) {
    TEST_ASSERT_TRUE(wear(STORE_VALUE_MAX, STORE_VALUE_MAX, STORE_VALUE_MAX) < 100000);
}
