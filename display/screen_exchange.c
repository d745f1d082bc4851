/* Gold and jokers by hand: what gold becomes; or which knight helps, which die
 * he changes and, where he gives anything, to what. One row of dice, one step
 * after the other. */
#include "die.h"
#include "joker.h"
#include "kind.h"
#include "screens.h"
#include "side.h"

enum { ROW_Y = 16, CURSOR_Y = 38, OPTIONS_MAX = DICE_FACES + 1 };

static int knight_gives(const ui *u, int knight) {
    return kind_of(&u->session->now)->island->knight[knight].joker;
}

/* Knights who give the same are as good as one another: one of each. */
static int knights(const ui *u, uint8_t out[OPTIONS_MAX]) {
    uint32_t ready = joker_ready(&u->session->now);
    int count = 0;
    for (int gives = 0; gives <= ISLAND_ANY; gives++)
        for (int knight = 0; ready >> knight; knight++)
            if ((ready & bits_one(knight)) && knight_gives(u, knight) == gives) {
                out[count++] = (uint8_t)knight;
                break;
            }
    return count;
}

/* What can be chosen in this step; returns how many there are. */
static int options(const ui *u, uint8_t out[OPTIONS_MAX]) {
    const game *g = &u->session->now;
    int count = 0;
    switch (u->exchange.step) {
    case EXCHANGE_TRADE:
        for (uint8_t face = 0; face < DICE_GOLD; face++) out[count++] = face;
        return count;
    case EXCHANGE_KNIGHT: return knights(u, out);
    case EXCHANGE_DIE:
        for (uint8_t die = 0; die < g->dice; die++)
            if (dice_has(game_unspent(g), die) && g->faces[die] != knight_gives(u, u->exchange.knight))
                out[count++] = die;
        return count;
    default:
        for (uint8_t face = 0; face < DICE_FACES; face++)
            if (face != g->faces[u->exchange.die]) out[count++] = face;
        return count;
    }
}

static void enter(ui *u) { u->exchange.cursor = 0; }

static void play(ui *u, move m) {
    ui_play(u, m);
    ui_sound_play(u, UI_SOUND_HOLD);
    ui_go_game(u);
}

static void joker(ui *u, int face) {
    play(u,
         (move){
             .kind = MOVE_JOKER, .site = u->exchange.knight, .die = u->exchange.die, .face = (uint8_t)face});
}

static void step_to(ui *u, exchange_step step) {
    u->exchange.step = (uint8_t)step;
    u->exchange.cursor = 0;
    ui_sound_play(u, UI_SOUND_OPEN);
    ui_redraw(u);
}

static void choose(ui *u, uint8_t option) {
    switch (u->exchange.step) {
    case EXCHANGE_TRADE: play(u, (move){.kind = MOVE_TRADE, .face = option}); break;
    case EXCHANGE_KNIGHT:
        u->exchange.knight = option;
        step_to(u, EXCHANGE_DIE);
        break;
    case EXCHANGE_DIE:
        u->exchange.die = option;
        if (knight_gives(u, u->exchange.knight) == ISLAND_ANY) step_to(u, EXCHANGE_FACE);
        else joker(u, knight_gives(u, u->exchange.knight));
        break;
    default: joker(u, option); break;
    }
}

static void input(ui *u, ui_press press) {
    uint8_t option[OPTIONS_MAX];
    int count = options(u, option);
    if (ui_goes_home(u, press)) return;
    if (press.key == UI_B && u->exchange.step > EXCHANGE_KNIGHT) {
        step_to(u, (exchange_step)(u->exchange.step - 1));
        return;
    }
    if (ui_goes_back(u, press)) return;
    if (press.key == UI_A && press.kind == UI_LONG) {
        ui_open(u, &screen_costs);
        return;
    }
    if (count == 0) { /* every die shows it already */
        if (press.key == UI_A) {
            u->refusal = REASON_SAME_FACE;
            ui_sound_play(u, UI_SOUND_REFUSE);
            ui_redraw(u);
        }
        return;
    }
    if (ui_move_cursor(u, press, &u->exchange.cursor, count)) return;
    choose(u, option[u->exchange.cursor]);
}

static void draw_pointer(canvas *c, int x) {
    for (int row = 0; row < 3; row++)
        canvas_fill(c, x + DIE_SIDE_PX / 2 - 1 - row, CURSOR_Y + row, 2 + 2 * row, 1, CANVAS_SET);
}

/* The dice of the turn, of which only some can be chosen. */
static void draw_turn_dice(const ui *u, canvas *c, const uint8_t *option, int count) {
    const game *g = &u->session->now;
    for (int die = 0; die < g->dice; die++) {
        int x = die_row_x(die, g->dice);
        die_draw(c, x, ROW_Y, g->faces[die], false);
        if (dice_has(g->spent, die)) {
            canvas_fill(c, x, ROW_Y + DIE_SIDE_PX / 2 - 2, DIE_SIDE_PX, 4, CANVAS_CLEAR);
            canvas_fill(c, x, ROW_Y + DIE_SIDE_PX / 2 - 1, DIE_SIDE_PX, 2, CANVAS_SET);
        }
    }
    if (count) draw_pointer(c, die_row_x(option[u->exchange.cursor], g->dice));
}

static int shown_face(const ui *u, uint8_t option) {
    int face = u->exchange.step == EXCHANGE_KNIGHT ? knight_gives(u, option) : option;
    return face == ISLAND_ANY ? DIE_BLANK : face;
}

static void draw(const ui *u, canvas *c) {
    static const text_id questions[] = {[EXCHANGE_TRADE] = TEXT_TRADE_FOR,
                                        [EXCHANGE_KNIGHT] = TEXT_WHICH_KNIGHT,
                                        [EXCHANGE_DIE] = TEXT_WHICH_DIE,
                                        [EXCHANGE_FACE] = TEXT_WHICH_FACE};
    uint8_t option[OPTIONS_MAX];
    int count = options(u, option);
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, questions[u->exchange.step]), CANVAS_SET);
    if (u->exchange.step == EXCHANGE_DIE) draw_turn_dice(u, c, option, count);
    else {
        for (int i = 0; i < count; i++)
            die_draw(c, die_row_x(i, count), ROW_Y, shown_face(u, option[i]), false);
        if (count) draw_pointer(c, die_row_x(u->exchange.cursor, count));
    }
    ui_draw_keys_choice(u, c, TEXT_KEY_TAKE, TEXT_KEY_BACK);
}

const ui_screen screen_exchange = {.name = "exchange", .enter = enter, .input = input, .draw = draw};
