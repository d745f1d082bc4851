/* app: the program behind the screens.
 *
 * Owns the games' state, the screen stack and the dice; hands presses to the
 * top screen, carries out what it wishes, and paints when something changed.
 * Nothing here sleeps or reads a clock: time is an argument.
 *
 *     app_init(&a, now_ms);
 *     app_press(&a, press, now_ms);      // for every press
 *     app_tick(&a, now_ms);              // when app_due_ms() has come
 *     if (app_draw(&a, &frame)) ...      // show the frame
 */
#ifndef APP_H
#define APP_H

#include "chance.h"
#include "session.h"
#include "tune.h"
#include "ui.h"

/* The longest way: title, over, which game, how many, setup, names, one name,
 * and an alarm on top. */
enum { APP_STACK = 10 };

/* Told of every press and every roll that is made, as console lines that would
 * make them happen again; NULL: nobody is. */
typedef void app_witness(void *context, uint32_t now_ms, const char *text);

/* Told of everything that happens to the game, so that it can be written down;
 * a NULL context: nobody is. */
typedef struct app_diary {
    void *context;
    void (*begun)(void *context); /* another game, or another position of it */
    void (*moved)(void *context, const move *m);
    void (*seated)(void *context, const table_move *m); /* a move at the table */
    void (*undone)(void *context);
} app_diary;

/* Looks on while a game is played (mind.h); a NULL context: nobody does. */
typedef struct app_looker {
    void *context;
    void (*begun)(void *context); /* another game */
    /* these dice; since: as the last roll left the game, before: as it was when they were picked up */
    void (*rolled)(void *context, const game *since, const game *before, dice_set dice);
    void (*ended)(void *context); /* fills ui.review */
} app_looker;

typedef struct app {
    ui ui;
    free_state free;
    session session;                 /* the game that is being played, */
    bool playing;                    /* if there is one */
    table_session evening;           /* or the evening at the board game, */
    bool gathered;                   /* if there is one */
    uint8_t level[GAME_PLAYERS_MAX]; /* of its players: 0 a person, else a bot_level */
    bool hinted;                     /* somebody has asked for a hint in it */
    bool hasten;                     /* nobody wants to watch the bot that is on turn */
    review review;                   /* as far as its last roll */
    chance chance;
    tune tune;
    stats stats;
    best best;       /* of the games that are gone for good, */
    best shown;      /* and with one that is over but can still be taken back */
    uint32_t number; /* under which the game counts (best.h); 0: it does not, for its dice were laid out */
    const ui_screen *stack[APP_STACK];
    uint8_t depth;
    bool dirty; /* something changed since the last app_draw() */
    bool tick_wanted;
    uint32_t tick_ms;
    uint32_t frames; /* drawn since power-on */
    app_witness *witness;
    void *witness_context;
    app_diary diary;
    app_looker looker;
} app;

void app_init(app *a, uint32_t now_ms);
void app_press(app *a, ui_press press, uint32_t now_ms);
void app_tick(app *a, uint32_t now_ms);

/* Paints the top screen. */
void app_paint(const app *a, canvas *c);

/* Paints the top screen if anything changed. False when nothing did. */
bool app_draw(app *a, canvas *c);

/* When app_tick() is wanted next; `otherwise` when nothing waits. */
uint32_t app_due_ms(const app *a, uint32_t otherwise);

const ui_screen *app_top(const app *a);

/* The self-test of the random source, with the alarm screen if it fails. */
bool app_test_entropy(app *a, uint32_t now_ms);

/* A new game, begun by this seat; the one before it is gone for good. `level` of
 * each player, NULL: all are people. */
void app_begin(app *a, const setup *st, uint8_t first, const uint8_t *level);

/* Goes on from a position, which never counts; refused lines change nothing. */
reason app_set_up(app *a, const char *text, int *column);

/* Makes a move of the game; a roll that does not say its faces is drawn and they
 * are put in. */
reason app_play(app *a, move *m);

/* Takes the last move back. */
reason app_undo(app *a);

/* A bot has moved: the screens follow. */
void app_watch(app *a, const move *m, uint8_t player);

/* The advice that was asked for is in ui.hint. */
void app_hint_given(app *a);

/* Where somebody was, small enough to be written down at every press. */
typedef enum app_spot { APP_AT_TITLE, APP_AT_GAME, APP_AT_DICE, APP_AT_NUMBERS } app_spot;
typedef struct app_place {
    uint32_t number; /* under which the game counts */
    uint8_t spot;    /* app_spot */
    dice_set held;
    free_state free;
    uint8_t none; /* so that there is no padding: equal places are equal bytes */
} app_place;
_Static_assert(sizeof(app_place) == sizeof(uint32_t) + 3 + sizeof(free_state), "no padding in a place");

app_place app_where(const app *a);

/* Back to where somebody was, after the session has been restored. */
void app_resume(app *a, const app_place *place);

/* Opens a screen that nobody chose. */
void app_open(app *a, const ui_screen *screen);

/* A sentence on top of everything, until it is read. */
void app_notify(app *a, text_id sentence);

/* For app_table.c, which is the other half of this. */
typedef enum app_played { APP_GAME, APP_EVENING } app_played;
void app_replaced(app *a, app_played by, bool counts);
void app_rolled(app *a, dice_set dice, ui_dice whose);
bool app_faces(void *app, uint8_t *faces, int count); /* cast_faces, with the alarm where there are none */

/* Is that said of a roll whose faces are still to be drawn, or could not be? */
static inline bool app_lacks_faces(const move *m, reason r) {
    return m->kind == MOVE_ROLL && r == REASON_FACES_MISSING;
}

/* The game, or what is remembered of others, was changed by somebody else than
 * the screens: what shows it must follow. */
void app_game_changed(app *a, uint32_t now_ms);

/* The word of a key on the console: "left", "right", "a", "b". */
const char *app_key_word(int key);

#endif
