// Firmware that exercises what the project uses of an RP2040, so that harness.test.mjs can judge the emulator with
// the real SDK. It waits for one letter on the serial line, runs that check and prints one line about it.
#include "hardware/adc.h"
#include "hardware/clocks.h"
#include "hardware/dma.h"
#include "hardware/flash.h"
#include "hardware/i2c.h"
#include "hardware/irq.h"
#include "hardware/pll.h"
#include "hardware/pwm.h"
#include "hardware/structs/nvic.h"
#include "hardware/structs/rosc.h"
#include "hardware/structs/scb.h"
#include "hardware/structs/systick.h"
#include "hardware/sync.h"
#include "hardware/watchdog.h"
#include "pico/bootrom.h"
#include "pico/flash.h"
#include "pico/stdlib.h"
#include <stdio.h>
#include <string.h>

#define OLED 0x3c
#define ABSENT 0x11
#define SDA 4
#define SCL 5
#define BUZZER 16
#define BUTTON 15
#define SAVE_OFFSET (PICO_FLASH_SIZE_BYTES - FLASH_SECTOR_SIZE)
#define STOP I2C_IC_DATA_CMD_STOP_BITS
#define RESTART I2C_IC_DATA_CMD_RESTART_BITS
#define READ I2C_IC_DATA_CMD_CMD_BITS

typedef unsigned long ul;

static volatile int repeats, alarms, rises, falls, stops, aborts;
static volatile uint32_t abort_source;
static int dma_channel;

static bool on_repeat(repeating_timer_t *t) { (void)t; repeats++; return true; }
static int64_t on_alarm(alarm_id_t id, void *user) { (void)id; (void)user; alarms++; return 0; }
static void on_gpio(uint pin, uint32_t events) {
    (void)pin;
    if (events & GPIO_IRQ_EDGE_RISE) rises++;
    if (events & GPIO_IRQ_EDGE_FALL) falls++;
}

void probe_i2c_isr(void) { // not static: the harness measures it by name
    uint32_t why = i2c0->hw->intr_stat;
    if (why & I2C_IC_INTR_STAT_R_TX_ABRT_BITS) {
        abort_source = i2c0->hw->tx_abrt_source;
        aborts++;
        if (!dma_channel_is_busy(dma_channel)) (void)i2c0->hw->clr_tx_abrt;
        else i2c0->hw->intr_mask = I2C_IC_INTR_MASK_M_STOP_DET_BITS; // cleared by the main program after the DMA
    }
    if (why & I2C_IC_INTR_STAT_R_STOP_DET_BITS) {
        (void)i2c0->hw->clr_stop_det;
        stops++;
    }
}

// A loop whose cycles can be counted by hand: subs 1 + bne taken 2 = 3 per turn.
__attribute__((noinline, naked)) void probe_spin(uint32_t n) {
    (void)n;
    pico_default_asm_volatile("1: subs r0, #1\n bne 1b\n bx lr\n");
}
__attribute__((noinline)) static int less64(int64_t a, int64_t b) { return a < b; }

static void check_time(void) {
    printf("clocks sys=%lu peri=%lu ref=%lu usb=%lu\n", (ul)clock_get_hz(clk_sys), (ul)clock_get_hz(clk_peri), (ul)clock_get_hz(clk_ref), (ul)clock_get_hz(clk_usb));
    uint32_t t0 = time_us_32();
    sleep_ms(25);
    uint32_t t1 = time_us_32();
    busy_wait_us(1000);
    uint32_t t2 = time_us_32();
    repeating_timer_t timer;
    repeats = alarms = 0;
    add_repeating_timer_ms(-10, on_repeat, NULL, &timer);
    add_alarm_in_ms(33, on_alarm, NULL, true);
    sleep_ms(105);
    cancel_repeating_timer(&timer);
    printf("time sleep25=%lu busy1000=%lu repeats=%d alarms=%d\n", (ul)(t1 - t0), (ul)(t2 - t1), repeats, alarms);
}

static void check_wfi(void) { // with interrupts masked WFI wakes, and the handler waits
    alarms = 0;
    uint32_t t0 = time_us_32();
    add_alarm_in_us(500, on_alarm, NULL, true);
    uint32_t irq = save_and_disable_interrupts();
    __wfi();
    int during = alarms;
    restore_interrupts(irq);
    int after = alarms;
    uint32_t us = time_us_32() - t0;
    __sev();
    __wfe(); // the event is set already: must not block
    printf("wfi during=%d after=%d us=%lu\n", during, after, (ul)us);
}

static void check_arithmetic(void) {
    static volatile int64_t big = INT64_MAX, zero = 0, low = INT64_MIN;
    static volatile int minus_seven = -7, two = 2, nought = 0;
    printf("arithmetic %d%d%d%d div=%d,%d,%d\n", less64(zero, big), less64(big, zero), less64(low, zero), less64(zero, low), minus_seven / two, minus_seven % two, minus_seven / nought);
}

static void check_cycles(void) {
    systick_hw->csr = 0;
    systick_hw->rvr = 0xffffff;
    systick_hw->cvr = 0;
    systick_hw->csr = 5;
    uint32_t irq = save_and_disable_interrupts();
    uint32_t s0 = systick_hw->cvr;
    probe_spin(1000);
    uint32_t s1 = systick_hw->cvr;
    probe_spin(2000);
    uint32_t s2 = systick_hw->cvr;
    restore_interrupts(irq);
    systick_hw->csr = 0;
    printf("cycles thousand=%lu\n", (ul)(((s1 - s2) & 0xffffff) - ((s0 - s1) & 0xffffff)));
}

static void check_pins(void) {
    gpio_init(14);
    gpio_set_dir(14, true);
    gpio_put(14, 1);
    int high = gpio_get(14);
    gpio_put(14, 0);
    int low = gpio_get(14);
    gpio_init(13);
    gpio_pull_up(13);
    busy_wait_us(5);
    int up = gpio_get(13);
    gpio_pull_down(13);
    busy_wait_us(5);
    int down = gpio_get(13);
    rises = falls = 0;
    gpio_set_irq_enabled_with_callback(14, GPIO_IRQ_EDGE_RISE | GPIO_IRQ_EDGE_FALL, true, on_gpio);
    for (int i = 0; i < 5; i++) {
        gpio_put(14, 1);
        busy_wait_us(10);
        gpio_put(14, 0);
        busy_wait_us(10);
    }
    gpio_set_irq_enabled(14, GPIO_IRQ_EDGE_RISE | GPIO_IRQ_EDGE_FALL, false);
    gpio_init(BUTTON);
    gpio_pull_up(BUTTON);
    busy_wait_us(5);
    printf("pins high=%d low=%d up=%d down=%d rises=%d falls=%d button=%d\n", high, low, up, down, rises, falls, gpio_get(BUTTON));
}

static void check_tone(void) { // 1 kHz for 10 ms
    uint slice = pwm_gpio_to_slice_num(BUZZER);
    pwm_set_clkdiv_int_frac(slice, 125, 0);
    pwm_set_wrap(slice, 999);
    pwm_set_gpio_level(BUZZER, 500);
    gpio_set_function(BUZZER, GPIO_FUNC_PWM);
    pwm_set_enabled(slice, true);
    sleep_ms(10);
    pwm_set_enabled(slice, false);
    gpio_set_function(BUZZER, GPIO_FUNC_SIO);
    printf("tone done\n");
}

static void check_adc(void) {
    adc_init();
    adc_gpio_init(26);
    adc_gpio_init(27);
    adc_select_input(1);
    unsigned one = adc_read(), turn[4];
    adc_select_input(0);
    adc_set_round_robin(3);
    adc_fifo_setup(true, false, 1, false, false);
    adc_fifo_drain();
    adc_run(true);
    for (int i = 0; i < 4; i++) turn[i] = adc_fifo_get_blocking();
    adc_run(false);
    printf("adc one=%u turn=%u,%u,%u,%u\n", one, turn[0], turn[1], turn[2], turn[3]);
}

static void check_slow_clock(void) {
    set_sys_clock_khz(48000, true);
    uint32_t t0 = time_us_32();
    sleep_ms(10);
    uint32_t us = time_us_32() - t0;
    printf("slow sys=%lu sleep10=%lu\n", (ul)clock_get_hz(clk_sys), (ul)us);
}

static void check_rosc(void) {
    int ones = 0;
    uint32_t first = 0;
    for (int i = 0; i < 1000; i++) {
        int bit = (int)(rosc_hw->randombit & 1);
        ones += bit;
        if (i < 32) first = first << 1 | (uint32_t)bit;
    }
    printf("rosc ones=%d first=%08lx enabled=%d\n", ones, (ul)first, !!(rosc_hw->status & ROSC_STATUS_ENABLED_BITS));
}

static void i2c_begin(void) {
    i2c_init(i2c0, 400 * 1000);
    gpio_set_function(SDA, GPIO_FUNC_I2C);
    gpio_set_function(SCL, GPIO_FUNC_I2C);
    gpio_pull_up(SDA);
    gpio_pull_up(SCL);
}

static void check_i2c(void) { // the SDK's own blocking calls
    i2c_begin();
    uint8_t nop[2] = {0x00, 0xe3}, status = 0xaa, again = 0xaa;
    int absent = i2c_write_blocking(i2c0, ABSENT, nop, 2, false);
    int timeout = i2c_write_timeout_us(i2c0, ABSENT, nop, 2, false, 5000);
    int present = i2c_write_blocking(i2c0, OLED, nop, 2, false);
    int read = i2c_read_blocking(i2c0, OLED, &status, 1, false);
    int held = i2c_write_blocking(i2c0, OLED, nop, 2, true); // no STOP: the read begins with a RESTART
    int reread = i2c_read_blocking(i2c0, OLED, &again, 1, false);
    printf("i2c absent=%d timeout=%d present=%d read=%d:%02x restart=%d,%d:%02x\n", absent, timeout, present, read, status, held, reread, again);
}

// One DMA transfer that holds a whole list of transactions, with the I2C interrupt telling how it went.
static void check_list(uint8_t address) {
    static uint16_t words[200];
    int n = 0;
    static const uint8_t init[] = {0x00, 0x8d, 0x14, 0xaf};
    for (unsigned i = 0; i < sizeof init; i++) words[n++] = init[i];
    words[n - 1] |= STOP;
    for (int page = 0; page < 2; page++) { // two pages, each: set the address, then eight bytes of data
        words[n++] = 0x00;
        words[n++] = (uint16_t)(0xb0 + page);
        words[n++] = 0x00;
        words[n++] = 0x10 | (page ? STOP : 0);
        words[n++] = 0x40 | (page ? 0 : RESTART);
        for (int i = 0; i < 8; i++) words[n++] = (uint16_t)(page * 16 + i + 1);
        words[n - 1] |= STOP;
    }
    i2c_begin();
    i2c0->hw->enable = 0;
    i2c0->hw->tar = address;
    i2c0->hw->enable = 1;
    stops = aborts = 0;
    abort_source = 0;
    i2c0->hw->intr_mask = I2C_IC_INTR_MASK_M_STOP_DET_BITS | I2C_IC_INTR_MASK_M_TX_ABRT_BITS;
    irq_set_enabled(I2C0_IRQ, true);
    dma_channel_config c = dma_channel_get_default_config((uint)dma_channel);
    channel_config_set_transfer_data_size(&c, DMA_SIZE_16);
    channel_config_set_read_increment(&c, true);
    channel_config_set_write_increment(&c, false);
    channel_config_set_dreq(&c, i2c_get_dreq(i2c0, true));
    uint32_t t0 = time_us_32();
    dma_channel_configure((uint)dma_channel, &c, &i2c0->hw->data_cmd, words, (uint)n, true);
    while ((dma_channel_is_busy(dma_channel) || i2c0->hw->status & I2C_IC_STATUS_MST_ACTIVITY_BITS || !(i2c0->hw->status & I2C_IC_STATUS_TFE_BITS)) && time_us_32() - t0 < 20000) tight_loop_contents();
    uint32_t us = time_us_32() - t0;
    (void)i2c0->hw->clr_tx_abrt;
    irq_set_enabled(I2C0_IRQ, false);
    printf("list words=%d busy=%d stops=%d aborts=%d source=%lx us=%lu\n", n, dma_channel_is_busy(dma_channel), stops, aborts, (ul)(abort_source & 0xffff), (ul)us);
}

static void check_status(void) { // one byte read through DATA_CMD
    i2c_begin();
    i2c0->hw->enable = 0;
    i2c0->hw->tar = OLED;
    i2c0->hw->enable = 1;
    i2c0->hw->data_cmd = READ | STOP;
    uint32_t t0 = time_us_32();
    while (!(i2c0->hw->raw_intr_stat & I2C_IC_RAW_INTR_STAT_RX_FULL_BITS) && time_us_32() - t0 < 1000) tight_loop_contents();
    printf("status level=%lu value=%02lx after=%d\n", (ul)i2c0->hw->rxflr, (ul)(i2c0->hw->data_cmd & 0xff), !!(i2c0->hw->raw_intr_stat & I2C_IC_RAW_INTR_STAT_RX_FULL_BITS));
}

static void write_flash(void *page) {
    flash_range_erase(SAVE_OFFSET, FLASH_SECTOR_SIZE);
    flash_range_program(SAVE_OFFSET, page, FLASH_PAGE_SIZE);
}
static void check_flash(void) {
    static uint8_t page[FLASH_PAGE_SIZE];
    const volatile uint8_t *saved = (const uint8_t *)(XIP_BASE + SAVE_OFFSET);
    uint8_t before = saved[0];
    memset(page, 0xff, sizeof page);
    page[0] = (uint8_t)(before + 1);
    int rc = flash_safe_execute(write_flash, page, 1000);
    printf("flash before=%02x after=%02x rc=%d\n", before, saved[0], rc);
}
static void raw_program(uint8_t first) {
    static uint8_t page[FLASH_PAGE_SIZE];
    memset(page, 0xff, sizeof page);
    page[0] = first;
    uint32_t irq = save_and_disable_interrupts();
    flash_range_program(SAVE_OFFSET, page, FLASH_PAGE_SIZE);
    restore_interrupts(irq);
}

// A timer interrupt every millisecond from RAM, while flash is erased; `peek` lets it read flash.
static volatile int ticks;
static volatile bool peek;
static uint tick_alarm;
static void __not_in_flash_func(on_ram_tick)(void) {
    timer_hw->intr = 1u << tick_alarm;
    timer_hw->alarm[tick_alarm] = timer_hw->timerawl + 1000;
    ticks++;
    if (peek) (void)*(const volatile uint32_t *)XIP_BASE;
}
static void check_ram_interrupt(bool read_flash) {
    tick_alarm = (uint)hardware_alarm_claim_unused(true);
    uint irq = TIMER_IRQ_0 + tick_alarm;
    irq_set_exclusive_handler(irq, on_ram_tick);
    hw_set_bits(&timer_hw->inte, 1u << tick_alarm);
    uint32_t others = nvic_hw->iser;
    nvic_hw->icer = ~(1u << irq);
    ticks = 0;
    peek = read_flash;
    irq_set_enabled(irq, true);
    timer_hw->alarm[tick_alarm] = timer_hw->timerawl + 1000;
    uint32_t t0 = time_us_32();
    flash_range_erase(SAVE_OFFSET, FLASH_SECTOR_SIZE);
    uint32_t us = time_us_32() - t0;
    int seen = ticks;
    irq_set_enabled(irq, false);
    nvic_hw->iser = others;
    printf("ram ticks=%d us=%lu\n", seen, (ul)us);
}

static void to_crystal(void) {
    clock_configure_undivided(clk_sys, CLOCKS_CLK_SYS_CTRL_SRC_VALUE_CLK_REF, 0, 12 * MHZ);
    pll_deinit(pll_sys);
}
static void check_pll(void) { // off, on, and how long that takes at the crystal's pace
    to_crystal();
    int off = !(pll_sys->cs & PLL_CS_LOCK_BITS);
    uint32_t t0 = time_us_32();
    pll_init(pll_sys, PLL_SYS_REFDIV, PLL_SYS_VCO_FREQ_HZ, PLL_SYS_POSTDIV1, PLL_SYS_POSTDIV2);
    uint32_t us = time_us_32() - t0;
    clock_configure_undivided(clk_sys, CLOCKS_CLK_SYS_CTRL_SRC_VALUE_CLKSRC_CLK_SYS_AUX, CLOCKS_CLK_SYS_CTRL_AUXSRC_VALUE_CLKSRC_PLL_SYS, SYS_CLK_HZ);
    printf("pll off=%d on=%d us=%lu\n", off, !!(pll_sys->cs & PLL_CS_LOCK_BITS), (ul)us);
}
static void sleep_gated(void) { // the timer has no clock in this sleep
    clocks_hw->sleep_en1 = ~CLOCKS_SLEEP_EN1_CLK_SYS_TIMER_BITS;
    scb_hw->scr |= M0PLUS_SCR_SLEEPDEEP_BITS;
    sleep_ms(1);
}

int main(void) {
    stdio_init_all();
    dma_channel = dma_claim_unused_channel(true);
    irq_set_exclusive_handler(I2C0_IRQ, probe_i2c_isr);
    printf("ready rebooted=%d scratch=%lx\n", watchdog_caused_reboot(), (ul)watchdog_hw->scratch[0]);
    for (;;) {
        int c = getchar_timeout_us(0);
        if (c < 0) { // getchar would poll: sleep instead
            sleep_ms(5);
            continue;
        }
        switch (c) {
        case 't': check_time(); break;
        case 'w': check_wfi(); break;
        case 'a': check_arithmetic(); break;
        case 'c': check_cycles(); break;
        case 'p': check_pins(); break;
        case 'b': check_tone(); break;
        case 'r': check_rosc(); break;
        case 'v': check_adc(); break;
        case 'k': check_slow_clock(); break;
        case 'i': check_i2c(); break;
        case 'l': check_list(OLED); break;
        case 'n': check_list(ABSENT); break;
        case 's': check_status(); break;
        case 'f': check_flash(); break;
        case 'd': raw_program(0x0f); raw_program(0xf1); printf("double %02x\n", *(const volatile uint8_t *)(XIP_BASE + SAVE_OFFSET)); break;
        case 'u': flash_range_erase(SAVE_OFFSET, FLASH_SECTOR_SIZE); break; // interrupts on: a mistake
        case 'x': *(volatile uint32_t *)(XIP_BASE + SAVE_OFFSET) = 0; break; // a store to flash: a mistake
        case 'z': *(volatile uint32_t *)0x30000000 = 0; break;               // nothing there
        case 'j': check_ram_interrupt(false); break;
        case 'J': check_ram_interrupt(true); break; // a mistake
        case 'o': check_pll(); break;
        case 'm': pll_deinit(pll_sys); break;                                          // clk_sys runs from it: a mistake
        case 'y': hw_clear_bits(&clocks_hw->clk[clk_ref].ctrl, CLOCKS_CLK_REF_CTRL_SRC_BITS); break; // the time is wrong
        case 'q': clock_stop(clk_adc); check_adc(); break;                             // it would wait for ever
        case 'g': sleep_gated(); break;                                                // it would sleep for ever
        case 'Q': pll_deinit(pll_usb); break;                                          // with a host: it loses the device
        case 'P': panic("as asked");
        case 'h': watchdog_hw->scratch[0] = 0x12345678; watchdog_enable(50, true); for (;;) tight_loop_contents();
        case 'U': reset_usb_boot(0, 0); break;
        case 'e': printf("gr\xc3\xbc\xc3\x9f dich\n"); break;
        case 'L': { // a long line in: echoes how many characters and their sum
            int n = 0, sum = 0, ch;
            while ((ch = getchar()) != '\n') { n++; sum += ch; }
            printf("line n=%d sum=%d\n", n, sum);
            break;
        }
        default: break;
        }
    }
}
