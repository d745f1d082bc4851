#include "table_session.h"

#include "table_position.h"

static void from_here(table_session *s) {
    s->since = s->now;
    s->moves = 0;
}

void table_session_begin(table_session *s, const table_setup *st) {
    s->now = table_new(st);
    from_here(s);
}

void table_session_resume(table_session *s, const table *since) {
    s->now = *since;
    from_here(s);
}

reason table_session_position(table_session *s, const char *text, int *column) {
    reason r = table_position_parse(&s->now, text, column);
    if (r == REASON_OK) from_here(s);
    return r;
}

reason table_session_do(table_session *s, const table_move *m) {
    reason r = table_apply(&s->now, m);
    if (r != REASON_OK) return r;
    if (table_move_is_roll(m)) from_here(s);
    else s->made[s->moves++] = *m;
    return REASON_OK;
}

reason table_session_undo(table_session *s) {
    if (s->moves == 0) return REASON_NOTHING_TO_UNDO;
    s->moves--;
    s->now = s->since;
    for (int i = 0; i < s->moves; i++) table_apply(&s->now, &s->made[i]);
    return REASON_OK;
}
