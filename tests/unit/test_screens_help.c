/* The help: chapters, pages, costs. */
#include "help.h"
#include "icon_list.h"
#include "screens.h"
#include "support.h"
#include "unity.h"

#include <string.h>

#define APP support_device.app

void setUp(void) { support_power_on(); }

static void on_screen(const ui_screen *screen) {
    TEST_ASSERT_EQUAL_STRING(screen->name, app_top(&APP)->name);
}

/* Wherever the menu may have it. */
static void open(const ui_screen *screen) {
    APP.stack[APP.depth++] = screen;
    if (screen->enter) screen->enter(&APP.ui);
}

static canvas painted(void) {
    canvas c;
    app_paint(&APP, &c);
    TEST_ASSERT_EQUAL_UINT16(0, c.cut);
    return c;
}

static bool same_box(const canvas *frame, int x, int y, const canvas *sample, int width, int height) {
    for (int dy = 0; dy < height; dy++)
        for (int dx = 0; dx < width; dx++)
            if (canvas_lit(frame, x + dx, y + dy) != canvas_lit(sample, dx, dy)) return false;
    return true;
}

/* How often the sample's top left corner can be seen on the screen. */
static int seen(const canvas *sample, int width, int height) {
    canvas frame = painted();
    int count = 0;
    for (int y = 0; y + height <= CANVAS_HEIGHT_PX; y++)
        for (int x = 0; x + width <= CANVAS_WIDTH_PX; x++)
            count += same_box(&frame, x, y, sample, width, height);
    return count;
}

static bool says(const char *text) {
    canvas sample;
    canvas_clear(&sample);
    canvas_text(&sample, 0, 0, &font_small, text, CANVAS_SET);
    return seen(&sample, font_width_px(&font_small, text), font_small.height_px) > 0;
}

static int icons(const icon *picture) {
    canvas sample;
    canvas_clear(&sample);
    canvas_icon(&sample, 0, 0, picture, CANVAS_SET);
    return seen(&sample, picture->width_px, picture->height_px);
}

/* ---- chapters */

void test_help_begins_at_the_chapter_of_the_game_that_is_played(void) {
    static const char *const games[GAME_KINDS] = {"new standard", "new plus", "new extra"};
    static const help_chapter chapters[GAME_KINDS] = {HELP_STANDARD, HELP_PLUS, HELP_EXTRA};
    for (int i = 0; i < GAME_KINDS; i++) {
        support_power_on();
        support_play(games[i]);
        open(&screen_help);
        TEST_ASSERT_EQUAL_UINT8(chapters[i], APP.ui.help.cursor);
    }
}

void test_without_a_game_help_begins_with_the_buttons(void) {
    open(&screen_help);
    TEST_ASSERT_EQUAL_UINT8(HELP_BUTTONS, APP.ui.help.cursor);
}

void test_every_chapter_opens_and_leads_back(void) {
    open(&screen_help);
    for (int i = 0; i < HELP_CHAPTERS; i++) {
        TEST_ASSERT_EQUAL_UINT8(i, APP.ui.help.cursor);
        support_play("press a");
        on_screen(help_entries[i].screen);
        TEST_ASSERT_EQUAL_UINT8(i, APP.ui.help.chapter);
        support_play("press b");
        on_screen(&screen_help);
        support_play("press right");
    }
    TEST_ASSERT_EQUAL_UINT8(HELP_BUTTONS, APP.ui.help.cursor);
    support_play("press b");
    on_screen(&screen_title);
}

void test_a_long_press_of_b_leads_from_the_help_to_the_menu(void) {
    static const char *const ways[] = {"press b long", "press a; press b long",
                                       "press a; press a; press b long"};
    for (int i = 0; i < 3; i++) {
        support_power_on();
        open(&screen_help);
        support_play(ways[i]);
        on_screen(&screen_title);
    }
}

void test_a_step_in_the_chapters_changes_little_of_the_panel(void) {
    for (int language = 0; language < TEXT_LANGUAGES; language++) {
        APP.ui.settings.language = (uint8_t)language;
        open(&screen_help);
        for (int i = 0; i < HELP_CHAPTERS; i++) {
            canvas before = painted();
            support_play("press right");
            canvas after = painted();
            int changed = 0;
            for (int byte = 0; byte < CANVAS_BYTES; byte++) changed += before.bits[byte] != after.bits[byte];
            TEST_ASSERT_TRUE(changed > 0 && changed <= 300);
        }
    }
}

/* ---- pages */

void test_pages_turn_both_ways_and_round(void) {
    open(&screen_help);
    support_play("press a");
    TEST_ASSERT_TRUE(says("1/7"));
    support_play("press right");
    TEST_ASSERT_TRUE(says("2/7"));
    support_play("press left; press left");
    TEST_ASSERT_TRUE(says("7/7"));
    support_play("press right");
    TEST_ASSERT_TRUE(says("1/7"));
}

void test_a_chapter_opens_at_its_first_page_but_costs_lead_back_to_the_same(void) {
    open(&screen_help);
    support_play("press right; press a; press right; press right; press a");
    on_screen(&screen_costs);
    support_play("press b");
    on_screen(&screen_page);
    TEST_ASSERT_EQUAL_UINT8(2, APP.ui.help.page);
    support_play("press b; press a");
    TEST_ASSERT_EQUAL_UINT8(0, APP.ui.help.page);
}

static bool line_is_dark(const canvas *c, int y) {
    for (int x = 0; x < CANVAS_WIDTH_PX; x++)
        if (canvas_lit(c, x, y)) return false;
    return true;
}

void test_every_page_has_its_place_between_the_top_line_and_the_buttons(void) {
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (int chapter = 0; chapter < HELP_CHAPTERS; chapter++)
            for (int page = 0; page < help_entries[chapter].pages; page++) {
                APP.ui.settings.language = (uint8_t)language;
                open(&screen_page);
                APP.ui.help.chapter = (uint8_t)chapter;
                APP.ui.help.page = (uint8_t)page;
                canvas c = painted();
                TEST_ASSERT_TRUE(line_is_dark(&c, UI_BODY_Y - 1));
                TEST_ASSERT_TRUE(line_is_dark(&c, UI_KEYS_Y - 2));
                APP.depth--;
            }
}

void test_no_chapter_has_the_same_page_twice(void) {
    for (int chapter = 0; chapter < HELP_CHAPTERS; chapter++) {
        const help_entry *entry = &help_entries[chapter];
        for (int page = 0; page < entry->pages; page++)
            for (int other = 0; other < page; other++)
                TEST_ASSERT_NOT_EQUAL(entry->page[page], entry->page[other]);
    }
}

/* ---- costs */

void test_costs_show_as_many_resources_as_the_rules_ask_for(void) {
    static const icon *const resources[DICE_FACES] = {&icon_small_brick, &icon_small_lumber,
                                                      &icon_small_wool,  &icon_small_grain,
                                                      &icon_small_ore,   &icon_small_gold};
    open(&screen_costs);
    for (int face = 0; face < DICE_FACES; face++) {
        int wanted = 0;
        for (int piece = 0; piece < COST_PIECES; piece++) wanted += cost_of((cost_piece)piece)->of[face];
        TEST_ASSERT_EQUAL_INT(wanted, icons(resources[face]));
    }
}

void test_castles_stand_among_the_costs_only_where_they_can_be_built(void) {
    static const struct {
        const char *game;
        bool castles;
    } games[] = {{"wait 1", true},
                 {"new standard", false},
                 {"new plus", false},
                 {"new extra", true},
                 {"new extra castles=off", false}};
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        support_power_on();
        support_play(games[i].game);
        open(&screen_costs);
        TEST_ASSERT_EQUAL_MESSAGE(games[i].castles, says("Castle"), games[i].game);
        TEST_ASSERT_EQUAL_MESSAGE(games[i].castles, icons(&icon_small_castle) == 1, games[i].game);
        TEST_ASSERT_EQUAL_MESSAGE(i > 0, says("Points"), games[i].game);
    }
}

/* The right end of the row of a piece: what its picture stands beside. */
static void row_ends_in(const icon *picture, const char *text) {
    canvas frame = painted(), sample, words;
    canvas_clear(&sample);
    canvas_icon(&sample, 0, 0, picture, CANVAS_SET);
    canvas_clear(&words);
    canvas_text(&words, 2, 0, &font_small, text, CANVAS_SET);
    int y = 0, width = font_width_px(&font_small, text) + 2;
    while (y < UI_KEYS_Y && !same_box(&frame, 0, y, &sample, picture->width_px, picture->height_px)) y++;
    TEST_ASSERT_TRUE_MESSAGE(same_box(&frame, CANVAS_WIDTH_PX - width, y, &words, width, 7), text);
}

void test_costs_name_the_points_of_the_game_that_is_played(void) {
    static const icon *const pieces[] = {&icon_small_road, &icon_small_settlement, &icon_small_city,
                                         &icon_small_knight, &icon_small_castle};
    static const struct {
        const char *game;
        const char *points[5];
    } games[] = {{"new standard", {"1", "3-11", "7-30", "1-6"}},
                 {"new standard knights=1", {"1", "3-11", "7-30", "1"}},
                 {"new plus", {"–", "1", "2", "–"}},
                 {"new extra", {"–", "1", "2", "–", "2"}},
                 {"new extra castles=off", {"–", "1", "2", "–"}}};
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        support_power_on();
        support_play(games[i].game);
        open(&screen_costs);
        for (int piece = 0; piece < 5 && games[i].points[piece]; piece++)
            row_ends_in(pieces[piece], games[i].points[piece]);
    }
}

void test_costs_do_nothing_but_lead_back(void) {
    open(&screen_costs);
    support_play("press a; press left; press right; press a long");
    on_screen(&screen_costs);
    support_play("press b");
    on_screen(&screen_title);
}
