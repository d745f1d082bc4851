#include "app.h"

#include "app_table.h"
#include "cast.h"
#include "game_screen.h"
#include "line.h"
#include "rules.h"
#include "screens.h"
#include "times.h"

#include <string.h>

#ifndef DICEHOLD_VERSION
#error "the build defines DICEHOLD_VERSION"
#endif

const char *app_key_word(int key) {
    static const char *const words[UI_KEYS] = {"left", "right", "a", "b"};
    return words[key];
}

const ui_screen *app_top(const app *a) { return a->stack[a->depth - 1]; }

/* Hints are off by default where several people play. */
static bool may_ask(const app *a) {
    int people = 0;
    for (int i = 0; i < a->session.now.players; i++) people += a->level[i] == 0;
    return people <= 1 ? a->ui.table.hints_alone : a->ui.table.hints_together;
}

static void tell_time(app *a, uint32_t now_ms) {
    a->ui.now_ms = now_ms;
    a->ui.dice_real = chance_is_real(&a->chance);
    a->ui.playing = a->playing;
    a->ui.gathered = a->gathered;
    a->ui.hints = may_ask(a);
}

static void bear_witness(app *a, const line *l) {
    if (a->witness) a->witness(a->witness_context, a->ui.now_ms, l->text);
}

static void witness_press(app *a, ui_press press) {
    char text[24];
    line l = line_in(text, sizeof text);
    line_text(&l, "press ");
    line_text(&l, app_key_word(press.key));
    if (press.kind == UI_LONG) line_text(&l, " long");
    bear_witness(a, &l);
}

static void witness_dice(app *a, const uint8_t *faces, int count) {
    char text[24];
    line l = line_in(text, sizeof text);
    line_text(&l, "dice ");
    for (int i = 0; i < count; i++) line_char(&l, dice_letter(faces[i]));
    bear_witness(a, &l);
}

/* ---- carrying out wishes */

static void tick_now(app *a) {
    a->tick_wanted = true;
    a->tick_ms = a->ui.now_ms;
}

static void wait_as_wished(app *a, ui_wish *wish) {
    if (!wish->tick) return;
    wish->tick = false;
    a->tick_wanted = true;
    a->tick_ms = wish->tick_ms;
}

static void push(app *a, const ui_screen *screen) {
    if (a->depth < APP_STACK) a->stack[a->depth++] = screen;
    else a->stack[APP_STACK - 1] = screen; /* deeper than any menu leads; the top gives way */
    a->tick_wanted = false;                /* what the screen below wanted to wait for */
    a->ui.opened_ms = a->ui.now_ms;
    if (screen->enter) screen->enter(&a->ui);
    wait_as_wished(a, &a->ui.wish); /* enter comes while older wishes are carried out */
}

static void go(app *a, const ui_wish *wish) {
    switch (wish->go) {
    case UI_OPEN: push(a, wish->open); break;
    case UI_BACK:
        a->depth = a->depth > 1 ? (uint8_t)(a->depth - 1) : 1;
        tick_now(a); /* what it waited for was cancelled when it was covered */
        break;
    case UI_HOME: a->depth = 1; break;
    case UI_GAME:
        a->depth = 1;
        push(a, game_screen(&a->ui));
        break;
    default: return;
    }
    a->dirty = true;
}

static void alarm(app *a) {
    a->ui.entropy_failed = true;
    if (app_top(a) != &screen_alarm) push(a, &screen_alarm);
    a->ui.wish.sound = UI_SOUND_REFUSE;
    tick_now(a); /* the alarm may come from a test that nobody pressed for */
    a->dirty = true;
}

/* A roll is asked for without its faces: chance fills them in here, and only
 * here, once the rules have nothing against the roll itself. False when the
 * source is not healthy, and the alarm is shown. */
bool app_faces(void *context, uint8_t *faces, int count) {
    app *a = context;
    if (!chance_faces(&a->chance, faces, count)) {
        alarm(a);
        return false;
    }
    witness_dice(a, faces, count);
    return true;
}

static bool draw_dice(app *a, dice_set dice, uint8_t faces[DICE_MAX]) {
    uint8_t drawn[DICE_MAX];
    if (!app_faces(a, drawn, dice_size(dice))) return false;
    for (int die = 0, next = 0; die < DICE_MAX; die++)
        if (dice_has(dice, die)) faces[die] = drawn[next++];
    return true;
}

static void refuse(app *a, reason r) {
    a->ui.refusal = (uint8_t)r;
    a->ui.wish.sound = UI_SOUND_REFUSE;
    a->dirty = true;
}

void app_rolled(app *a, dice_set dice, ui_dice whose) {
    a->ui.roll_serial++;
    a->ui.rolled = dice;
    a->ui.rolled_by = (uint8_t)whose;
    a->ui.dice_real = chance_is_real(&a->chance);
    tick_now(a);
}

/* ---- what is remembered */

/* A game that is over may still be taken back: it is counted in what is shown,
 * and in what is kept when the next one begins. */
static void look_at_end(app *a) {
    const game *g = &a->session.now;
    const table *t = &a->evening.now;
    bool over = a->gathered ? t->phase == TABLE_OVER : a->playing && g->phase == GAME_OVER;
    a->shown = a->best;
    a->ui.rank = 0;
    if (!over || a->number != a->best.number) return;
    initials names[GAME_PLAYERS_MAX];
    int players = a->gathered ? t->setup.players : g->players;
    for (int i = 0; i < players; i++) names[i] = ui_name(&a->ui, i);
    if (a->gathered) best_count_evening(&a->shown, names[t->winner]);
    else a->ui.rank = (uint8_t)best_count(&a->shown, g, names, a->level, a->hinted ? BEST_WITH_HINTS : 0);
}

static void look_back(app *a) {
    a->ui.review = (review){0};
    if (a->looker.context && a->playing && a->session.now.phase == GAME_OVER)
        a->looker.ended(a->looker.context);
}

void app_replaced(app *a, app_played by, bool counts) {
    a->best = a->shown;
    a->number = counts ? a->best.number : 0;
    a->playing = a->ui.playing = by == APP_GAME;
    a->gathered = a->ui.gathered = by == APP_EVENING;
    a->hinted = a->hasten = false;
    a->review = a->ui.review = (review){0};
    a->ui.hint = (ui_hint){0};
    a->ui.last_shown = false;
    stats_begin_game(&a->stats);
    look_at_end(a);
    if (counts && by == APP_GAME && a->looker.context) a->looker.begun(a->looker.context);
    if (a->diary.context) a->diary.begun(a->diary.context);
}

static void seat(app *a, const uint8_t *level) {
    for (int i = 0; i < GAME_PLAYERS_MAX; i++)
        a->level[i] = level && i < a->session.now.players ? level[i] : 0;
}

void app_begin(app *a, const setup *st, uint8_t first, const uint8_t *level) {
    session_begin(&a->session, st);
    seat(a, level);
    a->ui.begun_by = first;
    app_replaced(a, APP_GAME, true);
}

reason app_set_up(app *a, const char *text, int *column) {
    reason r = session_position(&a->session, text, column);
    if (r != REASON_OK) return r;
    a->ui.begun_by = 0;
    seat(a, NULL);
    app_replaced(a, APP_GAME, false);
    return REASON_OK;
}

/* A game that is over is forgotten with the others: its number has passed. */
static void forget(app *a) {
    uint32_t number = a->shown.number;
    a->stats = (stats){0};
    a->best = best_none();
    a->best.number = number;
    look_at_end(a);
    a->dirty = true;
}

static void count_free(app *a, dice_set dice) {
    if (!chance_is_real(&a->chance)) return;
    if (a->free.kind == FREE_NUMBER) stats_count_sum(&a->stats, free_sum(&a->free));
    else stats_count_faces(&a->stats, dice, a->free.faces, false);
}

/* ---- moves */

static void make_free_move(app *a, free_move m) {
    reason r = free_check(&a->free, &m);
    if (r == REASON_OK && m.kind == FREE_ROLL && !draw_dice(a, m.dice, m.faces)) return;
    if (r == REASON_OK) r = free_apply(&a->free, &m);
    if (r != REASON_OK) refuse(a, r);
    else if (m.kind == FREE_ROLL) {
        app_rolled(a, m.dice, UI_DICE_FREE);
        count_free(a, m.dice);
    }
    a->dirty = true;
}

reason app_play(app *a, move *m) {
    if (!a->playing) return REASON_GAME_OVER;
    static game since, before; /* too large for the stack of a press */
    bool draw = app_lacks_faces(m, rules_check(&a->session.now, m));
    if (draw && !draw_dice(a, m->dice, m->faces)) return REASON_FACES_MISSING;
    since = a->session.since;
    before = a->session.now;
    reason r = session_do(&a->session, m);
    if (r != REASON_OK) return r;
    a->ui.hint = (ui_hint){0}; /* it was about the game as it had been */
    a->ui.last_shown = false;
    if (m->kind == MOVE_ROLL) {
        if (a->looker.context) a->looker.rolled(a->looker.context, &since, &before, m->dice);
        app_rolled(a, m->dice, UI_DICE_GAME);
        if (draw && chance_is_real(&a->chance)) stats_count_faces(&a->stats, m->dice, m->faces, true);
        else a->number = 0;
    }
    if (a->diary.context) a->diary.moved(a->diary.context, m);
    return REASON_OK;
}

reason app_undo(app *a) {
    reason r = session_undo(&a->session);
    if (r == REASON_OK) a->ui.hint = (ui_hint){0};
    if (r == REASON_OK) a->ui.last_shown = false;
    if (r == REASON_OK && a->diary.context) a->diary.undone(a->diary.context);
    return r;
}

/* Those of a plan come one after the other; where one is refused the rest is
 * left alone. */
static void play(app *a, const ui_wish *wish) {
    for (int i = 0; i < wish->plays; i++) {
        move m = wish->play[i];
        reason r = app_play(a, &m);
        if (r == REASON_OK) continue;
        if (!app_lacks_faces(&m, r)) refuse(a, r); /* else the alarm says it */
        return;
    }
}

static void begin(app *a) {
    const ui_table *t = &a->ui.table;
    int players = t->setup.players, first = players > 1 ? t->first : 0;
    if (first == UI_DRAWN && !cast_below(app_faces, a, players, &first)) return;
    uint8_t level[GAME_PLAYERS_MAX] = {0};
    for (int i = 0; i < players && players > 1; i++) level[i] = t->bot[(first + i) % players];
    app_begin(a, &t->setup, (uint8_t)(first % players), level);
    go(a, &(ui_wish){.go = UI_GAME});
}

static void gather(app *a) {
    app_table_begin(a, &a->ui.table.evening);
    go(a, &(ui_wish){.go = UI_GAME});
    app_table_lay(a);
}

static void sit_and_play(app *a, const ui_wish *wish) {
    table_move m = wish->table_move;
    reason r = app_table_play(a, &m);
    if (r != REASON_OK && r != REASON_FACES_MISSING) refuse(a, r); /* else the alarm says it */
}

static void take_back(app *a) {
    if ((a->gathered ? app_table_undo(a) : app_undo(a)) != REASON_OK) refuse(a, REASON_NOTHING_TO_UNDO);
}

/* Whoever asks has been helped, whatever he makes of it. */
static void ask(app *a) {
    if (!a->playing || !a->ui.hints || a->ui.hint.thinking || a->ui.hint.ready) return;
    a->ui.hint.thinking = true;
    a->hinted = true;
    a->dirty = true;
}

static void forget_all(app *a) {
    ui_init_settings(&a->ui);
    a->playing = a->ui.playing = false;
    a->gathered = a->ui.gathered = false;
    forget(a);
    if (a->diary.context) a->diary.begun(a->diary.context);
    go(a, &(ui_wish){.go = UI_HOME});
}

static void play_sound(app *a) {
    a->tune.volume = a->ui.settings.volume == UI_VOLUME_LOW ? SOUND_LOW : SOUND_HIGH;
    tune_play(&a->tune, (ui_sound)a->ui.wish.sound, a->ui.now_ms);
}

static void carry_out(app *a) {
    ui_wish wish = a->ui.wish;
    a->ui.wish = (ui_wish){.sound = wish.sound};
    if (wish.redraw) a->dirty = true;
    wait_as_wished(a, &wish);
    if (wish.go != UI_GAME) go(a, &wish); /* before the move: a failing roll opens the alarm on top */
    if (wish.free) make_free_move(a, wish.free_move);
    if (wish.plays) play(a, &wish);
    if (wish.table) sit_and_play(a, &wish);
    if (wish.undo) take_back(a);
    if (wish.plays || wish.table || wish.undo) {
        look_at_end(a);
        look_back(a);
    }
    if (wish.hint) ask(a);
    if (wish.hasten) a->hasten = true;
    if (wish.forget_stats) forget(a);
    if (wish.go == UI_GAME && (a->playing || a->gathered))
        go(a, &wish); /* after it: by what the game has become */
    if (wish.begin) begin(a);
    if (wish.gather) gather(a);
    if (wish.forget_all) forget_all(a);
    if (wish.test_entropy) app_test_entropy(a, a->ui.now_ms);
    if (a->ui.wish.sound != UI_SOUND_NONE && a->ui.settings.volume != UI_VOLUME_OFF) play_sound(a);
    else if (a->ui.settings.volume == UI_VOLUME_OFF) tune_stop(&a->tune);
    a->ui.wish = (ui_wish){0};
}

/* ---- the outside */

void app_init(app *a, uint32_t now_ms) {
    memset(a, 0, sizeof *a);
    chance_init(&a->chance);
    tune_init(&a->tune);
    a->free = free_start(FREE_RESOURCE, DICE_MAX);
    ui_init(&a->ui);
    a->ui.free = &a->free;
    a->ui.session = &a->session;
    a->ui.evening = &a->evening;
    a->ui.level = a->level;
    a->ui.version = DICEHOLD_VERSION;
    a->best = a->shown = best_none();
    a->ui.stats = &a->stats;
    a->ui.best = &a->shown;
    tell_time(a, now_ms);
    push(a, &screen_title);
    a->dirty = true;
}

void app_press(app *a, ui_press press, uint32_t now_ms) {
    tell_time(a, now_ms);
    a->ui.pressed_ms = now_ms;
    if (a->ui.refusal != REASON_OK) a->dirty = true; /* it has been read */
    a->ui.refusal = REASON_OK;
    app_top(a)->input(&a->ui, press);
    carry_out(a);
    witness_press(a, press);
    if (a->tick_wanted && a->tick_ms == now_ms) app_tick(a, now_ms);
}

void app_tick(app *a, uint32_t now_ms) {
    tell_time(a, now_ms);
    tune_advance(&a->tune, now_ms);
    if (!a->tick_wanted || times_before(now_ms, a->tick_ms)) return;
    a->tick_wanted = false;
    if (app_top(a)->tick) app_top(a)->tick(&a->ui);
    carry_out(a);
}

void app_paint(const app *a, canvas *c) {
    canvas_clear(c);
    app_top(a)->draw(&a->ui, c);
    if (a->ui.refusal != REASON_OK) ui_draw_refusal(&a->ui, c);
    if (a->ui.settings.flip) canvas_turn(c);
}

bool app_draw(app *a, canvas *c) {
    if (!a->dirty) return false;
    a->dirty = false;
    a->frames++;
    app_paint(a, c);
    return true;
}

uint32_t app_due_ms(const app *a, uint32_t otherwise) {
    uint32_t due = tune_due_ms(&a->tune, otherwise);
    return a->tick_wanted ? times_earlier(due, a->tick_ms) : due;
}

bool app_test_entropy(app *a, uint32_t now_ms) {
    tell_time(a, now_ms);
    bool good = chance_test(&a->chance);
    if (good) {
        a->ui.entropy_failed = false;
        tick_now(a); /* an alarm that is shown goes */
    } else alarm(a);
    return good;
}

void app_game_changed(app *a, uint32_t now_ms) {
    tell_time(a, now_ms);
    a->ui.refusal = REASON_OK; /* it was about the game as it had been */
    look_at_end(a);
    look_back(a);
    for (int i = 1; i < a->depth; i++)
        if (game_screen_is(a->stack[i])) {
            go(a, &(ui_wish){.go = UI_GAME});
            carry_out(a);
            return;
        }
    a->dirty = true;
}

void app_watch(app *a, const move *m, uint8_t player) {
    a->ui.last = *m;
    a->ui.last_player = player;
    a->ui.last_shown = true;
    look_at_end(a);
    look_back(a);
    if (m->kind == MOVE_BUILD) a->ui.wish.sound = UI_SOUND_BUILD;
    /* the screen of a bot's turn leaves by itself, when it has been read how that ended */
    if (app_top(a) != &screen_opponent && app_top(a) != game_screen(&a->ui)) go(a, &(ui_wish){.go = UI_GAME});
    else tick_now(a);
    a->dirty = true;
    carry_out(a);
}

void app_hint_given(app *a) {
    tick_now(a);
    a->dirty = true;
}

app_place app_where(const app *a) {
    app_place p = {.number = a->number, .spot = APP_AT_TITLE, .held = a->ui.dice.held, .free = a->free};
    for (int i = 1; i < a->depth; i++) {
        if (game_screen_is(a->stack[i])) p.spot = APP_AT_GAME;
        if (a->stack[i] == &screen_dice) p.spot = APP_AT_DICE;
        if (a->stack[i] == &screen_numbers) p.spot = APP_AT_NUMBERS;
    }
    return p;
}

void app_resume(app *a, const app_place *place) {
    a->free = free_sane(place->free);
    a->number = place->number;
    a->ui.playing = a->playing;
    a->ui.gathered = a->gathered;
    look_at_end(a);
    look_back(a);
    a->depth = 1;
    bool numbers = a->free.kind == FREE_NUMBER;
    if (place->spot == APP_AT_GAME && (a->playing || a->gathered)) push(a, game_screen(&a->ui));
    else if (place->spot == APP_AT_DICE && !numbers) push(a, &screen_dice);
    else if (place->spot == APP_AT_NUMBERS && numbers) push(a, &screen_numbers);
    if (a->depth > 1) a->ui.dice.held = (dice_set)(place->held & dice_all(DICE_MAX));
    a->ui.wish = (ui_wish){0}; /* nobody pressed: no sound */
    a->dirty = true;
}

void app_open(app *a, const ui_screen *screen) {
    push(a, screen);
    a->dirty = true;
}

void app_notify(app *a, text_id sentence) {
    a->ui.notice = (uint16_t)sentence;
    if (app_top(a) != &screen_notice) app_open(a, &screen_notice);
    a->dirty = true;
}
