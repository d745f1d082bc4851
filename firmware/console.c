#include "console_command.h"

#include "line.h"
#include "word.h"

#include <string.h>

/* ---- saying things */

void console_say(console *con, const char *text) {
    con->write(con->write_context, text, word_length(text));
    con->write(con->write_context, "\n", 1);
}

console_outcome console_error(console *con, const char *word, const char *sentence, const char *instead) {
    char buffer[160]; /* a longer word is cut: it was wrong anyway */
    line l = line_in(buffer, sizeof buffer);
    line_text(&l, "error ");
    line_text(&l, word);
    line_char(&l, ' ');
    line_text(&l, sentence);
    if (instead && *instead) {
        line_text(&l, ", not ");
        line_text(&l, instead);
    }
    console_say(con, buffer);
    return CONSOLE_REFUSED;
}

/* ---- lines */

static const console_command *const groups[] = {console_device_commands, console_game_commands,
                                                console_advice_commands};
enum { GROUPS = sizeof groups / sizeof groups[0] };

static void help(console *con) {
    console_say(con, "help                    this list");
    for (int g = 0; g < GROUPS; g++)
        for (const console_command *c = groups[g]; c->name; c++) console_say(con, c->help);
}

static const console_command *find(const char *word) {
    for (int g = 0; g < GROUPS; g++)
        for (const console_command *c = groups[g]; c->name; c++)
            if (word_is(c->name, word)) return c;
    return NULL;
}

static void answer(console *con) {
    char *rest = con->line, *word = word_next(&rest);
    if (*word == '\0' || *word == '#') return; /* empty lines and remarks pass in silence */
    const console_command *command = find(word);
    if (word_is(word, "help")) {
        help(con);
        console_say(con, "ok");
    } else if (!command) {
        console_error(con, "no-such-command", "say one of the commands that help lists", word);
    } else if (command->run(con, rest) == CONSOLE_DONE) {
        console_say(con, "ok");
    }
}

static void end_line(console *con) {
    con->line[con->length] = '\0';
    con->length = 0;
    if (con->too_long) {
        con->too_long = false;
        console_error(con, "too-long", "that line is longer than any position", NULL);
    } else answer(con);
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
        if (*bytes == '\n' || *bytes == '\r') end_line(con);
        else if ((*bytes == '\b' || *bytes == 127) && con->length) con->length--;
        else if ((unsigned char)*bytes < ' ' || *bytes == 127) continue;
        else if (con->length == CONSOLE_LINE_MAX) con->too_long = true;
        else con->line[con->length++] = *bytes;
    }
}

void console_line(console *con, const char *text, uint32_t now_ms) {
    console_feed(con, text, word_length(text), now_ms);
    console_feed(con, "\n", 1, now_ms);
}

/* ---- jobs */

bool console_busy(const console *con) { return con->job != NULL; }

void console_work(console *con) {
    if (!con->job) return;
    console_outcome outcome = con->job(con);
    if (outcome != CONSOLE_GOES_ON) con->job = NULL;
    if (outcome == CONSOLE_DONE) console_say(con, "ok");
}
