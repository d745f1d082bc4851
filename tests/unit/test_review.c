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

#define TURN_15 "standard players=1 knights=1-6 turn=15 player=1 phase="
#define BOXES   " boxes=1,1,1,1,4,7,1,X,X,X,X,X,X,X"

/* The review of the last turn, of a game that came to it as it stands. */
static review last_turn(const char *from, const char *moves) {
    game since = position(from), over = after(from, moves);
    TEST_ASSERT_EQUAL(GAME_OVER, over.phase);
    review r = {.expected = TURN_POINT}, whole;
    review_end(&r, &a, &since, &over, &whole);
    return whole;
}

static const char five_roads[] = " 1: R0,1,2,3,4 S3 C7 K1 boxes=1,1,1,1,1,3,7,1,X,X,X,X,X,X";

static review last_build(const char *dice, const char *moves) {
    char text[POSITION_TEXT_MAX];
    snprintf(text, sizeof text, TURN_15 "build rolls=3 dice=%s%s", dice, five_roads);
    return last_turn(text, moves);
}

static void built(const review *r, double loss, int piece, int site, int better, int better_site) {
    const review_choice *c = &r->worst[0];
    TEST_ASSERT_EQUAL_INT32((turn_worth)(loss * TURN_POINT), c->loss);
    TEST_ASSERT_EQUAL_INT32(-c->loss, review_choices(r));
    TEST_ASSERT_EQUAL_INT(15, c->turn);
    TEST_ASSERT_EQUAL_INT(0, c->rolls);
    TEST_ASSERT_EQUAL_INT(piece, c->piece);
    TEST_ASSERT_EQUAL_INT(site, c->site);
    TEST_ASSERT_EQUAL_INT(better, c->better_piece);
    TEST_ASSERT_EQUAL_INT(better_site, c->better_site);
    TEST_ASSERT_TRUE(review_sane(r));
    TEST_ASSERT_EQUAL_INT32(0, r->worst[1].loss);
}

void test_a_piece_that_was_not_built_is_named(void) {
    review r = last_build("wgoblo", "end");
    built(&r, 2 + 2, COST_KINDS, 0, COST_KNIGHT, 1);
}
