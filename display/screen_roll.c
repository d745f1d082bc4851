#include "die.h"
#include "hint.h"
#include "rolling.h"
#include "rules.h"
#include "screens.h"
#include "sign.h"
#include "tumble.h"

/* The cursor walks over the dice, then over what else there is to do. */
enum { DICE_Y = 10, KINDS_Y = 36, CHIPS_Y = 46 };
enum { ISLAND, BUILD_NOW, CHIPS }; /* building is one step to the left of the first die */

static bool may_stop(const ui *u) {
    return rules_check(&u->session->now, &(move){.kind = MOVE_STOP}) == REASON_OK;
}

/* Before the first roll (a roll that failed leads here) there is nothing to hold. */
static int places(const ui *u) { return rolling_rolls(u) ? rolling_count(u) + CHIPS : 1; }
static int chip(const ui *u) { return u->dice.cursor - rolling_count(u); }

static void enter(ui *u) {
    rolling_enter(u, UI_DICE_GAME);
    u->dice.kinds = buildable_kinds(&u->session->now);
}

/* After the third roll it is time to build; everybody at the table has seen the
 * dice lie there first. */
enum { LINGER_MS = 900 };

static bool rolled_out(const ui *u) { return u->session->now.phase != GAME_ROLL; }

static void tick(ui *u) {
    rolling_tick(u);
    if (u->dice.rolling) return;
    u->dice.kinds = buildable_kinds(&u->session->now);
    if (!rolled_out(u)) return;
    if (rolling_elapsed_ms(u) >= TUMBLE_MS + LINGER_MS) ui_go_game(u);
    else ui_tick_at(u, u->now_ms + TUMBLE_MS + LINGER_MS - rolling_elapsed_ms(u));
}

static bool hint_stops(const ui *u) { return u->hint.keep == dice_all(rolling_count(u)); }

/* Holds the dice of the hint; or goes to where one stops. */
static void follow_hint(ui *u) {
    if (hint_stops(u)) u->dice.cursor = (uint8_t)(rolling_count(u) + BUILD_NOW);
    else u->dice.held = u->hint.keep;
    ui_sound_play(u, UI_SOUND_HOLD);
}

/* What a second long press does; nothing where these dice are held already. */
static text_id hint_leads(const ui *u) {
    if (hint_stops(u)) return TEXT_HINT_TAKE_STOP;
    return u->dice.held == u->hint.keep ? TEXT_COUNT : TEXT_HINT_TAKE_KEEP;
}

static void press_long(ui *u) {
    if (u->hints && u->hint.ready) follow_hint(u);
    else ui_open(u, &screen_costs);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press)) return;
    if (rolling_skip(u)) {
        ui_tick_at(u, u->now_ms);
        return;
    }
    if (rolled_out(u)) {
        ui_go_game(u);
        return;
    }
    ui_redraw(u);
    if (ui_move_cursor(u, press, &u->dice.cursor, places(u))) return;
    if (press.key == UI_B) rolling_ask_rest(u, rolling_rolls(u) == 0);
    else if (rolling_rolls(u) && hint_asks(u, press)) return;
    else if (press.kind == UI_LONG) press_long(u);
    else if (chip(u) == ISLAND) ui_open(u, &screen_map);
    else if (chip(u) == BUILD_NOW) {
        ui_play(u, (move){.kind = MOVE_STOP});
        ui_sound_play(u, UI_SOUND_OPEN);
        ui_go_game(u);
    } else if (may_stop(u)) rolling_toggle(u);
}

static bool shows_hint(const ui *u) { return u->hint.ready && !rolled_out(u); }

/* A bar under every die to keep, with room for the cursor. */
static void draw_hint(const ui *u, canvas *c) {
    enum { BAR_X = 2, BAR_PX = 16, GAP_X = 6, GAP_PX = 8, HEIGHT_PX = 2 };
    int count = rolling_count(u), y = DICE_Y + ROLLING_CURSOR_Y;
    for (int die = 0; die < count; die++) {
        if (!dice_has(u->hint.keep, die)) continue;
        int x = die_row_x(die, count);
        canvas_fill(c, x + BAR_X, y, BAR_PX, HEIGHT_PX, CANVAS_SET);
        if (die != u->dice.cursor) continue;
        canvas_fill(c, x + GAP_X, y, GAP_PX, HEIGHT_PX, CANVAS_CLEAR);
        die_draw_pointer(c, x, y);
    }
}

static void draw_below(const ui *u, canvas *c) {
    if (u->dice.rolling || !rolling_rolls(u)) return;
    if (shows_hint(u)) {
        char words[64];
        line l = line_in(words, sizeof words);
        hint_print_value(&l, u);
        canvas_text(c, 4, KINDS_Y, &font_small, words, CANVAS_SET);
    } else if (u->dice.kinds) {
        int x = canvas_text(c, 4, KINDS_Y, &font_small, ui_text(u, TEXT_CAN_BUILD), CANVAS_SET);
        sign_draw_kinds(c, x + 4, KINDS_Y - 1, u->dice.kinds);
    } else canvas_text(c, 4, KINDS_Y, &font_small, ui_text(u, TEXT_NO_BUILD), CANVAS_SET);
    if (rolled_out(u)) return;
    const char *build = ui_text(u, u->dice.kinds ? TEXT_BUILD_NOW : TEXT_STOP_ROLLING);
    int build_x = CANVAS_WIDTH_PX - 4 - font_width_px(&font_small, build);
    ui_draw_choice(c, 4, CHIPS_Y, ui_text(u, TEXT_ISLAND), chip(u) == ISLAND);
    ui_draw_choice(c, build_x, CHIPS_Y, build, chip(u) == BUILD_NOW);
}

static text_id key_a(const ui *u) {
    if (u->dice.rolling) return TEXT_KEY_SKIP;
    if (rolled_out(u)) return TEXT_KEY_BUILD;
    if (!rolling_rolls(u)) return TEXT_COUNT;
    if (chip(u) == ISLAND) return TEXT_KEY_LOOK;
    if (chip(u) == BUILD_NOW) return TEXT_KEY_STOP;
    return dice_has(u->dice.held, u->dice.cursor) ? TEXT_KEY_FREE : TEXT_KEY_HOLD;
}

static void draw(const ui *u, canvas *c) {
    const game *g = &u->session->now;
    char words[32];
    line l = line_in(words, sizeof words);
    ui_print_name(&l, u, g->player);
    line_text(&l, "  ");
    text_id header = rolling_rolls(u) ? TEXT_ROLL_SHORT : TEXT_NOT_ROLLED;
    text_fill(&l, (text_language)u->settings.language, header, g->rolls, GAME_ROLLS);
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    rolling_draw_mark(u, c);
    rolling_draw_dice(u, c, DICE_Y);
    if (shows_hint(u)) draw_hint(u, c);
    bool may_ask =
        u->dice_real && !u->dice.rolling && rolling_rolls(u) && !rolled_out(u); /* the mark has no room */
    if (may_ask) hint_draw_state(u, c, CANVAS_WIDTH_PX, UI_TOP_Y, hint_leads(u));
    draw_below(u, c);
    text_id b = u->dice.rolling ? TEXT_KEY_SKIP : rolled_out(u) ? TEXT_KEY_BUILD : TEXT_KEY_ROLL;
    ui_draw_keys(u, c, key_a(u), b);
}

const ui_screen screen_roll = {.name = "roll", .enter = enter, .input = input, .tick = tick, .draw = draw};
