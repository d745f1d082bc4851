/* sound: the piezo. One tone at a time; firmware/tune.c plays note tables. */
#ifndef SOUND_H
#define SOUND_H

#include <stdint.h>

void sound_init(void);

/* Sounds a square wave until the next call; 0 Hz is silence. Returns at once. */
void sound_tone(uint16_t frequency_hz);

#endif
