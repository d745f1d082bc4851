/* One piece of the island in words: what it costs, how the dice could pay for
 * it, or why it cannot be built. */
#include "kind.h"
#include "rules.h"
#include "screens.h"
#include "sign.h"

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (press.key == UI_A) ui_open(u, &screen_costs);
}

static void print_number(line *l, const island *is, cost_piece piece, int site) {
    if (is->by_corner || piece == COST_ROAD) return; /* such numbers are for consoles */
    line_char(l, ' ');
    island_print(l, is, piece, site);
}

/* "2 gold = ore, grain. Knight 3: wool." */
static void print_plan(line *l, const ui *u, const plan *p) {
    const island *is = kind_of(&u->session->now)->island;
    text_language language = (text_language)u->settings.language;
    if (p->trades) text_fill(l, language, TEXT_HOW_GOLD, 2 * p->trades, 0);
    const char *between = " ";
    for (int i = 0; i < p->steps; i++) {
        if (p->step[i].kind != MOVE_TRADE) continue;
        line_text(l, between);
        line_text(l, ui_text(u, sign_resource_name(p->step[i].face)));
        between = ", ";
    }
    if (p->trades) line_text(l, ". ");
    for (int i = 0; i < p->steps; i++) {
        if (p->step[i].kind != MOVE_JOKER) continue;
        text_fill(l, language, TEXT_HOW_KNIGHT, is->knight[p->step[i].site].number, 0);
        line_char(l, ' ');
        line_text(l, ui_text(u, sign_resource_name(p->step[i].face)));
        line_text(l, ". ");
    }
}

/* What the dice lack of the price, trades and jokers apart. */
static dice_counts lacking(const game *g, cost_piece piece) {
    dice_counts have = dice_count(g->faces, game_unspent(g)), lack = *cost_of(piece);
    for (int face = 0; face < DICE_FACES; face++)
        lack.of[face] = (uint8_t)(lack.of[face] > have.of[face] ? lack.of[face] - have.of[face] : 0);
    return lack;
}

/* The place is asked about first: while dice may still be rolled, and before, it
 * is the more interesting answer. */
static reason why(const game *g, cost_piece piece, int site) {
    reason r = rules_site(g, piece, site);
    return r != REASON_OK
               ? r
               : rules_check(g, &(move){.kind = MOVE_BUILD, .piece = (uint8_t)piece, .site = (uint8_t)site});
}

static void draw(const ui *u, canvas *c) {
    const game stopped = buildable_stopped(&u->session->now), *g = &stopped;
    cost_piece piece = (cost_piece)u->detail.piece;
    text_language language = (text_language)u->settings.language;
    char words[160];
    line l = line_in(words, sizeof words);
    line_text(&l, ui_text(u, sign_piece_name(piece)));
    print_number(&l, kind_of(g)->island, piece, u->detail.site);
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    sign_draw_cost(c, 84, UI_TOP_Y, language, piece);

    line_clear(&l);
    reason r = why(g, piece, u->detail.site);
    if (r == REASON_OK) line_text(&l, ui_text(u, TEXT_HOW_READY));
    else if (r == REASON_NEEDS_TRADE || r == REASON_NEEDS_JOKER) {
        plan p = plan_piece(g, piece);
        print_plan(&l, u, &p);
    } else line_text(&l, ui_text(u, text_of_reason(r)));
    int lines = canvas_text_block(c, 0, 15, 124, UI_ROW_PX, words, CANVAS_SET);
    if (r == REASON_CANNOT_PAY && piece != COST_CASTLE) {
        int y = 15 + lines * UI_ROW_PX + 3;
        int x = canvas_text(c, 0, y, &font_small, ui_text(u, TEXT_MISSING), CANVAS_SET);
        dice_counts lack = lacking(g, piece);
        sign_draw_resources(c, x + 4, y, &lack);
    }
    ui_draw_keys(u, c, TEXT_COSTS, TEXT_KEY_BACK);
}

const ui_screen screen_detail = {.name = "detail", .input = input, .draw = draw};
