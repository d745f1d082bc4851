/* reason: why a move is refused. One enum for all games; every value has one
 * sentence in each language (display/text.c) and one word on the console. */
#ifndef REASON_H
#define REASON_H

/* clang-format off */
#define REASON_LIST(X)                                                          \
    X(OK,             "ok")              /* nothing stands against it */        \
    X(NO_ROLLS_LEFT,  "no-rolls-left")   /* three rolls are made */             \
    X(NOTHING_ROLLED, "nothing-rolled")  /* every die is held */                \
    X(ROLL_ALL_FIRST, "roll-all-first")  /* the first roll takes all the dice */\
    X(NO_SUCH_DICE,   "no-such-dice")    /* number or kind of dice unknown */
/* clang-format on */

typedef enum reason {
#define X(id, word) REASON_##id,
    REASON_LIST(X)
#undef X
        REASON_COUNT
} reason;

/* The word of the console: "no-rolls-left". */
const char *reason_word(reason r);

#endif
