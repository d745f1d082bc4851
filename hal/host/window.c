/* window: the program in an SDL2 window.
 *
 * Keys and mouse become pin levels with the times at which they happened, so
 * holding and repeating are the program's own. Esc or closing the window
 * leaves.
 */

/* This program has a main of its own and wants none of SDL's. */
#define SDL_MAIN_HANDLED

#include "buttons.h"
#include "clock.h"
#include "front.h"
#include "piezo.h"
#include "quiet.h"
#include "quit.h"
#include "window_face.h"

#include <SDL.h>
#include <string.h>

enum { USUAL_SCALE = 5, USUAL_SHARE = 90 /* percent of the desktop, at most */ };

static const struct {
    SDL_Keycode key;
    uint8_t button;
} key_map[] = {
    {SDLK_LEFT, BUTTONS_LEFT},  {SDLK_RIGHT, BUTTONS_RIGHT}, {SDLK_a, BUTTONS_A}, {SDLK_RETURN, BUTTONS_A},
    {SDLK_KP_ENTER, BUTTONS_A}, {SDLK_SPACE, BUTTONS_A},     {SDLK_b, BUTTONS_B}, {SDLK_BACKSPACE, BUTTONS_B},
};
enum { KEYS = sizeof key_map / sizeof key_map[0] };

static SDL_Window *window;
static SDL_Renderer *renderer;
static uint8_t picture[PANEL_FRAME_BYTES];
static uint8_t brightness = PANEL_LIGHT;
static bool stale; /* the window does not show what it should */
static bool key_down[KEYS];
static uint8_t mouse_down; /* the buttons that the mouse holds */
static uint8_t levels;     /* the buttons as they were told */

static int first_scale(void) {
    SDL_Rect desktop;
    int scale = USUAL_SCALE;
    if (SDL_GetDisplayUsableBounds(0, &desktop) != 0) return scale;
    while (scale > 1 && (WINDOW_FACE_WIDTH * scale > desktop.w * USUAL_SHARE / 100 ||
                         WINDOW_FACE_HEIGHT * scale > desktop.h * USUAL_SHARE / 100))
        scale--;
    return scale;
}

static void close_window(void) {
    if (!SDL_WasInit(SDL_INIT_VIDEO)) return;
    piezo_close();
    if (renderer) SDL_DestroyRenderer(renderer);
    if (window) SDL_DestroyWindow(window);
    renderer = NULL;
    window = NULL;
    SDL_Quit();
}

static const char *fail(void) {
    static char problem[160];
    SDL_strlcpy(problem, SDL_GetError(), sizeof problem); /* SDL_Quit() forgets it */
    close_window();
    return problem;
}

/* Without a display SDL falls back to drivers that show nothing; that is no
 * window, unless somebody asked for it by name. */
static bool is_seen(void) {
    const char *driver = SDL_GetCurrentVideoDriver();
    bool unseen = driver && (strcmp(driver, "offscreen") == 0 || strcmp(driver, "dummy") == 0 ||
                             strcmp(driver, "evdev") == 0);
    return !unseen || SDL_getenv("SDL_VIDEODRIVER");
}

static bool start_window(void) {
    SDL_SetMainReady();
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1"); /* quit.c has them */
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
    if (!is_seen()) return SDL_SetError("there is no display"), false;
    int scale = first_scale();
    window = SDL_CreateWindow("Dicehold", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                              WINDOW_FACE_WIDTH * scale, WINDOW_FACE_HEIGHT * scale,
                              SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (!window) return false;
    SDL_SetWindowMinimumSize(window, WINDOW_FACE_WIDTH, WINDOW_FACE_HEIGHT);
    renderer = SDL_CreateRenderer(window, -1, 0);
    if (!renderer) renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
    if (!renderer) return false;
    piezo_open();
    return true;
}

static const char *open_window(void) {
    quiet_begin();
    bool good = start_window();
    quiet_end();
    stale = true;
    return good ? NULL : fail();
}

static void show(const uint8_t frame[PANEL_FRAME_BYTES]) {
    memcpy(picture, frame, sizeof picture);
    stale = true;
}

static void light(uint8_t level) {
    brightness = level;
    stale = true;
}

/* ---- the player */

/* SDL's clock started at another time than ours. */
static uint32_t time_of(uint32_t event_ms, uint32_t now_ms) {
    uint32_t ago_ms = SDL_GetTicks() - event_ms;
    return ago_ms < now_ms ? now_ms - ago_ms : now_ms;
}

static void tell_levels(uint32_t time_ms) {
    uint8_t now = mouse_down;
    for (int i = 0; i < KEYS; i++)
        if (key_down[i]) now |= key_map[i].button;
    if (now == levels) return;
    buttons_change((uint8_t)(levels & ~now), false, time_ms);
    buttons_change((uint8_t)(now & ~levels), true, time_ms);
    levels = now;
    stale = true;
}

static void let_go(void) {
    memset(key_down, 0, sizeof key_down);
    mouse_down = 0;
}

static void take_key(const SDL_KeyboardEvent *e) {
    if (e->repeat) return; /* repeats are the program's own */
    if (e->keysym.sym == SDLK_ESCAPE && e->type == SDL_KEYDOWN) quit_ask();
    for (int i = 0; i < KEYS; i++)
        if (key_map[i].key == e->keysym.sym) key_down[i] = e->type == SDL_KEYDOWN;
}

static void take_mouse(const SDL_MouseButtonEvent *e) {
    if (e->button != SDL_BUTTON_LEFT) return;
    mouse_down = 0;
    if (e->type != SDL_MOUSEBUTTONDOWN) return;
    /* The mouse counts in points, the renderer in pixels. */
    int points = 0, pixels = 0;
    SDL_GetWindowSize(window, &points, NULL);
    SDL_GetRendererOutputSize(renderer, &pixels, NULL);
    if (points <= 0) return;
    mouse_down = window_face_button_at(renderer, e->x * pixels / points, e->y * pixels / points);
}

static void take_event(const SDL_Event *e, uint32_t now_ms) {
    switch (e->type) {
    case SDL_QUIT: quit_ask(); break;
    case SDL_KEYDOWN:
    case SDL_KEYUP: take_key(&e->key); break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: take_mouse(&e->button); break;
    case SDL_WINDOWEVENT:
        if (e->window.event == SDL_WINDOWEVENT_FOCUS_LOST) let_go(); /* releases are not told any more */
        stale = true;
        break;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET: stale = true; break;
    default: return;
    }
    tell_levels(time_of(e->common.timestamp, now_ms));
}

static void poll_window(uint32_t now_ms) {
    SDL_Event e;
    while (SDL_PollEvent(&e)) take_event(&e, now_ms);
    if (!stale) return;
    stale = false;
    window_face_draw(renderer, picture, brightness, levels);
}

static void wait_window(uint32_t most_ms) { SDL_WaitEventTimeout(NULL, (int)most_ms); }

const front window_front = {
    .name = "window",
    .open = open_window,
    .show = show,
    .light = light,
    .poll = poll_window,
    .wait = wait_window,
    .fd = -1,
    .tone = piezo_tone,
    .close = close_window,
};
