/* Tests run on a PC and read their golden frames from files. */
#include "support.h"

#include "counts.h"
#include "halfblocks.h"
#include "kind.h"
#include "nor.h"
#include "panel.h"
#include "power.h"
#include "times.h"
#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* As long as a roll takes, and until what blinks is lit again. */
enum { STEP_MS = 800 };

device support_device;

void support_power_on(void) {
    fake_reset();
    memset(&support_device, 0, sizeof support_device);
    device_init(&support_device);
    support_run(200);
}

void support_power_cycle(const uint8_t *flash) {
    static uint8_t kept[NOR_SECTORS * NOR_SECTOR_BYTES];
    memcpy(kept, flash ? flash : fake_flash(), sizeof kept);
    fake_reset();
    memcpy(fake_flash(), kept, sizeof kept);
    memset(&support_device, 0, sizeof support_device);
    device_init(&support_device);
}

void support_run(uint32_t ms) {
    uint32_t end = support_device.app.ui.now_ms + ms;
    for (;;) {
        uint32_t due = device_step(&support_device);
        if (!times_before(due, end) && !console_busy(&support_device.console)) break;
        power_wait(times_before(support_device.app.ui.now_ms, due) ? due : support_device.app.ui.now_ms + 1);
    }
    power_wait(end);
    device_step(&support_device);
}

const char *support_say(const char *text) {
    fake_printed_clear();
    fake_type(text);
    fake_type("\n");
    do device_step(&support_device);
    while (console_busy(&support_device.console));
    return fake_printed();
}

void support_play(const char *steps) {
    while (*steps) {
        static char step[1400];
        size_t length = strcspn(steps, ";");
        snprintf(step, sizeof step, "%.*s", (int)length, steps);
        const char *command = step + strspn(step, " ");
        unsigned wait_ms = STEP_MS;
        if (sscanf(command, "wait %u", &wait_ms) != 1 && *command) {
            const char *answer = support_say(command);
            TEST_ASSERT_EQUAL_STRING_MESSAGE("ok\n", answer, command);
        }
        support_run(wait_ms);
        steps += length + (steps[length] == ';');
    }
}

void support_tap(uint8_t buttons, uint32_t ms) {
    fake_hold(buttons);
    support_run(ms);
    fake_hold(0);
    support_run(30);
}

static void write_frame(const char *path, const canvas *c) {
    FILE *f = fopen(path, "w");
    TEST_ASSERT_NOT_NULL_MESSAGE(f, path);
    for (int row = 0; row < HALFBLOCKS_ROWS; row++) {
        char text[HALFBLOCKS_ROW_BYTES];
        line l = line_in(text, sizeof text);
        halfblocks_row(&l, c, row);
        fprintf(f, "%s\n", text);
    }
    fclose(f);
}

void support_golden(const char *language, const char *name) {
    static canvas c;
    memcpy(c.bits, fake_frame(), PANEL_FRAME_BYTES);
    char path[512];
    snprintf(path, sizeof path, "%s/%s/%s.txt", GOLDEN_DIR, language, name);
    const char *mode = getenv("GOLDEN");
    if (mode && strcmp(mode, "write") == 0) write_frame(path, &c);

    FILE *f = fopen(path, "r");
    TEST_ASSERT_NOT_NULL_MESSAGE(f, path);
    for (int row = 0; row < HALFBLOCKS_ROWS; row++) {
        char want[HALFBLOCKS_ROW_BYTES + 2] = "", got[HALFBLOCKS_ROW_BYTES], where[600];
        if (!fgets(want, sizeof want, f)) want[0] = '\0';
        want[strcspn(want, "\n")] = '\0';
        line l = line_in(got, sizeof got);
        halfblocks_row(&l, &c, row);
        snprintf(where, sizeof where, "%s row %d", path, row);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(want, got, where);
    }
    fclose(f);
}

/* ---- scenes */

/* They do only what the scene says. */
static void hold_bots(void) {
    mind *m = &support_device.mind;
    m->waits = true;
    m->player = support_device.app.session.now.player;
    m->next_ms = support_device.app.ui.now_ms + 60000;
}

/* The device plays these players, and sat there: "0 2 3". */
static void seat_bots(const char *levels) {
    for (int i = 0; *levels; levels += 1 + (levels[1] == ' '), i++)
        support_device.app.level[i] = support_device.app.ui.table.bot[i] = (uint8_t)(*levels - '0');
    app_game_changed(&support_device.app, support_device.app.ui.now_ms);
    hold_bots();
    support_run(20);
}

/* Makes a move for a player of the device, and shows it: "build C12". */
static void watch(const char *text) {
    app *a = &support_device.app;
    move m;
    int column;
    uint8_t player = a->session.now.player;
    TEST_ASSERT_EQUAL_INT_MESSAGE(REASON_OK, move_parse(&m, kind_of(&a->session.now)->island, text, &column),
                                  text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(REASON_OK, app_play(a, &m), text);
    a->ui.last = m;
    a->ui.last_player = player;
    a->ui.last_shown = true;
    a->tick_wanted = true;
    a->tick_ms = a->ui.now_ms;
    a->dirty = true;
    hold_bots();
    support_run(m.kind == MOVE_ROLL ? 600 : 20);
}

/* Steps beyond console lines: `quick ...` without the wait that follows a step,
 * `stuck`, after which the random source is dead, `counts ...` (counts.h),
 * `battery MV`, `bots 0 2`, who is played by the device, and `watch build C12`, what he does. */
static void play_scene(char *steps) {
    for (char *step = strtok(steps, ";"); step; step = strtok(NULL, ";")) {
        step += strspn(step, " ");
        if (strncmp(step, "quick ", 6) == 0) support_say(step + 6);
        else if (strcmp(step, "stuck") == 0) fake_entropy(FAKE_STUCK_AT_1, 1);
        else if (strncmp(step, "battery ", 8) == 0) {
            fake_usb(false);
            fake_battery((uint16_t)strtoul(step + 8, NULL, 10));
            support_run(40000);
        } else if (strncmp(step, "bots ", 5) == 0) seat_bots(step + 5);
        else if (strncmp(step, "watch ", 6) == 0) watch(step + 6);
        else if (strncmp(step, "counts ", 7) == 0) counts_fill(&support_device.app, step + 7);
        else support_play(step);
    }
}

static void scene(const char *text, int language, support_scene *each) {
    static char name[60], steps[4000];
    TEST_ASSERT_EQUAL_INT_MESSAGE(2, sscanf(text, "%59[^:]: %3999[^\n]", name, steps), text);
    support_power_on();
    support_device.app.ui.settings.language = (uint8_t)language;
    support_device.app.dirty = true;
    support_run(1);
    play_scene(steps);
    each(name, language);
}

int support_scenes(support_scene *each) {
    static const char *const files[] = {"dice", "setup", "game",   "score", "statistics",
                                        "help", "table", "advice", "review"};
    int scenes = 0;
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char path[512];
        snprintf(path, sizeof path, "%s/scenes/%s.txt", GOLDEN_DIR, files[i]);
        FILE *f = fopen(path, "r");
        TEST_ASSERT_NOT_NULL_MESSAGE(f, path);
        for (char text[4100]; fgets(text, sizeof text, f);) {
            if (text[0] == ';' || text[0] == '\n') continue;
            for (int language = 0; language < TEXT_LANGUAGES; language++) scene(text, language, each);
            scenes++;
        }
        fclose(f);
    }
    return scenes;
}
