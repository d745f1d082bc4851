/* alone: for as long as flash is erased or written, nobody may read from it.
 *
 * Only interrupts whose handlers lie in RAM, with everything they touch, are
 * served meanwhile; the others wait.
 *
 *     alone_allow(irq);                 // once, by whoever has such a handler
 *
 *     alone_others kept = alone_begin();
 *     flash_range_erase(...);
 *     alone_end(kept);
 */
#ifndef ALONE_H
#define ALONE_H

#include <stdint.h>

enum { ALONE_WORDS = 2 }; /* 32 interrupts each; an RP2350 has 52 */

typedef struct alone_others {
    uint32_t enabled[ALONE_WORDS];
} alone_others;

void alone_allow(unsigned irq);
alone_others alone_begin(void);
void alone_end(alone_others kept);

#endif
