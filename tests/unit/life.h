/* life: a store that lives by a script, and what its caller may expect of it. It remembers a sum of
 * everything after each hand-over:
 *
 *     life_reset();
 *     life_go(i);                          // hands something over, another thing for every i
 *     life_step(may_erase);
 *     life_power_cycle();
 *     life_check("after a power cut");     // found is what was handed over; nothing clean is lost
 */
#ifndef LIFE_H
#define LIFE_H

#include "store.h"

enum { LIFE_FLASH_BYTES = NOR_SECTORS * NOR_SECTOR_BYTES, LIFE_HISTORY_MAX = 4000 };

extern store life;
extern uint64_t life_history[LIFE_HISTORY_MAX]; /* sums, */
extern int life_handed;                         /* the newest of them, */
extern int life_clean;                          /* and the newest that is in the flash for sure */

/* A new device. */
void life_reset(void);

/* The history begins with what there is now. */
void life_begin(void);

uint64_t life_sum(const store *of);
void life_power_cycle(void);

/* Bytes that tell slot and number, so that a mixture would be seen. */
bool life_put(store_slot slot, int number, size_t length);
bool life_append(int number, size_t length);

void life_go(int number);
void life_step(bool may_erase);
void life_settle(void); /* until there is nothing to do */

/* So many numbers, each brought into the flash. */
void life_long(int numbers);

void life_check(const char *when);

/* Found is at least something that was there once. */
void life_check_past(void);

#endif
