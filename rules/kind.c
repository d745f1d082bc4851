#include "kind.h"

static const kind *const kinds[GAME_KINDS] = {
    [GAME_STANDARD] = &standard_kind,
    [GAME_PLUS] = &plus_kind,
    [GAME_EXTRA] = &extra_kind,
};

const kind *kind_by_index(game_kind which) { return kinds[which]; }

int kind_ramp(uint32_t turn) {
    enum { BEFORE_FIRST = 2 };
    return turn < DICE_MAX - BEFORE_FIRST ? (int)turn + BEFORE_FIRST : DICE_MAX;
}

const kind *kind_of(const game *g) { return kinds[g->kind]; }
