/* explain: what the moves of a turn are good for, told by what they change. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "advice.h"

/* Fills in why, piece, site, face and points from the moves of the option.
 * `payable`: something else could have been built. */
void explain_option(const game *g, advice_option *o, bool payable);

#endif
