/* ui: what a screen knows, and what it may ask for.
 *
 * Screens are pure: they read the games' state, keep their own cursor and
 * marks in here, and never touch a machine. What they want done (open a
 * screen, make a move, sound a note) they write down as a wish; the app
 * carries it out when the screen has returned. So a screen runs the same on
 * the device, on a PC and in a test.
 */
#ifndef UI_H
#define UI_H

#include "advice.h"
#include "best.h"
#include "buildable.h"
#include "canvas.h"
#include "exchange.h"
#include "free.h"
#include "initials.h"
#include "map.h"
#include "plan.h"
#include "review.h"
#include "session.h"
#include "stats.h"
#include "table_session.h"
#include "text.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum ui_key { UI_LEFT, UI_RIGHT, UI_A, UI_B, UI_KEYS } ui_key;

typedef enum ui_press_kind {
    UI_SHORT,  /* left and right: when pressed; A and B: when let go */
    UI_LONG,   /* A and B: after 600 ms, instead of a short press */
    UI_REPEAT, /* left and right, while held */
} ui_press_kind;

typedef struct ui_press {
    uint8_t key;  /* ui_key */
    uint8_t kind; /* ui_press_kind */
} ui_press;

typedef enum ui_sound {
    UI_SOUND_NONE,
    UI_SOUND_MOVE,
    UI_SOUND_HOLD,
    UI_SOUND_ROLL,
    UI_SOUND_REFUSE,
    UI_SOUND_OPEN,
    UI_SOUND_BUILD,
    UI_SOUND_TURN,
    UI_SOUND_WIN,
    UI_SOUNDS,
} ui_sound;

typedef enum ui_volume { UI_VOLUME_OFF, UI_VOLUME_LOW, UI_VOLUME_HIGH, UI_VOLUMES } ui_volume;

/* Delays are places in a table: three times and never. */
enum { UI_DELAYS = 4, UI_DELAY_NEVER = UI_DELAYS - 1, UI_BRIGHTNESSES = 4, UI_OFFSET_MAX = 4 };

typedef struct ui_settings {
    uint8_t language;   /* text_language */
    uint8_t volume;     /* ui_volume */
    uint8_t brightness; /* 0: darkest */
    bool flip;          /* picture and buttons turned round */
    bool animation;     /* rolls are seen */
    uint8_t dim_after;  /* 15 s, 30 s, 1 min, never */
    uint8_t off_after;  /* 1 min, 2 min, 5 min, never */
    uint8_t panel;      /* which controller the display has: SSD1306, SH1106 */
    int8_t offset_px;   /* how far its picture is shifted */
} ui_settings;

/* Who plays what: chosen before a game begins, and again for the next one. */
enum { UI_DRAWN = 255, UI_TIMERS = 5, UI_GATHERED_FIRST = 4 /* seats of a first evening */ };
typedef struct ui_table {
    setup setup;
    uint8_t first;                   /* the seat that begins, or UI_DRAWN */
    initials seat[GAME_PLAYERS_MAX]; /* in the order round the table */
    uint8_t bot[GAME_PLAYERS_MAX];   /* who sits there in a game: 0 a person, else a bot_level (bot.h) */
    uint8_t hints_alone;             /* may be asked for where one person plays, */
    uint8_t hints_together;          /* and where several do */
    table_setup evening;             /* at the board game, */
    uint8_t corner;                  /* where its tokens begin, or LAYOUT_ANY_CORNER */
    uint8_t timer;                   /* of a turn there: off, 1, 2, 3, 5 minutes */
    uint8_t board_game;              /* it was played last, not the game of `setup` */
} ui_table;

/* Advice on the position, for who asked. */
typedef struct ui_hint {
    bool thinking;      /* it was asked for and comes soon, */
    bool ready;         /* it is here, until the game goes on */
    uint8_t unit;       /* advice_unit */
    int16_t value;      /* what the best play brings, in that unit */
    dice_set keep;      /* roll phase: all dice: stop */
    advice_option best; /* build phase, start roads */
} ui_hint;

typedef enum ui_dice { UI_DICE_FREE, UI_DICE_GAME, UI_DICE_TABLE } ui_dice;

typedef struct ui ui;

/* A screen. enter: it has come to the top by being opened; input: a press;
 * tick: the time it asked for has come, or a move was made; draw: paints the
 * whole frame and changes nothing. enter and tick may be NULL. */
typedef struct ui_screen {
    const char *name;
    void (*enter)(ui *u);
    void (*input)(ui *u, ui_press press);
    void (*tick)(ui *u);
    void (*draw)(const ui *u, canvas *c);
} ui_screen;

typedef enum ui_go {
    UI_STAY,
    UI_OPEN,
    UI_BACK,
    UI_HOME,
    UI_GAME, /* the screen that the game that is played wants now (game_screen.h) */
} ui_go;

/* One press can do all that a build needs: its trades and jokers, then itself. */
enum { UI_PLAYS_MAX = PLAN_STEPS_MAX + 1 };

typedef struct ui_wish {
    uint8_t go;            /* ui_go */
    const ui_screen *open; /* with UI_OPEN */
    bool free;             /* make `free_move`; the app fills in the faces of a roll */
    free_move free_move;
    uint8_t plays; /* so many moves of the game, in order; faces as above */
    struct move play[UI_PLAYS_MAX];
    bool table; /* make `table_move`; the app draws what it does not say */
    struct table_move table_move;
    bool hint;         /* ask for advice on the position that the game is in */
    bool hasten;       /* whoever is played by the device shall move at once */
    bool undo;         /* take back the last move of what is played */
    bool begin;        /* a new game, as ui.table.setup says, */
    bool gather;       /* or an evening, as ui.table.evening does */
    bool forget_stats; /* and the best lists */
    bool test_entropy; /* run the health test again */
    bool forget_all;   /* as it was when the device was new */
    bool redraw;
    bool tick; /* call tick at tick_ms */
    uint32_t tick_ms;
    uint8_t sound; /* ui_sound */
} ui_wish;

struct ui {
    /* told by the app */
    uint32_t now_ms;
    uint32_t pressed_ms; /* the last press */
    uint32_t opened_ms;  /* when the last screen was opened */
    const char *version;
    const free_state *free;
    const session *session;       /* the game that is played, */
    bool playing;                 /* if there is one */
    const table_session *evening; /* the evening at the board game that is played, */
    bool gathered;                /* if there is one; never both */
    uint8_t begun_by;             /* the seat that began it */
    const uint8_t *level;         /* of its players: 0 a person, else a bot_level */
    bool hints;                   /* may be asked for in it */
    ui_hint hint;
    struct move last;     /* what a player of the device did last, */
    uint8_t last_player;  /* and which; */
    bool last_shown;      /* is there such a move, since which nobody else did anything? */
    review review;        /* of a solo game of Standard that is over; expected 0: there is none */
    uint32_t roll_serial; /* changes with every roll that is made */
    dice_set rolled;      /* the dice of that roll */
    uint8_t rolled_by;    /* ui_dice: whose they were */
    bool dice_real;       /* the faces shown, and those to come, are from hardware entropy */
    bool entropy_failed;
    uint8_t battery; /* 0 to 3 quarters, UI_NO_BATTERY: not known, or on USB */
    const stats *stats;
    const best *best; /* with the game that has just ended */
    uint8_t rank;     /* of that game in its best list, if it was played alone; 0: none */

    uint8_t refusal; /* reason: shown over the screen until the next press */
    uint16_t notice; /* text_id: what screen_notice says */

    /* remembered between sessions */
    ui_settings settings;
    ui_table table;

    ui_wish wish;

    /* the screens' own: cursors, marks, running animations */
    struct {
        uint8_t row; /* by its number among all rows, shown or not; 0 leads into the game if there is one */
    } title;
    struct {
        uint8_t choice; /* one to six resource dice are 0 to 5, then the number dice */
    } dice_choice;
    struct {
        uint8_t cursor;
        dice_set held;
        bool rolling;
        uint32_t rolling_since_ms;
        uint32_t seen_serial;
        uint8_t whose; /* ui_dice */
        uint8_t kinds; /* of pieces that they could build in it, as a set */
    } dice;
    struct {
        uint8_t cursor;
    } settings_list;
    struct {
        uint8_t cursor; /* start, names and so on */
        uint8_t kind;   /* game_kind under the cursor */
        uint8_t toggle; /* house rule under the cursor */
        uint8_t seat;   /* whose name is written */
        uint8_t letter; /* at which the pen is */
        initials name;  /* as it is being written */
        uint8_t told;   /* the seat of which the line below tells */
    } setup;
    struct {
        uint8_t cursor;
        uint8_t chapter; /* help_chapter */
        uint8_t page;
    } help;
    struct {
        uint8_t cursor;
    } turn;
    struct {
        buildable list[BUILDABLE_MAX]; /* what can be built, or start roads */
        uint8_t count;
        uint8_t plain; /* so many of them take no joker */
        uint8_t cursor;
        bool undone; /* the last press took something back */
        bool rested; /* the cursor stood still: the rest is about where it is */
        bool hinted; /* the cursor has gone to where the hint is, */
        bool tells;  /* and when it rested last, it was there: why is told */
        buildable_gain gain;
        bool near;         /* the island from near, */
        map_point near_at; /* this part of it */
    } build;
    struct {
        uint8_t choice;    /* what A does */
        bool leaves;       /* the turn of the device is over, */
        uint32_t since_ms; /* and how it ended is still to be read */
    } opponent;
    struct {
        uint8_t piece, site; /* of which it tells */
    } detail;
    exchange exchange;
    struct {
        uint8_t piece; /* the cursor goes over these, COST_KINDS: over the players */
        uint8_t site;
        uint8_t player;
        map_point near_at;
    } look;
    struct {
        uint8_t page; /* 0: all players, then one each */
    } score;
    struct {
        uint8_t page; /* of those that are shown now */
    } statistics;
    struct {
        uint8_t cursor;
        bool celebrates; /* still, */
        uint32_t since_ms;
    } over;
    struct {
        uint8_t page;
    } review_screen;
    struct {
        uint8_t row;                /* of the setup */
        uint8_t expansion;          /* under the cursor */
        uint8_t seat;               /* under the cursor: who rolls off, who has won */
        uint8_t roller;             /* who rolled off last, */
        bool tied;                  /* and all have to roll again, or some */
        uint8_t choice;             /* what A does */
        uint8_t page;               /* of the board; of what is allowed */
        uint8_t news;               /* screen_evening: what is still to be announced, as a set */
        bool paused;                /* nobody plays, nothing counts */
        uint32_t clock_of;          /* the turn and the player whose time is kept, */
        uint32_t used_ms, since_ms; /* used until then, and since then unless paused */
        bool rang;                  /* it is over, and everybody has heard it */
    } evening_screen;
};

enum { UI_NO_BATTERY = 255 };

/* The delays of the settings in milliseconds; 0: never. */
uint32_t ui_dim_after_ms(const ui_settings *s);
uint32_t ui_off_after_ms(const ui_settings *s);

/* Settings read back from somewhere: what makes no sense becomes the default. */
ui_settings ui_sane(ui_settings s);

/* As it is when the device is new: English, loud, six dice. */
void ui_init(ui *u);

/* Settings, names and house rules only. */
void ui_init_settings(ui *u);

void ui_open(ui *u, const ui_screen *screen);
void ui_back(ui *u);
void ui_redraw(ui *u);
void ui_tick_at(ui *u, uint32_t time_ms);
void ui_sound_play(ui *u, ui_sound sound);

/* Moves a cursor of `count` places round by one for left and right; plays and
 * redraws. Returns false for other presses. */
bool ui_move_cursor(ui *u, ui_press press, uint8_t *cursor, int count);

/* A long press of B leads to the menu from everywhere, a short one back
 * wherever B has nothing better to do. True if it was one. */
bool ui_goes_home(ui *u, ui_press press);
bool ui_goes_back(ui *u, ui_press press);

const char *ui_text(const ui *u, text_id id);

/* A text with up to two numbers in it. */
void ui_draw_text(const ui *u, canvas *c, int x, int y, text_id id, int first, int second);

/* Is what blinks lit now? A cursor is lit right after a press, then dark and lit
 * in turn; larger things pulse from the opening of the screen on, whatever is
 * pressed, for a press must not change many bytes of the panel. A screen with
 * either ticks with ui_tick_blink. */
bool ui_blink(const ui *u);
bool ui_pulse(const ui *u);
void ui_tick_blink(ui *u);

/* Asks the app for one move of the game; at the table. */
void ui_play(ui *u, struct move m);

/* Leads to the screen that the game wants now. */
void ui_go_game(ui *u);

void ui_play_table(ui *u, struct table_move m);

/* How many names there are to write for the game that is set up. */
int ui_seats(const ui *u);

/* Who moves for a player of the game that is played: 0 a person, else a bot_level. */
int ui_level(const ui *u, int player);

/* The name of a player of the game that is played; of a seat at the table. */
initials ui_name(const ui *u, int player);
void ui_print_name(line *l, const ui *u, int player);

/* The bottom line: what A and what B do now; TEXT_COUNT where one does nothing. */
void ui_draw_keys(const ui *u, canvas *c, text_id a, text_id b);

/* Text on a lit ground where it is chosen, from x on; the ground hugs the
 * words, so that a moving cursor changes few bytes of the panel. */
void ui_draw_choice(canvas *c, int x, int y, const char *text, bool chosen);

/* The same where left and right change what A does: "◄Island►". */
void ui_draw_keys_choice(const ui *u, canvas *c, text_id a, text_id b);

/* "◄ 2/5 ►" at the right of the top line; pages are numbered from 0. */
void ui_draw_page_mark(canvas *c, int page, int pages);

/* The sentence of ui.refusal in a box over the screen. */
void ui_draw_refusal(const ui *u, canvas *c);

/* Little marks at the right: there are more rows above, or below. */
void ui_draw_more(canvas *c, bool above, bool below);

/* The rows that every screen shares. */
enum { UI_TOP_Y = 0, UI_BODY_Y = 10, UI_KEYS_Y = 56, UI_ROW_PX = 9 };

/* What takes time to reckon or many bytes to show waits until a cursor has stood
 * still for so long. */
enum { UI_REST_MS = 150 };

#endif
