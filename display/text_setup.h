/* text_setup: what is said before a game begins. Part of text_list.h. */
#ifndef TEXT_SETUP_H
#define TEXT_SETUP_H

/* clang-format off */
#define TEXT_SETUP(X)                                                                                        \
    X(RESULT,            ITEM,    "Result",                     "Ergebnis")                                  \
    X(SETUP_NEXT,        KEY,     "Next",                       "Weiter")                                    \
    X(SETUP_DONE,        KEY,     "Done",                       "Fertig")                                    \
                                                                                                             \
    /* which game, in the order of game_kind */                                                              \
    X(WHICH_GAME,        HEADER,  "Which game?",                "Welches Spiel?")                            \
    X(GAME_STANDARD,     VALUE,   "Standard",                   "Standard")                                  \
    X(GAME_PLUS,         VALUE,   "Plus",                       "Plus")                                      \
    X(GAME_EXTRA,        VALUE,   "Extra",                      "Extra")                                     \
    X(OWN_ISLANDS,       ROW,     "#-# players, own islands",   "#-# Spieler, eigene Inseln")                \
    X(ONE_ISLAND,        ROW,     "#-# players, one island",    "#-# Spieler, eine Insel")                   \
    X(MOST_POINTS_WIN,   ROW,     "# turns, most points win",   "# Züge, meiste Punkte")                     \
    X(FIRST_TO_POINTS,   ROW,     "First to # points wins",     "Wer zuerst # Punkte hat")                   \
                                                                                                             \
    /* how many */                                                                                           \
    X(HOW_MANY,          ROW,     "How many players?",          "Wie viele spielen mit?")                    \
    X(SETUP_SOLO,        VALUE,   "1 player",                   "1 Spieler")                                 \
    X(SETUP_PLAYERS,     VALUE,   "# players",                  "# Spieler")                                 \
                                                                                                             \
    /* start, or change something first */                                                                   \
    X(SETUP_START,       ITEM,    "Start",                      "Start")                                     \
    X(SETUP_NAMES,       ITEM,    "Names",                      "Namen")                                     \
    X(HOUSE_RULES_NONE,  ITEM,    "House rules: none",          "Hausregeln: keine")                         \
    X(HOUSE_RULES_SOME,  ITEM,    "House rules: #",             "Hausregeln: #")                             \
    X(FIRST_DRAWN,       ITEM,    "First: random",              "Zuerst: per Los")                           \
    X(FIRST_SEAT,        NAME,    "First: ",                    "Zuerst: ")                                  \
    X(YOUNGEST_BEGINS,   ROW,     "Often the youngest begins.", "Meist beginnt der Jüngste.")                \
                                                                                                             \
    /* names */                                                                                              \
    X(NAMES_IN_ORDER,    ROW,     "Names, round the table",     "Namen, reihum am Tisch")                    \
    X(YOUR_NAME,         ROW,     "Player #, your name?",       "Spieler #, dein Name?")                     \
                                                                                                             \
    /* house rules: what it is about, what it can be, what that means */                                     \
    X(HOUSE_RULES,       HEADER,  "House rules",                "Hausregeln")                                \
    X(KNIGHTS_NAME,      NAME,    "Knight points",              "Ritterpunkte")                              \
    X(KNIGHTS_1_TO_6,    VALUE,   "1 to 6",                     "1 bis 6")                                   \
    X(KNIGHTS_1,         VALUE,   "1 each",                     "je 1")                                      \
    X(KNIGHTS_1_TO_6_IS, ROW,     "The number on the sheet.",   "Die Zahl auf dem Blatt.")                   \
    X(KNIGHTS_1_IS,      ROW,     "Every knight counts 1.",     "Jeder Ritter zählt 1.")                     \
    X(DESERTS_NAME,      NAME,    "Desert jokers",              "Wüstenjoker")                               \
    X(DESERTS_BOTH,      VALUE,   "per pair",                   "je Paar")                                   \
    X(DESERTS_EACH,      VALUE,   "per knight",                 "je Ritter")                                 \
    X(DESERTS_BOTH_IS,   ROW,     "Two knights, one joker.",    "Zwei Ritter, ein Joker.")                   \
    X(DESERTS_EACH_IS,   ROW,     "Every knight gives one.",    "Jeder Ritter gibt einen.")                  \
    X(RAMP_NAME,         NAME,    "First turns",                "Erste Züge")                                \
    X(RAMP_ON,           VALUE,   "3-5 dice",                   "3-5 Würfel")                                \
    X(RAMP_OFF,          VALUE,   "6 dice",                     "6 Würfel")                                  \
    X(RAMP_ON_IS,        ROW,     "3, 4, 5, then 6. Solo: 6.",  "3, 4, 5, dann 6. Solo: 6.")                 \
    X(RAMP_OFF_IS,       ROW,     "Six dice from the start.",   "Von Anfang an 6 Würfel.")                   \
    X(JOKERS_NAME,       NAME,    "New jokers",                 "Neue Joker")                                \
    X(JOKERS_NEXT,       VALUE,   "later",                      "später")                                    \
    X(JOKERS_NOW,        VALUE,   "at once",                    "sofort")                                    \
    X(JOKERS_NEXT_IS,    ROW,     "From next turn on.",         "Erst im nächsten Zug.")                     \
    X(JOKERS_NOW_IS,     ROW,     "In that turn already.",      "Schon im selben Zug.")                      \
    X(CASTLES_NAME,      NAME,    "Castles",                    "Burgen")                                    \
    X(CASTLES_ON,        VALUE,   "with",                       "mit")                                       \
    X(CASTLES_OFF,       VALUE,   "without",                    "ohne")                                      \
    X(CASTLES_ON_IS,     ROW,     "Six equal dice: 2 points.",  "Sechs Gleiche: 2 Punkte.")                  \
    X(CASTLES_OFF_IS,    ROW,     "Nobody builds castles.",     "Niemand baut Burgen.")                      \
    X(LONGEST_NAME,      NAME,    "Longest road",               "Längste Straße")                            \
    X(LONGEST_1,         VALUE,   "1 point",                    "1 Punkt")                                   \
    X(LONGEST_2,         VALUE,   "2 points",                   "2 Punkte")                                  \
    X(LONGEST_IS,        ROW,     "For 5 roads in a row.",      "Ab fünf am Stück.")                         \
                                                                                                             \
    /* a game is running */                                                                                  \
    X(GAME_RUNNING,      ROW,     "A game is still running.",   "Es läuft noch ein Spiel.")                  \
    X(SOLO_SO_FAR,       ROW,     "Points so far: #",           "Punkte bisher: #")                          \
    X(LEADS_WITH,        HEADER,  " leads with #.",             " führt mit #.")                             \
    X(TIE_AT,            ROW,     "Nobody leads: tie at #.",    "Gleichstand bei #.")                        \
    X(GIVE_IT_UP,        DOUBLE,  "Give it up?",                "Aufgeben?")                                 \
    X(GIVE_UP,           KEY,     "Give up",                    "Aufgeben")
/* clang-format on */

#endif
