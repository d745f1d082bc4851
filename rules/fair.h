/* fair: do these counts look like those of honest dice?
 *
 * The chi-square statistic weighs how far the counts are from what is expected.
 * Honest dice are uneven too, by chance; the answer is how many in a hundred
 * sets of honest dice, rolled as often, would look more uneven than these:
 *
 *     int percent = fair_percent(&fair_faces, counts);     // 43
 *
 * Around 50 is what one expects, 0 (fewer than 1 in 100) is suspicious. Whole
 * numbers only: a table of limits for each percent, the statistic in thousandths.
 */
#ifndef FAIR_H
#define FAIR_H

#include <stdint.h>

enum {
    FAIR_FACES = 6,        /* equally likely */
    FAIR_SUMS = 11,        /* of two number dice, 2 to 12 */
    FAIR_TOO_FEW = -1,     /* fair_percent: expected less than FAIR_EXPECTED_MIN times somewhere */
    FAIR_EXPECTED_MIN = 5, /* below it the statistic is no chi-square */
    FAIR_LIMITS = 99,      /* one for each percent from 99 to 1 */
};

/* fair_chi_square_milli: so much or more. */
#define FAIR_MOST UINT32_MAX

/* What is counted: a cell for each outcome. */
typedef struct fair_dice {
    uint8_t cells;
    uint8_t ways;                /* of all cells together */
    const uint8_t *way;          /* in which each outcome can come */
    const uint16_t *limit_milli; /* which 99, 98, ... 1 in 100 honest dice pass */
} fair_dice;

extern const fair_dice fair_faces, fair_sums;

/* How many in 100 honest dice look more uneven, rounded down, at most 99; or
 * FAIR_TOO_FEW. */
int fair_percent(const fair_dice *d, const uint32_t *counts);

/* The rolls that were counted. */
uint64_t fair_total(const fair_dice *d, const uint32_t *counts);

/* The statistic in thousandths, rounded down; 0 without a roll. */
uint32_t fair_chi_square_milli(const fair_dice *d, const uint32_t *counts);

/* What fair_percent makes of a statistic. */
int fair_percent_of(const fair_dice *d, uint32_t chi_square_milli);

#endif
