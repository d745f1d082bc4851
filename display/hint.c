#include "hint.h"

#include "icon_list.h"
#include "kind.h"
#include "sign.h"
#include "tenths.h"

bool hint_asks(ui *u, ui_press press) {
    if (!u->hints || press.key != UI_A || press.kind != UI_LONG || u->hint.ready) return false;
    if (!u->hint.thinking) u->wish.hint = true;
    ui_sound_play(u, UI_SOUND_HOLD);
    ui_redraw(u);
    return true;
}

static bool draw_thinking(const ui *u, canvas *c, int right_x, int y) {
    bool thinks = u->hint.thinking && !u->hint.ready;
    if (thinks) canvas_icon(c, right_x - icon_thinking.width_px, y, &icon_thinking, CANVAS_SET);
    return thinks;
}

void hint_draw_state(const ui *u, canvas *c, int right_x, int y, text_id then) {
    text_id words = u->hint.ready ? then : TEXT_HINT_OFFER;
    if (!u->hints || draw_thinking(u, c, right_x, y) || words == TEXT_COUNT) return;
    canvas_text_right(c, right_x, y, &font_small, ui_text(u, words), CANVAS_SET);
}

void hint_draw_short(const ui *u, canvas *c, int right_x, int y) {
    enum { GAP_PX = 3 };
    if (!u->hints || draw_thinking(u, c, right_x, y) || u->hint.ready) return;
    const char *words = ui_text(u, TEXT_HINT_SHORT);
    canvas_text_right(c, right_x, y, &font_small, words, CANVAS_SET);
    int x = right_x - font_width_px(&font_small, words) - GAP_PX - icon_bulb.width_px;
    canvas_icon(c, x, y, &icon_bulb, CANVAS_SET);
}

/* ---- what it is worth */

void hint_print_value(line *l, const ui *u) {
    static const text_id sentences[][3] = {
        [ADVICE_POINTS] = {TEXT_HINT_KEEP_POINTS, TEXT_HINT_ALL_POINTS, TEXT_HINT_STOP_POINTS},
        [ADVICE_CHANCE] = {TEXT_HINT_KEEP_CHANCE, TEXT_HINT_ALL_CHANCE, TEXT_HINT_STOP_CHANCE},
        [ADVICE_TURNS] = {TEXT_HINT_KEEP_TURNS, TEXT_HINT_ALL_TURNS, TEXT_HINT_STOP_TURNS},
    };
    const ui_hint *h = &u->hint;
    int what = h->keep == dice_all(u->session->now.dice) ? 2 : h->keep ? 0 : 1;
    for (const char *p = ui_text(u, sentences[h->unit][what]); *p; p++) {
        if (*p != '#') line_char(l, *p);
        else if (h->unit == ADVICE_CHANCE) line_int(l, (h->value + 5) / 10);
        else tenths_print(l, (text_language)u->settings.language, h->value, false);
    }
}

/* ---- what it is good for */

/* By the piece it is about, without and with its number. */
static const struct {
    text_id town, city, town_no, city_no;
} about[ADVICE_WHYS] = {
    [ADVICE_OPENS] = {TEXT_WHY_OPENS_TOWN, TEXT_WHY_OPENS_CITY, TEXT_WHY_OPENS_TOWN_NO,
                      TEXT_WHY_OPENS_CITY_NO},
    [ADVICE_TOWARDS] = {TEXT_WHY_TO_TOWN, TEXT_WHY_TO_CITY, TEXT_WHY_TO_TOWN_NO, TEXT_WHY_TO_CITY_NO},
    [ADVICE_STARTS] = {TEXT_WHY_STARTS_TOWN, TEXT_WHY_STARTS_CITY, TEXT_WHY_STARTS_TOWN,
                       TEXT_WHY_STARTS_CITY},
};

static const text_id plain[ADVICE_WHYS] = {
    [ADVICE_WINS] = TEXT_WHY_WINS,
    [ADVICE_TAKES_ROAD] = TEXT_WHY_TAKES_ROAD,
    [ADVICE_TAKES_ARMY] = TEXT_WHY_TAKES_ARMY,
    [ADVICE_CUTS] = TEXT_WHY_CUTS,
    [ADVICE_HOLDS_ROAD] = TEXT_WHY_HOLDS_ROAD,
    [ADVICE_HOLDS_ARMY] = TEXT_WHY_HOLDS_ARMY,
    [ADVICE_WAITS] = TEXT_WHY_WAITS,
    [ADVICE_CANNOT] = TEXT_WHY_CANNOT,
};

static void print_about(line *l, const ui *u, const advice_option *o) {
    const island *is = kind_of(&u->session->now)->island;
    bool city = o->piece == COST_CITY;
    if (o->piece == COST_ROAD) line_text(l, ui_text(u, TEXT_WHY_STARTS));
    else if (is->by_corner) line_text(l, ui_text(u, city ? about[o->why].city : about[o->why].town));
    else
        text_fill(l, (text_language)u->settings.language,
                  city ? about[o->why].city_no : about[o->why].town_no,
                  city ? is->city[o->site].number : is->settlement[o->site].number, 0);
}

static void print_joker(line *l, const ui *u, int face) {
    if (face == ROLL_NO_FACE) line_text(l, ui_text(u, TEXT_WHY_ARMS_LATER));
    else if (face == ISLAND_ANY) line_text(l, ui_text(u, TEXT_WHY_ARMS_ANY));
    else {
        line_text(l, ui_text(u, TEXT_WHY_ARMS));
        line_text(l, ui_text(u, sign_resource_name(face)));
    }
}

void hint_print_why(line *l, const ui *u) {
    const advice_option *o = &u->hint.best;
    switch ((advice_why)o->why) {
    case ADVICE_OPENS:
    case ADVICE_TOWARDS:
    case ADVICE_STARTS: print_about(l, u, o); break;
    case ADVICE_ARMS: print_joker(l, u, o->face); break;
    case ADVICE_SCORES:
        text_fill(l, (text_language)u->settings.language, o->points == 1 ? TEXT_WHY_POINT : TEXT_WHY_POINTS,
                  o->points, 0);
        break;
    default: line_text(l, ui_text(u, plain[o->why])); break;
    }
}

/* ---- what it would do */

static int first_piece(const advice_option *o) {
    int at = 0;
    while (at < o->moves && o->move[at].kind != MOVE_BUILD && o->move[at].kind != MOVE_START) at++;
    return at;
}

bool hint_site(const ui *u, buildable *b) {
    const advice_option *o = &u->hint.best;
    int at = first_piece(o);
    if (!u->hint.ready || at == o->moves) return false;
    bool start = o->move[at].kind == MOVE_START;
    *b = (buildable){start ? (uint8_t)COST_ROAD : o->move[at].piece, o->move[at].site};
    return true;
}

plan hint_plan(const ui *u) {
    const advice_option *o = &u->hint.best;
    int steps = first_piece(o);
    plan p = {.possible = u->hint.ready && steps < o->moves && steps <= PLAN_STEPS_MAX};
    for (int i = 0; p.possible && i < steps; i++) {
        p.step[p.steps++] = o->move[i];
        p.trades = (uint8_t)(p.trades + (o->move[i].kind == MOVE_TRADE));
        p.jokers = (uint8_t)(p.jokers + (o->move[i].kind == MOVE_JOKER));
    }
    return p;
}
