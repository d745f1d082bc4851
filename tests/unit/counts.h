/* counts: fills what the device remembers, for scenes that need more rolls and
 * games than can be played.
 *
 *     counts faces 20 18 25 19 22 16      for ever; `game` in this game, `sums` of number dice
 *     counts games 12 3 4                 Standard, Plus, Extra
 *     counts evenings 5                   at the board game
 *     counts standard ANN 62              in the list of who played alone; `plus` alike
 *     counts standard ANN 62 hints        with hints
 *     counts wins ANN 7                   and `points`, the best in Standard
 *     counts play easy 7                  a solo game of Standard by a bot, with dice of this seed
 *     counts hinted                       somebody has asked for a hint in the game on the table
 *     counts this                         the game on the table, though it was set up
 */
#ifndef COUNTS_H
#define COUNTS_H

#include "app.h"

/* `words` without the first; fails the test where they make no sense. */
void counts_fill(app *a, const char *words);

/* Upper case letters only. */
initials counts_name(const char *letters);

#endif
