/* script: console lines at their times, from a file.
 *
 * A line is `TIME_MS COMMAND`: any line of the console, counted from the start
 * of the program, times ascending. Empty lines and `#` remarks are allowed. A
 * recording has the same form and lays out its dice with `dice` lines.
 *
 *     if (!script_load(&s, file, replay)) return 2;
 *     script_start(&s, &device.app, quiet);
 *     script_step(&s, now_ms);       // before every turn of the device
 */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "console.h"

enum { SCRIPT_BYTES = 1 << 20, SCRIPT_FAILURE_BYTES = 400 };

/* How long the program goes on after the last line. */
enum { SCRIPT_AFTER_MS = 1000 };

typedef struct script {
    const char *file;
    bool replay; /* a roll without dice from the file is a failure */
    bool quiet;  /* answers are not printed */

    char text[SCRIPT_BYTES]; /* its lines, each terminated */
    size_t length, next;     /* of the text; where the next line begins */
    int number;              /* of the line that was read last, from 1 */
    char *command;           /* of the line to be played, NULL: none is left */
    uint32_t time_ms;        /* of that line, or of the last one */

    console console; /* its own, so that nothing typed gets mixed into its lines */
    char answer[512];
    line answer_line;
    int running; /* the number of the line that is being answered */

    bool failed;
    char failure[SCRIPT_FAILURE_BYTES]; /* where and why, when it failed */
} script;

/* Reads and checks the whole file. False when it cannot be played, which has
 * been told. */
bool script_load(script *s, const char *file, bool replay);

void script_start(script *s, app *a, bool quiet);

/* Plays the lines whose time has come. */
void script_step(script *s, uint32_t now_ms);

/* When script_step() is wanted next; `otherwise` when no line is left. */
uint32_t script_due_ms(const script *s, uint32_t now_ms, uint32_t otherwise);

/* No line is left and the last one is answered. */
bool script_over(const script *s);

#endif
