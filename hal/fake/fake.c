#include "fake.h"

#include "buttons.h"
#include "clock.h"
#include "entropy.h"
#include "fake_nor.h"
#include "panel.h"
#include "power.h"
#include "serial.h"
#include "sound.h"

#include <string.h>

enum { SAMPLES = 64, TYPED = 4096, PRINTED = 65536 };

static struct {
    uint32_t now_ms;

    uint16_t battery_mv;
    bool usb;
    bool deep;

    uint8_t down;
    buttons_sample samples[SAMPLES];
    uint32_t sample_first, sample_count;

    uint8_t frame[PANEL_FRAME_BYTES];
    uint32_t frames;
    bool panel_absent;
    uint8_t panel_light;
    bool panel_dark;
    int8_t panel_offset;

    fake_source source;
    uint64_t generator;
    uint32_t words[64];
    size_t word_first, word_count;

    char typed[TYPED];
    size_t typed_length;
    char printed[PRINTED];
    size_t printed_length;

    uint16_t tone_hz;
    sound_volume tone_volume;
} fake;

void fake_reset(void) {
    memset(&fake, 0, sizeof fake);
    fake.generator = 1;
    fake.panel_light = PANEL_LIGHT;
    fake.usb = true;
    fake_nor_reset();
}

/* ---- time */

void clock_init(void) {}
uint32_t clock_ms(void) { return fake.now_ms; }
void fake_set_time(uint32_t now_ms) { fake.now_ms = now_ms; }

void power_init(void) {}
void power_wait(uint32_t until_ms) {
    if ((int32_t)(until_ms - fake.now_ms) > 0) fake.now_ms = until_ms;
}
void power_deep(bool deep) { fake.deep = deep; }
bool fake_deep(void) { return fake.deep; }

bool power_battery_mv(uint16_t *mv) {
    *mv = fake.battery_mv;
    return fake.battery_mv > 0 && !fake.deep;
}
void fake_battery(uint16_t mv) { fake.battery_mv = mv; }

bool power_on_usb(void) { return fake.usb; }
void fake_usb(bool on) { fake.usb = on; }

power_start power_started_by(void) { return POWER_START_COLD; }
void power_hang(void) {}

/* ---- buttons */

void buttons_init(void) {}

void fake_hold(uint8_t down) {
    if (down == fake.down) return;
    fake.down = down;
    if (fake.sample_count < SAMPLES) fake.sample_count++;
    fake.samples[(fake.sample_first + fake.sample_count - 1) % SAMPLES] = (buttons_sample){fake.now_ms, down};
}

bool buttons_next(buttons_sample *sample) {
    if (fake.sample_count == 0) return false;
    *sample = fake.samples[fake.sample_first];
    fake.sample_first = (fake.sample_first + 1) % SAMPLES;
    fake.sample_count--;
    return true;
}

uint8_t buttons_now(void) { return fake.down; }

/* ---- panel */

void panel_init(void) {}
void panel_use(panel_driver driver, uint32_t bus_khz, int8_t column_offset) {
    (void)driver, (void)bus_khz;
    fake.panel_offset = column_offset;
}

void panel_light(uint8_t level) { fake.panel_light = level; }
void panel_dark(bool dark) { fake.panel_dark = dark; }

void panel_show(const uint8_t frame[PANEL_FRAME_BYTES]) {
    memcpy(fake.frame, frame, PANEL_FRAME_BYTES);
    fake.frames++;
}

uint32_t panel_poll(uint32_t now_ms) { return now_ms + 1000; }

panel_info panel_about(void) {
    return (panel_info){.state = fake.panel_absent ? PANEL_ABSENT : PANEL_READY, .driver = "fake"};
}

const uint8_t *fake_frame(void) { return fake.frame; }
uint32_t fake_frames(void) { return fake.frames; }
void fake_panel_absent(bool absent) { fake.panel_absent = absent; }
uint8_t fake_panel_light(void) { return fake.panel_light; }
bool fake_panel_dark(void) { return fake.panel_dark; }
int8_t fake_panel_offset(void) { return fake.panel_offset; }

/* ---- entropy: splitmix64, from its public formula */

static uint32_t next_word(void) {
    uint64_t z = fake.generator += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)((z ^ (z >> 31)) >> 32);
}

void entropy_init(void) {}
bool entropy_is_real(void) { return true; }

uint32_t entropy_raw(int count) {
    uint32_t mask = count < 32 ? (1u << count) - 1u : ~0u;
    switch (fake.source) {
    case FAKE_STUCK_AT_0: return 0;
    case FAKE_STUCK_AT_1: return mask;
    case FAKE_LOPSIDED:
        return (next_word() | next_word() | next_word() | next_word()) & mask; /* 15 in 16 are set */
    default: return next_word() & mask;
    }
}

uint32_t entropy_word(void) {
    if (fake.word_first < fake.word_count) return fake.words[fake.word_first++];
    return next_word();
}

void fake_entropy(fake_source raw, uint64_t seed) {
    fake.source = raw;
    fake.generator = seed;
}

void fake_entropy_words(const uint32_t *words, size_t count) {
    memcpy(fake.words, words, count * sizeof *words);
    fake.word_first = 0;
    fake.word_count = count;
}

/* ---- serial */

void serial_init(void) {}

size_t serial_read(char *to, size_t size) {
    size_t n = fake.typed_length < size ? fake.typed_length : size;
    memcpy(to, fake.typed, n);
    memmove(fake.typed, fake.typed + n, fake.typed_length - n);
    fake.typed_length -= n;
    return n;
}

void serial_write(const char *text, size_t length) {
    if (fake.printed_length + length >= PRINTED) length = PRINTED - 1 - fake.printed_length;
    memcpy(fake.printed + fake.printed_length, text, length);
    fake.printed_length += length;
    fake.printed[fake.printed_length] = '\0';
}

void fake_type(const char *text) {
    size_t length = strlen(text);
    if (fake.typed_length + length > TYPED) length = TYPED - fake.typed_length;
    memcpy(fake.typed + fake.typed_length, text, length);
    fake.typed_length += length;
}

const char *fake_printed(void) { return fake.printed; }

void fake_printed_clear(void) {
    fake.printed_length = 0;
    fake.printed[0] = '\0';
}

/* ---- sound */

void sound_init(void) {}
void sound_tone(uint16_t frequency_hz, sound_volume volume) {
    fake.tone_hz = frequency_hz;
    fake.tone_volume = volume;
}
uint16_t fake_tone_hz(void) { return fake.tone_hz; }
sound_volume fake_tone_volume(void) { return fake.tone_volume; }
