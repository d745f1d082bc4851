/* A turn reckoned exactly: against a slow search that knows no baskets, no hands
 * and no order. */
#include "lotplay.h"
#include "race.h"

#include <stdlib.h>

static race r;

static void reckon(const game *g) {
    race_begin(&r, g);
    while (!race_step(&r)) {
    }
}

/* --- a slow search of everything that the dice pay for --- */

typedef struct {
    int32_t best; /* of the greedy player's points */
    long nodes;
} search;

static void collect(void *context, const move *m) { lot_collect(context, m); }

/* All the moves of the build phase, every order; only points count. */
static void search_all(search *s, const game *g, int depth) {
    int points = rules_points(g, r.from.player);
    if (points > s->best) s->best = points;
    if (depth == 0 || g->phase != GAME_BUILD) return;
    lot_list list = {.count = 0};
    legal_moves(g, collect, &list);
    for (int i = 0; i < list.count; i++) {
        if (list.m[i].kind == MOVE_END) continue;
        game after = *g;
        TEST_ASSERT_EQUAL(REASON_OK, rules_apply(&after, &list.m[i]));
        s->nodes++;
        search_all(s, &after, depth - 1);
    }
}

static int unused_jokers(const game *g) {
    return bits_size(g->sheet[g->player].knights & ~g->sheet[g->player].used);
}

/* Where few jokers are left every order of everything is searched. */
void test_no_order_of_trades_jokers_and_builds_makes_more_points(void) {
    lot l = {99};
    int compared = 0;
    race_init(&r, RACE_GREEDY, NULL);
    for (int i = 0; i < 4000 && compared < 300; i++) {
        game_kind which = (game_kind)(i % GAME_KINDS);
        game g = rules_new(which, which == GAME_EXTRA ? 2 : 1 + lot_below(&l, 2),
                           (uint8_t)lot_below(&l, 1 << kind_by_index(which)->switches));
        for (int moves = 10 + lot_below(&l, 300); moves > 0 && g.phase != GAME_OVER; moves--)
            lot_play(&l, &g);
        while (g.phase == GAME_ROLL) lot_play(&l, &g);
        if (g.phase != GAME_BUILD || g.spent || unused_jokers(&g) > 1) continue;
        reckon(&g);
        search s = {.best = -1000};
        search_all(&s, &g, 5);
        race_option option[PURSE_BASKETS];
        int count = race_options(&r, &g, option);
        TEST_ASSERT_TRUE(count > 0);
        int found = option[0].worth / RACE_GREEDY_POINT - RACE_GREEDY_LIFT;
        if (which == GAME_STANDARD && s.best == rules_points(&g, g.player)) continue; /* an X, or not */
        char text[POSITION_TEXT_MAX];
        line where = line_in(text, sizeof text);
        position_print(&where, &g);
        TEST_ASSERT_EQUAL_INT_MESSAGE(s.best, found, text);
        compared++;
    }
    TEST_ASSERT_EQUAL_INT(300, compared);
}

/* --- the moves lead where they should --- */

void test_the_moves_of_every_option_are_allowed_and_build_its_goods(void) {
    lot l = {20261118};
    for (int i = 0; i < 600; i++) {
        game_kind which = i % 2 ? GAME_PLUS : GAME_EXTRA;
        race_init(&r, i % 3 ? RACE_OUTLOOK : RACE_GREEDY, NULL);
        game g = rules_new(which, 2 + i % 3, (uint8_t)lot_below(&l, 1 << kind_by_index(which)->switches));
        for (int moves = 10 + lot_below(&l, 300); moves > 0 && g.phase != GAME_OVER; moves--)
            lot_play(&l, &g);
        while (g.phase == GAME_ROLL) lot_play(&l, &g);
        if (g.phase != GAME_BUILD) continue;
        reckon(&g);
        race_option option[PURSE_BASKETS];
        int count = race_options(&r, &g, option);
        for (int k = 0; k < count; k++) {
            move moves[PURSE_MOVES_MAX];
            game after = g;
            int n = race_moves(&r, &g, &option[k], moves), jokers = 0;
            for (int j = 0; j < n; j++) {
                TEST_ASSERT_EQUAL_STRING("ok", reason_word(rules_apply(&after, &moves[j])));
                jokers += moves[j].kind == MOVE_JOKER;
            }
            const purse_goods *goods = &r.end[option[k].basket].goods;
            for (int j = 0; j < goods->count; j++)
                TEST_ASSERT_TRUE(
                    game_has(&after.sheet[g.player], (cost_piece)goods->piece[j], goods->site[j]));
            TEST_ASSERT_EQUAL_INT(option[k].worth == r.end[option[k].basket].worth, jokers == 0);
            if (k) TEST_ASSERT_TRUE(option[k].worth <= option[k - 1].worth);
        }
        TEST_ASSERT_EQUAL_INT32(option[0].worth, race_worth(&r, &g));
    }
}

/* --- over the rolls --- */

/* The worth of a position by trying every face of every die that is rolled. */
static int32_t slow_keep(const game *g, dice_set keep) {
    dice_set again = (dice_set)(dice_all(g->dice) & ~keep);
    int64_t sum = 0;
    int ways = 1;
    for (int die = 0; die < g->dice; die++)
        if (dice_has(again, die)) ways *= DICE_FACES;
    for (int way = 0; way < ways; way++) {
        game after = *g;
        int left = way;
        for (int die = 0; die < g->dice; die++) {
            if (!dice_has(again, die)) continue;
            after.faces[die] = (uint8_t)(left % DICE_FACES);
            left /= DICE_FACES;
        }
        after.rolls = GAME_ROLLS;
        after.phase = GAME_BUILD;
        sum += race_worth(&r, &after);
    }
    return (int32_t)(sum / ways);
}

void test_what_a_keep_is_worth_is_the_mean_over_every_face(void) {
    lot l = {5};
    race_init(&r, RACE_OUTLOOK, NULL);
    for (int i = 0; i < 40; i++) {
        game g = rules_new(i % 2 ? GAME_PLUS : GAME_EXTRA, 2, 0);
        for (int moves = lot_below(&l, 60); moves > 0 && g.phase != GAME_OVER; moves--) lot_play(&l, &g);
        while (g.phase != GAME_OVER && !(g.phase == GAME_ROLL && g.rolls == 2)) {
            if (g.phase != GAME_ROLL) {
                lot_play(&l, &g);
                continue;
            }
            move m = lot_roll(&l, dice_all(g.dice));
            rules_apply(&g, &m);
        }
        if (g.phase == GAME_OVER) continue;
        reckon(&g);
        for (int tries = 0; tries < 4; tries++) {
            dice_set keep = (dice_set)lot_below(&l, 1 << g.dice);
            int32_t slow = slow_keep(&g, keep), quick = race_keep_worth(&r, &g, keep);
            TEST_ASSERT_INT32_WITHIN(DICE_MAX, slow, quick);
        }
    }
}

void test_a_second_look_in_the_same_turn_is_quick(void) {
    game g =
        position("plus players=2 deserts=both ramp=on turn=9 player=1 phase=roll rolls=1 dice=oowgbm road=- "
                 "army=- 1: R0,1 S1 K1 2: R0");
    race_init(&r, RACE_OUTLOOK, NULL);
    reckon(&g);
    play(&g, "roll 5,6=og; stop");
    race_begin(&r, &g);
    TEST_ASSERT_TRUE(race_step(&r));
    TEST_ASSERT_TRUE(race_worth(&r, &g) > 0);
}
