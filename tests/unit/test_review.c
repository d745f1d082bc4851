/* The review of solo games, by players of every strength who now and then take a
 * move back: its sums, and every choice against a second reckoning, move by move. */
#include "review.h"

#include "bot.h"
#include "lot.h"
#include "play.h"
#include "session.h"

#include <stdlib.h>

enum { SEED = 20261119, GAMES = 1000, LOSSES_MAX = GAME_BOXES * GAME_ROLLS };

static advisor a, own; /* the second reckoning has one of its own */
static bot player;

void setUp(void) {
    advisor_init(&a, &solution_standard);
    advisor_init(&own, &solution_standard);
    bot_init(&player, &solution_standard);
}

/* Under sanitizers and when branches are counted fewer games are played. */
static int games(int count) {
    const char *fewer = getenv("RANDOM_GAMES");
    return fewer && atoi(fewer) < count ? atoi(fewer) : count;
}

/* ---- a game that is watched */

typedef struct {
    session s;
    review r, whole;
} watched;

static void watch_new(watched *w, uint8_t switches) {
    session_begin(&w->s, &(setup){.kind = GAME_STANDARD, .players = 1, .switches = switches});
    review_begin(&w->r, &a, &w->s.now);
}

static void watch_do(watched *w, const move *m) {
    game since = w->s.since, before = w->s.now;
    TEST_ASSERT_EQUAL_STRING("ok", reason_word(session_do(&w->s, m)));
    if (m->kind == MOVE_ROLL) review_roll(&w->r, &a, &since, &before, m->dice, &w->s.now);
    else if (w->s.now.phase == GAME_OVER) review_end(&w->r, &a, &w->s.since, &w->s.now, &w->whole);
}

/* ---- the second reckoning */

typedef struct {
    turn_worth choices[GAME_BOXES], luck[GAME_BOXES];
    turn_worth loss[LOSSES_MAX]; /* of every choice: a keep, a stop, all builds of a turn */
    int losses;
    turn_worth building; /* lost so far in this build phase */
} second;

static turn_worth value(const game *g) {
    TEST_ASSERT_TRUE(advisor_look(&own, g));
    return rules_points(g, 0) * TURN_POINT + advisor_worth(&own, g);
}

static void lose(second *s, int turn, turn_worth loss) {
    s->choices[turn - 1] -= loss;
    if (loss > 0) s->loss[s->losses++] = loss;
}

static void reckon(second *s, const game *before, const move *m, const game *after) {
    int turn = rules_round(before);
    turn_worth was = value(before), kept = was;
    if (m->kind == MOVE_ROLL) {
        if (before->rolls) {
            kept = rules_points(before, 0) * TURN_POINT +
                   advisor_keep_worth(&own, before, (dice_set)(dice_all(DICE_MAX) & ~m->dice));
            lose(s, turn, was - kept);
        }
        s->luck[turn - 1] += value(after) - kept;
    } else if (m->kind == MOVE_END) {
        /* To end is the last in the list of all ends. */
        turn_worth ends = rules_points(before, 0) * TURN_POINT + own.work.end[own.work.ends - 1].worth;
        lose(s, turn, s->building + was - ends);
        s->building = 0;
    } else if (m->kind == MOVE_STOP) lose(s, turn, was - value(after));
    else s->building += was - value(after);
}

static int by_loss(const void *left, const void *right) {
    return *(const turn_worth *)left < *(const turn_worth *)right ? 1 : -1;
}

static void agree(second *s, const review *r) {
    /* Between turns the review goes on with what the table says, a sixteenth of a
     * point from what its own look would find. */
    enum { CLOSE = 65536 / 8 };
    for (int i = 0; i < GAME_BOXES; i++) {
        TEST_ASSERT_EQUAL_INT32(s->choices[i], r->turn[i].choices);
        TEST_ASSERT_INT32_WITHIN(CLOSE, s->luck[i], r->turn[i].luck);
    }
    qsort(s->loss, (size_t)s->losses, sizeof s->loss[0], by_loss);
    for (int i = 0; i < REVIEW_WORST; i++)
        TEST_ASSERT_EQUAL_INT32(i < s->losses ? s->loss[i] : 0, r->worst[i].loss);
}

/* ---- players */

typedef enum { WHO_RANDOM, WHO_EASY, WHO_GREEDY, WHO_BEST, WHO_ADVISOR, WHO_MOODY, WHOS } who;
static const char *const names[WHOS] = {"random", "easy", "greedy", "best", "advisor", "moody"};

static int draw(void *context, int count) { return lot_below(context, count); }

static move advised(const game *g) {
    static advisor his;
    advisor_init(&his, &solution_standard);
    advisor_look(&his, g);
    if (g->phase == GAME_BUILD) {
        advisor_option option[ADVISOR_OPTIONS_MAX];
        move moves[ADVISOR_MOVES_MAX];
        advisor_options(&his, g, option);
        advisor_moves(&his, g, &option[0], moves);
        return moves[0];
    }
    dice_set again = (dice_set)(dice_all(DICE_MAX) & ~(g->rolls ? advisor_keep(&his, g) : 0));
    return again ? (move){.kind = MOVE_ROLL, .dice = again} : (move){.kind = MOVE_STOP};
}

static move next_move(lot *l, const game *g, who w) {
    if (w == WHO_MOODY) w = (who)lot_below(l, WHO_MOODY);
    move m = w == WHO_ADVISOR ? advised(g) : bot_move(&player, g, (bot_level)w, draw, l);
    for (int die = 0; die < DICE_MAX && m.kind == MOVE_ROLL; die++)
        m.faces[die] = (uint8_t)(dice_has(m.dice, die) ? lot_below(l, DICE_FACES) : 0);
    return m;
}

static void play_game(watched *w, lot *l, who by, second *s, bool takes_back) {
    while (w->s.now.phase != GAME_OVER) {
        game before = w->s.now;
        move m = next_move(l, &before, by);
        if (takes_back && m.kind != MOVE_ROLL && lot_below(l, 3) == 0) {
            watch_do(w, &m);
            while (lot_below(l, 3) && w->s.now.phase != GAME_OVER && w->s.now.phase != GAME_ROLL) {
                move more = next_move(l, &w->s.now, WHO_RANDOM);
                watch_do(w, &more);
            }
            while (memcmp(&w->s.now, &before, sizeof before)) session_undo(&w->s);
        }
        watch_do(w, &m);
        if (s) reckon(s, &before, &m, &w->s.now);
    }
}

/* ---- games */

typedef struct {
    double luck, squares, choices, points;
    int games;
} sums;

static void add(sums *s, const review *r, int points) {
    double luck = (double)review_luck(r) / TURN_POINT;
    s->luck += luck;
    s->squares += luck * luck;
    s->choices += (double)review_choices(r) / TURN_POINT;
    s->points += points;
    s->games++;
}

static void adds_up(const watched *w) {
    const review *r = &w->whole;
    TEST_ASSERT_EQUAL_INT32(rules_points(&w->s.now, 0) * TURN_POINT,
                            r->expected + review_luck(r) + review_choices(r));
    for (int i = 0; i < GAME_BOXES; i++) TEST_ASSERT_TRUE(r->turn[i].choices <= 0);
    TEST_ASSERT_TRUE(review_sane(r) && review_sane(&w->r));
}

void test_expectation_luck_and_choices_are_the_final_score(void) {
    static sums sum[WHOS];
    lot l = {SEED};
    for (int i = 0; i < games(GAMES); i++) {
        watched w;
        second s = {.losses = 0};
        who by = (who)(i % WHOS);
        watch_new(&w, (uint8_t)(i / WHOS % 2));
        play_game(&w, &l, by, i % 4 ? NULL : &s, i % 3 == 1);
        adds_up(&w);
        if (i % 4 == 0) agree(&s, &w.whole);
        if (by == WHO_BEST || by == WHO_ADVISOR) TEST_ASSERT_EQUAL_INT32(0, review_choices(&w.whole));
        add(&sum[by], &w.whole, rules_points(&w.s.now, 0));
    }
    for (int by = 0; by < WHOS; by++) {
        const sums *s = &sum[by];
        if (s->games < 100) continue; /* too few to tell */
        double mean = s->luck / s->games, variance = (s->squares / s->games - mean * mean) / s->games;
        printf(
            "review: %-8s %4d games: luck %+6.2f (variance of the mean %.2f), choices %7.2f, points %6.2f\n",
            names[by], s->games, mean, variance, s->choices / s->games, s->points / s->games);
        /* Luck favours nobody: at most three and a half standard errors, and what rounding does. */
        double off = (mean > 0 ? mean : -mean) - 0.1;
        TEST_ASSERT_TRUE(off < 0 || off * off <= 12.25 * variance);
    }
}

void test_what_was_taken_back_never_counts(void) {
    for (uint32_t i = 0; i < 60; i++) {
        static move made[2000];
        int count = 0;
        lot l = {SEED + i};
        watched straight, crooked;
        watch_new(&straight, 0);
        while (straight.s.now.phase != GAME_OVER) {
            made[count] = next_move(&l, &straight.s.now, i % 2 ? WHO_RANDOM : WHO_EASY);
            watch_do(&straight, &made[count++]);
        }
        watch_new(&crooked, 0);
        for (int k = 0; k < count; k++) {
            game before = crooked.s.now;
            if (made[k].kind != MOVE_ROLL) {
                move other = next_move(&l, &before, WHO_RANDOM);
                if (other.kind == MOVE_ROLL) other = (move){.kind = MOVE_STOP};
                watch_do(&crooked, &other);
                TEST_ASSERT_EQUAL(REASON_OK, session_undo(&crooked.s));
            }
            watch_do(&crooked, &made[k]);
        }
        TEST_ASSERT_EQUAL_MEMORY(&straight.whole, &crooked.whole, sizeof(review));
    }
}

void test_the_end_can_be_asked_for_again_and_again(void) {
    lot l = {SEED};
    watched w;
    watch_new(&w, 0);
    play_game(&w, &l, WHO_GREEDY, NULL, false);
    review again, before = w.r;
    review_end(&w.r, &a, &w.s.since, &w.s.now, &again);
    TEST_ASSERT_EQUAL_MEMORY(&w.whole, &again, sizeof again);
    TEST_ASSERT_EQUAL_MEMORY(&before, &w.r, sizeof before);
}

/* ---- what there is a review of */

void test_only_a_new_solo_game_of_standard_has_a_review(void) {
    static const struct {
        uint8_t kind, players, switches;
        bool possible;
    } list[] = {{GAME_STANDARD, 1, 0, true},
                {GAME_STANDARD, 1, 1, true},
                {GAME_STANDARD, 2, 0, false},
                {GAME_PLUS, 1, 0, false},
                {GAME_EXTRA, 2, 0, false}};
    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++) {
        game g = rules_new((game_kind)list[i].kind, list[i].players, list[i].switches);
        review r;
        memset(&r, 0xAA, sizeof r);
        TEST_ASSERT_EQUAL(list[i].possible, review_possible(&g));
        review_begin(&r, &a, &g);
        TEST_ASSERT_EQUAL_INT32(list[i].possible ? solution_standard.game[list[i].switches][GAME_BOXES] : 0,
                                r.expected);
        TEST_ASSERT_TRUE(review_sane(&r));
    }
    game g = position("standard players=1 knights=1-6 turn=2 player=1 phase=roll 1: R0 boxes=1");
    TEST_ASSERT_FALSE(review_possible(&g));
}

void test_where_there_is_no_review_none_begins_later(void) {
    game g = position("standard players=1 knights=1-6 turn=2 player=1 phase=roll 1: R0 boxes=1"), rolled = g;
    review r, none, whole;
    review_begin(&r, &a, &g);
    none = r;
    play(&rolled, "roll 1,2,3,4,5,6=blwgoo");
    review_roll(&r, &a, &g, &g, dice_all(DICE_MAX), &rolled);
    TEST_ASSERT_EQUAL_MEMORY(&none, &r, sizeof r);
    review_end(&r, &a, &rolled, &rolled, &whole);
    TEST_ASSERT_EQUAL_MEMORY(&none, &whole, sizeof r);
}

/* ---- choices by name */

/* The review of a turn that goes on from `from`, and of the first roll after it
 * unless the game is over. */
static review rest_of_turn(const char *from, const char *moves) {
    game since = position(from), then = after(from, moves);
    review r = {.expected = TURN_POINT}, whole;
    review_end(&r, &a, &since, &then, &whole);
    if (then.phase == GAME_OVER) return whole;
    game rolled = then;
    play(&rolled, "roll 1,2,3,4,5,6=blwgoo");
    review_roll(&r, &a, &since, &then, dice_all(DICE_MAX), &rolled);
    /* The end of a turn is reckoned alike, whether the game ends with it or not. */
    TEST_ASSERT_EQUAL_MEMORY(whole.worst, r.worst, sizeof r.worst);
    TEST_ASSERT_EQUAL_INT32(review_choices(&whole), review_choices(&r));
    return r;
}

static const review_choice *only_choice(const review *r, int turn, int rolls) {
    TEST_ASSERT_TRUE(review_sane(r));
    TEST_ASSERT_EQUAL_INT(turn, r->worst[0].turn);
    TEST_ASSERT_EQUAL_INT(rolls, r->worst[0].rolls);
    TEST_ASSERT_EQUAL_INT32(-r->worst[0].loss, review_choices(r));
    TEST_ASSERT_EQUAL_INT32(0, r->worst[1].loss);
    return &r->worst[0];
}

static void built(const review_choice *c, int piece, int site, int better, int better_site) {
    TEST_ASSERT_EQUAL_INT(piece, c->piece);
    TEST_ASSERT_EQUAL_INT(site, c->site);
    TEST_ASSERT_EQUAL_INT(better, c->better_piece);
    TEST_ASSERT_EQUAL_INT(better_site, c->better_site);
}

#define BUILD_15 "standard players=1 knights=1-6 turn=15 player=1 phase=build rolls=3 dice="
#define ROLL_15  "standard players=1 knights=1-6 turn=15 player=1 phase=roll rolls=2 dice="
#define SHEET_15 " 1: R0,1,2,3,4 S3 C7 K1 boxes=1,1,1,1,1,3,7,1,X,X,X,X,X,X"
#define BUILD_9  "standard players=1 knights=1-6 turn=9 player=1 phase=build rolls=3 dice="
#define SHEET_9  " 1: R0,1,2,3,4 S3 C7 K1 boxes=1,1,1,1,1,3,7,1"

void test_what_could_have_been_built_instead_of_nothing_is_named(void) {
    review r = rest_of_turn(BUILD_15 "wgoblo" SHEET_15, "end");
    const review_choice *c = only_choice(&r, 15, 0);
    TEST_ASSERT_EQUAL_INT32(6 * TURN_POINT, c->loss); /* a settlement of 4 points, and no X */
    built(c, COST_KINDS, 0, COST_SETTLEMENT, 1);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){2, 3, 4, 0, 1, 4}), c->faces, DICE_MAX);
}

void test_what_was_built_and_what_was_better_are_named(void) {
    review r = rest_of_turn(BUILD_15 "wgoblo" SHEET_15, "build R5; build K2; end");
    const review_choice *c = only_choice(&r, 15, 0);
    TEST_ASSERT_EQUAL_INT32(1 * TURN_POINT, c->loss);
    built(c, COST_KNIGHT, 1, COST_SETTLEMENT, 1);
}

void test_of_the_best_builds_only_what_is_missing_is_named(void) {
    review r = rest_of_turn(BUILD_15 "wgoblm" SHEET_15, "build R5; end");
    const review_choice *c = only_choice(&r, 15, 0);
    built(c, COST_ROAD, 5, COST_SETTLEMENT, 1);
    r = rest_of_turn(BUILD_15 "blblwg" SHEET_15, "build S4; end");
    built(only_choice(&r, 15, 0), COST_KINDS, 0, COST_ROAD, 5);
}

void test_a_joker_that_was_not_needed_is_no_better_piece(void) {
    review r = rest_of_turn(BUILD_9 "wgobbb" SHEET_9, "joker K1 4; build K2; end");
    built(only_choice(&r, 9, 0), COST_KINDS, 0, COST_KINDS, 0);
}

void test_a_stop_is_a_choice_after_the_roll(void) {
    review r = rest_of_turn(ROLL_15 "bbbwww" SHEET_15, "stop; end");
    const review_choice *c = only_choice(&r, 15, 2);
    TEST_ASSERT_EQUAL_HEX8(0x3F, c->kept);
    TEST_ASSERT_NOT_EQUAL(0x3F, c->better);
}

void test_a_stop_and_a_build_are_two_choices(void) {
    review r = rest_of_turn(ROLL_15 "bblwww" SHEET_15, "stop; end");
    TEST_ASSERT_EQUAL_INT(2, (r.worst[0].loss > 0) + (r.worst[1].loss > 0));
    TEST_ASSERT_EQUAL_INT32(0, r.worst[2].loss);
}

void test_a_die_that_was_rolled_again_was_not_kept_though_it_shows_the_same(void) {
    const char *from = ROLL_15 "wgoblo" SHEET_15;
    game since = position(from), rolled = after(from, "roll 1,2,3,4,5,6=wgoblo");
    review r = {.expected = TURN_POINT};
    review_roll(&r, &a, &since, &since, dice_all(DICE_MAX), &rolled);
    const review_choice *c = only_choice(&r, 15, 2);
    TEST_ASSERT_EQUAL_HEX8(0, c->kept);
    TEST_ASSERT_TRUE(c->better > 0);
    /* What the dice gave back was luck. */
    review kept = {.expected = TURN_POINT};
    rolled = after(from, "roll 6=o");
    review_roll(&kept, &a, &since, &since, 1u << 5, &rolled);
    TEST_ASSERT_EQUAL_INT32(review_luck(&kept) + review_choices(&kept), review_luck(&r) + review_choices(&r));
    TEST_ASSERT_TRUE(review_luck(&r) > review_luck(&kept));
}

void test_the_three_dearest_are_kept_the_dearest_first(void) {
    lot l = {SEED};
    for (int i = 0; i < 30; i++) {
        watched w;
        watch_new(&w, 0);
        play_game(&w, &l, WHO_RANDOM, NULL, false);
        const review_choice *c = w.whole.worst;
        TEST_ASSERT_TRUE(c[0].loss >= c[1].loss && c[1].loss >= c[2].loss && c[2].loss > 0);
    }
}

/* ---- bytes from anywhere */

/* Its dearest choice after a roll, the next one in the build phase. */
static review sample(void) {
    lot l = {SEED};
    watched w;
    for (int tries = 0; tries < 200; tries++) {
        watch_new(&w, 0);
        play_game(&w, &l, WHO_EASY, NULL, false);
        if (w.whole.worst[0].rolls && w.whole.worst[1].loss && w.whole.worst[1].rolls == 0) return w.whole;
    }
    TEST_FAIL_MESSAGE("no such game");
    return w.whole;
}

#define BREAKS(change)                                                                                       \
    do {                                                                                                     \
        review r = good;                                                                                     \
        change;                                                                                              \
        TEST_ASSERT_FALSE_MESSAGE(review_sane(&r), #change);                                                 \
    } while (0)

void test_bytes_that_cannot_be_a_review_are_told(void) {
    const review good = sample();
    TEST_ASSERT_TRUE(review_sane(&good));
    BREAKS(r.expected = 0);
    BREAKS(r.expected = -1);
    BREAKS(r.expected = INT32_MAX);
    BREAKS(r.turn[3].luck = INT32_MAX);
    BREAKS(r.turn[3].luck = INT32_MIN);
    BREAKS(r.turn[3].choices = 1);
    BREAKS(r.turn[3].choices = INT32_MIN);
    BREAKS(r.worst[0].loss = 0);
    BREAKS(r.worst[0].loss = -1);
    BREAKS(r.worst[1].loss = r.worst[0].loss + 1);
    BREAKS(r.worst[0].loss = 1 - r.turn[r.worst[0].turn - 1].choices);
    BREAKS(r.worst[0].turn = 0);
    BREAKS(r.worst[0].turn = 16);
    BREAKS(r.worst[0].rolls = 3);
    BREAKS(r.worst[0].faces[5] = 6);
    BREAKS(r.worst[0].none[0] = 1);
    BREAKS(r.worst[0].none[1] = 1);
    /* after a roll */
    BREAKS(r.worst[0].kept = 64);
    BREAKS(r.worst[0].better = 64);
    BREAKS(r.worst[0].kept = r.worst[0].better);
    BREAKS(r.worst[0].piece = 1);
    BREAKS(r.worst[0].site = 1);
    BREAKS(r.worst[0].better_piece = 1);
    BREAKS(r.worst[0].better_site = 1);
    /* in the build phase */
    BREAKS(r.worst[1].kept = 1);
    BREAKS(r.worst[1].better = 1);
    BREAKS(r.worst[1].piece = COST_CASTLE);
    BREAKS(r.worst[1].piece = COST_KINDS + 1);
    BREAKS(r.worst[1].site = 16);
    BREAKS(r.worst[1].better_piece = COST_CASTLE);
    BREAKS(r.worst[1].better_site = 16);
    BREAKS((r.worst[1].piece = COST_KINDS, r.worst[1].site = 1));
    review none = {.expected = 0};
    TEST_ASSERT_TRUE(review_sane(&none));
}

/* ---- what it takes */

void test_a_roll_within_a_turn_needs_no_look_of_its_own(void) {
    /* The advisor says whether it reckoned anew: what is overwritten here stays. */
    lot l = {SEED};
    watched w;
    watch_new(&w, 0);
    while (w.s.now.phase != GAME_OVER) {
        game before = w.s.now;
        move m = next_move(&l, &before, WHO_EASY);
        if (m.kind == MOVE_ROLL && before.rolls) {
            uint8_t ends = a.work.ends;
            a.work.end_of[0] = 0xEE;
            watch_do(&w, &m);
            TEST_ASSERT_EQUAL_HEX8(0xEE, a.work.end_of[0]);
            TEST_ASSERT_EQUAL_UINT8(ends, a.work.ends);
        } else watch_do(&w, &m);
    }
}
