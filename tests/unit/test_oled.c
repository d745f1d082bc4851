/* The encoder against a small display of our own that obeys the same bytes. */
#include "oled.h"
#include "unity.h"

#include <string.h>

static uint8_t glass[OLED_PAGES][132];
static int columns; /* that the controller has */
static uint16_t words[OLED_WORDS_MAX];
static uint8_t shown[OLED_FRAME_BYTES], wanted[OLED_FRAME_BYTES];

static struct {
    int page, column, first, last, top, bottom;
    uint8_t command, args;
} at;

static void command(uint8_t byte) {
    if (at.args) {
        at.args--;
        if (at.command == 0x21 && at.args == 1) at.first = at.column = byte;
        else if (at.command == 0x21) at.last = byte;
        else if (at.command == 0x22 && at.args == 1) at.top = at.page = byte;
        else if (at.command == 0x22) at.bottom = byte;
        return;
    }
    at.command = byte;
    if (byte == 0x21 || byte == 0x22) at.args = 2;
    else if (byte >= 0xB0 && byte < 0xB8) at.page = byte & 7;
    else if (byte < 0x10) at.column = (at.column & 0xF0) | byte;
    else if (byte < 0x20) at.column = (at.column & 0x0F) | (byte & 15) << 4;
    else TEST_FAIL_MESSAGE("unknown command");
}

static void data(uint8_t byte, bool window) {
    TEST_ASSERT_TRUE(at.column < columns && at.page < OLED_PAGES);
    glass[at.page][at.column] = byte;
    if (!window) at.column++;
    else if (at.column++ == at.last) {
        at.column = at.first;
        at.page = at.page == at.bottom ? at.top : at.page + 1;
    }
}

static void receive(const oled_driver *d, size_t count) {
    columns = d->columns;
    bool control = true, is_data = false, single = false;
    for (size_t i = 0; i < count; i++) {
        uint8_t byte = (uint8_t)words[i];
        if (control) {
            single = byte & 0x80;
            is_data = byte & 0x40;
            control = false;
        } else {
            if (is_data) data(byte, d->has_window);
            else command(byte);
            if (single) control = true;
        }
        if (words[i] & OLED_STOP) control = true;
    }
    TEST_ASSERT_TRUE_MESSAGE(words[count - 1] & OLED_STOP, "the last transaction is left open");
}

static void show(const oled_driver *d, bool all) {
    size_t count = oled_changes(d, shown, wanted, all, words);
    TEST_ASSERT_TRUE(count <= OLED_WORDS_MAX);
    if (count) receive(d, count);
    for (int page = 0; page < OLED_PAGES; page++)
        for (int column = 0; column < d->columns; column++) {
            int x = column - d->column_offset;
            TEST_ASSERT_EQUAL_HEX8(x >= 0 && x < OLED_WIDTH_PX ? wanted[page * OLED_WIDTH_PX + x] : 0,
                                   glass[page][column]);
        }
    memcpy(shown, wanted, sizeof shown);
}

static uint32_t random_state = 7;
static uint32_t random_below(uint32_t n) {
    random_state = random_state * 1664525u + 1013904223u;
    return (random_state >> 8) % n;
}

void setUp(void) {
    memset(glass, 0xEE, sizeof glass);
    memset(shown, 0, sizeof shown);
    memset(wanted, 0, sizeof wanted);
    memset(&at, 0, sizeof at);
}

static void random_changes(const oled_driver *d) {
    show(d, true);
    for (int round = 0; round < 3000; round++) {
        uint32_t changes = random_below(round % 10 == 0 ? 900 : 12) + 1;
        while (changes--) wanted[random_below(OLED_FRAME_BYTES)] ^= (uint8_t)(1u << random_below(8));
        show(d, false);
    }
}

void test_any_change_arrives_on_an_ssd1306(void) { random_changes(&oled_ssd1306); }
void test_any_change_arrives_on_an_sh1106(void) { random_changes(&oled_sh1106); }

void test_a_glass_that_begins_elsewhere_gets_what_fits_and_is_dark_beside_it(void) {
    static const int8_t shifts[] = {-2, -1, 1, 2, 5, 127, -128};
    for (size_t i = 0; i < sizeof shifts; i++)
        for (int window = 0; window < 2; window++) {
            setUp();
            oled_driver d = oled_shifted(window ? &oled_ssd1306 : &oled_sh1106, shifts[i]);
            random_changes(&d);
        }
}

void test_a_shift_stays_in_its_range(void) {
    TEST_ASSERT_EQUAL_INT8(INT8_MAX, oled_shifted(&oled_sh1106, INT8_MAX).column_offset);
    TEST_ASSERT_EQUAL_INT8(0, oled_shifted(&oled_sh1106, -2).column_offset);
    TEST_ASSERT_EQUAL_INT8(INT8_MIN, oled_shifted(&oled_ssd1306, INT8_MIN).column_offset);
}

void test_no_change_sends_nothing(void) {
    TEST_ASSERT_EQUAL_size_t(0, oled_changes(&oled_ssd1306, shown, wanted, false, words));
}

void test_one_changed_byte_costs_little(void) {
    wanted[500] = 1;
    size_t count = oled_changes(&oled_ssd1306, shown, wanted, false, words);
    TEST_ASSERT_TRUE(oled_bus_bytes(words, count) <= 11);
    count = oled_changes(&oled_sh1106, shown, wanted, false, words);
    TEST_ASSERT_TRUE(oled_bus_bytes(words, count) <= 9);
}

void test_changes_that_lie_close_go_as_one(void) {
    wanted[500] = wanted[505] = 1;
    size_t count = oled_changes(&oled_ssd1306, shown, wanted, false, words);
    TEST_ASSERT_EQUAL_size_t(10 + 6, oled_bus_bytes(words, count));
    wanted[505] = 0;
    wanted[460] = 1; /* 40 columns away a new start is cheaper */
    count = oled_changes(&oled_ssd1306, shown, wanted, false, words);
    TEST_ASSERT_EQUAL_size_t(2 * (10 + 1), oled_bus_bytes(words, count));
}

void test_a_full_frame_costs_at_most_one_percent_more_than_its_pixels(void) {
    size_t count = oled_changes(&oled_ssd1306, shown, wanted, true, words);
    TEST_ASSERT_TRUE(oled_bus_bytes(words, count) <= 1024 * 101 / 100);
}

/* Every second byte of every page differs, in the pattern that needs the most
 * words: still inside the buffer. */
void test_the_worst_pattern_fits_the_buffer(void) {
    for (int gap = 1; gap < 24; gap++) {
        memset(wanted, 0, sizeof wanted);
        for (int i = 0; i < OLED_FRAME_BYTES; i += gap) wanted[i] = 0xFF;
        TEST_ASSERT_TRUE(oled_changes(&oled_ssd1306, shown, wanted, false, words) <= OLED_WORDS_MAX);
        TEST_ASSERT_TRUE(oled_changes(&oled_sh1106, shown, wanted, false, words) <= OLED_WORDS_MAX);
    }
}

/* Noise is in the memory of a display that has just got power. */
void test_setting_up_switches_off_and_never_on(void) {
    static const oled_driver *const drivers[] = {&oled_ssd1306, &oled_sh1106};
    for (int i = 0; i < 2; i++) {
        size_t count = oled_setup(drivers[i], words);
        TEST_ASSERT_EQUAL_HEX16(0xAE, words[1]);
        TEST_ASSERT_TRUE(words[count - 1] & OLED_STOP);
        for (size_t w = 1; w < count; w++) TEST_ASSERT_NOT_EQUAL_HEX8(0xAF, words[w] & 0xFF);
    }
}

void test_the_light_is_contrast_and_on_or_off(void) {
    static const uint16_t lit[] = {0x00, 0x81, 0xC0, 0xAF | OLED_STOP},
                          dark[] = {0x00, 0x81, 0, 0xAE | OLED_STOP};
    TEST_ASSERT_EQUAL_size_t(4, oled_light(0xC0, false, words));
    TEST_ASSERT_EQUAL_HEX16_ARRAY(lit, words, 4);
    TEST_ASSERT_EQUAL_size_t(4, oled_light(0, true, words));
    TEST_ASSERT_EQUAL_HEX16_ARRAY(dark, words, 4);
}
