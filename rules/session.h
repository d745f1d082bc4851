/* session: a game that is being played, and the way back.
 *
 * Undo goes back step by step to the end of the last roll and never across
 * one. So the session remembers the game as that roll (or the beginning) left
 * it and the moves made since; taking one back replays the others. Whoever
 * plays owns the session:
 *
 *     session s;
 *     session_begin(&s, &st);
 *     reason r = session_do(&s, &m);
 *     r = session_undo(&s);
 */
#ifndef SESSION_H
#define SESSION_H

#include "game.h"
#include "move.h"
#include "setup.h"

/* Between two rolls: stop, three trades, twenty jokers, three builds, end; or
 * four start roads. */
enum { SESSION_MOVES_MAX = 32 };

typedef struct session {
    game now;
    game since; /* the last roll */
    move made[SESSION_MOVES_MAX];
    uint8_t moves;
} session;

void session_begin(session *s, const setup *st);

/* Goes on from a game as a roll, or the beginning, left it. */
void session_resume(session *s, const game *since);

/* Goes on from a position; refused lines change nothing. */
reason session_position(session *s, const char *text, int *column);

reason session_do(session *s, const move *m);

/* REASON_NOTHING_TO_UNDO where the last move was a roll, or there is none. */
reason session_undo(session *s);

#endif
