/* The tables against the printed sheets. */
#include "kind.h"
#include "rules.h"
#include "start.h"
#include "unity.h"

#include <string.h>

static int points(const island_site *site, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) sum += site[i].points;
    return sum;
}

static int knight_points(const island *is) {
    int sum = 0;
    for (int i = 0; i < is->count[COST_KNIGHT]; i++) sum += is->knight[i].points;
    return sum;
}

void test_island_one_adds_up_to_the_printed_sums(void) {
    TEST_ASSERT_EQUAL_INT(16, island_one.count[COST_ROAD]);
    TEST_ASSERT_EQUAL_INT(39, points(island_one.settlement, island_one.count[COST_SETTLEMENT]));
    TEST_ASSERT_EQUAL_INT(69, points(island_one.city, island_one.count[COST_CITY]));
    TEST_ASSERT_EQUAL_INT(21, knight_points(&island_one));
    TEST_ASSERT_EQUAL_INT(145, 16 + 39 + 69 + 21);
}

void test_island_two_has_seventeen_roads_seven_settlements_four_cities_nine_knights(void) {
    TEST_ASSERT_EQUAL_INT(17, island_two.count[COST_ROAD]);
    TEST_ASSERT_EQUAL_INT(7, points(island_two.settlement, island_two.count[COST_SETTLEMENT]));
    TEST_ASSERT_EQUAL_INT(8, points(island_two.city, island_two.count[COST_CITY]));
    TEST_ASSERT_EQUAL_INT(9, island_two.count[COST_KNIGHT]);
    TEST_ASSERT_EQUAL_INT(0, knight_points(&island_two));
}

void test_extra_has_54_corners_72_roads_30_on_the_coast_24_sites_12_cities_20_knights_4_castles(void) {
    int coast = 0;
    for (int i = 0; i < island_extra.count[COST_ROAD]; i++)
        coast += island_extra.road[i].hex[1] == ISLAND_NONE;
    TEST_ASSERT_EQUAL_INT(54, island_extra.corners);
    TEST_ASSERT_EQUAL_INT(72, island_extra.count[COST_ROAD]);
    TEST_ASSERT_EQUAL_INT(30, coast);
    TEST_ASSERT_EQUAL_INT(24, island_extra.count[COST_SETTLEMENT]);
    TEST_ASSERT_EQUAL_INT(12, island_extra.count[COST_CITY]);
    TEST_ASSERT_EQUAL_INT(20, island_extra.count[COST_KNIGHT]);
    TEST_ASSERT_EQUAL_INT(4, island_extra.count[COST_CASTLE]);
}

void test_every_extra_road_has_a_name_of_its_two_corners_in_ascending_order(void) {
    for (int i = 0; i < 72; i++) {
        const island_road *r = &island_extra.road[i];
        TEST_ASSERT_TRUE(r->from < r->to);
        if (i > 0) {
            const island_road *before = r - 1;
            TEST_ASSERT_TRUE(before->from * 100 + before->to < r->from * 100 + r->to);
        }
    }
}

/* A road runs along a hex exactly where both its corners follow each other round it. */
void test_extra_roads_and_hexes_tell_the_same_story(void) {
    int sides = 0;
    for (int i = 0; i < 72; i++) {
        const island_road *r = &island_extra.road[i];
        for (int h = 0; h < 19; h++) {
            bool along = false;
            for (int c = 0; c < 6; c++) {
                int a = island_extra.hex[h][c], b = island_extra.hex[h][(c + 1) % 6];
                along = along || (a == r->from && b == r->to) || (a == r->to && b == r->from);
            }
            TEST_ASSERT_EQUAL(along, r->hex[0] == h || r->hex[1] == h);
            sides += along;
        }
    }
    TEST_ASSERT_EQUAL_INT(19 * 6, sides);
}

void test_every_extra_city_is_a_settlement_site(void) {
    for (int i = 0; i < island_extra.count[COST_CITY]; i++)
        TEST_ASSERT_TRUE(island_settlement_at(&island_extra, island_extra.city[i].corner) >= 0);
}

void test_no_extra_sites_are_neighbours(void) {
    for (int i = 0; i < 72; i++)
        TEST_ASSERT_FALSE(island_settlement_at(&island_extra, island_extra.road[i].from) >= 0 &&
                          island_settlement_at(&island_extra, island_extra.road[i].to) >= 0);
}

void test_the_desert_of_extra_has_two_knights_that_give_anything_and_each_other_hex_has_one(void) {
    int of_hex[19] = {0};
    for (int i = 0; i < 20; i++) {
        const island_knight *k = &island_extra.knight[i];
        of_hex[k->hex]++;
        TEST_ASSERT_EQUAL(k->hex == 9, k->joker == ISLAND_ANY);
    }
    for (int h = 0; h < 19; h++) TEST_ASSERT_EQUAL_INT(h == 9 ? 2 : 1, of_hex[h]);
}

/* Roads between the nearest ends of two roads, by walking. */
static int roads_between(int a, int b) {
    int distance[54];
    memset(distance, 0x7F, sizeof distance);
    distance[island_extra.road[a].from] = distance[island_extra.road[a].to] = 0;
    for (int round = 0; round < 54; round++)
        for (int i = 0; i < 72; i++) {
            int from = island_extra.road[i].from, to = island_extra.road[i].to;
            if (distance[from] + 1 < distance[to]) distance[to] = distance[from] + 1;
            if (distance[to] + 1 < distance[from]) distance[from] = distance[to] + 1;
        }
    int x = distance[island_extra.road[b].from], y = distance[island_extra.road[b].to];
    return x < y ? x : y;
}

/* start.c counts steps along the coast; here every way across the island is walked. */
void test_five_roads_between_start_roads_is_the_same_along_the_coast_and_across_the_island(void) {
    int pairs = 0;
    for (int a = 0; a < 72; a++) {
        if (island_extra.road[a].hex[1] != ISLAND_NONE) continue;
        game g = rules_new(GAME_EXTRA, 2, 0);
        TEST_ASSERT_EQUAL(REASON_OK, rules_apply(&g, &(move){.kind = MOVE_START, .site = (uint8_t)a}));
        for (int b = 0; b < 72; b++) {
            if (b == a || island_extra.road[b].hex[1] != ISLAND_NONE) continue;
            TEST_ASSERT_EQUAL(roads_between(a, b) >= 5 ? REASON_OK : REASON_TOO_NEAR, start_check(&g, b));
            pairs++;
        }
    }
    TEST_ASSERT_EQUAL_INT(30 * 29, pairs);
}

/* The tree of the sheets: the road before each road; 255 is the start road. */
static const uint8_t before_one[] = {255, 0, 0, 2, 3, 3, 5, 6, 7, 8, 9, 10, 7, 12, 13, 14};
static const uint8_t before_two[] = {255, 0, 0, 2, 3, 3, 5, 6, 7, 8, 9, 10, 10, 12, 13, 14, 15};

static void a_road_needs_its_predecessor(game_kind which, const uint8_t *before, int roads) {
    for (int i = 0; i < roads; i++) {
        game g = rules_new(which, 1, 0);
        for (int r = before[i]; r != 255; r = before[r]) bits_put(g.sheet[0].roads, r);
        TEST_ASSERT_EQUAL(REASON_OK, rules_site(&g, COST_ROAD, i));
        if (before[i] == 255) continue;
        bits_drop(g.sheet[0].roads, before[i]);
        TEST_ASSERT_EQUAL(REASON_NO_ROAD, rules_site(&g, COST_ROAD, i));
    }
}

void test_on_island_one_each_road_needs_its_predecessor(void) {
    a_road_needs_its_predecessor(GAME_STANDARD, before_one, 16);
}

void test_on_island_two_each_road_needs_its_predecessor(void) {
    a_road_needs_its_predecessor(GAME_PLUS, before_two, 17);
}

/* The first road of the sheet that reaches each site. */
static void reached_first_by(game_kind which, cost_piece piece, int i, int first, const uint8_t *before) {
    game g = rules_new(which, 1, 0);
    uint32_t lower = bits_first(i);
    if (which == GAME_STANDARD) {
        if (piece == COST_SETTLEMENT) g.sheet[0].settlements = lower;
        if (piece == COST_CITY) g.sheet[0].cities = (uint16_t)lower;
    }
    if (first != 255) {
        for (int r = before[first]; r != 255; r = before[r]) bits_put(g.sheet[0].roads, r);
        TEST_ASSERT_EQUAL(REASON_NO_ROAD, rules_site(&g, piece, i));
        bits_put(g.sheet[0].roads, first);
    }
    TEST_ASSERT_EQUAL(REASON_OK, rules_site(&g, piece, i));
}

void test_sites_of_island_one_are_reached_by_the_roads_of_the_sheet(void) {
    static const uint8_t settlement[] = {255, 2, 5, 7, 9, 11}, city[] = {1, 4, 13, 15};
    for (int i = 0; i < 6; i++)
        reached_first_by(GAME_STANDARD, COST_SETTLEMENT, i, settlement[i], before_one);
    for (int i = 0; i < 4; i++) reached_first_by(GAME_STANDARD, COST_CITY, i, city[i], before_one);
}

void test_sites_of_island_two_are_reached_by_the_roads_of_the_sheet(void) {
    static const uint8_t settlement[] = {255, 2, 5, 9, 12, 14, 16}, city[] = {1, 4, 7, 11};
    for (int i = 0; i < 7; i++) reached_first_by(GAME_PLUS, COST_SETTLEMENT, i, settlement[i], before_two);
    for (int i = 0; i < 4; i++) reached_first_by(GAME_PLUS, COST_CITY, i, city[i], before_two);
}

void test_jokers_of_islands_one_and_two_are_those_of_the_sheet(void) {
    static const uint8_t joker[] = {DICE_ORE,   DICE_GRAIN, DICE_WOOL,  DICE_LUMBER, DICE_BRICK,
                                    ISLAND_ANY, ISLAND_ANY, ISLAND_ANY, ISLAND_ANY};
    for (int i = 0; i < 6; i++) TEST_ASSERT_EQUAL_UINT8(joker[i], island_one.knight[i].joker);
    for (int i = 0; i < 9; i++) TEST_ASSERT_EQUAL_UINT8(joker[i], island_two.knight[i].joker);
}

void test_jokers_of_extra_follow_the_terrain(void) {
    char letters[21] = {0};
    for (int i = 0; i < 20; i++)
        letters[i] =
            island_extra.knight[i].joker == ISLAND_ANY ? '?' : dice_letter(island_extra.knight[i].joker);
    TEST_ASSERT_EQUAL_STRING("wgooblwgl??bgwbloogw", letters);
}

void test_every_name_leads_back_to_its_site(void) {
    for (int which = 0; which < GAME_KINDS; which++) {
        const island *is = kind_by_index((game_kind)which)->island;
        for (int piece = 0; piece < COST_KINDS; piece++)
            for (int i = 0; i < is->count[piece]; i++) {
                char name[ISLAND_NAME_MAX];
                line l = line_in(name, sizeof name);
                island_print(&l, is, (cost_piece)piece, i);
                int digits = 0;
                TEST_ASSERT_EQUAL_INT(i, island_find(is, (cost_piece)piece, name, &digits));
                TEST_ASSERT_EQUAL_INT((int)strlen(name), digits);
            }
    }
}

void test_costs_are_those_of_the_card(void) {
    static const char *const cost[] = {"bl", "blwg", "ggooo", "wgo"};
    for (int piece = 0; piece < COST_PIECES; piece++) {
        char letters[8] = {0};
        int n = 0;
        for (int face = 0; face < DICE_FACES; face++)
            for (int i = 0; i < cost_of((cost_piece)piece)->of[face]; i++) letters[n++] = dice_letter(face);
        TEST_ASSERT_EQUAL_STRING(cost[piece], letters);
        TEST_ASSERT_EQUAL_INT(n, cost_dice((cost_piece)piece));
    }
    TEST_ASSERT_EQUAL_INT(6, cost_dice(COST_CASTLE));
    TEST_ASSERT_EQUAL_CHAR('B', cost_letter(COST_CASTLE));
}
