#include "console.h"

#include "buttons.h"
#include "entropy.h"
#include "halfblocks.h"
#include "line.h"
#include "nor.h"
#include "panel.h"
#include "power.h"
#include "word.h"

#include <string.h>

/* ---- saying things */

static void say(console *con, const char *text) {
    con->write(con->write_context, text, word_length(text));
    con->write(con->write_context, "\n", 1);
}

/* How a command ends: an `ok` follows, an error has been told, or the job goes
 * on and tells its end itself. */
typedef enum outcome { DONE, REFUSED, GOES_ON } outcome;

/* `subject`, if any, is the word that was wrong. */
static outcome error(console *con, const char *word, const char *sentence, const char *subject) {
    char buffer[CONSOLE_LINE_MAX + 80];
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, "error ");
    line_text(&l, word);
    line_char(&l, ' ');
    line_text(&l, sentence);
    if (subject) {
        line_text(&l, ": ");
        line_text(&l, subject);
    }
    say(con, buffer);
    return REFUSED;
}

static void say_number(console *con, const char *name, uint32_t value) {
    char buffer[48];
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, name);
    line_char(&l, ' ');
    line_uint(&l, value);
    say(con, buffer);
}

/* ---- commands */

static outcome do_version(console *con, char *rest) {
    (void)rest;
    say(con, "dicehold " DICEHOLD_VERSION " " DICEHOLD_BOARD);
    return DONE;
}

static outcome do_screen(console *con, char *rest) {
    (void)rest;
    app_paint(con->app, &con->canvas);
    for (int row = 0; row < HALFBLOCKS_ROWS; row++) {
        char text[HALFBLOCKS_ROW_BYTES];
        line l = line_in(text, sizeof text);
        halfblocks_row(&l, &con->canvas, row);
        say(con, text);
    }
    return DONE;
}

static outcome do_press(console *con, char *rest) {
    char *word = word_next(&rest), *how = word_next(&rest);
    ui_press press = {.key = UI_KEYS, .kind = UI_SHORT};
    for (uint8_t key = 0; key < UI_KEYS; key++)
        if (word_is(word, app_key_word(key))) press.key = key;
    if (press.key == UI_KEYS) return error(con, "no-such-button", "press left, right, a or b, not", word);
    if (word_is(how, "long"))
        press.kind = UI_LONG;
    else if (*how)
        return error(con, "bad-word", "only \"long\" can follow, not", how);
    app_press(con->app, press, con->now_ms);
    return DONE;
}

static outcome do_dice(console *con, char *rest) {
    char *word = word_next(&rest);
    chance *c = &con->app->chance;
    if (word_is(word, "clear")) {
        chance_script_clear(c);
        return DONE;
    }
    size_t length = word_length(word);
    if (length == 0) return error(con, "no-dice", "say the faces, letters blwgom or digits 1-6", NULL);
    for (size_t i = 0; i < length; i++)
        if (dice_parse(word[i]) < 0)
            return error(con, "no-such-face", "faces are blwgom or 1-6, not", word + i);
    if (c->script_count + length > CHANCE_SCRIPT_MAX)
        return error(con, "too-many", "so many faces cannot wait at once", NULL);
    for (size_t i = 0; i < length; i++) chance_script(c, dice_parse(word[i]));
    return DONE;
}

static outcome do_rng(console *con, char *rest) {
    uint32_t count = 0;
    char *word = word_next(&rest);
    if (!word_uint(word, 10000000, &count) || count == 0)
        return error(con, "bad-number", "say how many faces, 1 to 10000000, not", word);
    con->rng_left = con->rng_total = count;
    memset(con->rng_counts, 0, sizeof con->rng_counts);
    return GOES_ON;
}

static void tell_press(void *context, uint32_t now_ms, const char *text) {
    console *con = context;
    char buffer[64];
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, "trace ");
    line_uint(&l, now_ms);
    line_char(&l, ' ');
    line_text(&l, text);
    say(con, buffer);
}

static outcome do_trace(console *con, char *rest) {
    char *word = word_next(&rest);
    bool on = word_is(word, "on");
    if (!on && !word_is(word, "off")) return error(con, "bad-word", "say trace on or trace off, not", word);
    con->app->witness = on ? tell_press : NULL;
    con->app->witness_context = con;
    return DONE;
}

static const char *panel_words(panel_state state) {
    static const char *const words[] = {"absent", "starting", "ready", "sending"};
    return words[state];
}

static outcome do_stats(console *con, char *rest) {
    (void)rest;
    panel_info panel = panel_about();
    say_number(con, "uptime-ms", con->now_ms);
    say_number(con, "rolls", con->app->ui.roll_serial);
    char buffer[80];
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, "faces");
    for (int face = 0; face < DICE_FACES; face++) {
        line_char(&l, ' ');
        line_char(&l, dice_letter(face));
        line_uint(&l, con->app->chance.drawn[face]);
    }
    say(con, buffer);
    say_number(con, "frames", con->app->frames);
    line_clear(&l);
    line_text(&l, "panel ");
    line_text(&l, panel.driver);
    line_char(&l, ' ');
    line_text(&l, panel_words(panel.state));
    say(con, buffer);
    say_number(con, "panel-bytes", panel.bytes);
    say_number(con, "panel-losses", panel.losses);
    say(con, power_started_by() == POWER_START_WATCHDOG ? "started-by watchdog" : "started-by power");
    return DONE;
}

static bool report(console *con, const char *name, bool good, const char *detail) {
    char buffer[80];
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, name);
    line_text(&l, good ? " good" : " bad");
    if (detail) {
        line_char(&l, ' ');
        line_text(&l, detail);
    }
    say(con, buffer);
    return good;
}

static outcome do_selftest(console *con, char *rest) {
    char *word = word_next(&rest);
    if (word_is(word, "watchdog")) {
        say(con, "hanging on purpose; the watchdog restarts the device");
        power_hang();
        return error(con, "no-watchdog", "this machine has no watchdog", NULL);
    }
    if (*word) return error(con, "bad-word", "there is selftest and selftest watchdog, not", word);
    panel_info panel = panel_about();
    bool good = report(con, "panel", panel.state != PANEL_ABSENT, panel_words(panel.state));
    static const char *const verdicts[] = {"", "stuck", "lopsided"};
    bool chance_good = app_test_entropy(con->app, con->now_ms);
    good &= report(con, "entropy", chance_good, verdicts[con->app->chance.health.verdict]);
    good &= report(con, "buttons", buttons_now() == 0, buttons_now() ? "one is down" : "all up");
    uint8_t byte = 0;
    nor_read(NOR_SECTORS * NOR_SECTOR_BYTES - 1, &byte, 1);
    good &= report(con, "flash", true, "readable");
    return good ? DONE : error(con, "selftest", "not everything is as it should be", NULL);
}

static outcome do_quit(console *con, char *rest) {
    (void)rest;
    con->quit = true;
    return DONE;
}

static outcome do_help(console *con, char *rest);

static const struct {
    const char *name;
    const char *help;
    outcome (*run)(console *con, char *rest);
} commands[] = {
    {"version", "version                 what this is", do_version},
    {"help", "help                    this list", do_help},
    {"screen", "screen                  the picture, two pixels a character", do_screen},
    {"press", "press BUTTON [long]     left, right, a or b", do_press},
    {"dice", "dice FACES              lay out coming faces: blwgom or 1-6; dice clear", do_dice},
    {"rng", "rng N                   draw N faces and count them", do_rng},
    {"stats", "stats                   counters since power-on", do_stats},
    {"selftest", "selftest [watchdog]     test the parts, or hang on purpose", do_selftest},
    {"trace", "trace on|off            tell presses and rolls as they happen", do_trace},
    {"quit", "quit                    leave (a device stays)", do_quit},
};

static outcome do_help(console *con, char *rest) {
    (void)rest;
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) say(con, commands[i].help);
    return DONE;
}

/* ---- lines */

static void answer(console *con) {
    char *rest = con->line, *word = word_next(&rest);
    if (*word == '\0' || *word == '#') return; /* empty lines and remarks pass in silence */
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (!word_is(commands[i].name, word)) continue;
        if (commands[i].run(con, rest) == DONE) say(con, "ok");
        return;
    }
    error(con, "no-such-command", "try help; there is no", word);
}

static void end_line(console *con) {
    con->line[con->length] = '\0';
    con->length = 0;
    if (con->too_long) {
        con->too_long = false;
        error(con, "too-long", "a line has at most 200 characters", NULL);
    } else
        answer(con);
}

void console_init(console *con, app *a, console_write *write, void *write_context) {
    memset(con, 0, sizeof *con);
    con->app = a;
    con->write = write;
    con->write_context = write_context;
}

void console_feed(console *con, const char *bytes, size_t length, uint32_t now_ms) {
    con->now_ms = now_ms;
    for (; length; length--, bytes++) {
        if (*bytes == '\n' || *bytes == '\r')
            end_line(con);
        else if ((*bytes == '\b' || *bytes == 127) && con->length)
            con->length--;
        else if ((unsigned char)*bytes < ' ' || *bytes == 127)
            continue;
        else if (con->length == CONSOLE_LINE_MAX)
            con->too_long = true;
        else
            con->line[con->length++] = *bytes;
    }
}

void console_line(console *con, const char *text, uint32_t now_ms) {
    console_feed(con, text, word_length(text), now_ms);
    console_feed(con, "\n", 1, now_ms);
}

/* ---- the job that takes long: counting faces */

bool console_busy(const console *con) {
    return con->rng_left > 0;
}

/* Chi-square against equal shares, in thousandths: 6/n * sum(c^2) - n. */
static uint32_t chi_square_milli(const uint32_t counts[DICE_FACES], uint32_t total) {
    uint64_t squares = 0;
    for (int face = 0; face < DICE_FACES; face++) squares += (uint64_t)counts[face] * counts[face];
    return (uint32_t)(squares * 6000 / total - (uint64_t)total * 1000);
}

static void finish_rng(console *con) {
    for (int face = 0; face < DICE_FACES; face++)
        say_number(con, (char[]){dice_letter(face), '\0'}, con->rng_counts[face]);
    char buffer[48];
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, "chi-square ");
    line_milli(&l, chi_square_milli(con->rng_counts, con->rng_total));
    say(con, buffer);
    if (!entropy_is_real()) say(con, "source seeded");
    say(con, "ok");
}

void console_work(console *con) {
    uint8_t faces[60];
    int count = con->rng_left < sizeof faces ? (int)con->rng_left : (int)sizeof faces;
    if (count == 0) return;
    if (!chance_faces(&con->app->chance, faces, count)) {
        con->rng_left = 0;
        app_test_entropy(con->app, con->now_ms);
        error(con, "entropy", "the random source failed its health test", NULL);
        return;
    }
    for (int i = 0; i < count; i++) con->rng_counts[faces[i]]++;
    con->rng_left -= (uint32_t)count;
    if (con->rng_left == 0) finish_rng(con);
}
