/* The longest road against a search that tries everything, and its work. */
#include "lot.h"
#include "sweep.h"
#include "trail.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

static sweep_space space;

static const uint32_t uncut[ISLAND_CORNER_WORDS] = {0};

/* --- the plain truth: walk every way from every corner --- */

static uint32_t roads[ISLAND_ROAD_WORDS], used[ISLAND_ROAD_WORDS], cuts[ISLAND_CORNER_WORDS];

static int longest_from(int corner, int came) {
    int best = 0;
    if (came && bits_has(cuts, corner)) return 0;
    for (int i = 0; i < 72; i++) {
        const island_road *r = &island_extra.road[i];
        if (!bits_has(roads, i) || bits_has(used, i) || (r->from != corner && r->to != corner)) continue;
        bits_put(used, i);
        int length = 1 + longest_from(r->from == corner ? r->to : r->from, 1);
        bits_drop(used, i);
        if (length > best) best = length;
    }
    return best;
}

static int truth(void) {
    int best = 0;
    for (int c = 0; c < 54; c++) {
        int length = longest_from(c, 0);
        if (length > best) best = length;
    }
    return best;
}

static void clear(void) {
    memset(roads, 0, sizeof roads);
    memset(used, 0, sizeof used);
    memset(cuts, 0, sizeof cuts);
}

static int road_between(int a, int b) {
    for (int i = 0; i < 72; i++)
        if (island_extra.road[i].from == (a < b ? a : b) && island_extra.road[i].to == (a < b ? b : a))
            return i;
    TEST_FAIL_MESSAGE("no such road");
    return 0;
}

static void lay_hex(int hex) {
    for (int i = 0; i < 6; i++)
        bits_put(roads, road_between(island_extra.hex[hex][i], island_extra.hex[hex][(i + 1) % 6]));
}

void test_no_roads_have_no_length(void) {
    clear();
    TEST_ASSERT_EQUAL_INT(0, trail_longest(&island_extra, roads, uncut, NULL));
}

void test_a_ring_counts_all_its_roads(void) {
    clear();
    lay_hex(9);
    TEST_ASSERT_EQUAL_INT(6, trail_longest(&island_extra, roads, uncut, NULL));
}

void test_two_rings_side_by_side_leave_nothing_out(void) {
    clear();
    lay_hex(9);
    lay_hex(10);
    TEST_ASSERT_EQUAL_INT(truth(), trail_longest(&island_extra, roads, uncut, NULL));
    TEST_ASSERT_EQUAL_INT(11, truth());
}

void test_two_rings_apart_count_the_longer_one(void) {
    clear();
    lay_hex(0);
    lay_hex(18);
    lay_hex(17);
    TEST_ASSERT_EQUAL_INT(11, trail_longest(&island_extra, roads, uncut, NULL));
}

void test_a_ring_with_two_tails_uses_both(void) {
    clear();
    lay_hex(9);
    bits_put(roads, road_between(18, 13));
    bits_put(roads, road_between(13, 8));
    bits_put(roads, road_between(35, 40));
    TEST_ASSERT_EQUAL_INT(truth(), trail_longest(&island_extra, roads, uncut, NULL));
}

void test_a_cut_corner_ends_the_way_on_both_sides(void) {
    clear();
    lay_hex(9);
    bits_put(cuts, 18);
    TEST_ASSERT_EQUAL_INT(6, trail_longest(&island_extra, roads, cuts, NULL)); /* from 18 round to 18 */
    bits_put(cuts, 35);
    TEST_ASSERT_EQUAL_INT(3, trail_longest(&island_extra, roads, cuts, NULL));
}

void test_a_road_between_two_cuts_counts_one(void) {
    clear();
    int road = road_between(18, 23);
    bits_put(roads, road);
    bits_put(cuts, 18);
    bits_put(cuts, 23);
    TEST_ASSERT_EQUAL_INT(1, trail_longest(&island_extra, roads, cuts, NULL));
}

/* Networks grown at random from a corner, with cuts: what a game can bring and more. */
static void grow(lot *l, int count) {
    clear();
    bits_put(roads, lot_below(l, 72));
    for (int tries = 0; tries < count * 20 && count > 1; tries++) {
        int i = lot_below(l, 72);
        bool touches = false;
        for (int j = 0; j < 72 && !touches; j++) {
            const island_road *a = &island_extra.road[i], *b = &island_extra.road[j];
            touches = bits_has(roads, j) &&
                      (a->from == b->from || a->from == b->to || a->to == b->from || a->to == b->to);
        }
        if (!touches || bits_has(roads, i)) continue;
        bits_put(roads, i);
        count--;
    }
    for (int n = lot_below(l, 4); n > 0; n--)
        bits_put(cuts, island_extra.settlement[lot_below(l, 24)].corner);
}

void test_random_networks_have_the_length_that_trying_everything_finds(void) {
    lot l = {20240601};
    for (int round = 0; round < 4000; round++) {
        grow(&l, 5 + round % 26);
        TEST_ASSERT_EQUAL_INT(truth(), trail_longest(&island_extra, roads, cuts, NULL));
    }
}

/* --- the sweep by itself --- */

/* The rings of a network, without tails, as trail.c hands them over. */
static int core_roads(sweep_core *core) {
    bool again = true;
    while (again) {
        again = false;
        int degree[54] = {0};
        for (int i = 0; i < 72; i++)
            if (bits_has(roads, i)) {
                degree[island_extra.road[i].from]++;
                degree[island_extra.road[i].to]++;
            }
        for (int i = 0; i < 72; i++)
            if (bits_has(roads, i) &&
                (degree[island_extra.road[i].from] == 1 || degree[island_extra.road[i].to] == 1)) {
                bits_drop(roads, i);
                again = true;
                break;
            }
    }
    memset(core, 0, sizeof *core);
    for (int i = 0; i < 72; i++)
        if (bits_has(roads, i)) {
            int ends[] = {island_extra.road[i].from, island_extra.road[i].to};
            for (int e = 0; e < 2; e++) core->road[ends[e]][core->degree[ends[e]]++] = (uint8_t)i;
            core->roads++;
        }
    for (int c = 0; c < 54; c++) core->forks = (uint8_t)(core->forks + (core->degree[c] == 3));
    return core->roads;
}

void test_the_sweep_alone_finds_the_same(void) {
    lot l = {7};
    int swept = 0;
    for (int round = 0; round < 3000; round++) {
        grow(&l, 12 + round % 24);
        memset(cuts, 0, sizeof cuts);
        sweep_core core;
        if (core_roads(&core) == 0) continue;
        swept++;
        TEST_ASSERT_EQUAL_INT(truth(), sweep_longest(&island_extra, &core, 0, &space, NULL));
    }
    TEST_ASSERT_TRUE(swept > 1000);
}

void test_the_sweep_does_not_add_up_what_is_not_joined(void) {
    clear();
    lay_hex(0);
    lay_hex(18);
    lay_hex(17);
    sweep_core core;
    core_roads(&core);
    TEST_ASSERT_EQUAL_INT(11, sweep_longest(&island_extra, &core, 0, &space, NULL));
}

/* The truth where a way may go on into tails, whose lengths are all that is known. */
static int longest_with_tails(const sweep_core *core, int start, int corner, int length) {
    int best = length + (corner == start ? 0 : core->tail[corner]);
    for (int i = 0; i < core->degree[corner]; i++) {
        int road = core->road[corner][i];
        if (bits_has(used, road)) continue;
        bits_put(used, road);
        int other = corner ^ island_extra.road[road].from ^ island_extra.road[road].to;
        int found = longest_with_tails(core, start, other, length + 1);
        bits_drop(used, road);
        if (found > best) best = found;
    }
    return best;
}

void test_the_sweep_goes_on_into_tails(void) {
    lot l = {11};
    int tailed = 0;
    for (int round = 0; round < 2000; round++) {
        grow(&l, 10 + round % 22);
        sweep_core core;
        if (core_roads(&core) == 0) continue;
        int first = 0, second = 0, expected = 0;
        for (int c = 0; c < 54; c++) {
            if (core.degree[c] != 2 || lot_below(&l, 3)) continue;
            int tail = core.tail[c] = (uint8_t)(1 + lot_below(&l, 6));
            if (tail > first) {
                second = first;
                first = tail;
            } else if (tail > second) {
                second = tail;
            }
        }
        core.tails[1] = (uint8_t)first;
        core.tails[2] = (uint8_t)(first + second);
        for (int c = 0; c < 54; c++) {
            int found = core.degree[c] ? longest_with_tails(&core, c, c, core.tail[c]) : 0;
            if (found > expected) expected = found;
        }
        TEST_ASSERT_EQUAL_INT(expected, sweep_longest(&island_extra, &core, 0, &space, NULL));
        TEST_ASSERT_EQUAL_INT(expected, sweep_longest(&island_extra, &core, expected - 1, &space, NULL));
        tailed += second > 0;
    }
    TEST_ASSERT_TRUE(tailed > 300);
}

/* --- the work --- */

static uint32_t work_of(void) {
    uint32_t work = 0;
    trail_longest(&island_extra, roads, uncut, &work);
    return work;
}

void test_a_network_without_rings_takes_no_walk(void) {
    clear();
    for (int i = 0; i < 72; i++)
        if (island_extra.road[i].hex[1] == ISLAND_NONE) bits_put(roads, i);
    bits_drop(roads, road_between(0, 3));
    TEST_ASSERT_EQUAL_UINT32(0, work_of());
    TEST_ASSERT_EQUAL_INT(29, trail_longest(&island_extra, roads, uncut, NULL));
}

/* All 72 roads for one player: more than any game brings, and the longest trail of
 * the island is known: 36 corners have three roads, so 17 roads at least are left
 * out (each pairs two corners, and two may stay odd), and 55 can be had. */
void test_the_whole_island_is_55_long_and_its_work_is_bounded(void) {
    clear();
    for (int i = 0; i < 72; i++) bits_put(roads, i);
    uint32_t work = 0;
    TEST_ASSERT_EQUAL_INT(55, trail_longest(&island_extra, roads, uncut, &work));
    printf("longest road, whole island: %u steps and words\n", (unsigned)work);
    TEST_ASSERT_TRUE(work <= TRAIL_WALK_MAX + SWEEP_WORK_MAX);
}

/* From the whole island downhill and up again, one road at a time, keeping what
 * makes more work: nothing found goes beyond the bound. */
void test_the_worst_network_that_can_be_found_stays_within_the_bound(void) {
    lot l = {99};
    uint32_t worst = 0;
    for (int start = 0; start < 6; start++) {
        clear();
        for (int i = 0; i < 72; i++)
            if (lot_below(&l, 6) >= start) bits_put(roads, i);
        uint32_t here = work_of();
        for (int step = 0; step < 150; step++) {
            int i = lot_below(&l, 72);
            bool had = bits_has(roads, i);
            if (had) bits_drop(roads, i);
            else bits_put(roads, i);
            uint32_t now = work_of();
            if (now >= here) {
                here = now;
            } else if (had) {
                bits_put(roads, i);
            } else {
                bits_drop(roads, i);
            }
        }
        if (here > worst) worst = here;
    }
    printf("longest road, worst found: %u steps and words of at most %d\n", (unsigned)worst,
           TRAIL_WALK_MAX + SWEEP_WORK_MAX);
    TEST_ASSERT_TRUE(worst <= TRAIL_WALK_MAX + SWEEP_WORK_MAX);
}
