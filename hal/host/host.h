/* host: a PC as the machine; what the desktop's main may choose and ask.
 *
 * Fill in `host` before device_init(); nothing in it changes afterwards. A
 * front end is opened before that, too, so that another can be tried when it
 * does not open.
 *
 *     host.front = &terminal_front;
 *     const char *problem = host.front->open();
 *     ...
 *     device_init(&d);
 *     do power_wait(device_step(&d)); while (!quit_asked());
 *     host.front->close();
 */
#ifndef HOST_H
#define HOST_H

#include "front.h"

typedef struct host_setup {
    const front *front; /* never NULL; none_front until chosen */
    bool fake_time;     /* time stands still and is moved by power_wait() */
    bool console;       /* standard input and output are the console's line */
    bool seeded;        /* chance comes from `seed`, not from the kernel */
    uint64_t seed;
    uint16_t battery_mv; /* 0: none, it hangs on the mains */
} host_setup;

extern host_setup host;

/* Under fake time a typed line takes this long, so that what it set off is over
 * before the next line, however fast the lines arrive. */
enum { HOST_TYPED_LINE_MS = 1000 };

/* Keeps the flash memory in a file, which is made if there is none. NULL when
 * that went well, else what is wrong with the file. */
const char *nor_use_file(const char *path);
void nor_close_file(void);

/* The frame that was shown last, whether the panel is dark or not. */
const uint8_t *panel_newest(void);

/* Console input is at its end and every line of it was handed over. */
bool serial_ended(void);

#endif
