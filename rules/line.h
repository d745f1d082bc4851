/* line: build one line of text in a fixed buffer, without printf.
 *
 * Used by everything that speaks: notation, console, screens. A line never
 * overflows: what does not fit is dropped and `full` says so. The text is
 * always terminated.
 *
 *     char buf[32];
 *     line l = line_in(buf, sizeof buf);
 *     line_text(&l, "roll ");
 *     line_int(&l, 2);            // "roll 2"
 */
#ifndef LINE_H
#define LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct line {
    char *text;    /* the buffer, always terminated */
    size_t length; /* bytes in it, terminator not counted */
    size_t size;   /* of the buffer, at least 1 */
    bool full;     /* something did not fit */
} line;

line line_in(char *buffer, size_t size);

/* Back to an empty line in the same buffer. */
void line_clear(line *l);

void line_char(line *l, char c);
void line_text(line *l, const char *text);

/* The first `length` bytes of text. */
void line_bytes(line *l, const char *text, size_t length);

void line_int(line *l, int32_t value);
void line_uint(line *l, uint32_t value);

/* Right-aligned in `width` characters, filled with spaces. */
void line_uint_wide(line *l, uint32_t value, int width);

/* A value given in thousandths, as "12.345". */
void line_milli(line *l, uint32_t thousandths);

/* Upper-case hexadecimal, at least `digits` digits. */
void line_hex(line *l, uint32_t value, int digits);

#endif
