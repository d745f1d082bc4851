#include "bot.h"

#include <string.h>

#include "joker.h"
#include "kind.h"
#include "legal.h"
#include "plan.h"
#include "rules.h"

static const char *const names[BOT_LEVELS] = {"random", "easy", "greedy", "best"};

const char *bot_name(bot_level level) { return names[level]; }

void bot_init(bot *b, const solution *s) {
    b->solution = s;
    b->weights = NULL;
    b->level = BOT_LEVELS;
    b->planned = b->done = 0;
}

static move roll(dice_set dice) {
    move m = {.kind = MOVE_ROLL, .dice = dice};
    for (int die = 0; die < DICE_MAX; die++)
        if (dice_has(dice, die)) m.faces[die] = ROLL_NO_FACE;
    return m;
}

/* Rolls what is not kept, or stops. */
static move keep(const game *g, dice_set kept) {
    dice_set again = (dice_set)(dice_all(g->dice) & ~kept);
    return again ? roll(again) : (move){.kind = MOVE_STOP};
}

/* --- by lot --- */

typedef struct {
    int left; /* moves to be passed over */
    int count;
    move found;
} pick;

static void count_move(void *context, const move *m) {
    pick *p = context;
    p->count++;
    if (p->left-- == 0) p->found = *m;
}

static move any_move(const game *g, bot_draw *draw, void *context) {
    if (g->phase == GAME_ROLL) {
        if (g->rolls == 0) return roll(dice_all(g->dice));
        return keep(g, (dice_set)draw(context, 1 << g->dice));
    }
    pick p = {.left = -1};
    legal_moves(g, count_move, &p);
    p.left = draw(context, p.count);
    legal_moves(g, count_move, &p);
    return p.found;
}

/* --- easy --- */

/* A site for the piece, by lot among all that it may stand on; -1: none. */
static int any_site(const game *g, int piece, bot_draw *draw, void *context) {
    int count = 0, found = -1, sites = kind_of(g)->island->count[piece];
    for (int site = 0; site < sites; site++)
        if (rules_site(g, (cost_piece)piece, site) == REASON_OK && draw(context, ++count) == 0) found = site;
    return found;
}

/* The pieces that he thinks of, as often as here. */
static const uint8_t easy_wish[] = {COST_ROAD,   COST_ROAD,       COST_SETTLEMENT, COST_SETTLEMENT,
                                    COST_KNIGHT, COST_SETTLEMENT, COST_CITY,       COST_CITY};
enum { EASY_WISHES = sizeof easy_wish };

/* Keeps what some piece needs that he could build, and gold. */
static dice_set easy_keep(const game *g, bot_draw *draw, void *context) {
    int piece = COST_ROAD;
    for (int tries = 0; tries < EASY_WISHES; tries++) {
        piece = easy_wish[draw(context, EASY_WISHES)];
        if (cost_dice((cost_piece)piece) <= g->dice && any_site(g, piece, draw, context) >= 0) break;
    }
    dice_counts need = *cost_of((cost_piece)piece);
    dice_set kept = 0;
    for (int die = 0; die < g->dice; die++) {
        int face = g->faces[die];
        if (face != DICE_GOLD && need.of[face] == 0) continue;
        if (face != DICE_GOLD) need.of[face]--;
        kept = (dice_set)(kept | 1u << die);
    }
    for (int face = 0, missing = 0; face < DICE_GOLD; face++) {
        missing += need.of[face];
        if (face == DICE_GOLD - 1 && missing == 0) return dice_all(g->dice);
    }
    return kept;
}

/* Builds what the dice pay for, now and then with a joker; begins with any piece. */
static move easy_build(const game *g, bot_draw *draw, void *context) {
    int first = draw(context, COST_KINDS);
    for (int i = 0; i < COST_KINDS; i++) {
        int piece = (first + i) % COST_KINDS;
        if (kind_of(g)->island->count[piece] == 0) continue;
        plan p = plan_piece(g, (cost_piece)piece);
        if (!p.possible || (p.jokers && draw(context, 2))) continue;
        int site = any_site(g, piece, draw, context);
        if (site < 0) continue;
        if (p.steps) return p.step[0];
        return (move){.kind = MOVE_BUILD, .piece = (uint8_t)piece, .site = (uint8_t)site};
    }
    return (move){.kind = MOVE_END};
}

static move easy_move(const game *g, bot_draw *draw, void *context) {
    if (g->phase == GAME_BUILD) return easy_build(g, draw, context);
    if (g->phase == GAME_START || g->rolls == 0) return any_move(g, draw, context);
    return keep(g, easy_keep(g, draw, context));
}

/* --- by advice --- */

static void take_up(bot *b, const game *g, bot_level level) {
    advice_sight sight =
        level == BOT_BEST && (b->solution || g->kind != GAME_STANDARD) ? ADVICE_BEST : ADVICE_GREEDY;
    if (b->level != level) {
        advice_init(&b->advice, sight, b->solution);
        if (b->weights) advice_weigh(&b->advice, b->weights);
    }
    b->level = (uint8_t)level;
    b->advice.sight = (uint8_t)sight;
    advice_begin(&b->advice, g);
}

static bool foreseen(const bot *b, const game *g, bot_level level) {
    return b->level == level && b->done < b->planned && memcmp(&b->expected, g, sizeof *g) == 0;
}

/* Before the first roll there is nothing to choose. */
static bool needs_advice(const bot *b, const game *g, bot_level level) {
    if (level < BOT_GREEDY || g->phase == GAME_START) return false;
    return !(g->phase == GAME_ROLL && g->rolls == 0) && !foreseen(b, g, level);
}

bool bot_think(bot *b, const game *g, bot_level level) {
    if (!needs_advice(b, g, level)) return true;
    take_up(b, g, level);
    return advice_step(&b->advice);
}

static move next_planned(bot *b, const game *g) {
    move m = b->plan[b->done++];
    b->expected = *g;
    rules_apply(&b->expected, &m);
    return m;
}

static move advised_move(bot *b, const game *g, bot_level level) {
    if (g->phase == GAME_ROLL && g->rolls == 0) return roll(dice_all(g->dice));
    if (foreseen(b, g, level)) return next_planned(b, g);
    take_up(b, g, level);
    while (!advice_step(&b->advice)) {
    }
    if (g->phase == GAME_ROLL) return keep(g, advice_keep(&b->advice, g));
    advice_option best;
    advice_options(&b->advice, g, &best, 1);
    memcpy(b->plan, best.move, sizeof b->plan);
    b->planned = best.moves;
    b->done = 0;
    return next_planned(b, g);
}

move bot_move(bot *b, const game *g, bot_level level, bot_draw *draw, void *context) {
    if (level == BOT_RANDOM) return any_move(g, draw, context);
    if (level == BOT_EASY) return easy_move(g, draw, context);
    if (level == BOT_GREEDY && g->phase == GAME_START) return any_move(g, draw, context);
    return advised_move(b, g, level);
}
