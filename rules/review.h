/* review: a finished solo game of Standard looked back on: how much was luck, how
 * much was choice.
 *
 * Every position has an expected final score with the best play (advisor.h). A
 * roll moves it: that is luck. What is kept and built moves it down, or leaves it
 * where it was: that is choice. Together with what was expected at the beginning
 * they are the final score, exactly:
 *
 *     expected + sum of luck + sum of choices == final score
 *
 * It is kept up to date from roll to roll, since nothing before a roll can be
 * taken back; what was undone never comes here.
 *
 *     review_begin(&r, &a, &g);                               // a new game
 *     review_roll(&r, &a, &since, &before, dice, &after);     // after every roll
 *     review_end(&r, &a, &since, &over, &whole);              // asked when it is shown
 *
 * The table in flash is rounded to eighths of a point (solution.h). What a turn
 * ends with is read there by both sides of a choice, so whoever follows the
 * advisor loses exactly nothing; the rounding itself is a sixteenth at the most
 * a turn, is fair to both sides, and is part of the luck of the next roll.
 */
#ifndef REVIEW_H
#define REVIEW_H

#include "advisor.h"

enum { REVIEW_WORST = 3 };

/* In 1/65536 of a point, as worths are. Choices are never above 0. */
typedef struct review_turn {
    int32_t luck, choices;
} review_turn;

/* A choice that cost something. */
typedef struct review_choice {
    int32_t loss;            /* positive; 0: there was none, and all else is 0 */
    uint8_t turn;            /* from 1 */
    uint8_t rolls;           /* after which roll; 0: in the build phase */
    uint8_t faces[DICE_MAX]; /* that lay there */
    dice_set kept, better;   /* roll phase; all dice: stop */
    /* Build phase: the dearest piece that was built though the advice was another,
     * and the dearest of the advice that was not built. COST_KINDS: no such piece.
     * What was built against advice to build no more has cost too many jokers;
     * where nothing is better and nothing other either, the same would have gone
     * with fewer of them. */
    uint8_t piece, site, better_piece, better_site;
    uint8_t none[2]; /* so that there is no padding */
} review_choice;

typedef struct review {
    int32_t expected; /* at the beginning; 0: there is no review */
    review_turn turn[GAME_BOXES];
    review_choice worst[REVIEW_WORST]; /* dearest first */
} review;

_Static_assert(sizeof(review_choice) == 18 + 2, "no padding in a choice");
_Static_assert(sizeof(review) == 4 + GAME_BOXES * 8 + REVIEW_WORST * sizeof(review_choice),
               "no padding in a review");

/* Is there a review of a game that begins like this? Standard, one player,
 * nothing done yet. */
bool review_possible(const game *g);

/* Where none is possible, it begins as one that there is not (expected 0); then
 * review_roll and review_end leave it so. Quick. */
void review_begin(review *r, const advisor *a, const game *g);

/* A roll was made. since: as the last roll (or the beginning) left the game;
 * before: as it was when these dice were picked up; after: with them on the
 * table. Looks at most twice (advisor_look), once where the turn is the same. */
void review_roll(review *r, advisor *a, const game *since, const game *before, dice_set dice,
                 const game *after);

/* The review of a finished game, with the choices after its last roll: into
 * *whole, for these can still be taken back. Looks once. */
void review_end(const review *r, advisor *a, const game *since, const game *over, review *whole);

/* Sums over the turns. */
int32_t review_luck(const review *r);
int32_t review_choices(const review *r);

/* Could it be? Asked of bytes that come from anywhere. */
bool review_sane(const review *r);

#endif
