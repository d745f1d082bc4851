#include "oled.h"

/* Control bytes that open a transaction. */
enum { COMMANDS = 0x00, DATA = 0x40, ONE_COMMAND = 0x80 };

/* clang-format off */
static const uint8_t setup_ssd1306[] = {
    0xAE,        /* off while it is set up */
    0xD5, 0x80,  /* clock */
    0xA8, 0x3F,  /* 64 rows */
    0xD3, 0x00,  /* no vertical offset */
    0x40,        /* first row first */
    0x8D, 0x14,  /* charge pump on */
    0x20, 0x00,  /* walk through the window row by row of pages */
    0xA1, 0xC8,  /* upright */
    0xDA, 0x12,  /* rows wired alternately */
    0x81, 0x7F,  /* contrast */
    0xD9, 0xF1,  /* pre-charge */
    0xDB, 0x40,  /* deselect level */
    0xA4, 0xA6,  /* show memory, lit is lit */
    0xAF,        /* on */
};
static const uint8_t setup_sh1106[] = {
    0xAE,
    0xD5, 0x80,
    0xA8, 0x3F,
    0xD3, 0x00,
    0x40,
    0xAD, 0x8B,  /* its own step-up converter on */
    0xA1, 0xC8,
    0xDA, 0x12,
    0x81, 0x7F,
    0xD9, 0x22,
    0xDB, 0x35,
    0xA4, 0xA6,
    0xAF,
};
/* clang-format on */

const oled_driver oled_ssd1306 = {"ssd1306", true, 0, 10, setup_ssd1306, sizeof setup_ssd1306};
const oled_driver oled_sh1106 = {"sh1106", false, 2, 8, setup_sh1106, sizeof setup_sh1106};

static uint16_t *put_bytes(uint16_t *at, const uint8_t *bytes, size_t count) {
    while (count--) *at++ = *bytes++;
    at[-1] |= OLED_STOP;
    return at;
}

size_t oled_nothing(uint16_t *words) {
    words[0] = COMMANDS;
    words[1] = 0xE3 | OLED_STOP;
    return 2;
}

size_t oled_setup(const oled_driver *d, uint16_t *words) {
    words[0] = COMMANDS;
    return (size_t)(put_bytes(words + 1, d->setup, d->setup_bytes) - words);
}

/* A window of whole columns [first, last] in pages [top, bottom]. */
static uint16_t *put_window(uint16_t *at, int first, int last, int top, int bottom) {
    const uint8_t commands[] = {COMMANDS, 0x21,         (uint8_t)first, (uint8_t)last,
                                0x22,     (uint8_t)top, (uint8_t)bottom};
    at = put_bytes(at, commands, sizeof commands);
    *at++ = DATA;
    return at;
}

static uint16_t *put_run(const oled_driver *d, uint16_t *at, const uint8_t *row, int page, int first,
                         int last) {
    if (d->has_window) {
        at = put_window(at, first, last, page, page);
    } else {
        int column = first + d->column_offset;
        *at++ = ONE_COMMAND;
        *at++ = (uint16_t)(0xB0 | page);
        *at++ = ONE_COMMAND;
        *at++ = (uint16_t)(column & 15);
        *at++ = ONE_COMMAND;
        *at++ = (uint16_t)(0x10 | column >> 4);
        *at++ = DATA;
    }
    return put_bytes(at, row + first, (size_t)(last - first + 1));
}

/* The next run of changed columns from `from` on; runs that lie closer than a
 * new start would cost are one. False when there is none. */
static bool find_run(const oled_driver *d, const uint8_t *a, const uint8_t *b, int from, int *first,
                     int *last) {
    while (from < OLED_WIDTH_PX && a[from] == b[from]) from++;
    if (from == OLED_WIDTH_PX) return false;
    *first = *last = from;
    for (int x = from + 1; x < OLED_WIDTH_PX && x - *last <= d->run_cost; x++)
        if (a[x] != b[x]) *last = x;
    return true;
}

static uint16_t *put_page(const oled_driver *d, uint16_t *at, const uint8_t *shown, const uint8_t *row,
                          int page) {
    for (int from = 0, first, last; find_run(d, shown, row, from, &first, &last); from = last + 1)
        at = put_run(d, at, row, page, first, last);
    return at;
}

size_t oled_changes(const oled_driver *d, const uint8_t *shown, const uint8_t *wanted, bool all,
                    uint16_t *words) {
    uint16_t *at = words;
    if (!all) {
        for (int page = 0; page < OLED_PAGES; page++)
            at = put_page(d, at, shown + page * OLED_WIDTH_PX, wanted + page * OLED_WIDTH_PX, page);
        if (!d->has_window || at - words <= OLED_FRAME_BYTES) return (size_t)(at - words);
    }
    at = words;
    if (d->has_window) {
        at = put_window(at, 0, OLED_WIDTH_PX - 1, 0, OLED_PAGES - 1);
        at = put_bytes(at, wanted, OLED_FRAME_BYTES);
    } else {
        for (int page = 0; page < OLED_PAGES; page++)
            at = put_run(d, at, wanted + page * OLED_WIDTH_PX, page, 0, OLED_WIDTH_PX - 1);
    }
    return (size_t)(at - words);
}

size_t oled_bus_bytes(const uint16_t *words, size_t count) {
    size_t bytes = count;
    for (size_t i = 0; i < count; i++) bytes += words[i] >> 9 & 1;
    return bytes;
}
