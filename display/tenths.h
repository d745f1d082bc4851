/* tenths: points with one decimal, written as the language does: "94.8", "94,8". */
#ifndef TENTHS_H
#define TENTHS_H

#include "review.h"
#include "text.h"

/* To the nearest; halves go away from zero. */
int tenths_of(turn_worth worth);

/* `sign`: with a + where it is above 0, for what is added. */
void tenths_print(line *l, text_language language, int tenths, bool sign);

#endif
