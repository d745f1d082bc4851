/* compare: the rules against the second opinion, move by move.
 *
 *   compare [POSITIONS [SEED]]     of each game; prints what it did
 *
 * Random games with every number of players and every combination of switches.
 * In every position both must list the same moves, count the same points and
 * titles, refuse and allow the same of some random moves, and come to the same
 * line after the move that is made; now and then they count boards (perft), and
 * judge the line with one character changed. The first difference is told with
 * its line, and ends the run.
 */
#include "kind.h"
#include "legal.h"
#include "oracle.h"
#include "perft.h"
#include "position.h"
#include "roll.h"
#include "rules.h"
#include "setup.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LIST_MAX = 1 << 16, MOVES_MAX = 2048, TURNS_MAX = 400, PERFT_EVERY = 10, MUTANT_EVERY = 7 };

static struct {
    uint64_t random;
    game game;
    char line[POSITION_TEXT_MAX];
    move moves[MOVES_MAX];
    int move_count;
    char list[LIST_MAX];
    uint64_t positions, tried, perfts, mutants, cuts, games;
} run;

static uint32_t below(uint32_t limit) {
    uint64_t z = run.random += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)((z ^ (z >> 31)) >> 32) % limit;
}

static void differ(const char *what, const char *ours, const char *theirs) {
    printf("compare: %s differ\nposition: %s\nrules:\n%s\noracle:\n%s\n", what, run.line, ours, theirs);
    exit(1);
}

static void same(const char *what, const char *ours, const char *theirs) {
    if (strcmp(ours, theirs) != 0) differ(what, ours, theirs);
}

/* ---- the parts of a position */

static void keep_move(void *context, const move *m) {
    line *l = context;
    if (l->length) line_char(l, '\n');
    legal_print(l, &run.game, m);
    if (run.move_count == MOVES_MAX) exit((puts("compare: more legal moves than expected"), 1));
    run.moves[run.move_count++] = *m;
}

static void compare_lists(void) {
    static char theirs[LIST_MAX];
    line l = line_in(run.list, sizeof run.list);
    run.move_count = 0;
    legal_moves(&run.game, keep_move, &l);
    if (!oracle_legal(run.line, theirs, sizeof theirs))
        differ("legal lists", run.list, "(position not accepted)");
    same("legal lists", run.list, theirs);
}

static void holder(line *l, const char *title, uint8_t player) {
    line_text(l, title);
    if (player == GAME_NOBODY) line_char(l, '-');
    else line_char(l, 'P'), line_int(l, player + 1);
}

static void compare_scores(void) {
    char ours[256], theirs[256];
    line l = line_in(ours, sizeof ours);
    for (int p = 0; p < run.game.players; p++) {
        line_char(&l, 'P');
        line_int(&l, p + 1);
        line_char(&l, '=');
        line_int(&l, rules_points(&run.game, p));
        line_char(&l, ' ');
    }
    bool titles = run.game.kind != GAME_STANDARD;
    holder(&l, "road=", titles ? run.game.road : GAME_NOBODY);
    holder(&l, " army=", titles ? run.game.army : GAME_NOBODY);
    if (!oracle_scores(run.line, theirs, sizeof theirs)) strcpy(theirs, "(position not accepted)");
    same("scores", ours, theirs);
}

/* A move of any kind that need not be legal. */
static move any_move(const island *is) {
    move m = {.kind = (uint8_t)below(MOVE_KINDS)};
    switch (m.kind) {
    case MOVE_ROLL:
        m.dice = (dice_set)(1 + below(63));
        for (int die = 0; die < DICE_MAX; die++)
            if (dice_has(m.dice, die)) m.faces[die] = (uint8_t)below(DICE_FACES);
        break;
    case MOVE_TRADE: m.face = (uint8_t)below(DICE_GOLD); break;
    case MOVE_START: m.site = (uint8_t)below((uint32_t)is->count[COST_ROAD]); break;
    case MOVE_BUILD:
        do m.piece = (uint8_t)below(COST_KINDS);
        while (is->count[m.piece] == 0);
        m.site = (uint8_t)below((uint32_t)is->count[m.piece]);
        break;
    case MOVE_JOKER:
        m.site = (uint8_t)below((uint32_t)is->count[COST_KNIGHT]);
        m.die = (uint8_t)below(DICE_MAX);
        m.face =
            is->knight[m.site].joker == ISLAND_ANY ? (uint8_t)below(DICE_FACES) : is->knight[m.site].joker;
        break;
    default: break;
    }
    return m;
}

static void compare_refusals(int count) {
    const island *is = kind_of(&run.game)->island;
    while (count--) {
        move m = any_move(is);
        char text[MOVE_TEXT_MAX];
        line l = line_in(text, sizeof text);
        move_print(&l, is, &m);
        bool ours = rules_check(&run.game, &m) == REASON_OK, theirs = oracle_check(run.line, text);
        if (ours != theirs) differ(text, ours ? "allowed" : "refused", theirs ? "allowed" : "refused");
        run.tried++;
    }
}

static void compare_perft(void) {
    char ours[24], theirs[24];
    snprintf(ours, sizeof ours, "%" PRIu32, perft_boards(&run.game));
    snprintf(theirs, sizeof theirs, "%ld", oracle_perft(run.line));
    same("perft", ours, theirs);
    run.perfts++;
}

/* One character changed: both read the line, or neither. */
static void compare_mutant(void) {
    static const char signs[] = "0123456789,xX+-RSCKB:blwgomBLWGO =";
    char mutant[POSITION_TEXT_MAX], echo[POSITION_TEXT_MAX];
    strcpy(mutant, run.line);
    mutant[below((uint32_t)strlen(mutant))] = signs[below(sizeof signs - 1)];
    game g;
    int column;
    bool ours = position_parse(&g, mutant, &column) == REASON_OK,
         theirs = oracle_echo(mutant, echo, sizeof echo);
    if (ours != theirs) {
        strcpy(run.line, mutant);
        differ("accepted lines", ours ? "read" : "refused", theirs ? "read" : "refused");
    }
    run.mutants++;
}

/* ---- playing */

/* Some players build what they can, some end early, some hoard their jokers. */
static int weight(const move *m, int temper) {
    switch (m->kind) {
    case MOVE_BUILD: return 40;
    case MOVE_END: return temper == 0 ? 30 : 4;
    case MOVE_JOKER: return temper == 1 ? 6 : 1;
    case MOVE_TRADE: return 3;
    default: return 10;
    }
}

static move choose(int temper) {
    int total = 0;
    for (int i = 0; i < run.move_count; i++) total += weight(&run.moves[i], temper);
    int at = (int)below((uint32_t)total), i = 0;
    while (at >= weight(&run.moves[i], temper)) at -= weight(&run.moves[i++], temper);
    move m = run.moves[i];
    if (m.kind != MOVE_ROLL) return m;
    if (!m.dice) m.dice = (dice_set)(1 + below((1u << run.game.dice) - 1));
    uint32_t favourite = below(12); /* now and then a face comes often, or there would be no castles */
    for (int die = 0; die < DICE_MAX; die++) {
        uint8_t face = favourite < DICE_FACES && below(3) ? (uint8_t)favourite : (uint8_t)below(DICE_FACES);
        m.faces[die] = dice_has(m.dice, die) ? face : 0;
    }
    return m;
}

static void make(const move *m) {
    char text[MOVE_TEXT_MAX], theirs[POSITION_TEXT_MAX], before[POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    move_print(&l, kind_of(&run.game)->island, m);
    uint8_t road = run.game.road;
    if (rules_apply(&run.game, m) != REASON_OK) differ(text, "refused, though listed", "");
    if (run.game.road != road && road != run.game.player) run.cuts += run.game.road != run.game.player;
    strcpy(before, run.line);
    if (!oracle_apply(before, text, theirs, sizeof theirs)) differ(text, "made", theirs);
    line p = line_in(run.line, sizeof run.line);
    position_print(&p, &run.game);
    if (strcmp(run.line, theirs) != 0) {
        printf("after %s from\n%s\n", text, before);
        differ("lines", run.line, theirs);
    }
}

static void play(game_kind which, int players, uint8_t switches) {
    run.game = rules_new(which, players, switches);
    line l = line_in(run.line, sizeof run.line);
    position_print(&l, &run.game);
    int temper = (int)below(3);
    while (run.game.turn < TURNS_MAX) {
        compare_lists();
        compare_scores();
        compare_refusals(3);
        if (run.positions % PERFT_EVERY == 0) compare_perft();
        if (run.positions % MUTANT_EVERY == 0) compare_mutant();
        run.positions++;
        if (run.move_count == 0) break;
        move m = choose(temper);
        make(&m);
    }
    run.games++;
}

int main(int count, char **words) {
    uint64_t positions = count > 1 ? strtoull(words[1], NULL, 10) : 100000;
    uint64_t seed = count > 2 ? strtoull(words[2], NULL, 10) : 20261118;
    for (int which = 0; which < GAME_KINDS; which++) {
        const kind *k = kind_by_index((game_kind)which);
        memset(&run, 0, sizeof run);
        run.random = seed;
        while (run.positions < positions)
            for (int players = k->players_min; players <= k->players_max; players++)
                for (int s = 0; s < 1 << k->switches; s++) play((game_kind)which, players, (uint8_t)s);
        printf("compare: %s, seed %" PRIu64 ": %" PRIu64 " positions of %" PRIu64 " games, %" PRIu64
               " moves tried, %" PRIu64 " perft counts, %" PRIu64 " changed lines, %" PRIu64
               " titles moved by a cut: no difference\n",
               k->name, seed, run.positions, run.games, run.tried, run.perfts, run.mutants, run.cuts);
        fflush(stdout);
    }
    return 0;
}
