#include "banner.h"

typedef enum { WORDS_SMALL, NAMES_DOUBLE, ALL_DOUBLE } letters;

/* Returns where the sentence ends; with c == NULL it only measures. */
static int draw_sentence(canvas *c, int x, int y, letters size, const char *sentence,
                         char names[][INITIALS_TEXT_MAX]) {
    while (*sentence) {
        char word[32];
        line l = line_in(word, sizeof word);
        bool is_name = *sentence == '#';
        if (is_name) {
            line_text(&l, *names++);
            sentence++;
        } else
            while (*sentence && *sentence != '#') line_char(&l, *sentence++);
        int width_px = font_width_px(&font_small, word) + FONT_GAP_PX;
        bool doubled = size == ALL_DOUBLE || (size == NAMES_DOUBLE && is_name);
        if (c && doubled) canvas_text_double(c, x, y, word, CANVAS_SET);
        if (c && !doubled) /* on the ground line of the names */
            canvas_text(c, x, size == NAMES_DOUBLE ? y + 7 : y, &font_small, word, CANVAS_SET);
        x += doubled ? 2 * width_px : width_px;
    }
    return x;
}

void banner_draw(canvas *c, int y, banner_size size, const char *sentence,
                 char names[BANNER_NAMES][INITIALS_TEXT_MAX]) {
    letters fits = size == BANNER_SMALL ? WORDS_SMALL : ALL_DOUBLE;
    if (fits == ALL_DOUBLE && draw_sentence(NULL, 0, 0, fits, sentence, names) > CANVAS_WIDTH_PX)
        fits = NAMES_DOUBLE;
    int width_px = draw_sentence(NULL, 0, 0, fits, sentence, names);
    draw_sentence(c, (CANVAS_WIDTH_PX - width_px) / 2 + 1, y, fits, sentence, names);
}
