/* dice: the faces, and a handful of up to six dice as a small value.
 *
 * A face is 0..5. On a resource die it is one of the six resources, written
 * with the letters b l w g o m; on a number die face f shows f + 1 pips.
 * Nothing here draws a random number: chance enters the rules only through
 * moves that carry their faces.
 */
#ifndef DICE_H
#define DICE_H

#include <stdbool.h>
#include <stdint.h>

enum { DICE_MAX = 6, DICE_FACES = 6 };

typedef enum dice_face {
    DICE_BRICK,
    DICE_LUMBER,
    DICE_WOOL,
    DICE_GRAIN,
    DICE_ORE,
    DICE_GOLD,
} dice_face;

/* A set of dice as a bit mask: die i is bit i. */
typedef uint8_t dice_set;

static inline dice_set dice_all(int count) { return (dice_set)((1u << count) - 1u); }
static inline bool dice_has(dice_set set, int die) { return set >> die & 1u; }
int dice_size(dice_set set);

/* 'b' for DICE_BRICK and so on. */
char dice_letter(int face);

/* The face of a letter b l w g o m or a digit 1..6, or -1. */
int dice_parse(char c);

/* How many of each face; `dice` says which of the faces are counted. */
typedef struct dice_counts {
    uint8_t of[DICE_FACES];
} dice_counts;

dice_counts dice_count(const uint8_t *faces, dice_set dice);

#endif
