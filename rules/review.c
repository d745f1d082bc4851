#include "review.h"

#include <string.h>

#include "kind.h"
#include "rules.h"

bool review_possible(const game *g) {
    if (g->kind != GAME_STANDARD || g->players != 1) return false;
    game new = rules_new(GAME_STANDARD, 1, g->switches);
    return memcmp(&new, g, sizeof new) == 0;
}

void review_begin(review *r, const advisor *a, const game *g) {
    memset(r, 0, sizeof *r);
    if (review_possible(g)) r->expected = a->solution->game[game_switch(g, STANDARD_KNIGHTS_ONE)][GAME_BOXES];
}

int32_t review_luck(const review *r) {
    int32_t sum = 0;
    for (int i = 0; i < GAME_BOXES; i++) sum += r->turn[i].luck;
    return sum;
}

int32_t review_choices(const review *r) {
    int32_t sum = 0;
    for (int i = 0; i < GAME_BOXES; i++) sum += r->turn[i].choices;
    return sum;
}

/* ---- what positions are worth, with the points that are made */

static turn_worth points(const game *g) { return rules_points(g, 0) * TURN_POINT; }

/* Between two turns, or at the end: as the look of the turn before found it. */
static turn_worth worth_between(const solution *s, const game *g) {
    const game_sheet *own = &g->sheet[0];
    turn_worth worth[BOARDS_GUARDS];
    boards_ground ground = {0};
    int knights = bits_size(own->knights);
    boards_read(s->turn->roads, own, &ground);
    solution_read(s, game_switch(g, STANDARD_KNIGHTS_ONE), GAME_BOXES - own->boxes,
                  boards_ground_of(s->turn->roads, &ground), worth, boards_guards(knights));
    return points(g) + worth[boards_guard(knights, own->used)];
}

/* ---- choices */

/* Of equal ones the first stays before the others. */
static void put_worst(review *r, const review_choice *c) {
    int at = REVIEW_WORST;
    while (at > 0 && r->worst[at - 1].loss < c->loss) at--;
    if (at == REVIEW_WORST) return;
    memmove(&r->worst[at + 1], &r->worst[at], (size_t)(REVIEW_WORST - 1 - at) * sizeof r->worst[0]);
    r->worst[at] = *c;
}

static review_choice choice_in(const game *g, turn_worth loss) {
    review_choice c = {.loss = loss, .turn = (uint8_t)rules_round(g)};
    memcpy(c.faces, g->faces, sizeof c.faces);
    return c;
}

/* After a look at `g`, where dice lie that could be rolled again. */
static void count_keep(review *r, const advisor *a, const game *g, dice_set kept) {
    turn_worth loss = advisor_worth(a, g) - advisor_keep_worth(a, g, kept);
    if (loss == 0) return;
    review_choice c = choice_in(g, loss);
    r->turn[c.turn - 1].choices -= loss;
    c.rolls = g->rolls;
    c.kept = kept;
    c.better = advisor_keep(a, g);
    put_worst(r, &c);
}

/* The dearest piece that stands on one sheet, and on no other of two. */
static void find_dearest(const game_sheet *on, const game_sheet * not, const game_sheet *nor, uint8_t *piece,
                         uint8_t *site) {
    static const uint8_t by_price[] = {COST_CITY, COST_SETTLEMENT, COST_KNIGHT, COST_ROAD};
    for (int i = 0; i < COST_PIECES; i++)
        for (int s = 0; s < island_one.count[by_price[i]]; s++) {
            cost_piece p = (cost_piece)by_price[i];
            if (!game_has(on, p, s) || game_has(not, p, s) || game_has(nor, p, s)) continue;
            *piece = by_price[i];
            *site = (uint8_t)s;
            return;
        }
    *piece = COST_KINDS;
}

/* After a look at `g`, whose dice will not be rolled again, and which had become
 * `then` when its turn was over. */
static void count_build(review *r, const advisor *a, const game *g, const game *then) {
    advisor_option option[ADVISOR_OPTIONS_MAX];
    advisor_options(a, g, option);
    turn_worth loss = points(g) + option[0].worth - worth_between(a->solution, then);
    if (loss == 0) return;
    review_choice c = choice_in(g, loss);
    r->turn[c.turn - 1].choices -= loss;
    move moves[ADVISOR_MOVES_MAX];
    game best = *g;
    for (int i = 0, count = advisor_moves(a, g, &option[0], moves); i < count; i++)
        rules_apply(&best, &moves[i]);
    const game_sheet *was = &g->sheet[0], *done = &then->sheet[0], *better = &best.sheet[0];
    find_dearest(done, was, better, &c.piece, &c.site);
    find_dearest(better, was, done, &c.better_piece, &c.better_site);
    put_worst(r, &c);
}

/* From the last roll of a turn to the end of the turn. */
static void count_rest(review *r, advisor *a, const game *since, const game *then) {
    if (since->rolls == 0) return;
    game stopped = *since;
    advisor_look(a, since);
    if (since->phase == GAME_ROLL) {
        count_keep(r, a, since, dice_all(DICE_MAX));
        rules_apply(&stopped, &(move){.kind = MOVE_STOP});
    }
    count_build(r, a, &stopped, then);
}

void review_roll(review *r, advisor *a, const game *since, const game *before, dice_set dice,
                 const game *after) {
    if (r->expected == 0) return;
    if (before->rolls == 0) count_rest(r, a, since, before);
    else {
        advisor_look(a, before);
        count_keep(r, a, before, (dice_set)(dice_all(DICE_MAX) & ~dice));
    }
    advisor_look(a, after);
    /* What was reckoned with until now is the sum of all that was entered. */
    turn_worth now = points(after) + advisor_worth(a, after);
    r->turn[rules_round(after) - 1].luck += now - (r->expected + review_luck(r) + review_choices(r));
}

void review_end(const review *r, advisor *a, const game *since, const game *over, review *whole) {
    *whole = *r;
    if (r->expected) count_rest(whole, a, since, over);
}

/* ---- bytes from anywhere */

/* Nobody can win or lose more than this, in a turn or in a game. */
enum { POINTS_MAX = 400 };

static bool sane_site(int piece, int site) {
    return piece == COST_KINDS ? site == 0 : piece < COST_PIECES && site < island_one.count[piece];
}

static bool sane_choice(const review *r, const review_choice *c, int32_t dearer) {
    static const review_choice nothing;
    if (c->loss == 0) return memcmp(c, &nothing, sizeof nothing) == 0;
    if (c->loss < 0 || c->loss > dearer || c->turn < 1 || c->turn > GAME_BOXES || c->rolls >= GAME_ROLLS)
        return false;
    if (c->loss > -r->turn[c->turn - 1].choices || c->none[0] || c->none[1]) return false;
    for (int die = 0; die < DICE_MAX; die++)
        if (c->faces[die] >= DICE_FACES) return false;
    if (c->rolls == 0)
        return c->kept == 0 && c->better == 0 && sane_site(c->piece, c->site) &&
               sane_site(c->better_piece, c->better_site);
    dice_set all = dice_all(DICE_MAX);
    return c->kept <= all && c->better <= all && c->kept != c->better && c->piece == 0 && c->site == 0 &&
           c->better_piece == 0 && c->better_site == 0;
}

bool review_sane(const review *r) {
    static const review none;
    const turn_worth most = POINTS_MAX * TURN_POINT;
    if (r->expected == 0) return memcmp(r, &none, sizeof none) == 0;
    if (r->expected < 0 || r->expected > most) return false;
    for (int i = 0; i < GAME_BOXES; i++) {
        const review_turn *t = &r->turn[i];
        if (t->luck < -most || t->luck > most || t->choices > 0 || t->choices < -most) return false;
    }
    for (int i = 0; i < REVIEW_WORST; i++)
        if (!sane_choice(r, &r->worst[i], i ? r->worst[i - 1].loss : most)) return false;
    return true;
}
