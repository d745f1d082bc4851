#include "free.h"

#include "roll.h"

static bool count_fits(int kind, int count) {
    switch (kind) {
    case FREE_RESOURCE: return count >= 1 && count <= DICE_MAX;
    case FREE_NUMBER: return count == FREE_NUMBER_DICE;
    default: return false;
    }
}

free_state free_start(free_kind kind, int count) {
    return (free_state){.kind = (uint8_t)kind, .count = (uint8_t)count};
}

int free_rolls_left(const free_state *s) { return s->kind == FREE_NUMBER ? 1 : FREE_ROLLS - s->rolls; }

int free_sum(const free_state *s) {
    int sum = 0;
    for (int die = 0; die < s->count; die++) sum += s->faces[die] + 1;
    return sum;
}

static reason check_roll(const free_state *s, const free_move *m) {
    if (free_rolls_left(s) == 0 && !m->fresh) return REASON_NO_ROLLS_LEFT;
    bool must_take_all = s->rolls == 0 || m->fresh || s->kind == FREE_NUMBER;
    return roll_check(s->count, must_take_all, m->dice, m->faces);
}

free_state free_sane(free_state s) {
    bool numbers = s.kind == FREE_NUMBER && s.count == FREE_NUMBER_DICE;
    bool resources = s.kind == FREE_RESOURCE && s.count >= 1 && s.count <= DICE_MAX && s.rolls <= FREE_ROLLS;
    for (int i = 0; i < DICE_MAX; i++)
        if (s.faces[i] >= DICE_FACES) numbers = resources = false;
    return numbers || resources ? s : free_start(FREE_RESOURCE, DICE_MAX);
}

reason free_check(const free_state *s, const free_move *m) {
    switch (m->kind) {
    case FREE_ROLL: return check_roll(s, m);
    case FREE_NEW: return count_fits(m->dice_kind, m->count) ? REASON_OK : REASON_NO_SUCH_DICE;
    default: return REASON_NO_SUCH_DICE;
    }
}

reason free_apply(free_state *s, const free_move *m) {
    reason r = free_check(s, m);
    if (r != REASON_OK) return r;
    if (m->kind == FREE_NEW) {
        *s = free_start((free_kind)m->dice_kind, m->count);
        return REASON_OK;
    }
    roll_apply(s->faces, m->dice, m->faces);
    if (m->fresh) s->rolls = 0;
    if (s->rolls < FREE_ROLLS) s->rolls++; /* number dice go on for ever */
    return REASON_OK;
}
