/* Boards: what lies where, and that chance has no favourites. */
#include "evening.h"

#include "layout_text.h"

static const int boards[] = {LAYOUT_19, LAYOUT_30};

/* ---- the printed thing, as facts: corner by corner, the cells in the order in
 * which tokens are laid */

static const struct {
    int corner;
    uint8_t cells[LAYOUT_CELLS_MAX];
} spirals_30[] =
    {
        {LAYOUT_TOP_LEFT, {0, 3, 7, 12, 18, 23, 27, 28, 29, 26, 22, 17, 11, 6,  2,
                           1, 4, 8, 13, 19, 24, 25, 21, 16, 10, 5,  9,  14, 20, 15}},
        {LAYOUT_TOP_RIGHT, {2, 1, 0, 3, 7,  12, 18, 23, 27, 28, 29, 26, 22, 17, 11,
                            6, 5, 4, 8, 13, 19, 24, 25, 21, 16, 10, 9,  14, 20, 15}},
        {LAYOUT_MIDDLE_LEFT, {12, 18, 23, 27, 28, 29, 26, 22, 17, 11, 6, 2,  1,  0,  3,
                              7,  13, 19, 24, 25, 21, 16, 10, 5,  4,  8, 14, 20, 15, 9}},
        {LAYOUT_MIDDLE_RIGHT, {17, 11, 6,  2, 1, 0, 3,  7,  12, 18, 23, 27, 28, 29, 26,
                               22, 16, 10, 5, 4, 8, 13, 19, 24, 25, 21, 15, 9,  14, 20}},
        {LAYOUT_BOTTOM_LEFT, {27, 28, 29, 26, 22, 17, 11, 6, 2, 1,  0,  3,  7,  12, 18,
                              23, 24, 25, 21, 16, 10, 5,  4, 8, 13, 19, 20, 15, 9,  14}},
        {LAYOUT_BOTTOM_RIGHT, {29, 26, 22, 17, 11, 6, 2, 1, 0,  3,  7,  12, 18, 23, 27,
                               28, 25, 21, 16, 10, 5, 4, 8, 13, 19, 24, 20, 15, 9,  14}},
},
  spirals_19[] = {
      {LAYOUT_TOP_LEFT, {0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 4, 8, 13, 14, 10, 5, 9}},
      {LAYOUT_TOP_RIGHT, {2, 1, 0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 5, 4, 8, 13, 14, 10, 9}},
      {LAYOUT_MIDDLE_LEFT, {7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 8, 13, 14, 10, 5, 4, 9}},
      {LAYOUT_MIDDLE_RIGHT, {11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 18, 15, 10, 5, 4, 8, 13, 14, 9}},
      {LAYOUT_BOTTOM_LEFT, {16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 7, 12, 13, 14, 10, 5, 4, 8, 9}},
      {LAYOUT_BOTTOM_RIGHT, {18, 15, 11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 14, 10, 5, 4, 8, 13, 9}},
};

void test_from_every_corner_the_spiral_is_the_printed_one(void) {
    uint8_t cells[LAYOUT_CELLS_MAX];
    for (int i = 0; i < LAYOUT_CORNERS; i++) {
        layout_spiral(layout_plan_of(LAYOUT_30), spirals_30[i].corner, cells);
        TEST_ASSERT_EQUAL_UINT8_ARRAY(spirals_30[i].cells, cells, 30);
        layout_spiral(layout_plan_of(LAYOUT_19), spirals_19[i].corner, cells);
        TEST_ASSERT_EQUAL_UINT8_ARRAY(spirals_19[i].cells, cells, 19);
    }
}

void test_the_counts_of_the_box_are_those_of_the_rules(void) {
    static const uint8_t lands[2][LAYOUT_LANDS] = {{3, 4, 4, 4, 3, 1}, {5, 6, 6, 6, 5, 2}};
    static const uint8_t harbours[2][LAYOUT_HARBOURS] = {{1, 1, 1, 1, 1, 4}, {1, 1, 2, 1, 1, 5}};
    static const uint8_t numbers[2][13] = {{0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1},
                                           {0, 0, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2}};
    for (int b = 0; b < 2; b++) {
        const layout_plan *p = layout_plan_of(boards[b]);
        uint8_t seen[13] = {0};
        int cells = 0, places = 0, rows = 0;
        TEST_ASSERT_EQUAL_UINT8_ARRAY(lands[b], p->lands, LAYOUT_LANDS);
        TEST_ASSERT_EQUAL_UINT8_ARRAY(harbours[b], p->harbour, LAYOUT_HARBOURS);
        for (int i = 0; i < p->tokens; i++) seen[p->token[i]]++;
        TEST_ASSERT_EQUAL_UINT8_ARRAY(numbers[b], seen, 13);
        for (int i = 0; i < LAYOUT_LANDS; i++) cells += p->lands[i], places += p->harbour[i];
        for (int i = 0; i < p->rows; i++) rows += p->row[i];
        TEST_ASSERT_EQUAL_INT(p->cells, cells);
        TEST_ASSERT_EQUAL_INT(p->cells, rows);
        TEST_ASSERT_EQUAL_INT(p->harbours, places);
        TEST_ASSERT_EQUAL_INT(p->cells - p->lands[LAYOUT_DESERT], p->tokens);
    }
}

void test_tokens_are_lettered_a_to_y_za_zb_zc(void) {
    for (int i = 0; i < 25; i++) {
        const char letter[] = {(char)('A' + i), '\0'};
        TEST_ASSERT_EQUAL_STRING(letter, layout_letter(i));
    }
    TEST_ASSERT_EQUAL_STRING("Za", layout_letter(25));
    TEST_ASSERT_EQUAL_STRING("Zb", layout_letter(26));
    TEST_ASSERT_EQUAL_STRING("Zc", layout_letter(27));
}

void test_neighbours_are_mutual_and_the_coast_closes(void) {
    for (int b = 0; b < 2; b++) {
        const layout_plan *p = layout_plan_of(boards[b]);
        int sides = 0;
        for (int cell = 0; cell < p->cells; cell++)
            for (int d = 0; d < LAYOUT_DIRECTIONS; d++) {
                int other = layout_neighbour(p, cell, d);
                if (other == LAYOUT_NO_CELL) sides++;
                else TEST_ASSERT_EQUAL_INT(cell, layout_neighbour(p, other, (d + 3) % 6));
            }
        TEST_ASSERT_EQUAL_INT(boards[b] == LAYOUT_19 ? 30 : 38, sides);
    }
}

/* The coast as its sides in order, clockwise, beginning anywhere. */
static int coast(const layout_plan *p, layout_place *sides) {
    int cell = 0, direction = LAYOUT_WEST, count = 0;
    do {
        int other = layout_neighbour(p, cell, direction);
        if (other == LAYOUT_NO_CELL) {
            sides[count++] = (layout_place){(uint8_t)cell, (uint8_t)direction};
            direction = (direction + 5) % 6;
        } else {
            cell = other;
            direction = (direction + 2) % 6;
        }
    } while (count < 64 && !(cell == 0 && direction == LAYOUT_WEST));
    return count;
}

/* Two sides without harbour between any two, so that no settlement has two. */
void test_harbours_lie_at_the_sea_in_clockwise_order_and_share_no_corner(void) {
    for (int b = 0; b < 2; b++) {
        const layout_plan *p = layout_plan_of(boards[b]);
        layout_place sides[64];
        int count = coast(p, sides), found = 0, last = -1, first = -1;
        TEST_ASSERT_EQUAL_INT(boards[b] == LAYOUT_19 ? 30 : 38, count);
        for (int i = 0; i < count; i++) {
            if (memcmp(&sides[i], &p->place[found], sizeof *sides)) continue;
            if (last >= 0) TEST_ASSERT_TRUE(i - last >= 3);
            if (first < 0) first = i;
            last = i;
            found++;
        }
        TEST_ASSERT_EQUAL_INT(p->harbours, found);
        TEST_ASSERT_TRUE(first + count - last >= 3);
    }
}

/* ---- any board */

static void check_counts(const layout *l) {
    const layout_plan *p = layout_plan_of(l->board);
    uint8_t lands[LAYOUT_LANDS] = {0}, harbours[LAYOUT_HARBOURS] = {0};
    for (int i = 0; i < p->cells; i++) lands[l->land[i]]++;
    for (int i = 0; i < p->harbours; i++) harbours[l->harbour[i]]++;
    TEST_ASSERT_EQUAL_UINT8_ARRAY(p->lands, lands, LAYOUT_LANDS);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(p->harbour, harbours, LAYOUT_HARBOURS);
    TEST_ASSERT_EQUAL_UINT8(LAYOUT_DESERT, l->land[l->robber]);
    TEST_ASSERT_TRUE(l->corner < LAYOUT_CORNERS);
}

/* In the order of the list, deserts skipped, every other cell once. */
static void check_tokens(const layout *l) {
    const layout_plan *p = layout_plan_of(l->board);
    const uint8_t *cells = NULL;
    for (int i = 0; i < LAYOUT_CORNERS; i++) {
        if (l->board == LAYOUT_30 && spirals_30[i].corner == l->corner) cells = spirals_30[i].cells;
        if (l->board == LAYOUT_19 && spirals_19[i].corner == l->corner) cells = spirals_19[i].cells;
    }
    layout_token tokens[LAYOUT_TOKENS_MAX];
    TEST_ASSERT_EQUAL_INT(p->tokens, layout_tokens(l, tokens));
    int number[LAYOUT_CELLS_MAX] = {0};
    for (int i = 0, at = 0; i < p->tokens; i++, at++) {
        while (l->land[cells[at]] == LAYOUT_DESERT) at++;
        TEST_ASSERT_EQUAL_UINT8(i, tokens[i].step);
        TEST_ASSERT_EQUAL_UINT8(cells[at], tokens[i].cell);
        TEST_ASSERT_EQUAL_UINT8(p->token[i], tokens[i].number);
        number[cells[at]] = p->token[i];
    }
    for (int cell = 0; cell < p->cells; cell++) {
        TEST_ASSERT_EQUAL(l->land[cell] == LAYOUT_DESERT, number[cell] == 0);
        for (int d = 0; d < LAYOUT_DIRECTIONS; d++) {
            int other = layout_neighbour(p, cell, d);
            if (other == LAYOUT_NO_CELL) continue;
            bool red = number[cell] == 6 || number[cell] == 8;
            TEST_ASSERT_FALSE_MESSAGE(red && (number[other] == 6 || number[other] == 8), "red next to red");
        }
    }
}

void test_ten_thousand_boards_use_up_the_box_and_follow_the_spiral(void) {
    lot l = {20061};
    for (int i = 0; i < 10000; i++) {
        layout board = evening_board(&l, boards[i % 8 == 0 ? 0 : 1]);
        TEST_ASSERT_TRUE(layout_valid(&board));
        check_counts(&board);
        check_tokens(&board);
    }
}

/* Tokens depend on nothing but the corner and the deserts: all cases there are. */
void test_no_two_of_six_and_eight_touch_whatever_the_corner_and_the_deserts(void) {
    int cases = 0;
    for (int corner = 0; corner < LAYOUT_CORNERS; corner++)
        for (int a = 0; a < 30; a++) {
            for (int b = 0; b < a; b++, cases++) {
                layout l = {.board = LAYOUT_30, .corner = (uint8_t)corner};
                l.land[a] = l.land[b] = LAYOUT_DESERT;
                check_tokens(&l);
            }
            if (a >= 19) continue;
            layout l = {.board = LAYOUT_19, .corner = (uint8_t)corner};
            l.land[a] = LAYOUT_DESERT;
            check_tokens(&l);
            cases++;
        }
    TEST_ASSERT_EQUAL_INT(6 * 435 + 6 * 19, cases);
}

void test_a_corner_that_was_chosen_stays(void) {
    lot l = {3};
    for (int corner = 0; corner < LAYOUT_CORNERS; corner++) {
        layout board = layout_shuffle(LAYOUT_30, corner, evening_draw, &l);
        TEST_ASSERT_EQUAL_UINT8(corner, board.corner);
    }
}

/* ---- chance has no favourites. Seeded; 99.9 of 100 honest ones stay below. */

static double chi_square(const int *counts, int cells, double expected) {
    double sum = 0;
    for (int i = 0; i < cells; i++) sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    return sum;
}

enum { BOARDS = 24000 };

/* The four harbours of which there is one each come in 24 orders. */
void test_every_order_of_harbours_is_equally_likely(void) {
    int orders[24] = {0};
    lot l = {1999};
    for (int i = 0; i < BOARDS; i++) {
        layout board = evening_board(&l, LAYOUT_30);
        int single[4], count = 0;
        for (int at = 0; at < 11; at++)
            if (board.harbour[at] != LAYOUT_PASTURE && board.harbour[at] != LAYOUT_THREE_TO_ONE)
                single[count++] = board.harbour[at];
        TEST_ASSERT_EQUAL_INT(4, count);
        int order = 0;
        for (int a = 0; a < 4; a++) {
            int smaller = 0;
            for (int b = a + 1; b < 4; b++) smaller += single[b] < single[a];
            order = order * (4 - a) + smaller;
        }
        orders[order]++;
    }
    double chi = chi_square(orders, 24, BOARDS / 24.0);
    printf("harbours: %d boards, chi-square of 24 orders %.2f, limit 49.73\n", BOARDS, chi);
    TEST_ASSERT_TRUE(chi < 49.73);
}

/* Two deserts on 30 cells: 435 pairs, of which the robber takes either. */
void test_every_pair_of_deserts_is_equally_likely_and_so_are_corner_and_robber(void) {
    static int pairs[435];
    int corners[6] = {0}, robbers[2] = {0};
    lot l = {2015};
    for (int i = 0; i < 2 * BOARDS; i++) {
        layout board = evening_board(&l, LAYOUT_30);
        int desert[2], count = 0;
        for (int cell = 0; cell < 30; cell++)
            if (board.land[cell] == LAYOUT_DESERT) desert[count++] = cell;
        pairs[desert[1] * (desert[1] - 1) / 2 + desert[0]]++;
        corners[board.corner]++;
        robbers[board.robber == desert[1]]++;
    }
    double chi = chi_square(pairs, 435, 2 * BOARDS / 435.0);
    printf("deserts: chi-square of 435 pairs %.1f, limit 529.8; corners %.2f, limit 20.52; robber %.2f, "
           "limit 10.83\n",
           chi, chi_square(corners, 6, 2 * BOARDS / 6.0), chi_square(robbers, 2, BOARDS));
    TEST_ASSERT_TRUE(chi < 529.8);
    TEST_ASSERT_TRUE(chi_square(corners, 6, 2 * BOARDS / 6.0) < 20.52);
    TEST_ASSERT_TRUE(chi_square(robbers, 2, BOARDS) < 10.83);
}

void test_every_land_is_as_likely_on_every_cell(void) {
    static int at[LAYOUT_LANDS][30];
    lot l = {77};
    for (int i = 0; i < BOARDS; i++) {
        layout board = evening_board(&l, LAYOUT_30);
        for (int cell = 0; cell < 30; cell++) at[board.land[cell]][cell]++;
    }
    for (int land = 0; land < LAYOUT_LANDS; land++) {
        double expected = BOARDS * layout_plan_of(LAYOUT_30)->lands[land] / 30.0;
        TEST_ASSERT_TRUE(chi_square(at[land], 30, expected) < 58.30);
    }
}

/* ---- boards from anywhere */

void test_what_does_not_come_out_of_the_box_is_no_board(void) {
    lot l = {9};
    layout good = evening_board(&l, LAYOUT_19), bad;
    layout none = {0};
    TEST_ASSERT_TRUE(layout_valid(&none));
    TEST_ASSERT_TRUE(layout_valid(&good));
    none.land[3] = 1;
    TEST_ASSERT_FALSE(layout_valid(&none));
    bad = good, bad.board = LAYOUT_BOARDS;
    TEST_ASSERT_FALSE(layout_valid(&bad));
    bad = good, bad.corner = LAYOUT_CORNERS;
    TEST_ASSERT_FALSE(layout_valid(&bad));
    bad = good, bad.robber = (uint8_t)(good.robber ? 0 : 1);
    TEST_ASSERT_FALSE(layout_valid(&bad));
    bad = good, bad.robber = 19;
    TEST_ASSERT_FALSE(layout_valid(&bad));
    bad = good, bad.land[19] = 1;
    TEST_ASSERT_FALSE(layout_valid(&bad));
    bad = good, bad.land[0] = LAYOUT_LANDS;
    TEST_ASSERT_FALSE(layout_valid(&bad));
    bad = good, bad.land[good.robber ? 0 : 1] = LAYOUT_DESERT;
    TEST_ASSERT_FALSE(layout_valid(&bad));
    bad = good, bad.harbour[0] = (uint8_t)(good.harbour[0] == 1 ? 2 : 1);
    TEST_ASSERT_FALSE(layout_valid(&bad));
}

/* ---- as text */

void test_boards_survive_being_written_and_read(void) {
    lot l = {31};
    for (int i = 0; i < 4000; i++) {
        layout board = evening_board(&l, boards[i % 2]);
        char text[120], again[120];
        line out = line_in(text, sizeof text);
        layout_text_print(&out, &board);
        TEST_ASSERT_FALSE(out.full);
        scan s = scan_of(text);
        layout read = layout_text_scan(&s);
        scan_end(&s);
        TEST_ASSERT_EQUAL(REASON_OK, s.failed);
        TEST_ASSERT_EQUAL_MEMORY(&board, &read, sizeof board);
        line second = line_in(again, sizeof again);
        layout_text_print(&second, &read);
        TEST_ASSERT_EQUAL_STRING(text, again);
    }
}

static char picture[1200];
static void collect(void *context, const char *text) {
    (void)context;
    strcat(picture, text);
    strcat(picture, "\n");
}

static const char *drawn(const char *text) {
    picture[0] = '\0';
    scan s = scan_of(text);
    layout board = layout_text_scan(&s);
    TEST_ASSERT_EQUAL_STRING("ok", reason_word(s.failed));
    layout_text_draw(&board, collect, NULL);
    return picture;
}

void test_a_board_can_be_drawn_in_characters(void) {
    TEST_ASSERT_EQUAL_STRING("              (3)         (3)\n"
                             "                 g11   l12   g9\n"
                             "                                   (o)\n"
                             "        (3)   d*    w6    o5    l10\n"
                             "\n"
                             "           w4    l3    b11   g4    b8    (l)\n"
                             "\n"
                             "        (b)   g8    o10   w9    l3\n"
                             "                                   (3)\n"
                             "                 w5    o2    b6\n"
                             "              (g)         (w)\n",
                             drawn(EVENING_BOARD_19));
    TEST_ASSERT_EQUAL_STRING("              (3)         (3)\n"
                             "                 w9    o3    w6\n"
                             "                                   (3)\n"
                             "              b8    w10   g12   o4\n"
                             "        (3)\n"
                             "           l11   b5    l3    o11   g5    (o)\n"
                             "\n"
                             "  (b)   b11   l4    l2    o12   b10   o2\n"
                             "\n"
                             "           d     d*    b6    l9    g8    (3)\n"
                             "        (g)\n"
                             "              g10   g9    w5    l4\n"
                             "                                   (w)\n"
                             "                 g6    w3    w8\n"
                             "              (l)         (w)\n",
                             drawn(EVENING_BOARD_30));
}

void test_no_board_draws_nothing_and_has_no_tokens(void) {
    layout none = {0};
    layout_token tokens[LAYOUT_TOKENS_MAX];
    picture[0] = '\0';
    layout_text_draw(&none, collect, NULL);
    TEST_ASSERT_EQUAL_STRING("", picture);
    TEST_ASSERT_EQUAL_INT(0, layout_tokens(&none, tokens));
}
