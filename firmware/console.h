/* console: the program by text. A line in, lines out; the last line of every
 * answer begins with `ok` or `error REASON`. A bad line changes nothing.
 *
 * The same code answers on a PC's standard input and over USB on the device.
 * Long jobs (rng) are done in slices, so that buttons and screen stay alive.
 *
 *     console_init(&con, &app);
 *     console_feed(&con, bytes, length, now_ms);   // as they come in
 *     while (console_busy(&con)) console_work(&con);
 */
#ifndef CONSOLE_H
#define CONSOLE_H

#include "app.h"
#include "canvas.h"
#include "position.h"

enum { CONSOLE_LINE_MAX = POSITION_TEXT_MAX + 16 }; /* the longest position, and its command */

/* Where answers go. */
typedef void console_write(void *context, const char *text, size_t length);

/* How a command ends: an `ok` follows, an error has been told, or the job goes
 * on and tells its end itself. */
typedef enum console_outcome { CONSOLE_DONE, CONSOLE_REFUSED, CONSOLE_GOES_ON } console_outcome;

typedef struct console {
    app *app;
    console_write *write;
    void *write_context;
    char line[CONSOLE_LINE_MAX + 1];
    uint16_t length;
    bool too_long; /* the rest of this line is dropped */
    bool quit;     /* `quit` was said */
    uint32_t now_ms;
    console_outcome (*job)(struct console *con); /* what goes on in slices */
    uint32_t rng_left, rng_total;
    uint32_t rng_counts[DICE_FACES];
    struct mind *mind; /* that gives advice; NULL: nobody does */
    uint32_t match_left;
    char text[CONSOLE_LINE_MAX + 1]; /* of an answer, as canvas is: */
    canvas canvas;                   /* `screen` paints here; too large for the stack */
} console;

void console_init(console *con, app *a, console_write *write, void *write_context);

/* Takes bytes as they come; answers every line that they complete. */
void console_feed(console *con, const char *bytes, size_t length, uint32_t now_ms);

/* Answers one whole line, without its line end. */
void console_line(console *con, const char *text, uint32_t now_ms);

/* A job is under way: call console_work() until it is done. */
bool console_busy(const console *con);
void console_work(console *con);

#endif
