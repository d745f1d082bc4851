/* The OLED on the I2C bus. One DMA transfer a time sends a list of words (see
 * oled.h); a small state machine finds, sets up, feeds and watches the display
 * without ever waiting for it. */
#include "panel.h"

#include "event.h"
#include "oled.h"
#include "pins.h"

#include "hardware/dma.h"
#include "hardware/gpio.h"
#include "hardware/i2c.h"
#include "hardware/irq.h"
#include "pico/time.h"

#include <string.h>

enum {
    SEARCH_MS = 40,       /* between two looks for a display that is not there */
    HEARTBEAT_MS = 400,   /* between two questions whether it still is */
    TRANSFER_MAX_MS = 80, /* a full frame takes 24 ms; longer means the bus hangs */
    LAST_WORDS_MS = 1,    /* from the end of the DMA to the end of the bus's queue */
    NEVER_MS = 1 << 30,   /* nothing is wanted until somebody calls */
};

static const uint8_t addresses[] = {0x3C, 0x3D};

/* What the transfer under way is for. */
typedef enum { NOTHING, PROBE, SETUP, LIGHT, FIRST_STATUS, FRAME, HEARTBEAT } errand;

static struct {
    oled_driver driver;
    errand errand;
    uint32_t bus_khz;
    bool present;
    bool tells_status; /* reading the status byte works on this display */
    bool all;          /* the glass shows something unknown */
    bool on;           /* it has been switched on */
    bool rested;       /* it was left alone in the dark, and may be another one by now */
    bool dark;         /* what is wanted, */
    uint8_t light;
    bool sent_dark; /* and what was told last */
    uint8_t sent_light;
    uint8_t address_index;
    uint32_t started_us; /* read from the clock: a slow turn of the program is not the bus's fault */
    uint32_t next_ms;
    uint32_t bytes, losses;
    int dma;
    uint8_t shown[PANEL_FRAME_BYTES], wanted[PANEL_FRAME_BYTES];
    bool frame_waits;
    uint16_t words[OLED_WORDS_MAX];
} panel;

/* ---- the bus */

static void on_dma_end(void) {
    dma_irqn_acknowledge_channel(0, (uint)panel.dma);
    event_happened();
}

/* A display that lost power in the middle of a byte may hold the data line
 * down; nine clocks let it finish. */
static void free_the_bus(void) {
    gpio_init(PINS_SCL);
    gpio_init(PINS_SDA);
    gpio_pull_up(PINS_SCL);
    gpio_pull_up(PINS_SDA);
    for (int i = 0; i < 9; i++) {
        gpio_set_dir(PINS_SCL, GPIO_OUT); /* drives low */
        busy_wait_us(3);
        gpio_set_dir(PINS_SCL, GPIO_IN);
        busy_wait_us(3);
    }
}

/* The controller adds a few clocks of its own to the high and low times that
 * the SDK asks for, and a bus meant for 400 kHz runs at 376. Ask for less. */
static void keep_the_speed(void) {
    i2c_hw_t *hw = i2c_get_hw(PINS_I2C);
    hw->enable = 0;
    hw->fs_scl_hcnt -= hw->fs_spklen + 7;
    hw->fs_scl_lcnt -= 1;
    hw->enable = 1;
}

static void start_bus(void) {
    i2c_init(PINS_I2C, panel.bus_khz * 1000);
    keep_the_speed();
    gpio_set_function(PINS_SDA, GPIO_FUNC_I2C);
    gpio_set_function(PINS_SCL, GPIO_FUNC_I2C);
    gpio_pull_up(PINS_SDA);
    gpio_pull_up(PINS_SCL);
}

static void aim(uint8_t address) {
    i2c_hw_t *hw = i2c_get_hw(PINS_I2C);
    hw->enable = 0;
    hw->tar = address;
    hw->enable = 1;
    (void)hw->clr_tx_abrt;
    (void)hw->clr_stop_det;
}

static void begin(errand what, size_t words) {
    panel.errand = what;
    panel.started_us = time_us_32();
    panel.bytes += (uint32_t)oled_bus_bytes(panel.words, words);
    aim(addresses[panel.address_index]);
    dma_channel_set_read_addr((uint)panel.dma, panel.words, false);
    dma_channel_set_trans_count((uint)panel.dma, (uint32_t)words, true);
}

typedef enum { UNDER_WAY, ARRIVED, REFUSED, STALLED } progress;

static progress look(void) {
    i2c_hw_t *hw = i2c_get_hw(PINS_I2C);
    bool late = time_us_32() - panel.started_us > TRANSFER_MAX_MS * 1000u;
    if (hw->raw_intr_stat & I2C_IC_RAW_INTR_STAT_TX_ABRT_BITS) {
        dma_channel_abort((uint)panel.dma);
        return REFUSED;
    }
    if (!dma_channel_is_busy((uint)panel.dma) && (hw->status & I2C_IC_STATUS_TFE_BITS) &&
        !(hw->status & I2C_IC_STATUS_MST_ACTIVITY_BITS))
        return ARRIVED;
    if (!late) return UNDER_WAY;
    dma_channel_abort((uint)panel.dma);
    free_the_bus();
    start_bus();
    return STALLED;
}

/* The status byte of the read that has just ended. */
static bool display_is_off(void) {
    i2c_hw_t *hw = i2c_get_hw(PINS_I2C);
    bool off = false;
    while (hw->rxflr) off = hw->data_cmd & 0x40;
    return off;
}

/* ---- the errands */

static void probe(void) { begin(PROBE, oled_nothing(panel.words)); }

static void ask_status(errand what) {
    panel.words[0] = I2C_IC_DATA_CMD_CMD_BITS | OLED_STOP;
    begin(what, 1);
}

static void lose(uint32_t now_ms) {
    if (panel.present) panel.losses++;
    panel.present = panel.on = false;
    panel.errand = NOTHING;
    panel.address_index ^= 1;
    panel.next_ms = now_ms + SEARCH_MS;
}

static void rest(uint32_t now_ms) {
    panel.errand = NOTHING;
    panel.next_ms = now_ms + HEARTBEAT_MS;
}

static void set_up(void) {
    panel.on = false;
    begin(SETUP, oled_setup(&panel.driver, panel.words));
}

static void send_light(void) {
    panel.sent_dark = panel.dark;
    panel.sent_light = panel.light;
    begin(LIGHT, oled_light(panel.light, panel.dark, panel.words));
}

/* An errand has ended; what it means and what comes next. */
static void conclude(progress how, uint32_t now_ms) {
    bool good = how == ARRIVED;
    switch (panel.errand) {
    case PROBE:
        if (good) set_up();
        else lose(now_ms);
        return;
    case SETUP:
        if (!good) {
            lose(now_ms);
            return;
        }
        panel.present = true;
        panel.all = true;
        panel.frame_waits = true;
        rest(now_ms);
        return;
    case LIGHT: {
        bool just_on = !panel.on && !panel.sent_dark;
        panel.on = !panel.sent_dark;
        if (!good) lose(now_ms);
        else if (just_on) ask_status(FIRST_STATUS);
        else rest(now_ms);
        return;
    }
    case FIRST_STATUS: /* some clones cannot be read, or always say "off": then only ask for a sign of life */
        panel.tells_status = good && !display_is_off();
        rest(now_ms);
        return;
    case HEARTBEAT:
        if (!good) lose(now_ms);
        else if (panel.tells_status && display_is_off()) { /* it was without power for a moment */
            panel.losses++;
            set_up();
        } else rest(now_ms);
        return;
    case FRAME:
        if (good) rest(now_ms);
        else lose(now_ms);
        return;
    case NOTHING: return;
    }
}

static void send_frame(void) {
    panel.frame_waits = false;
    size_t words = oled_changes(&panel.driver, panel.shown, panel.wanted, panel.all, panel.words);
    if (words == 0) return;
    panel.all = false;
    memcpy(panel.shown, panel.wanted, sizeof panel.shown);
    begin(FRAME, words);
}

/* What is most wanted of a display that is there; the picture comes before the
 * light, so that no noise is seen. */
static void serve(bool due) {
    if (panel.frame_waits && !panel.dark) send_frame();
    if (panel.errand != NOTHING) return;
    if (panel.on == panel.dark || panel.sent_light != panel.light) send_light();
    else if (due && panel.tells_status) ask_status(HEARTBEAT);
    else if (due) begin(HEARTBEAT, oled_nothing(panel.words));
}

static void next_errand(uint32_t now_ms) {
    if (panel.dark && !panel.on) {
        panel.rested = true;
        panel.next_ms = now_ms + NEVER_MS;
        return;
    }
    if (panel.rested) {
        panel.rested = panel.present = false;
        panel.next_ms = now_ms;
    }
    bool due = (int32_t)(now_ms - panel.next_ms) >= 0;
    if (panel.present) serve(due);
    else if (due) probe();
}

/* ---- the contract */

void panel_init(void) {
    panel.dma = dma_claim_unused_channel(true);
    panel.light = PANEL_LIGHT;
    panel_use(PINS_PANEL, PINS_BUS_KHZ, PINS_PANEL_OFFSET);
    dma_channel_config c = dma_channel_get_default_config((uint)panel.dma);
    channel_config_set_transfer_data_size(&c, DMA_SIZE_16);
    channel_config_set_dreq(&c, i2c_get_dreq(PINS_I2C, true));
    dma_channel_configure((uint)panel.dma, &c, &i2c_get_hw(PINS_I2C)->data_cmd, panel.words, 0, false);
    dma_irqn_set_channel_enabled(0, (uint)panel.dma, true);
    irq_set_exclusive_handler(DMA_IRQ_0, on_dma_end);
    irq_set_enabled(DMA_IRQ_0, true);
}

void panel_use(panel_driver driver, uint32_t bus_khz, int8_t column_offset) {
    static const oled_driver *const drivers[PANEL_DRIVERS] = {&oled_ssd1306, &oled_sh1106};
    dma_channel_abort((uint)panel.dma);
    panel.driver = oled_shifted(drivers[driver], column_offset);
    panel.bus_khz = bus_khz;
    panel.present = panel.on = false; /* found again, it is set up anew */
    panel.errand = NOTHING;
    start_bus();
}

void panel_light(uint8_t level) { panel.light = level; }

void panel_dark(bool dark) { panel.dark = dark; }

void panel_show(const uint8_t frame[PANEL_FRAME_BYTES]) {
    memcpy(panel.wanted, frame, sizeof panel.wanted);
    panel.frame_waits = true;
}

uint32_t panel_poll(uint32_t now_ms) {
    if (panel.errand != NOTHING) {
        progress how = look();
        if (how != UNDER_WAY) conclude(how, now_ms);
    }
    if (panel.errand == NOTHING) next_errand(now_ms);
    if (panel.errand == NOTHING) return panel.next_ms;
    /* the end of a long transfer wakes us (on_dma_end); this is for the rest of it */
    return now_ms + (dma_channel_is_busy((uint)panel.dma) ? TRANSFER_MAX_MS : LAST_WORDS_MS);
}

panel_info panel_about(void) {
    panel_state state = PANEL_READY;
    if (panel.errand == PROBE || (!panel.present && panel.errand == NOTHING)) state = PANEL_ABSENT;
    else if (panel.errand == SETUP || (!panel.on && !panel.dark)) state = PANEL_STARTING;
    else if (panel.errand == FRAME) state = PANEL_SENDING;
    return (panel_info){
        .state = state,
        .driver = panel.driver.name,
        .address = panel.present ? addresses[panel.address_index] : 0,
        .bytes = panel.bytes,
        .losses = panel.losses,
    };
}
