#include "stats.h"

static void count(uint32_t *counter) {
    if (*counter < UINT32_MAX) ++*counter;
}

void stats_count_faces(stats *s, dice_set dice, const uint8_t faces[DICE_MAX], bool in_game) {
    for (int die = 0; die < DICE_MAX; die++) {
        if (!dice_has(dice, die)) continue;
        count(&s->ever.face[faces[die]]);
        if (in_game) count(&s->game.face[faces[die]]);
    }
}

void stats_count_sum(stats *s, int sum) {
    count(&s->ever.sum[sum - STATS_SUM_LEAST]);
    count(&s->game.sum[sum - STATS_SUM_LEAST]);
}

void stats_begin_game(stats *s) { s->game = (stats_rolls){{0}, {0}}; }

static bool mend(uint32_t *game, const uint32_t *ever, int cells) {
    bool sane = true;
    for (int i = 0; i < cells; i++) {
        if (game[i] <= ever[i]) continue;
        game[i] = ever[i];
        sane = false;
    }
    return sane;
}

bool stats_sane(stats *s) {
    bool faces = mend(s->game.face, s->ever.face, FAIR_FACES);
    bool sums = mend(s->game.sum, s->ever.sum, FAIR_SUMS);
    return faces && sums;
}
