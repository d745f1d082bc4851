/* Computer opponents: always legal, always done, and as strong as they should be.
 * MATCH_GAMES=2000 plays that many games for the table; fewer where nobody asks. */
#include "lot.h"
#include "match.h"
#include "play.h"

#include <stdlib.h>

static bot b;
static lot source;

static int draw(void *context, int count) { return lot_below(context, count); }

/* Plays so many games; every move must be allowed. */
static match_sums play_match(game_kind which, const uint8_t *level, int players, uint8_t switches,
                             int games) {
    match m;
    match_sums sums;
    memset(&sums, 0, sizeof sums);
    setup st = {.kind = (uint8_t)which, .players = (uint8_t)players, .switches = switches};
    match_begin(&m, &st, level, draw, &source);
    for (int i = 0; i < games; i++) {
        reason refused;
        do {
            TEST_ASSERT_TRUE(bot_think(&b, &m.now, BOT_RANDOM));
        } while (!match_step(&m, &b, &refused));
        TEST_ASSERT_EQUAL_STRING("ok", reason_word(refused));
        match_count(&m, &sums);
    }
    return sums;
}

void test_bots_play_legally_to_the_end(void) {
    static const int finished_of_ten[GAME_KINDS] = {10, 10, 9};
    const char *asked = getenv("RANDOM_GAMES");
    int rounds = asked && atoi(asked) < 60 ? atoi(asked) : 60;
    source = (lot){1};
    bot_init(&b, &solution_standard);
    for (int which = 0; which < GAME_KINDS; which++) {
        const kind *k = kind_by_index((game_kind)which);
        uint32_t games = 0, finished = 0;
        for (int i = 0; i < rounds; i++) {
            uint8_t level[GAME_PLAYERS_MAX];
            int players = k->players_min + i % (k->players_max - k->players_min + 1);
            /* Random play alone need not come to an end. */
            for (int p = 0; p < players; p++) level[p] = (uint8_t)(BOT_EASY + lot_below(&source, 3));
            match_sums s = play_match((game_kind)which, level, players,
                                      (uint8_t)lot_below(&source, 1 << k->switches), 1);
            games += s.games;
            finished += s.games - s.unfinished;
        }
        printf("bots: %s, %u games, %u finished\n", k->name, (unsigned)games, (unsigned)finished);
        TEST_ASSERT_TRUE(finished * 10 >= games * (uint32_t)finished_of_ten[which]);
    }
}

void test_a_bot_thinks_in_slices_and_then_moves_at_once(void) {
    game g = position(
        "extra players=2 jokers=next castles=on longest=1 turn=9 player=1 phase=build rolls=3 dice=blblbl "
        "road=- army=- 1: R0004,0104 S01 2: R4852");
    bot_init(&b, NULL);
    int slices = 1;
    while (!bot_think(&b, &g, BOT_BEST)) slices++;
    TEST_ASSERT_TRUE(slices > 10);
    move m = bot_move(&b, &g, BOT_BEST, draw, &source);
    TEST_ASSERT_EQUAL(REASON_OK, rules_apply(&g, &m));
    TEST_ASSERT_TRUE(bot_think(&b, &g, BOT_BEST)); /* the rest is foreseen */
    g = position(
        "extra players=2 jokers=next castles=on longest=1 turn=0 player=1 phase=start road=- army=- 1: 2:");
    TEST_ASSERT_TRUE(bot_think(&b, &g, BOT_BEST));
    for (int level = 0; level < BOT_LEVELS; level++) {
        m = bot_move(&b, &g, (bot_level)level, draw, &source);
        TEST_ASSERT_EQUAL(REASON_OK, rules_check(&g, &m));
    }
}

void test_a_roll_leaves_the_faces_to_whoever_draws_them(void) {
    game g = position("plus players=2 deserts=both ramp=on turn=1 player=1 phase=roll road=- army=- 1: 2:");
    bot_init(&b, NULL);
    for (int level = 0; level < BOT_LEVELS; level++) {
        move m = bot_move(&b, &g, (bot_level)level, draw, &source);
        TEST_ASSERT_EQUAL(MOVE_ROLL, m.kind);
        TEST_ASSERT_EQUAL(dice_all(3), m.dice);
        TEST_ASSERT_EQUAL(REASON_FACES_MISSING, rules_check(&g, &m));
        TEST_ASSERT_EQUAL(ROLL_NO_FACE, m.faces[2]);
        TEST_ASSERT_EQUAL(0, m.faces[3]);
    }
}

void test_without_the_solution_the_best_is_greedy_in_standard(void) {
    static const uint8_t level[] = {BOT_BEST};
    bot_init(&b, NULL);
    source = (lot){3};
    match_sums s = play_match(GAME_STANDARD, level, 1, 0, 20);
    TEST_ASSERT_TRUE(s.points[0] > 20 * 45 && s.points[0] < 20 * 80);
    play_match(GAME_PLUS, level, 1, 0, 1);
    TEST_ASSERT_EQUAL(RACE_OUTLOOK, b.advice.by.race.eyes);
}

void test_bots_have_short_names(void) {
    for (int level = 0; level < BOT_LEVELS; level++)
        TEST_ASSERT_TRUE(strlen(bot_name((bot_level)level)) <= 6);
}

/* --- how strong they are --- */

static double root(double x) {
    double r = x > 1 ? x : 1;
    for (int i = 0; i < 60; i++) r = (r + x / r) / 2;
    return r;
}

/* The share of wins of level[0], printed beside its standard error. */
static double measure(game_kind which, bot_level first, bot_level second) {
    const uint8_t level[] = {(uint8_t)first, (uint8_t)second};
    const char *asked = getenv("MATCH_GAMES");
    int games = asked ? atoi(asked) : 100;
    source = (lot){20261118};
    bot_init(&b, &solution_standard);
    match_sums s = play_match(which, level, 2, 0, games);
    double share = s.wins[0] / (double)games, ended = games - (double)s.unfinished;
    printf("match: %-8s %-6s against %-6s %5d games, wins %5.1f %% +- %.1f, points %5.2f : %5.2f, turns each "
           "%4.1f, "
           "unfinished %u\n",
           kind_by_index(which)->name, bot_name(first), bot_name(second), games, 100 * share,
           100 * root(share * (1 - share) / games), s.points[0] / (double)games, s.points[1] / (double)games,
           ended > 0 ? s.turns / ended / 2 : 0, (unsigned)s.unfinished);
    return share;
}

void test_the_best_beats_the_others_in_plus_and_extra(void) {
    for (int which = GAME_PLUS; which <= GAME_EXTRA; which++) {
        TEST_ASSERT_TRUE(measure((game_kind)which, BOT_BEST, BOT_RANDOM) >= 0.90);
        TEST_ASSERT_TRUE(measure((game_kind)which, BOT_BEST, BOT_EASY) >= 0.80);
        TEST_ASSERT_TRUE(measure((game_kind)which, BOT_BEST, BOT_GREEDY) >= 0.65);
        TEST_ASSERT_TRUE(measure((game_kind)which, BOT_GREEDY, BOT_EASY) >= 0.65);
        TEST_ASSERT_TRUE(measure((game_kind)which, BOT_EASY, BOT_RANDOM) >= 0.90);
    }
}

void test_every_level_beats_the_one_below_in_standard(void) {
    TEST_ASSERT_TRUE(measure(GAME_STANDARD, BOT_BEST, BOT_GREEDY) >= 0.80);
    TEST_ASSERT_TRUE(measure(GAME_STANDARD, BOT_GREEDY, BOT_EASY) >= 0.65);
    TEST_ASSERT_TRUE(measure(GAME_STANDARD, BOT_EASY, BOT_RANDOM) >= 0.90);
}
