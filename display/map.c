#include "map.h"

#include "icon_list.h"
#include "kind.h"
#include "rules.h"
#include "sign.h"

/* How far apart things are. */
static const struct {
    uint8_t unit_x_px, unit_y_px;
    uint8_t margin_px; /* from the window's edge to the first corner of a whole island */
} scales[MAP_SCALES] = {
    [MAP_OWN] = {6, 8, 3},
    [MAP_WHOLE] = {6, 3, 3},
    [MAP_NEAR] = {10, 6, 0},
};

/* The island of Extra in steps of its sheet. */
enum { EXTRA_COLUMNS = 10, EXTRA_ROWS = 16 };

enum { ICON_PX = 7, ICON_HALF_PX = 3, FINDER_HALF_PX = 5, NO_OWNER = GAME_NOBODY };

static const icon *const filled[COST_KINDS] = {
    [COST_SETTLEMENT] = &icon_map_settlement,
    [COST_CITY] = &icon_map_city,
    [COST_KNIGHT] = &icon_map_knight,
    [COST_CASTLE] = &icon_map_castle,
};
static const icon *const outline[COST_KINDS] = {
    [COST_SETTLEMENT] = &icon_map_settlement_line,
    [COST_CITY] = &icon_map_city_line,
    [COST_KNIGHT] = &icon_map_knight_line,
    [COST_CASTLE] = &icon_map_castle_line,
};
static const island *island_of(const map_view *v) { return kind_of(v->g)->island; }
static bool shared(const map_view *v) { return kind_of(v->g)->shared; }

map_view map_view_of(const game *g, int player) {
    map_view v = {.g = g, .player = (uint8_t)player, .lit = true, .piece = COST_KINDS, .cursor_lit = true};
    v.scale = kind_of(g)->shared ? MAP_WHOLE : MAP_OWN;
    v.window = (map_window){0, 0, MAP_WIDTH_PX, MAP_HEIGHT_PX};
    v.at = (map_point){scales[v.scale].margin_px, scales[v.scale].margin_px};
    return v;
}

/* ---- places */

static map_point point(const map_view *v, island_point p) {
    return (map_point){(int16_t)(v->at.x + p.x * scales[v->scale].unit_x_px),
                       (int16_t)(v->at.y + p.y * scales[v->scale].unit_y_px)};
}

static map_point corner(const map_view *v, int i) { return point(v, island_of(v)->corner_at[i]); }

/* Two knights of one desert stand side by side. */
static map_point knight_place(const map_view *v, int site) {
    const island *is = island_of(v);
    const island_knight *k = &is->knight[site];
    map_point p = point(v, is->hex_at[k->hex]);
    int beside = v->scale == MAP_WHOLE ? 2 : 4;
    if (site > 0 && is->knight[site - 1].hex == k->hex) p.x = (int16_t)(p.x + beside);
    if (site + 1 < is->count[COST_KNIGHT] && is->knight[site + 1].hex == k->hex)
        p.x = (int16_t)(p.x - beside);
    return p;
}

/* Castles belong to no land: they stand in the four corners round the island. */
static map_point castle_place(int site) {
    int16_t left = 6, right = MAP_WIDTH_PX - 7, top = 4, bottom = MAP_HEIGHT_PX - 6;
    return (map_point){site & 1 ? right : left, site & 2 ? bottom : top};
}

map_point map_place(const map_view *v, cost_piece piece, int site) {
    const island *is = island_of(v);
    switch (piece) {
    case COST_ROAD: {
        map_point from = corner(v, is->road[site].from), to = corner(v, is->road[site].to);
        return (map_point){(int16_t)((from.x + to.x) / 2), (int16_t)((from.y + to.y) / 2)};
    }
    case COST_SETTLEMENT: return corner(v, is->settlement[site].corner);
    case COST_CITY: return corner(v, is->city[site].corner);
    case COST_KNIGHT: return knight_place(v, site);
    default: return castle_place(site);
    }
}

/* Along one side of the window: where the island of `size` px begins. No sea is
 * shown where there is land to be seen. */
static int16_t follow(int at, int place, int from, int length, int size) {
    enum { RIM_PX = 13, SEA_PX = 8 };
    if (place < from + RIM_PX || place >= from + length - RIM_PX) at += from + length / 2 - place;
    int most = from + SEA_PX, least = from + length - SEA_PX - size;
    return (int16_t)(at > most ? most : at < least ? least : at);
}

map_point map_follow(const map_view *v) {
    map_point place = map_place(v, (cost_piece)v->piece, v->site);
    const map_window *w = &v->window;
    return (map_point){
        follow(v->at.x, place.x, w->x, w->width_px, EXTRA_COLUMNS * scales[MAP_NEAR].unit_x_px),
        follow(v->at.y, place.y, w->y, w->height_px, EXTRA_ROWS * scales[MAP_NEAR].unit_y_px),
    };
}

/* ---- roads */

typedef enum { DOTS, THIN, THICK, RAILS, DASHES } stroke;

/* How the roads of the first, second, ... player are drawn. */
static const stroke strokes[] = {THICK, RAILS, DASHES, THIN};

static bool inked(stroke s, int step, int across) {
    switch (s) {
    case DOTS:
    case THIN: return across == 0;
    case THICK: return true;
    case RAILS: return across != 0;
    default: return step % 4 < 2;
    }
}

/* A line one or three pixels wide: its neighbours lie above and below where
 * it runs flat, left and right where it is steep. Positions are counted in
 * parts of a pixel, so that only the ends of a road need a division; a shift rounds down, also left of
 * and above the glass. */
enum { PART_BITS = 8, PARTS = 1 << PART_BITS };

static void draw_road(canvas *c, map_point from, map_point to, stroke s) {
    int dx = to.x - from.x, dy = to.y - from.y;
    int wide = dx < 0 ? -dx : dx, high = dy < 0 ? -dy : dy;
    bool flat = wide > high;
    int steps = flat ? wide : high;
    int x = from.x * PARTS + PARTS / 2, y = from.y * PARTS + PARTS / 2;
    int step_x = dx * PARTS / steps, step_y = dy * PARTS / steps;
    for (int i = 0; i <= steps; i++, x += step_x, y += step_y) {
        if (s == DOTS && i % 3) continue;
        for (int across = -1; across <= 1; across++)
            if (inked(s, i, across))
                canvas_dot(c, (x >> PART_BITS) + (flat ? 0 : across), (y >> PART_BITS) + (flat ? across : 0),
                           CANVAS_SET);
    }
}

void map_draw_owner(canvas *c, int x, int y, int player) {
    draw_road(c, (map_point){(int16_t)x, (int16_t)(y + 1)}, (map_point){(int16_t)(x + 10), (int16_t)(y + 1)},
              strokes[player]);
}

static bool at_cursor(const map_view *v, cost_piece piece, int site) {
    return v->piece == piece && v->site == site;
}

/* What is seen of it now: the cursor shows the piece that stands there or would,
 * and a player's own pieces may be dark at this moment. */
static int seen_owner(const map_view *v, cost_piece piece, int site) {
    int owner = rules_owner(v->g, v->player, piece, site);
    if (at_cursor(v, piece, site)) return !v->cursor_lit ? NO_OWNER : owner == NO_OWNER ? v->player : owner;
    return owner == v->player && !v->lit ? NO_OWNER : owner;
}

/* In the window, or reaching into it? The rest need not be drawn. */
static bool visible(const map_view *v, map_point p) {
    enum { REACH_PX = 12 };
    const map_window *w = &v->window;
    return p.x > w->x - REACH_PX && p.x < w->x + w->width_px + REACH_PX && p.y > w->y - REACH_PX &&
           p.y < w->y + w->height_px + REACH_PX;
}

static void draw_roads(canvas *c, const map_view *v) {
    const island *is = island_of(v);
    for (int i = 0; i < island_roads(is); i++) {
        map_point from = corner(v, is->road[i].from), to = corner(v, is->road[i].to);
        if (!visible(v, from)) continue;
        bool given = i >= is->count[COST_ROAD];
        int owner = given ? v->player : seen_owner(v, COST_ROAD, i);
        stroke s = shared(v) ? DOTS : THIN;
        if (owner != NO_OWNER) s = shared(v) ? strokes[owner] : THICK;
        draw_road(c, from, to, s);
    }
}

/* The land of an island of one's own: its hexes, of which the roads follow only
 * some edges. */
static void draw_land(canvas *c, const map_view *v) {
    static const int8_t edge[][2] = {{-2, 0}, {-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}};
    enum { EDGES = 6 };
    for (int hex = 0; hex < island_of(v)->hexes; hex++)
        for (int i = 0; i < EDGES; i++) {
            island_point centre = island_of(v)->hex_at[hex], end[2];
            for (int k = 0; k < 2; k++) {
                const int8_t *e = edge[(i + k) % EDGES];
                end[k] = (island_point){(uint8_t)(centre.x + e[0]), (uint8_t)(centre.y + e[1])};
            }
            draw_road(c, point(v, end[0]), point(v, end[1]), DOTS);
        }
}

/* ---- sites */

static void draw_icon(canvas *c, map_point p, const icon *i) {
    canvas_fill(c, p.x - ICON_HALF_PX, p.y - ICON_HALF_PX, ICON_PX, ICON_PX, CANVAS_CLEAR);
    canvas_icon(c, p.x - ICON_HALF_PX, p.y - ICON_HALF_PX, i, CANVAS_SET);
}

/* The fill of the first, second, ... player: two columns of eight pixels that
 * repeat: full, empty, stripes, chequered. */
static const uint8_t fills[][2] = {{0xFF, 0xFF}, {0x00, 0x00}, {0x55, 0x55}, {0x11, 0x44}};

static void draw_owned(canvas *c, map_point p, cost_piece piece, int owner) {
    uint8_t bits[ICON_PX];
    for (int i = 0; i < ICON_PX; i++)
        bits[i] = (uint8_t)(outline[piece]->bits[i] | (filled[piece]->bits[i] & fills[owner][i & 1]));
    draw_icon(c, p, owner == 0 ? filled[piece] : &(icon){ICON_PX, ICON_PX, bits});
}

/* From far away a house is five pixels across and a knight three, in the shape
 * of the owner: full, empty, striped, crossed. */
static void draw_far(canvas *c, map_point p, int owner, bool house) {
    static const uint8_t houses[][5] = {{0x1F, 0x1F, 0x1F, 0x1F, 0x1F},
                                        {0x1F, 0x11, 0x11, 0x11, 0x1F},
                                        {0x15, 0x15, 0x15, 0x15, 0x15},
                                        {0x11, 0x0A, 0x04, 0x0A, 0x11}};
    static const uint8_t knights[][3] = {{7, 7, 7}, {7, 5, 7}, {5, 5, 5}, {5, 2, 5}};
    int half = house ? 2 : 1, side = 2 * half + 1;
    icon shape = {(uint8_t)side, (uint8_t)side, house ? houses[owner] : knights[owner]};
    canvas_fill(c, p.x - half, p.y - half, side, side, CANVAS_CLEAR);
    canvas_icon(c, p.x - half, p.y - half, &shape, CANVAS_SET);
}

/* A free site of the shared island: a ring, with a dot in it where a city may grow. */
static void draw_ring(canvas *c, map_point p, bool city, int half) {
    canvas_fill(c, p.x - half, p.y - half, 2 * half + 1, 2 * half + 1, CANVAS_CLEAR);
    canvas_round_box(c, p.x - half, p.y - half, 2 * half + 1, 2 * half + 1, CANVAS_SET);
    if (city && half > 1) canvas_dot(c, p.x, p.y, CANVAS_SET);
}

static int city_at(const island *is, int at) {
    for (int i = 0; i < is->count[COST_CITY]; i++)
        if (is->city[i].corner == at) return i;
    return -1;
}

static void draw_shared_site(canvas *c, const map_view *v, int site) {
    const island *is = island_of(v);
    map_point p = map_place(v, COST_SETTLEMENT, site);
    if (!visible(v, p)) return;
    int city = city_at(is, is->settlement[site].corner);
    int owner = city >= 0 ? seen_owner(v, COST_CITY, city) : NO_OWNER;
    cost_piece piece = owner == NO_OWNER ? COST_SETTLEMENT : COST_CITY;
    if (owner == NO_OWNER) owner = seen_owner(v, COST_SETTLEMENT, site);
    bool near = v->scale == MAP_NEAR;
    if (owner == NO_OWNER) draw_ring(c, p, city >= 0, near ? 2 : 1);
    else if (near) draw_owned(c, p, piece, owner);
    else draw_far(c, p, owner, true);
}

static void draw_own_sites(canvas *c, const map_view *v, cost_piece piece) {
    for (int i = 0; i < island_of(v)->count[piece]; i++) {
        bool built = seen_owner(v, piece, i) != NO_OWNER;
        draw_icon(c, map_place(v, piece, i), built ? filled[piece] : outline[piece]);
    }
}

/* The second knight of a pair has given what the first one gave. */
static int joker_bearer(const game *g, int site) {
    reason (*joker)(const game *, int) = kind_of(g)->joker;
    return joker && joker(g, site) == REASON_FIRST_OF_PAIR ? site - 1 : site;
}

/* A knight not there yet shows what his joker gives; on an island of one's own, one
 * who has given it is hollow. */
static void draw_knight(canvas *c, const map_view *v, int site) {
    map_point p = map_place(v, COST_KNIGHT, site);
    if (!visible(v, p)) return;
    int owner = seen_owner(v, COST_KNIGHT, site);
    bool used = owner != NO_OWNER && v->g->sheet[owner].used >> joker_bearer(v->g, site) & 1u;
    if (v->scale == MAP_WHOLE) {
        if (owner == NO_OWNER) canvas_dot(c, p.x, p.y, CANVAS_SET);
        else draw_far(c, p, owner, false);
    } else if (owner == NO_OWNER) draw_icon(c, p, sign_of_resource(island_of(v)->knight[site].joker));
    else if (shared(v)) draw_owned(c, p, COST_KNIGHT, owner);
    else draw_icon(c, p, used ? outline[COST_KNIGHT] : filled[COST_KNIGHT]);
}

static void draw_castle(canvas *c, const map_view *v, int site) {
    int owner = seen_owner(v, COST_CASTLE, site);
    if (owner == NO_OWNER) draw_ring(c, castle_place(site), false, 2);
    else draw_owned(c, castle_place(site), COST_CASTLE, owner);
}

/* At the coast the frame stays in the window. */
static int16_t within(int at, int from, int length) {
    int least = from + FINDER_HALF_PX, most = from + length - 1 - FINDER_HALF_PX;
    return (int16_t)(at < least ? least : at > most ? most : at);
}

/* A frame round the place where the cursor is, with a dark line inside so that
 * it stands off from what it frames. */
static void draw_finder(canvas *c, const map_window *w, map_point p) {
    p.x = within(p.x, w->x, w->width_px);
    p.y = within(p.y, w->y, w->height_px);
    for (int half = FINDER_HALF_PX - 1; half <= FINDER_HALF_PX; half++)
        canvas_round_box(c, p.x - half, p.y - half, 2 * half + 1, 2 * half + 1,
                         half == FINDER_HALF_PX ? CANVAS_SET : CANVAS_CLEAR);
}

void map_draw(canvas *c, const map_view *v) {
    const island *is = island_of(v);
    uint16_t cut = c->cut; /* what lies outside of a near view is meant to */
    if (!shared(v)) draw_land(c, v);
    draw_roads(c, v);
    for (int i = 0; i < is->count[COST_KNIGHT]; i++) draw_knight(c, v, i);
    if (!shared(v)) {
        draw_own_sites(c, v, COST_SETTLEMENT);
        draw_own_sites(c, v, COST_CITY);
    }
    for (int i = 0; shared(v) && i < is->count[COST_SETTLEMENT]; i++) draw_shared_site(c, v, i);
    bool castles = v->scale == MAP_WHOLE && rules_has(v->g, COST_CASTLE);
    for (int i = 0; castles && i < is->count[COST_CASTLE]; i++) draw_castle(c, v, i);
    if (v->piece != COST_KINDS) draw_finder(c, &v->window, map_place(v, (cost_piece)v->piece, v->site));
    c->cut = cut;
}
