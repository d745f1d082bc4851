#include "piezo.h"

#include <SDL.h>

enum { RATE_HZ = 44100 };

/* Of 32767: a piezo in a pocket. */
static const Sint16 loudness[] = {[SOUND_HIGH] = 1100, [SOUND_LOW] = 220};

static SDL_AudioDeviceID device;
static SDL_atomic_t tone_hz, tone_volume; /* SDL asks for samples on a thread of its own */
static uint32_t phase;                    /* a period is 2^32 */

static void SDLCALL fill(void *context, Uint8 *bytes, int length) {
    (void)context;
    Sint16 *samples = (Sint16 *)(void *)bytes;
    uint32_t hz = (uint32_t)SDL_AtomicGet(&tone_hz);
    Sint16 high = loudness[SDL_AtomicGet(&tone_volume)];
    uint32_t step = (uint32_t)(((uint64_t)hz << 32) / RATE_HZ);
    for (int i = 0; i < length / (int)sizeof *samples; i++) {
        samples[i] = (Sint16)(hz == 0 ? 0 : phase >> 31 ? high : -high);
        phase += step;
    }
}

void piezo_open(void) {
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return;
    SDL_AudioSpec wanted = {
        .freq = RATE_HZ, .format = AUDIO_S16SYS, .channels = 1, .samples = 512, .callback = fill};
    device = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0);
}

void piezo_tone(uint16_t frequency_hz, sound_volume volume) {
    if (!device) return;
    SDL_AtomicSet(&tone_volume, (int)volume);
    SDL_AtomicSet(&tone_hz, frequency_hz);
    SDL_PauseAudioDevice(device, frequency_hz == 0);
}

void piezo_close(void) {
    if (device) SDL_CloseAudioDevice(device);
    device = 0;
}
