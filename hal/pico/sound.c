#include "sound.h"

#include "board.h"

#include "hardware/clocks.h"
#include "hardware/gpio.h"
#include "hardware/pwm.h"

enum { COUNT_HZ = 1000000 }; /* the PWM counter runs at 1 MHz, so a period is in us */

void sound_init(void) {
    uint slice = pwm_gpio_to_slice_num(BOARD_PIN_PIEZO);
    pwm_set_clkdiv_int_frac4(slice, (uint8_t)(clock_get_hz(clk_sys) / COUNT_HZ), 0);
    gpio_set_function(BOARD_PIN_PIEZO, GPIO_FUNC_PWM);
    sound_tone(0);
    pwm_set_enabled(slice, true);
}

void sound_tone(uint16_t frequency_hz) {
    uint slice = pwm_gpio_to_slice_num(BOARD_PIN_PIEZO);
    if (frequency_hz < 20) { /* below hearing, and beyond a 16-bit period */
        pwm_set_gpio_level(BOARD_PIN_PIEZO, 0);
        return;
    }
    uint16_t period = (uint16_t)(COUNT_HZ / frequency_hz);
    pwm_set_wrap(slice, (uint16_t)(period - 1));
    pwm_set_gpio_level(BOARD_PIN_PIEZO, period / 2);
}
