/* clock: the one source of time.
 *
 * Milliseconds since power-on, wrapping after 49 days; compare times by their
 * difference: (int32_t)(a - b) < 0 means a is earlier. Only the outermost loop
 * reads it; everything inside is told the time as an argument.
 */
#ifndef CLOCK_H
#define CLOCK_H

#include <stdint.h>

void clock_init(void);
uint32_t clock_ms(void);

#endif
