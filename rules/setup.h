/* setup: which game, how many players, which house rules.
 *
 *     extra players=3 jokers=next castles=off longest=1
 */
#ifndef SETUP_H
#define SETUP_H

#include "game.h"
#include "line.h"
#include "scan.h"

typedef struct setup {
    uint8_t kind; /* game_kind */
    uint8_t players;
    uint8_t switches;
} setup;

/* The game with as few players as it takes, every switch on its default. */
setup setup_default(game_kind which);

/* Could this have been chosen? Asked of what is read back from somewhere. */
bool setup_sane(const setup *st);

/* The whole of it, in the order of the notation. */
void setup_print(line *l, const setup *st);

/* Reads what setup_print writes, all of it and in that order. */
setup setup_scan(scan *s);

/* Reads what a person says: the game, then any of its keys in any order. Where
 * it is refused `column` says where, and *st is untouched. */
reason setup_parse(setup *st, const char *text, int *column);

#endif
