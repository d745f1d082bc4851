/* banner: a sentence with names in it, as large as it fits. */
#ifndef BANNER_H
#define BANNER_H

#include "canvas.h"
#include "initials.h"

enum { BANNER_NAMES = 2 };

typedef enum banner_size {
    BANNER_SMALL,
    BANNER_BIG, /* all of it at twice the size, or where that is too wide the names */
} banner_size;

/* Centred at y; each '#' of the sentence is the next name. */
void banner_draw(canvas *c, int y, banner_size size, const char *sentence,
                 char names[BANNER_NAMES][INITIALS_TEXT_MAX]);

#endif
