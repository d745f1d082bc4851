/* layout_text: a laid-out board as words of a line, and as characters.
 *
 *     hexes=gwl/obld/gwgbo/lwDlog/wobwg/glol/bwg harbours=3w3bl3g3ow3 corner=ne
 *
 * Land by the letter of what it gives, b l w g o, the desert d, and D the desert
 * with the robber; rows from the top, separated by /. Harbours clockwise from
 * the top left, 3 for three to one. The corner of token A: nw w sw se e ne.
 */
#ifndef LAYOUT_TEXT_H
#define LAYOUT_TEXT_H

#include "layout.h"
#include "line.h"
#include "scan.h"

char layout_text_land(int land);       /* 'b' ... 'd' */
char layout_text_harbour(int harbour); /* 'b' ... '3' */
const char *layout_text_corner(int corner);

/* The corner of a word "nw", which must stand next. */
int layout_text_scan_corner(scan *s);

void layout_text_print(line *l, const layout *board);

/* Reads what layout_text_print writes. Pieces that are not in the box are
 * refused: REASON_BAD_BOARD at the word. */
layout layout_text_scan(scan *s);

typedef void layout_text_line(void *context, const char *text);

/* Draws the board in characters, rows from the top: w9 is pasture with a 9, d* the
 * desert with the robber, and at the sea (3) and (w) are harbours. */
void layout_text_draw(const layout *board, layout_text_line *each, void *context);

#endif
