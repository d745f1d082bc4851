/* The handheld's main: what the chip has to be told, then the program, for ever. */
#include "board.h"
#include "device.h"
#include "power.h"

#include "hardware/gpio.h"
#include "pico/binary_info.h"

int main(void) {
    bi_decl(bi_2pins_with_func(BOARD_PIN_SDA, BOARD_PIN_SCL, GPIO_FUNC_I2C));
    bi_decl(bi_1pin_with_name(BOARD_PIN_LEFT, "button left"));
    bi_decl(bi_1pin_with_name(BOARD_PIN_RIGHT, "button right"));
    bi_decl(bi_1pin_with_name(BOARD_PIN_A, "button A"));
    bi_decl(bi_1pin_with_name(BOARD_PIN_B, "button B"));
    bi_decl(bi_1pin_with_name(BOARD_PIN_PIEZO, "piezo"));

    static device d;
    device_init(&d);
    for (;;) power_wait(device_step(&d));
}
