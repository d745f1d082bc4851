/* poll() is POSIX, not C11. */
#define _POSIX_C_SOURCE 200809L

#include "power.h"

#include "clock.h"
#include "host.h"
#include "quit.h"

#include <poll.h>
#include <stddef.h>

/* A front end that waits in its own way hears neither signals nor the
 * console's line; these bound how late they are seen. */
enum { DEAF_MS = 100, DEAF_TO_CONSOLE_MS = 10 };

void power_init(void) {}

static void wait_fake(uint32_t until_ms) {
    clock_move(serial_due_ms(until_ms));
    serial_block();
}

static void wait_real(int left_ms) {
    const front *f = host.front;
    if (f->wait) {
        int most_ms = serial_fd() >= 0 ? DEAF_TO_CONSOLE_MS : DEAF_MS;
        f->wait((uint32_t)(left_ms < most_ms ? left_ms : most_ms));
        return;
    }
    /* poll() passes over negative descriptors. A signal ends it early. */
    struct pollfd from[] = {{.fd = f->fd, .events = POLLIN}, {.fd = serial_fd(), .events = POLLIN}};
    poll(from, 2, left_ms);
}

void power_wait(uint32_t until_ms) {
    if (quit_asked() || serial_waiting()) return;
    uint32_t due_ms = buttons_due_ms(until_ms);
    int32_t left_ms = (int32_t)(due_ms - clock_ms());
    if (host.fake_time) wait_fake(due_ms);
    else if (left_ms > 0) wait_real(left_ms);
}

void power_deep(bool deep) { (void)deep; } /* waiting costs a PC nothing */

bool power_battery_mv(uint16_t *mv) {
    *mv = host.battery_mv;
    return host.battery_mv > 0;
}

bool power_on_usb(void) { return host.battery_mv == 0; }

power_start power_started_by(void) { return POWER_START_COLD; }

void power_hang(void) {}
