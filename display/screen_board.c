/* The board of the evening, to be laid out on the table: whole, row by row, its
 * harbours, where each letter lies, the tokens in the order in which they are
 * placed; and before the first turn the offer to shuffle another one. */
#include "hourglass.h"
#include "land.h"
#include "screens.h"

typedef enum part { WHOLE, ROWS, HARBOURS, LETTERS, TOKENS, OTHER, PARTS } part;

enum { TOKEN_ROWS = 5, TOKEN_COLUMNS = 2, TOKENS_PAGE = TOKEN_ROWS * TOKEN_COLUMNS };

static const layout *board_of(const ui *u) { return &u->evening->now.board; }

static table_move another(const ui *u) {
    return (table_move){.kind = TABLE_MOVE_BOARD, .board = {.corner = u->table.corner}};
}

static bool may_change(const ui *u) {
    table_move m = another(u);
    return table_check(&u->evening->now, &m) == REASON_FACES_MISSING;
}

/* How many pages each part has. */
static int pages_of(const ui *u, part which) {
    const layout *l = board_of(u);
    if (which == OTHER) return may_change(u);
    if (l->board == LAYOUT_NONE) return 0;
    const layout_plan *p = layout_plan_of(l->board);
    if (which == ROWS) return p->rows;
    return which == TOKENS ? (p->tokens + TOKENS_PAGE - 1) / TOKENS_PAGE : 1;
}

typedef struct spot {
    part part;
    int page, of; /* of the part */
} spot;

static int pages(const ui *u) {
    int count = 0;
    for (int i = 0; i < PARTS; i++) count += pages_of(u, (part)i);
    return count;
}

static spot spot_at(const ui *u) {
    int page = u->evening_screen.page % pages(u), i = 0;
    while (page >= pages_of(u, (part)i)) page -= pages_of(u, (part)i++);
    return (spot){(part)i, page, pages_of(u, (part)i)};
}

static void enter(ui *u) {
    u->evening_screen.page = 0;
    hourglass_tick(u);
}

static bool before_game(const ui *u) { return u->evening->now.phase == TABLE_ROLLOFF; }

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->evening_screen.page, pages(u))) return;
    if (spot_at(u).part == OTHER) {
        ui_play_table(u, another(u));
        ui_sound_play(u, UI_SOUND_ROLL);
        u->evening_screen.page = 0;
        ui_redraw(u);
    } else if (before_game(u)) ui_open(u, &screen_rolloff);
    else ui_back(u);
}

static void draw_token(canvas *c, int x, int y, const layout_plan *p, const layout_token *t) {
    layout_point at = layout_at(p, t->cell);
    char text[8];
    line l = line_in(text, sizeof text);
    canvas_text(c, x, y, &font_small, layout_letter(t->step), CANVAS_SET);
    line_int(&l, t->number);
    canvas_text_right(c, x + 28, y, &font_small, text, CANVAS_SET);
    line_clear(&l);
    line_int(&l, at.row + 1);
    line_char(&l, '.');
    line_int(&l, (at.x + p->row[at.row] - 1) / 2 + 1);
    canvas_text(c, x + 38, y, &font_small, text, CANVAS_SET);
}

static void draw_tokens(canvas *c, const layout *l, int page) {
    enum { X = 4, COLUMN_PX = 66 };
    layout_token tokens[LAYOUT_TOKENS_MAX];
    int count = layout_tokens(l, tokens);
    for (int i = page * TOKENS_PAGE; i < count && i < (page + 1) * TOKENS_PAGE; i++) {
        int place = i % TOKENS_PAGE;
        draw_token(c, X + place / TOKEN_ROWS * COLUMN_PX, UI_BODY_Y + place % TOKEN_ROWS * UI_ROW_PX,
                   layout_plan_of(l->board), &tokens[i]);
    }
}

/* Where the whole board leaves room: that there is more. */
static void draw_arrows(canvas *c) {
    canvas_text(c, 0, UI_TOP_Y, &font_small, "◄", CANVAS_SET);
    canvas_text_right(c, CANVAS_WIDTH_PX, UI_TOP_Y, &font_small, "►", CANVAS_SET);
}

static void draw(const ui *u, canvas *c) {
    const layout *l = board_of(u);
    spot s = spot_at(u);
    switch (s.part) {
    case WHOLE: land_draw_whole(c, l, LAND_NUMBERS); break;
    case LETTERS: land_draw_whole(c, l, LAND_LETTERS); break;
    case HARBOURS: land_draw_harbours(c, l); break;
    case ROWS:
        ui_draw_text(u, c, 0, UI_TOP_Y, TEXT_BOARD_ROW, s.page + 1, s.of);
        land_draw_row(c, l, s.page);
        break;
    case TOKENS:
        ui_draw_text(u, c, 0, UI_TOP_Y, TEXT_BOARD_TOKENS, 0, 0);
        draw_tokens(c, l, s.page);
        break;
    default:
        canvas_text_double(c, 4, 14, ui_text(u, TEXT_BOARD_OTHER), CANVAS_SET);
        canvas_text(c, 4, 38, &font_small, ui_text(u, TEXT_BOARD_OTHER_IS), CANVAS_SET);
        break;
    }
    if (s.part == ROWS || s.part == TOKENS || s.part == OTHER) {
        canvas_text_right(c, CANVAS_WIDTH_PX - 10, UI_TOP_Y, &font_small, "◄", CANVAS_SET);
        canvas_text_right(c, CANVAS_WIDTH_PX, UI_TOP_Y, &font_small, "►", CANVAS_SET);
    } else draw_arrows(c);
    bool other = s.part == OTHER;
    ui_draw_keys(u, c, other ? TEXT_KEY_LAY_AGAIN : TEXT_KEY_GO_ON, TEXT_KEY_BACK);
}

const ui_screen screen_board = {
    .name = "board", .enter = enter, .input = input, .tick = hourglass_tick, .draw = draw};
