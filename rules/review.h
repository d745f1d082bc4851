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
 * taken back:
 *
 *     review_begin(&r, &a, &g);                   // a new game
 *     review_roll(&r, &a, &since, &before, &after);
 *     review_end(&r, &a, &since, &over);          // not kept: asked when it is shown
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
    int32_t loss;            /* positive; 0: there was none */
    uint8_t turn;            /* from 1 */
    uint8_t rolls;           /* after which roll; 0: in the build phase */
    uint8_t faces[DICE_MAX]; /* that lay there */
    dice_set kept, better;   /* roll phase; all dice: stop */
    uint8_t piece, site;     /* build phase: what would have been better to build, COST_KINDS: nothing */
    uint8_t none[2];         /* so that there is no padding */
} review_choice;

typedef struct review {
    int32_t expected; /* at the beginning; 0: there is no review */
    review_turn turn[GAME_BOXES];
    review_choice worst[REVIEW_WORST]; /* dearest first */
} review;

_Static_assert(sizeof(review_choice) == 18 + 2, "no padding in a choice");
_Static_assert(sizeof(review) == 4 + GAME_BOXES * 8 + REVIEW_WORST * sizeof(review_choice),
               "no padding in a review");

/* Is there a review of such a game? Standard, one player. */
bool review_possible(const game *g);

void review_begin(review *r, advisor *a, const game *g);

/* A roll was made. since: as the last roll (or the beginning) left the game;
 * before: as it was when the dice were picked up; after: with them on the table.
 * Undone moves never come here. */
void review_roll(review *r, advisor *a, const game *since, const game *before, const game *after);

/* The review of a finished game, with the choices after its last roll: into
 * *whole, for these can still be taken back. */
void review_end(const review *r, advisor *a, const game *since, const game *over, review *whole);

/* Sums over the turns. */
int32_t review_luck(const review *r);
int32_t review_choices(const review *r);

/* Could it be? Asked of bytes that come from anywhere. */
bool review_sane(const review *r);

#endif
