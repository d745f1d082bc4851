/* entropy: where chance comes from.
 *
 * Two views of one physical source. The raw bits are as the hardware gives
 * them, biased and correlated, and are there to be judged by health tests
 * (firmware/health.c). The words are conditioned and are what dice are made
 * of; they would look perfect even with a dead source behind them, so nobody
 * may use them unless the raw bits passed.
 */
#ifndef ENTROPY_H
#define ENTROPY_H

#include <stdbool.h>
#include <stdint.h>

void entropy_init(void);

/* The next `count` (at most 32) raw bits, in the low bits. */
uint32_t entropy_raw(int count);

/* 32 conditioned bits. */
uint32_t entropy_word(void);

/* True where the words come from hardware; false where they come from a seed
 * or a script, so that the screen can say so. */
bool entropy_is_real(void);

#endif
