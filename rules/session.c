#include "session.h"

#include "position.h"
#include "rules.h"

static void from_here(session *s) {
    s->since = s->now;
    s->moves = 0;
}

void session_begin(session *s, const setup *st) {
    s->now = rules_new((game_kind)st->kind, st->players, st->switches);
    from_here(s);
}

void session_resume(session *s, const game *since) {
    s->now = *since;
    from_here(s);
}

reason session_position(session *s, const char *text, int *column) {
    reason r = position_parse(&s->now, text, column);
    if (r == REASON_OK) from_here(s);
    return r;
}

reason session_do(session *s, const move *m) {
    reason r = rules_apply(&s->now, m);
    if (r != REASON_OK) return r;
    if (m->kind == MOVE_ROLL) from_here(s);
    else s->made[s->moves++] = *m;
    return REASON_OK;
}

reason session_undo(session *s) {
    if (s->moves == 0) return REASON_NOTHING_TO_UNDO;
    s->moves--;
    s->now = s->since;
    for (int i = 0; i < s->moves; i++) rules_apply(&s->now, &s->made[i]);
    return REASON_OK;
}
