/* The island, to look round. First whole: left and right go from player to
 * player. A goes on to roads, settlements and so on: the cursor then visits
 * every site of that kind, and a long A says why nothing can be built there. */
#include "kind.h"
#include "rules.h"
#include "screens.h"
#include "side.h"
#include "sign.h"

enum { WHOLE = COST_KINDS };

static const game *now(const ui *u) { return &u->session->now; }
static int sites(const ui *u, int piece) { return kind_of(now(u))->island->count[piece]; }

static bool shown(const ui *u, int piece) { return piece == WHOLE || rules_has(now(u), (cost_piece)piece); }

/* Why not can be said only to the player who would build now. */
static bool may_explain(const ui *u) {
    return u->look.player == now(u)->player && now(u)->phase != GAME_OVER;
}

static int next_piece(const ui *u) {
    int piece = u->look.piece;
    do piece = (piece + 1) % (WHOLE + 1);
    while (!shown(u, piece));
    return piece;
}

static bool near(const ui *u) {
    return kind_of(now(u))->shared && u->look.piece != WHOLE && u->look.piece != COST_CASTLE;
}

static map_view view(const ui *u) {
    map_view v = map_view_of(now(u), u->look.player);
    if (u->look.piece == WHOLE) {
        v.lit = !kind_of(now(u))->shared || ui_pulse(u);
        return v;
    }
    v.piece = u->look.piece;
    v.site = u->look.site;
    v.cursor_lit = ui_blink(u);
    if (near(u)) {
        v.scale = MAP_NEAR;
        v.at = u->look.near_at;
    }
    return v;
}

static void rest(ui *u) {
    if (!near(u)) return;
    map_view v = view(u);
    u->look.near_at = map_follow(&v);
}

static void enter(ui *u) {
    u->look.piece = WHOLE;
    u->look.player = now(u)->player;
    ui_tick_blink(u);
}

static void tick(ui *u) {
    rest(u);
    ui_tick_blink(u);
}

static void explain(ui *u) {
    u->detail.piece = u->look.piece;
    u->detail.site = u->look.site;
    ui_open(u, &screen_detail);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    bool whole = u->look.piece == WHOLE;
    uint8_t *cursor = whole ? &u->look.player : &u->look.site;
    if (ui_move_cursor(u, press, cursor, whole ? now(u)->players : sites(u, u->look.piece))) {
        ui_tick_at(u, u->now_ms + UI_REST_MS);
        return;
    }
    if (press.kind == UI_LONG) {
        if (whole || !may_explain(u)) ui_open(u, &screen_costs);
        else explain(u);
        return;
    }
    u->look.piece = (uint8_t)next_piece(u);
    u->look.site = 0;
    if (kind_of(now(u))->shared && u->look.piece != WHOLE) u->look.player = now(u)->player;
    ui_sound_play(u, UI_SOUND_OPEN);
    ui_redraw(u);
    rest(u);
    ui_tick_blink(u);
}

static void draw_site(const ui *u, canvas *c) {
    cost_piece piece = (cost_piece)u->look.piece;
    int x = canvas_text(c, SIDE_X, 0, &font_small, ui_text(u, sign_piece_name(piece)), CANVAS_SET);
    if (piece == COST_KNIGHT)
        sign_draw_resource(c, x + 4, 0, kind_of(now(u))->island->knight[u->look.site].joker);
    sign_draw_cost(c, SIDE_X, 10, (text_language)u->settings.language, piece);
    int owner = rules_owner(now(u), u->look.player, piece, u->look.site);
    if (owner != GAME_NOBODY) {
        char words[INITIALS_TEXT_MAX];
        line l = line_in(words, sizeof words);
        ui_print_name(&l, u, owner);
        canvas_text(c, SIDE_X, 19, &font_small, words, CANVAS_SET);
        if (kind_of(now(u))->shared) map_draw_owner(c, SIDE_X + 24, 21, owner);
    }
    canvas_text_block(c, SIDE_X, 28, SIDE_WIDTH_PX, UI_ROW_PX, ui_text(u, TEXT_HOLD_A), CANVAS_SET);
}

static void draw_player(const ui *u, canvas *c) {
    side_draw_name(u, c, 0, u->look.player);
    if (now(u)->players > 1) canvas_text_right(c, CANVAS_WIDTH_PX, 4, &font_small, "◄►", CANVAS_SET);
    if (kind_of(now(u))->shared) {
        side_draw_rivals(u, c, 19);
        return;
    }
    side_draw_points(u, c, 19, rules_points(now(u), u->look.player));
}

static void draw(const ui *u, canvas *c) {
    map_view v = view(u);
    side_draw_map(c, &v);
    if (u->look.piece == WHOLE) draw_player(u, c);
    else draw_site(u, c);
    int next = next_piece(u);
    ui_draw_keys(u, c, next == WHOLE ? TEXT_KEY_WHOLE : sign_piece_name((cost_piece)next), TEXT_KEY_BACK);
}

const ui_screen screen_map = {.name = "map", .enter = enter, .input = input, .tick = tick, .draw = draw};
