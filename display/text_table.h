/* text_table: what is said in an evening at the board game. Part of text_list.h. */
#ifndef TEXT_TABLE_H
#define TEXT_TABLE_H

/* clang-format off */
#define TEXT_TABLE(X)                                                                                        \
    /* which game */                                                                                         \
    X(GAME_TABLE,         VALUE,   "Table",                     "Tisch")                                     \
    X(TABLE_FOR,          ROW,     "#-# players, board game",   "#-# Spieler, Brettspiel")                   \
    X(TABLE_DOES,         ROW,     "Dice, turns, board",        "Würfel, Züge, Plan")                        \
                                                                                                             \
    /* setup, one row each */                                                                                \
    X(AT_THE_TABLE,       HEADER,  "At the table",              "Am Tisch")                                  \
    X(TABLE_PLAYERS,      NAME,    "Players: ",                 "Spieler: ")                                 \
    X(TABLE_RULE,         NAME,    "Rule: ",                    "Regel: ")                                   \
    X(TABLE_EXPANSIONS,   NAME,    "Expansions: ",              "Erweiterungen: ")                           \
    X(TABLE_DICE,         NAME,    "Dice: ",                    "Würfel: ")                                  \
    X(TABLE_BOARD,        NAME,    "Board: ",                   "Spielplan: ")                               \
    X(TABLE_CORNER,       NAME,    "Token A: ",                 "Chip A: ")                                  \
    X(TABLE_TIMER,        NAME,    "Timer: ",                   "Zeit: ")                                    \
    X(NUMBER,             NOTE,    "#",                         "#")                                         \
    X(RULE_PAIRED,        NAME,    "Paired Players",            "Spielerpaare")                              \
    X(RULE_SPECIAL,       NAME,    "Special Build",             "Sonderbauen")                               \
    X(EXPANSIONS_NONE,    VALUE,   "none",                      "keine")                                     \
    X(DICE_TRUE,          NAME,    "real chance",               "echter Zufall")                             \
    X(DICE_DECK,          NAME,    "deck of 36",                "36 Karten")                                 \
    X(BOARD_NONE,         VALUE,   "by hand",                   "von Hand")                                  \
    X(BOARD_DRAWN,        VALUE,   "shuffled",                  "gemischt")                                  \
    X(CORNER_TOP_LEFT,    NAME,    "top left",                  "oben links")                                \
    X(CORNER_MID_LEFT,    NAME,    "left",                      "links")                                     \
    X(CORNER_LOW_LEFT,    NAME,    "bottom left",               "unten links")                               \
    X(CORNER_LOW_RIGHT,   NAME,    "bottom right",              "unten rechts")                              \
    X(CORNER_MID_RIGHT,   NAME,    "right",                     "rechts")                                    \
    X(CORNER_TOP_RIGHT,   NAME,    "top right",                 "oben rechts")                               \
    X(CORNER_ANY,         NAME,    "any corner",                "beliebig")                                  \
    X(TIMER_ON,           VALUE,   "# min",                     "# min")                                     \
                                                                                                             \
    /* expansions, in the order of table_expansion */                                                        \
    X(SEAFARERS,          TICKED,  "Seafarers",                 "Seefahrer")                                 \
    X(CITIES_KNIGHTS,     TICKED,  "Cities & Knights",          "Städte & Ritter")                           \
    X(FISHERMEN,          TICKED,  "Fishermen of Catan",        "Fischer von Catan")                         \
    X(BARBARIAN_ATTACK,   TICKED,  "Barbarian Attack",          "Barbarenüberfall")                          \
    X(TRADERS,            TICKED,  "Traders & Barbarians",      "Händler & Barbaren")                        \
    X(EXPLORERS,          TICKED,  "Explorers & Pirates",       "Entdecker & Piraten")                       \
                                                                                                             \
    /* the board */                                                                                          \
    X(BOARD,              KEY,     "Board",                     "Spielplan")                                 \
    X(BOARD_ROW,          HEADER,  "Row # of #",                "Reihe # von #")                             \
    X(BOARD_TOKENS,       HEADER,  "Tokens (row.hex)",          "Chips (Reihe.Feld)")                        \
    X(BOARD_OTHER,        DOUBLE,  "Another?",                  "Ein neuer?")                                \
    X(BOARD_OTHER_IS,     ROW,     "Everything is shuffled.", "Alles wird neu gemischt.")               \
    X(KEY_LAY_AGAIN,      KEY,     "Shuffle",                   "Mischen")                                   \
                                                                                                             \
    /* who begins */                                                                                         \
    X(WHO_BEGINS,         HEADER,  "Who begins?",               "Wer beginnt?")                              \
    X(TIE_AGAIN,          HEADER,  "A tie!",                    "Gleichstand!")                              \
    X(HIGHEST_BEGINS,     ROW,     "The highest roll begins.",  "Der höchste Wurf beginnt.")                 \
    X(TIED_ROLL_AGAIN,    ROW,     "They roll again.",          "Sie würfeln noch einmal.")                  \
    X(KEY_BEGINS,         KEY,     "Begins",                    "Beginnt")                                   \
    X(ONE_BEGINS,         ROW,     "# begins!",                 "# beginnt!")                                \
    X(CATANIAN_2_IS,      ROW,     "Catanian 2: ",              "Catanier 2: ")                              \
    X(PLACE_FIRST,        VERDICT, "Place your settlements and roads now, then go on.",                      \
                                   "Jetzt Siedlungen und Straßen setzen, dann weiter.")                      \
    X(KEY_FIRST_TURN,     KEY,     "First turn",                "Erster Zug")                                \
                                                                                                             \
    /* a turn: who, and what he does, in the order of table_phase from TABLE_BEFORE on */                    \
    X(CATANIAN,           HEADER,  "Catanian #",                "Catanier #")                                \
    X(SPECIAL_BUILD,      HEADER,  "Special Build",             "Sonderbauphase")                            \
    X(DOES_ROLL,          PHASE,   "rolls",                     "würfelt")                                   \
    X(DOES_TRADE,         PHASE,   "trades",                    "handelt")                                   \
    X(DOES_BUILD,         PHASE,   "builds",                    "baut")                                      \
    X(DOES_BOTH,          PHASE,   "is on turn",                "ist dran")                                  \
    X(DOES_TRADE_2,       PHASE,   "trades",                    "handelt")                                   \
    X(DOES_BUILD_2,       PHASE,   "builds",                    "baut")                                      \
    X(DOES_EXTRA,         PHASE,   "may build",                 "darf bauen")                                \
    X(THEN,               NAME,    "Then: ",                    "Danach: ")                                  \
    X(RED,                NOTE,    "R",                         "R")                                         \
    X(YELLOW,             NOTE,    "Y",                         "G")                                         \
    X(EVENT_SHIP,         NOTE,    "ship",                      "Schiff")                                    \
    X(EVENT_YELLOW,       NOTE,    "yellow",                    "gelb")                                      \
    X(EVENT_BLUE,         NOTE,    "blue",                      "blau")                                      \
    X(EVENT_GREEN,        NOTE,    "green",                     "grün")                                      \
                                                                                                             \
    /* what A does in a turn */                                                                              \
    X(ALLOWED,            KEY,     "Allowed",                   "Erlaubt")                                   \
    X(PAUSE,              KEY,     "Pause",                     "Pause")                                     \
    X(TABLE_UNDO,         KEY,     "Undo",                      "Rückgängig")                                \
    X(I_HAVE_WON,         KEY,     "I win!",                    "Gewonnen!")                                 \
                                                                                                             \
    /* announced */                                                                                          \
    X(SEVEN,              BESIDE,  "The robber! With 8 or more cards, discard half. Then move him and steal.",\
                                   "Der Räuber! Ab 8 Karten die Hälfte abgeben, dann versetzen und rauben.") \
    X(ATTACK,             BESIDE,  "The barbarians attack! Are the knights as strong as the cities?",        \
                                   "Die Barbaren greifen an! Sind die Ritter so stark wie die Städte?")      \
                                                                                                             \
    /* what is allowed, in the order of table_act */                                                         \
    X(MAY,                NAME,    " may",                      " darf")                                     \
    X(ACT_ROLL,           ACT,     "Roll the dice",             "Würfeln")                                   \
    X(ACT_SUPPLY,         ACT,     "Trade with the supply",     "Tauschen mit der Bank")                     \
    X(ACT_PLAYERS,        ACT,     "Trade with the players",    "Handeln mit den anderen")                   \
    X(ACT_BUILD,          ACT,     "Build",                     "Bauen")                                     \
    X(ACT_BUY,            ACT,     "Buy development cards",     "Entwicklungskarte kaufen")                  \
    X(ACT_CARD,           ACT,     "Play a development card",   "Entwicklungskarte spielen")                 \
    X(ACT_OTHER_CARD,     ACT,     "... bought in either role", "... in jeder Rolle gekauft")                \
    X(ACT_SECOND_CARD,    ACT,     "A card by Catanian 2",      "Karte von Catanier 2")                      \
    X(ACT_PROGRESS,       ACT,     "Play progress cards",       "Fortschrittskarten")                        \
    X(ACT_ALCHEMIST,      ACT,     "Play the Alchemist",        "Alchemist spielen")                         \
                                                                                                             \
    /* what Catanian 2 may do with expansions, in the order of table_note */                                 \
    X(NOTE_MOVE_SHIP,     ACT,     "Move a ship",               "Ein Schiff versetzen")                      \
    X(NOTE_PROGRESS,      ACT,     "Any number of progress cards",                                           \
                                   "Beliebig viele Fortschrittskarten")                                      \
    X(NOTE_KNIGHTS,       ACT,     "Knights: promote, move, (de)activate; chase the robber, displace",       \
                                   "Ritter befördern, versetzen, (de)aktivieren; Räuber, Ritter vertreiben") \
    X(NOTE_IMPROVE,       ACT,     "Improve cities",            "Städte ausbauen")                           \
    X(NOTE_NO_ALCHEMIST,  ACT,     "Catanian 2: the Alchemist before this roll",                             \
                                   "Catanier 2: Alchemist vor diesem Wurf")                                  \
    X(NOTE_OLD_BOOT,      ACT,     "Pass the old boot to someone with as many points or more",               \
                                   "Den alten Schuh weitergeben: bei gleich viel oder mehr Punkten")         \
    X(NOTE_FISH,          ACT,     "Use fish",                  "Fische einsetzen")                          \
    X(NOTE_MOVE_KNIGHTS,  ACT,     "At the end: move your knights",                                          \
                                   "Am Ende: deine Ritter ziehen")                                           \
    X(NOTE_MOVE_WAGON,    ACT,     "At the end: move your wagon",                                            \
                                   "Am Ende: deinen Wagen ziehen")                                           \
    X(NOTE_MOVE_SHIPS,    ACT,     "At the end: move all ships, with their actions",                         \
                                   "Am Ende: alle Schiffe ziehen, mit Aktionen")                             \
                                                                                                             \
    /* statistics, pause, the end */                                                                         \
    X(TABLE_ROLLS,        HEADER,  "Rolls: #",                  "Würfe: #")                                  \
    X(DECK_IS_EVEN,       VERDICT, "A deck of 36 evens itself out.",                                         \
                                   "36 Karten gleichen sich von selbst aus.")                                \
    X(PAUSED,             DOUBLE,  "Pause",                     "Pause")                                     \
    X(PAUSE_IS,           ROW,     "The clock stands still.",   "Die Uhr steht still.")                      \
    X(WHO_HAS_WON,        HEADER,  "Who has won?",              "Wer gewinnt?")                              \
    X(ENOUGH_POINTS,      ROW,     "Enough points to win?",     "Genug Punkte zum Sieg?")                    \
    X(KEY_HAS_WON,        KEY,     "Has won",                   "Gewinnt")                                   \
    X(AFTER_TURNS,        ROW,     "in turn #",                 "in Zug #")                                  \
    X(NEW_EVENING,        KEY,     "New",                       "Neu")                                       \
    X(EVENING_RUNNING,    ROW,     "Turn # at the table.",      "Zug # am Tisch.")
/* clang-format on */

#endif
