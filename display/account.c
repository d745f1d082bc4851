#include "account.h"

#include "kind.h"
#include "rules.h"

/* Settlements that are not the ground floor of a city. */
static uint32_t plain_settlements(const island *is, const game_sheet *sheet) {
    uint32_t plain = sheet->settlements;
    for (int city = 0; city < is->count[COST_CITY]; city++) {
        int under = island_settlement_at(is, is->city[city].corner);
        if (under >= 0 && game_has(sheet, COST_CITY, city)) plain &= ~bits_one(under);
    }
    return plain;
}

/* Takes a part off the sheet, or the title off the table. */
static void take_off(game *g, int player, account_part part, uint32_t plain) {
    game_sheet *sheet = &g->sheet[player];
    switch (part) {
    case ACCOUNT_SETTLEMENTS: sheet->settlements &= ~plain; break;
    case ACCOUNT_CITIES:
        sheet->cities = 0;
        sheet->settlements &= plain;
        break;
    case ACCOUNT_CASTLES: sheet->castles = 0; break;
    case ACCOUNT_ROAD:
        if (g->road == player) g->road = GAME_NOBODY;
        break;
    default:
        if (g->army == player) g->army = GAME_NOBODY;
        break;
    }
}

account account_of(const game *g, int player) {
    const game_sheet *sheet = &g->sheet[player];
    uint32_t plain = plain_settlements(kind_of(g)->island, sheet);
    account a = {.amount = {
                     [ACCOUNT_SETTLEMENTS] = (uint8_t)bits_size(plain),
                     [ACCOUNT_CITIES] = (uint8_t)bits_size(sheet->cities),
                     [ACCOUNT_CASTLES] = (uint8_t)bits_size(sheet->castles),
                     [ACCOUNT_ROAD] = sheet->length,
                     [ACCOUNT_ARMY] = (uint8_t)bits_size(sheet->knights),
                 }};
    int all = rules_points(g, player);
    for (int part = 0; part < ACCOUNT_PARTS; part++) {
        game without = *g;
        take_off(&without, player, (account_part)part, plain);
        a.points[part] = (uint8_t)(all - rules_points(&without, player));
    }
    return a;
}

bool account_has(const game *g, account_part part) {
    if (part != ACCOUNT_CASTLES) return true;
    return rules_has(g, COST_CASTLE);
}
