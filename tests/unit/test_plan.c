/* The planner: by example, and against trying everything. */
#include "joker.h"
#include "lot.h"
#include "plan.h"
#include "play.h"

#define BUILD "plus players=1 deserts=each ramp=on turn=9 player=1 phase=build rolls=3 "

/* The steps of a plan as text: "joker K1 2; trade b". */
static const char *steps(const game *g, cost_piece piece) {
    static char text[200];
    line l = line_in(text, sizeof text);
    plan p = plan_piece(g, piece);
    if (!p.possible) return "no";
    for (int i = 0; i < p.steps; i++) {
        if (i) line_text(&l, "; ");
        move_print(&l, kind_of(g)->island, &p.step[i]);
    }
    return text;
}

static void planned(const char *expected, cost_piece piece, const char *dice_and_sheet) {
    char text[240];
    snprintf(text, sizeof text, BUILD "%s", dice_and_sheet);
    game g = position(text);
    TEST_ASSERT_EQUAL_STRING(expected, steps(&g, piece));
}

void test_what_lies_there_needs_no_steps(void) { planned("", COST_ROAD, "dice=blwgom road=- army=- 1:"); }

void test_gold_buys_what_is_missing(void) {
    planned("trade l", COST_ROAD, "dice=bmmwww road=- army=- 1:");
    planned("trade b; trade l", COST_ROAD, "dice=mmmmww road=- army=- 1:");
}

void test_gold_is_used_before_a_joker(void) {
    planned("trade l", COST_ROAD, "dice=bmmwww road=- army=- 1: K4");
}

void test_a_joker_helps_where_gold_does_not_reach(void) {
    planned("joker K4 3", COST_ROAD, "dice=bmwwww road=- army=- 1: K4");
    planned("joker K4 3; trade b", COST_ROAD, "dice=mmwwww road=- army=- 1: K4");
}

void test_a_knight_of_the_resource_goes_before_one_of_any(void) {
    planned("joker K4 2", COST_ROAD, "dice=bwwwww road=- army=1 1: K4,6,7");
    planned("joker K6 2=l", COST_ROAD, "dice=bwwwww road=- army=1 1: K4x,6,7");
    planned("joker K7 2=l", COST_ROAD, "dice=bwwwww road=- army=1 1: K4x,6x,7");
}

void test_a_trade_needs_a_die_more_than_the_price(void) {
    /* Six dice, five for the city: gold for one ore is all there is. */
    planned("trade o", COST_CITY, "dice=ooggmm road=- army=- 1: R0,1");
    planned("no", COST_CITY, "dice=oggmmm road=- army=- 1: R0,1");
    planned("joker K1 4; trade o", COST_CITY, "dice=oggmmm road=- army=- 1: R0,1 K1");
    planned("no", COST_SETTLEMENT, "dice=BLmmwg road=- army=- 1: R0"); /* four left, one would go */
    planned("joker K5 3; joker K4 4", COST_SETTLEMENT, "dice=BLmmwg road=- army=- 1: R0 K4,5");
}

void test_too_few_dice_are_too_few(void) { planned("no", COST_ROAD, "dice=BLWGOm road=- army=- 1: R0 K4,5"); }

#define EXTRA  "extra players=2 jokers=next castles=on longest=1 turn=9 player=1 phase=build rolls=3 "
#define DESERT "R0104,0408,0813,1318,1823 S08,18"

void test_a_castle_takes_the_face_that_needs_fewest_jokers_and_then_fewest_of_any(void) {
    game g = position(EXTRA "dice=bbbbbb road=- army=- 1: R0104 2: R4852");
    TEST_ASSERT_EQUAL_STRING("", steps(&g, COST_CASTLE));
    g = position(EXTRA "dice=bbbbgg road=1 army=- 1: " DESERT " K09,10 2: R4852");
    TEST_ASSERT_EQUAL_STRING("joker K09 5=b; joker K10 6=b", steps(&g, COST_CASTLE));
    g = position(EXTRA "dice=bbbggg road=1 army=1 1: " DESERT " K01,04,05,09,10 2: R4852");
    TEST_ASSERT_EQUAL_STRING("joker K04 4; joker K09 5=b; joker K10 6=b", steps(&g, COST_CASTLE));
    g = position(EXTRA "dice=bbbbgg road=1 army=- 1: " DESERT " K09 2: R4852");
    TEST_ASSERT_EQUAL_STRING("no", steps(&g, COST_CASTLE));
    g = position(EXTRA "dice=mmmmmM road=- army=- 1: R0104 2: R4852");
    TEST_ASSERT_EQUAL_STRING("no", steps(&g, COST_CASTLE));
}

void test_a_castle_prefers_the_face_with_a_knight_of_its_own(void) {
    /* Three of each: brick has K04, grain has K01; with K01 used brick is cheaper. */
    game g = position(EXTRA "dice=gggbbb road=1 army=1 1: " DESERT " K01x,04,09,10 2: R4852");
    TEST_ASSERT_EQUAL_STRING("joker K04 1; joker K09 2=b; joker K10 3=b", steps(&g, COST_CASTLE));
}

/* --- against trying everything --- */

static void try_all(const game *g, cost_piece piece, int jokers, int *best);

typedef struct {
    const game *g;
    cost_piece piece;
    int jokers;
    int *best;
} search;

static void try_one(void *context, const move *m) {
    search *s = context;
    if (m->kind != MOVE_TRADE && m->kind != MOVE_JOKER) return;
    game next = *s->g;
    TEST_ASSERT_EQUAL(REASON_OK, rules_apply(&next, m));
    try_all(&next, s->piece, s->jokers + (m->kind == MOVE_JOKER), s->best);
}

static void try_all(const game *g, cost_piece piece, int jokers, int *best) {
    if (*best >= 0 && jokers >= *best) return;
    const dice_counts have = dice_count(g->faces, game_unspent(g));
    bool pays = true;
    for (int face = 0; face < DICE_FACES; face++) pays = pays && have.of[face] >= cost_of(piece)->of[face];
    if (pays) {
        *best = jokers;
        return;
    }
    search s = {.g = g, .piece = piece, .jokers = jokers, .best = best};
    legal_moves(g, try_one, &s);
}

void test_no_way_with_fewer_jokers_exists_and_none_is_missed(void) {
    lot l = {4711};
    int possible = 0;
    for (int round = 0; round < 600; round++) {
        game g = position(BUILD "dice=bbbbbb road=- army=- 1:");
        for (int die = 0; die < 6; die++)
            g.faces[die] = (uint8_t)(lot_below(&l, 3) ? lot_below(&l, 6) : DICE_GOLD);
        g.spent = (dice_set)(lot_below(&l, 3) ? 0 : 1u << lot_below(&l, 6));
        for (int n = lot_below(&l, 4); n > 0; n--) g.sheet[0].knights |= bits_one(lot_below(&l, 7));
        if (bits_size(g.sheet[0].knights) > 2) continue;
        for (int piece = 0; piece < COST_PIECES; piece++) {
            int best = -1;
            try_all(&g, (cost_piece)piece, 0, &best);
            plan p = plan_piece(&g, (cost_piece)piece);
            TEST_ASSERT_EQUAL(best >= 0, p.possible);
            if (!p.possible) continue;
            possible++;
            TEST_ASSERT_EQUAL_INT(best, p.jokers);
            TEST_ASSERT_EQUAL_INT(p.steps, p.jokers + p.trades);
            game paid = g;
            for (int i = 0; i < p.steps; i++) TEST_ASSERT_EQUAL(REASON_OK, rules_apply(&paid, &p.step[i]));
            move build = {.kind = MOVE_BUILD, .piece = (uint8_t)piece, .site = 0};
            reason r = rules_check(&paid, &build);
            TEST_ASSERT_TRUE(r == REASON_OK || r == REASON_NO_ROAD || r == REASON_ALREADY_BUILT);
        }
    }
    TEST_ASSERT_TRUE(possible > 200);
}
