/* Every screen as a picture, in both languages; scenes in golden/scenes/. */
#include "buttons.h"
#include "support.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

static const char *const languages[TEXT_LANGUAGES] = {"en", "de"};

/* Two steps beyond console lines: `quick ...` without the wait that follows a
 * step, and `stuck`, after which the random source is dead. */
static void play(char *steps) {
    for (char *step = strtok(steps, ";"); step; step = strtok(NULL, ";")) {
        step += strspn(step, " ");
        step[strcspn(step, "\n")] = '\0';
        if (strncmp(step, "quick ", 6) == 0) support_say(step + 6);
        else if (strcmp(step, "stuck") == 0) fake_entropy(FAKE_STUCK_AT_1, 1);
        else {
            support_play(step);
        }
    }
}

static void play_scene(const char *scene, int language) {
    static char name[60], steps[4000];
    TEST_ASSERT_EQUAL_INT_MESSAGE(2, sscanf(scene, "%59[^:]: %3999[^\n]", name, steps), scene);
    support_power_on();
    support_device.app.ui.settings.language = (uint8_t)language;
    support_device.app.dirty = true;
    support_run(1);
    play(steps);
    support_golden(languages[language], name);
    TEST_ASSERT_EQUAL_UINT16_MESSAGE(0, support_device.frame.cut, name);
}

static int play_scenes(const char *file) {
    char path[512];
    snprintf(path, sizeof path, "%s/scenes/%s.txt", GOLDEN_DIR, file);
    FILE *f = fopen(path, "r");
    TEST_ASSERT_NOT_NULL_MESSAGE(f, path);
    int scenes = 0;
    for (char scene[4100]; fgets(scene, sizeof scene, f);) {
        if (scene[0] == ';' || scene[0] == '\n') continue;
        for (int language = 0; language < TEXT_LANGUAGES; language++) play_scene(scene, language);
        scenes++;
    }
    fclose(f);
    return scenes;
}

void test_every_screen_looks_as_it_was_approved(void) {
    static const char *const files[] = {"dice", "setup", "game", "score", "help"};
    int scenes = 0;
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) scenes += play_scenes(files[i]);
    printf("golden frames: %d scenes in %d languages\n", scenes, TEXT_LANGUAGES);
    TEST_ASSERT_TRUE(scenes >= 150);
}
