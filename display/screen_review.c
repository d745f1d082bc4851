/* A solo game of Standard looked back on: what it is made of, turn by turn, and
 * the choices that cost most. */
#include "die.h"
#include "kind.h"
#include "screens.h"
#include "sign.h"
#include "swings.h"
#include "tenths.h"

static text_language language(const ui *u) { return (text_language)u->settings.language; }

enum { FIRST_CHOICE = 2 }; /* the page of it */

static const review_choice *choice_of(const ui *u) {
    return &u->review.worst[u->review_screen.page - FIRST_CHOICE];
}

/* ---- the sum */

enum { SUM_X = 6, SUM_RIGHT_X = 122, SUM_RULE_Y = 42 };

static void draw_sum(const ui *u, canvas *c) {
    tenths_sum sum = tenths_sum_of(&u->review);
    const struct {
        uint8_t y;
        text_id name;
        int tenths;
        bool sign;
    } rows[] = {{11, TEXT_REVIEW_EXPECTED, sum.expected, false},
                {21, TEXT_REVIEW_LUCK, sum.luck, true},
                {31, TEXT_REVIEW_CHOICES, sum.choices, true},
                {45, TEXT_REVIEW_POINTS, sum.points, false}};
    for (int i = 0; i < (int)(sizeof rows / sizeof rows[0]); i++) {
        char value[16];
        line l = line_in(value, sizeof value);
        tenths_print(&l, language(u), rows[i].tenths, rows[i].sign);
        canvas_text(c, SUM_X, rows[i].y, &font_small, ui_text(u, rows[i].name), CANVAS_SET);
        canvas_text_right(c, SUM_RIGHT_X, rows[i].y, &font_small, value, CANVAS_SET);
    }
    canvas_fill(c, SUM_X, SUM_RULE_Y, SUM_RIGHT_X - SUM_X, 1, CANVAS_SET);
}

/* ---- turn by turn */

static void draw_turns_title(const ui *u, canvas *c) {
    enum { MARK_PX = 7, GAP_PX = 6, MARK_Y = 1 };
    swings_draw_luck(c, 0, MARK_Y);
    int x = canvas_text(c, MARK_PX, UI_TOP_Y, &font_small, ui_text(u, TEXT_REVIEW_BAR_LUCK), CANVAS_SET);
    swings_draw_choices(c, x + GAP_PX, MARK_Y);
    canvas_text(c, x + GAP_PX + MARK_PX, UI_TOP_Y, &font_small, ui_text(u, TEXT_REVIEW_BAR_CHOICE),
                CANVAS_SET);
}

static void draw_turns(const ui *u, canvas *c) { swings_draw(c, UI_BODY_Y, &u->review); }

/* ---- one choice */

enum { WAS_Y = 11, BETTER_Y = 26, COST_Y = 44, VALUE_X = 44, DIE_PITCH_PX = 14 };

static void draw_words(const ui *u, canvas *c, int y, text_id id) {
    canvas_text(c, VALUE_X, y + 3, &font_small, ui_text(u, id), CANVAS_SET);
}

/* Dice that were kept have a body; of the others one sees what they showed. */
static void draw_dice(const ui *u, canvas *c, int y, const uint8_t *faces, dice_set kept) {
    if (kept == 0) draw_words(u, c, y, TEXT_REVIEW_NOTHING);
    for (int die = 0; die < DICE_MAX && kept; die++) {
        int x = VALUE_X + die * DIE_PITCH_PX;
        if (dice_has(kept, die)) die_draw_small(c, x, y, faces[die]);
        else sign_draw_resource(c, x + 3, y + 3, faces[die]);
    }
}

static void draw_label(const ui *u, canvas *c, int y, text_id id) {
    canvas_text(c, 0, y + 3, &font_small, ui_text(u, id), CANVAS_SET);
}

static void draw_keeps(const ui *u, canvas *c) {
    const review_choice *choice = choice_of(u);
    draw_label(u, c, WAS_Y, TEXT_REVIEW_KEPT);
    draw_dice(u, c, WAS_Y, choice->faces, choice->kept);
    draw_label(u, c, BETTER_Y, TEXT_REVIEW_BETTER);
    draw_dice(u, c, BETTER_Y, choice->faces, choice->better);
}

static void draw_piece(const ui *u, canvas *c, int y, int piece, int site) {
    char words[24];
    line l = line_in(words, sizeof words);
    line_text(&l, ui_text(u, sign_piece_name((cost_piece)piece)));
    if (piece != COST_ROAD) { /* roads have no number that a player knows */
        line_char(&l, ' ');
        island_print(&l, &island_one, (cost_piece)piece, site);
    }
    int x = sign_draw_kinds(c, VALUE_X, y + 2, (uint8_t)(1u << piece));
    canvas_text(c, x, y + 3, &font_small, words, CANVAS_SET);
}

static bool is_piece(int piece) { return piece != COST_KINDS; }

/* Nothing was built that the advice had not, too. */
static text_id built_as_advised(const ui *u, const review_choice *choice) {
    if (u->session->now.sheet[0].box[choice->turn - 1] == GAME_X) return TEXT_REVIEW_NOTHING;
    return is_piece(choice->better_piece) ? TEXT_REVIEW_LESS : TEXT_REVIEW_RIGHT;
}

static void draw_builds(const ui *u, canvas *c) {
    const review_choice *choice = choice_of(u);
    int built = choice->piece, better = choice->better_piece;
    draw_label(u, c, WAS_Y, TEXT_REVIEW_BUILT);
    if (is_piece(built)) draw_piece(u, c, WAS_Y, built, choice->site);
    else draw_words(u, c, WAS_Y, built_as_advised(u, choice));
    draw_label(u, c, BETTER_Y, TEXT_REVIEW_BETTER);
    if (!is_piece(better)) draw_words(u, c, BETTER_Y, is_piece(built) ? TEXT_REVIEW_SAVE : TEXT_REVIEW_FEWER);
    else if (better == COST_ROAD && built == COST_ROAD) draw_words(u, c, BETTER_Y, TEXT_REVIEW_OTHER_ROAD);
    else draw_piece(u, c, BETTER_Y, better, choice->better_site);
}

static void draw_choice_title(const ui *u, canvas *c) {
    const review_choice *choice = choice_of(u);
    ui_draw_text(u, c, 0, UI_TOP_Y, choice->rolls ? TEXT_REVIEW_AT_ROLL : TEXT_REVIEW_AT_BUILD, choice->turn,
                 choice->rolls);
}

static void draw_choice(const ui *u, canvas *c) {
    const review_choice *choice = choice_of(u);
    int tenths = tenths_of(choice->loss);
    if (choice->rolls) draw_keeps(u, c);
    else draw_builds(u, c);
    ui_draw_text(u, c, 0, COST_Y, TEXT_REVIEW_COST, tenths / 10, tenths % 10);
}

/* ---- nothing to be named */

static void draw_title(const ui *u, canvas *c) {
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_REVIEW), CANVAS_SET);
}

static void draw_perfect(const ui *u, canvas *c) {
    canvas_text_block(c, 0, UI_BODY_Y + 5, 124, UI_ROW_PX + 1, ui_text(u, TEXT_REVIEW_PERFECT), CANVAS_SET);
}

/* ---- pages */

typedef void page_draw(const ui *u, canvas *c);

typedef struct page {
    page_draw *title, *body;
} page;

static const page sum_page = {draw_title, draw_sum}, turns_page = {draw_turns_title, draw_turns},
                  choice_page = {draw_choice_title, draw_choice}, perfect_page = {draw_title, draw_perfect};

/* The choices that show as a tenth of a point at least. */
static int choices(const review *r) {
    int count = 0;
    while (count < REVIEW_WORST && tenths_of(r->worst[count].loss) > 0) count++;
    return count;
}

static int pages(const ui *u) {
    int count = choices(&u->review);
    return FIRST_CHOICE + (count ? count : 1);
}

static const page *page_at(const ui *u, int at) {
    if (at < FIRST_CHOICE) return at ? &turns_page : &sum_page;
    return choices(&u->review) ? &choice_page : &perfect_page;
}

static void enter(ui *u) { u->review_screen.page = 0; }

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (press.key == UI_A) { /* reads on, and out at the end */
        if (u->review_screen.page + 1 >= pages(u)) {
            ui_back(u);
            return;
        }
        press = (ui_press){.key = UI_RIGHT};
    }
    ui_move_cursor(u, press, &u->review_screen.page, pages(u));
}

static void draw(const ui *u, canvas *c) {
    int at = u->review_screen.page;
    page_at(u, at)->title(u, c);
    ui_draw_page_mark(c, at, pages(u));
    page_at(u, at)->body(u, c);
    ui_draw_keys(u, c, at + 1 < pages(u) ? TEXT_KEY_GO_ON : TEXT_KEY_BACK, TEXT_KEY_BACK);
}

const ui_screen screen_review = {.name = "review", .enter = enter, .input = input, .draw = draw};
