/* tenths: points with one decimal, written as the language does: "94.8", "94,8". */
#ifndef TENTHS_H
#define TENTHS_H

#include "review.h"
#include "text.h"

/* To the nearest; halves go away from zero. */
int tenths_of(turn_worth worth);

/* `sign`: with a + where it is above 0, for what is added. */
void tenths_print(line *l, text_language language, int tenths, bool sign);

/* A review as it is shown: who adds it up shall find it right, so luck takes what
 * rounding leaves, a tenth at the most. */
typedef struct tenths_sum {
    int expected, luck, choices, points;
} tenths_sum;

tenths_sum tenths_sum_of(const review *r);

#endif
