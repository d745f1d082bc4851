#include "rules.h"
#include "screens.h"

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (press.key != UI_A) return;
    u->title.row = 0;
    if (u->table.board_game) u->wish.gather = true;
    else u->wish.begin = true;
    ui_sound_play(u, UI_SOUND_TURN);
}

/* What would be lost: the points, and whose they are; at the table nobody counts them here. */
static void print_standing(line *l, const ui *u) {
    if (u->gathered) {
        text_fill(l, (text_language)u->settings.language, TEXT_EVENING_RUNNING, u->evening->now.turn, 0);
        return;
    }
    const game *g = &u->session->now;
    int leader = 0, equal = 0;
    for (int i = 0; i < g->players; i++) {
        int points = rules_points(g, i), ahead = rules_points(g, leader);
        equal = points > ahead ? 1 : equal + (points == ahead);
        if (points > ahead) leader = i;
    }
    text_id id = g->players == 1 ? TEXT_SOLO_SO_FAR : equal > 1 ? TEXT_TIE_AT : TEXT_LEADS_WITH;
    if (id == TEXT_LEADS_WITH) ui_print_name(l, u, leader);
    text_fill(l, (text_language)u->settings.language, id, rules_points(g, leader), 0);
}

static void draw(const ui *u, canvas *c) {
    char words[40];
    line l = line_in(words, sizeof words);
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_GAME_RUNNING), CANVAS_SET);
    print_standing(&l, u);
    canvas_text(c, 4, 17, &font_small, words, CANVAS_SET);
    canvas_text_double(c, 4, 33, ui_text(u, TEXT_GIVE_IT_UP), CANVAS_SET);
    ui_draw_keys(u, c, TEXT_GIVE_UP, TEXT_KEY_BACK);
}

const ui_screen screen_ask = {.name = "ask", .input = input, .draw = draw};
