/* map: the islands on the glass.
 *
 * The same drawing for every island and for near and far: a scale says how
 * many pixels a step of the printed sheet has (island.h gives the places of
 * corners and hexes), the rest follows. On the island that all share, owners
 * are told apart by how their roads are drawn and their houses filled.
 *
 *     map_view v = map_view_of(&g, player);
 *     v.piece = COST_ROAD, v.site = 3;        // the cursor
 *     map_draw(c, &v);
 */
#ifndef MAP_H
#define MAP_H

#include "canvas.h"
#include "game.h"

/* The window in which a map is drawn at the left of the screen. */
enum { MAP_WIDTH_PX = 67, MAP_HEIGHT_PX = 55 };

typedef struct map_window {
    uint8_t x, y, width_px, height_px;
} map_window;

typedef enum map_scale {
    MAP_OWN,   /* Island One and Two, whole */
    MAP_WHOLE, /* the island of Extra, whole */
    MAP_NEAR,  /* the same from near */
    MAP_SCALES,
} map_scale;

typedef struct map_point {
    int16_t x, y;
} map_point;

typedef struct map_view {
    const game *g;
    uint8_t player; /* whose island; on a shared one, whose pieces are `lit` or not */
    uint8_t scale;  /* map_scale */
    map_window window;
    map_point at;  /* where the island's corner (0, 0) lies on the canvas */
    bool lit;      /* false: the player's own pieces are dark, for blinking */
    uint8_t piece; /* the cursor stands on this kind of piece, COST_KINDS: nowhere */
    uint8_t site;
    bool cursor_lit;
} map_view;

/* The whole island of this player, without a cursor. */
map_view map_view_of(const game *g, int player);

/* Where a site lies on the canvas. */
map_point map_place(const map_view *v, cost_piece piece, int site);

/* Where the island must lie so that the cursor's site is seen in the window of a
 * near view: as it does where that is well within, else centred. */
map_point map_follow(const map_view *v);

/* Draws over whatever is there. What lies partly outside the window is drawn
 * too, for the caller to clear. */
void map_draw(canvas *c, const map_view *v);

/* A short piece of a player's road, for a legend; 11 px wide, 3 high. */
void map_draw_owner(canvas *c, int x, int y, int player);

#endif
