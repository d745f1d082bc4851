/* text_statistics: what the device remembers of rolls and games. Part of text_list.h. */
#ifndef TEXT_STATISTICS_H
#define TEXT_STATISTICS_H

/* clang-format off */
#define TEXT_STATISTICS(X)                                                                                   \
    X(STATS_FACES,       HEADER,  "Dice: #",                    "Würfel: #")                                 \
    X(STATS_FACES_GAME,  HEADER,  "This game: #",               "Dieses Spiel: #")                           \
    X(STATS_SUMS,        HEADER,  "Sums: #",                    "Summen: #")                                 \
    X(STATS_SUMS_GAME,   HEADER,  "Sums now: #",                "Summen jetzt: #")                           \
    X(STATS_FAIR,        VERDICT, "Fair: # in 100 honest dice look more uneven.",                            \
                                  "Fair: # von 100 ehrlichen Würfeln sind ungleicher.")                      \
    X(STATS_SUSPICIOUS,  VERDICT, "Suspicious: not 1 in 100 honest dice look so uneven.",                    \
                                  "Verdächtig: keiner von 100 ehrlichen ist so ungleich.")                   \
    X(STATS_TOO_FEW,     VERDICT, "Too few rolls yet to judge the dice.",                                    \
                                  "Noch zu wenig Würfe für ein Urteil.")                                     \
    X(STATS_NO_FACES,    MESSAGE, "Nothing rolled yet. The dice are waiting for you.",                       \
                                  "Noch nichts gewürfelt. Die Würfel warten auf dich.")                      \
    X(STATS_GAMES,       HEADER,  "Games: #",                   "Spiele: #")                                 \
    X(STATS_NO_GAMES,    MESSAGE, "No game has been played to its end yet. Who wins the first?",             \
                                  "Noch kein Spiel ist zu Ende gespielt. Wer gewinnt das erste?")            \
    X(STATS_WINS,        HEADER,  "Wins",                       "Siege")                                     \
    X(STATS_NO_WINS,     MESSAGE, "Who has won most often? So far nobody has beaten anybody.",               \
                                  "Wer siegt am häufigsten? Noch hat niemand jemanden besiegt.")             \
    X(STATS_STANDARD,    HEADER,  "Standard alone",             "Standard allein")                           \
    X(STATS_NO_STANDARD, MESSAGE, "Play Standard alone: your points will stand here.",                       \
                                  "Spiel Standard allein: Deine Punkte kommen hierher.")                     \
    X(STATS_PLAYERS,     HEADER,  "Standard by name",           "Standard je Name")                          \
    X(STATS_NO_PLAYERS,  MESSAGE, "Everybody's best Standard game will stand here.",                         \
                                  "Hier steht bald von allen das beste Standard-Spiel.")                     \
    X(STATS_PLUS,        HEADER,  "Plus: fewest turns",         "Plus: wenigste Züge")                       \
    X(STATS_NO_PLUS,     MESSAGE, "Play Plus alone: the fewer turns, the higher your place.",                \
                                  "Spiel Plus allein: je weniger Züge, desto weiter vorn.")                  \
    X(KEY_RESET,         KEY,     "Reset",                      "Löschen")                                   \
    X(FORGET_WHAT,       ROW,     "All counts and best lists",  "Alle Zähler und Bestlisten")                \
    X(FORGET_THEM,       DOUBLE,  "Forget all?",                "Vergessen?")                                \
    X(KEY_FORGET,        KEY,     "Forget",                     "Vergessen")
/* clang-format on */

#endif
