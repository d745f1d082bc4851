/* chance: fair dice faces.
 *
 * Faces come from conditioned entropy words by rejection sampling: three bits
 * give 0..7, and 6 and 7 are thrown away, so that all six faces are exactly
 * equally likely. Before every draw fresh raw bits pass through the health
 * tests; once they fail nothing more is drawn until a new test of a full
 * window succeeds.
 *
 * A script (a recording, or the console's `dice`) can lay out the faces of the
 * coming rolls; chance_is_real() then says no.
 */
#ifndef CHANCE_H
#define CHANCE_H

#include "dice.h"
#include "health.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    CHANCE_SCRIPT_MAX = 255, /* faces that can be laid out ahead: a board takes about a hundred */
    /* Judged before each draw: more than HEALTH_REPEATS, so that a source that
     * has died gives not one roll more. */
    CHANCE_RAW_BITS_A_DRAW = 128,
};

typedef struct chance {
    health health;
    bool tested; /* a full window has been judged since power-on */
    uint32_t pool;
    uint8_t pool_bits;
    uint8_t script[CHANCE_SCRIPT_MAX];
    uint8_t script_first, script_count;
    bool last_scripted;         /* the last draw came from the script */
    uint32_t drawn[DICE_FACES]; /* faces drawn by hand-outs since power-on */
} chance;

void chance_init(chance *c);

/* The start-up test: judges a full window of fresh raw bits. True when good. */
bool chance_test(chance *c);

/* Draws `count` faces. False, and nothing drawn, when the source is not healthy. */
bool chance_faces(chance *c, uint8_t *faces, int count);

/* Draws a number 0..limit-1, all equally likely, limit at most 65536. False as above. */
bool chance_below(chance *c, uint32_t limit, uint32_t *value);

/* Lays out one more face; false when there is no room. */
bool chance_script(chance *c, int face);
void chance_script_clear(chance *c);

/* True when the last draw and the next one come from hardware entropy. */
bool chance_is_real(const chance *c);

#endif
