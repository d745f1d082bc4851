/* score: points that are printed on the island, points for titles, and who
 * has won a game that goes to ten. */
#ifndef SCORE_H
#define SCORE_H

#include "game.h"

/* The printed points of everything on a sheet. `knight`: points of each
 * knight, or 0 for what is printed. */
int score_pieces(const island *is, const game_sheet *sheet, int road, int knight);

/* Victory points: settlements, cities, castles, titles. `road`: what Longest
 * Road is worth. */
int score_victory(const game *g, int player, int road);

/* Who has ten points: the player to move comes first. As a set, 0: nobody. */
uint8_t score_first_to_ten(const game *g);

#endif
