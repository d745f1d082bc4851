/* board: the islands drawn in characters, for consoles and bug reports.
 *
 *     +   a corner           s3 c7  a site nobody has built on; upper case: built
 *     / \ | ---  a road      a digit in its place: the player who built it
 *     k3  a knight           K3 built, K3x joker used
 *
 * On the island that all share a piece shows its owner, not its name: S2, C2;
 * an unbuilt site is s, or c where it can become a city. A knight shows what
 * its joker gives: kw unbuilt, Kw2 built by player 2, Kw2x used; ? gives any.
 */
#ifndef BOARD_H
#define BOARD_H

#include "game.h"

typedef void board_line(void *context, const char *text);

/* Draws one island, or in games with an island each all of them one below the
 * other. `each` receives the lines from top to bottom. */
void board_draw(const game *g, board_line *each, void *context);

#endif
