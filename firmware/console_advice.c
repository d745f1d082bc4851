/* Advice by text: what to do, what a position is worth, bots that move, and whole
 * games between them. */
#include "console_command.h"
#include "kind.h"
#include "mind.h"
#include "word.h"

static console_outcome no_advice(console *con) {
    return console_error(con, "no-advice", "there is no game that goes on", NULL);
}

static const advice *look(console *con) {
    if (!con->mind || con->app->gathered || !mind_look(con->mind)) return NULL;
    return &con->mind->bot.advice;
}

/* ---- what it is worth */

static void print_tenths(line *l, int tenths) {
    if (tenths < 0) line_char(l, '-');
    if (tenths < 0) tenths = -tenths;
    line_int(l, tenths / 10);
    line_char(l, '.');
    line_int(l, tenths % 10);
}

static void print_value(line *l, const advice *a, const game *g, int32_t worth) {
    static const char *const units[] = {
        [ADVICE_POINTS] = " points", [ADVICE_CHANCE] = " % to win", [ADVICE_TURNS] = " turns"};
    print_tenths(l, advice_value(a, g, worth));
    line_text(l, units[advice_unit_of(a, g)]);
}

static console_outcome do_eval(console *con, char *rest) {
    (void)rest;
    const advice *a = look(con);
    const game *g = &con->app->session.now;
    if (!a) return no_advice(con);
    if (g->phase == GAME_START)
        return console_error(con, "no-advice", "start roads are not weighed in numbers", NULL);
    char text[48];
    line l = line_in(text, sizeof text);
    print_value(&l, a, g, advice_worth(a, g));
    console_say(con, text);
    return CONSOLE_DONE;
}

/* ---- what to do */

static const char *const whys[ADVICE_WHYS] = {
    [ADVICE_WINS] = "wins",
    [ADVICE_TAKES_ROAD] = "takes-longest-road",
    [ADVICE_TAKES_ARMY] = "takes-largest-army",
    [ADVICE_CUTS] = "cuts",
    [ADVICE_SCORES] = "scores",
    [ADVICE_OPENS] = "opens",
    [ADVICE_HOLDS_ROAD] = "holds-longest-road",
    [ADVICE_HOLDS_ARMY] = "holds-largest-army",
    [ADVICE_ARMS] = "arms",
    [ADVICE_TOWARDS] = "towards",
    [ADVICE_WAITS] = "waits",
    [ADVICE_CANNOT] = "cannot",
    [ADVICE_STARTS] = "starts",
};

/* keep 1,2,5 worth 94.8 points */
static void say_keep(console *con, const advice *a, const game *g) {
    char text[64];
    line l = line_in(text, sizeof text);
    dice_set keep = advice_keep(a, g), all = dice_all(g->dice);
    line_text(&l, keep == all && g->rolls ? "stop" : keep ? "keep" : "roll all");
    bool first = true;
    for (int die = 0; die < g->dice && keep != all; die++) {
        if (!dice_has(keep, die)) continue;
        line_char(&l, first ? ' ' : ',');
        line_int(&l, die + 1);
        first = false;
    }
    line_text(&l, " worth ");
    print_value(&l, a, g, g->rolls ? advice_keep_worth(a, g, keep) : advice_worth(a, g));
    console_say(con, text);
}

static void say_option(console *con, const advice *a, const game *g, const advice_option *o) {
    line l = line_in(con->text, sizeof con->text);
    for (int i = 0; i < o->moves; i++) {
        if (i) line_text(&l, "; ");
        move_print(&l, kind_of(g)->island, &o->move[i]);
    }
    line_text(&l, " because ");
    line_text(&l, whys[o->why]);
    if (g->phase != GAME_START) {
        line_text(&l, " worth ");
        print_value(&l, a, g, o->worth);
    }
    console_say(con, con->text);
}

static console_outcome do_hint(console *con, char *rest) {
    (void)rest;
    if (!look(con)) return no_advice(con);
    advice *a = &con->mind->bot.advice;
    const game *g = &con->app->session.now;
    static advice_option options[ADVICE_OPTIONS_MAX]; /* too large for the stack */
    con->app->hinted = true;
    if (g->phase == GAME_ROLL) {
        say_keep(con, a, g);
        return CONSOLE_DONE;
    }
    int count = advice_options(a, g, options, ADVICE_OPTIONS_MAX);
    for (int i = 0; i < count; i++) say_option(con, a, g, &options[i]);
    return CONSOLE_DONE;
}

/* ---- bots */

static int level_of(const char *word) {
    for (int level = 0; level < BOT_LEVELS; level++)
        if (word_is(word, bot_name((bot_level)level))) return level;
    bool digit = word[0] >= '0' && word[0] < '0' + BOT_LEVELS && word_length(word) == 1;
    return digit ? word[0] - '0' : -1;
}

static console_outcome no_level(console *con, const char *word) {
    return console_error(con, "no-such-level", "levels are random, easy, greedy, best, or 0 to 3", word);
}

static console_outcome do_bot(console *con, char *rest) {
    const char *word = word_next(&rest);
    int level = level_of(word);
    if (level < 0) return no_level(con, word);
    if (!con->mind || !con->app->playing || con->app->session.now.phase == GAME_OVER) return no_advice(con);
    reason r = mind_move(con->mind, (bot_level)level);
    if (r == REASON_FACES_MISSING) return console_no_entropy(con);
    if (r != REASON_OK) return console_refuse(con, r);
    char text[MOVE_TEXT_MAX];
    line l = line_in(text, sizeof text);
    move_print(&l, kind_of(&con->app->session.now)->island, &con->app->ui.last);
    console_say(con, text);
    return CONSOLE_DONE;
}

/* ---- matches */

/* A match has its own dice, from its seed, so that it can be played again. */
static int draw(void *context, int count) {
    uint32_t *state = context, limit = UINT32_MAX - UINT32_MAX % (uint32_t)count;
    do {
        *state ^= *state << 13;
        *state ^= *state >> 17;
        *state ^= *state << 5;
    } while (*state >= limit);
    return (int)(*state % (uint32_t)count);
}

static void tell_match(console *con) {
    const match_sums *s = &con->mind->sums;
    line l = line_in(con->text, sizeof con->text);
    line_text(&l, "games ");
    line_uint(&l, s->games);
    line_text(&l, " unfinished ");
    line_uint(&l, s->unfinished);
    line_text(&l, " turns ");
    line_uint(&l, s->turns);
    console_say(con, con->text);
    for (int i = 0; i < con->mind->match.setup.players; i++) {
        line_clear(&l);
        line_text(&l, bot_name((bot_level)con->mind->match.level[i]));
        line_text(&l, " wins ");
        line_uint(&l, s->wins[i]);
        line_text(&l, " shared ");
        line_uint(&l, s->shared[i]);
        line_text(&l, " points ");
        line_int(&l, s->points[i]);
        console_say(con, con->text);
    }
}

static console_outcome play_match(console *con) {
    mind *m = con->mind;
    reason refused = REASON_OK;
    if (!match_step(&m->match, &m->bot, &refused)) return CONSOLE_GOES_ON;
    if (refused != REASON_OK) return console_refuse(con, refused);
    match_count(&m->match, &m->sums);
    if (--con->match_left) return CONSOLE_GOES_ON;
    tell_match(con);
    return CONSOLE_DONE;
}

static console_outcome do_match(console *con, char *rest) {
    setup st;
    int column = 0;
    reason r = setup_parse(&st, word_next(&rest), &column);
    if (r != REASON_OK) return console_refuse_at(con, r, column);
    uint8_t level[2];
    for (int i = 0; i < 2; i++) {
        const char *word = word_next(&rest);
        int found = level_of(word);
        if (found < 0) return no_level(con, word);
        level[i] = (uint8_t)found;
    }
    uint32_t games = 0, seed = 0;
    bool said = word_uint(word_next(&rest), 100000, &games) && word_uint(word_next(&rest), UINT32_MAX, &seed);
    if (!said || games == 0 || seed == 0)
        return console_error(con, "bad-number", "say GAME BOT BOT, how many games, and a seed from 1 on",
                             NULL);
    if (!con->mind) return no_advice(con);
    mind *m = con->mind;
    st.players = 2;
    m->lot = seed;
    m->sums = (match_sums){0};
    con->match_left = games;
    match_begin(&m->match, &st, level, draw, &m->lot);
    con->job = play_match;
    return CONSOLE_GOES_ON;
}

const console_command console_advice_commands[] = {
    {"hint", "hint                    what to keep or to build, and what it is worth", do_hint},
    {"eval", "eval                    what the position is worth with the best play", do_eval},
    {"bot", "bot LEVEL               one move by a bot: random, easy, greedy, best", do_bot},
    {"match", "match GAME BOT BOT N SEED  N games between two bots, seats in turn", do_match},
    {0},
};
