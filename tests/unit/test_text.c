#include "canvas.h"
#include "text.h"
#include "unity.h"

#include <string.h>

/* Numbers in texts are small; 8 is the widest figure of all. */
static const char *filled(text_language language, text_id id) {
    static char text[200];
    line l = line_in(text, sizeof text);
    text_fill(&l, language, id, 8, 8);
    TEST_ASSERT_FALSE(l.full);
    return text;
}

static void check_fits(text_language language, text_id id) {
    const char *text = filled(language, id);
    text_place place = text_place_of(id);
    TEST_ASSERT_TRUE_MESSAGE(*text, "a text is empty");
    if (place.lines == 1) TEST_ASSERT_TRUE_MESSAGE(font_width_px(&font_small, text) <= place.width_px, text);
    else
        TEST_ASSERT_TRUE_MESSAGE(
            canvas_text_block(NULL, 0, 0, place.width_px, 8, text, CANVAS_SET) <= place.lines, text);
}

void test_every_text_fits_its_place_in_every_language(void) {
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (int id = 0; id < TEXT_COUNT; id++) check_fits((text_language)language, (text_id)id);
}

static void check_letters(const char *text) {
    const char *p = text;
    for (uint16_t code; (code = font_next(&p)) != 0;)
        TEST_ASSERT_EQUAL_UINT16_MESSAGE(code, font_find(&font_small, code)->code, text);
}

void test_every_letter_of_every_text_can_be_drawn(void) {
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (int id = 0; id < TEXT_COUNT; id++) check_letters(text_get((text_language)language, (text_id)id));
}

void test_numbers_take_their_places_in_order(void) {
    char text[40];
    line l = line_in(text, sizeof text);
    text_fill(&l, TEXT_GERMAN, TEXT_ROLL_OF, 2, 3);
    TEST_ASSERT_EQUAL_STRING("Wurf 2 von 3", text);
}

void test_every_refusal_has_a_sentence_of_its_own(void) {
    for (int r = 0; r < REASON_COUNT; r++)
        for (int other = 0; other < r; other++)
            TEST_ASSERT_NOT_EQUAL(text_of_reason((reason)r), text_of_reason((reason)other));
    TEST_ASSERT_EQUAL_STRING("You hold every die.",
                             text_get(TEXT_ENGLISH, text_of_reason(REASON_NOTHING_ROLLED)));
    TEST_ASSERT_EQUAL_STRING("nothing-rolled", reason_word(REASON_NOTHING_ROLLED));
    TEST_ASSERT_EQUAL_STRING("unknown", reason_word(REASON_COUNT));
}
