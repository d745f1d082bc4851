/* What chance decides, out of faces. */
#include "cast.h"

#include "lot.h"
#include "unity.h"

#include <string.h>

void setUp(void) {}
void tearDown(void) {}

static bool healthy(void *context, uint8_t *faces, int count) {
    for (int i = 0; i < count; i++) faces[i] = (uint8_t)lot_below(context, 6);
    return true;
}

/* Healthy for so many calls. */
static bool dies(void *context, uint8_t *faces, int count) {
    memset(faces, 0, (size_t)count);
    return --*(int *)context >= 0;
}

/* Every throw of two dice once, so that what is fair is seen exactly. */
static bool each_once(void *context, uint8_t *faces, int count) {
    int *next = context;
    if (*next == 36) return false;
    faces[0] = (uint8_t)(count == 1 ? *next % 6 : *next / 6);
    if (count == 2) faces[1] = (uint8_t)(*next % 6);
    ++*next;
    return true;
}

void test_every_number_is_equally_likely(void) {
    for (int count = 2; count <= 36; count++) {
        int seen[36] = {0}, next = 0, number;
        while (cast_below(each_once, &next, count, &number)) seen[number]++;
        for (int i = 1; i < count; i++) TEST_ASSERT_EQUAL_INT(seen[0], seen[i]);
        TEST_ASSERT_GREATER_THAN(0, seen[0]);
    }
}

void test_a_roll_gets_its_dice_and_with_cities_and_knights_the_event(void) {
    lot l = {7};
    table_setup st = table_setup_for(4);
    table t = table_new(&st);
    table_move m = {.kind = TABLE_MOVE_ROLL};
    TEST_ASSERT_TRUE(cast_table(healthy, &l, &t, &m));
    TEST_ASSERT_TRUE(m.red >= 1 && m.red <= 6 && m.yellow >= 1 && m.yellow <= 6);
    TEST_ASSERT_EQUAL(TABLE_NO_EVENT, m.event);
    t.setup.expansions = 1u << TABLE_KNIGHTS;
    int ships = 0;
    for (int i = 0; i < 6000; i++) {
        TEST_ASSERT_TRUE(cast_table(healthy, &l, &t, &m));
        TEST_ASSERT_TRUE(m.event != TABLE_NO_EVENT);
        ships += m.event == TABLE_SHIP;
    }
    TEST_ASSERT_INT_WITHIN(200, 3000, ships);
}

void test_a_deck_gives_only_cards_that_are_left_all_equally_likely(void) {
    lot l = {8};
    table_setup st = table_setup_for(4);
    st.deck = 1;
    table t = table_new(&st);
    for (int red = 1; red <= 5; red++)
        for (int yellow = 1; yellow <= 6; yellow++) deck_take(&t.deck, red, yellow);
    int seen[7] = {0};
    for (int i = 0; i < 6000; i++) {
        table_move m = {.kind = TABLE_MOVE_ROLL};
        TEST_ASSERT_TRUE(cast_table(healthy, &l, &t, &m));
        TEST_ASSERT_EQUAL_UINT8(6, m.red);
        seen[m.yellow]++;
    }
    for (int yellow = 1; yellow <= 6; yellow++) TEST_ASSERT_INT_WITHIN(150, 1000, seen[yellow]);
}

void test_a_board_is_drawn_whole_or_not_at_all(void) {
    lot l = {9};
    table_setup st = table_setup_for(6);
    table t = table_new(&st);
    table_move none = {.kind = TABLE_MOVE_BOARD, .board = {.corner = LAYOUT_ANY_CORNER}}, m = none;
    TEST_ASSERT_TRUE(cast_table(healthy, &l, &t, &m));
    TEST_ASSERT_TRUE(layout_valid(&m.board));
    TEST_ASSERT_EQUAL_UINT8(LAYOUT_30, m.board.board);
    for (int calls = 0; calls < 40; calls++) {
        int left = calls;
        m = none;
        TEST_ASSERT_FALSE(cast_table(dies, &left, &t, &m));
        TEST_ASSERT_EQUAL_MEMORY(&none, &m, sizeof m);
    }
}

void test_nothing_is_drawn_from_a_source_that_fails(void) {
    table_setup st = table_setup_for(4);
    table t = table_new(&st);
    int left = 0, number;
    table_move m = {.kind = TABLE_MOVE_ROLL};
    TEST_ASSERT_FALSE(cast_table(dies, &left, &t, &m));
    TEST_ASSERT_EQUAL_UINT8(0, m.red);
    TEST_ASSERT_FALSE(cast_below(dies, &left, 3, &number));
}
