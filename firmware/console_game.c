/* The games by text: set up, read, listed, played, taken back, drawn. */
#include "board.h"
#include "console_table.h"
#include "kind.h"
#include "legal.h"
#include "network.h"
#include "perft.h"
#include "position.h"
#include "rules.h"
#include "session.h"
#include "text.h"

/* ---- refusals */

static const char *sentence(reason r) { return text_get(TEXT_ENGLISH, text_of_reason(r)); }

console_outcome console_refuse(console *con, reason r) {
    return console_error(con, reason_word(r), sentence(r), NULL);
}

console_outcome console_refuse_at(console *con, reason r, int column) {
    char text[120];
    line l = line_in(text, sizeof text);
    line_text(&l, "column ");
    line_int(&l, column);
    line_text(&l, ": ");
    line_text(&l, sentence(r));
    return console_error(con, reason_word(r), text, NULL);
}

console_outcome console_no_entropy(console *con) {
    return console_error(con, "entropy", "the random source failed its health test", NULL);
}

static console_outcome no_game(console *con) {
    return console_error(con, "no-game", "say new or position first", NULL);
}

static const char *skip_spaces(const char *text) {
    while (*text == ' ') text++;
    return text;
}

/* ---- a game comes and is shown */

static console_outcome do_new(console *con, char *rest) {
    if (console_table_means(skip_spaces(rest))) return console_table_new(con, skip_spaces(rest));
    setup st;
    int column = 0;
    reason r = setup_parse(&st, skip_spaces(rest), &column);
    if (r != REASON_OK) return console_refuse_at(con, r, column);
    app_begin(con->app, &st, 0, NULL);
    app_game_changed(con->app, con->now_ms);
    return CONSOLE_DONE;
}

static console_outcome do_position(console *con, char *rest) {
    if (console_table_means(skip_spaces(rest))) return console_table_position(con, skip_spaces(rest));
    int column = 0;
    reason r = app_set_up(con->app, skip_spaces(rest), &column);
    if (r != REASON_OK) return console_refuse_at(con, r, column);
    app_game_changed(con->app, con->now_ms);
    return CONSOLE_DONE;
}

static console_outcome do_show(console *con, char *rest) {
    (void)rest;
    if (con->app->gathered) return console_table_show(con);
    if (!con->app->playing) return no_game(con);
    const game *g = &con->app->session.now;
    line l = line_in(con->text, sizeof con->text);
    position_print(&l, g);
    console_say(con, con->text);
    line_clear(&l);
    line_text(&l, "points");
    for (int p = 0; p < g->players; p++) {
        line_char(&l, ' ');
        line_int(&l, rules_points(g, p));
    }
    console_say(con, con->text);
    return CONSOLE_DONE;
}

static void say_line(void *context, const char *text) { console_say(context, text); }

static console_outcome do_board(console *con, char *rest) {
    (void)rest;
    if (con->app->gathered) return console_table_board(con);
    if (!con->app->playing) return no_game(con);
    board_draw(&con->app->session.now, say_line, con);
    return CONSOLE_DONE;
}

/* ---- moves */

static void say_move(void *context, const move *m) {
    console *con = context;
    char text[MOVE_TEXT_MAX];
    line l = line_in(text, sizeof text);
    legal_print(&l, &con->app->session.now, m);
    console_say(con, text);
}

static console_outcome do_legal(console *con, char *rest) {
    (void)rest;
    if (con->app->gathered) return console_table_legal(con);
    if (!con->app->playing) return no_game(con);
    legal_moves(&con->app->session.now, say_move, con);
    return CONSOLE_DONE;
}

static void say_roll(console *con, const island *is, const move *m) {
    char text[MOVE_TEXT_MAX];
    line l = line_in(text, sizeof text);
    move_print(&l, is, m);
    console_say(con, text);
}

/* A roll without faces is drawn, and told, since it could not be known before. */
static console_outcome do_do(console *con, char *rest) {
    if (con->app->gathered) return console_table_do(con, skip_spaces(rest));
    if (!con->app->playing) return no_game(con);
    session *s = &con->app->session;
    const island *is = kind_of(&s->now)->island;
    move m;
    int column = 0;
    reason r = move_parse(&m, is, skip_spaces(rest), &column);
    if (r != REASON_OK) return console_refuse_at(con, r, column);
    bool draw = app_lacks_faces(&m, rules_check(&s->now, &m));
    r = app_play(con->app, &m);
    if (app_lacks_faces(&m, r)) return console_no_entropy(con);
    if (r != REASON_OK) return console_refuse(con, r);
    app_game_changed(con->app, con->now_ms);
    if (draw) say_roll(con, is, &m);
    return CONSOLE_DONE;
}

static console_outcome do_undo(console *con, char *rest) {
    (void)rest;
    if (con->app->gathered) return console_table_undo(con);
    if (!con->app->playing) return no_game(con);
    reason r = app_undo(con->app);
    if (r != REASON_OK) return console_refuse(con, r);
    app_game_changed(con->app, con->now_ms);
    return CONSOLE_DONE;
}

/* ---- counting */

static console_outcome do_perft(console *con, char *rest) {
    const char *text = skip_spaces(rest);
    game g = con->app->session.now;
    if (*text) {
        int column = 0;
        reason r = position_parse(&g, text, &column);
        if (r != REASON_OK) return console_refuse_at(con, r, column);
    } else if (!con->app->playing) return no_game(con);
    char number[16];
    line l = line_in(number, sizeof number);
    line_uint(&l, perft_boards(&g));
    console_say(con, number);
    return CONSOLE_DONE;
}

static void count_move(void *context, const move *m) {
    (void)m;
    ++*(uint32_t *)context;
}

/* The two dear questions, without the telling: what a profiler looks at. */
static console_outcome do_weigh(console *con, char *rest) {
    (void)rest;
    if (!con->app->playing) return no_game(con);
    const game *g = &con->app->session.now;
    uint32_t moves = 0;
    legal_moves(g, count_move, &moves);
    char text[40];
    line l = line_in(text, sizeof text);
    line_text(&l, "moves ");
    line_uint(&l, moves);
    line_text(&l, " roads");
    for (int p = 0; p < g->players; p++) {
        line_char(&l, ' ');
        line_int(&l, network_length(g, p));
    }
    console_say(con, text);
    return CONSOLE_DONE;
}

const console_command console_game_commands[] = {
    {"new", "new GAME [key=value...]  begin standard, plus, extra or table: players=3 castles=off ...",
     do_new},
    {"position", "position LINE           go on from a line that show has printed", do_position},
    {"show", "show                    the game as one line, and the points", do_show},
    {"board", "board                   the island, or the board, in characters", do_board},
    {"legal", "legal                   every move that can be made", do_legal},
    {"do", "do MOVE                 make one: roll 1,2, stop, trade o, joker K1 4, build R0, end, next",
     do_do},
    {"undo", "undo                    take the last one back, never a roll", do_undo},
    {"perft", "perft [LINE]            how many boards can end this turn", do_perft},
    {"weigh", "weigh                   how many legal moves, and the longest roads", do_weigh},
    {0},
};
