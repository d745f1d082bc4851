#include "app_table.h"

#include "cast.h"

void app_table_begin(app *a, const table_setup *st) {
    table_session_begin(&a->evening, st);
    app_replaced(a, APP_EVENING, true);
    a->ui.evening_screen.paused = false;
}

void app_table_lay(app *a) {
    table_move board = {.kind = TABLE_MOVE_BOARD, .board = {.corner = a->ui.table.corner}};
    if (a->evening.now.setup.board != LAYOUT_NONE) (void)app_table_play(a, &board);
}

reason app_table_set_up(app *a, const char *text, int *column) {
    reason r = table_session_position(&a->evening, text, column);
    if (r != REASON_OK) return r;
    app_replaced(a, APP_EVENING, false);
    return REASON_OK;
}

/* The device remembers what its dice have shown; a deck is no dice. */
static void count_roll(app *a, const table_move *m, bool drawn) {
    if (!drawn || !chance_is_real(&a->chance)) {
        a->number = 0;
        return;
    }
    if (m->kind == TABLE_MOVE_ROLL && a->evening.now.setup.deck) return;
    if (m->kind != TABLE_MOVE_BOARD) stats_count_sum(&a->stats, m->red + m->yellow);
}

reason app_table_play(app *a, table_move *m) {
    if (!a->gathered) return REASON_GAME_OVER;
    table_session *s = &a->evening;
    bool draw = table_check(&s->now, m) == REASON_FACES_MISSING;
    if (draw && !cast_table(app_faces, a, &s->now, m)) return REASON_FACES_MISSING;
    reason r = table_session_do(s, m);
    if (r != REASON_OK) return r;
    if (table_move_is_roll(m)) {
        count_roll(a, m, draw);
        if (m->kind != TABLE_MOVE_BOARD) app_rolled(a, dice_all(m->event ? 3 : 2), UI_DICE_TABLE);
    }
    if (a->diary.context) a->diary.seated(a->diary.context, m);
    return REASON_OK;
}

reason app_table_undo(app *a) {
    reason r = table_session_undo(&a->evening);
    if (r == REASON_OK && a->diary.context) a->diary.undone(a->diary.context);
    return r;
}
