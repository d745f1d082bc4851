#include "plan.h"

#include "joker.h"
#include "kind.h"

enum { BUYABLE = DICE_GOLD }; /* faces that gold can buy */

/* What is missing, and what could stand in for it. */
typedef struct {
    uint8_t missing[PLAN_PIECES_MAX][BUYABLE]; /* for each piece */
    int total;                                 /* missing */
    int trades;                                /* as many as gold and dice allow */
    dice_counts spare;                         /* dice that pay for nothing */
} need;

/* False where there are too few dice, whatever they show. A trade takes a die
 * for good, so it needs one more than the price. */
static bool reckon(const game *g, const cost_piece *pieces, int count, need *n) {
    *n = (need){.spare = dice_count(g->faces, game_unspent(g))};
    int dice = dice_size(game_unspent(g));
    for (int i = 0; i < count; i++) {
        const dice_counts *cost = cost_of(pieces[i]);
        for (int face = 0; face < BUYABLE; face++) {
            /* The first piece takes the dice: for the later ones more jokers may be ready. */
            int taken = cost->of[face] < n->spare.of[face] ? cost->of[face] : n->spare.of[face];
            n->spare.of[face] = (uint8_t)(n->spare.of[face] - taken);
            n->missing[i][face] = (uint8_t)(cost->of[face] - taken);
            n->total += n->missing[i][face];
            dice -= cost->of[face];
        }
    }
    n->trades = n->spare.of[DICE_GOLD] / 2;
    if (n->trades > n->total) n->trades = n->total;
    if (n->trades > dice) n->trades = dice;
    return dice >= 0;
}

/* Strikes out what the jokers in *ready that give `joker` can stand for, in
 * piece i. Knights that are needed leave *ready. Returns how many. */
static int stand_in(const island *is, need *n, int i, int joker, uint32_t *ready) {
    int done = 0;
    for (int knight = 0; knight < is->count[COST_KNIGHT]; knight++) {
        if (!(*ready & bits_one(knight)) || is->knight[knight].joker != joker) continue;
        int face = joker == ISLAND_ANY ? 0 : joker;
        if (joker == ISLAND_ANY)
            while (face < BUYABLE && n->missing[i][face] == 0) face++;
        if (face >= BUYABLE || n->missing[i][face] == 0) break;
        n->missing[i][face]--;
        *ready &= ~bits_one(knight);
        done++;
    }
    return done;
}

bool plan_sequence(const game *g, const cost_piece *pieces, int count, const uint32_t *ready) {
    const island *is = kind_of(g)->island;
    need n;
    if (!reckon(g, pieces, count, &n)) return false;
    int open = n.total - n.trades;
    uint32_t gone = 0;
    for (int any = 0; any < 2; any++) /* those of one resource first, in every piece */
        for (int i = 0; i < count; i++)
            for (int joker = any ? ISLAND_ANY : 0; joker < (any ? ISLAND_ANY + 1 : BUYABLE); joker++) {
                uint32_t left = ready[i] & ~gone;
                open -= stand_in(is, &n, i, joker, &left);
                gone |= ready[i] & ~left & ~gone;
            }
    return open <= 0;
}

/* A die that the price can do without: other resources before gold, which may
 * still be traded. */
static int spare_die(const game *g, const need *n, dice_set taken) {
    int found = -1;
    for (int die = 0; die < g->dice; die++) {
        int face = g->faces[die];
        if (!dice_has(game_unspent(g), die) || dice_has(taken, die) || n->spare.of[face] == 0) continue;
        if (found < 0 || (g->faces[found] == DICE_GOLD && face != DICE_GOLD)) found = die;
    }
    return found; /* never -1: reckon has left a die for every joker */
}

static void add_joker(plan *p, int knight, int die, int face) {
    p->step[p->steps++] =
        (move){.kind = MOVE_JOKER, .site = (uint8_t)knight, .die = (uint8_t)die, .face = (uint8_t)face};
    p->jokers++;
}

/* The lowest ready knight with exactly this joker, or -1. */
static int knight_for(const island *is, uint32_t ready, int joker) {
    for (int knight = 0; knight < is->count[COST_KNIGHT]; knight++)
        if ((ready & bits_one(knight)) && is->knight[knight].joker == joker) return knight;
    return -1;
}

static plan castle(const game *g) {
    const island *is = kind_of(g)->island;
    plan best = {.possible = false};
    int best_any = 0;
    if (game_unspent(g) != dice_all(DICE_MAX)) return best;
    for (int face = 0; face < DICE_FACES; face++) {
        plan p = {.possible = true};
        int any = 0;
        uint32_t ready = joker_ready(g);
        for (int die = 0; p.possible && die < DICE_MAX; die++) {
            if (g->faces[die] == face) continue;
            int knight = knight_for(is, ready, face);
            if (knight < 0) {
                knight = knight_for(is, ready, ISLAND_ANY);
                any++;
            }
            p.possible = knight >= 0;
            if (!p.possible) break;
            ready &= ~bits_one(knight);
            add_joker(&p, knight, die, face);
        }
        bool better = !best.possible || p.jokers < best.jokers || (p.jokers == best.jokers && any < best_any);
        if (p.possible && better) {
            best = p;
            best_any = any;
        }
    }
    return best;
}

plan plan_piece(const game *g, cost_piece piece) {
    if (piece == COST_CASTLE) return castle(g);
    const island *is = kind_of(g)->island;
    plan p = {.possible = false};
    need n;
    if (!reckon(g, &piece, 1, &n)) return p;

    /* Jokers first, on dice that are no use; then gold buys the rest. */
    dice_set taken = 0;
    uint32_t ready = joker_ready(g);
    int open = n.total - n.trades;
    for (int any = 0; any < 2; any++)
        for (int face = 0; face < BUYABLE; face++)
            while (open > 0 && n.missing[0][face] > 0) {
                int knight = knight_for(is, ready, any ? ISLAND_ANY : face);
                if (knight < 0) break;
                int die = spare_die(g, &n, taken);
                ready &= ~bits_one(knight);
                taken = (dice_set)(taken | 1u << die);
                n.spare.of[g->faces[die]]--;
                n.missing[0][face]--;
                open--;
                add_joker(&p, knight, die, face);
            }
    if (open > 0) return p;
    for (int face = 0; face < BUYABLE; face++)
        for (; n.missing[0][face] > 0; n.missing[0][face]--) {
            p.step[p.steps++] = (move){.kind = MOVE_TRADE, .face = (uint8_t)face};
            p.trades++;
        }
    p.possible = true;
    return p;
}
