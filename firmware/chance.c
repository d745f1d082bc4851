#include "chance.h"

#include "entropy.h"

#include <string.h>

void chance_init(chance *c) {
    memset(c, 0, sizeof *c);
    health_init(&c->health);
}

static bool judge(chance *c, int bits) {
    while (bits > 0) {
        int now = bits < 32 ? bits : 32;
        uint32_t raw = entropy_raw(now);
        for (int i = 0; i < now; i++) health_bit(&c->health, raw >> i & 1);
        bits -= now;
    }
    return c->health.verdict == HEALTH_GOOD;
}

bool chance_test(chance *c) {
    health_init(&c->health);
    c->pool_bits = 0; /* what was collected from a sick source is not used */
    c->tested = true;
    return judge(c, HEALTH_WINDOW);
}

static bool healthy(chance *c) {
    if (!c->tested) return chance_test(c);
    return c->health.verdict == HEALTH_GOOD && judge(c, CHANCE_RAW_BITS_A_DRAW);
}

static uint32_t take_bits(chance *c, int bits) {
    uint32_t value = 0;
    for (int i = 0; i < bits; i++) {
        if (c->pool_bits == 0) {
            c->pool = entropy_word();
            c->pool_bits = 32;
        }
        value = value << 1 | (c->pool & 1);
        c->pool >>= 1;
        c->pool_bits--;
    }
    return value;
}

static uint32_t draw_below(chance *c, uint32_t limit) {
    int bits = 0;
    while (1u << bits < limit) bits++;
    uint32_t value;
    do value = take_bits(c, bits);
    while (value >= limit); /* rejected, so that no value is favoured */
    return value;
}

bool chance_below(chance *c, uint32_t limit, uint32_t *value) {
    if (!healthy(c)) return false;
    *value = draw_below(c, limit);
    return true;
}

bool chance_faces(chance *c, uint8_t *faces, int count) {
    bool scripted = c->script_count >= count;
    if (!scripted) {
        if (!healthy(c)) return false;
        chance_script_clear(c); /* too few for this roll: half a script helps nobody */
    }
    for (int i = 0; i < count; i++) {
        if (scripted) {
            faces[i] = c->script[c->script_first];
            c->script_first = (uint8_t)((c->script_first + 1) % CHANCE_SCRIPT_MAX);
            c->script_count--;
        } else {
            faces[i] = (uint8_t)draw_below(c, DICE_FACES);
            c->drawn[faces[i]]++;
        }
    }
    c->last_scripted = scripted;
    return true;
}

bool chance_script(chance *c, int face) {
    if (c->script_count == CHANCE_SCRIPT_MAX) return false;
    c->script[(c->script_first + c->script_count++) % CHANCE_SCRIPT_MAX] = (uint8_t)face;
    return true;
}

void chance_script_clear(chance *c) {
    c->script_count = 0;
}

bool chance_is_real(const chance *c) {
    return entropy_is_real() && !c->last_scripted && c->script_count == 0;
}
