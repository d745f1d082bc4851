/* acts: what is allowed at the table now, as a row of little pictures and as lines
 * of words: the rules (table_may, table_may_not, table_notes) say what, here is how
 * it looks. */
#ifndef ACTS_H
#define ACTS_H

#include "ui.h"

/* Pictures from x on, and behind a cross those of what is forbidden. */
void acts_draw_signs(canvas *c, int x, int y, const table *t);

typedef struct acts_line {
    text_id words;
    bool may; /* a tick, or a cross */
} acts_line;

enum { ACTS_LINES_MAX = TABLE_ACTS + TABLE_NOTES };

/* All there is to say now; how many lines. */
int acts_list(const table *t, acts_line lines[ACTS_LINES_MAX]);

#endif
