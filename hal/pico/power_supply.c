/* What feeds the board, as a Pico and a Pico 2 have it wired: a third of VSYS at
 * an input of the ADC, USB's 5 V at a pin. */
#include "pace.h"
#include "pins.h"
#include "power.h"

#include "hardware/adc.h"
#include "hardware/gpio.h"

enum {
    READINGS = 16,
    STEPS = 4096,
    REFERENCE_MV = 3300,
    VSYS_PARTS = 3,
};

/* The divider's 67 kOhm are much for the ADC: its first reading charges the
 * sampling capacitor and is not counted. */
static uint32_t sum_of_readings(void) {
    uint32_t sum = 0;
    (void)adc_read();
    for (int i = 0; i < READINGS; i++) sum += adc_read();
    return sum;
}

bool power_battery_mv(uint16_t *mv) {
    if (pace_is_slow()) return false; /* the ADC has no clock */
    adc_init();
    adc_gpio_init(PINS_VSYS);
    adc_select_input(PINS_VSYS - ADC_BASE_PIN);
    uint32_t sum = sum_of_readings();
    adc_hw->cs = 0; /* off */
    *mv = (uint16_t)((sum * (VSYS_PARTS * REFERENCE_MV) + READINGS * STEPS / 2) / (READINGS * STEPS));
    return true;
}

bool power_on_usb(void) { return gpio_get(PINS_VBUS); }
