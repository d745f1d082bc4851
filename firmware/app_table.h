/* app_table: the evening at the board game, as the app plays it. There is either
 * a game or an evening; whoever begins one ends the other.
 *
 *     app_table_begin(&a, &setup);
 *     table_move m = {.kind = TABLE_MOVE_ROLL};
 *     reason r = app_table_play(&a, &m);      // draws what the move does not say
 */
#ifndef APP_TABLE_H
#define APP_TABLE_H

#include "app.h"

/* A new evening; what was played before it is gone for good. */
void app_table_begin(app *a, const table_setup *st);

/* Lays out its board, if it has one. To be called when its screen is shown: a
 * source that fails puts the alarm on top. */
void app_table_lay(app *a);

/* Goes on from a position, which never counts; refused lines change nothing. */
reason app_table_set_up(app *a, const char *text, int *column);

reason app_table_play(app *a, table_move *m);
reason app_table_undo(app *a);

#endif
