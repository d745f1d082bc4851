/* What whoever acts may do now and what not, in words; as many pages as it takes. */
#include "acts.h"
#include "hourglass.h"
#include "screens.h"

enum { PAGE_LINES = 5, MARK_PX = 10, WIDTH_PX = 116 };

static int lines_of(const ui *u, text_id words) {
    return canvas_text_block(NULL, 0, 0, WIDTH_PX, UI_ROW_PX, ui_text(u, words), CANVAS_SET);
}

/* Walks over all there is to say; with c != NULL draws one page of it. Returns how
 * many pages there are. */
static int walk(const ui *u, canvas *c, int page) {
    acts_line list[ACTS_LINES_MAX];
    int count = acts_list(&u->evening->now, list), at = 0, used = 0;
    for (int i = 0; i < count; i++) {
        int lines = lines_of(u, list[i].words);
        if (used + lines > PAGE_LINES) {
            at++;
            used = 0;
        }
        if (c && at == page) {
            int y = UI_BODY_Y + used * UI_ROW_PX;
            canvas_text(c, 0, y, &font_small, list[i].may ? "✓" : "✗", CANVAS_SET);
            canvas_text_block(c, MARK_PX, y, WIDTH_PX, UI_ROW_PX, ui_text(u, list[i].words), CANVAS_SET);
        }
        used += lines;
    }
    return at + 1;
}

static void enter(ui *u) {
    u->evening_screen.page = 0;
    hourglass_tick(u);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    int pages = walk(u, NULL, 0);
    if (press.key == UI_A) ui_back(u);
    else if (pages > 1) ui_move_cursor(u, press, &u->evening_screen.page, pages);
}

static void draw(const ui *u, canvas *c) {
    char words[32];
    line l = line_in(words, sizeof words);
    ui_print_name(&l, u, table_actor(&u->evening->now));
    line_text(&l, ui_text(u, TEXT_MAY));
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    int pages = walk(u, NULL, 0), page = u->evening_screen.page % pages;
    if (pages > 1) ui_draw_page_mark(c, page, pages);
    walk(u, c, page);
    ui_draw_keys(u, c, TEXT_KEY_GO_ON, TEXT_KEY_BACK);
}

const ui_screen screen_allowed = {
    .name = "allowed", .enter = enter, .input = input, .tick = hourglass_tick, .draw = draw};
