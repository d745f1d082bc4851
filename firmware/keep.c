#include "keep.h"

#include "bot.h"
#include "position.h"
#include "table_valid.h"
#include "valid.h"

#include <stddef.h>
#include <string.h>

/* ---- what is written */

/* The lengths of these tell their version: one that does not fit is not taken. */
typedef struct saved_settings {
    ui_settings settings;
    ui_table table;
    uint8_t damage_told; /* sectors that cannot be read stay so until the ring has come round to them */
} saved_settings;

typedef struct saved_game {
    game since; /* the last roll, or as the journal begins */
    uint8_t begun_by;
    uint8_t hinted;
    uint8_t level[GAME_PLAYERS_MAX];
} saved_game;

_Static_assert(sizeof(saved_game) <= STORE_VALUE_MAX && sizeof(review) <= STORE_VALUE_MAX &&
                   sizeof(saved_settings) <= STORE_VALUE_MAX,
               "they fit");
_Static_assert(sizeof(saved_settings) == sizeof(ui_settings) + sizeof(ui_table) + 1, "no padding");
_Static_assert(sizeof(table) != sizeof(saved_game) && sizeof(table) <= STORE_VALUE_MAX,
               "an evening fits, and is known by its length");
_Static_assert(sizeof(move) <= STORE_ENTRY_MAX, "a move fits");

/* Of a move at the table all but the board, which is a snapshot anyway. */
enum { TABLE_MOVE_BYTES = offsetof(table_move, board) };

enum { UNDO = 255 }; /* in the place of a move's kind, which comes first */
_Static_assert(offsetof(move, kind) == 0 && offsetof(table_move, kind) == 0, "the kind comes first");

static void put_evening(keep *k, const table_session *s) {
    store_put(&k->store, STORE_GAME, &s->since, sizeof s->since);
    for (int i = 0; i < s->moves; i++) store_append(&k->store, &s->made[i], TABLE_MOVE_BYTES);
}

static void put_session(keep *k, const session *s) {
    saved_game g;
    memset(&g, 0, sizeof g); /* padding too: equal games are equal bytes */
    g.since = s->since;
    g.begun_by = k->app->ui.begun_by;
    g.hinted = k->app->hinted;
    memcpy(g.level, k->app->level, sizeof g.level);
    store_put(&k->store, STORE_GAME, &g, sizeof g);
    for (int i = 0; i < s->moves; i++) store_append(&k->store, &s->made[i], sizeof(move));
}

static void put_game(keep *k) {
    k->ignored = false;
    if (k->app->gathered) put_evening(k, &k->app->evening);
    else if (k->app->playing) put_session(k, &k->app->session);
    else store_forget(&k->store, 1u << STORE_GAME);
}

static void begun(void *context) { put_game(context); }

/* A full journal gives way to a snapshot of the game as it is now. */
static void append(keep *k, const void *entry, size_t length) {
    if (k->ignored || !store_append(&k->store, entry, length)) put_game(k);
}

static void moved(void *context, const move *m) { append(context, m, sizeof *m); }
static void undone(void *context) { append(context, &(uint8_t){UNDO}, 1); }

static void seated(void *context, const table_move *m) {
    if (m->kind == TABLE_MOVE_BOARD) put_game(context);
    else append(context, m, TABLE_MOVE_BYTES);
}

void keep_note(keep *k) {
    const app *a = k->app;
    saved_settings s;
    memset(&s, 0, sizeof s);
    s.settings = a->ui.settings;
    s.table = a->ui.table;
    s.damage_told = k->damage_told;
    store_put(&k->store, STORE_SETTINGS, &s, sizeof s);
    store_put(&k->store, STORE_STATISTICS, &a->stats, sizeof a->stats);
    store_put(&k->store, STORE_BEST, &a->best, sizeof a->best);
    app_place place = app_where(a);
    store_put(&k->store, STORE_PLACE, &place, sizeof place);
    if (k->hinted != a->hinted && a->playing && !k->ignored) put_game(k); /* no move tells of it */
    k->hinted = a->hinted;
    if (a->review.expected) store_put(&k->store, STORE_REVIEW, &a->review, sizeof a->review);
    else store_forget(&k->store, 1u << STORE_REVIEW);
}

store_wish keep_step(keep *k, bool may_erase) {
    store_wish wish = store_step(&k->store, may_erase);
    if (k->store.failures > k->told) {
        if (k->told == 0) app_notify(k->app, TEXT_SAVE_FAILS);
        k->told = k->store.failures;
    }
    return wish;
}

/* ---- what is read */

static ui_table sane_table(ui_table t) {
    setup fresh = setup_default(GAME_STANDARD);
    if (!setup_sane(&t.setup)) t.setup = fresh;
    if (t.first != UI_DRAWN && t.first >= t.setup.players) t.first = UI_DRAWN;
    if (!table_setup_sane(&t.evening)) t.evening = table_setup_for(UI_GATHERED_FIRST);
    if (t.corner > LAYOUT_ANY_CORNER) t.corner = LAYOUT_ANY_CORNER;
    if (t.timer >= UI_TIMERS) t.timer = 0;
    for (int seat = 0; seat < GAME_PLAYERS_MAX; seat++)
        if (t.bot[seat] >= BOT_LEVELS) t.bot[seat] = 0;
    t.hints_alone = t.hints_alone != 0;
    t.hints_together = t.hints_together != 0;
    t.board_game = t.board_game != 0;
    for (int seat = 0; seat < GAME_PLAYERS_MAX; seat++)
        for (int i = 0; i < INITIALS_LETTERS; i++)
            if (t.seat[seat].letter[i] >= initials_alphabet()) t.seat[seat] = initials_of_seat(seat);
    return t;
}

static void read_settings(keep *k) {
    saved_settings s;
    if (store_get(&k->store, STORE_SETTINGS, &s, sizeof s) != sizeof s) return;
    k->app->ui.settings = ui_sane(s.settings);
    k->app->ui.table = sane_table(s.table);
    k->damage_told = s.damage_told != 0;
}

/* An entry of the journal; false: one that cannot be made. */
static bool do_entry(app *a, const uint8_t *entry, int length) {
    if (length == 1 && entry[0] == UNDO)
        return (a->gathered ? table_session_undo(&a->evening) : session_undo(&a->session)) == REASON_OK;
    if (a->gathered) {
        table_move m = {0};
        if (length != TABLE_MOVE_BYTES) return false;
        memcpy(&m, entry, TABLE_MOVE_BYTES);
        return table_session_do(&a->evening, &m) == REASON_OK;
    }
    move m;
    if (length != sizeof m) return false;
    memcpy(&m, entry, sizeof m);
    return session_do(&a->session, &m) == REASON_OK;
}

/* The journal, move by move; false where one of them cannot be made. */
static bool replay(const store *s, app *a) {
    for (int i = 0;; i++) {
        uint8_t entry[STORE_ENTRY_MAX];
        int length = store_journal(s, i, entry, sizeof entry);
        if (length < 0) return true;
        if (!do_entry(a, entry, length)) return false;
    }
}

/* Could it be read as a position, and is it the same then? The large things lie
 * beside the stack: reading a position is deep enough. */
static bool could_be(const game *g, game *again) {
    if (!valid_ranges(g)) return false;
    static char text[POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    position_print(&l, g);
    int column;
    return position_parse(again, text, &column) == REASON_OK && memcmp(again, g, sizeof *again) == 0;
}

static void read_statistics(keep *k) {
    stats counted;
    best lists;
    app *a = k->app;
    if (store_get(&k->store, STORE_STATISTICS, &counted, sizeof counted) == sizeof counted) {
        stats_sane(&counted);
        a->stats = counted;
    }
    if (store_get(&k->store, STORE_BEST, &lists, sizeof lists) == sizeof lists) {
        best_sane(&lists);
        a->best = lists;
    }
    a->shown = a->best;
}

static bool read_session(app *a, const saved_game *g) {
    if (!could_be(&g->since, &a->session.now)) return false;
    session_resume(&a->session, &g->since);
    a->playing = true;
    a->ui.begun_by = (uint8_t)(g->begun_by % g->since.players);
    a->hinted = g->hinted != 0;
    for (int i = 0; i < g->since.players; i++) a->level[i] = g->level[i] < BOT_LEVELS ? g->level[i] : 0;
    return true;
}

static bool read_evening(app *a, const table *since) {
    if (!table_valid(since)) return false;
    table_session_resume(&a->evening, since);
    a->gathered = true;
    return true;
}

static bool read_game(keep *k) {
    static union {
        saved_game game;
        table evening;
    } saved;
    app *a = k->app;
    size_t length = store_get(&k->store, STORE_GAME, &saved, sizeof saved);
    if (length == 0) return true;
    bool known = length == sizeof saved.game      ? read_session(a, &saved.game)
                 : length == sizeof saved.evening ? read_evening(a, &saved.evening)
                                                  : false;
    return known && replay(&k->store, a);
}

static void read_review(keep *k) {
    review r;
    app *a = k->app;
    if (!a->playing || a->session.now.kind != GAME_STANDARD || a->session.now.players != 1) return;
    if (store_get(&k->store, STORE_REVIEW, &r, sizeof r) == sizeof r && review_sane(&r)) a->review = r;
}

static void read_place(keep *k) {
    app_place place;
    if (store_get(&k->store, STORE_PLACE, &place, sizeof place) != sizeof place) return;
    app_resume(k->app, &place);
}

void keep_open(keep *k, app *a, keep_what what) {
    memset(k, 0, sizeof *k);
    k->app = a;
    store_open(&k->store);
    read_settings(k);
    read_statistics(k);
    bool whole = true;
    if (what == KEEP_EVERYTHING) whole = read_game(k);
    else k->ignored = true;
    a->ui.playing = a->playing;
    a->ui.gathered = a->gathered;
    k->hinted = a->hinted;
    read_review(k);
    read_place(k);
    a->diary = (app_diary){k, begun, moved, seated, undone};
    if (k->store.newer) app_notify(a, TEXT_SAVE_NEWER);
    else if (!whole || (k->store.damaged && !k->damage_told)) app_notify(a, TEXT_SAVE_DAMAGED);
    k->damage_told = k->store.damaged;
}
