/* A turn at the table: who rolls; the roll, as large as it fits; then step by step
 * who acts, and what he may do. */
#include "acts.h"
#include "deeds.h"
#include "die.h"
#include "hourglass.h"
#include "icon_list.h"
#include "rolling.h"
#include "screens.h"
#include "tumble.h"

/* What a roll can bring that everybody has to hear, in this order. */
enum { NEWS_ATTACK = 1, NEWS_SEVEN = 2 };
enum { SEVEN = 7, LEFT_PX = 46, RIGHT_X = 50, NAME_Y = 9, PHASE_Y = 26, SIGNS_Y = 35, LAST_Y = 46 };

static bool may_roll(const ui *u) { return table_may(&u->evening->now) >> TABLE_ACT_ROLL & 1; }
static bool with_knights(const table *t) { return table_setup_has(&t->setup, TABLE_KNIGHTS); }

static uint8_t news_of(const table *t) {
    unsigned news = table_sum(t) == SEVEN ? NEWS_SEVEN : 0;
    if (t->event == TABLE_SHIP && table_barbarians(t) == TABLE_BARBARIANS_AT) news |= NEWS_ATTACK;
    return (uint8_t)news;
}

static void enter(ui *u) {
    rolling_enter(u, UI_DICE_TABLE);
    deeds_enter(u);
    u->evening_screen.news = 0;
    if (may_roll(u)) ui_sound_play(u, UI_SOUND_TURN);
    hourglass_go_on(u);
    hourglass_tick(u);
}

static void tick(ui *u) {
    bool fresh = u->dice.seen_serial != u->roll_serial && u->rolled_by == UI_DICE_TABLE;
    hourglass_go_on(u);
    rolling_tick(u);
    if (fresh) {
        deeds_enter(u);
        u->evening_screen.news = news_of(&u->evening->now);
    }
    if (!u->dice.rolling) hourglass_tick(u);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press)) return;
    if (rolling_skip(u)) {
        ui_tick_at(u, u->now_ms);
        return;
    }
    if (u->evening_screen.news) {
        if (press.key != UI_A && press.key != UI_B) return;
        u->evening_screen.news &= (uint8_t)(u->evening_screen.news - 1); /* one was read */
        ui_redraw(u);
        return;
    }
    if (deeds_input(u, press)) return;
    if (press.key == UI_A) ui_open(u, &screen_allowed);
    else if (may_roll(u)) rolling_ask(u, dice_all(rolling_count(u)), false);
    else ui_back(u); /* below it is the menu */
}

/* ---- what both pictures have */

static void draw_top_right(const ui *u, canvas *c) {
    if (u->dice_real) hourglass_draw(u, c);
    else rolling_draw_mark(u, c);
}

static void print_sum(line *l, const table *t) { line_int(l, table_sum(t)); }

/* The way of the barbarians: seven steps, and the castle. */
static void draw_track(canvas *c, int x, int y, int pitch_px, const table *t) {
    int at = table_barbarians(t);
    for (int step = 0; step <= TABLE_BARBARIANS_AT; step++, x += pitch_px) {
        if (step == at) canvas_icon(c, x, y, &icon_small_ship, CANVAS_SET);
        else if (step == TABLE_BARBARIANS_AT) canvas_icon(c, x, y, &icon_small_castle, CANVAS_SET);
        else canvas_fill(c, x + 3, y + 4, 2, 2, CANVAS_SET);
    }
}

static text_id event_name(int event) { return (text_id)(TEXT_EVENT_SHIP + event - TABLE_SHIP); }

/* ---- the roll, until somebody goes on */

static void draw_big_die(const ui *u, canvas *c, int die, int x) {
    enum { Y = 11 };
    int y = Y + (rolling_moves(u, die) ? tumble_hop_px(die, rolling_elapsed_ms(u)) : 0);
    bool yellow = die == 1 && with_knights(&u->evening->now);
    if (yellow) die_draw_number_dark(c, x, y, rolling_face(u, die));
    else die_draw_number(c, x, y, rolling_face(u, die));
}

static void draw_roll_plain(const ui *u, canvas *c) {
    const table *t = &u->evening->now;
    for (int die = 0; die < 2; die++) draw_big_die(u, c, die, 2 + die * 36);
    acts_draw_signs(c, 2, LAST_Y - 1, t);
    if (u->dice.rolling) return;
    char sum[4];
    line l = line_in(sum, sizeof sum);
    print_sum(&l, t);
    canvas_figures_double(c, 100, 12, sum, CANVAS_SET);
}

static void draw_roll_knights(const ui *u, canvas *c) {
    enum { YELLOW_X = 34, EVENT_X = 107, EVENT_Y = 11, TRACK_X = 63 };
    const table *t = &u->evening->now;
    draw_big_die(u, c, 0, 0);
    draw_big_die(u, c, 1, YELLOW_X);
    int hop = rolling_moves(u, 2) ? tumble_hop_px(2, rolling_elapsed_ms(u)) : 0;
    die_draw_event(c, EVENT_X, EVENT_Y + hop, rolling_face(u, 2));
    canvas_text_centred(c, DIE_BIG_SIDE_PX / 2, LAST_Y, &font_small, ui_text(u, TEXT_RED), CANVAS_SET);
    canvas_text_centred(c, YELLOW_X + DIE_BIG_SIDE_PX / 2, LAST_Y, &font_small, ui_text(u, TEXT_YELLOW),
                        CANVAS_SET);
    if (u->dice.rolling) return;
    char sum[4];
    line l = line_in(sum, sizeof sum);
    print_sum(&l, t);
    canvas_text_centred(c, 87, 13, &font_big, sum, CANVAS_SET);
    canvas_text_right(c, CANVAS_WIDTH_PX, 34, &font_small, ui_text(u, event_name(t->event)), CANVAS_SET);
    draw_track(c, TRACK_X, LAST_Y, 8, t);
}

static void draw_roll(const ui *u, canvas *c) {
    const table *t = &u->evening->now;
    char words[32];
    line l = line_in(words, sizeof words);
    ui_print_name(&l, u, table_actor(t));
    line_char(&l, ' ');
    line_text(&l, ui_text(u, u->dice.rolling ? TEXT_DOES_ROLL : TEXT_DOES_ROLL + t->phase - TABLE_BEFORE));
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    if (with_knights(t)) draw_roll_knights(u, c);
    else draw_roll_plain(u, c);
}

/* ---- who acts */

static void draw_role(const ui *u, canvas *c) {
    const table *t = &u->evening->now;
    if (t->phase == TABLE_EXTRA_BUILD) ui_draw_text(u, c, 0, UI_TOP_Y, TEXT_SPECIAL_BUILD, 0, 0);
    else if (t->setup.rule == TABLE_PAIRED)
        ui_draw_text(u, c, 0, UI_TOP_Y, TEXT_CATANIAN, table_actor(t) == table_seat(t) ? 1 : 2, 0);
    else ui_draw_text(u, c, 0, UI_TOP_Y, TEXT_TURN, t->turn, 0);
}

static void draw_dice(const ui *u, canvas *c) {
    const table *t = &u->evening->now;
    if (t->red == 0) {
        for (int die = 0; die < 2; die++) die_draw(c, 1 + die * 23, 16, DIE_BLANK, false);
        return;
    }
    char sum[4];
    line l = line_in(sum, sizeof sum);
    print_sum(&l, t);
    canvas_text_centred(c, LEFT_PX / 2, 12, &font_big, sum, CANVAS_SET);
    die_draw_small_number(c, 8, 31, t->red - 1);
    if (with_knights(t)) {
        die_draw_small_number_dark(c, 25, 31, t->yellow - 1);
        canvas_text_centred(c, LEFT_PX / 2, LAST_Y, &font_small, ui_text(u, event_name(t->event)),
                            CANVAS_SET);
    } else die_draw_small_number(c, 25, 31, t->yellow - 1);
}

/* Where the barbarians take the last line, beside the large name. */
static void draw_partner(const ui *u, canvas *c, int x) {
    const table *t = &u->evening->now;
    if (table_second(t) == TABLE_NOBODY) return;
    char words[16];
    line l = line_in(words, sizeof words);
    line_text(&l, "& ");
    ui_print_name(&l, u, table_actor(t) == table_seat(t) ? table_second(t) : table_seat(t));
    canvas_text(c, x, NAME_Y + 7, &font_small, words, CANVAS_SET);
}

/* Who comes next, and what for; before the roll, who is the other of the pair. */
static void draw_last_line(const ui *u, canvas *c) {
    table t = u->evening->now;
    char words[40];
    line l = line_in(words, sizeof words);
    if (with_knights(&t)) {
        draw_track(c, RIGHT_X, LAST_Y, 10, &t);
        return;
    }
    if (t.phase == TABLE_BEFORE) {
        if (table_second(&t) == TABLE_NOBODY) return;
        line_text(&l, ui_text(u, TEXT_CATANIAN_2_IS));
        ui_print_name(&l, u, table_second(&t));
    } else {
        if (table_apply(&t, &(table_move){.kind = TABLE_MOVE_NEXT}) != REASON_OK) return;
        line_text(&l, ui_text(u, TEXT_THEN));
        ui_print_name(&l, u, table_actor(&t));
        line_char(&l, ' ');
        line_text(&l, ui_text(u, TEXT_DOES_ROLL + t.phase - TABLE_BEFORE));
    }
    canvas_text_right(c, CANVAS_WIDTH_PX, LAST_Y, &font_small, words, CANVAS_SET);
}

static void draw_phase(const ui *u, canvas *c) {
    const table *t = &u->evening->now;
    char name[INITIALS_TEXT_MAX];
    line l = line_in(name, sizeof name);
    ui_print_name(&l, u, table_actor(t));
    draw_role(u, c);
    draw_dice(u, c);
    int end_x = canvas_text_double(c, RIGHT_X, NAME_Y, name, CANVAS_SET);
    if (with_knights(t)) draw_partner(u, c, end_x + 3);
    canvas_text(c, RIGHT_X, PHASE_Y, &font_small, ui_text(u, TEXT_DOES_ROLL + t->phase - TABLE_BEFORE),
                CANVAS_SET);
    acts_draw_signs(c, RIGHT_X, SIGNS_Y, t);
    draw_last_line(u, c);
}

static void draw_news(const ui *u, canvas *c) {
    enum { TEXT_X = 36, TEXT_PX = 92 };
    bool attack = u->evening_screen.news & NEWS_ATTACK;
    if (attack) die_draw_event(c, 6, 15, TABLE_SHIP);
    else canvas_figures_double(c, 16, 10, "7", CANVAS_SET);
    canvas_text_block(c, TEXT_X, 5, TEXT_PX, UI_ROW_PX + 1, ui_text(u, attack ? TEXT_ATTACK : TEXT_SEVEN),
                      CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_GO_ON, TEXT_KEY_GO_ON);
}

static void draw(const ui *u, canvas *c) {
    const table *t = &u->evening->now;
    bool rolling = u->dice.rolling;
    if (u->evening_screen.news && !rolling) {
        draw_news(u, c);
        return;
    }
    draw_top_right(u, c);
    if (rolling || t->phase == table_phase_after(t->setup.rule, TABLE_BEFORE)) draw_roll(u, c);
    else draw_phase(u, c);
    if (rolling) ui_draw_keys(u, c, TEXT_KEY_SKIP, TEXT_KEY_SKIP);
    else deeds_draw_keys(u, c, may_roll(u) ? TEXT_KEY_ROLL : TEXT_KEY_MENU);
}

const ui_screen screen_evening = {
    .name = "evening", .enter = enter, .input = input, .tick = tick, .draw = draw};
