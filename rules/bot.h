/* bot: players that the device plays by itself.
 *
 * A bot makes one move at a time, so that everybody can watch; rolls come
 * without faces (ROLL_NO_FACE), for the dice are drawn where everybody's are.
 * Bots see the board and the dice that lie there, nothing else.
 *
 *     static bot b;                                   // lent; one is enough for all seats
 *     bot_init(&b, &solution_standard);
 *     while (!bot_think(&b, g, level)) animate();     // may be left out
 *     move m = bot_move(&b, g, level, draw, context);
 */
#ifndef BOT_H
#define BOT_H

#include "advice.h"

typedef enum bot_level {
    BOT_RANDOM, /* any legal move; to measure the others by */
    BOT_EASY,   /* sets its mind on a piece, and builds what it can */
    BOT_GREEDY, /* the most points this turn */
    BOT_BEST,   /* takes the device's advice */
    BOT_LEVELS,
} bot_level;

/* 0 .. count-1, all equally likely. */
typedef int bot_draw(void *context, int count);

typedef struct bot {
    advice advice;
    const solution *solution;
    const outlook_weights *weights; /* NULL: those of the game; for tuning */
    uint8_t level;                  /* whom the advice is for */
    /* The rest of the turn, as long as the game goes as foreseen. */
    game expected;
    uint8_t planned, done;
    move plan[ADVICE_MOVES_MAX];
} bot;

/* "easy"; for the console. */
const char *bot_name(bot_level level);

/* solution: NULL where the best is not to be exact in Standard, but greedy. */
void bot_init(bot *b, const solution *s);

/* Thinks on for about a millisecond about the next move; true: bot_move will be
 * quick. */
bool bot_think(bot *b, const game *g, bot_level level);

/* The next move; the game must not be over. */
move bot_move(bot *b, const game *g, bot_level level, bot_draw *draw, void *context);

#endif
