#include "canvas.h"
#include "halfblocks.h"
#include "unity.h"

#include <string.h>

static canvas c;

void setUp(void) { canvas_clear(&c); }

static int lit_count(void) {
    int n = 0;
    for (int y = 0; y < CANVAS_HEIGHT_PX; y++)
        for (int x = 0; x < CANVAS_WIDTH_PX; x++) n += canvas_lit(&c, x, y);
    return n;
}

void test_a_dot_is_where_it_was_put(void) {
    canvas_dot(&c, 127, 63, CANVAS_SET);
    TEST_ASSERT_TRUE(canvas_lit(&c, 127, 63));
    TEST_ASSERT_EQUAL_HEX8(0x80, c.bits[1023]);
    TEST_ASSERT_EQUAL_INT(1, lit_count());
}

void test_nothing_is_drawn_outside(void) {
    canvas_dot(&c, -1, 0, CANVAS_SET);
    canvas_dot(&c, 128, 0, CANVAS_SET);
    canvas_dot(&c, 0, 64, CANVAS_SET);
    canvas_fill(&c, -5, -5, 4, 4, CANVAS_SET);
    canvas_fill(&c, 130, 70, 4, 4, CANVAS_SET);
    TEST_ASSERT_EQUAL_INT(0, lit_count());
    TEST_ASSERT_FALSE(canvas_lit(&c, 200, 200));
}

/* Every rectangle, compared with one made of dots. */
void test_filling_is_the_same_as_dot_by_dot(void) {
    for (int y = -9; y < 70; y += 5)
        for (int height = 0; height < 30; height += 3) {
            canvas dots;
            canvas_clear(&c);
            canvas_clear(&dots);
            canvas_fill(&c, 120, y, 20, height, CANVAS_FLIP);
            for (int i = 0; i < 20; i++)
                for (int j = 0; j < height; j++) canvas_dot(&dots, 120 + i, y + j, CANVAS_FLIP);
            TEST_ASSERT_EQUAL_MEMORY(dots.bits, c.bits, CANVAS_BYTES);
        }
}

void test_boxes_ink_no_pixel_twice(void) {
    canvas_box(&c, 3, 3, 10, 7, CANVAS_FLIP);
    TEST_ASSERT_EQUAL_INT(2 * 10 + 2 * 5, lit_count());
    canvas_clear(&c);
    canvas_round_box(&c, 3, 3, 10, 7, CANVAS_FLIP);
    TEST_ASSERT_EQUAL_INT(2 * 8 + 2 * 5, lit_count());
    TEST_ASSERT_FALSE(canvas_lit(&c, 3, 3));
}

void test_lines_reach_both_ends(void) {
    canvas_line(&c, 5, 60, 100, 2, CANVAS_SET);
    TEST_ASSERT_TRUE(canvas_lit(&c, 5, 60));
    TEST_ASSERT_TRUE(canvas_lit(&c, 100, 2));
    TEST_ASSERT_EQUAL_INT(96, lit_count());
    canvas_clear(&c);
    canvas_line(&c, 7, 7, 7, 7, CANVAS_SET);
    TEST_ASSERT_EQUAL_INT(1, lit_count());
}

void test_icons_land_on_any_row(void) {
    static const uint8_t bits[] = {0xFF, 0x81, 0x0F, 0x08};
    static const icon square = {2, 12, bits};
    for (int y = -13; y <= 64; y++) {
        canvas_clear(&c);
        canvas_icon(&c, 10, y, &square, CANVAS_SET);
        for (int x = 0; x < 2; x++)
            for (int row = 0; row < 12; row++) {
                bool want = bits[row / 8 * 2 + x] >> row % 8 & 1;
                if (y + row >= 0 && y + row < 64) TEST_ASSERT_EQUAL(want, canvas_lit(&c, 10 + x, y + row));
            }
    }
}

void test_what_reaches_over_an_edge_is_counted(void) {
    canvas_text(&c, 0, 0, &font_small, "fits", CANVAS_SET);
    TEST_ASSERT_EQUAL_INT(0, c.cut);
    canvas_text(&c, 120, 0, &font_small, "does not", CANVAS_SET);
    TEST_ASSERT_TRUE(c.cut > 0);
}

void test_text_is_as_wide_as_it_is_drawn(void) {
    const char *words = "Über Würfel";
    int end = canvas_text(&c, 0, 0, &font_small, words, CANVAS_SET);
    TEST_ASSERT_EQUAL_INT(font_width_px(&font_small, words) + FONT_GAP_PX, end);
    for (int y = 0; y < 8; y++) TEST_ASSERT_FALSE(canvas_lit(&c, end - 1, y));
    TEST_ASSERT_EQUAL_INT(0, font_width_px(&font_small, ""));
}

void test_doubled_text_is_the_small_one_with_every_pixel_four(void) {
    canvas small = {0};
    int end = canvas_text(&small, 0, 0, &font_small, "Äg9", CANVAS_SET);
    TEST_ASSERT_EQUAL_INT(5 + 2 * end, canvas_text_double(&c, 5, 3, "Äg9", CANVAS_SET));
    for (int y = 0; y < 16; y++)
        for (int x = 0; x < 2 * end; x++)
            TEST_ASSERT_EQUAL(canvas_lit(&small, x / 2, y / 2), canvas_lit(&c, 5 + x, 3 + y));
    TEST_ASSERT_EQUAL_INT(0, c.cut);
    canvas_text_double(&c, 120, 0, "M", CANVAS_SET);
    TEST_ASSERT_EQUAL_INT(1, c.cut);
}

void test_blocks_break_at_spaces(void) {
    TEST_ASSERT_EQUAL_INT(1, canvas_text_block(NULL, 0, 0, 124, 8, "one line", CANVAS_SET));
    TEST_ASSERT_EQUAL_INT(2, canvas_text_block(NULL, 0, 0, 30, 8, "two lines", CANVAS_SET));
    TEST_ASSERT_EQUAL_INT(2, canvas_text_block(NULL, 0, 0, 124, 8, "a\nb", CANVAS_SET));
    TEST_ASSERT_TRUE(canvas_text_block(NULL, 0, 0, 4, 8, "wide", CANVAS_SET) >= 4); /* still ends */
}

void test_broken_utf8_is_shown_as_question_marks(void) {
    const char *text = "\xC3\x28\xFFz";
    TEST_ASSERT_EQUAL_UINT16('?', font_next(&text));
    TEST_ASSERT_EQUAL_UINT16('(', font_next(&text));
    TEST_ASSERT_EQUAL_UINT16('?', font_next(&text));
    TEST_ASSERT_EQUAL_UINT16('z', font_next(&text));
    TEST_ASSERT_EQUAL_UINT16(0, font_next(&text));
}

void test_the_fonts_have_every_letter_of_both_languages(void) {
    const char *all = "ÄÖÜäöüß×…◄►▲▼–";
    for (uint16_t code; (code = font_next(&all)) != 0;)
        TEST_ASSERT_EQUAL_UINT16(code, font_find(&font_small, code)->code);
    for (uint16_t code = ' '; code < 127; code++)
        TEST_ASSERT_EQUAL_UINT16(code, font_find(&font_small, code)->code);
    TEST_ASSERT_EQUAL_UINT16('?', font_find(&font_small, 0x4E00)->code);
}

void test_half_a_turn_turns_every_pixel(void) {
    canvas_line(&c, 0, 0, 90, 20, CANVAS_SET);
    canvas turned = c;
    canvas_turn(&turned);
    for (int y = 0; y < CANVAS_HEIGHT_PX; y++)
        for (int x = 0; x < CANVAS_WIDTH_PX; x++)
            TEST_ASSERT_EQUAL(canvas_lit(&c, x, y), canvas_lit(&turned, 127 - x, 63 - y));
}

void test_half_blocks_show_two_rows_in_one(void) {
    canvas_dot(&c, 0, 0, CANVAS_SET);
    canvas_dot(&c, 2, 1, CANVAS_SET);
    canvas_fill(&c, 3, 0, 1, 2, CANVAS_SET);
    char text[HALFBLOCKS_ROW_BYTES];
    line l = line_in(text, sizeof text);
    halfblocks_row(&l, &c, 0);
    TEST_ASSERT_EQUAL_STRING("▀ ▄█", text);
}
