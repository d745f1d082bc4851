/* solve: the worth of every board of the Standard game for every number of turns
 * left, by going backwards from the last turn. The turn itself is reckoned by
 * rules/turn.h; this hands it the boards, on all cores. */
#ifndef SOLVE_H
#define SOLVE_H

#include "solution.h"

typedef turn_worth solve_layer[BOARDS_GROUNDS][BOARDS_GUARDS];

enum { SOLVE_TURNS = GAME_BOXES };

typedef struct solve {
    turn_tables turn;
    boards_ground ground[BOARDS_GROUNDS];
    uint8_t early[BOARDS_GROUNDS][BOARDS_KNIGHTS + 1]; /* as in solution.h */
    solve_layer *worth[SOLUTION_SWITCHES];             /* for 0 .. SOLVE_TURNS turns left */
} solve;

typedef void solve_progress(void *context, int done, int of);

/* Makes the tables and finds out which boards can stand when. NULL: no memory. */
solve *solve_new(void);

/* Reckons the worths with the switch. Boards that cannot stand with so many
 * turns left keep 0. */
void solve_run(solve *s, bool knights_one, int threads, solve_progress *progress, void *context);

/* What the policy that believes `table` (in the form of worth) really gets from
 * the start, in points. */
double solve_judge(const solve *s, bool knights_one, const solution *table, int threads);

/* Can the board stand with so many turns left? */
bool solve_stands(const solve *s, int ground, int knights, int turns);

#endif
