#include "game.h"

uint32_t game_pieces(const game_sheet *sheet, cost_piece piece) {
    switch (piece) {
    case COST_SETTLEMENT: return sheet->settlements;
    case COST_CITY: return sheet->cities;
    case COST_KNIGHT: return sheet->knights;
    default: return sheet->castles;
    }
}

bool game_has(const game_sheet *sheet, cost_piece piece, int site) {
    if (piece == COST_ROAD) return bits_has(sheet->roads, site);
    return game_pieces(sheet, piece) >> site & 1u;
}

void game_put(game_sheet *sheet, cost_piece piece, int site) {
    switch (piece) {
    case COST_ROAD: bits_put(sheet->roads, site); break;
    case COST_SETTLEMENT: sheet->settlements |= bits_one(site); break;
    case COST_CITY: sheet->cities = (uint16_t)(sheet->cities | bits_one(site)); break;
    case COST_KNIGHT: sheet->knights |= bits_one(site); break;
    default: sheet->castles = (uint8_t)(sheet->castles | bits_one(site)); break;
    }
}

int game_owner(const game *g, cost_piece piece, int site) {
    for (int p = 0; p < g->players; p++)
        if (game_has(&g->sheet[p], piece, site)) return p;
    return GAME_NOBODY;
}
