/* poll() and read() are POSIX, not C11. */
#define _POSIX_C_SOURCE 200809L

#include "serial.h"

#include "clock.h"
#include "host.h"
#include "quit.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Whole lines are handed over, one a turn of the program, so that every line
 * sees what the one before it did and a long job is not overtaken. */
static char buffer[4096];
static size_t length;
static bool end_of_input;
static bool mid_line;    /* the last byte handed over did not end a line */
static bool had_a_line;  /* in this turn */
static uint32_t next_ms; /* under fake time: when the next line may come */

void serial_init(void) {
    length = 0;
    end_of_input = !host.console;
    mid_line = had_a_line = false;
    next_ms = clock_ms();
}

static bool too_early(void) { return host.fake_time && clock_before(clock_ms(), next_ms); }

/* How much can be handed over: a line, or what there is if it never gets one. */
static size_t ready(void) {
    const char *end = memchr(buffer, '\n', length);
    if (end) return (size_t)(end - buffer) + 1;
    return end_of_input || length == sizeof buffer ? length : 0;
}

static bool input_comes(int most_ms) {
    struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};
    return poll(&in, 1, most_ms) > 0;
}

static void fill(void) {
    ssize_t n = read(STDIN_FILENO, buffer + length, sizeof buffer - length);
    if (n < 0 && (errno == EINTR || errno == EAGAIN)) return;
    if (n > 0) length += (size_t)n;
    else end_of_input = true; /* a broken line is as good as an ended one */
}

int serial_fd(void) { return end_of_input ? -1 : STDIN_FILENO; }

bool serial_waiting(void) { return !too_early() && (ready() > 0 || (end_of_input && mid_line)); }

bool serial_ended(void) { return end_of_input && length == 0 && !mid_line && !too_early(); }

uint32_t serial_due_ms(uint32_t otherwise) {
    if (serial_ended()) return otherwise;
    return clock_before(otherwise, next_ms) ? otherwise : next_ms;
}

void serial_block(void) {
    while (!too_early() && !end_of_input && ready() == 0 && !quit_asked())
        if (input_comes(-1)) fill();
}

static size_t hand_over(char *to, size_t size) {
    size_t n = ready();
    if (n == 0 && end_of_input && mid_line) { /* the last line came without its end */
        *to = '\n';
        mid_line = false;
        return 1;
    }
    if (n > size) n = size;
    memcpy(to, buffer, n);
    memmove(buffer, buffer + n, length - n);
    length -= n;
    if (n > 0) mid_line = to[n - 1] != '\n';
    return n;
}

size_t serial_read(char *to, size_t size) {
    if (size == 0 || too_early()) return 0;
    if (had_a_line) {
        had_a_line = false;
        return 0;
    }
    if (!end_of_input && ready() == 0 && input_comes(0)) fill();
    size_t n = hand_over(to, size);
    if (n > 0 && !mid_line) {
        had_a_line = true;
        next_ms = clock_ms() + HOST_TYPED_LINE_MS;
    }
    return n;
}

/* Waits for a slow reader: on a PC somebody reads, or the program is ended. */
void serial_write(const char *text, size_t text_length) {
    if (!host.console || text_length == 0) return;
    fwrite(text, 1, text_length, stdout);
    if (text[text_length - 1] == '\n') fflush(stdout);
}
