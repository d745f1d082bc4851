/* table_position: an evening at the table as one line and back. The grammar,
 * with examples, is in README.md; what is printed and read again is the same
 * value byte for byte. */
#ifndef TABLE_POSITION_H
#define TABLE_POSITION_H

#include "table.h"

/* Room for any evening: all expansions, a deck nearly used up, a board. */
enum { TABLE_POSITION_TEXT_MAX = 640 };

void table_position_print(line *l, const table *t);

/* Reads a line that could be. Where it is refused `column` (from 1) says where,
 * and *t is untouched. */
reason table_position_parse(table *t, const char *text, int *column);

#endif
