#include "record.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static FILE *out;
static app_witness *next; /* who was witness before us, or has become it since */
static void *next_context;

const char *record_open(const char *file) {
    out = fopen(file, "w");
    if (!out) return strerror(errno);
    fputs("# dicehold " DICEHOLD_VERSION " recording: TIME_MS COMMAND\n", out);
    return fflush(out) == 0 ? NULL : strerror(errno);
}

static void write_down(void *context, uint32_t now_ms, const char *text) {
    (void)context;
    fprintf(out, "%" PRIu32 " %s\n", now_ms, text);
    fflush(out);
    if (next) next(next_context, now_ms, text);
}

void record_attach(app *a) {
    if (!out || a->witness == write_down) return;
    next = a->witness;
    next_context = a->witness_context;
    a->witness = write_down;
    a->witness_context = NULL;
}

bool record_close(void) {
    if (!out) return true;
    bool good = !ferror(out);
    good &= fclose(out) == 0;
    out = NULL;
    return good;
}
