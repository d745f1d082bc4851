#include "console_table.h"

#include "app_table.h"
#include "layout_text.h"
#include "table_position.h"

static const char first_word[] = "table";

bool console_table_means(const char *text) {
    int i = 0;
    while (first_word[i] && text[i] == first_word[i]) i++;
    return !first_word[i] && (text[i] == ' ' || !text[i]);
}

static table_session *session_of(console *con) { return &con->app->evening; }

static console_outcome changed(console *con) {
    app_game_changed(con->app, con->now_ms);
    return CONSOLE_DONE;
}

console_outcome console_table_new(console *con, const char *text) {
    table_setup st;
    int column = 0;
    reason r = table_setup_parse(&st, text, &column);
    if (r != REASON_OK) return console_refuse_at(con, r, column);
    app_table_begin(con->app, &st);
    changed(con);
    app_table_lay(con->app);
    return CONSOLE_DONE;
}

console_outcome console_table_position(console *con, const char *text) {
    int column = 0;
    reason r = app_table_set_up(con->app, text, &column);
    if (r != REASON_OK) return console_refuse_at(con, r, column);
    return changed(con);
}

console_outcome console_table_show(console *con) {
    line l = line_in(con->text, sizeof con->text);
    table_position_print(&l, &session_of(con)->now);
    console_say(con, con->text);
    return CONSOLE_DONE;
}

static void say_line(void *context, const char *text) { console_say(context, text); }

console_outcome console_table_board(console *con) {
    const layout *board = &session_of(con)->now.board;
    if (board->board == LAYOUT_NONE) return console_error(con, "no-board", "none is laid out", NULL);
    layout_text_draw(board, say_line, con);
    return CONSOLE_DONE;
}

static void say_move(console *con, const table_move *m) {
    char text[TABLE_MOVE_TEXT_MAX];
    line l = line_in(text, sizeof text);
    table_move_print(&l, m);
    console_say(con, text);
}

/* What is still to be drawn is left out, as `do` takes it. */
console_outcome console_table_legal(console *con) {
    const table *t = &session_of(con)->now;
    for (uint8_t kind = 0; kind < TABLE_MOVE_KINDS; kind++)
        for (uint8_t seat = 0; seat < t->setup.players; seat++) {
            table_move m = {.kind = kind, .seat = seat, .board = {.corner = LAYOUT_ANY_CORNER}};
            bool seats = kind == TABLE_MOVE_ROLLOFF || kind == TABLE_MOVE_START || kind == TABLE_MOVE_WIN;
            if (kind != TABLE_MOVE_BOARD) m.board.corner = 0;
            if (!seats) m.seat = 0;
            reason r = table_check(t, &m);
            if (r == REASON_OK || r == REASON_FACES_MISSING) say_move(con, &m);
            if (!seats) break;
        }
    return CONSOLE_DONE;
}

console_outcome console_table_do(console *con, const char *text) {
    table_move m;
    int column = 0;
    reason r = table_move_parse(&m, text, &column);
    if (r != REASON_OK) return console_refuse_at(con, r, column);
    bool draw = table_check(&session_of(con)->now, &m) == REASON_FACES_MISSING;
    r = app_table_play(con->app, &m);
    if (r == REASON_FACES_MISSING) return console_no_entropy(con);
    if (r != REASON_OK) return console_refuse(con, r);
    changed(con);
    if (draw) say_move(con, &m);
    return CONSOLE_DONE;
}

console_outcome console_table_undo(console *con) {
    reason r = app_table_undo(con->app);
    return r == REASON_OK ? changed(con) : console_refuse(con, r);
}
