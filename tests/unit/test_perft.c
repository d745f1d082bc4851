/* perft: by hand where one can count, and against playing every turn out. */
#include "lotplay.h"
#include "perft.h"
#include "play.h"

static void boards(unsigned expected, const char *text) {
    game g = position(text);
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(expected, perft_boards(&g), text);
}

#define BUILD "standard players=1 knights=1-6 turn=1 player=1 phase=build rolls=3 "

void test_dice_that_pay_for_nothing_leave_one_board(void) { boards(1, BUILD "dice=bbbbbb 1:"); }

void test_one_road_or_none(void) { boards(2, BUILD "dice=blbbbb 1:"); }

/* Nothing; R0; R0 R1; R0 R2; R0 R1 R2; R0 R2 R3. */
void test_three_roads_in_every_order_count_once(void) { boards(6, BUILD "dice=blblbl 1:"); }

/* Nothing; R0; R0 R1; R0 R2; S3; R0 S3. */
void test_roads_and_a_settlement(void) { boards(6, BUILD "dice=blwgbl 1:"); }

/* Nothing; K1; K1 K2 with the ore of K1's own joker. */
void test_a_joker_built_in_the_turn_pays_for_the_next_knight(void) { boards(3, BUILD "dice=owgwgb 1:"); }

/* The same dice in Extra, where it has to wait: nothing; K01; K00; one of them. */
void test_unless_it_has_to_wait(void) {
    boards(3, "extra players=2 jokers=next castles=on longest=1 turn=9 player=1 phase=build rolls=3 "
              "dice=owgwgb road=- "
              "army=- 1: R0104,0408 2: R4852");
}

/* Nothing; one of four castles; by trading one of two roads, or a knight. */
void test_castles(void) {
    boards(1 + 4 + 2 + 1, "extra players=2 jokers=next castles=on longest=1 turn=9 player=1 phase=build "
                          "rolls=3 dice=mmmmmm road=- "
                          "army=- 1: R0104 2: R4852");
}

void test_a_win_ends_the_turn(void) {
    /* The dice pay for two knights, but each of the seven that are left wins. */
    boards(
        1 + 7,
        "plus players=1 deserts=both ramp=on turn=9 player=1 phase=build rolls=3 dice=owgowg road=1 army=- "
        "1: R0,1,2,3,4,5,6 S1,2 C1,2 K1x,2x");
    /* Nothing; S2; S3; R7; R7 R8; and the road may come before either settlement. */
    boards(
        7,
        "plus players=1 deserts=both ramp=on turn=9 player=1 phase=build rolls=3 dice=blwgbl road=1 army=1 "
        "1: R0,1,2,3,4,5,6 S1 C1,2 K1x,2x,3x");
}

/* Nothing; R6, which wins with Longest Road; S3; S3 and then R6, but not the
 * other way round. */
void test_a_set_counts_where_only_one_order_comes_before_the_win(void) {
    boards(
        4,
        "plus players=1 deserts=both ramp=on turn=9 player=1 phase=build rolls=3 dice=blwgbl road=- army=1 "
        "1: R0,1,2,3,4,5 S1,2 C1,2 K1x,2x,3x");
}

/* With three dice still to roll: nothing; a knight of nine; R0. */
void test_before_the_roll_every_face_may_come(void) {
    boards(1 + 9 + 1, "plus players=2 deserts=both ramp=on turn=1 player=1 phase=roll road=- army=- 1: 2:");
    boards(1 + 9 + 1, "plus players=2 deserts=both ramp=on turn=1 player=1 phase=roll rolls=2 dice=mmm "
                      "road=- army=- 1: 2:");
}

void test_start_roads_and_finished_games(void) {
    boards(
        30,
        "extra players=2 jokers=next castles=on longest=1 turn=0 player=1 phase=start road=- army=- 1: 2:");
    boards(19, "extra players=2 jokers=next castles=on longest=1 turn=0 player=2 phase=start road=- army=- "
               "1: R0104 2:");
    boards(0, "standard players=1 knights=1-6 turn=15 player=1 phase=over won=1 1: "
              "boxes=X,X,X,X,X,X,X,X,X,X,X,X,X,X,X");
}

/* --- against playing every turn out --- */

enum { SEEN_MAX = 60000 };
static game seen[SEEN_MAX];
static int seen_count;
static game board[4096];
static int board_count;
static int slot[1 << 17];
static bool too_many;

static void visit(const game *g);

static bool known(const game *g) {
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < sizeof *g; i++) hash = (hash ^ ((const uint8_t *)g)[i]) * 16777619u;
    uint32_t at = hash >> 15;
    while (slot[at] && memcmp(&seen[slot[at] - 1], g, sizeof *g)) at = (at + 1) & ((1u << 17) - 1);
    if (slot[at]) return true;
    if (seen_count == SEEN_MAX) {
        too_many = true;
        return true;
    }
    seen[seen_count++] = *g;
    slot[at] = seen_count;
    return false;
}

static void add_board(const game *g) {
    game b = rules_new((game_kind)g->kind, g->players, g->switches);
    memset(b.sheet, 0, sizeof b.sheet);
    for (int p = 0; p < g->players; p++) {
        memcpy(b.sheet[p].roads, g->sheet[p].roads, sizeof b.sheet[p].roads);
        b.sheet[p].settlements = g->sheet[p].settlements;
        b.sheet[p].cities = g->sheet[p].cities;
        b.sheet[p].knights = g->sheet[p].knights;
        b.sheet[p].castles = g->sheet[p].castles;
    }
    for (int i = 0; i < board_count; i++)
        if (!memcmp(&board[i], &b, sizeof b)) return;
    TEST_ASSERT_TRUE(board_count < 4096);
    board[board_count++] = b;
}

static void visit_move(void *context, const move *m) {
    const game *g = context;
    if (m->kind == MOVE_END) {
        add_board(g);
        return;
    }
    game next = *g;
    TEST_ASSERT_EQUAL(REASON_OK, rules_apply(&next, m));
    visit(&next);
}

static void visit(const game *g) {
    if (too_many || known(g)) return;
    if (g->phase == GAME_OVER) {
        add_board(g);
        return;
    }
    game here = *g;
    legal_moves(&here, visit_move, &here);
}

static int by_playing(const game *g) {
    seen_count = board_count = 0;
    too_many = false;
    memset(slot, 0, sizeof slot);
    if (g->phase == GAME_BUILD) {
        visit(g);
        return board_count;
    }
    int outcomes = 1;
    for (int die = 0; die < g->dice; die++) outcomes *= 6;
    for (int n = 0; n < outcomes; n++) {
        game rolled = *g;
        rolled.phase = GAME_BUILD;
        rolled.rolls = 3;
        bool sorted = true;
        for (int die = 0, rest = n; die < g->dice; die++, rest /= 6) {
            rolled.faces[die] = (uint8_t)(rest % 6);
            sorted = sorted && (die == 0 || rolled.faces[die] >= rolled.faces[die - 1]);
        }
        if (sorted) visit(&rolled);
    }
    return board_count;
}

void test_random_turns_played_out_end_with_as_many_boards(void) {
    lot l = {2718};
    int compared = 0, rolled = 0, most = 0;
    for (int round = 0; round < 150; round++) {
        game g = rules_new(
            (game_kind)(round % 3), 2,
            (uint8_t)(round / 3 % 8 & ((1 << kind_by_index((game_kind)(round % 3))->switches) - 1)));
        for (int step = 0; step < 400 && g.phase != GAME_OVER; step++) {
            uint32_t few = joker_ready(&g);
            if (g.phase == GAME_BUILD && lot_below(&l, 12) == 0 && bits_size(few) <= 3) {
                int expected = by_playing(&g);
                if (!too_many) {
                    TEST_ASSERT_EQUAL_UINT32((uint32_t)expected, perft_boards(&g));
                    compared++;
                    if (expected > most) most = expected;
                }
            }
            if (g.phase == GAME_ROLL && g.dice <= 4 && g.rolls == 0) {
                int expected = by_playing(&g);
                TEST_ASSERT_FALSE(too_many);
                TEST_ASSERT_EQUAL_UINT32((uint32_t)expected, perft_boards(&g));
                rolled++;
            }
            lot_play(&l, &g);
        }
    }
    printf("perft: %d turns and %d rolls played out, up to %d boards\n", compared, rolled, most);
    TEST_ASSERT_TRUE(compared > 300 && rolled > 50);
}
