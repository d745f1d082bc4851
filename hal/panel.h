/* panel: the 128x64 one-bit screen.
 *
 * Frames are 1024 bytes in page order: page p holds rows 8p..8p+7, one byte a
 * column, bit 0 at the top. The panel compares a frame with what is on the
 * glass and sends only what changed, while the program goes on.
 *
 * A panel may be missing, come late, be pulled out and put back at any time.
 * Nothing here ever waits for it: panel_poll() moves things on a little, and a
 * panel that is plugged in shows the newest frame within a second, as light or
 * dark as it was told to be. It is lit only when the first frame is in it.
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

typedef enum panel_driver {
    PANEL_SSD1306, /* most 0.96" modules, and what is tried first */
    PANEL_SH1106,  /* most 1.3" modules */
    PANEL_DRIVERS,
} panel_driver;

typedef struct panel_info {
    panel_state state;
    const char *driver; /* "ssd1306", "sh1106", "window", ... */
    uint8_t address;    /* on the bus, or 0 */
    uint32_t bytes;     /* sent since power-on, addresses included */
    uint32_t losses;    /* how often a working panel went away */
} panel_info;

void panel_init(void);

enum { PANEL_BUS_KHZ = 400, PANEL_FAST_BUS_KHZ = 1000 };

/* Says which controller the module has, how fast its bus may run, and how many
 * columns to the right of the usual place its glass begins; it is set up anew.
 * Machines whose panel is not a module take no notice. */
void panel_use(panel_driver driver, uint32_t bus_khz, int8_t column_offset);

enum { PANEL_LIGHT = 0x7F }; /* the level after panel_init() */

/* How bright lit pixels are, 0..255; 0 can still be read. */
void panel_light(uint8_t level);

/* Switches the light off (the picture is kept) or on again. A dark panel is not
 * talked to and not looked for; switched on, it is set up anew with the newest
 * frame, so that it may have been away in between. */
void panel_dark(bool dark);

/* Hands over a frame. It is copied; the newest one wins. Never blocks. */
void panel_show(const uint8_t frame[PANEL_FRAME_BYTES]);

/* Moves the transfer and the search for a panel on. Call it at least whenever
 * power_wait() returns. Gives the time at which it wants to be called again. */
uint32_t panel_poll(uint32_t now_ms);

panel_info panel_about(void);

#endif
