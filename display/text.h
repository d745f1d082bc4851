/* text: every word the player reads, in English and German, from one table.
 *
 * Each text has a place: how wide it may be and over how many lines it may
 * run. A test measures every text in every language against its place.
 *
 *     canvas_text(c, 0, 0, &font_small, text_get(language, TEXT_SETTINGS), CANVAS_SET);
 *
 * A '#' in a text stands for a number; text_fill() puts it in.
 */
#ifndef TEXT_H
#define TEXT_H

#include "line.h"
#include "reason.h"
#include "text_list.h"

#include <stdint.h>

typedef enum text_language { TEXT_ENGLISH, TEXT_GERMAN, TEXT_LANGUAGES } text_language;

typedef enum text_id {
#define X(id, place, english, german) TEXT_##id,
    TEXT_LIST(X)
#undef X
        TEXT_COUNT
} text_id;

typedef struct text_place {
    uint8_t width_px;
    uint8_t lines;
} text_place;

const char *text_get(text_language language, text_id id);
text_place text_place_of(text_id id);

/* The text with its '#' replaced by the numbers, in order. */
void text_fill(line *l, text_language language, text_id id, int first, int second);

/* The sentence that explains a refusal. */
text_id text_of_reason(reason r);

#endif
