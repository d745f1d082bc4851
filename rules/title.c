#include "title.h"

#include "game.h"

int title_holder(const uint8_t *amount, int players, int holder, int least) {
    int best = GAME_NOBODY, most = least - 1, sharing = 0;
    for (int p = 0; p < players; p++) {
        if (amount[p] > most) {
            best = p;
            most = amount[p];
            sharing = 1;
        } else if (amount[p] == most) {
            sharing++;
        }
    }
    if (best == GAME_NOBODY) return GAME_NOBODY;
    if (holder != GAME_NOBODY && amount[holder] == most) return holder;
    return sharing == 1 ? best : GAME_NOBODY;
}
