/* sigaction() is POSIX, not C11. */
#define _POSIX_C_SOURCE 200809L

#include "quit.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t asked, by_signal;

static void take_signal(int number) {
    by_signal = number;
    asked = 1;
}

void quit_on_signals(void) {
    /* No SA_RESTART: a wait has to end, so that the wish is seen. */
    struct sigaction action = {.sa_handler = take_signal};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    sigaction(SIGQUIT, &action, NULL);
}

void quit_ask(void) { asked = 1; }

bool quit_asked(void) { return asked; }

void quit_by_signal(void) {
    if (!by_signal) return;
    signal(by_signal, SIG_DFL);
    raise(by_signal);
}
