#include "input.h"

#include "times.h"

#include <string.h>

void input_init(input *in) {
    memset(in, 0, sizeof *in);
}

static void put(input *in, int key, ui_press_kind kind) {
    if (in->count == INPUT_QUEUE) return; /* the program is far behind; a seventeenth press helps nobody */
    in->queue[(in->first + in->count++) % INPUT_QUEUE] = (ui_press){(uint8_t)key, (uint8_t)kind};
}

bool input_next(input *in, ui_press *press) {
    if (in->count == 0) return false;
    *press = in->queue[in->first];
    in->first = (uint8_t)((in->first + 1) % INPUT_QUEUE);
    in->count--;
    return true;
}

static bool acts_at_once(int key) {
    return key == UI_LEFT || key == UI_RIGHT;
}

static void went_down(input *in, int key, uint32_t time_ms) {
    input_key *k = &in->keys[key];
    k->used_up = false;
    k->next_ms = time_ms + (acts_at_once(key) ? INPUT_REPEAT_AFTER_MS : INPUT_LONG_MS);
    if (acts_at_once(key)) put(in, key, UI_SHORT);
}

static void went_up(input *in, int key) {
    if (!acts_at_once(key) && !in->keys[key].used_up) put(in, key, UI_SHORT);
}

/* Long presses and repeats that fall due while the key is down. */
static void held(input *in, int key, uint32_t until_ms) {
    input_key *k = &in->keys[key];
    while (!k->used_up && !times_before(until_ms, k->next_ms)) {
        if (acts_at_once(key)) {
            put(in, key, UI_REPEAT);
            k->next_ms += INPUT_REPEAT_EVERY_MS;
        } else {
            put(in, key, UI_LONG);
            k->used_up = true;
        }
    }
}

static void advance_key(input *in, int key, uint32_t now_ms) {
    input_key *k = &in->keys[key];
    uint32_t steady_ms = k->changed_ms + INPUT_STEADY_MS;
    bool turns = k->level != k->down && !times_before(now_ms, steady_ms);
    if (k->down) held(in, key, turns ? steady_ms - 1 : now_ms);
    if (!turns) return;
    k->down = k->level;
    if (k->down)
        went_down(in, key, steady_ms);
    else
        went_up(in, key);
    if (k->down) held(in, key, now_ms);
}

void input_advance(input *in, uint32_t now_ms) {
    for (int key = 0; key < UI_KEYS; key++) advance_key(in, key, now_ms);
}

void input_sample(input *in, uint8_t levels, uint32_t time_ms) {
    input_advance(in, time_ms - 1); /* the old levels held until just now */
    for (int key = 0; key < UI_KEYS; key++) {
        bool level = levels >> key & 1;
        if (level == in->keys[key].level) continue;
        in->keys[key].level = level;
        in->keys[key].changed_ms = time_ms;
    }
}

uint32_t input_due_ms(const input *in, uint32_t otherwise) {
    uint32_t due = otherwise;
    for (int key = 0; key < UI_KEYS; key++) {
        const input_key *k = &in->keys[key];
        if (k->level != k->down) due = times_earlier(due, k->changed_ms + INPUT_STEADY_MS);
        if (k->down && !k->used_up) due = times_earlier(due, k->next_ms);
    }
    return due;
}
