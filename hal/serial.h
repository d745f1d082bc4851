/* serial: the console's line to the outside: USB on the device, standard
 * input and output on a PC. Bytes only; lines are made in firmware/console.c. */
#ifndef SERIAL_H
#define SERIAL_H

#include <stddef.h>

void serial_init(void);

/* Takes what has come in, at most `size` bytes, without waiting. */
size_t serial_read(char *to, size_t size);

/* Sends text. With nobody listening it is dropped; it never waits for long. */
void serial_write(const char *text, size_t length);

#endif
