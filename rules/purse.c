#include "purse.h"

#include <string.h>

#include "joker.h"
#include "kind.h"
#include "plan.h"
#include "rules.h"

/* A new joker pays for the last piece of its basket. */
typedef struct {
    uint8_t pieces[COST_PIECES];
    uint8_t joker, last;
} content;

enum { NO = PURSE_NO_JOKER, ROAD = COST_ROAD, KNIGHT = COST_KNIGHT };

/* clang-format off */
static const content contents[PURSE_BASKETS] = {
    /*                           R  S  C  K    joker        helps with */
    [PURSE_NOTHING]         = {{ 0, 0, 0, 0 }, NO,          0},
    [PURSE_ROAD]            = {{ 1, 0, 0, 0 }, NO,          0},
    [PURSE_ROADS_2]         = {{ 2, 0, 0, 0 }, NO,          0},
    [PURSE_ROADS_3]         = {{ 3, 0, 0, 0 }, NO,          0},
    [PURSE_SETTLEMENT]      = {{ 0, 1, 0, 0 }, NO,          0},
    [PURSE_ROAD_SETTLEMENT] = {{ 1, 1, 0, 0 }, NO,          0},
    [PURSE_CITY]            = {{ 0, 0, 1, 0 }, NO,          0},
    [PURSE_CASTLE]          = {{ 0, 0, 0, 0 }, NO,          0},
    [PURSE_KNIGHT]          = {{ 0, 0, 0, 1 }, NO,          0},
    [PURSE_KNIGHT_ROAD]     = {{ 1, 0, 0, 1 }, NO,          0},
    [PURSE_KNIGHTS_2]       = {{ 0, 0, 0, 2 }, NO,          0},
    [PURSE_BRICK_ROAD]      = {{ 1, 0, 0, 1 }, DICE_BRICK,  ROAD},
    [PURSE_LUMBER_ROAD]     = {{ 1, 0, 0, 1 }, DICE_LUMBER, ROAD},
    [PURSE_ANY_ROAD]        = {{ 1, 0, 0, 1 }, PURSE_ANY,   ROAD},
    [PURSE_WOOL_KNIGHT]     = {{ 0, 0, 0, 2 }, DICE_WOOL,   KNIGHT},
    [PURSE_GRAIN_KNIGHT]    = {{ 0, 0, 0, 2 }, DICE_GRAIN,  KNIGHT},
    [PURSE_ORE_KNIGHT]      = {{ 0, 0, 0, 2 }, DICE_ORE,    KNIGHT},
    [PURSE_ANY_KNIGHT]      = {{ 0, 0, 0, 2 }, PURSE_ANY,   KNIGHT},
};
/* clang-format on */

int purse_with(int plain, int joker) {
    for (int basket = 0; basket < PURSE_BASKETS; basket++)
        if (contents[basket].joker == joker && joker != NO &&
            memcmp(contents[basket].pieces, contents[plain].pieces, COST_PIECES) == 0)
            return basket;
    return plain;
}

int purse_class(const game *g, int knight) { return kind_of(g)->island->knight[knight].joker; }

void purse_fill(purse *p, const game *g, const int32_t price[PURSE_CLASSES]) {
    memset(p, 0, sizeof *p);
    memcpy(p->price, price, sizeof p->price);
    uint32_t ready = joker_ready(g);
    for (int knight = 0; ready; ready >>= 1, knight++)
        if (ready & 1u) {
            p->jokers[purse_class(g, knight)]++;
            p->all++;
        }
    for (int face = 0; face < DICE_GOLD; face++) {
        int at = face;
        for (; at > 0 && price[p->order[at - 1]] > price[face]; at--) p->order[at] = p->order[at - 1];
        p->order[at] = (uint8_t)face;
    }
    for (int basket = 0; basket < PURSE_BASKETS; basket++)
        for (int face = 0; face < DICE_GOLD; face++) {
            int need = 0;
            for (int piece = 0; piece < COST_PIECES; piece++)
                need += contents[basket].pieces[piece] * cost_of((cost_piece)piece)->of[face];
            p->need[basket][face] = (uint8_t)need;
            p->size[basket] = (uint8_t)(p->size[basket] + need);
        }
    p->size[PURSE_CASTLE] = DICE_MAX;
}

static int least(int a, int b) { return a < b ? a : b; }

/* How a basket is paid for. */
typedef struct {
    uint8_t jokers[PURSE_CLASSES];
    int trades;
    int fresh; /* the face that the new joker stands for, or -1 */
    int32_t price;
} payment;

static bool helps(const content *c, int face) {
    return cost_of((cost_piece)c->last)->of[face] && (c->joker == face || c->joker == PURSE_ANY);
}

/* What the dice lack of a basket, by face; returns how much of it gold leaves open. */
static int lack(const purse *p, int basket, const dice_counts *have, int spare, int8_t missing[DICE_GOLD]) {
    const uint8_t *need = p->need[basket];
    int open = 0;
    for (int face = 0; face < DICE_GOLD; face++) {
        int more = need[face] - have->of[face];
        if (more < 0) more = 0;
        missing[face] = (int8_t)more;
        open += more;
    }
    return open - least(open, least(spare, have->of[DICE_GOLD] / 2));
}

/* False where the jokers do not make up for what is open. */
static bool settle(const purse *p, int basket, int8_t missing[DICE_GOLD], int open, payment *pay) {
    const content *c = &contents[basket];
    *pay = (payment){.fresh = -1};
    for (int face = 0; face < DICE_GOLD; face++) pay->trades += missing[face];
    pay->trades -= open;
    /* A new joker comes first: the plain basket is there for whoever can do without. */
    for (int face = 0; open > 0 && c->joker != NO && pay->fresh < 0 && face < DICE_GOLD; face++)
        if (missing[face] && helps(c, face)) {
            pay->fresh = face;
            pay->price += p->price[c->joker];
            missing[face]--;
            open--;
        }
    for (int i = 0; open > 0 && i < DICE_GOLD; i++) {
        int face = p->order[i], taken = least(open, least(missing[face], p->jokers[face]));
        pay->jokers[face] = (uint8_t)taken;
        pay->price += taken * p->price[face];
        open -= taken;
    }
    if (open > p->jokers[PURSE_ANY]) return false;
    pay->jokers[PURSE_ANY] = (uint8_t)open;
    pay->price += open * p->price[PURSE_ANY];
    return true;
}

static int32_t castle_price(const purse *p, const dice_counts *have, int dice) {
    int32_t best = PURSE_NEVER;
    if (dice < DICE_MAX) return PURSE_NEVER;
    for (int face = 0; face < DICE_FACES; face++) {
        int missing = DICE_MAX - have->of[face], own = least(missing, p->jokers[face]);
        if (missing - own > p->jokers[PURSE_ANY]) continue;
        int32_t price = own * p->price[face] + (missing - own) * p->price[PURSE_ANY];
        if (best == PURSE_NEVER || price < best) best = price;
    }
    return best;
}

int32_t purse_price(const purse *p, int basket, const dice_counts *have, int dice) {
    if (basket == PURSE_CASTLE) return castle_price(p, have, dice);
    int8_t missing[DICE_GOLD];
    int spare = dice - p->size[basket];
    if (spare < 0) return PURSE_NEVER;
    int open = lack(p, basket, have, spare, missing);
    if (open == 0) return 0;
    if (open > p->all + (contents[basket].joker != NO)) return PURSE_NEVER;
    payment pay;
    return settle(p, basket, missing, open, &pay) ? pay.price : PURSE_NEVER;
}

/* --- the moves --- */

/* The moves so far, and the game after them. */
typedef struct {
    game now;
    move *move;
    int count;
    uint8_t need[DICE_FACES]; /* by the pieces to come; gold: by the trades to come */
} script;

static void make(script *s, const move *m) {
    rules_apply(&s->now, m);
    s->move[s->count++] = *m;
}

static int missing_now(const script *s, int face) {
    dice_counts have = dice_count(s->now.faces, game_unspent(&s->now));
    return s->need[face] > have.of[face] ? s->need[face] - have.of[face] : 0;
}

/* An unspent die that nothing needs: other resources before gold. */
static int spare_die(const script *s) {
    dice_set left = game_unspent(&s->now);
    dice_counts have = dice_count(s->now.faces, left);
    int found = 0, best = -1;
    for (int die = 0; die < s->now.dice; die++) {
        int face = s->now.faces[die];
        if (!dice_has(left, die) || have.of[face] <= s->need[face]) continue;
        int rank = face != DICE_GOLD;
        if (rank <= best) continue;
        best = rank;
        found = die;
    }
    return found;
}

static void use_joker(script *s, int joker, int face) {
    uint32_t ready = joker_ready(&s->now);
    int knight = 0, last = kind_of(&s->now)->island->count[COST_KNIGHT] - 1;
    while (knight < last && (!(ready >> knight & 1u) || purse_class(&s->now, knight) != joker)) knight++;
    make(s, &(move){.kind = MOVE_JOKER,
                    .site = (uint8_t)knight,
                    .die = (uint8_t)spare_die(s),
                    .face = (uint8_t)face});
}

static void build(script *s, int piece, int site) {
    for (int face = 0; piece != COST_CASTLE && face < DICE_GOLD; face++)
        s->need[face] = (uint8_t)(s->need[face] - cost_of((cost_piece)piece)->of[face]);
    make(s, &(move){.kind = MOVE_BUILD, .piece = (uint8_t)piece, .site = (uint8_t)site});
}

static void pay_jokers(script *s, const payment *pay) {
    for (int face = 0; face < DICE_GOLD; face++)
        for (int i = 0; i < pay->jokers[face]; i++) use_joker(s, face, face);
    for (int face = 0, used = 0; face < DICE_GOLD; face++)
        for (int left = missing_now(s, face) - (face == pay->fresh); left > 0; left--)
            if (used < pay->jokers[PURSE_ANY]) {
                use_joker(s, PURSE_ANY, face);
                used++;
            }
}

static void pay_gold_for(script *s, int fresh) {
    for (int face = 0; face < DICE_GOLD; face++)
        for (int left = missing_now(s, face) - (face == fresh); left > 0; left--)
            make(s, &(move){.kind = MOVE_TRADE, .face = (uint8_t)face});
    s->need[DICE_GOLD] = 0;
}

static int castle_moves(script *s, const purse_goods *goods) {
    plan p = plan_piece(&s->now, COST_CASTLE);
    for (int i = 0; i < p.steps; i++) make(s, &p.step[i]);
    build(s, COST_CASTLE, goods->site[0]);
    return s->count;
}

int purse_moves(const purse *p, const game *g, int basket, const purse_goods *goods,
                move moves[PURSE_MOVES_MAX]) {
    script s = {.now = *g, .move = moves};
    dice_counts have = dice_count(g->faces, game_unspent(g));
    payment pay;
    if (basket == PURSE_CASTLE) return castle_moves(&s, goods);
    int8_t missing[DICE_GOLD];
    int open = lack(p, basket, &have, dice_size(game_unspent(g)) - p->size[basket], missing);
    if (!settle(p, basket, missing, open, &pay)) return 0;
    memcpy(s.need, p->need[basket], DICE_GOLD);
    s.need[DICE_GOLD] = (uint8_t)(2 * pay.trades);
    pay_jokers(&s, &pay);
    pay_gold_for(&s, pay.fresh);
    for (int i = 0; i < goods->count; i++) {
        if (i == goods->count - 1 && pay.fresh >= 0) use_joker(&s, contents[basket].joker, pay.fresh);
        build(&s, goods->piece[i], goods->site[i]);
    }
    return s.count;
}
