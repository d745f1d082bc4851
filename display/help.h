/* help: the chapters of the help and their pages, as tables. */
#ifndef HELP_H
#define HELP_H

#include "ui.h"

typedef enum help_chapter {
    HELP_BUTTONS,
    HELP_STANDARD,
    HELP_PLUS,
    HELP_EXTRA,
    HELP_TABLE,
    HELP_COSTS,
    HELP_ABOUT,
    HELP_CHAPTERS,
} help_chapter;

typedef struct help_entry {
    text_id name;
    const ui_screen *screen; /* that shows it */
    const text_id *page;     /* with screen_page */
    uint8_t pages;
} help_entry;

extern const help_entry help_entries[HELP_CHAPTERS];

/* The chapter about what is played; the first one where nothing is. */
help_chapter help_now(const ui *u);

#endif
