/* oled: the language of SSD1306 and SH1106, as words for the I2C controller.
 *
 * Pure code, tested on a PC. A word is what the RP2040 takes in IC_DATA_CMD:
 * a byte, and bit 9 where the transaction ends; the controller begins the next
 * one by itself. So a list of words is any number of transactions, and one DMA
 * transfer sends it while the processor sleeps.
 *
 *     size_t n = oled_changes(&oled_ssd1306, shown, wanted, false, words);
 */
#ifndef OLED_H
#define OLED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    OLED_STOP = 1 << 9,
    OLED_WIDTH_PX = 128,
    OLED_PAGES = 8,
    OLED_FRAME_BYTES = OLED_WIDTH_PX * OLED_PAGES,
    /* The longest list: eight pages, each in the two runs that cost most. */
    OLED_WORDS_MAX = OLED_FRAME_BYTES + 256,
};

typedef struct oled_driver {
    const char *name;
    bool has_window;      /* can walk through several pages by itself */
    uint8_t columns;      /* of the controller's memory */
    int8_t column_offset; /* where the glass begins in it */
    uint8_t run_cost;     /* bytes it takes to start a run elsewhere, address included */
    const uint8_t *setup;
    uint8_t setup_bytes;
} oled_driver;

extern const oled_driver oled_ssd1306, oled_sh1106;

/* The same for a module whose glass begins so many columns further right. Columns
 * of a frame that lie outside the controller's memory are not sent. */
oled_driver oled_shifted(const oled_driver *d, int8_t columns);

/* A command that does nothing, to see whether anybody answers. */
size_t oled_nothing(uint16_t *words);

/* Everything a controller wants to hear after power-on, but for the light. */
size_t oled_setup(const oled_driver *d, uint16_t *words);

/* How light it is, and whether it is lit at all. */
size_t oled_light(uint8_t level, bool dark, uint16_t *words);

/* What turns `shown` into `wanted`; with `all` whatever is in the controller's
 * memory is replaced, beside the glass too. Returns the number of words, 0 when
 * nothing differs. */
size_t oled_changes(const oled_driver *d, const uint8_t *shown, const uint8_t *wanted, bool all,
                    uint16_t *words);

/* How many bytes a list puts on the bus, addresses included. */
size_t oled_bus_bytes(const uint16_t *words, size_t count);

#endif
