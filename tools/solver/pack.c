#include "pack.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK_MAX = 255, MEAN_ONE = 8 };

typedef struct {
    uint8_t bytes[BLOCK_MAX];
    int bits;
    bool full;
} writer;

static void give(writer *w, uint32_t value, int count) {
    for (int i = count - 1; i >= 0; i--, w->bits++) {
        if (w->bits / 8 >= BLOCK_MAX) {
            w->full = true;
            return;
        }
        uint8_t bit = (uint8_t)(0x80 >> w->bits % 8);
        if (value >> i & 1u) w->bytes[w->bits / 8] |= bit;
    }
}

static void give_difference(writer *w, solution_code *c, int class, uint32_t coded) {
    int width = solution_width(c, class);
    uint32_t ones = coded >> width;
    if (ones < SOLUTION_LONG) {
        give(w, ((uint32_t)1 << ones) - 1, (int)ones);
        give(w, 0, 1);
        give(w, coded, width);
    } else {
        give(w, ((uint32_t)1 << SOLUTION_LONG) - 1, SOLUTION_LONG);
        give(w, coded, SOLUTION_LONG_BITS);
        if (coded >> SOLUTION_LONG_BITS) w->full = true;
    }
    solution_learn(c, class, coded);
}

static int rounded(turn_worth worth) {
    enum { STEP = 65536 / SOLUTION_STEPS, LIFT = 4096 };
    return (worth + STEP / 2 + LIFT * STEP) / STEP - LIFT;
}

/* What all blocks of so many turns have coded, to find the means to begin with. */
typedef struct {
    double sum[SOLUTION_TURNS + 1][SOLUTION_CLASSES];
    long count[SOLUTION_TURNS + 1][SOLUTION_CLASSES];
} tally;

static void block(writer *w, const solve *s, bool knights_one, int ground, int turns,
                  const uint16_t mean[SOLUTION_CLASSES], tally *seen) {
    const turn_worth *worth = s->worth[knights_one][turns][ground];
    int16_t steps[BOARDS_GUARDS];
    solution_code c;
    memcpy(c.mean, mean, sizeof c.mean);
    memset(w, 0, sizeof *w);
    steps[0] = (int16_t)rounded(worth[0]);
    int first = steps[0] + SOLUTION_FIRST_ZERO;
    if (first < 0 || first >> SOLUTION_FIRST_BITS) w->full = true;
    give(w, (uint32_t)first, SOLUTION_FIRST_BITS);
    for (int knights = 1; knights <= BOARDS_KNIGHTS; knights++)
        for (uint32_t used = 0; used < bits_one(knights); used++) {
            int guard = boards_guard(knights, used), class = solution_class(used);
            int foretold = solution_foretell(steps, knights, used);
            steps[guard] = (int16_t)foretold;
            if (!solve_stands(s, ground, knights, turns)) continue;
            steps[guard] = (int16_t)rounded(worth[guard]);
            int difference = steps[guard] - foretold;
            uint32_t coded = difference < 0 ? (uint32_t)(-2 * difference - 1) : (uint32_t)(2 * difference);
            give_difference(w, &c, class, coded);
            seen->sum[turns][class] += coded;
            seen->count[turns][class]++;
        }
}

/* All blocks one after the other; once to see what is coded, once to write. */
static bool blocks(pack *p, const solve *s, bool knights_one, tally *seen) {
    memset(seen, 0, sizeof *seen);
    p->length = 0;
    for (int ground = 0; ground < BOARDS_GROUNDS; ground++) {
        p->values.first[ground] = (uint32_t)p->length;
        for (int turns = 1; turns <= SOLUTION_TURNS && solve_stands(s, ground, 0, turns); turns++) {
            writer w;
            block(&w, s, knights_one, ground, turns, p->values.mean[turns], seen);
            if (w.full) return false;
            int bytes = (w.bits + 7) / 8;
            p->bytes[p->length++] = (uint8_t)bytes;
            memcpy(&p->bytes[p->length], w.bytes, (size_t)bytes);
            p->length += (size_t)bytes;
        }
    }
    return true;
}

bool pack_make(pack *p, const solve *s, bool knights_one) {
    static const uint16_t guess = 8 * MEAN_ONE;
    tally seen;
    memset(p, 0, sizeof *p);
    p->bytes = malloc((size_t)BOARDS_GROUNDS * SOLUTION_TURNS * (BLOCK_MAX + 1));
    if (!p->bytes) return false;
    for (int turns = 0; turns <= SOLUTION_TURNS; turns++)
        for (int class = 0; class < SOLUTION_CLASSES; class ++) p->values.mean[turns][class] = guess;
    if (!blocks(p, s, knights_one, &seen)) return false;
    for (int turns = 1; turns <= SOLUTION_TURNS; turns++)
        for (int class = 0; class < SOLUTION_CLASSES; class ++)
            if (seen.count[turns][class])
                p->values.mean[turns][class] =
                    (uint16_t)(MEAN_ONE * seen.sum[turns][class] / (double)seen.count[turns][class]);
    if (!blocks(p, s, knights_one, &seen)) return false;
    for (int turns = 1; turns <= SOLUTION_TURNS; turns++)
        for (int class = 0; class < SOLUTION_CLASSES; class ++) p->count += seen.count[turns][class];
    p->values.data = p->bytes;
    return true;
}

void pack_free(pack *p) {
    free(p->bytes);
    p->bytes = NULL;
}
