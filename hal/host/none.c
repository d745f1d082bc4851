/* none: the front end that shows nothing, for scripts and the console. */
#include "front.h"

#include <stddef.h>

static const char *open_none(void) { return NULL; }
static void show_none(const uint8_t frame[PANEL_FRAME_BYTES]) { (void)frame; }
static void poll_none(uint32_t now_ms) { (void)now_ms; }
static void close_none(void) {}

const front none_front = {
    .name = "none", .open = open_none, .show = show_none, .poll = poll_none, .fd = -1, .close = close_none};
