/* text_review: a solo game looked back on. Part of text_list.h. */
#ifndef TEXT_REVIEW_H
#define TEXT_REVIEW_H

/* clang-format off */
#define TEXT_REVIEW(X)                                                                                       \
    X(REVIEW,            KEY,    "Review",                "Rückblick")                                       \
    X(TENTHS,            NOTE,   "#.#",                   "#,#")                                             \
    X(REVIEW_EXPECTED,   ITEM,   "To be expected",        "Zu erwarten")                                     \
    X(REVIEW_LUCK,       ITEM,   "Luck of the dice",      "Würfelglück")                                     \
    X(REVIEW_CHOICES,    ITEM,   "Your choices",          "Entscheidungen")                                  \
    X(REVIEW_POINTS,     ITEM,   "Your points",           "Deine Punkte")                                    \
    /* turn by turn: what the two bars are */                                                                \
    X(REVIEW_BAR_LUCK,   NOTE,   "Luck",                  "Glück")                                           \
    X(REVIEW_BAR_CHOICE, COST,   "Choices",               "Fehler")                                          \
    /* a choice */                                                                                           \
    X(REVIEW_AT_ROLL,    HEADER, "Turn #, roll #",        "Zug #, Wurf #")                                   \
    X(REVIEW_AT_BUILD,   HEADER, "Turn #, building",      "Zug #, Bauen")                                    \
    X(REVIEW_KEPT,       COST,   "You kept",              "Behalten")                                        \
    X(REVIEW_BUILT,      COST,   "You built",             "Gebaut")                                          \
    X(REVIEW_BETTER,     COST,   "Better",                "Besser")                                          \
    X(REVIEW_NOTHING,    NAME,   "nothing",               "nichts")                                          \
    X(REVIEW_LESS,       NAME,   "too little",            "zu wenig")                                        \
    X(REVIEW_RIGHT,      NAME,   "the right thing",       "das Richtige")                                    \
    X(REVIEW_SAVE,       NAME,   "save the joker",        "Joker sparen")                                    \
    X(REVIEW_FEWER,      NAME,   "fewer jokers",          "weniger Joker")                                   \
    X(REVIEW_OTHER_ROAD, NAME,   "another road",          "andere Straße")                                   \
    X(REVIEW_COST,       ROW,    "That cost #.# points.", "Das kostete #,# Punkte.")                         \
    X(REVIEW_PERFECT,    MESSAGE, "Perfectly played! No choice has cost you points.",                        \
                                  "Perfekt gespielt! Keine Entscheidung hat Punkte gekostet.")
/* clang-format on */

#endif
