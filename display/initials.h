/* initials: three letters, as players write them on a sheet. */
#ifndef INITIALS_H
#define INITIALS_H

#include "line.h"

#include <stdint.h>

enum { INITIALS_LETTERS = 3, INITIALS_TEXT_MAX = 2 * INITIALS_LETTERS + 1 }; /* an umlaut takes two bytes */

/* Indices into the alphabet, of which 0 is the space. */
typedef struct initials {
    uint8_t letter[INITIALS_LETTERS];
} initials;

/* How many signs there are to choose from. */
int initials_alphabet(void);

/* One of them, as text. */
void initials_print_letter(line *l, int letter);

/* Without the spaces at its end. */
void initials_print(line *l, const initials *n);

/* One or two capitals and a figure: "HA3". */
initials initials_numbered(const char *capitals, int number);

/* "P1" for seat 0 and so on. */
initials initials_of_seat(int seat);

#endif
