/* fake_nor: the flash of fake.h; only fake.c resets it. */
#ifndef FAKE_NOR_H
#define FAKE_NOR_H

void fake_nor_reset(void);

#endif
