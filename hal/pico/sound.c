#include "sound.h"

#include "pins.h"

#include "hardware/clocks.h"
#include "hardware/gpio.h"
#include "hardware/pwm.h"

enum { COUNT_HZ = 1000000 }; /* the PWM counter runs at 1 MHz, so a period is in us */

/* The share of a period that the pin is high: a narrow pulse has the same pitch
 * and less of everything else. At 5 kHz a 32nd is still six counts. */
static const uint8_t parts[] = {[SOUND_HIGH] = 2, [SOUND_LOW] = 32};

void sound_init(void) {
    uint slice = pwm_gpio_to_slice_num(PINS_PIEZO);
    pwm_set_clkdiv_int_frac4(slice, (uint8_t)(clock_get_hz(clk_sys) / COUNT_HZ), 0);
    gpio_set_function(PINS_PIEZO, GPIO_FUNC_PWM);
    sound_tone(0, SOUND_HIGH);
}

/* A running slice takes a new period only at the end of the old one, so it is
 * stopped first; stopped with level 0 it holds the pin low. */
void sound_tone(uint16_t frequency_hz, sound_volume volume) {
    uint slice = pwm_gpio_to_slice_num(PINS_PIEZO);
    bool audible = frequency_hz >= 20; /* lower ones do not fit a 16-bit period either */
    uint16_t period = audible ? (uint16_t)(COUNT_HZ / frequency_hz) : 2;
    pwm_set_enabled(slice, false);
    pwm_set_counter(slice, 0);
    pwm_set_wrap(slice, (uint16_t)(period - 1));
    pwm_set_gpio_level(PINS_PIEZO, audible ? (uint16_t)(period / parts[volume]) : 0);
    pwm_set_enabled(slice, audible);
}
