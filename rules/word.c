#include "word.h"

char *word_next(char **rest) {
    char *word = *rest;
    while (*word == ' ') word++;
    char *end = word;
    while (*end && *end != ' ') end++;
    *rest = *end ? end + 1 : end;
    *end = '\0';
    return word;
}

bool word_is(const char *word, const char *other) {
    while (*word && *word == *other) word++, other++;
    return *word == *other;
}

size_t word_length(const char *word) {
    size_t length = 0;
    while (word[length]) length++;
    return length;
}

bool word_uint(const char *word, uint32_t most, uint32_t *value) {
    uint32_t n = 0;
    if (!*word) return false;
    for (; *word; word++) {
        uint32_t digit = (uint32_t)(*word - '0');
        if (*word < '0' || *word > '9' || n > (most - digit) / 10 || digit > most) return false;
        n = n * 10 + digit;
    }
    *value = n;
    return true;
}
