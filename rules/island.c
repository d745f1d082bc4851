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

/* How many digits a name has, where all of a kind have as many; else 0. */
static int fixed_digits(const island *is, cost_piece piece) {
    if (!is->by_corner || piece == COST_CASTLE) return 0;
    return piece == COST_ROAD ? 4 : 2;
}

int island_find(const island *is, cost_piece piece, const char *text, int *length) {
    enum { DIGITS_MAX = 4 };
    int digits = 0, number = 0;
    for (; text[digits] >= '0' && text[digits] <= '9'; digits++)
        if (digits < DIGITS_MAX) number = number * 10 + (text[digits] - '0');
    *length = digits;
    int fixed = fixed_digits(is, piece);
    bool superfluous = text[0] == '0' && digits > 1;
    if (digits == 0 || digits > DIGITS_MAX || (fixed ? digits != fixed : superfluous)) return -1;
    for (int site = 0; site < is->count[piece]; site++) {
        bool corners = fixed && piece == COST_ROAD;
        int here = corners ? is->road[site].from * 100 + is->road[site].to : number_of(is, piece, site);
        if (here == number) return site;
    }
    return -1;
}

int island_settlement_at(const island *is, int corner) {
    for (int site = 0; site < is->count[COST_SETTLEMENT]; site++)
        if (is->settlement[site].corner == corner) return site;
    return -1;
}

bool island_touches(const island *is, const uint32_t roads[ISLAND_ROAD_WORDS], int corner) {
    int count = island_roads(is);
    for (int word = 0; word * 32 < count; word++) {
        const island_road *road = &is->road[word * 32];
        for (uint32_t left = roads[word]; left; left >>= 1, road++)
            if ((left & 1u) && (road->from == corner || road->to == corner)) return true;
    }
    return false;
}
