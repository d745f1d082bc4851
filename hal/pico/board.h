/* board: which pin does what. The only place to change for other wiring.
 *
 * Every pin is a GP number; buttons and piezo go to ground, the display's
 * module brings its own pull-ups (the Pico's are switched on as well).
 */
#ifndef BOARD_H
#define BOARD_H

/* clang-format off */
#define BOARD_PIN_SDA        4   /* display data, I2C 0 */
#define BOARD_PIN_SCL        5   /* display clock, I2C 0 */
#define BOARD_PIN_LEFT      10
#define BOARD_PIN_RIGHT     11
#define BOARD_PIN_A         12
#define BOARD_PIN_B         13
#define BOARD_PIN_PIEZO     16   /* PWM slice 0, channel A */

#define BOARD_I2C           i2c0
#define BOARD_I2C_HZ        400000u   /* 1000000u for displays that can */

/* SSD1306 (most 0.96" modules) or SH1106 (most 1.3" ones). */
#ifndef BOARD_OLED
#define BOARD_OLED          oled_ssd1306
#endif
/* clang-format on */

#endif
