/* rules: play a game of Standard, Plus or Extra.
 *
 * One function says no and why; one makes the move where nothing stands
 * against it. Chance is in the moves.
 *
 *     game g = rules_new(GAME_EXTRA, 3, 0);
 *     move m = {.kind = MOVE_START, .site = 2};
 *     reason r = rules_apply(&g, &m);
 *     if (r != REASON_OK) say(reason_word(r));
 */
#ifndef RULES_H
#define RULES_H

#include "game.h"
#include "move.h"

/* A new game. The number of players must suit the game (setup.h asks). */
game rules_new(game_kind which, int players, uint8_t switches);

/* Why the move cannot be made, or REASON_OK. */
reason rules_check(const game *g, const move *m);

/* Makes the move where rules_check says REASON_OK, else changes nothing. */
reason rules_apply(game *g, const move *m);

/* May the piece stand there, the price and the phase apart? What screens ask to
 * show where one could build some day. */
reason rules_site(const game *g, cost_piece piece, int site);

/* Marks a piece for the player to move, passes titles on, ends the game on ten
 * points. The price apart: for those who reckon what could be built. */
void rules_place(game *g, cost_piece piece, int site);

/* Are there such pieces in this game at all? */
bool rules_has(const game *g, cost_piece piece);

/* Whose piece stands there on the island that `player` looks at, or GAME_NOBODY. */
int rules_owner(const game *g, int player, cost_piece piece, int site);

/* Which turn of the player to move this is, from 1. */
int rules_round(const game *g);

int rules_points(const game *g, int player);

/* Standard: the points of this turn so far. 0 means an X, which a screen asks
 * about before it ends the turn. -1 in games without boxes. */
int rules_turn_points(const game *g);

/* The winners of a finished game as a set of players, else 0. */
uint8_t rules_winners(const game *g);

#endif
