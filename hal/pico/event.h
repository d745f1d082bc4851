/* event: an interrupt tells the sleeping program that there is something to do. */
#ifndef EVENT_H
#define EVENT_H

#include <stdbool.h>

/* Set by interrupt handlers; power_wait() returns and clears it. */
extern volatile bool event_waits;

/* In line, because some handlers must not call into flash. */
static inline void event_happened(void) { event_waits = true; }

#endif
