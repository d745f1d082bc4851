/* text_advice: hints, and those whom the device plays. Part of text_list.h. */
#ifndef TEXT_ADVICE_H
#define TEXT_ADVICE_H

/* clang-format off */
#define TEXT_ADVICE(X)                                                                                       \
    /* the players of the device, in the order of bot_level from BOT_EASY on; their initials are in seats.c */ \
    X(BOT_EASY,          VALUE,   "Lamb",                       "Lamm")                                      \
    X(BOT_GREEDY,        VALUE,   "Hamster",                    "Hamster")                                   \
    X(BOT_BEST,          VALUE,   "Fox",                        "Fuchs")                                     \
    X(BOT_NOBODY_IS,     ROW,     "A person, at this device",   "Ein Mensch, hier am Gerät")                 \
    X(BOT_EASY_IS,       ROW,     "Easy: builds what it can",   "Leicht: baut drauflos")                     \
    X(BOT_GREEDY_IS,     ROW,     "Medium: grabs points",       "Mittel: rafft Punkte")                      \
    X(BOT_BEST_IS,       ROW,     "Hard: knows all the tricks", "Schwer: kennt alle Kniffe")                 \
                                                                                                             \
    /* before a game */                                                                                      \
    X(WHO_PLAYS,         HEADER,  "Who plays?",                 "Wer spielt mit?")                           \
    X(SEATS_NO_BOTS,     ITEM,    "Computers: none",            "Computer: keine")                           \
    X(SEATS_BOTS,        ITEM,    "Computers: #",               "Computer: #")                               \
    X(HINTS_ALONE,       ITEM,    "Hints alone: ",              "Tipps allein: ")                            \
    X(HINTS_TOGETHER,    ITEM,    "Hints in company: ",         "Tipps zu mehreren: ")                       \
    X(HINTS_HOW,         ROW,     "Hold A in your turn.",       "In deinem Zug: A lang.")                    \
                                                                                                             \
    /* a hint; # is a number with a decimal */                                                               \
    X(HINT_OFFER,        PANEL,   "Hold A: hint",               "A lang: Tipp")                              \
    X(HINT_SHORT,        NOTE,    "hold A",                     "A lang")                                    \
    X(HINT_TAKE_KEEP,    CHIP,    "Hold A: keep",               "A lang: halten")                            \
    X(HINT_TAKE_STOP,    CHIP,    "Hold A: stop",               "A lang: Stopp")                             \
    X(HINT_KEEP_POINTS,  ROW,     "Expect # points",            "Erwartet: # Punkte")                        \
    X(HINT_KEEP_CHANCE,  ROW,     "Chance to win: # %",         "Siegchance: # %")                           \
    X(HINT_KEEP_TURNS,   ROW,     "About # turns to go",        "Noch etwa # Züge")                          \
    X(HINT_ALL_POINTS,   ROW,     "Roll all: # points",         "Alle neu: # Punkte")                        \
    X(HINT_ALL_CHANCE,   ROW,     "Roll all: # % to win",       "Alle neu: Sieg zu # %")                     \
    X(HINT_ALL_TURNS,    ROW,     "Roll all: # turns to go",    "Alle neu: noch # Züge")                     \
    X(HINT_STOP_POINTS,  ROW,     "Stop: # points",             "Aufhören: # Punkte")                        \
    X(HINT_STOP_CHANCE,  ROW,     "Stop: # % to win",           "Aufhören: Sieg zu # %")                     \
    X(HINT_STOP_TURNS,   ROW,     "Stop: # turns to go",        "Aufhören: noch # Züge")                     \
                                                                                                             \
    /* why: one of advice_why; where sites have numbers, # is one */                                         \
    X(WHY_WINS,          WHY,     "That wins!",                 "Das gewinnt!")                              \
    X(WHY_TAKES_ROAD,    WHY,     "Takes Longest Road",         "Holt Längste Straße")                       \
    X(WHY_TAKES_ARMY,    WHY,     "Takes Largest Army",         "Holt die Rittermacht")                      \
    X(WHY_CUTS,          WHY,     "Cuts a rival's road",        "Trennt eine Straße")                        \
    X(WHY_POINT,         WHY,     "+1 point",                   "+1 Punkt")                                  \
    X(WHY_POINTS,        WHY,     "+# points",                  "+# Punkte")                                 \
    X(WHY_OPENS_TOWN_NO, WHY,     "Settlement # is open",       "Dann geht Siedlung #")                      \
    X(WHY_OPENS_CITY_NO, WHY,     "Opens city #",               "Dann geht Stadt #")                         \
    X(WHY_OPENS_TOWN,    WHY,     "Opens a settlement",         "Dann geht Siedlung")                        \
    X(WHY_OPENS_CITY,    WHY,     "Opens a city",               "Dann geht eine Stadt")                      \
    X(WHY_HOLDS_ROAD,    WHY,     "Guards Longest Road",        "Sichert die Straße")                        \
    X(WHY_HOLDS_ARMY,    WHY,     "Guards Largest Army",        "Sichert die Rittermacht")                   \
    X(WHY_ARMS,          WHY,     "Joker: ",                    "Joker: ")                                   \
    X(WHY_ARMS_ANY,      WHY,     "Joker: any",                 "Joker: beliebig")                           \
    X(WHY_ARMS_LATER,    WHY,     "One more knight",            "Ein Ritter mehr")                           \
    X(WHY_TO_TOWN_NO,    WHY,     "Settlement # is nearer",     "Richtung Siedlung #")                       \
    X(WHY_TO_CITY_NO,    WHY,     "Towards city #",             "Richtung Stadt #")                          \
    X(WHY_TO_TOWN,       WHY,     "Towards a settlement",       "Richtung Siedlung")                         \
    X(WHY_TO_CITY,       WHY,     "Towards a city",             "Richtung Stadt")                            \
    X(WHY_WAITS,         WHY,     "Keep the jokers",            "Spar dir die Joker")                        \
    X(WHY_CANNOT,        WHY,     "Nothing to build",           "Nichts zu bauen")                           \
    X(WHY_STARTS_TOWN,   WHY,     "Close to a settlement",      "Nah an einer Siedlung")                     \
    X(WHY_STARTS_CITY,   WHY,     "Close to a city",            "Nah an einer Stadt")                        \
    X(WHY_STARTS,        WHY,     "Room to grow",               "Platz für mehr")                            \
                                                                                                             \
    /* somebody whom the device plays: what he does, in the order of move_kind where there is one */         \
    X(OPPONENT_THINKS,   ROW,     "thinks…",                    "überlegt…")                                 \
    X(OPPONENT_ROLLS,    ROW,     "rolls",                      "würfelt")                                   \
    X(OPPONENT_ROLLS_ALL, ROW,    "rolls them all again",       "würfelt alle neu")                          \
    X(OPPONENT_KEEPS,    ROW,     "keeps #, rolls again",       "behält # und würfelt")                      \
    X(OPPONENT_STARTS,   WHY,     "takes a start road",         "nimmt Startstraße")                         \
    X(OPPONENT_STOPS,    WHY,     "stops rolling",              "hört auf zu würfeln")                       \
    X(OPPONENT_TRADES,   PANEL,   "trades gold:",               "tauscht Gold:")                             \
    X(OPPONENT_JOKER,    PANEL,   "uses a joker:",              "nimmt Joker:")                              \
    X(OPPONENT_BUILDS,   PANEL,   "builds",                     "baut")                                      \
    X(OPPONENT_ENDS,     WHY,     "ends: +#",                   "fertig: +#")                                \
    X(OPPONENT_NOTHING,  WHY,     "builds nothing: -2",         "baut nichts: -2")                           \
    X(OPPONENT_DONE,     WHY,     "ends the turn",              "ist fertig")                                \
    X(KEY_FASTER,        KEY,     "Faster",                     "Schneller")                                 \
                                                                                                             \
    /* best lists */                                                                                         \
    X(WITH_HINTS,        NOTE,    "hints",                      "Tipps")                                     \
                                                                                                             \
    /* the help */                                                                                           \
    X(BUTTONS_HINT, PAGE,                                                                                    \
      "Where hints are on, hold A in your turn: it marks the best dice or build. Again: it holds the dice.", \
      "Sind Tipps an, drück in deinem Zug lange A: Es zeigt das Beste. Nochmal: Es hält die Würfel.")
/* clang-format on */

#endif
