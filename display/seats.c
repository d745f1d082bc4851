#include "seats.h"

#include "bot.h"

static const struct {
    text_id name, about;
    const char *capitals;
} levels[BOT_LEVELS] = {
    [0] = {TEXT_COUNT, TEXT_BOT_NOBODY_IS, NULL}, /* a person; nobody sits down to move at random */
    [BOT_EASY] = {TEXT_BOT_EASY, TEXT_BOT_EASY_IS, "LA"},
    [BOT_GREEDY] = {TEXT_BOT_GREEDY, TEXT_BOT_GREEDY_IS, "HA"},
    [BOT_BEST] = {TEXT_BOT_BEST, TEXT_BOT_BEST_IS, "FX"},
};

int seats_level(const ui_table *t, int seat) {
    return t->board_game || t->setup.players == 1 ? 0 : t->bot[seat];
}

int seats_bots(const ui_table *t) {
    int count = 0;
    for (int seat = 0; seat < t->setup.players; seat++) count += seats_level(t, seat) != 0;
    return count;
}

bool seats_several(const ui_table *t) { return t->setup.players - seats_bots(t) > 1; }
bool seats_hints(const ui_table *t) { return seats_several(t) ? t->hints_together : t->hints_alone; }

uint8_t seats_next_level(int level) { return (uint8_t)((level + 1) % BOT_LEVELS); }

text_id seats_name(int level) { return levels[level].name; }
text_id seats_about(int level) { return levels[level].about; }
initials seats_initials(int level, int seat) { return initials_numbered(levels[level].capitals, seat + 1); }

initials seats_who(const ui_table *t, int seat) {
    int level = seats_level(t, seat);
    return level ? seats_initials(level, seat) : t->seat[seat];
}
