#include "demo.h"

#include "clock.h"
#include "halfblocks.h"
#include "host.h"
#include "power.h"
#include "record.h"
#include "times.h"

#include <stdio.h>
#include <string.h>

/* Half a second of rolling, and some rest. */
enum { SETTLED_MS = 1000, ROLLING_MS = 200, SCENE_LINES = 4 };

/* clang-format off */
static const struct {
    const char *caption;
    const char *lines[SCENE_LINES]; /* console lines, up to a NULL */
    uint32_t wait_ms;               /* before the frame is printed */
} scenes[] = {
    {"The title, as the device comes up",             {NULL},                                      SETTLED_MS},
    {"A: open the free dice",                         {"press a"},                                 SETTLED_MS},
    {"A: start with six dice",                        {"press a"},                                 SETTLED_MS},
    {"B: roll. The dice are in the air ...",          {"dice bloggo", "press b"},                  ROLLING_MS},
    {"... and have come to rest",                     {NULL},                                      SETTLED_MS},
    {"A, right, A: hold the first two",               {"press a", "press right", "press a"},       SETTLED_MS},
    {"B: roll the other four",                        {"dice wgom", "press b"},                    SETTLED_MS},
    {"Long A: what they can build",                   {"press a long"},                            SETTLED_MS},
    {"Long B, right, A: the settings",                {"press b long", "press right", "press a"},  SETTLED_MS},
    {"A: in German",                                  {"press a"},                                 SETTLED_MS},
    {"B: back to the title",                          {"press b"},                                 SETTLED_MS},
};
/* clang-format on */

static void ignore_answer(void *context, const char *text, size_t length) {
    (void)context;
    (void)text;
    (void)length;
}

static void print_edge(const char *left, const char *right) {
    fputs(left, stdout);
    for (int x = 0; x < CANVAS_WIDTH_PX; x++) fputs("─", stdout);
    puts(right);
}

static int signs(const char *text) {
    int count = 0;
    for (; *text; text++) count += (*text & 0xC0) != 0x80;
    return count;
}

static void print_frame(void) {
    canvas c = {.cut = 0};
    memcpy(c.bits, panel_newest(), sizeof c.bits);
    print_edge("┌", "┐");
    for (int row = 0; row < HALFBLOCKS_ROWS; row++) {
        char text[HALFBLOCKS_ROW_BYTES];
        line l = line_in(text, sizeof text);
        halfblocks_row(&l, &c, row);
        printf("│%s%*s│\n", text, CANVAS_WIDTH_PX - signs(text), "");
    }
    print_edge("└", "┘");
}

static void run(device *d, uint32_t for_ms) {
    uint32_t end_ms = clock_ms() + for_ms;
    do power_wait(times_earlier(device_step(d), end_ms));
    while (times_before(clock_ms(), end_ms));
    device_step(d);
}

void demo_prepare(void) {
    host.fake_time = true;
    host.seeded = true;
}

void demo_play(device *d) {
    static console typed;
    console_init(&typed, &d->app, ignore_answer, NULL);
    for (size_t i = 0; i < sizeof scenes / sizeof scenes[0]; i++) {
        record_attach(&d->app);
        for (int k = 0; k < SCENE_LINES && scenes[i].lines[k]; k++)
            console_line(&typed, scenes[i].lines[k], clock_ms());
        run(d, scenes[i].wait_ms);
        printf("%s%s\n", i ? "\n" : "", scenes[i].caption);
        print_frame();
    }
}
