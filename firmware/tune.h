/* tune: little melodies on the piezo, without waiting for them.
 *
 * Note tables, played as time goes by. A new tune replaces the one that is
 * playing.
 */
#ifndef TUNE_H
#define TUNE_H

#include "sound.h"
#include "ui.h"

typedef struct tune_note {
    uint16_t frequency_hz; /* 0: rest */
    uint16_t length_ms;    /* 0: end of the tune */
} tune_note;

typedef struct tune {
    const tune_note *note; /* NULL: silent */
    uint32_t until_ms;
    sound_volume volume; /* of the notes to come */
} tune;

/* Silent, with the volume high. */
void tune_init(tune *t);
void tune_play(tune *t, ui_sound sound, uint32_t now_ms);
void tune_stop(tune *t);

/* Moves on to the next note where one is due. */
void tune_advance(tune *t, uint32_t now_ms);

/* When tune_advance() is next wanted; `otherwise` while silent. */
uint32_t tune_due_ms(const tune *t, uint32_t otherwise);

/* The notes of a sound, for tests. */
const tune_note *tune_notes(ui_sound sound);

#endif
