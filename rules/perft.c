#include "perft.h"

#include <string.h>

#include "joker.h"
#include "kind.h"
#include "legal.h"
#include "plan.h"
#include "rules.h"

/* Six dice pay for three pieces at the most (three roads), so a board differs
 * from the present one by a set of up to three. Every order of building is
 * tried; a set is counted in the first of its orders that works. */

typedef struct {
    uint8_t piece, site;
} site;

typedef struct {
    site made[PLAN_PIECES_MAX];
    int count;
} sequence;

static bool affordable(const game *g, const sequence *s, const uint32_t *ready) {
    cost_piece pieces[PLAN_PIECES_MAX];
    int dice = 0;
    for (int i = 0; i < s->count; i++) {
        pieces[i] = (cost_piece)s->made[i].piece;
        dice += cost_dice(pieces[i]);
    }
    if (g->phase == GAME_ROLL) return dice <= g->dice; /* any faces may still come */
    if (pieces[0] == COST_CASTLE) return s->count == 1 && plan_piece(g, COST_CASTLE).possible;
    return dice <= g->dice && plan_sequence(g, pieces, s->count, ready);
}

/* Builds one after the other; true where each stands and all can be paid. The
 * game as it is then is left in *after. */
static bool works(const game *g, const sequence *s, game *after) {
    uint32_t ready[PLAN_PIECES_MAX];
    *after = *g;
    for (int i = 0; i < s->count; i++) {
        if (after->phase == GAME_OVER) return false;
        if (rules_site(after, (cost_piece)s->made[i].piece, s->made[i].site) != REASON_OK) return false;
        ready[i] = joker_ready(after);
        rules_place(after, (cost_piece)s->made[i].piece, s->made[i].site);
    }
    return affordable(g, s, ready);
}

static bool before(site a, site b) { return a.piece != b.piece ? a.piece < b.piece : a.site < b.site; }

/* The orders of three, in which the first two of the rows are those of two. */
static const uint8_t orders[][PLAN_PIECES_MAX] = {{0, 1, 2}, {1, 0, 2}, {0, 2, 1},
                                                  {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

static bool first_order(const game *g, const sequence *s) {
    int count = s->count == 3 ? 6 : s->count;
    for (int i = 1; i < count; i++) {
        sequence other = {.count = s->count};
        for (int j = 0; j < s->count; j++) other.made[j] = s->made[orders[i][j]];
        int same = 0;
        while (other.made[same].piece == s->made[same].piece && other.made[same].site == s->made[same].site)
            same++;
        game after;
        if (before(other.made[same], s->made[same]) && works(g, &other, &after)) return false;
    }
    return true;
}

/* Counts the boards that begin with this sequence. The depth is bounded by the
 * pieces that six dice pay for. */
static uint32_t extend(const game *g, const game *now, const sequence *so_far) {
    const kind *k = kind_of(g);
    uint32_t boards = 0;
    for (int piece = 0; piece < COST_KINDS; piece++)
        for (int i = 0; i < k->island->count[piece]; i++) {
            if (rules_site(now, (cost_piece)piece, i) != REASON_OK) continue;
            sequence s = *so_far;
            s.made[s.count++] = (site){.piece = (uint8_t)piece, .site = (uint8_t)i};
            game after;
            if (!works(g, &s, &after)) break; /* the price is the same for all sites of a kind */
            if (first_order(g, &s)) boards++;
            if (after.phase != GAME_OVER && s.count < PLAN_PIECES_MAX) boards += extend(g, &after, &s);
        }
    return boards;
}

static void count_one(void *context, const move *m) {
    (void)m;
    ++*(uint32_t *)context;
}

uint32_t perft_boards(const game *g) {
    uint32_t starts = 0;
    switch (g->phase) {
    case GAME_START: legal_moves(g, count_one, &starts); return starts;
    case GAME_OVER: return 0;
    default: return 1 + extend(g, g, &(sequence){.count = 0}); /* or build nothing */
    }
}
