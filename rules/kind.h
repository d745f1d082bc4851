/* kind: what makes a game the game it is: one const struct of tables and
 * functions each for Standard, Plus and Extra. Everything they share stands
 * elsewhere and asks here.
 *
 *     const kind *k = kind_of(g);
 *     reason r = k->site(g, COST_ROAD, 3);
 */
#ifndef KIND_H
#define KIND_H

#include "game.h"
#include "reason.h"

/* A house rule, "castles=on" or "castles=off"; the default comes first. */
typedef struct kind_switch {
    const char *key;
    const char *value[2];
} kind_switch;

typedef struct kind {
    const char *name;
    const island *island;
    uint8_t players_min, players_max;
    uint8_t switches;
    uint8_t road_least; /* Longest Road needs so many; 0: a game without titles */
    bool shared;        /* all on one island: a piece has one owner, sites stop roads */
    kind_switch toggle[GAME_SWITCHES_MAX];

    /* May the player to move build there, the price apart? */
    reason (*site)(const game *g, cost_piece piece, int site);

    /* May he use the joker of this knight, which is his and unused? NULL: always. */
    reason (*joker)(const game *g, int knight);

    int (*points)(const game *g, int player);

    /* What the player to move has built in this turn and not entered yet. NULL:
     * a game without boxes. */
    int (*turn_points)(const game *g);

    /* The players who have won, as a bit set, or 0 while the game goes on. */
    uint8_t (*winners)(const game *g);

    /* The dice of turn g->turn. */
    int (*dice)(const game *g);

    /* What building does besides marking the piece. NULL: nothing. */
    void (*built)(game *g, cost_piece piece, int site);

    /* What `end` does before the turn passes on. True: that was the last turn.
     * NULL: nothing. */
    bool (*close)(game *g);
} kind;

extern const kind standard_kind;
extern const kind plus_kind;
extern const kind extra_kind;

const kind *kind_of(const game *g);
const kind *kind_by_index(game_kind which);

/* The dice ramp: 3, 4, 5, then always 6. */
int kind_ramp(uint32_t turn);

enum { KIND_ARMY_LEAST = 3, KIND_ARMY_POINTS = 2, KIND_POINTS_TO_WIN = 10, STANDARD_ROAD_POINTS = 1 };

/* The switches by their number, the order of the notation. */
enum { STANDARD_KNIGHTS_ONE = 0 };
enum { PLUS_DESERTS_EACH = 0, PLUS_RAMP_OFF = 1 };
enum { EXTRA_JOKERS_NOW = 0, EXTRA_CASTLES_OFF = 1, EXTRA_LONGEST_TWO = 2 };

#endif
