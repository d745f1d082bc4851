/* icon: a small one-bit picture, drawn in display/art/icons.txt and turned
 * into C at build time. icon_list.h (generated) names them all. */
#ifndef ICON_H
#define ICON_H

#include <stdint.h>

typedef struct icon {
    uint8_t width_px, height_px;
    const uint8_t *bits; /* for each band of 8 rows width_px bytes, bit 0 on top */
} icon;

#endif
