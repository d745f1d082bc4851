/* The advisor, against trying everything (slow_turn.h), on positions from games
 * of players who draw lots, and on boards that are drawn by lot themselves, with
 * many jokers left. */
#include "advisor.h"
#include "lotplay.h"
#include "slow_turn.h"

#include <stdlib.h>

static advisor a;

/* A rounding of 1/65536 in every die of three rolls. */
static const double close_enough = 24.0 / 65536;

static void same(double expected, turn_worth found, const game *g) {
    double off = expected - (double)found / TURN_POINT;
    if (off < close_enough && off > -close_enough) return;
    char text[POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    position_print(&l, g);
    printf("%s: %.5f, but advised %.5f\n", text, expected, (double)found / TURN_POINT);
    TEST_FAIL_MESSAGE("the advisor errs");
}

/* ---- what a board is worth when the turn has ended, as the table has it */

static int turns_left;
static bool knights_one;

static turn_worth table_worth(const game_sheet *sheet) {
    static turn_worth block[BOARDS_GROUNDS][BOARDS_GUARDS];
    static int block_turns[BOARDS_GROUNDS]; /* what is there, plus 1 */
    boards_ground at;
    TEST_ASSERT_TRUE(boards_read(solution_standard.turn->roads, sheet, &at));
    int ground = boards_ground_of(solution_standard.turn->roads, &at);
    int want = 1 + turns_left + 100 * knights_one;
    if (block_turns[ground] != want)
        solution_read(&solution_standard, knights_one, turns_left, ground, block[ground], BOARDS_GUARDS);
    block_turns[ground] = want;
    return block[ground][boards_guard(bits_size(sheet->knights), sheet->used)];
}

static double end_worth(const slow_board *b) {
    game_sheet sheet = {.roads = {b->roads | 1u << 16},
                        .settlements = (1u << b->settlements) - 1,
                        .knights = (1u << b->knights) - 1,
                        .used = b->used,
                        .cities = (uint16_t)((1u << b->cities) - 1)};
    return (double)table_worth(&sheet) / TURN_POINT;
}

static slow_board board_of(const game *g) {
    const game_sheet *own = game_own(g);
    slow_board b = {.roads = (uint16_t)own->roads[0],
                    .settlements = (uint8_t)bits_size(own->settlements),
                    .cities = (uint8_t)bits_size(own->cities),
                    .knights = (uint8_t)bits_size(own->knights),
                    .used = (uint8_t)own->used,
                    .built = rules_turn_points(g) > 0};
    for (int die = 0; die < g->dice; die++)
        if (dice_has(game_unspent(g), die)) b.dice[g->faces[die]]++;
    turns_left = GAME_BOXES - 1 - own->boxes;
    knights_one = game_switch(g, STANDARD_KNIGHTS_ONE);
    return b;
}

/* ---- the phases */

/* Every option can be played, and brings what it promises. */
static void check_options(const game *g) {
    advisor_option option[ADVISOR_OPTIONS_MAX];
    int count = advisor_options(&a, g, option);
    TEST_ASSERT_TRUE(count > 0);
    TEST_ASSERT_EQUAL_INT(advisor_worth(&a, g), option[0].worth);
    for (int i = 0; i < count; i++) {
        move moves[ADVISOR_MOVES_MAX];
        int length = advisor_moves(&a, g, &option[i], moves);
        TEST_ASSERT_TRUE(length <= ADVISOR_MOVES_MAX);
        game end = *g;
        for (int m = 0; m < length; m++)
            TEST_ASSERT_EQUAL_STRING("ok", reason_word(rules_apply(&end, &moves[m])));
        int scored = rules_points(&end, g->player) - rules_points(g, g->player);
        turn_worth brought = scored * TURN_POINT + table_worth(&end.sheet[g->player]);
        if (i == 0) TEST_ASSERT_EQUAL_INT(option[i].worth, brought);
        else TEST_ASSERT_TRUE(brought >= option[i].worth); /* a joker more than is needed is not used */
    }
}

static void check_build(const game *g) {
    slow_board b = board_of(g);
    const slow_rules r = {knights_one, end_worth};
    TEST_ASSERT_TRUE(advisor_look(&a, g));
    same(slow_end(&r, &b), advisor_worth(&a, g), g);
    check_options(g);
}

static void check_keeps(const game *g) {
    double best = -1e9;
    for (int set = 0; set < 1 << DICE_MAX; set++) {
        uint8_t faces[DICE_MAX];
        int count = 0;
        for (int die = 0; die < DICE_MAX; die++)
            if (set >> die & 1) faces[count++] = g->faces[die];
        double worth = slow_keep(g->rolls + 1, faces, count);
        same(worth, advisor_keep_worth(&a, g, (dice_set)set), g);
        if (worth > best) best = worth;
    }
    same(best, advisor_keep_worth(&a, g, advisor_keep(&a, g)), g);
}

static void check_roll(const game *g) {
    slow_board b = board_of(g);
    const slow_rules r = {knights_one, end_worth};
    slow_rolls(&r, &b);
    TEST_ASSERT_TRUE(advisor_look(&a, g));
    same(slow_after(g->rolls, g->faces), advisor_worth(&a, g), g);
    if (g->rolls) check_keeps(g);
}

/* Positions that turn up in games, some of each phase, until there are enough. */
static void each_position(int builds, int rolls, void (*build)(const game *g), void (*roll)(const game *g)) {
    lot l = {20261118};
    advisor_init(&a, &solution_standard);
    for (int number = 0; builds > 0 || rolls > 0; number++) {
        game g = rules_new(GAME_STANDARD, 1 + number % 3, (uint8_t)(number & 1));
        while (g.phase != GAME_OVER) {
            advisor_option option[ADVISOR_OPTIONS_MAX];
            move moves[ADVISOR_MOVES_MAX];
            if (g.phase == GAME_BUILD && lot_below(&l, 2) && advisor_look(&a, &g)) {
                advisor_options(&a, &g, option);
                advisor_moves(&a, &g, &option[0], moves);
                rules_apply(&g, &moves[0]);
            } else {
                lot_play(&l, &g);
            }
            if (g.phase == GAME_BUILD && builds > 0 && lot_below(&l, 25) == 0) {
                build(&g);
                builds--;
            } else if (g.phase == GAME_ROLL && rolls > 0 && lot_below(&l, 25) == 0) {
                roll(&g);
                rolls--;
            }
        }
    }
}

/* A board drawn by lot that can stand after so many turns. */
static game drawn_game(lot *l, bool build) {
    const turn_tables *t = solution_standard.turn;
    game g = rules_new(GAME_STANDARD, 1, (uint8_t)lot_below(l, 2));
    game_sheet *own = &g.sheet[0];
    int earliest, knights;
    do {
        const boards_roads *r = &t->roads[lot_below(l, BOARDS_ROAD_SETS)];
        own->roads[0] = r->roads;
        own->settlements = bits_first(lot_below(l, r->settlements + 1));
        own->cities = (uint16_t)bits_first(lot_below(l, r->cities + 1));
        knights = lot_below(l, BOARDS_KNIGHTS + 1);
        own->knights = bits_first(knights);
        own->used = own->knights & (uint32_t)lot_below(l, 64) & (uint32_t)lot_below(l, 64);
        boards_ground at;
        TEST_ASSERT_TRUE(boards_read(t->roads, own, &at));
        earliest = solution_standard.early[boards_ground_of(t->roads, &at)][knights];
        own->boxes = (uint8_t)lot_below(l, GAME_BOXES);
    } while (own->boxes < earliest);
    memset(own->box, GAME_X, own->boxes);
    if (own->boxes) own->box[0] = 0;
    int points = rules_turn_points(&g); /* all that stands there, in the first two boxes */
    if (points > 0) own->box[0] = (int8_t)(points > 100 ? 100 : points);
    if (points > 100) own->box[1] = (int8_t)(points - 100);
    g.turn = own->boxes + 1u;
    g.rolls = (uint8_t)(build ? GAME_ROLLS : 1 + lot_below(l, 2));
    g.phase = build ? GAME_BUILD : GAME_ROLL;
    for (int die = 0; die < DICE_MAX; die++) g.faces[die] = (uint8_t)lot_below(l, DICE_FACES);
    return g;
}

/* Under sanitizers, and when branches are counted, fewer. */
static bool quick(void) { return getenv("RANDOM_GAMES") != NULL; }

void test_advice_in_games_is_what_trying_everything_finds(void) {
    int builds = quick() ? 60 : 1000, rolls = quick() ? 6 : 300;
    each_position(builds, rolls, check_build, check_roll);
    printf("advisor: %d builds and %d rolls of games, as trying everything finds\n", builds, rolls);
}

void test_advice_on_drawn_boards_is_what_trying_everything_finds(void) {
    int builds = quick() ? 60 : 600, rolls = quick() ? 2 : 60, jokers = 0;
    lot l = {20261118};
    advisor_init(&a, &solution_standard);
    for (int i = 0; i < builds + rolls; i++) {
        game g = drawn_game(&l, i < builds);
        jokers += bits_size(g.sheet[0].knights & ~g.sheet[0].used);
        if (i < builds) check_build(&g);
        else check_roll(&g);
    }
    printf("advisor: %d builds and %d rolls on drawn boards with %.1f jokers on average, too\n", builds,
           rolls, (double)jokers / (builds + rolls));
}
