/* isatty() is POSIX, not C11. */
#define _POSIX_C_SOURCE 200809L

#include "view.h"

#include "complain.h"
#include "host.h"

#include <stdlib.h>
#include <unistd.h>

#ifdef DICEHOLD_WITH_SDL
static const char *open_window(void) {
    host.front = &window_front;
    return window_front.open();
}
#else
static const char *open_window(void) { return "this program was built without SDL2"; }
#endif

static const char *open_terminal(void) {
    host.front = &terminal_front;
    return terminal_front.open();
}

/* SDL would also open windows that nobody sees. */
static bool has_display(void) { return getenv("DISPLAY") || getenv("WAYLAND_DISPLAY"); }

static bool told(const char *what, const char *problem) {
    if (problem) complain("no %s: %s", what, problem);
    return !problem;
}

bool view_open(const options *o, bool *demo) {
    *demo = o->view == OPTIONS_VIEW_DEMO;
    if (o->view == OPTIONS_VIEW_WINDOW) return told("window", open_window());
    if (o->view == OPTIONS_VIEW_TERMINAL) return told("terminal view", open_terminal());
    if (*demo || o->console || o->script) return true;

    if (has_display() && open_window() == NULL) return true;
    if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && open_terminal() == NULL) return true;
    host.front = &none_front;
    *demo = true;
    return true;
}
