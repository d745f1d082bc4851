#include "ranking.h"

#include "rules.h"

/* More than points alone could make up. */
enum { WON = 10000 };

static int worth(const game *g, int player) {
    return rules_points(g, player) + (rules_winners(g) >> player & 1 ? WON : 0);
}

ranking ranking_of(const game *g) {
    ranking r = {.count = g->players};
    int held[GAME_PLAYERS_MAX]; /* the worth of those in order so far */
    for (int player = 0; player < g->players; player++) {
        int own = worth(g, player), at = player;
        for (; at > 0 && held[at - 1] < own; at--) {
            held[at] = held[at - 1];
            r.player[at] = r.player[at - 1];
        }
        held[at] = own;
        r.player[at] = (uint8_t)player;
    }
    for (int i = 0; i < r.count; i++)
        r.place[i] = i && held[i] == held[i - 1] ? r.place[i - 1] : (uint8_t)(i + 1);
    return r;
}
