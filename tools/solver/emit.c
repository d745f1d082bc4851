#include "emit.h"

enum { ON_A_LINE = 24 };

static void number(FILE *out, unsigned long n, int i) {
    fprintf(out, "%lu,%s", n, i % ON_A_LINE == ON_A_LINE - 1 ? "\n" : "");
}

static void turn(FILE *out, const turn_tables *t) {
    fprintf(out, "static const turn_tables turn = {\n.roads = {\n");
    for (int i = 0; i < BOARDS_ROAD_SETS; i++) {
        const boards_roads *r = &t->roads[i];
        fprintf(out, "{0x%05lx,%d,%d,%d},\n", (unsigned long)r->roads, r->first, r->settlements, r->cities);
    }
    fprintf(out, "},\n.next = {\n");
    for (int i = 0; i < HAND_PARTS; i++) {
        fprintf(out, "{");
        for (int face = 0; face < DICE_FACES; face++) fprintf(out, "%d,", t->next[i][face]);
        fprintf(out, "},\n");
    }
    fprintf(out, "},\n.payment = {\n");
    for (int i = 0; i < BASKET_PAYMENTS; i++)
        fprintf(out, "{%d,%d,%d},\n", t->payment[i].basket, t->payment[i].jokers, t->payment[i].new_any);
    fprintf(out, "},\n.pays = {\n");
    for (int i = 0; i < BASKET_PAYMENTS; i++) {
        fprintf(out, "{");
        for (int word = 0; word < BASKET_WORDS; word++)
            fprintf(out, "0x%lx,", (unsigned long)t->pays[i][word]);
        fprintf(out, "},\n");
    }
    fprintf(out, "}};\n\n");
}

static void values(FILE *out, const pack *p, int which) {
    fprintf(out, "static const uint8_t data%d[%lu] = {\n", which, (unsigned long)p->length);
    for (size_t i = 0; i < p->length; i++) number(out, p->bytes[i], (int)(i % ON_A_LINE));
    fprintf(out, "};\n\nstatic const solution_values values%d = {\n.mean = {\n", which);
    for (int turns = 0; turns <= SOLUTION_TURNS; turns++) {
        fprintf(out, "{");
        for (int class = 0; class < SOLUTION_CLASSES; class ++)
            fprintf(out, "%d,", p->values.mean[turns][class]);
        fprintf(out, "},\n");
    }
    fprintf(out, "},\n.first = {\n");
    for (int i = 0; i < BOARDS_GROUNDS; i++) number(out, p->values.first[i], i);
    fprintf(out, "},\n.data = data%d};\n\n", which);
}

void emit_solution(FILE *out, const solve *s, const pack packs[SOLUTION_SWITCHES]) {
    fprintf(out, "/* Made by tools/solver. */\n#include \"solution.h\"\n\n");
    turn(out, &s->turn);
    fprintf(out, "static const uint8_t early[BOARDS_GROUNDS][BOARDS_KNIGHTS + 1] = {\n");
    for (int i = 0; i < BOARDS_GROUNDS; i++) {
        fprintf(out, "{");
        for (int knights = 0; knights <= BOARDS_KNIGHTS; knights++) fprintf(out, "%d,", s->early[i][knights]);
        fprintf(out, "},\n");
    }
    fprintf(out, "};\n\n");
    for (int i = 0; i < SOLUTION_SWITCHES; i++) values(out, &packs[i], i);
    fprintf(out, "const solution solution_standard = {\n    .turn = &turn, .early = early, .values = {");
    for (int i = 0; i < SOLUTION_SWITCHES; i++) fprintf(out, "&values%d, ", i);
    fprintf(out, "},\n    .game = {");
    for (int i = 0; i < SOLUTION_SWITCHES; i++) {
        fprintf(out, "{");
        for (int turns = 0; turns <= SOLVE_TURNS; turns++)
            fprintf(out, "%ld,", (long)s->worth[i][turns][0][0]);
        fprintf(out, "},\n");
    }
    fprintf(out, "}};\n");
}
