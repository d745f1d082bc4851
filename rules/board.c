#include "board.h"

#include <string.h>

#include "kind.h"
#include "line.h"

enum { WIDTH = 48 };

/* How the points of an island become columns and rows. */
typedef struct {
    const island *is;
    const game *g;
    int player;    /* whose island, or GAME_NOBODY: shared */
    int column_by; /* columns per unit of x */
} picture;

static int column(const picture *p, int x) { return x * p->column_by + 2; }

/* Rows of the shared island are drawn closer where roads run upright. */
static int row(const picture *p, int y) { return p->player == GAME_NOBODY ? 2 * (y - y / 3) : 2 * y; }

static int hex_row(const picture *p, int y) {
    return p->player == GAME_NOBODY ? row(p, y - 2) + 3 : row(p, y);
}

static void put(char *text, int at, const char *what) {
    for (int i = 0; what[i]; i++)
        if (at + i >= 0 && at + i < WIDTH) text[at + i] = what[i];
}

static int owner(const picture *p, cost_piece piece, int site) {
    if (p->player == GAME_NOBODY) return game_owner(p->g, piece, site);
    return game_has(&p->g->sheet[p->player], piece, site) ? p->player : GAME_NOBODY;
}

static void draw_road(const picture *p, int road, int at_row, char *text) {
    island_point a = p->is->corner_at[p->is->road[road].from], b = p->is->corner_at[p->is->road[road].to];
    if (row(p, a.y) + row(p, b.y) != 2 * at_row) return;
    int middle = (column(p, a.x) + column(p, b.x)) / 2;
    int by = owner(p, COST_ROAD, road);
    char mark[] = {(char)(by == GAME_NOBODY ? 0 : '1' + by), '\0'};
    if (a.y == b.y) put(text, middle - 1, "---");
    if (by == GAME_NOBODY) {
        bool falls = (a.x < b.x) == (a.y < b.y);
        mark[0] = a.y == b.y ? '-' : a.x == b.x ? '|' : falls ? '\\' : '/';
    }
    put(text, middle, mark);
}

/* A site: its letter, small while unbuilt, then its number or its owner. */
static void draw_site(const picture *p, cost_piece piece, int site, int corner, int number, char *text) {
    char name[8];
    line l = line_in(name, sizeof name);
    int by = owner(p, piece, site);
    char letter = cost_letter(piece);
    line_char(&l, by == GAME_NOBODY ? (char)(letter - 'A' + 'a') : letter);
    if (p->player != GAME_NOBODY) line_int(&l, number);
    else if (by != GAME_NOBODY) line_int(&l, by + 1);
    put(text, column(p, p->is->corner_at[corner].x), name);
}

static void draw_corner(const picture *p, int corner, char *text) {
    const island *is = p->is;
    put(text, column(p, is->corner_at[corner].x), "+");
    for (int i = 0; i < is->count[COST_SETTLEMENT]; i++)
        if (is->settlement[i].corner == corner)
            draw_site(p, COST_SETTLEMENT, i, corner, is->settlement[i].number, text);
    for (int i = 0; i < is->count[COST_CITY]; i++) {
        if (is->city[i].corner != corner) continue;
        /* A settlement that stands is drawn until its city does. */
        int below = p->player == GAME_NOBODY ? island_settlement_at(is, corner) : -1;
        if (below >= 0 && owner(p, COST_SETTLEMENT, below) != GAME_NOBODY &&
            owner(p, COST_CITY, i) == GAME_NOBODY)
            continue;
        draw_site(p, COST_CITY, i, corner, is->city[i].number, text);
    }
}

static void draw_knight(const picture *p, int i, char *text) {
    const island_knight *k = &p->is->knight[i];
    char name[8];
    line l = line_in(name, sizeof name);
    int by = owner(p, COST_KNIGHT, i);
    line_char(&l, by == GAME_NOBODY ? 'k' : 'K');
    if (p->player != GAME_NOBODY) {
        line_int(&l, k->number);
    } else {
        line_char(&l, k->joker == ISLAND_ANY ? '?' : dice_letter(k->joker));
        if (by != GAME_NOBODY) line_int(&l, by + 1);
    }
    if (by != GAME_NOBODY && (p->g->sheet[by].used & bits_one(i))) line_char(&l, 'x');
    put(text, column(p, p->is->hex_at[k->hex].x) - 1, name);
}

static void draw_knights(const picture *p, int at_row, char *text) {
    int last = ISLAND_NONE;
    for (int i = 0; i < p->is->count[COST_KNIGHT]; i++) {
        int hex = p->is->knight[i].hex;
        int below = hex == last; /* the second knight of a desert */
        last = hex;
        if (hex_row(p, p->is->hex_at[hex].y) + below == at_row) draw_knight(p, i, text);
    }
}

static void draw_island(const picture *p, board_line *each, void *context) {
    int first = row(p, p->is->corner_at[0].y), last = first;
    for (int c = 0; c < p->is->corners; c++) {
        int at = row(p, p->is->corner_at[c].y);
        if (at < first) first = at;
        if (at > last) last = at;
    }
    for (int r = first; r <= last; r++) {
        char text[WIDTH + 1];
        memset(text, ' ', WIDTH);
        for (int road = 0; road < island_roads(p->is); road++) draw_road(p, road, r, text);
        for (int c = 0; c < p->is->corners; c++)
            if (row(p, p->is->corner_at[c].y) == r) draw_corner(p, c, text);
        draw_knights(p, r, text);
        int length = WIDTH;
        while (length > 0 && text[length - 1] == ' ') length--;
        text[length] = '\0';
        each(context, text);
    }
}

static void draw_castles(const game *g, board_line *each, void *context) {
    char text[WIDTH];
    line l = line_in(text, sizeof text);
    line_text(&l, "castles");
    for (int i = 0; i < island_extra.count[COST_CASTLE]; i++) {
        int by = game_owner(g, COST_CASTLE, i);
        line_text(&l, by == GAME_NOBODY ? " b" : " B");
        line_int(&l, i);
        if (by == GAME_NOBODY) continue;
        line_char(&l, ':');
        line_int(&l, by + 1);
    }
    each(context, text);
}

void board_draw(const game *g, board_line *each, void *context) {
    const kind *k = kind_of(g);
    if (k->shared) {
        picture p = {.is = k->island, .g = g, .player = GAME_NOBODY, .column_by = 4};
        draw_island(&p, each, context);
        if (!game_switch(g, EXTRA_CASTLES_OFF)) draw_castles(g, each, context);
        return;
    }
    for (int player = 0; player < g->players; player++) {
        const char heading[] = {(char)('1' + player), ':', '\0'};
        picture p = {.is = k->island, .g = g, .player = player, .column_by = 3};
        each(context, heading);
        draw_island(&p, each, context);
    }
}
