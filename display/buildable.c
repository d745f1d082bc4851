#include "buildable.h"

#include "kind.h"
#include "legal.h"
#include "rules.h"

#include <string.h>

static const cost_piece dearest_first[COST_KINDS] = {COST_CASTLE, COST_CITY, COST_SETTLEMENT, COST_KNIGHT,
                                                     COST_ROAD};

int buildable_list(const game *g, buildable list[BUILDABLE_MAX]) {
    int count = 0;
    for (int i = 0; i < COST_KINDS && g->phase == GAME_BUILD; i++) {
        cost_piece piece = dearest_first[i];
        if (!plan_piece(g, piece).possible) continue;
        for (int site = 0; site < kind_of(g)->island->count[piece]; site++)
            if (rules_site(g, piece, site) == REASON_OK)
                list[count++] = (buildable){(uint8_t)piece, (uint8_t)site};
    }
    return count;
}

typedef struct {
    buildable *list;
    int count;
} collection;

static void collect_start(void *context, const move *m) {
    collection *all = context;
    if (m->kind == MOVE_START) all->list[all->count++] = (buildable){COST_ROAD, m->site};
}

int buildable_starts(const game *g, buildable list[BUILDABLE_MAX]) {
    collection all = {.list = list};
    if (g->phase == GAME_START) legal_moves(g, collect_start, &all);
    return all.count;
}

uint8_t buildable_kinds(const game *g) {
    game stopped = *g;
    rules_apply(&stopped, &(move){.kind = MOVE_STOP}); /* refused where it has ended already */
    uint8_t kinds = 0;
    for (int piece = 0; piece < COST_KINDS && stopped.phase == GAME_BUILD; piece++) {
        if (!plan_piece(&stopped, (cost_piece)piece).possible) continue;
        for (int site = 0; site < kind_of(g)->island->count[piece]; site++)
            if (rules_site(&stopped, (cost_piece)piece, site) == REASON_OK) {
                kinds = (uint8_t)(kinds | 1u << piece);
                break;
            }
    }
    return kinds;
}

buildable_gain buildable_brings(const game *g, buildable b) {
    game after = *g;
    rules_place(&after, (cost_piece)b.piece, b.site);
    int me = g->player;
    return (buildable_gain){
        .points = (int8_t)(rules_points(&after, me) - rules_points(g, me)),
        .road = kind_of(g)->road_least && after.road == me && g->road != me,
        .army = kind_of(g)->road_least && after.army == me && g->army != me,
        .wins = after.phase == GAME_OVER,
    };
}

int buildable_moves(const game *g, buildable b, move moves[PLAN_STEPS_MAX + 1]) {
    plan p = plan_piece(g, (cost_piece)b.piece);
    if (!p.possible) return 0;
    memcpy(moves, p.step, p.steps * sizeof *moves);
    moves[p.steps] = (move){.kind = MOVE_BUILD, .piece = b.piece, .site = b.site};
    return p.steps + 1;
}
