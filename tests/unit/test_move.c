/* Moves as text. */
#include "play.h"

static void same(const island *is, const char *text) {
    move m = {.kind = MOVE_KINDS};
    int column = 0;
    TEST_ASSERT_EQUAL_STRING_MESSAGE("ok", reason_word(move_parse(&m, is, text, &column)), text);
    char printed[MOVE_TEXT_MAX];
    line l = line_in(printed, sizeof printed);
    move_print(&l, is, &m);
    TEST_ASSERT_EQUAL_STRING(text, printed);
    TEST_ASSERT_EQUAL_INT(0, column);
}

static void bad(const char *why, int where, const char *text) {
    move m, before;
    memset(&m, 0xAA, sizeof m);
    before = m;
    int column = 0;
    TEST_ASSERT_EQUAL_STRING_MESSAGE(why, reason_word(move_parse(&m, &island_extra, text, &column)), text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(where, column, text);
    TEST_ASSERT_EQUAL_MEMORY(&before, &m, sizeof m);
}

void test_what_is_printed_is_what_was_read(void) {
    same(&island_extra, "start R0104");
    same(&island_extra, "roll 2,5,6=bgo");
    same(&island_extra, "roll 1,2,3,4,5,6=blwgom");
    same(&island_extra, "roll 2,5,6");
    same(&island_extra, "stop");
    same(&island_extra, "trade o");
    same(&island_extra, "joker K03 4");
    same(&island_extra, "joker K09 4=o");
    same(&island_extra, "joker K09 4");
    same(&island_one, "joker K3 4");
    same(&island_one, "joker K6 4=m");
    same(&island_extra, "build S17");
    same(&island_extra, "build B3");
    same(&island_one, "build S11");
    same(&island_two, "build R16");
    same(&island_extra, "end");
}

void test_a_face_that_goes_without_saying_is_not_printed(void) {
    move m;
    int column;
    TEST_ASSERT_EQUAL(REASON_OK, move_parse(&m, &island_one, "joker K3 4=w", &column));
    char printed[MOVE_TEXT_MAX];
    line l = line_in(printed, sizeof printed);
    move_print(&l, &island_one, &m);
    TEST_ASSERT_EQUAL_STRING("joker K3 4", printed);
}

void test_a_bad_line_gives_column_and_reason_and_changes_nothing(void) {
    bad("unknown-move", 1, "");
    bad("unknown-move", 1, "fly");
    bad("unknown-move", 1, "endless");
    bad("unknown-move", 1, " end");
    bad("not-understood", 4, "end ");
    bad("not-understood", 6, "build");
    bad("not-understood", 7, "build ");
    bad("not-understood", 7, "build X3");
    bad("not-understood", 7, "build 17");
    bad("not-understood", 8, "build S");
}

void test_names_must_be_on_the_island_and_whole(void) {
    bad("no-such-site", 7, "build S03");
    bad("no-such-site", 7, "build S1");
    bad("no-such-site", 7, "build S017");
    bad("no-such-site", 7, "build R0102");
    bad("no-such-site", 7, "build B4");
    bad("not-understood", 10, "build S17x");
    bad("not-understood", 7, "start S17");
    bad("no-such-site", 7, "start R9999");
}

void test_dice_are_numbered_from_one_to_six_and_ascend(void) {
    bad("not-understood", 5, "roll");
    bad("not-understood", 6, "roll ");
    bad("no-such-dice", 6, "roll 0=b");
    bad("no-such-dice", 6, "roll 7=b");
    bad("not-ascending", 8, "roll 2,1=bb");
    bad("not-ascending", 8, "roll 2,2=bb");
    bad("not-understood", 8, "roll 2,=b");
    bad("not-understood", 9, "roll 1,2 =bb");
}

void test_faces_are_letters_one_for_each_die(void) {
    bad("not-understood", 8, "roll 1=x");
    bad("not-understood", 8, "roll 1=1");
    bad("not-understood", 8, "roll 1=B");
    bad("not-understood", 11, "roll 1,2=b");
    bad("not-understood", 12, "roll 1,2=bbb");
    bad("not-understood", 6, "trade");
    bad("not-understood", 7, "trade x");
    bad("not-understood", 8, "trade oo");
}

void test_a_joker_needs_knight_and_die(void) {
    bad("not-understood", 7, "joker S17 1");
    bad("no-such-site", 7, "joker K20 1");
    bad("not-understood", 10, "joker K03");
    bad("not-understood", 11, "joker K03 ");
    bad("no-such-dice", 11, "joker K03 7");
    bad("not-understood", 13, "joker K09 1=");
    bad("not-understood", 12, "joker K03 1 2");
}

void test_equal_moves_are_equal_bytes(void) {
    move a, b;
    int column;
    memset(&a, 0xAA, sizeof a);
    memset(&b, 0x55, sizeof b);
    move_parse(&a, &island_extra, "roll 2,5,6=bgo", &column);
    move_parse(&b, &island_extra, "roll 2,5,6=bgo", &column);
    TEST_ASSERT_EQUAL_MEMORY(&a, &b, sizeof a);
}

void test_a_roll_of_no_dice_prints_as_the_bare_word(void) {
    char printed[MOVE_TEXT_MAX];
    line l = line_in(printed, sizeof printed);
    move_print(&l, &island_one, &(move){.kind = MOVE_ROLL});
    TEST_ASSERT_EQUAL_STRING("roll", printed);
}
