/* solver: the exact optimum of the solo Standard game.
 *
 *   solver                 prints what the game is worth from the start, for 1 to 15 turns
 *   solver --out FILE.c    and writes the table that the advisor reads
 *   solver --judge         and reckons what the rounding of that table costs
 *   --threads N            works on N cores (2)
 */
#include "emit.h"
#include "pack.h"
#include "solve.h"

#include <stdlib.h>
#include <string.h>

static const char *const names[SOLUTION_SWITCHES] = {"knights=1-6", "knights=1"};

static void show(void *context, int done, int of) {
    fprintf(stderr, "\rsolver: %s: %d of %d turns%s", (const char *)context, done, of,
            done == of ? "\n" : "");
    fflush(stderr);
}

static int fail(const char *why) {
    fprintf(stderr, "solver: %s\n", why);
    return 1;
}

static bool write_file(const char *name, const solve *s, const pack packs[SOLUTION_SWITCHES]) {
    FILE *out = fopen(name, "w");
    if (!out) return false;
    emit_solution(out, s, packs);
    bool good = !ferror(out);
    return fclose(out) == 0 && good;
}

int main(int count, char **words) {
    const char *out = NULL;
    bool judge = false;
    int threads = 2;
    for (int i = 1; i < count; i++) {
        if (!strcmp(words[i], "--judge")) judge = true;
        else if (!strcmp(words[i], "--out") && i + 1 < count) out = words[++i];
        else if (!strcmp(words[i], "--threads") && i + 1 < count) threads = atoi(words[++i]);
        else return fail("say --out FILE.c, --judge or --threads N");
    }

    solve *s = solve_new();
    if (!s) return fail("no memory");
    printf("%d boards, %d rolls, %d keeps\n", BOARDS_COUNT, HAND_ROLLS, HAND_COUNT);
    pack packs[SOLUTION_SWITCHES];
    for (int i = 0; i < SOLUTION_SWITCHES; i++) {
        solve_run(s, i, threads, show, (void *)names[i]);
        if (!pack_make(&packs[i], s, i)) return fail("the table cannot be packed");
    }
    printf("turns   %s   %s\n", names[0], names[1]);
    for (int turns = 1; turns <= SOLVE_TURNS; turns++)
        printf("%5d   %11.4f   %9.4f\n", turns, s->worth[0][turns][0][0] / (double)TURN_POINT,
               s->worth[1][turns][0][0] / (double)TURN_POINT);
    for (int i = 0; i < SOLUTION_SWITCHES; i++)
        printf("table %s: %ld worths in %lu bytes, %.2f bits each, to 1/%d point\n", names[i], packs[i].count,
               (unsigned long)(packs[i].length + sizeof packs[i].values.first + sizeof packs[i].values.mean),
               8.0 * (double)packs[i].length / (double)packs[i].count, SOLUTION_STEPS);
    const solution packed = {.turn = &s->turn,
                             .early = (const uint8_t(*)[BOARDS_KNIGHTS + 1]) s->early,
                             .values = {&packs[0].values, &packs[1].values}};
    for (int i = 0; judge && i < SOLUTION_SWITCHES; i++) {
        double best = s->worth[i][SOLVE_TURNS][0][0] / (double)TURN_POINT;
        double real = solve_judge(s, i, &packed, threads);
        printf("judged %s: %.4f with the table, %.4f lost to rounding\n", names[i], real, best - real);
    }
    if (out && !write_file(out, s, packs)) return fail("cannot write the table");
    for (int i = 0; i < SOLUTION_SWITCHES; i++) pack_free(&packs[i]);
    return 0;
}
