#include "oled.h"

/* Control bytes that open a transaction. */
enum { COMMANDS = 0x00, DATA = 0x40, ONE_COMMAND = 0x80 };

/* clang-format off */
static const uint8_t setup_ssd1306[] = {
    0xAE,        /* off until it has a picture: its memory begins as noise */
    0xD5, 0x80,  /* clock */
    0xA8, 0x3F,  /* 64 rows */
    0xD3, 0x00,  /* no vertical offset */
    0x40,        /* first row first */
    0x8D, 0x14,  /* charge pump on */
    0x20, 0x00,  /* walk through the window row by row of pages */
    0xA1, 0xC8,  /* upright */
    0xDA, 0x12,  /* rows wired alternately */
    0xD9, 0xF1,  /* pre-charge */
    0xDB, 0x40,  /* deselect level */
    0xA4, 0xA6,  /* show memory, lit is lit */
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
    0xD9, 0x22,
    0xDB, 0x35,
    0xA4, 0xA6,
};
/* clang-format on */

const oled_driver oled_ssd1306 = {"ssd1306", true, 128, 0, 10, setup_ssd1306, sizeof setup_ssd1306};
const oled_driver oled_sh1106 = {"sh1106", false, 132, 2, 8, setup_sh1106, sizeof setup_sh1106};

static uint16_t *put_bytes(uint16_t *at, const uint8_t *bytes, size_t count) {
    while (count--) *at++ = *bytes++;
    at[-1] |= OLED_STOP;
    return at;
}

oled_driver oled_shifted(const oled_driver *d, int8_t columns) {
    oled_driver shifted = *d;
    int offset = d->column_offset + columns;
    shifted.column_offset = (int8_t)(offset < INT8_MIN ? INT8_MIN : offset > INT8_MAX ? INT8_MAX : offset);
    return shifted;
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

size_t oled_light(uint8_t level, bool dark, uint16_t *words) {
    const uint8_t commands[] = {COMMANDS, 0x81, level, dark ? 0xAE : 0xAF};
    return (size_t)(put_bytes(words, commands, sizeof commands) - words);
}

/* Data that follow go to this column of the controller's memory and on from
 * there, in pages [top, bottom]; without a window only in the top one. */
static uint16_t *put_place(const oled_driver *d, uint16_t *at, int first, int last, int top, int bottom) {
    if (d->has_window) {
        const uint8_t commands[] = {COMMANDS, 0x21,         (uint8_t)first, (uint8_t)last,
                                    0x22,     (uint8_t)top, (uint8_t)bottom};
        at = put_bytes(at, commands, sizeof commands);
    } else {
        const uint8_t commands[] = {(uint8_t)(0xB0 | top), (uint8_t)(first & 15),
                                    (uint8_t)(0x10 | first >> 4)};
        for (size_t i = 0; i < sizeof commands; i++) {
            *at++ = ONE_COMMAND;
            *at++ = commands[i];
        }
    }
    *at++ = DATA;
    return at;
}

/* ---- what changed */

/* The columns of a frame that the controller has memory for. */
static int first_kept(const oled_driver *d) { return d->column_offset < 0 ? -d->column_offset : 0; }
static int end_kept(const oled_driver *d) {
    int end = d->columns - d->column_offset;
    return end < OLED_WIDTH_PX ? end : OLED_WIDTH_PX;
}

/* The next run of changed columns from `from` on; runs that lie closer than a
 * new start would cost are one. False when there is none. */
static bool find_run(const oled_driver *d, const uint8_t *a, const uint8_t *b, int from, int *first,
                     int *last) {
    int end = end_kept(d);
    while (from < end && a[from] == b[from]) from++;
    if (from >= end) return false;
    *first = *last = from;
    for (int x = from + 1; x < end && x - *last <= d->run_cost; x++)
        if (a[x] != b[x]) *last = x;
    return true;
}

static uint16_t *put_changes(const oled_driver *d, uint16_t *at, const uint8_t *shown, const uint8_t *row,
                             int page) {
    for (int from = first_kept(d), first, last; find_run(d, shown, row, from, &first, &last);
         from = last + 1) {
        at = put_place(d, at, first + d->column_offset, last + d->column_offset, page, page);
        at = put_bytes(at, row + first, (size_t)(last - first + 1));
    }
    return at;
}

/* ---- everything */

/* A page of the controller's whole memory; what lies beside the glass is dark. */
static uint16_t *put_row(const oled_driver *d, uint16_t *at, const uint8_t *row) {
    for (int column = 0; column < d->columns; column++) {
        int x = column - d->column_offset;
        *at++ = x >= 0 && x < OLED_WIDTH_PX ? row[x] : 0;
    }
    return at;
}

static uint16_t *put_all(const oled_driver *d, uint16_t *at, const uint8_t *frame) {
    for (int page = 0; page < OLED_PAGES; page++) {
        if (!d->has_window || page == 0) at = put_place(d, at, 0, d->columns - 1, page, OLED_PAGES - 1);
        at = put_row(d, at, frame + page * OLED_WIDTH_PX);
        if (!d->has_window) at[-1] |= OLED_STOP;
    }
    at[-1] |= OLED_STOP;
    return at;
}

size_t oled_changes(const oled_driver *d, const uint8_t *shown, const uint8_t *wanted, bool all,
                    uint16_t *words) {
    uint16_t *at = words;
    if (!all)
        for (int page = 0; page < OLED_PAGES; page++)
            at = put_changes(d, at, shown + page * OLED_WIDTH_PX, wanted + page * OLED_WIDTH_PX, page);
    bool dear = d->has_window && at - words > OLED_FRAME_BYTES;
    if (all || dear) at = put_all(d, words, wanted);
    return (size_t)(at - words);
}

size_t oled_bus_bytes(const uint16_t *words, size_t count) {
    size_t bytes = count;
    for (size_t i = 0; i < count; i++) bytes += words[i] >> 9 & 1;
    return bytes;
}
