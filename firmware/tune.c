#include "tune.h"

#include "times.h"

/* clang-format off */
static const tune_note
    none[]   = {{0, 0}},
    step[]   = {{1760, 8}, {0, 0}},
    hold[]   = {{1320, 20}, {1760, 30}, {0, 0}},
    roll[]   = {{880, 15}, {0, 35}, {990, 15}, {0, 45}, {880, 15}, {0, 60}, {740, 15}, {0, 80}, {660, 25}, {0, 0}},
    refuse[] = {{220, 90}, {0, 30}, {196, 140}, {0, 0}},
    open[]   = {{988, 15}, {1319, 15}, {0, 0}},
    build[]  = {{659, 40}, {784, 40}, {1047, 90}, {0, 0}},
    turn[]   = {{784, 60}, {0, 30}, {784, 60}, {1047, 110}, {0, 0}},
    win[]    = {{523, 90}, {659, 90}, {784, 90}, {1047, 180}, {0, 40}, {784, 90}, {1047, 380}, {0, 0}};
/* clang-format on */

static const tune_note *const tunes[UI_SOUNDS] = {
    [UI_SOUND_NONE] = none,   [UI_SOUND_MOVE] = step,     [UI_SOUND_HOLD] = hold,
    [UI_SOUND_ROLL] = roll,   [UI_SOUND_REFUSE] = refuse, [UI_SOUND_OPEN] = open,
    [UI_SOUND_BUILD] = build, [UI_SOUND_TURN] = turn,     [UI_SOUND_WIN] = win,
};

const tune_note *tune_notes(ui_sound sound) { return tunes[sound]; }

static void begin_note(tune *t, uint32_t now_ms) {
    if (t->note->length_ms == 0) {
        tune_stop(t);
        return;
    }
    t->until_ms = now_ms + t->note->length_ms;
    sound_tone(t->note->frequency_hz, t->volume);
}

void tune_init(tune *t) { *t = (tune){.volume = SOUND_HIGH}; }

void tune_play(tune *t, ui_sound sound, uint32_t now_ms) {
    t->note = tunes[sound];
    begin_note(t, now_ms);
}

void tune_stop(tune *t) {
    t->note = NULL;
    sound_tone(0, t->volume);
}

void tune_advance(tune *t, uint32_t now_ms) {
    if (!t->note || times_before(now_ms, t->until_ms)) return;
    t->note++;
    begin_note(t, now_ms);
}

uint32_t tune_due_ms(const tune *t, uint32_t otherwise) {
    return t->note ? times_earlier(t->until_ms, otherwise) : otherwise;
}
