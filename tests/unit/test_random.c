/* Games played by lot to their end, every rule of bookkeeping checked after every
 * move: 10,000 of each kind with RANDOM_GAMES=10000, fewer where nobody asks. */
#include "lotplay.h"
#include "network.h"
#include "session.h"

#include <stdlib.h>

/* Extra can come to a standstill: nobody is obliged to win. */
enum { TURNS_MAX = 3000 };

/* --- what must always hold --- */

static int printed(const game *g, int p) {
    const island *is = kind_of(g)->island;
    const game_sheet *s = &g->sheet[p];
    int sum = 0;
    for (int i = 0; i < is->count[COST_SETTLEMENT]; i++)
        if (s->settlements >> i & 1u) sum += is->settlement[i].points;
    for (int i = 0; i < is->count[COST_CITY]; i++)
        if (s->cities >> i & 1u) sum += is->city[i].points;
    for (int i = 0; i < is->count[COST_CASTLE]; i++)
        if (s->castles >> i & 1u) sum += 2;
    if (g->kind != GAME_STANDARD) return sum;
    for (int i = 0; i < 16; i++) sum += bits_has(s->roads, i);
    for (int i = 0; i < 6; i++)
        if (s->knights >> i & 1u) sum += g->switches & 1 ? 1 : i + 1;
    return sum;
}

static void scores_follow_from_the_board(const game *g) {
    for (int p = 0; p < g->players; p++) {
        int sum = printed(g, p);
        if (g->kind == GAME_STANDARD) {
            int entered = 0;
            for (int i = 0; i < g->sheet[p].boxes; i++) {
                if (g->sheet[p].box[i] == GAME_X) sum -= 2;
                else entered += g->sheet[p].box[i];
            }
            if (p != g->player || g->phase != GAME_BUILD) TEST_ASSERT_EQUAL_INT(printed(g, p), entered);
        } else {
            int road = g->kind == GAME_PLUS ? 2 : g->switches & 4 ? 2 : 1;
            sum += (g->road == p ? road : 0) + (g->army == p ? 2 : 0);
        }
        TEST_ASSERT_EQUAL_INT(sum, rules_points(g, p));
    }
}

static void pieces_have_one_owner(const game *g) {
    if (g->kind != GAME_EXTRA) return;
    for (int p = 0; p < g->players; p++)
        for (int q = 0; q < p; q++) {
            for (int w = 0; w < 3; w++)
                TEST_ASSERT_EQUAL_UINT32(0, g->sheet[p].roads[w] & g->sheet[q].roads[w]);
            TEST_ASSERT_EQUAL_UINT32(0, g->sheet[p].settlements & g->sheet[q].settlements);
            TEST_ASSERT_EQUAL_UINT32(0, g->sheet[p].cities & g->sheet[q].cities);
            TEST_ASSERT_EQUAL_UINT32(0, g->sheet[p].knights & g->sheet[q].knights);
            TEST_ASSERT_EQUAL_UINT32(0, g->sheet[p].castles & g->sheet[q].castles);
        }
}

static void titles_are_justified(const game *g) {
    if (g->kind == GAME_STANDARD) return;
    int least = g->kind == GAME_PLUS ? 6 : 5, longest = 0, largest = 0;
    for (int p = 0; p < g->players; p++) {
        int length = network_length(g, p), knights = bits_size(g->sheet[p].knights);
        TEST_ASSERT_EQUAL_INT(length, g->sheet[p].length);
        if (length > longest) longest = length;
        if (knights > largest) largest = knights;
    }
    if (g->road != GAME_NOBODY) {
        TEST_ASSERT_EQUAL_INT(longest, g->sheet[g->road].length);
        TEST_ASSERT_TRUE(longest >= least);
    } else if (g->kind == GAME_PLUS) {
        TEST_ASSERT_TRUE(longest < least);
    }
    if (g->army != GAME_NOBODY) {
        TEST_ASSERT_EQUAL_INT(largest, bits_size(g->sheet[g->army].knights));
        TEST_ASSERT_TRUE(largest >= 3);
    } else {
        TEST_ASSERT_TRUE(largest < 3);
    }
}

static void dice_are_conserved(const game *before, const game *g, const move *m) {
    if (g->rolls == 0) {
        static const uint8_t none[DICE_MAX] = {0};
        TEST_ASSERT_EQUAL_MEMORY(none, g->faces, sizeof none);
        TEST_ASSERT_EQUAL_UINT8(0, g->spent);
        return;
    }
    TEST_ASSERT_EQUAL_UINT8(0, g->spent & ~dice_all(g->dice));
    for (int die = g->dice; die < DICE_MAX; die++) TEST_ASSERT_EQUAL_UINT8(0, g->faces[die]);
    int gone = dice_size(g->spent) - dice_size(before->spent);
    if (m->kind == MOVE_BUILD) TEST_ASSERT_EQUAL_INT(cost_dice((cost_piece)m->piece), gone);
    if (m->kind == MOVE_TRADE) TEST_ASSERT_EQUAL_INT(1, gone);
    if (m->kind == MOVE_JOKER) TEST_ASSERT_EQUAL_INT(0, gone);
}

static void one_piece_more(const game *before, const game *g, const move *m) {
    int more = 0;
    for (int p = 0; p < g->players; p++) {
        for (int w = 0; w < 3; w++)
            more += bits_size(g->sheet[p].roads[w]) - bits_size(before->sheet[p].roads[w]);
        more += bits_size(g->sheet[p].settlements) - bits_size(before->sheet[p].settlements);
        more += bits_size(g->sheet[p].cities) - bits_size(before->sheet[p].cities);
        more += bits_size(g->sheet[p].knights) - bits_size(before->sheet[p].knights);
        more += bits_size(g->sheet[p].castles) - bits_size(before->sheet[p].castles);
        TEST_ASSERT_EQUAL_UINT32(0, g->sheet[p].used & ~g->sheet[p].knights);
    }
    TEST_ASSERT_EQUAL_INT(m->kind == MOVE_BUILD || m->kind == MOVE_START, more);
}

static void notation_is_the_identity(const game *g, const game *before, const move *m) {
    char text[POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    position_print(&l, g);
    TEST_ASSERT_FALSE(l.full);
    game again;
    int column = 0;
    TEST_ASSERT_EQUAL_STRING_MESSAGE("ok", reason_word(position_parse(&again, text, &column)), text);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(g, &again, sizeof again, text);

    char move_text[MOVE_TEXT_MAX];
    l = line_in(move_text, sizeof move_text);
    move_print(&l, kind_of(before)->island, m);
    move read = read_move(before, move_text);
    TEST_ASSERT_EQUAL_MEMORY(m, &read, sizeof read);
}

/* --- playing --- */

static void undo_restores(session *s, const game *trace, const move *m) {
    if (m->kind == MOVE_ROLL) {
        session copy = *s;
        TEST_ASSERT_EQUAL(REASON_NOTHING_TO_UNDO, session_undo(&copy));
        return;
    }
    move again = *m;
    TEST_ASSERT_EQUAL(REASON_OK, session_undo(s));
    TEST_ASSERT_EQUAL_MEMORY(trace, &s->now, sizeof *trace);
    TEST_ASSERT_EQUAL(REASON_OK, session_do(s, &again));
}

static bool play_one(lot *l, game_kind which, int players, uint8_t switches, long *moves) {
    session s;
    session_begin(&s, &(setup){.kind = (uint8_t)which, .players = (uint8_t)players, .switches = switches});
    while (s.now.phase != GAME_OVER && s.now.turn < TURNS_MAX) {
        game before = s.now;
        move m = lot_move(l, &s.now);
        TEST_ASSERT_EQUAL_STRING("ok", reason_word(session_do(&s, &m)));
        TEST_ASSERT_TRUE(s.moves < SESSION_MOVES_MAX);
        ++*moves;
        pieces_have_one_owner(&s.now);
        one_piece_more(&before, &s.now, &m);
        dice_are_conserved(&before, &s.now, &m);
        scores_follow_from_the_board(&s.now);
        titles_are_justified(&s.now);
        notation_is_the_identity(&s.now, &before, &m);
        undo_restores(&s, &before, &m);
    }
    if (s.now.phase == GAME_OVER) TEST_ASSERT_TRUE(rules_winners(&s.now) != 0);
    return s.now.phase == GAME_OVER;
}

static void play_many(game_kind which) {
    const char *asked = getenv("RANDOM_GAMES");
    int games = asked ? atoi(asked) : 60, finished = 0;
    long moves = 0;
    const kind *k = kind_by_index(which);
    lot l = {UINT32_C(0x9E3779B9) + (uint32_t)which};
    uint32_t seed = l.state;
    for (int i = 0; i < games; i++) {
        int players = k->players_min + i % (k->players_max - k->players_min + 1);
        uint8_t switches = (uint8_t)(i / 8 % (1 << k->switches));
        finished += play_one(&l, which, players, switches, &moves);
    }
    printf("%s: %d games from seed %u, %d finished, %ld moves\n", k->name, games, (unsigned)seed, finished,
           moves);
    TEST_ASSERT_TRUE(finished * 10 >= games * (which == GAME_EXTRA ? 9 : 10));
}

void test_standard_by_lot(void) { play_many(GAME_STANDARD); }
void test_plus_by_lot(void) { play_many(GAME_PLUS); }
void test_extra_by_lot(void) { play_many(GAME_EXTRA); }
