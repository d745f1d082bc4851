/* sound: the piezo. One tone at a time; firmware/tune.c plays note tables. */
#ifndef SOUND_H
#define SOUND_H

#include <stdint.h>

typedef enum sound_volume { SOUND_LOW, SOUND_HIGH } sound_volume;

void sound_init(void);

/* Sounds a rectangular wave until the next call; 0 Hz is silence. Returns at
 * once. */
void sound_tone(uint16_t frequency_hz, sound_volume volume);

#endif
