#include "offer.h"
#include "unity.h"

/* Every handful of one to six dice, in every language: pieces, words and the
 * note about gold stand side by side in one row of the screen. */
static void check_row(const dice_counts *have, const cost_list *list, text_language language) {
    canvas c;
    canvas_clear(&c);
    char words[48], note[24];
    line l = line_in(words, sizeof words), n = line_in(note, sizeof note);
    offer_words(&l, language, list);
    TEST_ASSERT_FALSE(l.full);
    int trades = cost_trades(have, list);
    if (trades) text_fill(&n, language, TEXT_GOLD_USED, 2 * trades, 0);
    int end = offer_draw(&c, 0, 0, list, CANVAS_SET) + 2 + font_width_px(&font_small, words);
    if (trades) end += 4 + font_width_px(&font_small, note);
    TEST_ASSERT_TRUE_MESSAGE(end <= CANVAS_WIDTH_PX, words);
}

static void check_dice(const dice_counts *have) {
    cost_list lists[COST_CHOICES_MAX];
    int count = cost_choices(have, lists);
    TEST_ASSERT_TRUE_MESSAGE(count <= 4, "more rows than the screen has");
    for (int i = 0; i < count; i++)
        for (int language = 0; language < TEXT_LANGUAGES; language++)
            check_row(have, &lists[i], (text_language)language);
}

void test_no_row_of_the_build_list_runs_into_itself(void) {
    int handfuls = 0;
    for (int code = 0; code < 7 * 7 * 7 * 7 * 7 * 7; code++) {
        dice_counts have;
        int left = code, sum = 0;
        for (int face = 0; face < DICE_FACES; face++, left /= 7) {
            have.of[face] = (uint8_t)(left % 7);
            sum += left % 7;
        }
        if (sum < 1 || sum > DICE_MAX) continue;
        check_dice(&have);
        handfuls++;
    }
    TEST_ASSERT_EQUAL_INT(923, handfuls); /* all keeps of six dice but the empty one */
}
