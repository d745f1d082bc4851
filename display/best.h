/* best: what the games played on this device have brought: how many of each
 * kind, who has won how often, and the best lists.
 *
 * A flat value that is stored as it is. A game is counted by best_count() once
 * it cannot be taken back any more; who wants to see it counted before does so
 * in a copy. Every game has a number, and only the one whose turn it is counts,
 * so that a power cut between storing this and storing the next game counts
 * nothing twice:
 *
 *     uint32_t number = b.number;                  // when the game begins
 *     if (number == b.number) best_count(&b, &game, names);
 */
#ifndef BEST_H
#define BEST_H

#include "game.h"
#include "initials.h"

#include <stdbool.h>

enum { BEST_ROWS = 8, BEST_PEOPLE = 16, BEST_WITH_HINTS = 1 };

typedef struct best_row {
    initials name;
    uint8_t marks; /* BEST_WITH_HINTS */
    int16_t value; /* points, turns or wins */
} best_row;

/* From the best down; of equals the earlier comes first. */
typedef struct best_list {
    uint8_t count;
    uint8_t spare;
    best_row row[BEST_ROWS];
} best_list;

typedef struct best_person {
    initials name;
    uint8_t has_points; /* has finished a Standard game, alone or not, */
    int16_t points;     /* with so many at best */
    uint16_t wins;      /* over others, whatever the game */
} best_person;

typedef struct best {
    uint32_t number; /* of the next game that counts; never 0 */
    uint32_t games[GAME_KINDS];
    uint32_t evenings;  /* at the board game */
    best_list standard; /* alone: most points */
    best_list plus;     /* alone: fewest turns */
    uint8_t people;
    uint8_t spare[3];
    best_person person[BEST_PEOPLE]; /* who was counted last comes first */
} best;

_Static_assert(sizeof(best) == 20 + 2 * (2 + BEST_ROWS * 6) + 4 + BEST_PEOPLE * 8, "no padding in best");
_Static_assert(sizeof(best) <= 512, "best fits into a small record");

/* As it is when the device is new. */
best best_none(void);

/* Counts a finished game; `name` of every player, in their order, and `level`: of
 * those that are not 0, for the device played them, nothing is counted. `marks` go
 * into the best list. Returns the place in the best list of who played alone, from
 * 1, or 0. The next game has another number. */
int best_count(best *b, const game *g, const initials name[], const uint8_t level[], uint8_t marks);

/* Counts an evening at the board game, and who has won it. */
void best_count_evening(best *b, initials winner);

/* Puts a row where it belongs, the last one falling off. Returns its place, from
 * 1, or 0 when there was none for it. */
int best_insert(best_list *l, best_row row, bool fewest);

/* The people as lists: by wins, and by their points in Standard. */
best_list best_winners(const best *b);
best_list best_players(const best *b);

uint32_t best_games(const best *b); /* of all kinds, and evenings */

/* Mends what cannot be, whatever the bytes. False if there was something. */
bool best_sane(best *b);

#endif
