/* word: cut a line into words and numbers, for everything that is typed. */
#ifndef WORD_H
#define WORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Takes the next word from a line, which is cut up in place; "" at its end. */
char *word_next(char **rest);

bool word_is(const char *word, const char *other);
size_t word_length(const char *word);

/* A decimal number up to `most`; false, and no change, for anything else. */
bool word_uint(const char *word, uint32_t most, uint32_t *value);

#endif
