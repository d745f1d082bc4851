/* The handheld's main: what the chip has to be told, then the program, for ever. */
#include "device.h"
#include "pins.h"
#include "power.h"

#include "hardware/gpio.h"
#include "pico/binary_info.h"

int main(void) {
    bi_decl(bi_2pins_with_func(PINS_SDA, PINS_SCL, GPIO_FUNC_I2C));
    bi_decl(bi_1pin_with_name(PINS_LEFT, "button left"));
    bi_decl(bi_1pin_with_name(PINS_RIGHT, "button right"));
    bi_decl(bi_1pin_with_name(PINS_A, "button A"));
    bi_decl(bi_1pin_with_name(PINS_B, "button B"));
    bi_decl(bi_1pin_with_name(PINS_PIEZO, "piezo"));

    static device d;
    device_init(&d);
    for (;;) power_wait(device_step(&d));
}
