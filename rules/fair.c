#include "fair.h"

/* clang-format off */
static const uint8_t face_ways[FAIR_FACES] = {1, 1, 1, 1, 1, 1};
static const uint8_t sum_ways[FAIR_SUMS] = {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};

/* Quantiles of the chi-square distribution with 5 and with 10 degrees of freedom;
 * tests/unit/test_fair.c computes them anew. */
static const uint16_t faces_milli[FAIR_LIMITS] = {
    554, 752, 903, 1031, 1145, 1250, 1347, 1439, 1526, 1610, 1691,
    1770, 1846, 1921, 1994, 2066, 2136, 2206, 2275, 2343, 2410, 2477,
    2543, 2609, 2675, 2740, 2805, 2870, 2935, 3000, 3065, 3130, 3195,
    3260, 3325, 3391, 3456, 3522, 3589, 3655, 3723, 3790, 3858, 3927,
    3996, 4066, 4136, 4207, 4279, 4351, 4425, 4499, 4574, 4651, 4728,
    4806, 4886, 4966, 5048, 5132, 5217, 5303, 5391, 5481, 5573, 5667,
    5763, 5861, 5961, 6064, 6170, 6279, 6391, 6507, 6626, 6749, 6876,
    7009, 7146, 7289, 7439, 7595, 7759, 7932, 8115, 8309, 8516, 8738,
    8977, 9236, 9521, 9837, 10191, 10596, 11070, 11644, 12375, 13388, 15086,
};
static const uint16_t sums_milli[FAIR_LIMITS] = {
    2558, 3059, 3412, 3697, 3940, 4157, 4353, 4535, 4705, 4865, 5018,
    5163, 5304, 5439, 5570, 5698, 5822, 5943, 6062, 6179, 6294, 6407,
    6518, 6628, 6737, 6845, 6952, 7058, 7163, 7267, 7371, 7475, 7578,
    7681, 7783, 7886, 7988, 8090, 8193, 8295, 8398, 8501, 8605, 8708,
    8812, 8917, 9022, 9128, 9235, 9342, 9450, 9559, 9669, 9780, 9892,
    10006, 10120, 10236, 10354, 10473, 10594, 10717, 10841, 10968, 11097, 11228,
    11362, 11499, 11638, 11781, 11927, 12076, 12229, 12387, 12549, 12716, 12888,
    13066, 13251, 13442, 13641, 13849, 14066, 14294, 14534, 14788, 15057, 15344,
    15653, 15987, 16352, 16753, 17203, 17713, 18307, 19021, 19922, 21161, 23209,
};
/* clang-format on */

const fair_dice fair_faces = {FAIR_FACES, 6, face_ways, faces_milli};
const fair_dice fair_sums = {FAIR_SUMS, 36, sum_ways, sums_milli};

/* All numbers of ways divide it. */
enum { COMMON = 60 };

/* How far a count may be off before its square gets too long: no honest dice are,
 * the statistic is above 100 by it alone. */
enum { OFF_MAX = 1 << 25 };

uint64_t fair_total(const fair_dice *d, const uint32_t *counts) {
    uint64_t total = 0;
    for (int i = 0; i < d->cells; i++) total += counts[i];
    return total;
}

/* The sum over all cells of (ways * count - way * total)^2 / (ways * way * total),
 * with one denominator for all. */
uint32_t fair_chi_square_milli(const fair_dice *d, const uint32_t *counts) {
    uint64_t total = fair_total(d, counts), squares = 0;
    if (total == 0) return 0;
    for (int i = 0; i < d->cells; i++) {
        uint64_t got = (uint64_t)d->ways * counts[i], expected = d->way[i] * total;
        uint64_t off = got > expected ? got - expected : expected - got;
        if (off > OFF_MAX) return FAIR_MOST;
        squares += off * off * (COMMON / d->way[i]);
    }
    uint64_t scale = COMMON * d->ways * total;
    uint64_t milli = squares / scale * 1000 + squares % scale * 1000 / scale;
    return milli < FAIR_MOST ? (uint32_t)milli : FAIR_MOST;
}

int fair_percent_of(const fair_dice *d, uint32_t chi_square_milli) {
    int passed = 0;
    while (passed < FAIR_LIMITS && chi_square_milli > d->limit_milli[passed]) passed++;
    return FAIR_LIMITS - passed;
}

/* The rarest outcome of both has one way. */
int fair_percent(const fair_dice *d, const uint32_t *counts) {
    if (fair_total(d, counts) < (uint64_t)FAIR_EXPECTED_MIN * d->ways) return FAIR_TOO_FEW;
    return fair_percent_of(d, fair_chi_square_milli(d, counts));
}
