/* panel: the 128x64 one-bit screen.
 *
 * Frames are 1024 bytes in page order: page p holds rows 8p..8p+7, one byte a
 * column, bit 0 at the top. The panel compares a frame with what is on the
 * glass and sends only what changed, while the program goes on.
 *
 * A panel may be missing, come late, be pulled out and put back at any time.
 * Nothing here ever waits for it: panel_poll() moves things on a little, and a
 * panel that is plugged in shows the newest frame within a second.
 */
#ifndef PANEL_H
#define PANEL_H

#include <stdbool.h>
#include <stdint.h>

enum { PANEL_WIDTH_PX = 128, PANEL_HEIGHT_PX = 64, PANEL_FRAME_BYTES = 1024 };

typedef enum panel_state {
    PANEL_ABSENT,   /* nothing answers; looked for again and again */
    PANEL_STARTING, /* found, being set up */
    PANEL_READY,    /* shows the newest frame */
    PANEL_SENDING,  /* a transfer is under way */
} panel_state;

typedef struct panel_info {
    panel_state state;
    const char *driver; /* "ssd1306", "sh1106", "window", ... */
    uint8_t address;    /* on the bus, or 0 */
    uint32_t bytes;     /* sent since power-on, addresses included */
    uint32_t losses;    /* how often a working panel went away */
} panel_info;

void panel_init(void);

/* Hands over a frame. It is copied; the newest one wins. Never blocks. */
void panel_show(const uint8_t frame[PANEL_FRAME_BYTES]);

/* Moves the transfer and the search for a panel on. Call it at least whenever
 * power_wait() returns. Gives the time at which it wants to be called again. */
uint32_t panel_poll(uint32_t now_ms);

panel_info panel_about(void);

#endif
