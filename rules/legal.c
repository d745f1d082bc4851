#include "legal.h"

#include <string.h>

#include "joker.h"
#include "kind.h"
#include "pay.h"
#include "rules.h"
#include "start.h"

static void starts(const game *g, legal_each *each, void *context) {
    for (int road = 0; road < kind_of(g)->island->count[COST_ROAD]; road++)
        if (start_check(g, road) == REASON_OK)
            each(context, &(move){.kind = MOVE_START, .site = (uint8_t)road});
}

static void rolls(const game *g, legal_each *each, void *context) {
    move roll = {.kind = MOVE_ROLL, .dice = g->rolls ? 0 : dice_all(g->dice)};
    memset(roll.faces, ROLL_NO_FACE, sizeof roll.faces);
    each(context, &roll);
    if (g->rolls) each(context, &(move){.kind = MOVE_STOP});
}

static void jokers(const game *g, legal_each *each, void *context) {
    uint32_t ready = joker_ready(g);
    for (int knight = 0; ready; ready >>= 1, knight++) {
        if (!(ready & 1u)) continue;
        int gives = kind_of(g)->island->knight[knight].joker;
        for (int die = 0; die < g->dice; die++)
            for (int face = 0; face < DICE_FACES; face++) {
                if (!dice_has(game_unspent(g), die) || g->faces[die] == face) continue;
                if (gives != ISLAND_ANY && gives != face) continue;
                each(context, &(move){.kind = MOVE_JOKER,
                                      .site = (uint8_t)knight,
                                      .die = (uint8_t)die,
                                      .face = (uint8_t)face});
            }
    }
}

static void builds(const game *g, legal_each *each, void *context) {
    for (int piece = 0; piece < COST_KINDS; piece++) {
        if (!pay_dice(g, (cost_piece)piece)) continue;
        for (int site = 0; site < kind_of(g)->island->count[piece]; site++)
            if (rules_site(g, (cost_piece)piece, site) == REASON_OK)
                each(context, &(move){.kind = MOVE_BUILD, .piece = (uint8_t)piece, .site = (uint8_t)site});
    }
}

void legal_moves(const game *g, legal_each *each, void *context) {
    switch (g->phase) {
    case GAME_START: starts(g, each, context); break;
    case GAME_ROLL: rolls(g, each, context); break;
    case GAME_BUILD:
        for (int face = 0; pay_gold(g) && face < DICE_GOLD; face++)
            each(context, &(move){.kind = MOVE_TRADE, .face = (uint8_t)face});
        jokers(g, each, context);
        builds(g, each, context);
        each(context, &(move){.kind = MOVE_END});
        break;
    default: break;
    }
}

void legal_print(line *l, const game *g, const move *m) {
    move_print(l, kind_of(g)->island, m);
    if (m->kind == MOVE_ROLL) line_text(l, m->dice ? "=*" : " *=*");
}
