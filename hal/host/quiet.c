/* dup() and open() are POSIX, not C11. */
#define _POSIX_C_SOURCE 200809L

#include "quiet.h"

#include <fcntl.h>
#include <unistd.h>

static int kept = -1; /* where standard error really goes */

void quiet_begin(void) {
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return;
    kept = dup(STDERR_FILENO);
    if (kept >= 0) dup2(nowhere, STDERR_FILENO);
    close(nowhere);
}

void quiet_end(void) {
    if (kept < 0) return;
    dup2(kept, STDERR_FILENO);
    close(kept);
    kept = -1;
}
