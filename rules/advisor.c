#include "advisor.h"

#include <string.h>

#include "hand.h"
#include "kind.h"
#include "rules.h"

void advisor_init(advisor *a, const solution *s) {
    a->solution = s;
    a->valid = false;
}

static bool same_turn(const advisor *a, const boards_ground *ground, const turn_guard *guard, int turns) {
    const boards_ground *from = &a->work.from;
    const turn_guard *was = &a->work.guard;
    return a->valid && a->turns == turns && from->roads == ground->roads &&
           from->settlements == ground->settlements && from->cities == ground->cities &&
           was->knights == guard->knights && was->used == guard->used && was->built == guard->built &&
           was->knights_one == guard->knights_one;
}

bool advisor_look(advisor *a, const game *g) {
    if (g->kind != GAME_STANDARD || g->phase == GAME_OVER) return false;
    const game_sheet *own = game_own(g);
    const turn_tables *t = a->solution->turn;
    boards_ground ground;
    if (!boards_read(t->roads, own, &ground)) return false;
    turn_guard guard = {.knights = (uint8_t)bits_size(own->knights),
                        .used = (uint8_t)own->used,
                        .built = rules_turn_points(g) > 0,
                        .knights_one = game_switch(g, STANDARD_KNIGHTS_ONE)};
    int turns = GAME_BOXES - own->boxes - 1;
    if (!same_turn(a, &ground, &guard, turns)) {
        int guards = boards_guards(guard.knights + BASKET_KNIGHTS_MAX);
        a->turns = (uint8_t)turns;
        turn_begin(&a->work, t, &ground);
        for (int i = 0; i < a->work.grounds; i++) {
            turn_worth worth[BOARDS_GUARDS];
            solution_read(a->solution, guard.knights_one, turns,
                          boards_ground_of(t->roads, &a->work.ground[i].at), worth, guards);
            turn_answer(&a->work, i, worth, guards);
        }
        turn_choose(&a->work, t, &guard);
        a->valid = true;
        a->rolled = false;
    }
    if (g->phase == GAME_ROLL && !a->rolled) {
        turn_roll_back(&a->work, t);
        a->rolled = true;
    }
    return true;
}

/* Can the unspent dice pay for this end? */
static bool payable(const advisor *a, const turn_end *e, const dice_counts *have, int dice) {
    return e->payment == TURN_NO_PAYMENT || basket_pays(&a->solution->turn->payment[e->payment], have, dice);
}

turn_worth advisor_worth(const advisor *a, const game *g) {
    const turn_work *w = &a->work;
    if (g->rolls == 0) return w->before;
    dice_counts have = dice_count(g->faces, game_unspent(g));
    if (g->phase == GAME_ROLL) return w->roll[g->rolls - 1][hand_of(&have)];
    const turn_end *e = w->end;
    while (!payable(a, e, &have, dice_size(game_unspent(g)))) e++;
    return e->worth;
}

int advisor_tenths(const game *g, turn_worth worth) {
    enum { LIFT = 100 }; /* nobody has fewer points than -100 */
    int points = rules_points(g, g->player);
    return points * 10 + (int)((worth + LIFT * TURN_POINT) / 64 * 10 + TURN_POINT / 128) / (TURN_POINT / 64) -
           LIFT * 10;
}

turn_worth advisor_keep_worth(const advisor *a, const game *g, dice_set keep) {
    dice_counts kept = dice_count(g->faces, keep);
    int level = keep == dice_all(g->dice) ? 1 : g->rolls - 1; /* to stop is the same at any time */
    return a->work.keep[level][hand_of(&kept)];
}

dice_set advisor_keep(const advisor *a, const game *g) {
    dice_set best = dice_all(g->dice);
    turn_worth worth = advisor_keep_worth(a, g, best);
    for (int set = best - 1; set >= 0; set--) {
        turn_worth now = advisor_keep_worth(a, g, (dice_set)set);
        if (now < worth || (now == worth && dice_size((dice_set)set) <= dice_size(best))) continue;
        worth = now;
        best = (dice_set)set;
    }
    return best;
}

static basket_change change_of(const turn_tables *t, int payment) {
    return payment == TURN_NO_PAYMENT ? BASKET_NOTHING
                                      : (basket_change)basket_list[t->payment[payment].basket].change;
}

int advisor_options(const advisor *a, const game *g, advisor_option option[ADVISOR_OPTIONS_MAX]) {
    const turn_work *w = &a->work;
    const turn_tables *t = a->solution->turn;
    dice_counts have = dice_count(g->faces, game_unspent(g));
    int count = 0;
    for (int i = 0; i < w->ends && count < ADVISOR_OPTIONS_MAX; i++) {
        const turn_end *e = &w->end[i];
        if (!payable(a, e, &have, dice_size(game_unspent(g)))) continue;
        int guard = turn_guard_after(&w->guard, t, e->payment);
        const turn_ground *to = &w->ground[w->best_ground[change_of(t, e->payment)][guard]];
        option[count++] = (advisor_option){e->worth, e->payment, to->at};
    }
    return count;
}

/* ---- an option as moves */

/* The moves so far, and the game after them. */
typedef struct {
    game now;
    move *move;
    int count;
    uint8_t need[DICE_FACES]; /* by the pieces to come; gold: by the trades to come */
} script;

static void make(script *s, move m) {
    rules_apply(&s->now, &m);
    s->move[s->count++] = m;
}

static int missing(const script *s, int face) {
    dice_counts have = dice_count(s->now.faces, game_unspent(&s->now));
    return s->need[face] > have.of[face] ? s->need[face] - have.of[face] : 0;
}

/* An unspent die that nothing needs: other resources before gold. */
static int spare_die(const script *s) {
    dice_counts have = dice_count(s->now.faces, game_unspent(&s->now));
    int found = -1;
    for (int die = 0; die < s->now.dice; die++) {
        int face = s->now.faces[die];
        if (!dice_has(game_unspent(&s->now), die) || have.of[face] <= s->need[face]) continue;
        if (found < 0 || (s->now.faces[found] == DICE_GOLD && face != DICE_GOLD)) found = die;
    }
    return found;
}

/* What this knight's joker is to give, or -1 where it is not needed after all. */
static int face_of_joker(const script *s, int knight, bool only_road) {
    int gives = island_one.knight[knight].joker;
    if (gives != ISLAND_ANY) return missing(s, gives) ? gives : -1;
    for (int face = 0; face < DICE_GOLD; face++)
        if (missing(s, face) && (!only_road || cost_of(COST_ROAD)->of[face])) return face;
    return -1;
}

static void use_joker(script *s, int knight, int face) {
    int die = spare_die(s);
    if (die < 0 || face < 0) return;
    make(s, (move){.kind = MOVE_JOKER, .site = (uint8_t)knight, .die = (uint8_t)die, .face = (uint8_t)face});
}

static void build(script *s, cost_piece piece, int site) {
    for (int face = 0; face < DICE_GOLD; face++)
        s->need[face] = (uint8_t)(s->need[face] - cost_of(piece)->of[face]);
    make(s, (move){.kind = MOVE_BUILD, .piece = (uint8_t)piece, .site = (uint8_t)site});
}

/* Trades for all that is missing but `later`, which a new knight will give. */
static void trade(script *s, int later) {
    for (int face = 0; face < DICE_GOLD; face++)
        for (int n = missing(s, face) - (face == later); n > 0; n--)
            make(s, (move){.kind = MOVE_TRADE, .face = (uint8_t)face});
    s->need[DICE_GOLD] = 0;
}

/* The roads that the option adds, in an order in which they hang together. */
static void build_roads(script *s, uint32_t roads) {
    for (uint32_t left = roads & ~game_own(&s->now)->roads[0], before = 0; left && left != before;) {
        before = left;
        for (int road = 0; road < island_one.count[COST_ROAD]; road++)
            if (bits_has(&left, road) && rules_site(&s->now, COST_ROAD, road) == REASON_OK) {
                build(s, COST_ROAD, road);
                bits_drop(&left, road);
            }
    }
}

int advisor_moves(const advisor *a, const game *g, const advisor_option *o, move moves[ADVISOR_MOVES_MAX]) {
    script s = {.now = *g, .move = moves};
    if (o->payment != TURN_NO_PAYMENT) {
        const basket_payment *p = &a->solution->turn->payment[o->payment];
        const cost_list *pieces = &basket_list[p->basket].pieces;
        int knights = a->work.guard.knights;
        for (int face = 0; face < DICE_GOLD; face++)
            for (int piece = 0; piece < COST_PIECES; piece++)
                s.need[face] =
                    (uint8_t)(s.need[face] + pieces->of[piece] * cost_of((cost_piece)piece)->of[face]);

        /* Gold that will be traded is no spare die: what jokers do not give. */
        int open = 0;
        for (int face = 0; face < DICE_GOLD; face++) open += missing(&s, face);
        for (int knight = 0; knight < BOARDS_KNIGHTS; knight++)
            if (p->jokers & bits_one(knight)) open -= face_of_joker(&s, knight, false) >= 0;
        s.need[DICE_GOLD] = (uint8_t)(open > 0 ? 2 * open : 0);

        for (int any = 0; any < 2; any++) /* those of one resource first */
            for (int knight = 0; knight < knights; knight++)
                if ((p->jokers & bits_one(knight)) && (island_one.knight[knight].joker == ISLAND_ANY) == any)
                    use_joker(&s, knight, face_of_joker(&s, knight, false));
        bool new_joker = p->jokers >> knights & 1u;
        int later = new_joker ? face_of_joker(&s, knights, p->new_any) : -1;
        trade(&s, later);
        for (int i = 0; i < pieces->of[COST_KNIGHT]; i++) {
            build(&s, COST_KNIGHT, knights + i);
            if (i == 0 && new_joker) use_joker(&s, knights, later);
        }
        build_roads(&s, a->solution->turn->roads[o->to.roads].roads);
        if (pieces->of[COST_SETTLEMENT]) build(&s, COST_SETTLEMENT, a->work.from.settlements);
        if (pieces->of[COST_CITY]) build(&s, COST_CITY, a->work.from.cities);
    }
    s.move[s.count++] = (move){.kind = MOVE_END};
    return s.count;
}
