/* text_game: what is said in a game. Part of text_list.h. */
#ifndef TEXT_GAME_H
#define TEXT_GAME_H

/* clang-format off */
#define TEXT_GAME(X)                                                                                         \
    /* what the buttons do */                                                                                \
    X(KEY_BUILD,       KEY,   "Build",            "Bauen")                                                   \
    X(KEY_END,         KEY,   "End turn",         "Zugende")                                                 \
    X(KEY_STOP,        KEY,   "Stop",             "Stopp")                                                   \
    X(KEY_TAKE,        KEY,   "Take",             "Nehmen")                                                  \
    X(KEY_CHOOSE,      KEY,   "Choose",           "Wählen")                                                  \
    X(KEY_LOOK,        KEY,   "Look",             "Ansehen")                                                 \
    X(KEY_NEXT_PLAYER, KEY,   "Next player",      "Weitergeben")                                             \
    X(KEY_MENU,        KEY,   "Menu",             "Menü")                                                    \
    X(KEY_WHOLE,       KEY,   "Whole island",     "Ganze Insel")                                             \
    X(HOLD_A,          PANEL3, "Hold A to know more", "A halten: mehr dazu")                                 \
    X(BRICK,           NOTE,  "brick",            "Lehm")                                                    \
    X(LUMBER,          NOTE,  "lumber",           "Holz")                                                    \
    X(WOOL,            NOTE,  "wool",             "Wolle")                                                   \
    X(GRAIN,           NOTE,  "grain",            "Korn")                                                    \
    X(ORE,             NOTE,  "ore",              "Erz")                                                     \
    X(GOLD,            NOTE,  "gold",             "Gold")                                                    \
    /* whose turn */                                                                                         \
    X(YOUR_TURN,       PANEL, "Your turn!",       "Du bist dran!")                                           \
    X(YOU_BEGIN,       PANEL, "You begin!",       "Du beginnst!")                                            \
    X(TURN_OF,         PANEL, "Turn #/#",         "Zug #/#")                                                 \
    X(TURN,            PANEL, "Turn #",           "Zug #")                                                   \
    X(POINTS,          PANEL, "# points",         "# Punkte")                                                \
    X(POINT,           PANEL, "1 point",          "1 Punkt")                                                 \
    X(DICE_NOW,        PANEL, "# dice",           "# Würfel")                                                \
    X(START_ROAD,      PANEL, "Start road",       "Startstraße")                                             \
    /* rolling */                                                                                            \
    X(ROLL_SHORT,      HEADER, "Roll #/#",        "Wurf #/#")                                                \
    X(CAN_BUILD,       NOTE,  "Build",            "Bauen")                                                   \
    X(NO_BUILD,        ROW,   "Nothing to build yet", "Noch nichts zu bauen")                                \
    X(BUILD_NOW,       CHIP,  "Build now",        "Jetzt bauen")                                             \
    X(STOP_ROLLING,    CHIP,  "Stop rolling",     "Aufhören")                                                \
    X(ISLAND,          CHIP,  "Island",           "Insel")                                                   \
    /* building */                                                                                           \
    X(CASTLE,          PIECE, "Castle",           "Burg")                                                    \
    X(END_TURN,        PANEL, "End turn",         "Zugende")                                                 \
    X(TRADE,           PANEL, "Trade gold",       "Goldtausch")                                              \
    X(JOKER,           PANEL, "Use joker",        "Joker")                                                   \
    X(ONLY_JOKERS,     PANEL3, "More only with jokers", "Mehr nur mit Jokern")                               \
    X(NOTHING_MORE,    PANEL3, "Nothing more to build", "Nichts mehr zu bauen")                              \
    X(TAKES_ROAD,      PANEL, "Longest Road",     "Längste Str.")                                            \
    X(TAKES_ARMY,      PANEL, "Largest Army",     "Rittermacht")                                             \
    X(WINS,            PANEL, "You win!",         "Gewonnen!")                                               \
    /* gold and jokers by hand */                                                                            \
    X(TRADE_FOR,       ROW,   "2 gold become",    "2 Gold werden zu")                                        \
    X(WHICH_KNIGHT,    ROW,   "Which knight helps?", "Welcher Ritter hilft?")                                \
    X(WHICH_DIE,       ROW,   "Which die changes?", "Welcher Würfel?")                                       \
    X(WHICH_FACE,      ROW,   "What shall it show?", "Was soll er zeigen?")                                  \
    /* one piece */                                                                                          \
    X(HOW_GOLD,        ROW,   "# gold =",         "# Gold =")                                                \
    X(HOW_KNIGHT,      ROW,   "Knight #:",        "Ritter #:")                                               \
    X(HOW_READY,       MESSAGE, "Your dice already pay for it.", "Deine Würfel reichen dafür.")              \
    X(MISSING,         NOTE,  "Missing",          "Es fehlt")                                                \
    /* end of the turn */                                                                                    \
    X(TURN_ENDS,       HEADER, "End of turn",     "Zugende")                                                 \
    X(TURN_BUILT,      NOTE,  "Built",            "Gebaut")                                                  \
    X(TURN_NOTHING,    ROW,   "Nothing built",    "Nichts gebaut")                                           \
    X(TURN_SCORED,     ROW,   "This turn: +#",    "Dieser Zug: +#")                                          \
    X(TURN_TOTAL,      ROW,   "Points so far: #", "Punkte bisher: #")                                        \
    X(TURN_EMPTY,      WARNING, "Nothing built: that costs 2 points. End the turn all the same?", "Nichts gebaut: Das kostet 2 Punkte. Den Zug trotzdem beenden?")\
    X(COULD_GO_ON,     ROW,   "You could still build.", "Du könntest noch bauen.")                           \
    X(TURN_VICTORY,    ROW,   "# of # points",    "# von # Punkten")
/* clang-format on */

#endif
