/* lotplay: a player who draws lots, but likes to build. */
#ifndef LOTPLAY_H
#define LOTPLAY_H

#include "joker.h"
#include "legal.h"
#include "lot.h"
#include "plan.h"
#include "play.h"

typedef struct lot_list {
    move m[512];
    int count;
} lot_list;

static inline void lot_collect(void *context, const move *m) {
    lot_list *list = context;
    list->m[list->count++] = *m;
}

/* A roll of `dice` with faces drawn. */
static inline move lot_roll(lot *l, dice_set dice) {
    move m = {.kind = MOVE_ROLL, .dice = dice};
    for (int die = 0; die < DICE_MAX; die++)
        if (dice_has(dice, die)) m.faces[die] = (uint8_t)lot_below(l, DICE_FACES);
    return m;
}

/* A site of the player to move that could be built on, with what it takes. */
static inline bool lot_wish(lot *l, const game *g, plan *p, move *build) {
    for (int tries = 0; tries < 12; tries++) {
        cost_piece piece = (cost_piece)lot_below(l, COST_KINDS);
        int count = kind_of(g)->island->count[piece];
        if (count == 0) continue;
        *p = plan_piece(g, piece);
        if (!p->possible) continue;
        int first = lot_below(l, count);
        for (int i = 0; i < count; i++) {
            int site = (first + i) % count;
            if (rules_site(g, piece, site) != REASON_OK) continue;
            *build = (move){.kind = MOVE_BUILD, .piece = (uint8_t)piece, .site = (uint8_t)site};
            return true;
        }
    }
    return false;
}

/* The next move: mostly one that leads to a piece, sometimes any legal one. */
static inline move lot_move(lot *l, const game *g) {
    lot_list list = {.count = 0};
    if (g->phase == GAME_ROLL) {
        if (g->rolls == 0) return lot_roll(l, dice_all(g->dice));
        dice_set some = (dice_set)(lot_below(l, 1 << g->dice));
        return some ? lot_roll(l, some) : (move){.kind = MOVE_STOP};
    }
    plan p;
    move build;
    if (g->phase == GAME_BUILD && lot_below(l, 10) && lot_wish(l, g, &p, &build))
        return p.steps ? p.step[0] : build;
    if (g->phase == GAME_BUILD && lot_below(l, 3)) return (move){.kind = MOVE_END};
    legal_moves(g, lot_collect, &list);
    return list.m[lot_below(l, list.count)];
}

static inline void lot_play(lot *l, game *g) {
    move m = lot_move(l, g);
    reason r = rules_apply(g, &m);
    TEST_ASSERT_EQUAL_STRING("ok", reason_word(r));
}

#endif
