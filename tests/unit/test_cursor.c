/* What a cursor move puts on the display bus, in every scene of the golden
 * frames: the same encoder as on the device, counted in bytes. */
#include "oled.h"
#include "panel.h"
#include "screens.h"
#include "support.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

#define APP support_device.app

enum { BYTES_MAX = 300 };

static struct {
    size_t bytes;
    char where[80];
} worst_move, worst_page;

/* Left and right turn a page here: another text, another sheet, another island. */
static bool turns_pages(void) {
    const ui_screen *top = app_top(&APP);
    return top == &screen_page || top == &screen_score || top == &screen_statistics || top == &screen_board ||
           top == &screen_review || top == &screen_allowed ||
           (top == &screen_map && APP.ui.look.piece == COST_KINDS);
}

/* The longest lists have two pages. */
static int setup_page(void) {
    enum { PAGE_ROWS = 4, TABLE_PAGE_ROWS = 5 };
    if (app_top(&APP) == &screen_setup) return APP.ui.setup.cursor / PAGE_ROWS;
    return app_top(&APP) == &screen_table_setup ? APP.ui.evening_screen.row / TABLE_PAGE_ROWS : 0;
}

static size_t bytes_of_press(const char *press) {
    static uint8_t before[PANEL_FRAME_BYTES];
    static uint16_t words[OLED_WORDS_MAX];
    memcpy(before, fake_frame(), sizeof before);
    support_say(press);
    size_t count = oled_changes(&oled_ssd1306, before, fake_frame(), false, words);
    size_t bytes = oled_bus_bytes(words, count);
    support_run(800);
    return bytes;
}

static void press(const char *name, const char *key) {
    if (APP.ui.dice.rolling || APP.ui.refusal) { /* the press ends a movement, or a message */
        bytes_of_press(key);
        return;
    }
    bool page = turns_pages();
    int list_page = setup_page();
    size_t bytes = bytes_of_press(key);
    page |= setup_page() != list_page;
    if (bytes > (page ? worst_page.bytes : worst_move.bytes)) {
        snprintf(page ? worst_page.where : worst_move.where, sizeof worst_move.where, "%s, %s", name, key);
        if (page) worst_page.bytes = bytes;
        else worst_move.bytes = bytes;
    }
    if (!page && bytes > BYTES_MAX)
        printf("%s, %s, language %d: %zu bytes\n", name, key, APP.ui.settings.language, bytes);
}

static void move_about(const char *name, int language) {
    (void)language;
    for (int i = 0; i < 3; i++) press(name, "press right");
    for (int i = 0; i < 4; i++) press(name, "press left");
}

void test_a_cursor_move_sends_few_bytes_on_every_screen(void) {
    TEST_ASSERT_TRUE(support_scenes(move_about) > 150);
    printf("most bytes of a cursor move: %zu (%s); of a turned page: %zu (%s)\n", worst_move.bytes,
           worst_move.where, worst_page.bytes, worst_page.where);
    TEST_ASSERT_TRUE(worst_move.bytes <= BYTES_MAX);
}
