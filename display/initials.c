#include "initials.h"

/* clang-format off */
static const char *const alphabet[] = {
    " ",
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M",
    "N", "O", "P", "Q", "R", "S", "T", "U", "V", "W", "X", "Y", "Z",
    "Ä", "Ö", "Ü",
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9",
};
/* clang-format on */
enum { SIGNS = sizeof alphabet / sizeof *alphabet, SPACE = 0, LETTER_A = 1, DIGIT_0 = SIGNS - 10 };

int initials_alphabet(void) { return SIGNS; }

void initials_print_letter(line *l, int letter) { line_text(l, alphabet[letter]); }

void initials_print(line *l, const initials *n) {
    int length = INITIALS_LETTERS;
    while (length && n->letter[length - 1] == SPACE) length--;
    for (int i = 0; i < length; i++) initials_print_letter(l, n->letter[i]);
}

initials initials_numbered(const char *capitals, int number) {
    initials n = {{SPACE, SPACE, SPACE}};
    int at = 0;
    for (; capitals[at]; at++) n.letter[at] = (uint8_t)(LETTER_A + capitals[at] - 'A');
    n.letter[at] = (uint8_t)(DIGIT_0 + number);
    return n;
}

initials initials_of_seat(int seat) { return initials_numbered("P", seat + 1); }
