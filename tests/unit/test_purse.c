/* What a turn can buy: every hand against the plan of a single piece, and the
 * moves that pay. */
#include "joker.h"
#include "lotplay.h"
#include "plan.h"
#include "purse.h"

enum { POSITIONS = 3000 };

static const int32_t even[PURSE_CLASSES] = {10, 10, 10, 10, 10, 10, 11};

static game build_phase(lot *l, game_kind which) {
    for (;;) {
        int players = which == GAME_EXTRA ? 2 + lot_below(l, 3) : 1 + lot_below(l, 3);
        uint8_t switches = (uint8_t)lot_below(l, 1 << kind_by_index(which)->switches);
        game g = rules_new(which, players, switches);
        for (int moves = 10 + lot_below(l, 400); moves > 0 && g.phase != GAME_OVER; moves--) lot_play(l, &g);
        while (g.phase == GAME_ROLL) lot_play(l, &g);
        if (g.phase == GAME_BUILD) return g;
    }
}

static int32_t price(const game *g, int basket) {
    purse p;
    purse_fill(&p, g, even);
    dice_counts have = dice_count(g->faces, game_unspent(g));
    return purse_price(&p, basket, &have, dice_size(game_unspent(g)));
}

/* Single pieces: the same answer, and the same number of jokers, as the plan. */
void test_a_purse_pays_for_one_piece_as_a_plan_does(void) {
    static const uint8_t alone[][2] = {{PURSE_ROAD, COST_ROAD},
                                       {PURSE_SETTLEMENT, COST_SETTLEMENT},
                                       {PURSE_CITY, COST_CITY},
                                       {PURSE_KNIGHT, COST_KNIGHT},
                                       {PURSE_CASTLE, COST_CASTLE}};
    lot l = {4711};
    for (int i = 0; i < POSITIONS; i++) {
        game g = build_phase(&l, i % 2 ? GAME_PLUS : GAME_EXTRA);
        for (int k = 0; k < 5; k++) {
            plan p = plan_piece(&g, (cost_piece)alone[k][1]);
            int32_t cost = price(&g, alone[k][0]);
            TEST_ASSERT_EQUAL(p.possible, cost != PURSE_NEVER);
            if (p.possible) TEST_ASSERT_EQUAL_INT32(p.jokers, cost / 10);
        }
    }
}

/* Several pieces: the same answer as plan_sequence, which perft is counted with. */
void test_a_purse_pays_for_several_pieces_as_a_sequence_does(void) {
    static const struct {
        uint8_t basket, count, piece[3];
    } sets[] = {{PURSE_ROADS_2, 2, {COST_ROAD, COST_ROAD}},
                {PURSE_ROADS_3, 3, {COST_ROAD, COST_ROAD, COST_ROAD}},
                {PURSE_ROAD_SETTLEMENT, 2, {COST_ROAD, COST_SETTLEMENT}},
                {PURSE_KNIGHT_ROAD, 2, {COST_ROAD, COST_KNIGHT}},
                {PURSE_KNIGHTS_2, 2, {COST_KNIGHT, COST_KNIGHT}}};
    lot l = {815};
    for (int i = 0; i < POSITIONS; i++) {
        game g = build_phase(&l, i % 2 ? GAME_PLUS : GAME_EXTRA);
        uint32_t ready[3] = {joker_ready(&g), joker_ready(&g), joker_ready(&g)};
        for (int k = 0; k < 5; k++) {
            cost_piece pieces[3];
            for (int j = 0; j < 3; j++) pieces[j] = (cost_piece)sets[k].piece[j];
            TEST_ASSERT_EQUAL(plan_sequence(&g, pieces, sets[k].count, ready),
                              price(&g, sets[k].basket) != PURSE_NEVER);
        }
    }
}

static game bought(const char *from, int basket, const purse_goods *goods, const char *expected) {
    static char text[512];
    game g = position(from);
    purse p;
    move moves[PURSE_MOVES_MAX];
    purse_fill(&p, &g, even);
    int count = purse_moves(&p, &g, basket, goods, moves);
    line all = line_in(text, sizeof text);
    for (int i = 0; i < count; i++) {
        if (i) line_text(&all, "; ");
        move_print(&all, kind_of(&g)->island, &moves[i]);
        TEST_ASSERT_EQUAL_STRING("ok", reason_word(rules_apply(&g, &moves[i])));
    }
    TEST_ASSERT_EQUAL_STRING(expected, text);
    return g;
}

void test_gold_is_traded_before_a_joker_is_used(void) {
    bought(
        "plus players=1 deserts=both ramp=on turn=9 player=1 phase=build rolls=3 dice=ooggml road=- army=- "
        "1: R0,1 K1",
        PURSE_CITY, &(purse_goods){1, {COST_CITY}, {0}}, "joker K1 6; build C1");
    bought(
        "plus players=1 deserts=both ramp=on turn=9 player=1 phase=build rolls=3 dice=lwggmm road=- army=- "
        "1: R0,1 K1",
        PURSE_KNIGHT, &(purse_goods){1, {COST_KNIGHT}, {1}}, "trade o; build K2");
}

void test_the_joker_of_a_new_knight_pays_for_the_road_after_it(void) {
    bought("plus players=1 deserts=both ramp=on turn=9 player=1 phase=build rolls=3 dice=owgblb road=- "
           "army=- 1:",
           PURSE_KNIGHT_ROAD, &(purse_goods){2, {COST_ROAD, COST_KNIGHT}, {0, 3}}, "build R0; build K4");
    bought("plus players=1 deserts=both ramp=on turn=9 player=1 phase=build rolls=3 dice=owgbbb road=- "
           "army=- 1:",
           PURSE_LUMBER_ROAD, &(purse_goods){2, {COST_KNIGHT, COST_ROAD}, {3, 0}},
           "build K4; joker K4 4; build R0");
}

void test_six_equal_faces_may_be_made_with_jokers(void) {
    bought("extra players=2 jokers=next castles=on longest=1 turn=9 player=1 phase=build rolls=3 dice=wwwwwm "
           "road=- army=- 1: R0004,0104 S01 K00 2: R4852",
           PURSE_CASTLE, &(purse_goods){1, {COST_CASTLE}, {2}}, "joker K00 6; build B2");
}
