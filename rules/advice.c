#include "advice.h"

#include <string.h>

#include "explain.h"
#include "kind.h"
#include "rules.h"
#include "start.h"

enum { EXACT = 1, RACE = 2 };

void advice_init(advice *a, advice_sight sight, const solution *s) {
    a->sight = (uint8_t)sight;
    a->solution = s;
    a->way = 0;
}

static void use_race(advice *a) {
    race_eyes eyes = a->sight == ADVICE_GREEDY ? RACE_GREEDY : RACE_OUTLOOK;
    if (a->way == RACE && a->by.race.eyes == eyes) return;
    race_init(&a->by.race, eyes, NULL);
    a->way = RACE;
}

void advice_weigh(advice *a, const outlook_weights *weights) {
    race_init(&a->by.race, RACE_OUTLOOK, weights);
    a->way = RACE;
}

static bool exact(const advice *a, const game *g) {
    return g->kind == GAME_STANDARD && a->sight == ADVICE_BEST;
}

bool advice_possible(const advice *a, const game *g) {
    return g->phase != GAME_OVER && (a->solution || !exact(a, g));
}

void advice_begin(advice *a, const game *g) {
    if (!exact(a, g)) {
        use_race(a);
        if (g->phase != GAME_START) race_begin(&a->by.race, g);
        return;
    }
    if (a->way != EXACT) advisor_init(&a->by.exact, a->solution);
    a->way = EXACT;
    a->asked = *g;
}

bool advice_step(advice *a) {
    if (a->way == RACE) return race_step(&a->by.race);
    advisor_look(&a->by.exact, &a->asked);
    return true;
}

void advice_look(advice *a, const game *g) {
    advice_begin(a, g);
    while (!advice_step(a)) {
    }
}

advice_unit advice_unit_of(const advice *a, const game *g) {
    if (g->kind == GAME_STANDARD || a->sight == ADVICE_GREEDY) return ADVICE_POINTS;
    return g->players == 1 ? ADVICE_TURNS : ADVICE_CHANCE;
}

int advice_value(const advice *a, const game *g, int32_t worth) {
    enum { ROUND = OUTLOOK_CERTAIN / 2 };
    if (a->way == EXACT) return advisor_tenths(g, worth);
    if (a->sight == ADVICE_GREEDY) return worth * 10 / RACE_GREEDY_POINT - RACE_GREEDY_LIFT * 10;
    if (g->players == 1) return (int)(outlook_turns(worth) * 10 + OUTLOOK_TURN / 2) / OUTLOOK_TURN;
    return (int)((worth / 2 * 1000 + ROUND / 2) / (OUTLOOK_CERTAIN / 2));
}

int32_t advice_worth(const advice *a, const game *g) {
    return a->way == EXACT ? advisor_worth(&a->by.exact, g) : race_worth(&a->by.race, g);
}

int32_t advice_keep_worth(const advice *a, const game *g, dice_set keep) {
    return a->way == EXACT ? advisor_keep_worth(&a->by.exact, g, keep)
                           : race_keep_worth(&a->by.race, g, keep);
}

dice_set advice_keep(const advice *a, const game *g) {
    if (g->rolls == 0) return 0;
    dice_set best = dice_all(g->dice);
    int32_t worth = advice_keep_worth(a, g, best);
    for (int set = best - 1; set >= 0; set--) {
        int32_t now = advice_keep_worth(a, g, (dice_set)set);
        if (now < worth || (now == worth && dice_size((dice_set)set) <= dice_size(best))) continue;
        worth = now;
        best = (dice_set)set;
    }
    return best;
}

/* --- options --- */

/* A place in the list for an option of this worth, or NULL where it is full of
 * better ones. */
static advice_option *make_room(advice_option *option, int *count, int max, int32_t worth) {
    int at = *count;
    while (at > 0 && option[at - 1].worth < worth) at--;
    if (at == max) return NULL;
    if (*count < max) ++*count;
    memmove(&option[at + 1], &option[at], (size_t)(*count - 1 - at) * sizeof *option);
    option[at] = (advice_option){.worth = worth};
    return &option[at];
}

static int starts(advice *a, const game *g, advice_option *option, int max) {
    int count = 0;
    for (int road = 0; road < kind_of(g)->island->count[COST_ROAD]; road++) {
        if (start_check(g, road) != REASON_OK) continue;
        advice_option *o = make_room(option, &count, max, race_start_worth(&a->by.race, g, road));
        if (!o) continue;
        o->moves = 1;
        o->move[0] = (move){.kind = MOVE_START, .site = (uint8_t)road};
    }
    return count;
}

static void add_end(const game *g, advice_option *o) {
    game after = *g;
    for (int i = 0; i < o->moves; i++) rules_apply(&after, &o->move[i]);
    if (after.phase != GAME_OVER) o->move[o->moves++] = (move){.kind = MOVE_END};
}

static int race_list(const advice *a, const game *g, advice_option *option, int max) {
    race_option found[PURSE_BASKETS];
    int count = race_options(&a->by.race, g, found);
    if (count > max) count = max;
    for (int i = 0; i < count; i++) {
        option[i] = (advice_option){.worth = found[i].worth};
        option[i].moves = (uint8_t)race_moves(&a->by.race, g, &found[i], option[i].move);
        add_end(g, &option[i]);
    }
    return count;
}

static int exact_list(const advice *a, const game *g, advice_option *option, int max) {
    advisor_option found[ADVISOR_OPTIONS_MAX];
    int count = advisor_options(&a->by.exact, g, found);
    if (count > max) count = max;
    for (int i = 0; i < count; i++) {
        option[i] = (advice_option){.worth = found[i].worth};
        option[i].moves = (uint8_t)advisor_moves(&a->by.exact, g, &found[i], option[i].move);
    }
    return count;
}

int advice_options(advice *a, const game *g, advice_option *option, int max) {
    int count;
    if (g->phase == GAME_START) count = starts(a, g, option, max);
    else count = a->way == EXACT ? exact_list(a, g, option, max) : race_list(a, g, option, max);
    for (int i = 0; i < count; i++) explain_option(g, &option[i], count > 1);
    return count;
}
