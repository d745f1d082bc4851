/* Building. The cursor goes over what can be built now, and then over
 * everything else there is to do; the map shows where, the column what it
 * costs and brings. What takes time to reckon or many bytes to show (points
 * with titles, the part of a large island that is seen) waits until the
 * cursor rests. */
#include "hint.h"
#include "icon_list.h"
#include "kind.h"
#include "screens.h"
#include "side.h"
#include "sign.h"

typedef enum { END, TRADE, JOKER, UNDO, ISLAND, SCORE, THINGS } thing;

static bool offered(const ui *u, thing t) {
    const game *g = &u->session->now;
    switch (t) {
    case TRADE: return exchange_possible(g, EXCHANGE_TRADE);
    case JOKER: return exchange_possible(g, EXCHANGE_KNIGHT);
    case UNDO: return u->session->moves > 0;
    default: return true;
    }
}

static int things_offered(const ui *u) {
    int count = 0;
    for (int t = 0; t < THINGS; t++) count += offered(u, (thing)t);
    return count;
}

static bool on_piece(const ui *u) { return u->build.cursor < u->build.count; }
static buildable piece_at(const ui *u) { return u->build.list[u->build.cursor]; }

static thing thing_at(const ui *u) {
    int left = u->build.cursor - u->build.count;
    int t = 0;
    while (!offered(u, (thing)t) || left-- > 0) t++;
    return (thing)t;
}

/* ---- the map */

static map_view view(const ui *u) {
    const game *g = &u->session->now;
    map_view v = map_view_of(g, g->player);
    if (u->build.near) {
        v.scale = MAP_NEAR;
        v.at = u->build.near_at;
    }
    if (on_piece(u)) {
        v.piece = piece_at(u).piece;
        v.site = piece_at(u).site;
        v.cursor_lit = ui_blink(u);
    }
    return v;
}

/* From near where there is something to build, whole for everything else. */
static void follow(ui *u) {
    u->build.near = kind_of(&u->session->now)->shared && on_piece(u) && piece_at(u).piece != COST_CASTLE;
    map_view v = view(u);
    if (u->build.near) u->build.near_at = map_follow(&v);
}

/* ---- presses */

/* Is the cursor where the hint is? Where nothing is to be built, that is the end of the turn. */
static bool on_hint(const ui *u) {
    buildable place;
    if (!u->hint.ready) return false;
    if (!hint_site(u, &place)) return !on_piece(u) && thing_at(u) == END;
    return on_piece(u) && piece_at(u).piece == place.piece && piece_at(u).site == place.site;
}

static void rest(ui *u) {
    if (u->build.rested) return;
    u->build.rested = true;
    u->build.tells = on_hint(u);
    if (on_piece(u)) u->build.gain = buildable_brings(&u->session->now, piece_at(u));
    follow(u);
}

/* What is paid with: as the hint has it, which looks at all that is built in the turn. */
static plan plan_here(const ui *u) {
    plan p = {0};
    if (on_hint(u)) p = hint_plan(u);
    return p.possible ? p : plan_piece(&u->session->now, (cost_piece)piece_at(u).piece);
}

static void rest_soon(ui *u) {
    u->build.rested = false;
    ui_tick_at(u, u->now_ms + UI_REST_MS);
}

static uint8_t place_of(const ui *u, thing wanted) {
    int place = u->build.count;
    for (int t = 0; t < (int)wanted; t++) place += offered(u, (thing)t);
    return (uint8_t)place;
}

/* On what the dice pay for by themselves; jokers are gone for the whole game, so
 * nobody shall use them by a press too many. Who takes things back can go on. */
static uint8_t first_place(const ui *u) {
    const session *s = u->session;
    bool still_here =
        s->moves && s->made[s->moves - 1].kind != MOVE_STOP; /* the next one would not leave this screen */
    if (u->build.undone && still_here) return place_of(u, UNDO);
    return u->build.plain ? 0 : place_of(u, END);
}

static void enter(ui *u) {
    int plain;
    u->build.count = (uint8_t)buildable_list(&u->session->now, u->build.list, &plain);
    u->build.plain = (uint8_t)plain;
    u->build.cursor = first_place(u);
    u->build.undone = u->build.hinted = u->build.tells = false;
    follow(u);
    rest_soon(u);
}

/* The cursor jumps there once; then it is the player's again. */
static void go_to_hint(ui *u) {
    bool first = u->hint.ready && !u->build.hinted;
    u->build.hinted = u->hint.ready;
    if (!first) return;
    for (int i = 0; i < u->build.count + things_offered(u); i++) {
        u->build.cursor = (uint8_t)i;
        if (on_hint(u)) break;
    }
    u->build.rested = false;
}

static void tick(ui *u) {
    go_to_hint(u);
    rest(u);
    ui_tick_blink(u);
}

static void build(ui *u) {
    plan p = plan_here(u);
    for (int i = 0; i < p.steps; i++) ui_play(u, p.step[i]);
    ui_play(u, (move){.kind = MOVE_BUILD, .piece = piece_at(u).piece, .site = piece_at(u).site});
    ui_sound_play(u, UI_SOUND_BUILD);
    ui_go_game(u);
}

static void explain(ui *u) {
    if (!on_piece(u)) {
        ui_open(u, &screen_costs);
        return;
    }
    u->detail.piece = piece_at(u).piece;
    u->detail.site = piece_at(u).site;
    ui_open(u, &screen_detail);
}

/* Where there is no choice of a knight it is not asked. */
static void begin_joker(ui *u) {
    uint8_t knights[EXCHANGE_OPTIONS_MAX];
    u->exchange.step = EXCHANGE_KNIGHT;
    if (exchange_options(&u->session->now, &u->exchange, knights) > 1) return;
    u->exchange.knight = knights[0];
    u->exchange.step = EXCHANGE_DIE;
}

static void do_thing(ui *u) {
    switch (thing_at(u)) {
    case END: ui_open(u, &screen_end); break;
    case TRADE:
        u->exchange.step = EXCHANGE_TRADE;
        ui_open(u, &screen_exchange);
        break;
    case JOKER:
        begin_joker(u);
        ui_open(u, &screen_exchange);
        break;
    case UNDO:
        u->wish.undo = true;
        u->build.undone = true;
        ui_sound_play(u, UI_SOUND_OPEN);
        ui_go_game(u);
        break;
    case ISLAND: ui_open(u, &screen_map); break;
    default: ui_open(u, &screen_score); break;
    }
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press)) return;
    if (ui_move_cursor(u, press, &u->build.cursor, u->build.count + things_offered(u))) {
        rest_soon(u);
        return;
    }
    if (hint_asks(u, press)) return;
    if (press.key == UI_B) ui_open(u, &screen_end);
    else if (press.kind == UI_LONG) explain(u);
    else if (on_piece(u)) build(u);
    else do_thing(u);
}

/* ---- the column */

/* Why the hint is good, once told, stays until the cursor
 * rests elsewhere: to clear it takes many bytes. */
static bool tells(const ui *u) { return u->hint.ready && u->build.tells; }

/* Rows within pages of the panel: a moving cursor changes fewer bytes. */
enum {
    PAGE_PX = 8,
    NAME_Y = 9,
    COST_Y = 17,
    PLAN_Y = 25,
    JOKER_Y = 33,
    BRINGS_Y = 41,
    WHY_Y = 39,
    ASK_Y = 48
};

/* "4 gold = ore grain", in signs. */
static void draw_trades(canvas *c, const plan *p) {
    char count[4];
    line l = line_in(count, sizeof count);
    line_int(&l, 2 * p->trades);
    int x = canvas_text(c, SIDE_X, PLAN_Y, &font_small, count, CANVAS_SET);
    x = sign_draw_resource(c, x, PLAN_Y, DICE_GOLD);
    x = canvas_text(c, x + 1, PLAN_Y, &font_small, "=", CANVAS_SET) + 1;
    for (int i = 0; i < p->steps; i++)
        if (p->step[i].kind == MOVE_TRADE) x = sign_draw_resource(c, x, PLAN_Y, p->step[i].face);
}

/* The knights who help, by what they give. */
static void draw_jokers(canvas *c, const plan *p) {
    int x = sign_draw_knight(c, SIDE_X, JOKER_Y) + 1;
    x = canvas_text(c, x, JOKER_Y, &font_small, "=", CANVAS_SET) + 1;
    for (int i = 0; i < p->steps; i++)
        if (p->step[i].kind == MOVE_JOKER) x = sign_draw_resource(c, x, JOKER_Y, p->step[i].face);
}

/* Points stand in the last row, unless a title or the win is announced there. */
static void draw_gain(const ui *u, canvas *c) {
    if (!u->build.rested) return;
    const buildable_gain *gain = &u->build.gain;
    bool special = gain->wins || gain->road || gain->army;
    text_id brings = gain->wins ? TEXT_WINS : gain->road ? TEXT_TAKES_ROAD : TEXT_TAKES_ARMY;
    if (special) canvas_text(c, SIDE_X, BRINGS_Y, &font_small, ui_text(u, brings), CANVAS_SET);
    if (gain->points <= 0) return;
    char points[8];
    line l = line_in(points, sizeof points);
    line_char(&l, '+');
    line_int(&l, gain->points);
    canvas_text_right(c, CANVAS_WIDTH_PX, special ? COST_Y : BRINGS_Y, &font_small, points, CANVAS_SET);
}

static void draw_piece(const ui *u, canvas *c) {
    const game *g = &u->session->now;
    buildable b = piece_at(u);
    int x = canvas_text(c, SIDE_X, NAME_Y, &font_small, ui_text(u, sign_piece_name((cost_piece)b.piece)),
                        CANVAS_SET);
    if (b.piece == COST_KNIGHT)
        sign_draw_resource(c, x + 4, NAME_Y, kind_of(g)->island->knight[b.site].joker);
    sign_draw_cost(c, SIDE_X, COST_Y, (text_language)u->settings.language, (cost_piece)b.piece);
    plan p = plan_here(u);
    if (p.trades) draw_trades(c, &p);
    if (p.jokers) draw_jokers(c, &p);
    if (!tells(u) && !on_hint(u)) draw_gain(u, c);
}

/* What the last move was, since undo takes it back. */
static text_id last_move(const session *s) {
    static const text_id names[MOVE_KINDS] = {
        [MOVE_STOP] = TEXT_KEY_STOP, [MOVE_TRADE] = TEXT_TRADE, [MOVE_JOKER] = TEXT_JOKER};
    const move *m = &s->made[s->moves - 1];
    return m->kind == MOVE_BUILD ? sign_piece_name((cost_piece)m->piece) : names[m->kind];
}

static void draw_thing(const ui *u, canvas *c) {
    static const text_id names[THINGS] = {TEXT_END_TURN, TEXT_TRADE,  TEXT_JOKER,
                                          TEXT_UNDO,     TEXT_ISLAND, TEXT_SCORE};
    thing t = thing_at(u);
    canvas_text(c, SIDE_X, NAME_Y, &font_small, ui_text(u, names[t]), CANVAS_SET);
    if (t == UNDO) canvas_text(c, SIDE_X, COST_Y, &font_small, ui_text(u, last_move(u->session)), CANVAS_SET);
    if (t == END && u->build.plain == 0 && !tells(u) && !on_hint(u))
        canvas_text_block(c, SIDE_X, PLAN_Y, SIDE_WIDTH_PX, PAGE_PX,
                          ui_text(u, u->build.count ? TEXT_ONLY_JOKERS : TEXT_NOTHING_MORE), CANVAS_SET);
    if (t == TRADE) {
        int x = canvas_text(c, SIDE_X, COST_Y, &font_small, "2", CANVAS_SET);
        x = sign_draw_resource(c, x, COST_Y, DICE_GOLD);
        x = canvas_text(c, x + 1, COST_Y, &font_small, "=", CANVAS_SET) + 1;
        sign_draw_resource(c, x, COST_Y, ISLAND_ANY);
    }
}

/* The pieces that the hint builds after this one, at the right end of the price. */
static void draw_followers(const ui *u, canvas *c) {
    int x = CANVAS_WIDTH_PX;
    bool first = true;
    for (int i = 0; i < u->hint.best.moves; i++) {
        const move *m = &u->hint.best.move[i];
        if (m->kind != MOVE_BUILD) continue;
        if (!first) x = sign_draw_piece_before(c, x, COST_Y, (cost_piece)m->piece);
        first = false;
    }
}

/* A star, and why; elsewhere that there is one to be had. */
static void draw_hint(const ui *u, canvas *c) {
    if (on_hint(u)) {
        canvas_icon(c, CANVAS_WIDTH_PX - icon_star.width_px, NAME_Y, &icon_star, CANVAS_SET);
        draw_followers(u, c);
    }
    if (!tells(u)) {
        hint_draw_short(u, c, CANVAS_WIDTH_PX, ASK_Y);
        return;
    }
    char words[64];
    line l = line_in(words, sizeof words);
    hint_print_why(&l, u);
    bool close = hint_plan(u).jokers; /* the knights stand right above */
    canvas_text_block(c, SIDE_X, WHY_Y + close, SIDE_WIDTH_PX, PAGE_PX, words, CANVAS_SET);
}

static text_id key_a(const ui *u) {
    static const text_id keys[THINGS] = {TEXT_KEY_END, TEXT_KEY_CHOOSE, TEXT_KEY_CHOOSE,
                                         TEXT_UNDO,    TEXT_KEY_LOOK,   TEXT_KEY_LOOK};
    return on_piece(u) ? TEXT_KEY_BUILD : keys[thing_at(u)];
}

static void draw(const ui *u, canvas *c) {
    map_view v = view(u);
    side_draw_map(c, &v);
    side_draw_dice(c, SIDE_X, 0, &u->session->now);
    if (on_piece(u)) draw_piece(u, c);
    else draw_thing(u, c);
    draw_hint(u, c);
    ui_draw_keys_choice(u, c, key_a(u), TEXT_KEY_END);
}

const ui_screen screen_build = {.name = "build", .enter = enter, .input = input, .tick = tick, .draw = draw};
