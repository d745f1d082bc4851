#include "sound.h"

#include "host.h"

void sound_init(void) { sound_tone(0); }

void sound_tone(uint16_t frequency_hz) {
    if (host.front->tone) host.front->tone(frequency_hz);
}
