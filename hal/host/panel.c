#include "panel.h"

#include "host.h"

#include <string.h>

/* A front end says itself when it has news; this is only for the search of a
 * panel, which a PC never has to make. */
enum { LOOK_AGAIN_MS = 1000 };

static uint8_t newest[PANEL_FRAME_BYTES];
static bool is_dark;
static uint32_t bytes;

void panel_init(void) {
    memset(newest, 0, sizeof newest);
    is_dark = false;
    bytes = 0;
}

void panel_use(panel_driver driver, uint32_t bus_khz, int8_t column_offset) {
    (void)driver, (void)bus_khz, (void)column_offset;
}

static void put_on_glass(void) {
    static const uint8_t nothing[PANEL_FRAME_BYTES];
    host.front->show(is_dark ? nothing : newest);
}

void panel_light(uint8_t level) {
    if (host.front->light) host.front->light(level);
}

void panel_dark(bool dark) {
    if (dark == is_dark) return;
    is_dark = dark;
    put_on_glass();
}

void panel_show(const uint8_t frame[PANEL_FRAME_BYTES]) {
    memcpy(newest, frame, sizeof newest);
    bytes += PANEL_FRAME_BYTES;
    put_on_glass();
}

uint32_t panel_poll(uint32_t now_ms) {
    host.front->poll(now_ms);
    return now_ms + LOOK_AGAIN_MS;
}

panel_info panel_about(void) {
    return (panel_info){.state = PANEL_READY, .driver = host.front->name, .bytes = bytes};
}

const uint8_t *panel_newest(void) { return newest; }
