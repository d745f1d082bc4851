#include "solve.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS_MAX = 16, NEVER = 99 };

static void list_grounds(solve *s) {
    int n = 0;
    for (int i = 0; i < BOARDS_ROAD_SETS; i++)
        for (int settlements = 0; settlements <= s->turn.roads[i].settlements; settlements++)
            for (int cities = 0; cities <= s->turn.roads[i].cities; cities++)
                s->ground[n++] = (boards_ground){(uint8_t)i, (uint8_t)settlements, (uint8_t)cities};
}

/* Marks what one turn can make of the boards that stand after `turn` turns. */
static void spread(const solve *s, uint8_t (*early)[BOARDS_GUARDS], int ground, int turn, turn_work *w) {
    turn_begin(w, &s->turn, &s->ground[ground]);
    for (int knights = 0; knights <= BOARDS_KNIGHTS; knights++)
        for (uint32_t used = 0; used < bits_one(knights); used++) {
            if (early[ground][boards_guard(knights, used)] != turn) continue;
            turn_guard g = {.knights = (uint8_t)knights, .used = (uint8_t)used};
            for (int p = 0; p < BASKET_PAYMENTS; p++) {
                if (!basket_open(&s->turn.payment[p], knights, used)) continue;
                int change = basket_list[s->turn.payment[p].basket].change;
                for (int i = 0; i < w->grounds; i++) {
                    if (w->ground[i].change != change) continue;
                    int to = boards_ground_of(s->turn.roads, &w->ground[i].at);
                    uint8_t *mark = &early[to][turn_guard_after(&g, &s->turn, p)];
                    if (*mark > turn + 1) *mark = (uint8_t)(turn + 1);
                }
            }
        }
}

static void find_early(solve *s, turn_work *w) {
    static uint8_t early[BOARDS_GROUNDS][BOARDS_GUARDS];
    memset(early, NEVER, sizeof early);
    early[0][0] = 0;
    for (int turn = 0; turn < SOLVE_TURNS; turn++)
        for (int ground = 0; ground < BOARDS_GROUNDS; ground++) spread(s, early, ground, turn, w);
    for (int ground = 0; ground < BOARDS_GROUNDS; ground++)
        for (int knights = 0; knights <= BOARDS_KNIGHTS; knights++) {
            /* With one turn left every board has its worth, also those of a made-up position. */
            uint8_t least = SOLVE_TURNS - 1;
            for (uint32_t used = 0; used < bits_one(knights); used++)
                if (early[ground][boards_guard(knights, used)] < least)
                    least = early[ground][boards_guard(knights, used)];
            s->early[ground][knights] = least;
        }
}

solve *solve_new(void) {
    solve *s = calloc(1, sizeof *s);
    turn_work *w = malloc(sizeof *w);
    bool good = s && w;
    for (int i = 0; good && i < SOLUTION_SWITCHES; i++) {
        s->worth[i] = calloc(SOLVE_TURNS + 1, sizeof(solve_layer));
        good = s->worth[i] != NULL;
    }
    if (!good) return NULL;
    turn_tables_make(&s->turn);
    list_grounds(s);
    find_early(s, w);
    free(w);
    return s;
}

bool solve_stands(const solve *s, int ground, int knights, int turns) {
    return s->early[ground][knights] + turns <= SOLVE_TURNS;
}

/* ---- one layer of boards, shared by threads ground by ground */

typedef struct job {
    const solve *s;
    bool knights_one;
    int turns;
    atomic_int next; /* ground */
    void (*ground)(struct job *j, int ground, turn_work *w);
    solve_layer *worth;
    const solution *table; /* what a judged player believes */
} job;

static void *work(void *context) {
    job *j = context;
    turn_work *w = malloc(sizeof *w);
    if (!w) abort();
    for (;;) {
        int ground = atomic_fetch_add(&j->next, 1);
        if (ground >= BOARDS_GROUNDS) break;
        j->ground(j, ground, w);
    }
    free(w);
    return NULL;
}

static void run_layer(job *j, int threads) {
    pthread_t thread[THREADS_MAX];
    int started = 0;
    atomic_store(&j->next, 0);
    while (started < threads - 1 && started < THREADS_MAX && !pthread_create(&thread[started], NULL, work, j))
        started++;
    work(j);
    while (started) pthread_join(thread[--started], NULL);
}

static void best_play(job *j, int ground, turn_work *w) {
    const turn_tables *t = &j->s->turn;
    turn_begin(w, t, &j->s->ground[ground]);
    for (int i = 0; i < w->grounds; i++)
        turn_answer(w, i, j->worth[j->turns - 1][boards_ground_of(t->roads, &w->ground[i].at)],
                    BOARDS_GUARDS);
    for (int knights = 0; knights <= BOARDS_KNIGHTS; knights++)
        for (uint32_t used = 0; used < bits_one(knights); used++) {
            if (!solve_stands(j->s, ground, knights, j->turns)) continue;
            turn_guard g = {
                .knights = (uint8_t)knights, .used = (uint8_t)used, .knights_one = j->knights_one};
            turn_choose(w, t, &g);
            turn_roll_back(w, t);
            j->worth[j->turns][ground][boards_guard(knights, used)] = w->before;
        }
}

void solve_run(solve *s, bool knights_one, int threads, solve_progress *progress, void *context) {
    job j = {.s = s, .knights_one = knights_one, .ground = best_play, .worth = s->worth[knights_one]};
    for (j.turns = 1; j.turns <= SOLVE_TURNS; j.turns++) {
        run_layer(&j, threads);
        progress(context, j.turns, SOLVE_TURNS);
    }
}

/* ---- what a player gets who believes something else */

/* The same steps as in turn.c; the choices are those of w, which believes, the
 * worths in `real` are true. */
static void real_parts(const turn_tables *t, const turn_worth *keep, double real[HAND_COUNT]) {
    for (int i = HAND_PARTS - 1; i >= 0; i--) {
        real[i] = 0;
        for (int face = 0; face < DICE_FACES; face++) real[i] += real[t->next[i][face]] / DICE_FACES;
    }
    turn_worth best[HAND_COUNT];
    memcpy(best, keep, sizeof best);
    double of_best[HAND_COUNT];
    memcpy(of_best, real, sizeof of_best);
    for (int i = 0; i < HAND_PARTS; i++)
        for (int face = 0; face < DICE_FACES; face++) {
            int next = t->next[i][face];
            if (best[next] >= best[i]) continue;
            best[next] = best[i];
            of_best[next] = of_best[i];
        }
    memcpy(&real[HAND_PARTS], &of_best[HAND_PARTS], HAND_ROLLS * sizeof *real);
}

static double real_turn(const job *j, const turn_work *w) {
    const turn_tables *t = &j->s->turn;
    double real_end[BASKET_PAYMENTS + 1], real[HAND_COUNT];
    for (int i = 0; i < w->ends; i++) {
        int p = w->end[i].payment, guard = turn_guard_after(&w->guard, t, p);
        int change = p == TURN_NO_PAYMENT ? BASKET_NOTHING : basket_list[t->payment[p].basket].change;
        const boards_ground *to = &w->ground[w->best_ground[change][guard]].at;
        turn_worth scored = w->end[i].worth - w->best[change][guard];
        real_end[i] =
            (scored + j->worth[j->turns - 1][boards_ground_of(t->roads, to)][guard]) / (double)TURN_POINT;
    }
    for (int roll = 0; roll < HAND_ROLLS; roll++) real[HAND_PARTS + roll] = real_end[w->end_of[roll]];
    real_parts(t, w->keep[1], real);
    real_parts(t, w->keep[0], real);
    for (int i = HAND_PARTS - 1; i >= 0; i--) {
        real[i] = 0;
        for (int face = 0; face < DICE_FACES; face++) real[i] += real[t->next[i][face]] / DICE_FACES;
    }
    return real[HAND_EMPTY];
}

static void believing_play(job *j, int ground, turn_work *w) {
    const turn_tables *t = &j->s->turn;
    turn_worth believed[BOARDS_GUARDS];
    turn_begin(w, t, &j->s->ground[ground]);
    for (int i = 0; i < w->grounds; i++) {
        solution_read(j->table, j->knights_one, j->turns - 1, boards_ground_of(t->roads, &w->ground[i].at),
                      believed, BOARDS_GUARDS);
        turn_answer(w, i, believed, BOARDS_GUARDS);
    }
    for (int knights = 0; knights <= BOARDS_KNIGHTS; knights++)
        for (uint32_t used = 0; used < bits_one(knights); used++) {
            if (!solve_stands(j->s, ground, knights, j->turns)) continue;
            turn_guard g = {
                .knights = (uint8_t)knights, .used = (uint8_t)used, .knights_one = j->knights_one};
            turn_choose(w, t, &g);
            turn_roll_back(w, t);
            double real = real_turn(j, w);
            j->worth[j->turns][ground][boards_guard(knights, used)] =
                (turn_worth)(real * TURN_POINT + (real < 0 ? -0.5 : 0.5));
        }
}

double solve_judge(const solve *s, bool knights_one, const solution *table, int threads) {
    job j = {.s = s, .knights_one = knights_one, .ground = believing_play, .table = table};
    j.worth = calloc(SOLVE_TURNS + 1, sizeof(solve_layer));
    if (!j.worth) abort();
    for (j.turns = 1; j.turns <= SOLVE_TURNS; j.turns++) run_layer(&j, threads);
    double points = j.worth[SOLVE_TURNS][0][0] / (double)TURN_POINT;
    free(j.worth);
    return points;
}
