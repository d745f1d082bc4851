/* table_session: an evening at the table, and the way back.
 *
 * Undo takes back the last step that is not a roll: a mistaken `next` can be
 * corrected until the next roll. A board that is laid out is chance too. So the
 * session remembers the table as the last roll left it and the few moves since.
 *
 *     table_session s;
 *     table_session_begin(&s, &setup);
 *     reason r = table_session_do(&s, &m);
 *     r = table_session_undo(&s);
 */
#ifndef TABLE_SESSION_H
#define TABLE_SESSION_H

#include "table.h"

/* Between two rolls: six times on, through the Special Build Phase of six
 * players, and a win. */
enum { TABLE_SESSION_MOVES_MAX = 8 };

typedef struct table_session {
    table now;
    table since; /* the last roll */
    table_move made[TABLE_SESSION_MOVES_MAX];
    uint8_t moves;
} table_session;

void table_session_begin(table_session *s, const table_setup *st);

/* Goes on from a table as a roll, or the beginning, left it. */
void table_session_resume(table_session *s, const table *since);

/* Goes on from a position; refused lines change nothing. */
reason table_session_position(table_session *s, const char *text, int *column);

reason table_session_do(table_session *s, const table_move *m);

/* REASON_NOTHING_TO_UNDO where the last move was a roll, or there is none. */
reason table_session_undo(table_session *s);

#endif
