/* piezo: a quiet square wave through SDL's audio. Without an audio device it
 * is silent and says nothing. Used by window.c only. */
#ifndef PIEZO_H
#define PIEZO_H

#include <stdint.h>

void piezo_open(void);
void piezo_tone(uint16_t frequency_hz);
void piezo_close(void);

#endif
