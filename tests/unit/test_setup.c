/* `new GAME key=value...` as text. */
#include "kind.h"
#include "setup.h"
#include "unity.h"

#include <string.h>

static void becomes(const char *expected, const char *text) {
    setup st;
    int column = 0;
    TEST_ASSERT_EQUAL_MESSAGE(REASON_OK, setup_parse(&st, text, &column), text);
    char printed[128];
    line l = line_in(printed, sizeof printed);
    setup_print(&l, &st);
    TEST_ASSERT_EQUAL_STRING(expected, printed);
}

static void bad(const char *why, int where, const char *text) {
    setup st, before;
    memset(&st, 0xAA, sizeof st);
    before = st;
    int column = 0;
    TEST_ASSERT_EQUAL_STRING_MESSAGE(why, reason_word(setup_parse(&st, text, &column)), text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(where, column, text);
    TEST_ASSERT_EQUAL_MEMORY(&before, &st, sizeof st);
}

void test_what_is_not_said_is_the_default(void) {
    becomes("standard players=1 knights=1-6", "standard");
    becomes("plus players=1 deserts=both ramp=on", "plus");
    becomes("extra players=2 jokers=next castles=on longest=1", "extra");
}

void test_keys_come_in_any_order(void) {
    becomes("extra players=4 jokers=now castles=off longest=2",
            "extra castles=off longest=2 players=4 jokers=now");
    becomes("plus players=8 deserts=each ramp=off", "plus ramp=off players=8 deserts=each");
    becomes("standard players=3 knights=1", "standard knights=1 players=3");
}

void test_the_last_word_counts(void) {
    becomes("extra players=2 jokers=next castles=on longest=1", "extra castles=off castles=on");
}

void test_bad_setups_say_where(void) {
    bad("unknown-game", 1, "chess");
    bad("unknown-game", 1, "");
    bad("unknown-game", 1, "standards");
    bad("bad-players", 18, "standard players=9");
    bad("bad-players", 15, "extra players=1");
    bad("not-understood", 18, "standard players=x");
    bad("bad-switch", 10, "standard castles=on");
    bad("bad-switch", 15, "extra castles=maybe");
    bad("bad-switch", 15, "extra castles=onn");
    bad("bad-switch", 7, "extra ");
    bad("bad-switch", 7, "extra castles");
    bad("not-understood", 19, "standard players=1x");
}
