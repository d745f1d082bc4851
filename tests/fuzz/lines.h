/* lines: a fuzzer's bytes as lines of notation, and what must hold of all of them. */
#ifndef LINES_H
#define LINES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { LINES_TEXT_MAX = 2048 };

static inline void lines_must(bool holds) {
    if (!holds) abort();
}

/* A refused line says where. */
static inline void lines_must_hold(const char *text, int column) {
    lines_must(column >= 1 && (size_t)column <= strlen(text) + 1);
}

/* Ends the line at `here`; the next one, or NULL. */
static inline char *lines_cut(char *here) {
    char *end = strchr(here, '\n');
    if (end) *end++ = '\0';
    return end;
}

/* The bytes as text; false: too many. */
static inline bool lines_text(char text[LINES_TEXT_MAX], const uint8_t *data, size_t size) {
    if (size >= LINES_TEXT_MAX) return false;
    memcpy(text, data, size);
    text[size] = '\0';
    return true;
}

#endif
