/* png: the smallest writer that serves: two colours, stored without
 * compression. */
#ifndef PNG_H
#define PNG_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { PNG_WIDTH_MAX = 1024, PNG_HEIGHT_MAX = 1024 };

typedef struct png_colours {
    uint8_t dark[3], lit[3]; /* red, green, blue */
} png_colours;

/* Writes a picture; lit() tells of each pixel whether it is. False when the
 * file did not take it. */
bool png_write(FILE *out, uint32_t width, uint32_t height, png_colours colours,
               bool (*lit)(const void *context, int x, int y), const void *context);

#endif
