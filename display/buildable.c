#include "buildable.h"

#include "kind.h"
#include "legal.h"
#include "rules.h"

#include <string.h>

static const cost_piece dearest_first[COST_KINDS] = {COST_CASTLE, COST_CITY, COST_SETTLEMENT, COST_KNIGHT,
                                                     COST_ROAD};

/* What a kind takes besides its price. */
typedef enum { GOLD, JOKERS, UNPAYABLE } effort; /* gold is lost with the turn anyway */

static effort effort_of(const game *g, cost_piece piece) {
    plan p = plan_piece(g, piece);
    if (!p.possible) return UNPAYABLE;
    return p.jokers ? JOKERS : GOLD;
}

static int sites(const game *g, cost_piece piece, buildable *list) {
    int count = 0;
    for (int site = 0; site < kind_of(g)->island->count[piece]; site++)
        if (rules_site(g, piece, site) == REASON_OK)
            list[count++] = (buildable){(uint8_t)piece, (uint8_t)site};
    return count;
}

int buildable_list(const game *g, buildable list[BUILDABLE_MAX], int *plain) {
    int count = *plain = 0;
    if (g->phase != GAME_BUILD) return 0;
    effort takes[COST_KINDS];
    for (int piece = 0; piece < COST_KINDS; piece++) takes[piece] = effort_of(g, (cost_piece)piece);
    for (effort e = GOLD; e < UNPAYABLE; e++) {
        for (int i = 0; i < COST_KINDS; i++)
            if (takes[dearest_first[i]] == e) count += sites(g, dearest_first[i], list + count);
        if (e == GOLD) *plain = count;
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

game buildable_stopped(const game *g) {
    game stopped = *g;
    rules_apply(&stopped, &(move){.kind = MOVE_STOP}); /* refused where it has ended already */
    return stopped;
}

uint8_t buildable_kinds(const game *g) {
    game stopped = buildable_stopped(g);
    buildable list[BUILDABLE_MAX];
    int plain, count = buildable_list(&stopped, list, &plain);
    uint8_t kinds = 0;
    for (int i = 0; i < count; i++) kinds = (uint8_t)(kinds | 1u << list[i].piece);
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
