#include "sound.h"

#include "host.h"

void sound_init(void) { sound_tone(0, SOUND_HIGH); }

void sound_tone(uint16_t frequency_hz, sound_volume volume) {
    if (host.front->tone) host.front->tone(frequency_hz, volume);
}
