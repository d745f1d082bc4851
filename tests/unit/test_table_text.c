/* The notation of the table: setups, moves, positions. */
#include "evening.h"

/* Where the ^ stands, which is no part of the line, it is refused with the word. */
typedef struct {
    const char *word, *marked;
} bad_line;

static int unmark(const char *marked, char *text, size_t size) {
    const char *mark = strchr(marked, '^');
    TEST_ASSERT_NOT_NULL_MESSAGE(mark, marked);
    snprintf(text, size, "%.*s%s", (int)(mark - marked), marked, mark + 1);
    return (int)(mark - marked) + 1;
}

/* ---- setups */

static void setup_reads(const char *said, const char *whole) {
    table_setup st;
    char text[160];
    int column;
    TEST_ASSERT_EQUAL_STRING_MESSAGE("ok", reason_word(table_setup_parse(&st, said, &column)), said);
    TEST_ASSERT_TRUE(table_setup_sane(&st));
    line l = line_in(text, sizeof text);
    table_setup_print(&l, &st);
    TEST_ASSERT_EQUAL_STRING(whole, text);
    scan s = scan_of(text);
    table_setup again = table_setup_scan(&s);
    scan_end(&s);
    TEST_ASSERT_EQUAL(REASON_OK, s.failed);
    TEST_ASSERT_EQUAL_MEMORY(&st, &again, sizeof st);
}

void test_a_setup_is_said_in_any_order_and_written_in_one(void) {
    setup_reads("table", "table players=6 rule=paired expansions=none dice=true board=30");
    setup_reads("table players=3", "table players=3 rule=plain expansions=none dice=true board=19");
    setup_reads("table board=none dice=deck rule=special players=5",
                "table players=5 rule=special expansions=none dice=deck board=none");
    setup_reads(
        "table expansions=seafarers,knights,fishermen,barbarians,traders,explorers",
        "table players=6 rule=paired expansions=seafarers,knights,fishermen,barbarians,traders,explorers "
        "dice=true board=30");
    setup_reads("table expansions=knights players=4",
                "table players=4 rule=plain expansions=knights dice=true board=19");
}

void test_a_bad_setup_gives_reason_and_column_and_changes_nothing(void) {
    static const bad_line lines[] = {
        {"unknown-game", "^chess"},
        {"unknown-game", "^tables"},
        {"bad-players", "table players=^1"},
        {"bad-players", "table players=^7"},
        {"bad-switch", "table rule=^odd"},
        {"bad-switch", "table rule=^plain"},
        {"bad-switch", "table rule=^special players=4"},
        {"bad-switch", "table players=4 board=^30"},
        {"bad-switch", "table board=^19"},
        {"bad-switch", "table board=^20"},
        {"bad-switch", "table dice=^loaded"},
        {"bad-switch", "table expansions=^"},
        {"bad-switch", "table expansions=knights,^none"},
        {"not-ascending", "table expansions=knights,^seafarers"},
        {"not-ascending", "table expansions=knights,^knights"},
        {"not-understood", "table expansions=knights^x"},
        {"not-understood", "table^ sound=on"},
        {"not-understood", "table^  players=4"},
        {"not-understood", "table players=4^ "},
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char text[120];
        int wanted = unmark(lines[i].marked, text, sizeof text), column = 0;
        table_setup st = table_setup_for(5), before = st;
        TEST_ASSERT_EQUAL_STRING_MESSAGE(lines[i].word, reason_word(table_setup_parse(&st, text, &column)),
                                         text);
        TEST_ASSERT_EQUAL_INT_MESSAGE(wanted, column, text);
        TEST_ASSERT_EQUAL_MEMORY(&before, &st, sizeof st);
    }
}

void test_rules_and_expansions_have_words(void) {
    TEST_ASSERT_EQUAL_STRING("paired", table_setup_rule(TABLE_PAIRED));
    TEST_ASSERT_EQUAL_STRING("explorers", table_setup_expansion(TABLE_EXPLORERS));
}

/* ---- moves */

void test_moves_survive_being_read_and_written(void) {
    static const char *const moves[] = {
        "rolloff 3=52",
        "rolloff 6",
        "start 4",
        "roll 35",
        "roll 35s",
        "roll 66y",
        "roll 11b",
        "roll 61g",
        "roll",
        "next",
        "win 1",
        "board",
        "board corner=nw",
        "board corner=e",
        "board " EVENING_BOARD_30,
        "board " EVENING_BOARD_19,
    };
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        table_move m = evening_move(moves[i]);
        char text[TABLE_MOVE_TEXT_MAX];
        line l = line_in(text, sizeof text);
        table_move_print(&l, &m);
        TEST_ASSERT_FALSE(l.full);
        TEST_ASSERT_EQUAL_STRING(moves[i], text);
    }
}

void test_what_a_move_does_not_use_is_zero(void) {
    table_move m = evening_move("roll 35y");
    table_move same = {.kind = TABLE_MOVE_ROLL, .red = 3, .yellow = 5, .event = TABLE_YELLOW};
    TEST_ASSERT_EQUAL_MEMORY(&same, &m, sizeof m);
    m = evening_move("win 2");
    same = (table_move){.kind = TABLE_MOVE_WIN, .seat = 1};
    TEST_ASSERT_EQUAL_MEMORY(&same, &m, sizeof m);
}

void test_a_bad_move_gives_reason_and_column_and_changes_nothing(void) {
    static const bad_line lines[] = {
        {"unknown-move", "^jump"},
        {"unknown-move", "^"},
        {"not-understood", "rolloff^"},
        {"no-such-seat", "rolloff ^0=35"},
        {"no-such-seat", "start ^300"},
        {"not-understood", "start ^x"},
        {"not-understood", "rolloff 1=^75"},
        {"not-understood", "rolloff 1=3^0"},
        {"not-understood", "rolloff 1^ 35"},
        {"not-understood", "roll 3^"},
        {"not-understood", "roll 35^x"},
        {"not-understood", "roll 35s^s"},
        {"not-understood", "roll ^ 35"},
        {"not-understood", "next^ 1"},
        {"not-understood", "win^"},
        {"not-understood", "win 1^ "},
        {"not-understood", "board ^corner"},
        {"not-understood", "board corner=^north"},
        {"not-understood", "board hexes=wo^x/bwgo/lblog/bllobo/dDblg/ggwl/gww harbours=333o3wwlgb3 corner=e"},
        {"not-understood",
         "board hexes=wow^w/bwgo/lblog/bllobo/dDblg/ggwl/gww harbours=333o3wwlgb3 corner=e"},
        {"not-understood", "board hexes=wow/bwgo/lblog/bllobo/dDblg/ggwl/gww^ corner=e"},
        {"not-understood", "board hexes=wow/bwgo/lblog/bllobo/dDblg/ggwl/gww harbours=333o3wwlgb3^"},
        {"not-understood", "board hexes=wow/bwgo/lblog/bllobo/dDblg/ggwl/gww harbours=333o3wwl^4 corner=e"},
        {"bad-board", "board hexes=^wow/bwgo/lblog/bllobo/ddblg/ggwl/gww harbours=333o3wwlgb3 corner=e"},
        {"bad-board", "board hexes=^wow/bwgo/lblog/bllobo/DDblg/ggwl/gww harbours=333o3wwlgb3 corner=e"},
        {"bad-board", "board hexes=^oow/bwgo/lblog/bllobo/dDblg/ggwl/gww harbours=333o3wwlgb3 corner=e"},
        {"bad-board", "board hexes=^wow/bwgo/lblog/bllobo/dDblg/ggwl/gww harbours=333o3wwlgw3 corner=e"},
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char text[120];
        int wanted = unmark(lines[i].marked, text, sizeof text), column = 0;
        table_move m = {.kind = 77}, before = m;
        TEST_ASSERT_EQUAL_STRING_MESSAGE(lines[i].word, reason_word(table_move_parse(&m, text, &column)),
                                         text);
        TEST_ASSERT_EQUAL_INT_MESSAGE(wanted, column, text);
        TEST_ASSERT_EQUAL_MEMORY(&before, &m, sizeof m);
    }
}

/* ---- positions */

#define PLAIN   "table players=4 rule=plain expansions=none dice=true board=none "
#define PAIRED  "table players=5 rule=paired expansions=none dice=true board=30 "
#define SPECIAL "table players=6 rule=special expansions=none dice=true board=none "
#define KNIGHTS "table players=6 rule=paired expansions=knights dice=true board=none "
#define DECK    "table players=4 rule=plain expansions=none dice=deck board=none "

void test_positions_survive_being_read_and_written(void) {
    static const char *const lines[] = {
        PLAIN "turn=0 phase=rolloff rolled=-,-,-,-",
        PLAIN "turn=0 phase=rolloff rolled=8,-,12,-",
        PLAIN "turn=0 phase=rolloff rolled=-,x,-,x",
        PLAIN "turn=0 phase=found start=2",
        PLAIN "turn=0 phase=found start=2 rolled=8,9,x,x",
        PLAIN "turn=1 phase=before start=4",
        PLAIN "turn=2 phase=both start=4 roll=43 sums=1,0,0,0,0,1,0,0,0,0,0",
        PAIRED "turn=0 phase=rolloff rolled=-,-,-,-,- " EVENING_BOARD_30,
        PAIRED "turn=1 phase=second-build start=1 roll=66 sums=0,0,0,0,0,0,0,0,0,0,1 " EVENING_BOARD_30,
        PAIRED "turn=1 phase=over start=1 won=4 roll=66 sums=0,0,0,0,0,0,0,0,0,0,1",
        PAIRED "turn=1 phase=over start=1 won=1",
        SPECIAL "turn=1 phase=extra-build start=3 builder=1 roll=12 sums=0,1,0,0,0,0,0,0,0,0,0",
        KNIGHTS "turn=2 phase=before start=3 sums=0,1,0,0,0,0,0,0,0,0,0 events=0,0,1,0",
        KNIGHTS "turn=1 phase=trade start=3 roll=12s sums=0,1,0,0,0,0,0,0,0,0,0 events=1,0,0,0",
        DECK "turn=3 phase=both start=3 roll=21 sums=0,2,0,0,0,0,0,0,0,0,1 drawn=12,21,66",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        table t;
        memset(&t, 0xAA, sizeof t);
        int column;
        TEST_ASSERT_EQUAL_STRING_MESSAGE("ok", reason_word(table_position_parse(&t, lines[i], &column)),
                                         lines[i]);
        char text[TABLE_POSITION_TEXT_MAX];
        line l = line_in(text, sizeof text);
        table_position_print(&l, &t);
        TEST_ASSERT_EQUAL_STRING(lines[i], text);
    }
}

void test_a_bad_position_gives_reason_and_column_and_changes_nothing(void) {
    static const bad_line lines[] = {
        {"not-understood", "^chess"},
        {"bad-players", "table players=^9 rule=plain"},
        {"bad-switch", "table players=6 rule=^plain expansions=none dice=true board=none turn=0"},
        {"bad-switch", "table players=6 rule=paired expansions=none dice=true board=^19 turn=0"},
        {"not-understood", "table players=4^ dice=true"},
        {"bad-turn", PLAIN "turn=^65536 phase=before start=1"},
        {"bad-turn", PLAIN "turn=^0 phase=before start=1"},
        {"bad-turn", PLAIN "turn=^1 phase=found start=1"},
        {"not-understood", PLAIN "turn=1 phase=^lunch start=1"},
        {"bad-phase", PLAIN "turn=1 phase=^trade start=1 roll=12 sums=0,1,0,0,0,0,0,0,0,0,0"},
        {"no-such-seat", PLAIN "turn=1 phase=before start=^5"},
        {"not-understood", PLAIN "turn=1 phase=before^"},
        {"not-understood", PLAIN "turn=0 phase=rolloff^"},
        {"not-understood", PLAIN "turn=0 phase=rolloff rolled=8,9^"},
        {"bad-roll-off", PLAIN "turn=0 phase=rolloff rolled=8,^13,-,-"},
        {"bad-roll-off", PLAIN "turn=0 phase=rolloff rolled=8,^1,-,-"},
        {"bad-roll-off", PLAIN "turn=0 phase=rolloff rolled=^8,9,10,11"},
        {"bad-roll-off", PLAIN "turn=0 phase=rolloff rolled=^-,x,x,x"},
        {"bad-roll-off", PLAIN "turn=0 phase=found start=1 rolled=^-,-,-,-"},
        {"bad-roll-off", PLAIN "turn=0 phase=found start=1 rolled=^8,-,-,-"},
        {"bad-roll-off", PLAIN "turn=0 phase=found start=1 rolled=^8,8,x,x"},
        {"bad-roll-off", PLAIN "turn=0 phase=found start=1 rolled=^8,9,x,x"},
        {"bad-roll-off", PLAIN "turn=0 phase=found start=1 rolled=^8,x,x,x"},
        {"not-understood", PLAIN "turn=1 phase=before start=1 ^rolled=8,9,x,x"},
        {"not-understood", SPECIAL "turn=1 phase=extra-build start=3^ roll=12"},
        {"no-such-seat", SPECIAL "turn=1 phase=extra-build start=3 builder=^7"},
        {"bad-turn",
         SPECIAL "turn=1 phase=extra-build start=3 builder=^3 roll=12 sums=0,1,0,0,0,0,0,0,0,0,0"},
        {"not-on-turn", PAIRED "turn=1 phase=over start=1 won=^4"},
        {"not-on-turn", PAIRED "turn=1 phase=over start=1 won=^3 roll=12 sums=0,1,0,0,0,0,0,0,0,0,0"},
        {"not-understood", PAIRED "turn=1 phase=over start=1^"},
        {"bad-dice", PLAIN "turn=1 phase=before start=1 roll=^12 sums=0,1,0,0,0,0,0,0,0,0,0"},
        {"bad-dice", PLAIN "turn=1 phase=^both start=1"},
        {"bad-dice", PLAIN "turn=1 phase=both start=1 roll=^12s sums=0,1,0,0,0,0,0,0,0,0,0"},
        {"bad-dice", KNIGHTS "turn=1 phase=trade start=1 roll=^12 sums=0,1,0,0,0,0,0,0,0,0,0 events=0,0,0,0"},
        {"not-understood", PLAIN "turn=1 phase=both start=1 roll=^72"},
        {"not-understood", PLAIN "turn=1 phase=both start=1 roll=12^"},
        {"bad-counts", PLAIN "turn=1 phase=both start=1 roll=12 sums=^1,0,0,0,0,0,0,0,0,0,0"},
        {"bad-counts", PLAIN "turn=1 phase=both start=1 roll=11 sums=^0,1,0,0,0,0,0,0,0,0,0"},
        {"bad-counts", PLAIN "turn=1 phase=both start=1 roll=12 sums=^1,1,0,0,0,0,0,0,0,0,0"},
        {"bad-counts", PLAIN "turn=1 phase=both start=1 roll=12 sums=^0,4294967295,2,0,0,0,0,0,0,0,0"},
        {"not-understood", PLAIN "turn=1 phase=both start=1 roll=12 sums=0,1^"},
        {"bad-counts",
         KNIGHTS "turn=1 phase=trade start=1 roll=12y sums=0,1,0,0,0,0,0,0,0,0,0 events=^1,0,0,0"},
        {"not-understood", KNIGHTS "turn=1 phase=trade start=1 roll=12y sums=0,1,0,0,0,0,0,0,0,0,0^"},
        {"bad-deck", DECK "turn=1 phase=both start=1 roll=12 sums=^0,1,0,0,0,0,0,0,0,0,0"},
        {"bad-deck", DECK "turn=1 phase=both start=1 roll=12 sums=0,1,0,0,0,0,0,0,0,0,0 drawn=^21"},
        {"bad-deck", DECK "turn=2 phase=before start=1 sums=0,1,0,0,0,0,0,0,0,0,0 drawn=^66"},
        {"not-ascending", DECK "turn=3 phase=before start=1 sums=0,2,0,0,0,0,0,0,0,0,0 drawn=21,^12"},
        {"not-understood", DECK "turn=2 phase=before start=1 sums=0,1,0,0,0,0,0,0,0,0,0 drawn=12^s"},
        {"bad-deck", PLAIN "turn=2 phase=before start=1 sums=0,1,0,0,0,0,0,0,0,0,0 drawn=^12"},
        {"bad-deck", DECK "turn=32 phase=before start=1 sums=^2,2,3,4,5,6,5,4,0,0,0"},
        {"bad-board", PLAIN "turn=0 phase=found start=1 ^" EVENING_BOARD_19},
        {"bad-board", PAIRED "turn=0 phase=found start=1 ^" EVENING_BOARD_19},
        {"not-understood", PAIRED "turn=0 phase=found start=1 ^board"},
        {"not-understood", PAIRED "turn=0 phase=found start=1 " EVENING_BOARD_30 "^ "},
        {"not-understood", PAIRED "turn=0 phase=found start=1 ^"},
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char text[TABLE_POSITION_TEXT_MAX];
        int wanted = unmark(lines[i].marked, text, sizeof text), column = 0;
        table t, before;
        memset(&t, 0xAA, sizeof t);
        before = t;
        TEST_ASSERT_EQUAL_STRING_MESSAGE(lines[i].word, reason_word(table_position_parse(&t, text, &column)),
                                         text);
        TEST_ASSERT_EQUAL_INT_MESSAGE(wanted, column, text);
        TEST_ASSERT_EQUAL_MEMORY(&before, &t, sizeof t);
    }
}

/* A line cut off anywhere, or with any one letter changed, is refused or means
 * exactly what it says. */
void test_damaged_lines_are_refused_or_read_as_they_stand(void) {
    static const char *const lines[] = {
        PAIRED "turn=2 phase=second-build start=1 roll=66 sums=0,0,0,0,0,0,1,0,0,0,1 " EVENING_BOARD_30,
        PLAIN "turn=0 phase=found start=2 rolled=8,9,x,x",
        KNIGHTS "turn=1 phase=trade start=3 roll=12s sums=0,1,0,0,0,0,0,0,0,0,0 events=1,0,0,0",
        DECK "turn=3 phase=both start=3 roll=21 sums=0,2,0,0,0,0,0,0,0,0,1 drawn=12,21,66",
    };
    static const char letters[] = "0123456789 =,-xdDbwlgo/spqz";
    int read = 0;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (size_t at = 0; lines[i][at]; at++)
            for (size_t c = 0; c < sizeof letters; c++) {
                char text[TABLE_POSITION_TEXT_MAX], again[TABLE_POSITION_TEXT_MAX];
                strcpy(text, lines[i]);
                text[at] = letters[c];
                table t;
                int column;
                if (table_position_parse(&t, text, &column) != REASON_OK) {
                    TEST_ASSERT_TRUE(column >= 1 && column <= (int)strlen(text) + 1);
                    continue;
                }
                line l = line_in(again, sizeof again);
                table_position_print(&l, &t);
                TEST_ASSERT_EQUAL_STRING(text, again);
                TEST_ASSERT_TRUE(table_valid(&t));
                read++;
            }
    TEST_ASSERT_TRUE(read > 100);
}

/* Bytes that come from anywhere: whatever is called valid can be written and read. */
void test_damaged_bytes_are_found_or_make_another_evening_that_could_be(void) {
    static const char *const lines[] = {
        PAIRED "turn=2 phase=second-build start=1 roll=66 sums=0,0,0,0,0,0,1,0,0,0,1 " EVENING_BOARD_30,
        PLAIN "turn=0 phase=found start=2 rolled=8,9,x,x",
        SPECIAL "turn=1 phase=extra-build start=3 builder=1 roll=12 sums=0,1,0,0,0,0,0,0,0,0,0",
        KNIGHTS "turn=1 phase=trade start=3 roll=12s sums=0,1,0,0,0,0,0,0,0,0,0 events=1,0,0,0",
        DECK "turn=3 phase=both start=3 roll=21 sums=0,2,0,0,0,0,0,0,0,0,1 drawn=12,21,66",
        PLAIN "turn=1 phase=over start=2 won=2",
    };
    int good = 0;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (size_t at = 0; at < sizeof(table); at++)
            for (int value = 0; value < 256; value++) {
                table t, again;
                int column;
                TEST_ASSERT_EQUAL(REASON_OK, table_position_parse(&t, lines[i], &column));
                ((uint8_t *)&t)[at] = (uint8_t)value;
                if (!table_valid(&t)) continue;
                char text[TABLE_POSITION_TEXT_MAX];
                line l = line_in(text, sizeof text);
                table_position_print(&l, &t);
                TEST_ASSERT_EQUAL_STRING_MESSAGE(
                    "ok", reason_word(table_position_parse(&again, text, &column)), text);
                TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&t, &again, sizeof t, text);
                good++;
            }
    TEST_ASSERT_TRUE(good > 500);
}
