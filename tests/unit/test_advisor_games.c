/* Whole solo games by advice, beside a player who sees no further than his turn.
 * Every move goes through the rules. */
#include "advisor.h"
#include "lot.h"
#include "play.h"

#include <stdlib.h>

enum { SEED = 20261118, GAMES = 20000, GAMES_MYOPIC = 4000 };

static advisor a;

typedef bool look(const game *g);

static bool look_ahead(const game *g) { return advisor_look(&a, g); }

/* The same reckoning with nothing to come after the turn. */
static bool look_at_this_turn(const game *g) {
    static const turn_worth nothing[BOARDS_GUARDS];
    const game_sheet *own = game_own(g);
    boards_ground ground;
    boards_read(a.solution->turn->roads, own, &ground);
    turn_guard guard = {.knights = (uint8_t)bits_size(own->knights),
                        .used = (uint8_t)own->used,
                        .built = rules_turn_points(g) > 0,
                        .knights_one = game_switch(g, STANDARD_KNIGHTS_ONE)};
    turn_begin(&a.work, a.solution->turn, &ground);
    for (int i = 0; i < a.work.grounds; i++) turn_answer(&a.work, i, nothing, BOARDS_GUARDS);
    turn_choose(&a.work, a.solution->turn, &guard);
    if (g->phase == GAME_ROLL) turn_roll_back(&a.work, a.solution->turn);
    a.valid = false;
    return true;
}

static void do_move(game *g, const move *m) {
    TEST_ASSERT_EQUAL_STRING("ok", reason_word(rules_apply(g, m)));
}

static void roll(lot *l, game *g, dice_set dice) {
    move m = {.kind = MOVE_ROLL, .dice = dice};
    for (int die = 0; die < DICE_MAX; die++)
        if (dice_has(dice, die)) m.faces[die] = (uint8_t)lot_below(l, DICE_FACES);
    do_move(g, &m);
}

static void play_turn(lot *l, game *g, look *see) {
    roll(l, g, dice_all(DICE_MAX));
    see(g);
    while (g->phase == GAME_ROLL) {
        dice_set again = (dice_set)(dice_all(DICE_MAX) & ~advisor_keep(&a, g));
        if (again) roll(l, g, again);
        else do_move(g, &(move){.kind = MOVE_STOP});
    }
    see(g);
    advisor_option option[ADVISOR_OPTIONS_MAX];
    move moves[ADVISOR_MOVES_MAX];
    TEST_ASSERT_TRUE(advisor_options(&a, g, option) > 0);
    int count = advisor_moves(&a, g, &option[0], moves);
    for (int i = 0; i < count; i++) do_move(g, &moves[i]);
}

static double root(double x) {
    double r = x;
    for (int i = 0; i < 60; i++) r = (r + x / r) / 2;
    return r;
}

typedef struct {
    double mean, error;
} result;

static result play_games(const char *name, int switches, int games, look *see) {
    lot l = {SEED + (uint32_t)switches};
    double sum = 0, squares = 0;
    advisor_init(&a, &solution_standard);
    for (int i = 0; i < games; i++) {
        game g = rules_new(GAME_STANDARD, 1, (uint8_t)switches);
        while (g.phase != GAME_OVER) play_turn(&l, &g, see);
        int points = rules_points(&g, 0);
        sum += points;
        squares += (double)points * points;
    }
    result r = {.mean = sum / games};
    r.error = root((squares / games - r.mean * r.mean) / games);
    printf("advisor: %-8s knights=%-3s %6d games, mean %6.2f, standard error %.2f, optimum %.2f\n", name,
           switches ? "1" : "1-6", games, r.mean, r.error,
           (double)solution_standard.game[switches][GAME_BOXES] / TURN_POINT);
    return r;
}

/* Under sanitizers and when branches are counted fewer games are played. */
static int games(int count) {
    const char *fewer = getenv("RANDOM_GAMES");
    return fewer && atoi(fewer) < count ? atoi(fewer) : count;
}

void test_games_by_advice_reach_the_optimum(void) {
    for (int switches = 0; switches < 2; switches++) {
        result r = play_games("advised", switches, games(GAMES), look_ahead);
        double best = (double)solution_standard.game[switches][GAME_BOXES] / TURN_POINT;
        double off = r.mean > best ? r.mean - best : best - r.mean;
        TEST_ASSERT_TRUE(off <= 0.1 + 3 * r.error);
    }
}

void test_a_player_who_takes_the_most_of_each_turn_stays_far_below(void) {
    for (int switches = 0; switches < 2; switches++) {
        result r = play_games("myopic", switches, games(GAMES_MYOPIC), look_at_this_turn);
        double best = (double)solution_standard.game[switches][GAME_BOXES] / TURN_POINT;
        TEST_ASSERT_TRUE(r.mean < best - 10);
        if (switches == 0) TEST_ASSERT_TRUE(r.mean > 59 - 3 * r.error && r.mean < 62 + 3 * r.error);
    }
}
