/* keep: what the app knows, in the store and back.
 *
 * Settings, the game and the place where somebody was are values; the game's
 * moves are the journal. A game is resumed by playing its moves again from the
 * last snapshot, so that undo works as before; whatever is read is asked whether
 * it could be, before anybody sees it.
 *
 *     keep_open(&k, &app, KEEP_EVERYTHING);    // at power-on
 *     keep_note(&k);                           // after whatever may have changed something
 *     wish = keep_step(&k, may_erase);         // brings it into the flash
 */
#ifndef KEEP_H
#define KEEP_H

#include "app.h"
#include "store.h"

typedef enum keep_what { KEEP_EVERYTHING, KEEP_BUT_GAME } keep_what;

typedef struct keep {
    store store;
    app *app;
    bool ignored; /* a saved game was left aside at power-on: it is not written over until another begins */
    bool damage_told;
    bool hinted;   /* as it is stored */
    uint16_t told; /* failures of the flash that were told */
} keep;

/* Takes up what is stored and becomes the app's diary; says so where something
 * could not be read. */
void keep_open(keep *k, app *a, keep_what what);

/* Hands over what is new; costs little where nothing is. */
void keep_note(keep *k);

store_wish keep_step(keep *k, bool may_erase);

#endif
