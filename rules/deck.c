#include "deck.h"

#include "bits.h"
#include "dice.h"

static int card(int red, int yellow) { return DICE_FACES * (red - 1) + yellow - 1; }

int deck_left(const deck *d) { return DECK_CARDS - bits_size(d->drawn[0]) - bits_size(d->drawn[1]); }

bool deck_has(const deck *d, int red, int yellow) { return !bits_has(d->drawn, card(red, yellow)); }

void deck_pick(const deck *d, int n, uint8_t *red, uint8_t *yellow) {
    int c = 0;
    while (bits_has(d->drawn, c) || n-- > 0) c++;
    *red = (uint8_t)(c / DICE_FACES + 1);
    *yellow = (uint8_t)(c % DICE_FACES + 1);
}

void deck_take(deck *d, int red, int yellow) {
    bits_put(d->drawn, card(red, yellow));
    if (deck_left(d) == DECK_LEFT_MIN) *d = (deck){{0}};
}

bool deck_valid(const deck *d) {
    return d->drawn[1] >> (DECK_CARDS - 32) == 0 && deck_left(d) > DECK_LEFT_MIN;
}
