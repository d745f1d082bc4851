#include "panel.h"

#include "host.h"

#include <string.h>

/* A front end says itself when it has news; this is only for the search of a
 * panel, which a PC never has to make. */
enum { LOOK_AGAIN_MS = 1000 };

static uint8_t newest[PANEL_FRAME_BYTES];
static uint32_t bytes;

void panel_init(void) {
    memset(newest, 0, sizeof newest);
    bytes = 0;
}

void panel_use(panel_driver driver, uint32_t bus_khz) { (void)driver, (void)bus_khz; }

void panel_show(const uint8_t frame[PANEL_FRAME_BYTES]) {
    memcpy(newest, frame, sizeof newest);
    bytes += PANEL_FRAME_BYTES;
    host.front->show(newest);
}

uint32_t panel_poll(uint32_t now_ms) {
    host.front->poll(now_ms);
    return now_ms + LOOK_AGAIN_MS;
}

panel_info panel_about(void) {
    return (panel_info){.state = PANEL_READY, .driver = host.front->name, .bytes = bytes};
}

const uint8_t *panel_newest(void) { return newest; }
