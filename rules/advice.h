/* advice: what to do now in any of the three games, what it is worth, and why.
 *
 * Standard is advised by the exact solution (advisor.h), Plus and Extra by a
 * turn reckoned exactly over an estimate of the board (race.h). Whoever asks need
 * not know which: he lends the memory, takes up a position, lets it work in
 * slices between two frames, and looks up the answer.
 *
 *     static advice a;                                  // 32 KB at the most
 *     advice_init(&a, ADVICE_BEST, &solution_standard); // NULL: no advice in Standard
 *     advice_begin(&a, g);
 *     while (!advice_step(&a)) animate();
 *     dice_set keep = advice_keep(&a, g);               // roll phase, after a roll
 *     advice_option option[ADVICE_OPTIONS_MAX];         // build phase, and start roads
 *     int n = advice_options(&a, g, option, ADVICE_OPTIONS_MAX);
 *
 * A begin in the same turn on the same board is quick. It sees what everybody
 * sees: the board and the dice that lie there.
 */
#ifndef ADVICE_H
#define ADVICE_H

#include "advisor.h"
#include "race.h"

typedef enum advice_sight {
    ADVICE_BEST,
    ADVICE_GREEDY, /* points and pieces of this turn, nothing else */
} advice_sight;

/* What advice_value counts. */
typedef enum advice_unit {
    ADVICE_POINTS, /* tenths of a point at the end of the game (greedy: of the turn) */
    ADVICE_CHANCE, /* of winning, in thousandths */
    ADVICE_TURNS,  /* tenths of a turn still to go: playing Plus alone, less is better */
} advice_unit;

/* Why, the strongest reason first. */
typedef enum advice_why {
    ADVICE_WINS,
    ADVICE_TAKES_ROAD, /* Longest Road */
    ADVICE_TAKES_ARMY, /* Largest Army */
    ADVICE_CUTS,       /* somebody's longest road, with the settlement `site` */
    ADVICE_SCORES,     /* `points` by building; piece and site the dearest of it */
    ADVICE_OPENS,      /* piece and site can be built from now on */
    ADVICE_HOLDS_ROAD, /* a longer lead in a title that is held */
    ADVICE_HOLDS_ARMY,
    ADVICE_ARMS,    /* a knight; `face`: his joker, ISLAND_ANY or ROLL_NO_FACE (none yet) */
    ADVICE_TOWARDS, /* a road on the way to piece and site */
    ADVICE_WAITS,   /* nothing: what could be built costs too many jokers */
    ADVICE_CANNOT,  /* nothing can be built */
    ADVICE_STARTS,  /* a start road; piece and site: the nearest */
    ADVICE_WHYS,
} advice_why;

enum { ADVICE_OPTIONS_MAX = 8, ADVICE_MOVES_MAX = 13 };

typedef struct advice_option {
    int32_t worth;
    uint8_t why; /* advice_why */
    uint8_t piece, site, face;
    int8_t points;
    uint8_t moves;
    move move[ADVICE_MOVES_MAX]; /* jokers, trades, builds, end; or the start road */
} advice_option;

typedef struct advice {
    uint8_t sight;
    uint8_t way; /* which of the two is in use */
    const solution *solution;
    game asked; /* in the exact way, which looks in one go */
    union {
        advisor exact;
        race race;
    } by;
} advice;

_Static_assert(sizeof(advice) <= 32 * 1024, "advice is lent 32 KB");

void advice_init(advice *a, advice_sight sight, const solution *s);

/* The same with weights other than the game's, for tuning. */
void advice_weigh(advice *a, const outlook_weights *weights);

/* Is there advice on this position? Not when the game is over, nor where the
 * solution is missing. */
bool advice_possible(const advice *a, const game *g);

/* Takes up a position. */
void advice_begin(advice *a, const game *g);

/* Works on for about a millisecond (Standard: all of it); true: it is done. */
bool advice_step(advice *a);

/* begin and all the steps. */
void advice_look(advice *a, const game *g);

/* ---- when it is done, about the position that was taken up */

advice_unit advice_unit_of(const advice *a, const game *g);

/* A worth in that unit. */
int advice_value(const advice *a, const game *g, int32_t worth);

/* The worth of the position with the best play; not for start roads. */
int32_t advice_worth(const advice *a, const game *g);

/* Roll phase, after a roll: what it is worth to keep these dice; all: to stop. */
int32_t advice_keep_worth(const advice *a, const game *g, dice_set keep);

/* Roll phase: the dice to keep, all of them: stop. Before the first roll none. */
dice_set advice_keep(const advice *a, const game *g);

/* Build phase: the ways to end the turn, best first, each of other pieces; start
 * roads: all the best. Returns how many, `max` at the most. */
int advice_options(advice *a, const game *g, advice_option *option, int max);

#endif
