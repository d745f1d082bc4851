#include "mind.h"

#include "cast.h"
#include "screens.h"
#include "times.h"
#include "tumble.h"

enum { PACE_MS = 1100, IDLE_MS = 1000, LOOK_AGAIN_MS = 20 };

/* ---- looking back */

static void begun(void *context) {
    mind *m = context;
    review_begin(&m->app->review, &m->reviewer, &m->app->session.now);
}

static void rolled(void *context, const game *since, const game *before, dice_set dice) {
    mind *m = context;
    app *a = m->app;
    review_roll(&a->review, &m->reviewer, since, before, dice, &a->session.now);
}

static void ended(void *context) {
    mind *m = context;
    app *a = m->app;
    review_end(&a->review, &m->reviewer, &a->session.since, &a->session.now, &a->ui.review);
}

void mind_init(mind *m, app *a) {
    m->app = a;
    m->waits = false;
    bot_init(&m->bot, &solution_standard);
    advisor_init(&m->reviewer, &solution_standard);
    a->looker = (app_looker){m, begun, rolled, ended};
}

/* ---- hints */

static bool is_played(const app *a) { return a->playing && a->session.now.phase != GAME_OVER; }

/* A slice of the advice to who is on turn; it needs no bot's plans, only its memory. */
static bool advise(mind *m) {
    bot *b = &m->bot;
    if (b->level != BOT_BEST) {
        bot_init(b, &solution_standard);
        advice_init(&b->advice, ADVICE_BEST, &solution_standard);
        b->level = BOT_BEST;
    }
    advice_begin(&b->advice, &m->app->session.now);
    return advice_step(&b->advice);
}

bool mind_look(mind *m) {
    if (!is_played(m->app)) return false;
    while (!advise(m)) {
    }
    return true;
}

static void give_hint(mind *m) {
    app *a = m->app;
    const game *g = &a->session.now;
    advice *by = &m->bot.advice;
    ui_hint *h = &a->ui.hint;
    *h = (ui_hint){.ready = true, .unit = (uint8_t)advice_unit_of(by, g)};
    if (g->phase != GAME_START) h->value = (int16_t)advice_value(by, g, advice_worth(by, g));
    if (g->phase == GAME_ROLL) h->keep = advice_keep(by, g);
    else (void)advice_options(by, g, &h->best, 1);
    app_hint_given(a);
}

/* ---- opponents */

static int draw(void *context, int count) {
    int number = 0; /* where the source fails the alarm is shown, and no roll is made */
    if (count > 1) (void)cast_below(app_faces, context, count, &number);
    return number;
}

reason mind_move(mind *m, bot_level level) {
    app *a = m->app;
    uint8_t player = a->session.now.player;
    move next = bot_move(&m->bot, &a->session.now, level, draw, a);
    reason r = app_play(a, &next);
    if (r == REASON_OK) app_watch(a, &next, player);
    return r;
}

/* Who looks at the island or the score meanwhile finds everything as he left it. */
static bool is_watched(const app *a) { return app_top(a) == &screen_opponent; }

/* A bot's turn: thinks while the dice are still seen rolling, then waits for its time. */
static uint32_t play(mind *m, uint32_t now_ms) {
    app *a = m->app;
    const game *g = &a->session.now;
    bot_level level = (bot_level)a->level[g->player];
    if (!m->waits || m->player != g->player) {
        m->waits = true;
        m->player = g->player;
        m->next_ms = now_ms + PACE_MS;
        a->hasten = false;
    }
    if (!bot_think(&m->bot, g, level)) return now_ms;
    if (a->ui.dice.rolling && !a->hasten) return now_ms + LOOK_AGAIN_MS;
    if (!a->hasten && times_before(now_ms, m->next_ms)) return m->next_ms;
    bool rolls = g->phase == GAME_ROLL;
    (void)mind_move(m, level);
    m->next_ms = now_ms + PACE_MS + (rolls ? TUMBLE_MS : 0);
    return a->hasten ? now_ms : m->next_ms;
}

uint32_t mind_step(mind *m, uint32_t now_ms) {
    app *a = m->app;
    if (a->ui.hint.thinking) {
        if (!is_played(a)) a->ui.hint = (ui_hint){0};
        else if (advise(m)) give_hint(m);
        return now_ms;
    }
    if (is_played(a) && a->level[a->session.now.player] && is_watched(a)) return play(m, now_ms);
    m->waits = false;
    return now_ms + IDLE_MS;
}
