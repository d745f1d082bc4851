#include "life.h"

#include "fake.h"
#include "lot.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

store life;
uint64_t life_history[LIFE_HISTORY_MAX];
int life_handed, life_clean;

uint64_t life_sum(const store *of) {
    uint64_t sum = 14695981039346656037u;
    uint8_t bytes[STORE_VALUE_MAX];
    for (int i = 0; i < STORE_SLOTS; i++) {
        size_t length = store_get(of, (store_slot)i, bytes, sizeof bytes);
        sum = (sum ^ length) * 1099511628211u;
        for (size_t k = 0; k < length; k++) sum = (sum ^ bytes[k]) * 1099511628211u;
    }
    for (int i = 0, length; (length = store_journal(of, i, bytes, sizeof bytes)) >= 0; i++) {
        sum = (sum ^ (uint64_t)length) * 1099511628211u;
        for (int k = 0; k < length; k++) sum = (sum ^ bytes[k]) * 1099511628211u;
    }
    return sum;
}

static void note(void) {
    TEST_ASSERT_LESS_THAN(LIFE_HISTORY_MAX, life_handed + 1);
    life_history[++life_handed] = life_sum(&life);
}

void life_begin(void) {
    life_handed = life_clean = 0;
    life_history[0] = life_sum(&life);
}

void life_reset(void) {
    fake_reset();
    store_open(&life);
    life_begin();
}

void life_settle(void) {
    for (int i = 0; i < 1000 && store_step(&life, true) != STORE_IDLE; i++) continue;
}

void life_power_cycle(void) {
    fake_power_back();
    store_open(&life);
}

bool life_put(store_slot slot, int number, size_t length) {
    uint8_t bytes[STORE_VALUE_MAX + 1];
    for (int i = 0; i < (int)length; i++)
        bytes[i] = (uint8_t)((number >> i % 2 * 8) * 7 + (int)slot * 31 + i);
    return store_put(&life, slot, bytes, length);
}

bool life_append(int number, size_t length) {
    uint8_t bytes[STORE_ENTRY_MAX + 1];
    for (size_t i = 0; i < length; i++) bytes[i] = (uint8_t)(number >> (i % 2 * 8));
    return store_append(&life, bytes, length);
}

void life_go(int number) {
    lot l = {(uint32_t)number * 2654435761u + 1};
    for (int i = 0; i < 4; i++) lot_next(&l);
    switch (lot_below(&l, 12)) {
    case 0: life_put(STORE_SETTINGS, number, (size_t)lot_below(&l, 64)); break;
    case 1: life_put(STORE_STATISTICS, number, 200); break;
    case 2: life_put(STORE_BEST, number, (size_t)lot_below(&l, 250)); break;
    case 3: life_put(STORE_GAME, number, 376); break;
    case 4:
    case 5:
    case 6: life_put(STORE_PLACE, number, 12); break;
    default:
        if (!life_append(number, (size_t)lot_below(&l, 20) + 1)) life_put(STORE_GAME, number, 376);
        break;
    }
    if (number % 97 == 0) store_forget(&life, 1u << lot_below(&l, STORE_SLOTS));
    note();
}

void life_check(const char *when) {
    uint64_t found = life_sum(&life);
    for (int i = life_handed; i >= life_clean; i--)
        if (life_history[i] == found) return;
    int lost = -1;
    for (int i = life_clean; i >= 0 && lost < 0; i--)
        if (life_history[i] == found) lost = life_clean - i;
    char text[100];
    snprintf(text, sizeof text, "%s: of %d handed over, %d clean: %d lost", when, life_handed, life_clean,
             lost);
    TEST_FAIL_MESSAGE(text);
}

void life_step(bool may_erase) {
    store_step(&life, may_erase);
    if (store_clean(&life)) life_clean = life_handed;
}

void life_long(int numbers) {
    for (int i = 0; i < numbers; i++) {
        life_go(i);
        while (!store_clean(&life)) life_step(true);
    }
    life_step(true);
}

void life_check_past(void) {
    uint64_t found = life_sum(&life);
    for (int i = life_handed; i >= 0; i--)
        if (life_history[i] == found) return;
    TEST_FAIL_MESSAGE("found what was never there");
}
