/* Every screen as a picture, in both languages; scenes in golden/scenes/. */
#include "support.h"
#include "unity.h"

#include <stdio.h>

static const char *const languages[TEXT_LANGUAGES] = {"en", "de"};

static void look(const char *name, int language) {
    support_golden(languages[language], name);
    TEST_ASSERT_EQUAL_UINT16_MESSAGE(0, support_device.frame.cut, name);
}

void test_every_screen_looks_as_it_was_approved(void) {
    int scenes = support_scenes(look);
    printf("golden frames: %d scenes in %d languages\n", scenes, TEXT_LANGUAGES);
    TEST_ASSERT_TRUE(scenes >= 220);
}
