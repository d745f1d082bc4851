/* piezo: a quiet square wave through SDL's audio. Without an audio device it
 * is silent and says nothing. Used by window.c only. */
#ifndef PIEZO_H
#define PIEZO_H

#include "sound.h"

#include <stdint.h>

void piezo_open(void);
void piezo_tone(uint16_t frequency_hz, sound_volume volume);
void piezo_close(void);

#endif
