/* The device plays: whose turn it is, what he has just done, and what with. While
 * dice are rolled they are seen as large as one's own, those that he keeps lit;
 * then the island, and on it what he builds. The app makes the moves, one after
 * the other, and ticks; it can be hastened. */
#include "game_screen.h"
#include "kind.h"
#include "rolling.h"
#include "rules.h"
#include "screens.h"
#include "seats.h"
#include "side.h"
#include "sign.h"

enum { CHOICE_FASTER, CHOICE_ISLAND, CHOICE_SCORE, CHOICES };

static const struct {
    text_id name;
    const ui_screen *screen; /* NULL: hastens */
} choices[CHOICES] = {
    [CHOICE_FASTER] = {TEXT_KEY_FASTER, NULL},
    [CHOICE_ISLAND] = {TEXT_ISLAND, &screen_map},
    [CHOICE_SCORE] = {TEXT_SCORE, &screen_score},
};

static const game *now(const ui *u) { return &u->session->now; }

/* Whom it is about: at the end of a turn still the one who has ended it. */
static int who(const ui *u) { return u->last_shown ? u->last_player : now(u)->player; }

/* Before the first move of a turn the dice lie there unrolled. */
static bool shows_dice(const ui *u) {
    if (!u->last_shown || u->last_player != now(u)->player)
        return !u->last_shown && now(u)->phase == GAME_ROLL;
    return u->dice.rolling || u->last.kind == MOVE_ROLL;
}

/* ---- time and presses */

enum { READ_MS = 1200 };

static void lay_dice(ui *u) {
    const game *g = now(u);
    bool again = u->last_shown && u->last.kind == MOVE_ROLL && g->rolls > 1;
    u->dice.cursor = DICE_MAX; /* nobody points at them */
    u->dice.held = again ? (dice_set)(dice_all(g->dice) & ~u->last.dice) : 0;
}

static void enter(ui *u) {
    u->opponent.choice = CHOICE_FASTER;
    u->opponent.leaves = false;
    rolling_enter(u, UI_DICE_GAME);
    lay_dice(u);
    ui_tick_blink(u);
}

/* It is somebody else's turn, or the game is over: first it is read how that came. */
static void leave(ui *u) {
    if (!u->opponent.leaves) u->opponent.since_ms = u->now_ms;
    u->opponent.leaves = true;
    if (u->now_ms - u->opponent.since_ms >= READ_MS) ui_go_game(u);
}

static void tick(ui *u) {
    rolling_tick(u);
    lay_dice(u);
    if (!u->dice.rolling) ui_tick_blink(u);
    if (game_screen(u) != &screen_opponent) leave(u);
    else u->opponent.leaves = false;
}

static void hasten(ui *u) {
    if (u->opponent.leaves) ui_go_game(u);
    else u->wish.hasten = true;
    ui_sound_play(u, UI_SOUND_MOVE);
}

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    if (ui_move_cursor(u, press, &u->opponent.choice, CHOICES)) return;
    rolling_skip(u);
    ui_tick_at(u, u->now_ms);
    if (press.kind == UI_LONG) ui_open(u, &screen_costs);
    else if (choices[u->opponent.choice].screen) ui_open(u, choices[u->opponent.choice].screen);
    else hasten(u);
}

/* ---- what he does, in words */

static void print_roll(line *l, const ui *u) {
    int kept = now(u)->dice - dice_size(u->last.dice);
    text_id id = now(u)->rolls <= 1 ? TEXT_OPPONENT_ROLLS
                 : kept             ? TEXT_OPPONENT_KEEPS
                                    : TEXT_OPPONENT_ROLLS_ALL;
    text_fill(l, (text_language)u->settings.language, id, kept, 0);
}

static void print_piece(line *l, const ui *u) {
    const island *is = kind_of(now(u))->island;
    cost_piece piece = (cost_piece)u->last.piece;
    line_text(l, ui_text(u, sign_piece_name(piece)));
    if (is->by_corner || piece == COST_ROAD) return; /* such numbers are for consoles */
    line_char(l, ' ');
    island_print(l, is, piece, u->last.site);
}

/* In Standard what the turn has brought stands in its box. */
static void print_end(line *l, const ui *u) {
    const game_sheet *sheet = &now(u)->sheet[u->last_player];
    int points = sheet->boxes ? sheet->box[sheet->boxes - 1] : 0;
    bool boxes = kind_of(now(u))->turn_points != NULL;
    text_id id = !boxes ? TEXT_OPPONENT_DONE : points == GAME_X ? TEXT_OPPONENT_NOTHING : TEXT_OPPONENT_ENDS;
    text_fill(l, (text_language)u->settings.language, id, points, 0);
}

static void print_deed(line *l, const ui *u) {
    static const text_id plain[MOVE_KINDS] = {
        [MOVE_START] = TEXT_OPPONENT_STARTS, [MOVE_STOP] = TEXT_OPPONENT_STOPS,
        [MOVE_TRADE] = TEXT_OPPONENT_TRADES, [MOVE_JOKER] = TEXT_OPPONENT_JOKER,
        [MOVE_BUILD] = TEXT_OPPONENT_BUILDS,
    };
    if (!u->last_shown) line_text(l, ui_text(u, TEXT_OPPONENT_THINKS));
    else if (u->last.kind == MOVE_ROLL) print_roll(l, u);
    else if (u->last.kind == MOVE_END) print_end(l, u);
    else line_text(l, ui_text(u, plain[u->last.kind]));
}

/* What is traded for, given by a knight, or built; nothing after other deeds. */
static void print_object(line *l, const ui *u) {
    if (!u->last_shown) return;
    if (u->last.kind == MOVE_BUILD) print_piece(l, u);
    if (u->last.kind == MOVE_TRADE) line_text(l, ui_text(u, sign_resource_name(u->last.face)));
    if (u->last.kind == MOVE_JOKER) /* a move need not say what his knight always gives */
        line_text(l, ui_text(u, sign_resource_name(now(u)->faces[u->last.die])));
}

/* ---- the picture */

static void draw_rolling(const ui *u, canvas *c) {
    enum { DICE_Y = 11, DEED_Y = 36, ROLL_Y = 46 };
    const game *g = now(u);
    char words[64];
    line l = line_in(words, sizeof words);
    ui_print_name(&l, u, who(u));
    line_text(&l, "  ");
    line_text(&l, ui_text(u, seats_name(ui_level(u, who(u)))));
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    rolling_draw_mark(u, c);
    rolling_draw_dice(u, c, DICE_Y);
    line_clear(&l);
    print_deed(&l, u);
    canvas_text(c, 4, DEED_Y, &font_small, words, CANVAS_SET);
    if (g->rolls) ui_draw_text(u, c, 4, ROLL_Y, TEXT_ROLL_SHORT, g->rolls, GAME_ROLLS);
}

static void draw_island(const ui *u, canvas *c) {
    enum { NAME_Y = 0, LEVEL_Y = 17, DICE_Y = 26, DEED_Y = 36, OBJECT_Y = 45 };
    bool piece = u->last_shown && (u->last.kind == MOVE_BUILD || u->last.kind == MOVE_START);
    map_view v = map_view_of(now(u), who(u));
    if (piece) {
        v.piece = u->last.kind == MOVE_START ? (uint8_t)COST_ROAD : u->last.piece;
        v.site = u->last.site;
        v.cursor_lit = ui_pulse(u);
    }
    if (piece && kind_of(now(u))->shared && v.piece != COST_CASTLE) {
        v.scale = MAP_NEAR;
        v.at = (map_point){-1000, -1000}; /* nowhere near: the piece comes into the middle */
        v.at = map_follow(&v);
    }
    side_draw_map(c, &v);
    side_draw_name(u, c, NAME_Y, who(u));
    canvas_text(c, SIDE_X, LEVEL_Y, &font_small, ui_text(u, seats_name(ui_level(u, who(u)))), CANVAS_SET);
    if (who(u) == now(u)->player) side_draw_dice(c, SIDE_X, DICE_Y, now(u));
    else side_draw_points(u, c, DICE_Y, rules_points(now(u), who(u)));
    char words[64];
    line l = line_in(words, sizeof words);
    print_deed(&l, u);
    canvas_text_block(c, SIDE_X, DEED_Y, SIDE_WIDTH_PX, UI_ROW_PX, words, CANVAS_SET);
    line_clear(&l);
    print_object(&l, u);
    canvas_text(c, SIDE_X, OBJECT_Y, &font_small, words, CANVAS_SET);
}

static void draw(const ui *u, canvas *c) {
    if (shows_dice(u)) draw_rolling(u, c);
    else draw_island(u, c);
    ui_draw_keys_choice(u, c, choices[u->opponent.choice].name, TEXT_KEY_MENU);
}

const ui_screen screen_opponent = {
    .name = "opponent", .enter = enter, .input = input, .tick = tick, .draw = draw};
