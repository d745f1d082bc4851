#include "island.h"

static void two_digits(line *l, int n) {
    line_char(l, (char)('0' + n / 10));
    line_char(l, (char)('0' + n % 10));
}

static int number_of(const island *is, cost_piece piece, int site) {
    switch (piece) {
    case COST_SETTLEMENT: return is->settlement[site].number;
    case COST_CITY: return is->city[site].number;
    case COST_KNIGHT: return is->knight[site].number;
    default: return site;
    }
}

void island_print(line *l, const island *is, cost_piece piece, int site) {
    if (is->by_corner && piece == COST_ROAD) {
        two_digits(l, is->road[site].from);
        two_digits(l, is->road[site].to);
    } else if (is->by_corner && piece != COST_CASTLE) {
        two_digits(l, number_of(is, piece, site));
    } else {
        line_int(l, number_of(is, piece, site));
    }
}

int island_find(const island *is, cost_piece piece, const char *text, int *length) {
    int digits = 0;
    while (text[digits] >= '0' && text[digits] <= '9') digits++;
    *length = digits;
    for (int site = 0; site < is->count[piece]; site++) {
        char name[ISLAND_NAME_MAX];
        line l = line_in(name, sizeof name);
        island_print(&l, is, piece, site);
        int same = 0;
        while (same < digits && name[same] == text[same]) same++;
        if (same == digits && (int)l.length == digits) return site;
    }
    return -1;
}

int island_settlement_at(const island *is, int corner) {
    for (int site = 0; site < is->count[COST_SETTLEMENT]; site++)
        if (is->settlement[site].corner == corner) return site;
    return -1;
}
