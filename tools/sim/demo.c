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
enum { SETTLED_MS = 1000, ROLLING_MS = 200, SCENE_LINES = 5 };

/* clang-format off */
static const struct {
    const char *caption;
    const char *lines[SCENE_LINES]; /* console lines, up to a NULL */
    uint32_t wait_ms;               /* before the frame is printed */
} scenes[] = {
    {"The title, as the device comes up",                  {NULL},                                      SETTLED_MS},
    {"A: a new game",                                      {"press a"},                                 SETTLED_MS},
    {"A, A, A: Standard, for one player, start",           {"press a", "press a", "press a"},           SETTLED_MS},
    {"B: roll. The dice are in the air ...",               {"dice bloggo", "press b"},                  ROLLING_MS},
    {"... and have come to rest",                          {NULL},                                      SETTLED_MS},
    {"A, right, A: hold the first two",                    {"press a", "press right", "press a"},       SETTLED_MS},
    {"B: roll the other four",                             {"dice wgom", "press b"},                    SETTLED_MS},
    {"Left, left, A: stop, and see what can be built",     {"press left", "press left", "press a"},     SETTLED_MS},
    {"A: build the settlement",                            {"press a"},                                 SETTLED_MS},
    {"B: what the turn has brought",                       {"press b"},                                 SETTLED_MS},
    {"A: the next turn",                                   {"press a"},                                 SETTLED_MS},
    {"A game of Extra for three, as it may be after a while",
     {"position extra players=3 jokers=next castles=on longest=1 turn=26 player=2 phase=build rolls=3 dice=blwgoo road=- army=- "
      "1: R0003,0004,0307 S00,07 K00x 2: R2026,2632,3237 S20,37 K12 3: R4347,4751,4851 S43,51 K17x"}, SETTLED_MS},
    {"Left, left, A: the whole island",                    {"press left", "press left", "press a"},     SETTLED_MS},
    {"Long B, left, A, A: help",                           {"press b long", "press left", "press a", "press a"}, SETTLED_MS},
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
