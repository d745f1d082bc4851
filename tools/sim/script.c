#include "script.h"

#include "complain.h"
#include "times.h"
#include "word.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* ---- reading */

/* Half the clock's range: beyond it, earlier and later cannot be told apart. */
enum { LATEST_MS = INT32_MAX };

static bool read_file(script *s) {
    errno = 0;
    FILE *in = fopen(s->file, "rb");
    size_t n = in ? fread(s->text, 1, sizeof s->text - 1, in) : 0;
    const char *problem = NULL;
    if (!in || ferror(in)) problem = strerror(errno);
    else if (n == sizeof s->text - 1) problem = "too large for a script";
    if (in) fclose(in);
    if (problem) complain("%s: %s", s->file, problem);
    s->text[n] = '\n'; /* the last line may lack its end */
    s->length = n + 1;
    return !problem;
}

/* Cuts the text into lines. False for bytes that no line can have. */
static bool cut(script *s) {
    int number = 1;
    for (size_t i = 0; i < s->length; i++) {
        char *c = &s->text[i];
        if (*c == '\0') {
            complain("%s:%d: this is not text", s->file, number);
            return false;
        }
        if (*c == '\t' || *c == '\r') *c = ' ';
        if (*c != '\n') continue;
        *c = '\0';
        number++;
    }
    return true;
}

/* Finds the next line that has something to say, and its end. */
static char *next_line(script *s) {
    while (s->next < s->length) {
        char *text = s->text + s->next;
        s->next += strlen(text) + 1;
        s->number++;
        while (*text == ' ') text++;
        if (*text && *text != '#') return text;
    }
    return NULL;
}

/* Takes the time off the front of a line; NULL if there is none. */
static char *take_time(char *text, uint32_t *time_ms) {
    char digits[12];
    size_t length = strspn(text, "0123456789");
    if (length == 0 || length >= sizeof digits || text[length] != ' ') return NULL;
    memcpy(digits, text, length);
    digits[length] = '\0';
    if (!word_uint(digits, LATEST_MS, time_ms)) return NULL;
    return text + length + strspn(text + length, " ");
}

static const char *check_line(char *text, uint32_t *time_ms) {
    uint32_t before_ms = *time_ms;
    const char *command = take_time(text, time_ms);
    if (!command || !*command) return "a line is TIME_MS COMMAND, not";
    if (times_before(*time_ms, before_ms)) return "times have to ascend, but here is";
    if (strlen(command) > CONSOLE_LINE_MAX) return "a command has at most 200 characters, not";
    return NULL;
}

static bool check(script *s) {
    uint32_t time_ms = 0;
    for (char *text; (text = next_line(s)) != NULL;) {
        const char *problem = check_line(text, &time_ms);
        if (!problem) continue;
        complain("%s:%d: %s: %.60s", s->file, s->number, problem, text);
        return false;
    }
    return true;
}

static void fetch(script *s) {
    char *text = next_line(s);
    s->command = text ? take_time(text, &s->time_ms) : NULL;
}

bool script_load(script *s, const char *file, bool replay) {
    memset(s, 0, sizeof *s);
    s->file = file;
    s->replay = replay;
    if (!read_file(s) || !cut(s) || !check(s)) return false;
    s->next = 0;
    s->number = 0;
    fetch(s);
    return true;
}

/* ---- playing */

static void fail(script *s, const char *why) {
    if (s->failed) return;
    s->failed = true;
    snprintf(s->failure, sizeof s->failure, "%s:%d: %s", s->file, s->running, why);
}

static void take_answer_line(script *s) {
    const char *text = s->answer_line.text;
    if (strncmp(text, "error ", 6) == 0) fail(s, text);
    else if (!s->quiet && strcmp(text, "ok") != 0) {
        puts(text);
        fflush(stdout);
    }
    line_clear(&s->answer_line);
}

static void take_answer(void *context, const char *text, size_t length) {
    script *s = context;
    for (; length; length--, text++) {
        if (*text == '\n') take_answer_line(s);
        else line_char(&s->answer_line, *text);
    }
}

void script_start(script *s, app *a, bool quiet) {
    s->quiet = quiet;
    s->answer_line = line_in(s->answer, sizeof s->answer);
    console_init(&s->console, a, take_answer, s);
}

static void play(script *s, uint32_t now_ms) {
    const app *a = s->console.app;
    uint32_t rolls = a->ui.roll_serial;
    s->running = s->number;
    console_line(&s->console, s->command, now_ms);
    if (s->replay && a->ui.roll_serial != rolls && !a->chance.last_scripted)
        fail(s, "this press rolls, and no dice line before it says what");
    fetch(s);
}

void script_step(script *s, uint32_t now_ms) {
    console_work(&s->console);
    while (s->command && !s->failed && !s->console.quit && !console_busy(&s->console) &&
           !times_before(now_ms, s->time_ms))
        play(s, now_ms);
}

uint32_t script_due_ms(const script *s, uint32_t now_ms, uint32_t otherwise) {
    if (console_busy(&s->console)) return now_ms;
    return s->command ? times_earlier(s->time_ms, otherwise) : otherwise;
}

bool script_over(const script *s) { return !s->command && !console_busy(&s->console); }
