/* scan: read one line of text from left to right.
 *
 * The first thing that goes wrong is remembered with its column, and nothing
 * is read after it, so a reader can be written straight down and asks once at
 * the end.
 *
 *     scan s = scan_of("turn=12");
 *     scan_need(&s, "turn=");
 *     uint32_t turn = scan_number(&s);
 *     scan_end(&s);
 *     if (s.failed != REASON_OK) ... s.column
 */
#ifndef SCAN_H
#define SCAN_H

#include <stdbool.h>
#include <stdint.h>

#include "reason.h"

typedef struct scan {
    const char *text;
    int at;
    reason failed;
    int column; /* of the failure, from 1 */
} scan;

scan scan_of(const char *text);

/* Remembers a failure at offset `at`, where there is none yet. */
void scan_fail(scan *s, reason r, int at);

/* Goes over `text` where it stands next, and says whether it did. */
bool scan_skip(scan *s, const char *text);

/* The same, and it must stand there. */
void scan_need(scan *s, const char *text);

/* Like scan_skip for a whole word: a space or the end of the line follows. */
bool scan_word(scan *s, const char *word);

/* A number without superfluous zeros. */
uint32_t scan_number(scan *s);

/* The next character, which it goes over; 0 at the end. */
char scan_char(scan *s);

/* Nothing may follow. */
void scan_end(scan *s);

#endif
