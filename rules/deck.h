/* deck: the 36 combinations of two dice as a deck of cards, each once.
 *
 * Drawn without replacement; when five are left all 36 are shuffled again, so
 * that nobody can count to the last card. One pass has 31 draws.
 *
 *     uint8_t red, yellow;
 *     deck_pick(&d, number, &red, &yellow);    // number: 0 .. deck_left(&d) - 1
 *     deck_take(&d, red, yellow);
 *
 * A card is 6 * (red - 1) + yellow - 1; dice show 1 to 6.
 */
#ifndef DECK_H
#define DECK_H

#include <stdbool.h>
#include <stdint.h>

enum { DECK_CARDS = 36, DECK_LEFT_MIN = 5, DECK_PASS = DECK_CARDS - DECK_LEFT_MIN };

/* The cards drawn in this pass, as a bit set. All 0: freshly shuffled. */
typedef struct deck {
    uint32_t drawn[2];
} deck;

/* The cards of which the next one is drawn, 6 to 36. */
int deck_left(const deck *d);

bool deck_has(const deck *d, int red, int yellow);

/* What the card shows that is number `n` of those left. */
void deck_pick(const deck *d, int n, uint8_t *red, uint8_t *yellow);

/* Takes a card that is left; the one that leaves five shuffles them all again. */
void deck_take(deck *d, int red, int yellow);

/* No card that does not exist, never fewer than six left. */
bool deck_valid(const deck *d);

#endif
