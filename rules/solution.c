#include "solution.h"

#include <string.h>

enum { MEAN_SHIFT = 3 }; /* a mean forgets over eight values */

int solution_class(uint32_t used) {
    int size = bits_size(used);
    if (size < 2) return size;
    return size < 4 ? 2 : 3;
}

int solution_width(const solution_code *c, int class) {
    /* A Rice code is shortest where its width suits about 0.7 of the mean. */
    uint32_t mean = c->mean[class] * 11u >> 4;
    int width = 0;
    while ((uint32_t)1 << (width + MEAN_SHIFT) < mean) width++;
    return width;
}

void solution_learn(solution_code *c, int class, uint32_t coded) {
    if (coded > 1000) coded = 1000; /* so that the mean fits */
    c->mean[class] = (uint16_t)(c->mean[class] + coded - (c->mean[class] >> MEAN_SHIFT));
}

/* Rounds to nearest, for negative sums too. */
static int divide(int sum, int by) {
    enum { LIFT = 8192 };
    return (int)((unsigned)(sum + by * LIFT + by / 2) / (unsigned)by) - LIFT;
}

int solution_foretell(const int16_t steps[BOARDS_GUARDS], int knights, uint32_t used) {
    const int16_t *same = &steps[boards_guard(knights, 0)];
    const int16_t *fewer = &steps[knights ? boards_guard(knights - 1, 0) : 0];
    if (used == 0) {
        if (knights < 2) return steps[0];
        return 2 * fewer[0] - steps[boards_guard(knights - 2, 0)];
    }
    if ((used & (used - 1)) == 0) { /* one joker: as with a knight fewer, or like the one before */
        if (used < bits_one(knights - 1)) return same[0] + fewer[used] - fewer[0];
        return same[used >> 1];
    }
    /* Any two jokers cost about what they cost one by one; the mean over all pairs. */
    int ones = 0, pairs = 0, size = 0;
    for (uint32_t i = used; i; i &= i - 1) {
        uint32_t without = used & ~(i & (0u - i));
        ones += same[without];
        size++;
        for (uint32_t j = i & (i - 1); j; j &= j - 1) pairs += same[without & ~(j & (0u - j))];
    }
    return divide((size - 1) * ones - pairs, size * (size - 1) / 2);
}

typedef struct {
    const uint8_t *at;
    uint32_t bits; /* the highest comes first */
    int count;
} reader;

static uint32_t take(reader *r, int count) {
    for (; r->count < count; r->count += 8) r->bits = r->bits << 8 | *r->at++;
    r->count -= count;
    return r->bits >> r->count & bits_first(count);
}

static int take_difference(reader *r, solution_code *c, int class) {
    int width = solution_width(c, class);
    uint32_t coded = 0;
    while (coded < SOLUTION_LONG && take(r, 1)) coded++;
    coded = coded == SOLUTION_LONG ? take(r, SOLUTION_LONG_BITS) : coded << width | take(r, width);
    solution_learn(c, class, coded);
    return coded & 1u ? -(int)((coded + 1) >> 1) : (int)(coded >> 1);
}

/* The block for so many turns, or the last before it that there is. */
static const uint8_t *find(const solution *s, const solution_values *v, int *turns, int ground) {
    int most = GAME_BOXES - s->early[ground][0];
    if (*turns > most) *turns = most;
    const uint8_t *at = &v->data[v->first[ground]];
    for (int i = 1; i < *turns; i++) at += 1 + *at;
    return at + 1;
}

void solution_read(const solution *s, bool knights_one, int turns, int ground, turn_worth *worth,
                   int guards) {
    if (turns == 0) {
        memset(worth, 0, (size_t)guards * sizeof *worth);
        return;
    }
    const solution_values *v = s->values[knights_one];
    reader r = {.at = find(s, v, &turns, ground)};
    solution_code c;
    memcpy(c.mean, v->mean[turns], sizeof c.mean);
    int16_t steps[BOARDS_GUARDS];
    steps[0] = (int16_t)((int)take(&r, SOLUTION_FIRST_BITS) - SOLUTION_FIRST_ZERO);
    for (int knights = 1; boards_guard(knights, 0) < guards; knights++) {
        bool there = s->early[ground][knights] + turns <= GAME_BOXES;
        for (uint32_t used = 0; used < bits_one(knights); used++) {
            int step = solution_foretell(steps, knights, used);
            if (there) step += take_difference(&r, &c, solution_class(used));
            steps[boards_guard(knights, used)] = (int16_t)step;
        }
    }
    for (int i = 0; i < guards; i++) worth[i] = steps[i] * (TURN_POINT / SOLUTION_STEPS);
}
