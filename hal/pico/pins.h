/* pins: which pin does what. The only place to change for other wiring.
 *
 * Every pin is a GP number; buttons and piezo go to ground, the display's
 * module brings its own pull-ups (the Pico's are switched on as well).
 */
#ifndef PINS_H
#define PINS_H

/* clang-format off */
#define PINS_SDA        4   /* display data, I2C 0 */
#define PINS_SCL        5   /* display clock, I2C 0 */
#define PINS_LEFT      10
#define PINS_RIGHT     11
#define PINS_A         12
#define PINS_B         13
#define PINS_PIEZO     16   /* PWM slice 0, channel A */
#define PINS_VBUS      24   /* USB's 5 V; on the board itself, as is */
#define PINS_VSYS      29   /* a third of the supply's voltage */

#define PINS_I2C       i2c0
#define PINS_BUS_KHZ   PANEL_BUS_KHZ   /* or PANEL_FAST_BUS_KHZ, for displays that can */
#define PINS_PANEL     PANEL_SSD1306   /* or PANEL_SH1106 */
#define PINS_PANEL_OFFSET 0            /* columns, for a glass that begins elsewhere */
/* clang-format on */

#endif
