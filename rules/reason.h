/* reason: why a move or a line is refused. One enum for all games; every value
 * has one sentence in each language (display/text.c) and one word on the
 * console. */
#ifndef REASON_H
#define REASON_H

/* clang-format off */
#define REASON_LIST(X)                                                                              \
    X(OK,               "ok")               /* nothing stands against it */                         \
    /* rolling */                                                                                   \
    X(NO_ROLLS_LEFT,    "no-rolls-left")    /* three rolls are made */                              \
    X(NOTHING_ROLLED,   "nothing-rolled")   /* every die is held */                                 \
    X(ROLL_ALL_FIRST,   "roll-all-first")   /* the first roll takes all the dice */                 \
    X(NO_SUCH_DICE,     "no-such-dice")     /* number or kind of dice unknown */                    \
    X(FACES_MISSING,    "faces-missing")    /* the move does not say what is shown */               \
    X(ROLL_FIRST,       "roll-first")       /* nothing is rolled yet in this turn */                \
    X(ROLLING_NOT_OVER, "rolling-not-over") /* stop first, or roll a third time */                  \
    X(ROLLING_OVER,     "rolling-over")     /* the player has stopped */                            \
    /* the game as a whole */                                                                       \
    X(GAME_OVER,        "game-over")        /* somebody has won */                                  \
    X(UNKNOWN_MOVE,     "unknown-move")     /* no move of this kind */                              \
    X(NOTHING_TO_UNDO,  "nothing-to-undo")  /* a roll is never taken back */                        \
    /* start roads */                                                                               \
    X(START_ROAD_FIRST, "start-road-first") /* start roads are still being chosen */                \
    X(NO_START_NOW,     "no-start-now")     /* every start road stands already */                   \
    X(NOT_COASTAL,      "not-coastal")      /* a start road lies on the coast */                    \
    X(TOO_NEAR,         "too-near")         /* fewer than five roads from another start road */     \
    X(LEAVES_NO_START,  "leaves-no-start")  /* a later player would find no start road */           \
    /* gold and jokers */                                                                           \
    X(TRADE_FOR_GOLD,   "trade-for-gold")   /* gold buys the other five */                          \
    X(GOLD_MISSING,     "gold-missing")     /* fewer than two unspent gold dice */                  \
    X(KNIGHT_UNBUILT,   "knight-unbuilt")   /* no knight, no joker */                               \
    X(KNIGHT_FOREIGN,   "knight-foreign")   /* another player's knight */                           \
    X(JOKER_USED,       "joker-used")       /* once per game */                                     \
    X(JOKER_TOO_NEW,    "joker-too-new")    /* built in this turn */                                \
    X(PAIR_INCOMPLETE,  "pair-incomplete")  /* the other knight of the desert is missing */         \
    X(FIRST_OF_PAIR,    "first-of-pair")    /* the pair's joker belongs to its first knight */      \
    X(OTHER_RESOURCE,   "other-resource")   /* this knight gives another resource */                \
    X(DIE_SPENT,        "die-spent")        /* the die has paid for something */                    \
    X(SAME_FACE,        "same-face")        /* the die shows it already */                          \
    /* building */                                                                                  \
    X(NO_SUCH_SITE,     "no-such-site")     /* not on this island */                                \
    X(ALREADY_BUILT,    "already-built")    /* one's own piece stands there */                      \
    X(TAKEN,            "taken")            /* another player's piece stands there */               \
    X(CASTLES_OFF,      "castles-off")      /* played without castles */                            \
    X(OUT_OF_ORDER,     "out-of-order")     /* a lower number comes first */                        \
    X(NO_ROAD,          "no-road")          /* no own road leads there */                           \
    X(SITE_UNBUILT,     "site-unbuilt")     /* a settlement must be built first on the way */       \
    X(FOREIGN_SITE,     "foreign-site")     /* a foreign settlement or city stops the road */       \
    X(NO_SETTLEMENT,    "no-settlement")    /* a city grows out of an own settlement */             \
    X(KNIGHT_FAR,       "knight-far")       /* neither road nor settlement at the knight's hex */   \
    X(NEEDS_TRADE,      "needs-trade")      /* gold trades would pay for it: trade first */         \
    X(NEEDS_JOKER,      "needs-joker")      /* jokers would pay for it: use them first */           \
    X(CANNOT_PAY,       "cannot-pay")       /* the dice do not pay for it */                        \
    /* lines that cannot be read, positions that cannot be */                                       \
    X(NOT_UNDERSTOOD,   "not-understood")   /* something else is expected at this column */         \
    X(UNKNOWN_GAME,     "unknown-game")     /* standard, plus, extra */                             \
    X(BAD_PLAYERS,      "bad-players")      /* too many or too few for this game */                 \
    X(BAD_SWITCH,       "bad-switch")       /* this game has no such switch or value */             \
    X(BAD_TURN,         "bad-turn")         /* no such turn, or another player's */                 \
    X(BAD_PHASE,        "bad-phase")        /* the game cannot be in this phase here */             \
    X(BAD_WINNER,       "bad-winner")       /* the points name somebody else */                     \
    X(BAD_DICE,         "bad-dice")         /* number of rolls, of dice, or spent while rolling */  \
    X(NOT_ASCENDING,    "not-ascending")    /* names are written in the order of the sheet */       \
    X(BAD_JOKER,        "bad-joker")        /* this knight cannot carry this mark */                \
    X(BAD_BOXES,        "bad-boxes")        /* number of boxes, or they do not add up */            \
    X(BAD_TITLE,        "bad-title")        /* somebody else must hold it */                        \
    X(BAD_START,        "bad-start")        /* no choice of start roads leads here */               \
    X(HAS_WON,          "has-won")          /* somebody has ten points, yet the game goes on */         \
    /* the table */                                                                                 \
    X(NO_SUCH_SEAT,     "no-such-seat")     /* nobody sits there */                                 \
    X(ROLL_OFF_FIRST,   "roll-off-first")   /* who begins is not known yet */                       \
    X(NO_ROLL_OFF_NOW,  "no-roll-off-now")  /* who begins is known */                               \
    X(HAS_ROLLED_OFF,   "has-rolled-off")   /* rolled in this round, or lost an earlier one */      \
    X(NOT_BEGUN,        "not-begun")        /* the first turn has not begun */                      \
    X(HAS_ROLLED,       "has-rolled")       /* one production roll a turn */                        \
    X(CARD_DRAWN,       "card-drawn")       /* this combination has left the deck of 36 */          \
    X(NO_BOARD,         "no-board")         /* another board, or none, was chosen */                \
    X(BOARD_STAYS,      "board-stays")      /* the turns have begun */                              \
    X(NO_WIN_NOW,       "no-win-now")       /* nobody wins in the Special Build Phase */            \
    X(CATANIAN_1_FIRST, "catanian-1-first") /* Catanian 2 wins in the own half of the turn */       \
    X(NOT_ON_TURN,      "not-on-turn")      /* one wins on one's own turn */                        \
    X(BAD_BOARD,        "bad-board")        /* not what is in the box, or no robber */              \
    X(BAD_ROLL_OFF,     "bad-roll-off")     /* nobody can begin by these rolls */                   \
    X(BAD_COUNTS,       "bad-counts")       /* rolls counted and turns differ */                    \
    X(BAD_DECK,         "bad-deck")         /* the deck cannot have given these rolls */
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
