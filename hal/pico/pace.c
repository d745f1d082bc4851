#include "pace.h"

#include "hardware/clocks.h"
#include "hardware/pll.h"
#include "hardware/structs/clocks.h"
#if PICO_RP2040
#include "hardware/structs/scb.h"
#endif

static bool is_slow;

bool pace_is_slow(void) { return is_slow; }

/* Which units keep their clock in sleep. Only what is surely not needed goes:
 * a unit that has to wake the processor must stay, and so must memory, fabric
 * and the display's bus, on which a last byte may be under way. The second core
 * waits in the boot ROM, deeply asleep, as this needs. An RP2350 has other
 * gates, and keeps all of them open. */
static void gate_clocks(bool gate) {
#if PICO_RP2040
    clocks_hw->sleep_en0 = gate ? ~(CLOCKS_SLEEP_EN0_CLK_SYS_SPI0_BITS | CLOCKS_SLEEP_EN0_CLK_PERI_SPI0_BITS |
                                    CLOCKS_SLEEP_EN0_CLK_SYS_SPI1_BITS | CLOCKS_SLEEP_EN0_CLK_PERI_SPI1_BITS |
                                    CLOCKS_SLEEP_EN0_CLK_SYS_RTC_BITS | CLOCKS_SLEEP_EN0_CLK_RTC_RTC_BITS |
                                    CLOCKS_SLEEP_EN0_CLK_SYS_PIO0_BITS | CLOCKS_SLEEP_EN0_CLK_SYS_PIO1_BITS |
                                    CLOCKS_SLEEP_EN0_CLK_SYS_PWM_BITS | CLOCKS_SLEEP_EN0_CLK_SYS_JTAG_BITS |
                                    CLOCKS_SLEEP_EN0_CLK_SYS_I2C1_BITS | CLOCKS_SLEEP_EN0_CLK_SYS_ADC_BITS |
                                    CLOCKS_SLEEP_EN0_CLK_ADC_ADC_BITS)
                                : ~0u;
    clocks_hw->sleep_en1 =
        gate ? ~(CLOCKS_SLEEP_EN1_CLK_SYS_UART0_BITS | CLOCKS_SLEEP_EN1_CLK_PERI_UART0_BITS |
                 CLOCKS_SLEEP_EN1_CLK_SYS_UART1_BITS | CLOCKS_SLEEP_EN1_CLK_PERI_UART1_BITS |
                 CLOCKS_SLEEP_EN1_CLK_SYS_USBCTRL_BITS | CLOCKS_SLEEP_EN1_CLK_USB_USBCTRL_BITS |
                 CLOCKS_SLEEP_EN1_CLK_SYS_TBMAN_BITS)
             : ~0u;
    if (gate) scb_hw->scr |= M0PLUS_SCR_SLEEPDEEP_BITS;
    else scb_hw->scr &= ~M0PLUS_SCR_SLEEPDEEP_BITS;
#else
    (void)gate;
#endif
}

static void slow_down(void) {
    clock_stop(clk_usb);
    clock_stop(clk_adc);
#if HAS_RP2040_RTC
    clock_stop(clk_rtc); /* runs since power-on for nobody; it is not started again */
#endif
    clock_configure_undivided(clk_sys, CLOCKS_CLK_SYS_CTRL_SRC_VALUE_CLK_REF, 0, clock_get_hz(clk_ref));
    pll_deinit(pll_sys);
    pll_deinit(pll_usb);
}

/* Not runtime_init_clocks(): that one lends the reference to the ring oscillator
 * for a while, and the time would be wrong ever after. */
static void speed_up(void) {
    pll_init(pll_sys, PLL_SYS_REFDIV, PLL_SYS_VCO_FREQ_HZ, PLL_SYS_POSTDIV1, PLL_SYS_POSTDIV2);
    pll_init(pll_usb, PLL_USB_REFDIV, PLL_USB_VCO_FREQ_HZ, PLL_USB_POSTDIV1, PLL_USB_POSTDIV2);
    clock_configure_undivided(clk_sys, CLOCKS_CLK_SYS_CTRL_SRC_VALUE_CLKSRC_CLK_SYS_AUX,
                              CLOCKS_CLK_SYS_CTRL_AUXSRC_VALUE_CLKSRC_PLL_SYS, SYS_CLK_HZ);
    clock_configure_undivided(clk_usb, 0, CLOCKS_CLK_USB_CTRL_AUXSRC_VALUE_CLKSRC_PLL_USB, USB_CLK_HZ);
    clock_configure_undivided(clk_adc, 0, CLOCKS_CLK_ADC_CTRL_AUXSRC_VALUE_CLKSRC_PLL_USB, USB_CLK_HZ);
}

void pace_slow(bool slow) {
    if (slow == is_slow) return;
    is_slow = slow;
    gate_clocks(slow);
    if (slow) slow_down();
    else speed_up();
}
