#include "window_face.h"

#include "buttons.h"
#include "font.h"

#include <stdbool.h>

enum {
    GLASS_X = 4,
    GLASS_Y = 4,
    GLASS_WIDTH = 136,
    GLASS_HEIGHT = 72,
    PICTURE_X = 8,
    PICTURE_Y = 8,
    BUTTON_Y = 91,
    BUTTON_RADIUS = 9,
    HINT_Y = 104,
    GAPS_FROM_SCALE = 3 /* smaller pixels touch, or the gaps would dim the picture */
};

static const struct {
    uint8_t bit;
    int x;
    const char *label, *hint;
} faces[] = {
    {BUTTONS_LEFT, 20, "◄", "Left"},
    {BUTTONS_RIGHT, 46, "►", "Right"},
    {BUTTONS_A, 98, "A", "Enter"},
    {BUTTONS_B, 124, "B", "Backspace"},
};
enum { FACES = sizeof faces / sizeof faces[0] };

static const SDL_Color body = {38, 41, 48, 255}, edge = {24, 26, 31, 255}, glass = {5, 7, 10, 255},
                       dark = {10, 13, 18, 255}, lit = {214, 236, 255, 255}, glow = {134, 152, 170, 255},
                       cap = {74, 80, 92, 255}, cap_light = {96, 103, 117, 255},
                       cap_down = {44, 118, 168, 255}, print = {150, 158, 172, 255};

/* Where the face lies in the window. */
typedef struct place {
    int scale, x, y;
} place;

static place place_in(SDL_Renderer *renderer) {
    int width = 0, height = 0;
    SDL_GetRendererOutputSize(renderer, &width, &height);
    int across = width / WINDOW_FACE_WIDTH, down = height / WINDOW_FACE_HEIGHT;
    place p = {.scale = across < down ? across : down};
    if (p.scale < 1) p.scale = 1;
    p.x = (width - WINDOW_FACE_WIDTH * p.scale) / 2;
    p.y = (height - WINDOW_FACE_HEIGHT * p.scale) / 2;
    return p;
}

static void colour(SDL_Renderer *r, SDL_Color c) { SDL_SetRenderDrawColor(r, c.r, c.g, c.b, c.a); }

/* A rectangle in pixels of the small screen, less `gap` pixels of the window. */
static void block(SDL_Renderer *r, place p, int x, int y, int width, int height, int gap) {
    SDL_Rect rect = {p.x + x * p.scale, p.y + y * p.scale, width * p.scale - gap, height * p.scale - gap};
    SDL_RenderFillRect(r, &rect);
}

/* The usual level is full light here: a screen has no more. What is below dims
 * down to a third, as on the glass, where level 0 can still be read. */
static SDL_Color dimmed(SDL_Color c, uint8_t level) {
    int light = level < PANEL_LIGHT ? level : PANEL_LIGHT;
    int share = PANEL_LIGHT + 2 * light, whole = 3 * PANEL_LIGHT;
    return (SDL_Color){(Uint8)(c.r * share / whole), (Uint8)(c.g * share / whole),
                       (Uint8)(c.b * share / whole), c.a};
}

/* The gap beside a lit pixel glows a little: light letters stay whole, and dark
 * ones on a light ground are not crossed out by the gaps. */
static void draw_picture(SDL_Renderer *r, place p, const uint8_t *frame, uint8_t level) {
    SDL_Color pixel = dimmed(lit, level), between = dimmed(glow, level);
    int gap = p.scale >= GAPS_FROM_SCALE ? 1 : 0;
    for (int y = 0; y < PANEL_HEIGHT_PX; y++)
        for (int x = 0; x < PANEL_WIDTH_PX; x++) {
            bool on = frame[y / 8 * PANEL_WIDTH_PX + x] >> (y % 8) & 1;
            if (on) {
                colour(r, between);
                block(r, p, PICTURE_X + x, PICTURE_Y + y, 1, 1, 0);
            }
            colour(r, on ? pixel : dark);
            block(r, p, PICTURE_X + x, PICTURE_Y + y, 1, 1, gap);
        }
}

static void draw_disc(SDL_Renderer *r, int centre_x, int centre_y, int radius) {
    for (int y = -radius, half = 0; y <= radius; y++) {
        while (half * half + y * y <= radius * radius) half++;
        while (half > 0 && half * half + y * y > radius * radius) half--;
        SDL_RenderDrawLine(r, centre_x - half, centre_y + y, centre_x + half, centre_y + y);
    }
}

/* Text in window pixels, `dot` of them for each of the font's. */
static void draw_text(SDL_Renderer *r, int dot, int centre_x, int y, const char *text) {
    int x = centre_x - font_width_px(&font_small, text) * dot / 2;
    for (uint16_t code; (code = font_next(&text)) != 0;) {
        const font_glyph *g = font_find(&font_small, code);
        for (int column = 0; column < g->width_px; column++)
            for (int row = 0; row < font_small.height_px; row++)
                if (font_small.bits[g->offset + column] >> row & 1) {
                    SDL_Rect rect = {x + column * dot, y + row * dot, dot, dot};
                    SDL_RenderFillRect(r, &rect);
                }
        x += (g->width_px + FONT_GAP_PX) * dot;
    }
}

static void draw_button(SDL_Renderer *r, place p, int which, bool down) {
    int x = p.x + faces[which].x * p.scale, y = p.y + BUTTON_Y * p.scale;
    int radius = BUTTON_RADIUS * p.scale, sunk = down ? p.scale / 2 : 0;
    colour(r, edge);
    draw_disc(r, x, y + p.scale / 2, radius + p.scale);
    colour(r, down ? cap_down : cap_light);
    draw_disc(r, x, y + sunk, radius);
    if (!down) {
        colour(r, cap);
        draw_disc(r, x, y + p.scale / 2, radius - p.scale / 2);
    }
    colour(r, lit);
    draw_text(r, p.scale, x, y + sunk - (font_small.height_px / 2 - 1) * p.scale, faces[which].label);
    colour(r, print);
    draw_text(r, (p.scale + 1) / 2, x, p.y + HINT_Y * p.scale, faces[which].hint);
}

void window_face_draw(SDL_Renderer *r, const uint8_t frame[PANEL_FRAME_BYTES], uint8_t level, uint8_t down) {
    place p = place_in(r);
    colour(r, body);
    SDL_RenderClear(r);
    colour(r, edge);
    block(r, p, GLASS_X - 1, GLASS_Y - 1, GLASS_WIDTH + 2, GLASS_HEIGHT + 2, 0);
    colour(r, glass);
    block(r, p, GLASS_X, GLASS_Y, GLASS_WIDTH, GLASS_HEIGHT, 0);
    draw_picture(r, p, frame, level);
    for (int i = 0; i < FACES; i++) draw_button(r, p, i, (down & faces[i].bit) != 0);
    SDL_RenderPresent(r);
}

uint8_t window_face_button_at(SDL_Renderer *r, int x, int y) {
    place p = place_in(r);
    int reach = (BUTTON_RADIUS + 1) * p.scale;
    for (int i = 0; i < FACES; i++) {
        int dx = x - (p.x + faces[i].x * p.scale), dy = y - (p.y + BUTTON_Y * p.scale);
        if (dx * dx + dy * dy <= reach * reach) return faces[i].bit;
    }
    return 0;
}
