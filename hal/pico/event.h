/* event: an interrupt tells the sleeping program that there is something to do. */
#ifndef EVENT_H
#define EVENT_H

/* Called by interrupt handlers; power_wait() returns. */
void event_happened(void);

#endif
