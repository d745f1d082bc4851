/* rest: how awake the device is. Nobody presses: the display is dimmed, then
 * switched off, then everything sleeps as deeply as a button can still wake. The
 * press that finds the display off only wakes it.
 *
 *     rest_active(&r, now_ms);                        // something was pressed
 *     rest_level level = rest_at(&r, &settings, now_ms);
 */
#ifndef REST_H
#define REST_H

#include "ui.h"

typedef enum rest_level {
    REST_AWAKE,
    REST_DIM,
    REST_DARK, /* display off */
    REST_DEEP, /* and the clocks down */
} rest_level;

enum {
    REST_DEEP_AFTER_MS = 10000,  /* dark for so long */
    REST_SHIFT_MS = 180000,      /* the picture moves by a pixel so often, against burn-in */
    REST_SHIFT_AFTER_MS = 60000, /* but not while somebody plays */
};

typedef struct rest {
    uint32_t active_ms; /* the last press */
} rest;

void rest_active(rest *r, uint32_t now_ms);

rest_level rest_at(const rest *r, const ui_settings *s, uint32_t now_ms);

/* How far the picture is shifted now: 0 or 1 px. */
int rest_shift_px(const rest *r, uint32_t now_ms);

/* When the level or the shift changes next. */
uint32_t rest_due_ms(const rest *r, const ui_settings *s, uint32_t now_ms);

#endif
