/* quit: the wish to leave, from a key, a closed window or a signal.
 *
 * Nothing ends the program on the spot: the main loop asks, leaves in order,
 * and so the terminal is always given back.
 */
#ifndef QUIT_H
#define QUIT_H

#include <stdbool.h>

/* SIGINT, SIGTERM, SIGHUP and SIGQUIT become a wish to leave. */
void quit_on_signals(void);

void quit_ask(void);
bool quit_asked(void);

/* Ends by the signal that asked for it, if one did, so that the caller sees
 * it; returns otherwise. For the very end of main. */
void quit_by_signal(void);

#endif
