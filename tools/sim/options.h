/* options: what the command line asks for. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

typedef enum options_view {
    OPTIONS_VIEW_UNSAID,
    OPTIONS_VIEW_WINDOW,
    OPTIONS_VIEW_TERMINAL,
    OPTIONS_VIEW_DEMO,
} options_view;

typedef struct options {
    options_view view;
    bool console;
    bool fake_time;
    bool help, version;
    bool seeded;
    uint64_t seed;
    uint16_t battery_mv; /* 0: none */
    const char *script;  /* of --script or --replay, or NULL */
    bool replay;
    const char *record; /* or NULL; as are those below */
    const char *shot;
    const char *flash;
} options;

/* Reads the command line. False when it makes no sense, which has been told. */
bool options_read(options *o, int count, char **words);

void options_print_help(void);

#endif
