/* fake: a machine that does what the test says. It keeps every contract of hal/, with
 * hands on the other side:
 *
 *     fake_reset();
 *     fake_hold(BUTTONS_A);                  // presses a pin
 *     fake_advance(&device, 50);             // 50 ms pass, as on a device
 *     TEST_ASSERT_EQUAL_MEMORY(..., fake_frame(), PANEL_FRAME_BYTES);
 */
#ifndef FAKE_H
#define FAKE_H

#include "sound.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A cold machine at time 0: nothing pressed, healthy chance, erased flash. */
void fake_reset(void);

/* ---- time: moved by power_wait() and by hand */
void fake_set_time(uint32_t now_ms);

/* ---- power: without a battery and on USB, until told otherwise */
void fake_battery(uint16_t mv); /* 0: cannot be measured */
void fake_usb(bool on);
bool fake_deep(void); /* between power_deep(true) and power_deep(false) */

/* ---- buttons: which are down from now on (BUTTONS_... bits) */
void fake_hold(uint8_t down);

/* ---- panel */
const uint8_t *fake_frame(void); /* the newest frame */
uint32_t fake_frames(void);      /* how many have been shown */
void fake_panel_absent(bool absent);
uint8_t fake_panel_light(void); /* the level */
bool fake_panel_dark(void);
int8_t fake_panel_offset(void); /* as last told to panel_use() */

/* ---- entropy: a seeded generator, unless it is stuck or scripted */
typedef enum { FAKE_HEALTHY, FAKE_STUCK_AT_0, FAKE_STUCK_AT_1, FAKE_LOPSIDED } fake_source;
void fake_entropy(fake_source raw, uint64_t seed);
/* The words to come, one after another; then the generator goes on. */
void fake_entropy_words(const uint32_t *words, size_t count);

/* ---- serial */
void fake_type(const char *text);
const char *fake_printed(void); /* since the last fake_printed_clear() */
void fake_printed_clear(void);

/* ---- sound */
uint16_t fake_tone_hz(void);
sound_volume fake_tone_volume(void);

/* ---- flash: NOR that only clears bits, counts wear and can lose power.
 *
 * Every page program and sector erase is a step, counted from fake_reset().
 * fake_cut_power(n, bytes) lets step n end after so many bytes and everything
 * after it fail, as after a battery that fell out; fake_power_back() ends that. */
void fake_cut_power(uint32_t step, size_t bytes);
void fake_power_back(void);
bool fake_power_is_cut(void);
uint32_t fake_flash_steps(void);
uint32_t fake_erases(uint32_t sector);
uint8_t *fake_flash(void); /* the bits themselves */
/* Told of every step before it happens: a page that is programmed, or NULL for a
 * sector that is erased. */
typedef void fake_flash_watcher(uint32_t offset, const uint8_t *page);
void fake_watch_flash(fake_flash_watcher *watcher);
/* From now on this page reads back wrong whatever is programmed. */
void fake_break_page(uint32_t offset);

#endif
