/* mind: the device thinks. It moves for the players that it plays, at a pace that
 * can be followed, gives hints to who asks, and looks back on solo games.
 *
 * Thinking is done in slices of about a millisecond, so that buttons and dice stay
 * alive. The memory for it is large and lies in here; what comes of it goes into the app.
 *
 *     mind_init(&m, &app);
 *     due = mind_step(&m, now_ms);      // always; when it wants to go on
 */
#ifndef MIND_H
#define MIND_H

#include "app.h"
#include "bot.h"
#include "match.h"

typedef struct mind {
    app *app;
    bot bot;          /* also for hints: who asks is on turn, so no bot is */
    advisor reviewer; /* what was expected, roll by roll */
    bool waits;       /* a bot is on turn, */
    uint32_t next_ms; /* and moves then */
    uint8_t player;   /* which */
    /* a match for the console */
    match match;
    match_sums sums;
    uint32_t lot;
} mind;

void mind_init(mind *m, app *a);
uint32_t mind_step(mind *m, uint32_t now_ms);

/* Thinks to the end about the game that is played: the advice is in bot.advice.
 * False: there is none, for it is over, or nothing is played. */
bool mind_look(mind *m);

/* The next move of a player of this level, whoever is on turn. */
reason mind_move(mind *m, bot_level level);

#endif
