/* The table, line by line of its rules. */
#include "evening.h"
#include "fair.h"

#define ACT(name) (1u << TABLE_ACT_##name)

/* ---- players, rules, setup */

void test_two_to_six_play(void) {
    for (int players = 0; players <= 8; players++) {
        table_setup st = table_setup_for(players);
        TEST_ASSERT_EQUAL(players >= 2 && players <= 6, table_setup_sane(&st));
    }
}

void test_below_five_the_turn_is_the_plain_one_and_from_five_on_one_of_two(void) {
    for (int players = 2; players <= 6; players++)
        for (int rule = 0; rule <= TABLE_RULES; rule++) {
            table_setup st = table_setup_for(players);
            TEST_ASSERT_EQUAL(players < 5 ? TABLE_PLAIN : TABLE_PAIRED, st.rule);
            st.rule = (uint8_t)rule;
            bool plain = rule == TABLE_PLAIN, known = rule < TABLE_RULES;
            TEST_ASSERT_EQUAL(known && plain == (players < 5), table_setup_sane(&st));
        }
}

void test_the_large_board_is_for_five_and_six_and_the_base_board_for_up_to_four(void) {
    for (int players = 2; players <= 6; players++)
        for (int board = 0; board <= LAYOUT_BOARDS; board++) {
            table_setup st = table_setup_for(players);
            TEST_ASSERT_EQUAL(players < 5 ? LAYOUT_19 : LAYOUT_30, st.board);
            st.board = (uint8_t)board;
            bool fits = board == LAYOUT_NONE || board == (players < 5 ? LAYOUT_19 : LAYOUT_30);
            TEST_ASSERT_EQUAL(fits, table_setup_sane(&st));
        }
}

void test_more_or_fewer_players_bring_the_rule_and_the_board_with_them(void) {
    table_setup st = {.players = 6, .rule = TABLE_SPECIAL, .board = LAYOUT_30, .deck = 1};
    table_setup_fit(&st);
    TEST_ASSERT_EQUAL(TABLE_SPECIAL, st.rule);
    st.players = 4;
    table_setup_fit(&st);
    TEST_ASSERT_EQUAL(TABLE_PLAIN, st.rule);
    TEST_ASSERT_EQUAL(LAYOUT_19, st.board);
    st.players = 5;
    table_setup_fit(&st);
    TEST_ASSERT_EQUAL(TABLE_PAIRED, st.rule);
    TEST_ASSERT_EQUAL(LAYOUT_30, st.board);
    TEST_ASSERT_EQUAL(1, st.deck);
    st.board = LAYOUT_NONE;
    table_setup_fit(&st);
    TEST_ASSERT_EQUAL(LAYOUT_NONE, st.board);
}

void test_a_setup_from_anywhere_is_doubted(void) {
    table_setup st = table_setup_for(6);
    st.deck = 2;
    TEST_ASSERT_FALSE(table_setup_sane(&st));
    st = table_setup_for(6);
    st.expansions = 1u << TABLE_EXPANSIONS;
    TEST_ASSERT_FALSE(table_setup_sane(&st));
}

/* ---- who begins */

void test_everybody_rolls_and_the_highest_begins(void) {
    table t = evening("table players=5", "rolloff 1=12; rolloff 2=36; rolloff 3=55; rolloff 4=44");
    evening_phase(&t, "rolloff", 5);
    evening_play(&t, "rolloff 5=11");
    evening_phase(&t, "found", 3);
    TEST_ASSERT_EQUAL_UINT8(10, t.rolled[2]);
    evening_play(&t, "next");
    evening_phase(&t, "before", 3);
    TEST_ASSERT_EQUAL_UINT8(0, t.rolled[2]);
}

void test_the_tied_roll_again_among_themselves_until_one_is_highest(void) {
    table t = evening("table players=4", "rolloff 1=55; rolloff 2=12; rolloff 3=46; rolloff 4=64");
    evening_phase(&t, "rolloff", 1);
    evening_refused(&t, "has-rolled-off", "rolloff 2=66");
    evening_play(&t, "rolloff 1=22; rolloff 3=31; rolloff 4=12");
    evening_phase(&t, "rolloff", 1);
    evening_refused(&t, "has-rolled-off", "rolloff 4=66");
    evening_play(&t, "rolloff 3=11; rolloff 1=11; rolloff 3=66; rolloff 1=65");
    evening_phase(&t, "found", 3);
}

void test_a_roll_off_may_be_rolled_in_any_order_but_once_a_round(void) {
    table t = evening("table players=3", "rolloff 2=34");
    evening_phase(&t, "rolloff", 1);
    evening_refused(&t, "has-rolled-off", "rolloff 2=66");
    evening_refused(&t, "no-such-seat", "rolloff 4=66");
    evening_refused(&t, "faces-missing", "rolloff 1");
    evening_refused(&t, "no-such-dice", "rolloff 1=12s");
    evening_play(&t, "rolloff 3=11; rolloff 1=12");
    evening_phase(&t, "found", 2);
}

void test_who_begins_can_be_chosen_by_hand(void) {
    table t = evening("table players=6", "rolloff 1=66");
    evening_refused(&t, "no-such-seat", "start 7");
    evening_play(&t, "start 4");
    evening_phase(&t, "found", 4);
    TEST_ASSERT_EQUAL_UINT8(0, t.rolled[0]);
    evening_refused(&t, "no-roll-off-now", "start 5");
    evening_refused(&t, "no-roll-off-now", "rolloff 5=66");
}

void test_nothing_else_happens_before_the_first_turn(void) {
    table t = evening("table players=6", "");
    evening_refused(&t, "roll-off-first", "next");
    evening_refused(&t, "not-begun", "roll 35");
    evening_refused(&t, "not-begun", "win 1");
    evening_play(&t, "start 1");
    evening_refused(&t, "not-begun", "roll 35");
    evening_refused(&t, "not-begun", "win 1");
    TEST_ASSERT_EQUAL(0, table_may(&t));
    TEST_ASSERT_EQUAL(0, table_may_not(&t));
    TEST_ASSERT_EQUAL(0, table_winners(&t));
}

/* ---- Paired Players */

void test_catanian_2_is_the_third_to_the_left(void) {
    for (int players = 5; players <= 6; players++)
        for (int start = 1; start <= players; start++) {
            char setup[32], moves[32];
            snprintf(setup, sizeof setup, "table players=%d", players);
            snprintf(moves, sizeof moves, "start %d; next", start);
            table t = evening(setup, moves);
            TEST_ASSERT_EQUAL_INT(start - 1, table_seat(&t));
            TEST_ASSERT_EQUAL_INT((start - 1 + 3) % players, table_second(&t));
        }
}

void test_the_phases_of_a_paired_turn_come_in_order(void) {
    table t = evening("table players=5", "start 4; next");
    evening_phase(&t, "before", 4);
    evening_refused(&t, "roll-first", "next");
    evening_play(&t, "roll 35");
    evening_phase(&t, "trade", 4);
    evening_refused(&t, "has-rolled", "roll 35");
    evening_play(&t, "next");
    evening_phase(&t, "build", 4);
    evening_play(&t, "next");
    evening_phase(&t, "second-trade", 2);
    evening_refused(&t, "has-rolled", "roll 35");
    evening_play(&t, "next");
    evening_phase(&t, "second-build", 2);
    evening_play(&t, "next");
    evening_phase(&t, "before", 5);
    TEST_ASSERT_EQUAL_INT(2, table_second(&t));
    TEST_ASSERT_EQUAL_INT(2, t.turn);
}

/* In n turns everybody is Catanian 1 once and Catanian 2 once; who is Catanian
 * 2 now is Catanian 1 three turns later. */
void test_the_markers_go_round_in_a_full_cycle(void) {
    for (int players = 5; players <= 6; players++)
        for (int start = 1; start <= players; start++) {
            char setup[32], moves[32];
            snprintf(setup, sizeof setup, "table players=%d", players);
            snprintf(moves, sizeof moves, "start %d; next", start);
            table t = evening(setup, moves);
            int first[24], second[24];
            for (int turn = 0; turn < 3 * players; turn++) {
                first[turn] = table_actor(&t);
                evening_play(&t, "roll 12; next; next");
                second[turn] = table_actor(&t);
                evening_play(&t, "next; next");
            }
            for (int turn = 0; turn < 3 * players; turn++) {
                TEST_ASSERT_EQUAL_INT((start - 1 + turn) % players, first[turn]);
                if (turn + 3 < 3 * players) TEST_ASSERT_EQUAL_INT(first[turn + 3], second[turn]);
            }
            for (int round = 0; round < 3; round++) {
                unsigned ones = 0, twos = 0;
                for (int i = 0; i < players; i++) {
                    ones |= 1u << first[round * players + i];
                    twos |= 1u << second[round * players + i];
                }
                TEST_ASSERT_EQUAL_HEX((1u << players) - 1, ones);
                TEST_ASSERT_EQUAL_HEX((1u << players) - 1, twos);
            }
        }
}

/* What the phases allow and forbid, from the words of the rules. */
typedef struct {
    const char *moves;
    unsigned may, may_not;
} phase_case;

static void check_phases(const char *setup, const phase_case *cases, int count) {
    for (int i = 0; i < count; i++) {
        table t = evening(setup, cases[i].moves);
        TEST_ASSERT_EQUAL_HEX_MESSAGE(cases[i].may, table_may(&t), cases[i].moves);
        TEST_ASSERT_EQUAL_HEX_MESSAGE(cases[i].may_not, table_may_not(&t), cases[i].moves);
        TEST_ASSERT_EQUAL_HEX(0, table_may(&t) & table_may_not(&t));
    }
}
#define CHECK_PHASES(setup, ...)                                                                             \
    do {                                                                                                     \
        static const phase_case list[] = {__VA_ARGS__};                                                      \
        check_phases(setup, list, (int)(sizeof list / sizeof *list));                                        \
    } while (0)

#define TRADE (ACT(SUPPLY) | ACT(PLAYERS))
#define BUILD (ACT(BUILD) | ACT(BUY))
#define CARDS (ACT(CARD) | ACT(OTHER_CARD))

void test_catanian_2_does_not_roll_not_trade_with_players_and_plays_no_card_before_the_roll(void) {
    CHECK_PHASES("table players=6", {"start 1; next", ACT(ROLL) | CARDS, ACT(SECOND_CARD)},
                 {"start 1; next; roll 35", TRADE | CARDS, 0},
                 {"start 1; next; roll 35; next", BUILD | CARDS, TRADE},
                 {"start 1; next; roll 35; next; next", ACT(SUPPLY) | CARDS, ACT(ROLL) | ACT(PLAYERS)},
                 {"start 1; next; roll 35; next; next; next", BUILD | CARDS, ACT(ROLL) | TRADE});
}

void test_the_plain_turn_rolls_then_trades_and_builds_as_one_likes(void) {
    CHECK_PHASES("table players=3", {"start 1; next", ACT(ROLL) | ACT(CARD), 0},
                 {"start 1; next; roll 35", TRADE | BUILD | ACT(CARD), 0});
    table t = evening("table players=3", "start 3; next; roll 35");
    evening_phase(&t, "both", 3);
    evening_play(&t, "next");
    evening_phase(&t, "before", 1);
    TEST_ASSERT_EQUAL_INT(TABLE_NOBODY, table_second(&t));
}

void test_cities_and_knights_has_progress_cards_instead_of_development_cards(void) {
    CHECK_PHASES("table players=6 expansions=knights", {"start 1; next", ACT(ROLL) | ACT(ALCHEMIST), 0},
                 {"start 1; next; roll 35s", TRADE | ACT(PROGRESS), 0},
                 {"start 1; next; roll 35s; next; next", ACT(SUPPLY), ACT(ROLL) | ACT(PLAYERS)});
    CHECK_PHASES("table players=6 rule=special expansions=knights",
                 {"start 1; next; roll 35s; next", ACT(BUILD), TRADE | ACT(PROGRESS)});
    CHECK_PHASES("table players=6 expansions=explorers", {"start 1; next", ACT(ROLL), 0},
                 {"start 1; next; roll 35; next", ACT(BUILD), TRADE});
}

void test_every_turn_begins_before_the_roll_and_comes_back_there(void) {
    for (int rule = 0; rule < TABLE_RULES; rule++) {
        int count;
        const table_step *steps = table_phase_steps(rule, &count);
        TEST_ASSERT_EQUAL_UINT8(TABLE_BEFORE, steps[0].phase);
        for (int i = 0; i < count; i++) {
            TEST_ASSERT_EQUAL_PTR(&steps[i], table_phase_step(rule, steps[i].phase));
            TEST_ASSERT_EQUAL(steps[(i + 1) % count].phase, table_phase_after(rule, steps[i].phase));
        }
        TEST_ASSERT_NULL(table_phase_step(rule, TABLE_ROLLOFF));
        TEST_ASSERT_NULL(table_phase_step(rule, TABLE_OVER));
    }
}

/* ---- winning */

void test_one_wins_on_ones_own_turn_in_every_phase_of_it(void) {
    static const char *const first[] = {"start 2; next", "start 2; next; roll 35",
                                        "start 2; next; roll 35; next"};
    static const char *const second[] = {"start 2; next; roll 35; next; next",
                                         "start 2; next; roll 35; next; next; next"};
    for (int i = 0; i < 3; i++) {
        table t = evening("table players=6", first[i]);
        TEST_ASSERT_EQUAL_HEX(1u << 1, table_winners(&t));
        evening_refused(&t, "catanian-1-first", "win 5");
        evening_refused(&t, "not-on-turn", "win 3");
        evening_refused(&t, "no-such-seat", "win 7");
        evening_play(&t, "win 2");
        evening_phase(&t, "over", 2);
    }
    for (int i = 0; i < 2; i++) {
        table t = evening("table players=6", second[i]), other = t;
        TEST_ASSERT_EQUAL_HEX(1u << 1 | 1u << 4, table_winners(&t));
        evening_refused(&t, "not-on-turn", "win 3");
        evening_play(&t, "win 5");
        evening_phase(&t, "over", 5);
        evening_play(&other, "win 2");
        evening_phase(&other, "over", 2);
    }
    for (int i = 0; i < 2; i++) {
        table t = evening("table players=4", first[i]);
        evening_refused(&t, "not-on-turn", "win 1");
        evening_play(&t, "win 2");
        evening_phase(&t, "over", 2);
    }
}

void test_when_catanian_1_has_won_nobody_plays_on(void) {
    table t = evening("table players=6", "start 2; next; roll 35; next; win 2");
    static const char *const moves[] = {"next",         "roll 35", "win 5", "win 2",
                                        "rolloff 1=35", "start 1", "board"};
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) evening_refused(&t, "game-over", moves[i]);
    TEST_ASSERT_EQUAL_HEX(0, table_winners(&t));
    TEST_ASSERT_EQUAL_HEX(0, table_may(&t));
}

/* ---- expansions */

static const struct {
    const char *expansion;
    table_note note;
    const char *phases;
} notes[] = {
    {"seafarers", TABLE_NOTE_MOVE_SHIP, "second-trade second-build"},
    {"knights", TABLE_NOTE_PROGRESS, "second-trade second-build"},
    {"knights", TABLE_NOTE_KNIGHTS, "second-trade second-build"},
    {"knights", TABLE_NOTE_IMPROVE, "second-trade second-build"},
    {"knights", TABLE_NOTE_NO_ALCHEMIST, "before"},
    {"fishermen", TABLE_NOTE_OLD_BOOT, "second-trade second-build"},
    {"fishermen", TABLE_NOTE_FISH, "second-trade second-build"},
    {"barbarians", TABLE_NOTE_MOVE_KNIGHTS, "second-build"},
    {"traders", TABLE_NOTE_MOVE_WAGON, "second-build"},
    {"explorers", TABLE_NOTE_MOVE_SHIPS, "second-build"},
};

/* Every set of expansions, every phase: exactly the notes of those chosen. */
void test_what_catanian_2_may_with_an_expansion_is_said_when_it_was_chosen_and_only_then(void) {
    TEST_ASSERT_EQUAL_INT(TABLE_NOTES, sizeof notes / sizeof *notes);
    for (int rule = 0; rule < TABLE_RULES; rule++)
        for (unsigned set = 0; set < 1u << TABLE_EXPANSIONS; set++)
            for (int phase = 0; phase < TABLE_PHASES; phase++)
                for (int i = 0; i < TABLE_NOTES; i++) {
                    table t = {.setup = {.players = 6, .rule = (uint8_t)rule, .expansions = (uint8_t)set},
                               .phase = (uint8_t)phase};
                    int which = 0;
                    while (strcmp(table_setup_expansion(which), notes[i].expansion)) which++;
                    const char *word = strstr(notes[i].phases, table_phase_word(phase));
                    bool said = rule == TABLE_PAIRED && (set >> which & 1u) && word != NULL &&
                                phase != TABLE_TRADE && phase != TABLE_BUILD;
                    TEST_ASSERT_EQUAL(said, table_notes(&t, notes[i].note));
                }
    for (int i = 0; i < TABLE_NOTES; i++)
        TEST_ASSERT_EQUAL(i != TABLE_NOTE_NO_ALCHEMIST, table_phase_notes[i].may);
}

/* ---- Special Build Phase */

void test_after_a_turn_every_other_player_builds_once_clockwise_from_the_left(void) {
    for (int players = 5; players <= 6; players++) {
        char setup[48];
        snprintf(setup, sizeof setup, "table players=%d rule=special", players);
        table t = evening(setup, "start 4; next");
        for (int turn = 0; turn < 2 * players; turn++) {
            int seat = (3 + turn) % players;
            evening_phase(&t, "before", seat + 1);
            evening_play(&t, "roll 66");
            evening_phase(&t, "both", seat + 1);
            for (int other = 1; other < players; other++) {
                evening_play(&t, "next");
                evening_phase(&t, "extra-build", (seat + other) % players + 1);
            }
            evening_play(&t, "next");
        }
    }
}

void test_in_the_special_build_phase_one_builds_from_the_hand_and_nobody_wins(void) {
    table t = evening("table players=5 rule=special", "start 1; next; roll 35; next");
    TEST_ASSERT_EQUAL_HEX(BUILD, table_may(&t));
    TEST_ASSERT_EQUAL_HEX(TRADE | ACT(CARD), table_may_not(&t));
    for (int seat = 1; seat <= 5; seat++) {
        char win[16];
        snprintf(win, sizeof win, "win %d", seat);
        evening_refused(&t, "no-win-now", win);
    }
    evening_refused(&t, "has-rolled", "roll 35");
    CHECK_PHASES("table players=5 rule=special", {"start 1; next", ACT(ROLL) | ACT(CARD), 0},
                 {"start 1; next; roll 35", TRADE | BUILD | ACT(CARD), 0});
}

/* ---- dice */

void test_red_and_yellow_are_kept_apart_and_a_seven_is_seen(void) {
    table t = evening("table players=4", "start 1; next; roll 52");
    TEST_ASSERT_EQUAL_UINT8(5, t.red);
    TEST_ASSERT_EQUAL_UINT8(2, t.yellow);
    TEST_ASSERT_EQUAL_INT(7, table_sum(&t));
    evening_play(&t, "next");
    TEST_ASSERT_EQUAL_INT(0, table_sum(&t));
}

void test_dice_have_six_faces_and_the_event_die_comes_with_cities_and_knights(void) {
    table t = evening("table players=4", "start 1; next");
    evening_refused(&t, "faces-missing", "roll");
    evening_refused(&t, "no-such-dice", "roll 35s");
    table_move seven = {.kind = TABLE_MOVE_ROLL, .red = 7, .yellow = 1};
    TEST_ASSERT_EQUAL_STRING("no-such-dice", reason_word(table_check(&t, &seven)));
    seven = (table_move){.kind = TABLE_MOVE_ROLL, .red = 1, .yellow = 7};
    TEST_ASSERT_EQUAL_STRING("no-such-dice", reason_word(table_check(&t, &seven)));
    seven = (table_move){.kind = TABLE_MOVE_ROLL, .red = 1};
    TEST_ASSERT_EQUAL_STRING("faces-missing", reason_word(table_check(&t, &seven)));
    t = evening("table players=4 expansions=knights", "start 1; next");
    evening_refused(&t, "faces-missing", "roll 35");
    evening_refused(&t, "faces-missing", "roll");
    table_move sixth = {.kind = TABLE_MOVE_ROLL, .red = 1, .yellow = 1, .event = TABLE_EVENTS};
    TEST_ASSERT_EQUAL_STRING("no-such-dice", reason_word(table_check(&t, &sixth)));
    evening_play(&t, "roll 35g; next; roll 11b; next; roll 12y; next; roll 65s");
    for (int event = TABLE_SHIP; event < TABLE_EVENTS; event++) TEST_ASSERT_EQUAL_UINT32(1, t.events[event]);
}

void test_the_event_die_has_three_ships_and_a_gate_of_each_colour(void) {
    int seen[TABLE_EVENTS] = {0};
    for (int face = 0; face < 6; face++) seen[table_move_event(face)]++;
    TEST_ASSERT_EQUAL_INT(0, seen[TABLE_NO_EVENT]);
    TEST_ASSERT_EQUAL_INT(3, seen[TABLE_SHIP]);
    for (int gate = TABLE_YELLOW; gate <= TABLE_GREEN; gate++) TEST_ASSERT_EQUAL_INT(1, seen[gate]);
}

void test_the_barbarians_come_with_the_seventh_ship_and_start_again(void) {
    table t = evening("table players=4 expansions=knights", "start 1; next");
    for (int round = 0; round < 3; round++) {
        for (int ship = 1; ship <= 7; ship++) {
            evening_play(&t, "roll 35g");
            TEST_ASSERT_EQUAL_INT(ship - 1, table_barbarians(&t));
            evening_play(&t, "next; roll 12s");
            TEST_ASSERT_EQUAL_INT(ship, table_barbarians(&t));
            evening_play(&t, "next");
            TEST_ASSERT_EQUAL_INT(ship % 7, table_barbarians(&t));
        }
    }
}

void test_the_deck_gives_no_combination_twice_in_a_pass_of_31(void) {
    table t = evening("table players=4 dice=deck", "start 1; next");
    for (int roll = 0; roll < DECK_PASS; roll++) {
        TEST_ASSERT_EQUAL_INT(36 - roll, deck_left(&t.deck));
        char text[16];
        snprintf(text, sizeof text, "roll %d%d", roll / 6 + 1, roll % 6 + 1);
        evening_play(&t, text);
        evening_play(&t, "next");
        if (roll < DECK_PASS - 1) evening_refused(&t, "card-drawn", text);
    }
    TEST_ASSERT_EQUAL_INT(36, deck_left(&t.deck));
    evening_play(&t, "roll 11");
}

void test_true_dice_may_repeat(void) {
    table t = evening("table players=4", "start 1; next; roll 11; next; roll 11; next; roll 11");
    TEST_ASSERT_EQUAL_UINT32(3, t.sums[0]);
    TEST_ASSERT_EQUAL_INT(36, deck_left(&t.deck));
}

void test_all_production_rolls_are_counted_and_the_roll_off_is_not(void) {
    table t = evening("table players=2",
                      "rolloff 1=66; rolloff 2=11; next; roll 66; next; roll 34; next; roll 43; next");
    TEST_ASSERT_EQUAL_UINT32(3, table_rolls(&t));
    TEST_ASSERT_EQUAL_UINT32(1, t.sums[10]);
    TEST_ASSERT_EQUAL_UINT32(2, t.sums[5]);
    TEST_ASSERT_EQUAL_UINT64(3, fair_total(&fair_sums, t.sums));
}

/* ---- the board of the evening */

void test_a_board_can_be_laid_out_again_until_the_first_turn_and_then_stays(void) {
    table t = evening("table players=6", "board " EVENING_BOARD_30);
    TEST_ASSERT_EQUAL_UINT8(LAYOUT_30, t.board.board);
    lot l = {5};
    table_move again = {.kind = TABLE_MOVE_BOARD, .board = evening_board(&l, LAYOUT_30)};
    TEST_ASSERT_EQUAL(REASON_OK, table_apply(&t, &again));
    TEST_ASSERT_EQUAL_MEMORY(&again.board, &t.board, sizeof t.board);
    evening_play(&t, "start 1; board " EVENING_BOARD_30 "; next");
    evening_refused(&t, "board-stays", "board " EVENING_BOARD_30);
    evening_play(&t, "roll 35; next");
    TEST_ASSERT_EQUAL_UINT8(LAYOUT_30, t.board.board);
}

void test_only_the_board_that_was_chosen_is_laid_out(void) {
    table t = evening("table players=6 board=none", "");
    evening_refused(&t, "no-board", "board " EVENING_BOARD_30);
    t = evening("table players=6", "");
    evening_refused(&t, "no-board", "board " EVENING_BOARD_19);
    evening_refused(&t, "faces-missing", "board");
    evening_refused(&t, "faces-missing", "board corner=sw");
    table_move m = evening_move("board " EVENING_BOARD_30);
    m.board.land[0] = LAYOUT_DESERT;
    TEST_ASSERT_EQUAL_STRING("bad-board", reason_word(table_check(&t, &m)));
    t = evening("table players=4", "board " EVENING_BOARD_19);
    TEST_ASSERT_EQUAL_UINT8(LAYOUT_19, t.board.board);
}

void test_there_are_no_other_moves(void) {
    table t = evening("table players=6", "");
    table_move m = {.kind = TABLE_MOVE_KINDS};
    TEST_ASSERT_EQUAL_STRING("unknown-move", reason_word(table_check(&t, &m)));
}

void test_the_last_turn_that_can_be_counted_goes_no_further(void) {
    table t = evening("table players=4 board=none", "start 1; next; roll 35; next");
    t.turn = TABLE_TURNS_MAX;
    t.sums[6] = TABLE_TURNS_MAX - 1;
    TEST_ASSERT_TRUE(table_valid(&t));
    evening_play(&t, "roll 35");
    evening_refused(&t, "bad-turn", "next");
    int seat = table_seat(&t) + 1;
    char win[16];
    snprintf(win, sizeof win, "win %d", seat);
    evening_play(&t, win);
}
