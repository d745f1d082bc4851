/* Console lines from a fuzzer, typed into a whole device on fake hardware. Every
 * line is answered, the answer ends with ok or error, and a line that is refused
 * has changed nothing. */
#include "device.h"
#include "fake.h"

#include <stdlib.h>
#include <string.h>

enum { SLICES_MAX = 20 }; /* of a long job; the rest of it is the same again */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static device d;
static app before;

static void must(bool holds) {
    if (!holds) abort();
}

static const char *last_line(const char *text) {
    size_t at = strlen(text);
    must(at > 0 && text[at - 1] == '\n');
    for (at--; at > 0 && text[at - 1] != '\n';) at--;
    return text + at;
}

static void type(const char *text) {
    before = d.app;
    fake_printed_clear();
    console_line(&d.console, text, d.app.ui.now_ms);
    for (int i = 0; i < SLICES_MAX && console_busy(&d.console); i++) console_work(&d.console);
    if (console_busy(&d.console)) {
        d.console.job = NULL;
        return;
    }
    if (*fake_printed() == '\0') return; /* empty lines and remarks */
    const char *end = last_line(fake_printed());
    if (strncmp(end, "error ", 6) == 0) must(memcmp(&before, &d.app, sizeof before) == 0);
    else must(strcmp(end, "ok\n") == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fake_reset();
    memset(&d, 0, sizeof d);
    device_init(&d);
    device_step(&d);
    char text[CONSOLE_LINE_MAX + 40];
    size_t length = 0;
    for (size_t i = 0; i <= size; i++) {
        char c = i < size ? (char)data[i] : '\n';
        if (c == '\n' || c == '\r') {
            text[length] = '\0';
            type(text);
            length = 0;
        } else if (c && length + 1 < sizeof text) text[length++] = c;
    }
    return 0;
}
