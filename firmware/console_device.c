#include "buttons.h"
#include "console_command.h"
#include "entropy.h"
#include "halfblocks.h"
#include "kind.h"
#include "line.h"
#include "nor.h"
#include "panel.h"
#include "power.h"
#include "word.h"

#include <string.h>

static void say_number(console *con, const char *name, uint32_t value) {
    char buffer[48];
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, name);
    line_char(&l, ' ');
    line_uint(&l, value);
    console_say(con, buffer);
}

static console_outcome do_version(console *con, char *rest) {
    (void)rest;
    console_say(con, "dicehold " DICEHOLD_VERSION " " DICEHOLD_BOARD);
    return CONSOLE_DONE;
}

static console_outcome do_screen(console *con, char *rest) {
    (void)rest;
    app_paint(con->app, &con->canvas);
    for (int row = 0; row < HALFBLOCKS_ROWS; row++) {
        char text[HALFBLOCKS_ROW_BYTES];
        line l = line_in(text, sizeof text);
        halfblocks_row(&l, &con->canvas, row);
        console_say(con, text);
    }
    return CONSOLE_DONE;
}

static console_outcome do_press(console *con, char *rest) {
    char *word = word_next(&rest), *how = word_next(&rest);
    ui_press press = {.key = UI_KEYS, .kind = UI_SHORT};
    for (uint8_t key = 0; key < UI_KEYS; key++)
        if (word_is(word, app_key_word(key))) press.key = key;
    if (press.key == UI_KEYS) return console_error(con, "no-such-button", "press left, right, a or b", word);
    if (word_is(how, "long")) press.kind = UI_LONG;
    else if (*how) return console_error(con, "bad-word", "only \"long\" can follow", how);
    app_press(con->app, press, con->now_ms);
    return CONSOLE_DONE;
}

static console_outcome do_dice(console *con, char *rest) {
    char *word = word_next(&rest);
    chance *c = &con->app->chance;
    if (word_is(word, "clear")) {
        chance_script_clear(c);
        return CONSOLE_DONE;
    }
    size_t length = word_length(word);
    if (length == 0)
        return console_error(con, "no-dice", "say the faces, letters blwgom or digits 1-6", NULL);
    for (size_t i = 0; i < length; i++)
        if (dice_parse(word[i]) < 0)
            return console_error(con, "no-such-face", "faces are blwgom or 1-6", word + i);
    if (c->script_count + length > CHANCE_SCRIPT_MAX)
        return console_error(con, "too-many", "so many faces cannot wait at once", NULL);
    for (size_t i = 0; i < length; i++) chance_script(c, dice_parse(word[i]));
    return CONSOLE_DONE;
}

/* ---- counting faces, in slices: it may take seconds */

static void tell_counts(console *con) {
    for (int face = 0; face < DICE_FACES; face++)
        say_number(con, (char[]){dice_letter(face), '\0'}, con->rng_counts[face]);
    char buffer[48];
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, "chi-square ");
    line_milli(&l, fair_chi_square_milli(&fair_faces, con->rng_counts));
    console_say(con, buffer);
    if (!entropy_is_real()) console_say(con, "source seeded");
}

static console_outcome count_faces(console *con) {
    uint8_t faces[60];
    int count = con->rng_left < sizeof faces ? (int)con->rng_left : (int)sizeof faces;
    if (!chance_faces(&con->app->chance, faces, count)) {
        app_test_entropy(con->app, con->now_ms);
        return console_error(con, "entropy", "the random source failed its health test", NULL);
    }
    for (int i = 0; i < count; i++) con->rng_counts[faces[i]]++;
    con->rng_left -= (uint32_t)count;
    if (con->rng_left) return CONSOLE_GOES_ON;
    tell_counts(con);
    return CONSOLE_DONE;
}

static console_outcome do_rng(console *con, char *rest) {
    uint32_t count = 0;
    char *word = word_next(&rest);
    if (!word_uint(word, 10000000, &count) || count == 0)
        return console_error(con, "bad-number", "say how many faces, 1 to 10000000", word);
    con->rng_left = con->rng_total = count;
    memset(con->rng_counts, 0, sizeof con->rng_counts);
    con->job = count_faces;
    return CONSOLE_GOES_ON;
}

/* ---- the machine */

static void tell_press(void *context, uint32_t now_ms, const char *text) {
    console *con = context;
    char buffer[64];
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, "trace ");
    line_uint(&l, now_ms);
    line_char(&l, ' ');
    line_text(&l, text);
    console_say(con, buffer);
}

static console_outcome do_trace(console *con, char *rest) {
    char *word = word_next(&rest);
    bool on = word_is(word, "on");
    if (!on && !word_is(word, "off"))
        return console_error(con, "bad-word", "say trace on or trace off", word);
    con->app->witness = on ? tell_press : NULL;
    con->app->witness_context = con;
    return CONSOLE_DONE;
}

static bool read_offset(const char *word, int8_t *offset) {
    bool left = *word == '-';
    uint32_t columns;
    if (!word_uint(word + (left || *word == '+'), INT8_MAX, &columns)) return false;
    *offset = (int8_t)(left ? -(int)columns : (int)columns);
    return true;
}

static console_outcome do_panel(console *con, char *rest) {
    static const char *const drivers[PANEL_DRIVERS] = {"ssd1306", "sh1106"};
    char *word = word_next(&rest), *more = word_next(&rest);
    int driver = 0;
    int8_t offset = 0;
    while (driver < PANEL_DRIVERS && !word_is(word, drivers[driver])) driver++;
    if (driver == PANEL_DRIVERS)
        return console_error(con, "no-such-panel", "say panel ssd1306 or panel sh1106", word);
    if (read_offset(more, &offset)) more = word_next(&rest);
    bool fast = word_is(more, "fast");
    if (fast) more = word_next(&rest);
    if (*more) return console_error(con, "bad-word", "a column offset can follow, and \"fast\"", more);
    panel_use((panel_driver)driver, fast ? PANEL_FAST_BUS_KHZ : PANEL_BUS_KHZ, offset);
    return CONSOLE_DONE;
}

static console_outcome do_light(console *con, char *rest) {
    char *word = word_next(&rest);
    uint32_t level = PANEL_LIGHT;
    bool off = word_is(word, "off");
    if (!off && !word_is(word, "on") && !word_uint(word, UINT8_MAX, &level))
        return console_error(con, "bad-word", "say light on, light off, or a level of 0 to 255", word);
    if (!off) panel_light((uint8_t)level);
    panel_dark(off);
    return CONSOLE_DONE;
}

static void tell_power(console *con) {
    char buffer[32];
    line l = line_in(buffer, sizeof buffer);
    uint16_t mv;
    line_text(&l, "battery ");
    if (power_battery_mv(&mv)) {
        line_uint(&l, mv);
        line_text(&l, " mV");
    } else {
        line_text(&l, "unknown");
    }
    console_say(con, buffer);
    console_say(con, power_on_usb() ? "usb yes" : "usb no");
}

static console_outcome do_power(console *con, char *rest) {
    char *word = word_next(&rest);
    bool deep = word_is(word, "deep");
    if (*word && !deep && !word_is(word, "awake"))
        return console_error(con, "bad-word", "there is power, power deep and power awake", word);
    if (*word) power_deep(deep);
    else tell_power(con);
    return CONSOLE_DONE;
}

static const char *panel_words(panel_state state) {
    static const char *const words[] = {"absent", "starting", "ready", "sending"};
    return words[state];
}

/* ---- what is remembered */

/* "ever-faces b20 l18 w25 g19 o22 m16 fair 77", which is of 100 honest dice those
 * that look more uneven. */
static void tell_rolls(console *con, const char *name, const fair_dice *d, const uint32_t *counts) {
    char buffer[240];
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, name);
    for (int i = 0; i < d->cells; i++) {
        line_char(&l, ' ');
        if (d == &fair_faces) line_char(&l, dice_letter(i));
        else {
            line_int(&l, i + STATS_SUM_LEAST);
            line_char(&l, ':');
        }
        line_uint(&l, counts[i]);
    }
    int percent = fair_percent(d, counts);
    if (percent == FAIR_TOO_FEW) line_text(&l, " too-few");
    else {
        line_text(&l, percent ? " fair " : " suspicious ");
        line_int(&l, percent);
    }
    console_say(con, buffer);
}

static void tell_list(console *con, const char *name, const best_list *list) {
    char buffer[160];
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, name);
    for (int i = 0; i < list->count; i++) {
        line_char(&l, ' ');
        initials_print(&l, &list->row[i].name);
        line_char(&l, ':');
        line_int(&l, list->row[i].value);
    }
    console_say(con, buffer);
}

static void tell_games(console *con, const best *b) {
    char buffer[80];
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, "games");
    for (int which = 0; which < GAME_KINDS; which++) {
        line_char(&l, ' ');
        line_text(&l, kind_by_index((game_kind)which)->name);
        line_char(&l, ':');
        line_uint(&l, b->games[which]);
    }
    line_text(&l, " table:");
    line_uint(&l, b->evenings);
    console_say(con, buffer);
    best_list wins = best_winners(b), points = best_players(b);
    tell_list(con, "wins", &wins);
    tell_list(con, "best-standard-alone", &b->standard);
    tell_list(con, "best-standard-by-name", &points);
    tell_list(con, "best-plus-alone", &b->plus);
}

static void tell_memory(console *con) {
    const stats *s = &con->app->stats;
    tell_rolls(con, "ever-faces", &fair_faces, s->ever.face);
    tell_rolls(con, "ever-sums", &fair_sums, s->ever.sum);
    tell_rolls(con, "game-faces", &fair_faces, s->game.face);
    tell_rolls(con, "game-sums", &fair_sums, s->game.sum);
    tell_games(con, &con->app->shown);
}

static console_outcome do_stats(console *con, char *rest) {
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
    console_say(con, buffer);
    say_number(con, "frames", con->app->frames);
    line_clear(&l);
    line_text(&l, "panel ");
    line_text(&l, panel.driver);
    line_char(&l, ' ');
    line_text(&l, panel_words(panel.state));
    console_say(con, buffer);
    say_number(con, "panel-bytes", panel.bytes);
    say_number(con, "panel-losses", panel.losses);
    console_say(con, power_started_by() == POWER_START_WATCHDOG ? "started-by watchdog" : "started-by power");
    tell_memory(con);
    return CONSOLE_DONE;
}

static bool report(console *con, const char *name, bool good, const char *detail) {
    char buffer[80];
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, name);
    line_text(&l, good ? " good" : " bad");
    if (*detail) {
        line_char(&l, ' ');
        line_text(&l, detail);
    }
    console_say(con, buffer);
    return good;
}

static bool flash_keeps(void) {
    uint8_t page[NOR_PAGE_BYTES], back[NOR_PAGE_BYTES];
    for (int i = 0; i < NOR_PAGE_BYTES; i++) page[i] = (uint8_t)(i * 37);
    if (!nor_erase(NOR_TEST_OFFSET) || !nor_program(NOR_TEST_OFFSET, page)) return false;
    nor_read(NOR_TEST_OFFSET, back, sizeof back);
    return memcmp(page, back, sizeof page) == 0;
}

static console_outcome do_selftest(console *con, char *rest) {
    char *word = word_next(&rest);
    if (word_is(word, "watchdog")) {
        console_say(con, "hanging on purpose; the watchdog restarts the device");
        power_hang();
        return console_error(con, "no-watchdog", "this machine has no watchdog", NULL);
    }
    if (*word) return console_error(con, "bad-word", "there is selftest and selftest watchdog", word);
    panel_info panel = panel_about();
    bool good = report(con, "panel", panel.state != PANEL_ABSENT, panel_words(panel.state));
    static const char *const verdicts[] = {"", "stuck", "lopsided"};
    bool chance_good = app_test_entropy(con->app, con->now_ms);
    good &= report(con, "entropy", chance_good, verdicts[con->app->chance.health.verdict]);
    good &= report(con, "buttons", buttons_now() == 0, buttons_now() ? "one is down" : "all up");
    good &= report(con, "flash", flash_keeps(), "last sector");
    return good ? CONSOLE_DONE : console_error(con, "selftest", "not everything is as it should be", NULL);
}

static console_outcome do_quit(console *con, char *rest) {
    (void)rest;
    con->quit = true;
    return CONSOLE_DONE;
}

const console_command console_device_commands[] = {
    {"version", "version                 what this is", do_version},
    {"screen", "screen                  the picture, two pixels a character", do_screen},
    {"press", "press BUTTON [long]     left, right, a or b", do_press},
    {"dice", "dice FACES              lay out coming faces: blwgom or 1-6; dice clear", do_dice},
    {"rng", "rng N                   draw N faces and count them", do_rng},
    {"stats", "stats                   counters since power-on, dice, games and best lists for ever",
     do_stats},
    {"selftest", "selftest [watchdog]     test the parts, or hang on purpose", do_selftest},
    {"panel", "panel ssd1306|sh1106 [N] [fast]  the display's controller, first column, 400 kHz or 1 MHz",
     do_panel},
    {"light", "light on|off|LEVEL      how light the display is, 0 to 255", do_light},
    {"power", "power [deep|awake]      what feeds the device; or how deeply it sleeps", do_power},
    {"trace", "trace on|off            tell presses and rolls as they happen", do_trace},
    {"quit", "quit                    leave (a device stays)", do_quit},
    {0},
};
