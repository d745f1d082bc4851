/* Start roads of Extra, one player after the other: the cursor goes only over
 * those that may be taken. The whole island on the left, the place from near
 * on the right. */
#include "hint.h"
#include "icon_list.h"
#include "screens.h"
#include "side.h"

enum { NEAR_Y = 28, NEAR_HEIGHT_PX = UI_KEYS_Y - 1 - NEAR_Y };

static buildable road_at(const ui *u) { return u->build.list[u->build.cursor]; }

static map_view view(const ui *u, bool near) {
    const game *g = &u->session->now;
    map_view v = map_view_of(g, g->player);
    v.piece = COST_ROAD;
    v.site = road_at(u).site;
    v.cursor_lit = ui_blink(u);
    if (near) {
        v.scale = MAP_NEAR;
        v.window = (map_window){SIDE_X, NEAR_Y, SIDE_WIDTH_PX, NEAR_HEIGHT_PX};
        v.at = u->build.near_at;
    }
    return v;
}

static void rest(ui *u) {
    map_view v = view(u, true);
    u->build.near_at = map_follow(&v);
}

static void enter(ui *u) {
    u->build.count = (uint8_t)buildable_starts(&u->session->now, u->build.list);
    u->build.cursor = 0;
    u->build.hinted = false;
    ui_sound_play(u, UI_SOUND_TURN);
    rest(u);
    ui_tick_blink(u);
}

static bool on_hint(const ui *u) {
    buildable place;
    return hint_site(u, &place) && place.site == road_at(u).site;
}

/* The cursor jumps there once; then it is the player's again. */
static void go_to_hint(ui *u) {
    bool first = u->hint.ready && !u->build.hinted;
    u->build.hinted = u->hint.ready;
    for (int i = 0; first && i < u->build.count; i++) {
        u->build.cursor = (uint8_t)i;
        first = !on_hint(u);
    }
}

static void tick(ui *u) {
    go_to_hint(u);
    rest(u);
    ui_tick_blink(u);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->build.cursor, u->build.count)) {
        ui_tick_at(u, u->now_ms + UI_REST_MS);
        return;
    }
    if (hint_asks(u, press)) return;
    if (press.kind == UI_LONG) {
        ui_open(u, &screen_costs);
        return;
    }
    ui_play(u, (move){.kind = MOVE_START, .site = road_at(u).site});
    ui_sound_play(u, UI_SOUND_BUILD);
    ui_go_game(u);
}

enum { WORDS_Y = 18, WHY_Y = 9, PITCH_PX = 9 };

/* With hints there is more to say than the large name leaves room for. */
static void draw_hint(const ui *u, canvas *c) {
    char words[64];
    line l = line_in(words, sizeof words);
    ui_print_name(&l, u, u->session->now.player);
    canvas_text(c, SIDE_X, UI_TOP_Y, &font_small, words, CANVAS_SET);
    line_clear(&l);
    if (on_hint(u)) {
        canvas_icon(c, CANVAS_WIDTH_PX - icon_star.width_px, UI_TOP_Y, &icon_star, CANVAS_SET);
        hint_print_why(&l, u);
        canvas_text_block(c, SIDE_X, WHY_Y, SIDE_WIDTH_PX, PITCH_PX, words, CANVAS_SET);
        return;
    }
    canvas_text(c, SIDE_X, WHY_Y, &font_small, ui_text(u, TEXT_START_ROAD), CANVAS_SET);
    hint_draw_state(u, c, CANVAS_WIDTH_PX, WORDS_Y, TEXT_COUNT);
}

static void draw(const ui *u, canvas *c) {
    map_view near = view(u, true), whole = view(u, false);
    map_draw(c, &near);
    canvas_fill(c, 0, 0, SIDE_X - 1, CANVAS_HEIGHT_PX, CANVAS_CLEAR);
    canvas_fill(c, 0, 0, CANVAS_WIDTH_PX, NEAR_Y - 1, CANVAS_CLEAR);
    canvas_fill(c, 0, UI_KEYS_Y - 1, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX - UI_KEYS_Y + 1, CANVAS_CLEAR);
    map_draw(c, &whole);
    if (u->hints) draw_hint(u, c);
    else {
        side_draw_name(u, c, 0, u->session->now.player);
        canvas_text(c, SIDE_X, WORDS_Y, &font_small, ui_text(u, TEXT_START_ROAD), CANVAS_SET);
    }
    ui_draw_keys_choice(u, c, TEXT_KEY_TAKE, TEXT_KEY_MENU);
}

const ui_screen screen_start = {.name = "start", .enter = enter, .input = input, .tick = tick, .draw = draw};
