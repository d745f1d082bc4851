/* network: where a player's roads lead. The same for every island: a road
 * goes on from an own road, a site is reached by one. On a shared island a
 * settlement site stops a road until its own player has built there. */
#ifndef NETWORK_H
#define NETWORK_H

#include "game.h"
#include "reason.h"

/* May player p's road run through this corner of a shared island? REASON_OK,
 * REASON_SITE_UNBUILT or REASON_FOREIGN_SITE. */
reason network_passes(const game *g, const island *is, int p, int corner);

/* May the player to move build this road, price and owner apart? */
reason network_road(const game *g, int road);

/* The corners (a set of ISLAND_CORNER_WORDS words) where somebody else's
 * settlement cuts player p's roads. */
void network_cuts(const game *g, int p, uint32_t cut[ISLAND_CORNER_WORDS]);

/* The length of player p's longest road as the board stands. */
int network_length(const game *g, int p);

#endif
