/* One piece of the island in words: what it costs, how the dice could pay for
 * it, or why it cannot be built. */
#include "kind.h"
#include "rules.h"
#include "screens.h"
#include "side.h"

static const text_id resources[DICE_FACES] = {TEXT_BRICK, TEXT_LUMBER, TEXT_WOOL,
                                              TEXT_GRAIN, TEXT_ORE,    TEXT_GOLD};

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
        line_text(l, ui_text(u, resources[p->step[i].face]));
        between = ", ";
    }
    if (p->trades) line_text(l, ". ");
    for (int i = 0; i < p->steps; i++) {
        if (p->step[i].kind != MOVE_JOKER) continue;
        text_fill(l, language, TEXT_HOW_KNIGHT, is->knight[p->step[i].site].number, 0);
        line_char(l, ' ');
        line_text(l, ui_text(u, resources[p->step[i].face]));
        line_text(l, ". ");
    }
}

static void draw(const ui *u, canvas *c) {
    const game *g = &u->session->now;
    cost_piece piece = (cost_piece)u->detail.piece;
    char words[160];
    line l = line_in(words, sizeof words);
    line_text(&l, ui_text(u, side_piece_name(piece)));
    print_number(&l, kind_of(g)->island, piece, u->detail.site);
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    side_draw_cost(c, 84, UI_TOP_Y, piece);

    line_clear(&l);
    reason r = rules_check(g, &(move){.kind = MOVE_BUILD, .piece = (uint8_t)piece, .site = u->detail.site});
    if (r == REASON_OK) line_text(&l, ui_text(u, TEXT_HOW_READY));
    else if (r == REASON_NEEDS_TRADE || r == REASON_NEEDS_JOKER) {
        plan p = plan_piece(g, piece);
        print_plan(&l, u, &p);
    } else line_text(&l, ui_text(u, text_of_reason(r)));
    canvas_text_block(c, 0, 15, 124, UI_ROW_PX, words, CANVAS_SET);
    ui_draw_keys(u, c, TEXT_COSTS, TEXT_KEY_BACK);
}

const ui_screen screen_detail = {.name = "detail", .input = input, .draw = draw};
