/* Every reason of the enum is given by some position, move or line. */
#include "evening.h"
#include "play.h"
#include "session.h"
#include "setup.h"

static bool given[REASON_COUNT];

#define SOLO   "standard players=1 knights=1-6 "
#define BUILD  SOLO "turn=1 player=1 phase=build rolls=1 "
#define PLUS   "plus players=1 deserts=both ramp=on turn=9 player=1 phase=build rolls=1 "
#define EXTRA  "extra players=2 jokers=next castles=on longest=1 "
#define EBUILD EXTRA "turn=9 player=1 phase=build rolls=1 "

/* A position, and a move that is refused there with the word. */
static const struct {
    const char *word, *position, *move;
} moves[] = {
    {"ok", BUILD "dice=blwgom 1:", "build R0"},
    {"no-rolls-left", SOLO "turn=1 player=1 phase=build rolls=3 dice=blwgom 1:", "roll 1=b"},
    {"roll-all-first", SOLO "turn=1 player=1 phase=roll 1:", "roll 1=b"},
    {"faces-missing", SOLO "turn=1 player=1 phase=roll 1:", "roll 1,2,3,4,5,6"},
    {"roll-first", SOLO "turn=1 player=1 phase=roll 1:", "end"},
    {"rolling-not-over", SOLO "turn=1 player=1 phase=roll rolls=1 dice=blwgom 1:", "end"},
    {"rolling-over", BUILD "dice=blwgom 1:", "stop"},
    {"game-over", SOLO "turn=15 player=1 phase=over won=1 1: boxes=X,X,X,X,X,X,X,X,X,X,X,X,X,X,X", "end"},
    {"start-road-first", EXTRA "turn=0 player=1 phase=start road=- army=- 1: 2:", "end"},
    {"no-start-now", BUILD "dice=blwgom 1:", "start R0"},
    {"not-coastal", EXTRA "turn=0 player=1 phase=start road=- army=- 1: 2:", "start R0408"},
    {"too-near", EXTRA "turn=0 player=2 phase=start road=- army=- 1: R0104 2:", "start R0105"},
    {"leaves-no-start",
     "extra players=4 jokers=next castles=on longest=1 turn=0 player=3 phase=start road=- army=- 1: R0004 2: "
     "R3742 3: 4:",
     "start R4751"},
    {"trade-for-gold", BUILD "dice=mmmmmm 1:", "trade m"},
    {"gold-missing", BUILD "dice=mbbbbb 1:", "trade b"},
    {"knight-unbuilt", BUILD "dice=mbbbbb 1:", "joker K1 1"},
    {"knight-foreign", EBUILD "dice=mbbbbb road=- army=- 1: R0104 2: R4852 K18", "joker K18 1"},
    {"joker-used", BUILD "dice=mbbbbb 1: K1x", "joker K1 1"},
    {"joker-too-new", EBUILD "dice=mbbbbb road=- army=- 1: R0104 K01+ 2: R4852", "joker K01 1"},
    {"pair-incomplete", PLUS "dice=mbbbbb road=- army=- 1: K6", "joker K6 1=b"},
    {"first-of-pair", PLUS "dice=mbbbbb road=- army=- 1: K6,7", "joker K7 1=b"},
    {"other-resource", BUILD "dice=mbbbbb 1: K1", "joker K1 1=b"},
    {"die-spent", BUILD "dice=Mbbbbb 1: K1", "joker K1 1"},
    {"same-face", BUILD "dice=obbbbb 1: K1", "joker K1 1"},
    {"already-built", BUILD "dice=blbbbb 1: R0", "build R0"},
    {"taken", EBUILD "dice=blbbbb road=- army=- 1: R0104 2: R4852", "build R4852"},
    {"castles-off",
     "extra players=2 jokers=next castles=off longest=1 turn=9 player=1 phase=build rolls=1 dice=bbbbbb "
     "road=- army=- 1: "
     "R0104 2: R4852",
     "build B0"},
    {"out-of-order", BUILD "dice=owgbbb 1:", "build K2"},
    {"no-road", BUILD "dice=blbbbb 1:", "build R1"},
    {"site-unbuilt", EBUILD "dice=blbbbb road=- army=- 1: R0104 2: R4852", "build R0105"},
    {"foreign-site",
     EBUILD "dice=blbbbb road=2 army=- 1: R0104,0408 2: R0813,0913,0914,1014,1015,1520 S08,09,10",
     "build R0812"},
    {"no-settlement", EBUILD "dice=oooggb road=- army=- 1: R0104 2: R4852", "build C01"},
    {"knight-far", EBUILD "dice=owgbbb road=- army=- 1: R0104 2: R4852", "build K00"},
    {"needs-trade", BUILD "dice=bmmwww 1:", "build R0"},
    {"needs-joker", BUILD "dice=bwwwww 1: K1,2,3,4", "build R0"},
    {"cannot-pay", BUILD "dice=bwwwww 1:", "build R0"},
};

/* A line that is refused as a position. */
static const struct {
    const char *word, *line;
} lines[] = {
    {"not-understood", "standard players=1"},
    {"unknown-game", "chess"},
    {"bad-players", "standard players=9"},
    {"bad-switch", "standard players=1 knights=2"},
    {"bad-turn", SOLO "turn=0 player=1 phase=roll 1:"},
    {"bad-phase", SOLO "turn=0 player=1 phase=start 1:"},
    {"bad-winner", "plus players=1 deserts=both ramp=on turn=9 player=1 phase=over won=1 rolls=1 dice=bbbbbb "
                   "road=- army=- 1:"},
    {"bad-dice", SOLO "turn=1 player=1 phase=build 1:"},
    {"not-ascending", SOLO "turn=1 player=1 phase=roll 1: R1,0"},
    {"bad-joker", PLUS "dice=bbbbbb road=- army=- 1: K6x"},
    {"bad-boxes", SOLO "turn=2 player=1 phase=roll 1:"},
    {"bad-title", PLUS "dice=bbbbbb road=1 army=- 1:"},
    {"bad-start", EXTRA "turn=9 player=1 phase=roll road=- army=- 1: R0104 2: R0105"},
    {"has-won", PLUS "dice=bbbbbb road=1 army=1 1: R0,1,2,3,4,5,6 S1,2 C1,2 K1,2,3"},
};

static void tally(const char *word, reason r) {
    TEST_ASSERT_EQUAL_STRING(word, reason_word(r));
    given[r] = true;
}

/* The same for the table: moves made, and the one refused after them. */
static const struct {
    const char *word, *setup, *made, *move;
} evenings[] = {
    {"no-such-seat", "table", "", "start 7"},
    {"roll-off-first", "table", "", "next"},
    {"no-roll-off-now", "table", "start 1", "start 2"},
    {"has-rolled-off", "table", "rolloff 1=35", "rolloff 1=36"},
    {"not-begun", "table", "", "roll 35"},
    {"has-rolled", "table", "start 1; next; roll 35", "roll 35"},
    {"card-drawn", "table players=4 dice=deck", "start 1; next; roll 35; next", "roll 35"},
    {"no-board", "table board=none", "", "board " EVENING_BOARD_30},
    {"board-stays", "table", "start 1; next", "board " EVENING_BOARD_30},
    {"no-win-now", "table rule=special", "start 1; next; roll 35; next", "win 1"},
    {"catanian-1-first", "table", "start 1; next", "win 4"},
    {"not-on-turn", "table", "start 1; next", "win 2"},
};

#define TABLE4 "table players=4 rule=plain expansions=none dice=deck board=none "

static const struct {
    const char *word, *line;
} evening_lines[] = {
    {"bad-board", TABLE4 "turn=0 phase=found start=1 " EVENING_BOARD_19},
    {"bad-roll-off", TABLE4 "turn=0 phase=rolloff rolled=2,3,4,5"},
    {"bad-counts", TABLE4 "turn=2 phase=before start=1 sums=0,0,0,0,0,0,0,0,0,0,0"},
    {"bad-deck", TABLE4 "turn=2 phase=before start=1 sums=0,0,0,0,0,0,0,0,0,0,1 drawn=11"},
};

static void tally_table(void) {
    for (size_t i = 0; i < sizeof evenings / sizeof *evenings; i++) {
        table t = evening(evenings[i].setup, evenings[i].made);
        table_move m = evening_move(evenings[i].move);
        tally(evenings[i].word, table_check(&t, &m));
    }
    for (size_t i = 0; i < sizeof evening_lines / sizeof *evening_lines; i++) {
        table t;
        int column;
        tally(evening_lines[i].word, table_position_parse(&t, evening_lines[i].line, &column));
    }
}

void test_every_reason_is_given_by_something(void) {
    int column;
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        game g = position(moves[i].position);
        move m = read_move(&g, moves[i].move);
        tally(moves[i].word, rules_check(&g, &m));
    }
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        game g;
        tally(lines[i].word, position_parse(&g, lines[i].line, &column));
    }
    move m = {.kind = MOVE_KINDS};
    game g = rules_new(GAME_STANDARD, 1, 0);
    tally("unknown-move", rules_check(&g, &m));
    m = (move){.kind = MOVE_ROLL};
    tally("nothing-rolled", rules_check(&g, &m));
    tally("no-such-dice", move_parse(&m, &island_one, "roll 7=b", &column));
    tally("no-such-site", move_parse(&m, &island_one, "build S6", &column));
    session s;
    setup st = setup_default(GAME_STANDARD);
    session_begin(&s, &st);
    tally("nothing-to-undo", session_undo(&s));
    tally_table();
    for (int r = 0; r < REASON_COUNT; r++) TEST_ASSERT_TRUE_MESSAGE(given[r], reason_word((reason)r));
}

void test_every_reason_has_a_word_of_its_own(void) {
    for (int a = 0; a < REASON_COUNT; a++)
        for (int b = 0; b < a; b++)
            TEST_ASSERT_TRUE(strcmp(reason_word((reason)a), reason_word((reason)b)) != 0);
    TEST_ASSERT_EQUAL_STRING("unknown", reason_word(REASON_COUNT));
}
