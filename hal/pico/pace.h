/* pace: how fast the chip runs.
 *
 * Full: the system from its PLL, USB and ADC from theirs. Slow: everything that
 * still runs does so from the crystal, both PLLs are off, and units that nobody
 * needs lose their clock while the processor sleeps. The timer and the watchdog
 * have run from the crystal all along, so no time is lost. I2C and PWM count in
 * clocks of the system and are out of tune while it is slow.
 */
#ifndef PACE_H
#define PACE_H

#include <stdbool.h>

void pace_slow(bool slow);
bool pace_is_slow(void);

#endif
