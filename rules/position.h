/* position: a whole game as one line and back. The grammar, with examples, is
 * in README.md; what is printed and read again is the same game byte for byte.
 *
 *     char text[POSITION_TEXT_MAX];
 *     line l = line_in(text, sizeof text);
 *     position_print(&l, &g);
 *     int column;
 *     reason r = position_parse(&g, text, &column);
 */
#ifndef POSITION_H
#define POSITION_H

#include "game.h"
#include "line.h"
#include "reason.h"

/* Room for any position: eight full sheets of Standard are the longest. */
enum { POSITION_TEXT_MAX = 1280 };

void position_print(line *l, const game *g);

/* Reads a line, and asks whether its pieces could stand there (valid.h). Where
 * it is refused `column` (from 1) says where, and *g is untouched. */
reason position_parse(game *g, const char *text, int *column);

#endif
