#include "match.h"

#include <string.h>

#include "rules.h"

void match_begin(match *m, const setup *st, const uint8_t *level, bot_draw *draw, void *context) {
    *m = (match){.setup = *st, .draw = draw, .context = context};
    memcpy(m->level, level, st->players);
    m->now = rules_new((game_kind)st->kind, st->players, st->switches);
}

/* Whose seat: the place in `level`. */
static int place_of(const match *m, int seat) {
    return (int)(((uint32_t)seat + m->number) % m->setup.players);
}

bool match_step(match *m, bot *b, reason *refused) {
    bot_level level = (bot_level)m->level[place_of(m, m->now.player)];
    move next = bot_move(b, &m->now, level, m->draw, m->context);
    for (int die = 0; next.kind == MOVE_ROLL && die < DICE_MAX; die++)
        if (dice_has(next.dice, die)) next.faces[die] = (uint8_t)m->draw(m->context, DICE_FACES);
    *refused = rules_apply(&m->now, &next);
    return *refused != REASON_OK || m->now.phase == GAME_OVER || m->now.turn > MATCH_TURNS_MAX;
}

void match_count(match *m, match_sums *sums) {
    uint32_t winners = rules_winners(&m->now);
    sums->games++;
    if (m->now.phase == GAME_OVER) sums->turns += m->now.turn;
    else sums->unfinished++;
    for (int seat = 0; seat < m->setup.players; seat++) {
        int place = place_of(m, seat), points = rules_points(&m->now, seat);
        sums->points[place] += points;
        sums->squares[place] += (uint32_t)(points * points);
        if (!(winners & bits_one(seat))) continue;
        sums->wins[place]++;
        sums->shared[place] += bits_size(winners) > 1;
    }
    m->number++;
    m->now = rules_new((game_kind)m->setup.kind, m->setup.players, m->setup.switches);
}
