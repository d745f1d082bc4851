#include "options.h"

#include "complain.h"
#include "shot.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool set_view(options *o, options_view view) {
    if (o->view != OPTIONS_VIEW_UNSAID && o->view != view) {
        complain("only one of --window, --terminal and --demo can be had at a time");
        return false;
    }
    o->view = view;
    return true;
}

static bool set_script(options *o, const char *file, bool replay) {
    if (o->script) {
        complain("only one --script or --replay can be played at a time");
        return false;
    }
    o->script = file;
    o->replay = replay;
    return true;
}

static bool set_seed(options *o, const char *text) {
    char *end;
    errno = 0;
    o->seed = strtoull(text, &end, 0);
    o->seeded = true;
    if (*text >= '0' && *text <= '9' && *end == '\0' && errno == 0) return true;
    complain("--seed takes a number from 0 to 18446744073709551615, not: %s", text);
    return false;
}

static bool set_battery(options *o, const char *text) {
    char *end;
    unsigned long mv = strtoul(text, &end, 10);
    o->battery_mv = (uint16_t)mv;
    if (*text >= '0' && *text <= '9' && *end == '\0' && mv > 0 && mv <= UINT16_MAX) return true;
    complain("--battery takes millivolts, 1 to 65535, not: %s", text);
    return false;
}

static bool set_shot(options *o, const char *file) {
    o->shot = file;
    if (shot_knows(file)) return true;
    complain("--shot writes FILE.png or FILE.pbm, not: %s", file);
    return false;
}

/* ---- the flags */

static bool take_console(options *o, const char *v) { return (void)v, o->console = true; }
static bool take_demo(options *o, const char *v) { return (void)v, set_view(o, OPTIONS_VIEW_DEMO); }
static bool take_fake_time(options *o, const char *v) { return (void)v, o->fake_time = true; }
static bool take_flash(options *o, const char *v) { return (o->flash = v) != NULL; }
static bool take_help(options *o, const char *v) { return (void)v, o->help = true; }
static bool take_record(options *o, const char *v) { return (o->record = v) != NULL; }
static bool take_replay(options *o, const char *v) { return set_script(o, v, true); }
static bool take_script(options *o, const char *v) { return set_script(o, v, false); }
static bool take_terminal(options *o, const char *v) { return (void)v, set_view(o, OPTIONS_VIEW_TERMINAL); }
static bool take_version(options *o, const char *v) { return (void)v, o->version = true; }
static bool take_window(options *o, const char *v) { return (void)v, set_view(o, OPTIONS_VIEW_WINDOW); }

/* clang-format off */
static const struct {
    const char *name;
    const char *value; /* what follows the flag, or NULL */
    bool (*take)(options *o, const char *value);
    const char *help;
} flags[] = {
    {"--window",    NULL,   take_window,    "play in a window"},
    {"--terminal",  NULL,   take_terminal,  "play in this terminal"},
    {"--console",   NULL,   take_console,   "answer command lines from standard input (try: help)"},
    {"--demo",      NULL,   take_demo,      "play a short session and print its frames"},
    {"--script",    "FILE", take_script,    "play command lines at their times: TIME_MS COMMAND"},
    {"--record",    "FILE", take_record,    "write such a file of everything pressed and rolled"},
    {"--replay",    "FILE", take_replay,    "play a recording; every roll must have its dice in it"},
    {"--seed",      "N",    set_seed,       "dice from a number, the same every time"},
    {"--battery",   "MV",   set_battery,    "run on a battery of so many millivolts"},
    {"--fake-time", NULL,   take_fake_time, "let a script or console lines run without waiting"},
    {"--shot",      "FILE", set_shot,       "save the last frame at the end, as .png or .pbm"},
    {"--flash",     "FILE", take_flash,     "keep the flash memory in this file"},
    {"--help",      NULL,   take_help,      "this list"},
    {"--version",   NULL,   take_version,   "what this is"},
};
/* clang-format on */
enum { FLAGS = sizeof flags / sizeof flags[0] };

void options_print_help(void) {
    puts("Usage: dicehold [FLAG...]\n"
         "Pocket dice on a PC. Without a flag: in a window, else in the terminal, else the demonstration.\n");
    for (int i = 0; i < FLAGS; i++)
        printf("  %-11s %-5s %s\n", flags[i].name, flags[i].value ? flags[i].value : "", flags[i].help);
}

static int find(const char *word) {
    for (int i = 0; i < FLAGS; i++)
        if (strcmp(word, flags[i].name) == 0) return i;
    return -1;
}

/* Things that cannot go together, or not alone. */
static bool makes_sense(const options *o) {
    bool lines = o->console || o->script;
    const char *problem = NULL;
    if (o->view == OPTIONS_VIEW_DEMO && lines) problem = "--demo brings its own script and stands alone";
    else if (o->view == OPTIONS_VIEW_TERMINAL && o->console)
        problem = "--terminal and --console both want standard input; take one";
    else if (o->fake_time && !lines && o->view != OPTIONS_VIEW_DEMO)
        problem = "--fake-time needs a --script, a --replay or the --console to move the time";
    if (problem) complain("%s", problem);
    return !problem;
}

bool options_read(options *o, int count, char **words) {
    *o = (options){0};
    for (int i = 1; i < count; i++) {
        int flag = find(words[i]);
        if (flag < 0) {
            complain("there is no flag %s; try --help", words[i]);
            return false;
        }
        const char *value = NULL;
        if (flags[flag].value) {
            value = i + 1 < count ? words[++i] : "";
            if (!*value || strncmp(value, "--", 2) == 0) {
                complain("%s needs %s after it", flags[flag].name, flags[flag].value);
                return false;
            }
        }
        if (!flags[flag].take(o, value)) return false;
    }
    return makes_sense(o);
}
