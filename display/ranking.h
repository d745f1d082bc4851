/* ranking: the players of a game from first to last. Who has won comes first,
 * also where somebody else has as many points; equals share a place, and the
 * places behind them stay empty: 1, 1, 3. */
#ifndef RANKING_H
#define RANKING_H

#include "game.h"

typedef struct ranking {
    uint8_t player[GAME_PLAYERS_MAX]; /* in order */
    uint8_t place[GAME_PLAYERS_MAX];  /* of each of these, from 1 */
    uint8_t count;
} ranking;

ranking ranking_of(const game *g);

#endif
