/* text_reasons: why a move is refused, as the player reads it. One row for each
 * word of rules/reason.h, in its order. */
#ifndef TEXT_REASONS_H
#define TEXT_REASONS_H

/* clang-format off */
#define TEXT_REASONS(X)                                                                                      \
    X(REASON_OK, MESSAGE,                                                                                    \
      "That is allowed.",                                                                                    \
      "Das geht.")                                                                                           \
    X(REASON_NO_ROLLS_LEFT, MESSAGE,                                                                         \
      "All three rolls are made.",                                                                           \
      "Deine drei Würfe sind weg.")                                                                          \
    X(REASON_NOTHING_ROLLED, MESSAGE,                                                                        \
      "You hold every die.",                                                                                 \
      "Du hältst alle Würfel.")                                                                              \
    X(REASON_ROLL_ALL_FIRST, MESSAGE,                                                                        \
      "The first roll takes all dice.",                                                                      \
      "Wirf zuerst alle Würfel.")                                                                            \
    X(REASON_NO_SUCH_DICE, MESSAGE,                                                                          \
      "There are no such dice.",                                                                             \
      "Solche Würfel gibt es nicht.")                                                                        \
    X(REASON_FACES_MISSING, MESSAGE,                                                                         \
      "Say what the dice show.",                                                                             \
      "Sag, was die Würfel zeigen.")                                                                         \
    X(REASON_ROLL_FIRST, MESSAGE,                                                                            \
      "Roll the dice first.",                                                                                \
      "Würfle zuerst.")                                                                                      \
    X(REASON_ROLLING_NOT_OVER, MESSAGE,                                                                      \
      "Stop rolling first.",                                                                                 \
      "Beende erst das Würfeln.")                                                                            \
    X(REASON_ROLLING_OVER, MESSAGE,                                                                          \
      "You have finished rolling.",                                                                          \
      "Das Würfeln ist vorbei.")                                                                             \
    X(REASON_GAME_OVER, MESSAGE,                                                                             \
      "The game is over.",                                                                                   \
      "Das Spiel ist aus.")                                                                                  \
    X(REASON_UNKNOWN_MOVE, MESSAGE,                                                                          \
      "There is no such move.",                                                                              \
      "Diesen Zug gibt es nicht.")                                                                           \
    X(REASON_NOTHING_TO_UNDO, MESSAGE,                                                                       \
      "Nothing to take back: a roll counts.",                                                                \
      "Weiter zurück geht es nicht.")                                                                        \
    X(REASON_START_ROAD_FIRST, MESSAGE,                                                                      \
      "Choose the start roads first.",                                                                       \
      "Wählt erst die Startstraßen.")                                                                        \
    X(REASON_NO_START_NOW, MESSAGE,                                                                          \
      "All start roads are chosen.",                                                                         \
      "Alle Startstraßen sind gewählt.")                                                                     \
    X(REASON_NOT_COASTAL, MESSAGE,                                                                           \
      "A start road must lie on the coast.",                                                                 \
      "Eine Startstraße muss an der Küste liegen.")                                                          \
    X(REASON_TOO_NEAR, MESSAGE,                                                                              \
      "Too near: at least five free roads must lie between start roads.",                                    \
      "Zu nah: Dazwischen müssen fünf Straßen frei sein.")                                                   \
    X(REASON_LEAVES_NO_START, MESSAGE,                                                                       \
      "That would leave a later player without a start road.",                                               \
      "Dann fände jemand nach dir keine Startstraße mehr.")                                                  \
    X(REASON_TRADE_FOR_GOLD, MESSAGE,                                                                        \
      "Gold is not traded for gold.",                                                                        \
      "Gold tauscht man nicht gegen Gold.")                                                                  \
    X(REASON_GOLD_MISSING, MESSAGE,                                                                          \
      "A trade takes two gold dice.",                                                                        \
      "Ein Tausch kostet zwei Gold.")                                                                        \
    X(REASON_KNIGHT_UNBUILT, MESSAGE,                                                                        \
      "This knight is not built yet.",                                                                       \
      "Diesen Ritter hast du noch nicht.")                                                                   \
    X(REASON_KNIGHT_FOREIGN, MESSAGE,                                                                        \
      "This knight serves somebody else.",                                                                   \
      "Das ist nicht dein Ritter.")                                                                          \
    X(REASON_JOKER_USED, MESSAGE,                                                                            \
      "This knight has helped already.",                                                                     \
      "Dieser Ritter hat schon geholfen.")                                                                   \
    X(REASON_JOKER_TOO_NEW, MESSAGE,                                                                         \
      "A new knight helps from your next turn on.",                                                          \
      "Ein neuer Ritter hilft erst im nächsten Zug.")                                                        \
    X(REASON_PAIR_INCOMPLETE, MESSAGE,                                                                       \
      "Both knights of this desert must be built.",                                                          \
      "Erst müssen beide Ritter dieser Wüste stehen.")                                                       \
    X(REASON_FIRST_OF_PAIR, MESSAGE,                                                                         \
      "The first knight of the pair gives the joker.",                                                       \
      "Den Joker gibt der erste Ritter des Paars.")                                                          \
    X(REASON_OTHER_RESOURCE, MESSAGE,                                                                        \
      "This knight gives another resource.",                                                                 \
      "Dieser Ritter gibt einen anderen Rohstoff.")                                                          \
    X(REASON_DIE_SPENT, MESSAGE,                                                                             \
      "This die is spent.",                                                                                  \
      "Dieser Würfel ist verbraucht.")                                                                       \
    X(REASON_SAME_FACE, MESSAGE,                                                                             \
      "The die shows that already.",                                                                         \
      "Das zeigt der Würfel schon.")                                                                         \
    X(REASON_NO_SUCH_SITE, MESSAGE,                                                                          \
      "There is no such site on this island.",                                                               \
      "Diesen Bauplatz gibt es hier nicht.")                                                                 \
    X(REASON_ALREADY_BUILT, MESSAGE,                                                                         \
      "You have built that already.",                                                                        \
      "Das hast du schon gebaut.")                                                                           \
    X(REASON_TAKEN, MESSAGE,                                                                                 \
      "Somebody else has built there.",                                                                      \
      "Dort hat schon jemand gebaut.")                                                                       \
    X(REASON_CASTLES_OFF, MESSAGE,                                                                           \
      "This game is played without castles.",                                                                \
      "Ihr spielt ohne Burgen.")                                                                             \
    X(REASON_OUT_OF_ORDER, MESSAGE,                                                                          \
      "Lower numbers come first.",                                                                           \
      "Erst die kleineren Zahlen.")                                                                          \
    X(REASON_NO_ROAD, MESSAGE,                                                                               \
      "None of your roads leads there.",                                                                     \
      "Keine deiner Straßen führt dorthin.")                                                                 \
    X(REASON_SITE_UNBUILT, MESSAGE,                                                                          \
      "Build the settlement on the way first.",                                                              \
      "Bau erst die Siedlung davor.")                                                                        \
    X(REASON_FOREIGN_SITE, MESSAGE,                                                                          \
      "Somebody else's settlement blocks the way.",                                                          \
      "Eine fremde Siedlung versperrt den Weg.")                                                             \
    X(REASON_NO_SETTLEMENT, MESSAGE,                                                                         \
      "A city needs your settlement there first.",                                                           \
      "Dort brauchst du erst eine Siedlung.")                                                                \
    X(REASON_KNIGHT_FAR, MESSAGE,                                                                            \
      "You have no road or settlement at this knight's land.",                                               \
      "Am Feld dieses Ritters hast du weder Straße noch Siedlung.")                                          \
    X(REASON_NEEDS_TRADE, MESSAGE,                                                                           \
      "Trade gold first, then you can pay.",                                                                 \
      "Tausche erst Gold, dann reicht es.")                                                                  \
    X(REASON_NEEDS_JOKER, MESSAGE,                                                                           \
      "Let a knight help first, then you can pay.",                                                          \
      "Lass erst einen Ritter helfen, dann reicht es.")                                                      \
    X(REASON_CANNOT_PAY, MESSAGE,                                                                            \
      "Your dice do not pay for that.",                                                                      \
      "Dafür reichen deine Würfel nicht.")                                                                   \
    X(REASON_NOT_UNDERSTOOD, MESSAGE,                                                                        \
      "Something else is expected here.",                                                                    \
      "Hier wird etwas anderes erwartet.")                                                                   \
    X(REASON_UNKNOWN_GAME, MESSAGE,                                                                          \
      "The games are standard, plus, extra and table.",                                                      \
      "Es gibt Standard, Plus, Extra und den Tisch.")                                                        \
    X(REASON_BAD_PLAYERS, MESSAGE,                                                                           \
      "This game is not for so many players.",                                                               \
      "Die Spielerzahl passt nicht zum Spiel.")                                                              \
    X(REASON_BAD_SWITCH, MESSAGE,                                                                            \
      "This game has no such house rule.",                                                                   \
      "Diese Hausregel hat das Spiel nicht.")                                                                \
    X(REASON_BAD_TURN, MESSAGE,                                                                              \
      "Turn and player do not fit together.",                                                                \
      "Zug und Spieler passen nicht zusammen.")                                                              \
    X(REASON_BAD_PHASE, MESSAGE,                                                                             \
      "The game cannot be in this phase here.",                                                              \
      "In dieser Phase kann das Spiel nicht sein.")                                                          \
    X(REASON_BAD_WINNER, MESSAGE,                                                                            \
      "By the points somebody else has won.",                                                                \
      "Nach Punkten hat jemand anders gewonnen.")                                                            \
    X(REASON_BAD_DICE, MESSAGE,                                                                              \
      "Rolls and dice do not fit this turn.",                                                                \
      "Würfe und Würfel passen nicht zu diesem Zug.")                                                        \
    X(REASON_NOT_ASCENDING, MESSAGE,                                                                         \
      "Names stand in the order of the sheet.",                                                              \
      "Die Namen müssen der Reihe nach stehen.")                                                             \
    X(REASON_BAD_JOKER, MESSAGE,                                                                             \
      "This knight cannot carry this mark.",                                                                 \
      "Dieses Zeichen passt nicht zum Ritter.")                                                              \
    X(REASON_BAD_BOXES, MESSAGE,                                                                             \
      "The boxes do not fit what is built.",                                                                 \
      "Die Kästchen passen nicht zum Gebauten.")                                                             \
    X(REASON_BAD_TITLE, MESSAGE,                                                                             \
      "Somebody else must hold this title.",                                                                 \
      "Diesen Titel muss jemand anders haben.")                                                              \
    X(REASON_BAD_START, MESSAGE,                                                                             \
      "No choice of start roads leads here.",                                                                \
      "So können Startstraßen nicht liegen.")                                                                \
    X(REASON_HAS_WON, MESSAGE,                                                                               \
      "Somebody has ten points: the game is over.",                                                          \
      "Jemand hat zehn Punkte: Das Spiel ist aus.")                                                          \
    X(REASON_NO_SUCH_SEAT, MESSAGE,                                                                          \
      "Nobody sits there.",                                                                                  \
      "Da sitzt niemand.")                                                                                   \
    X(REASON_ROLL_OFF_FIRST, MESSAGE,                                                                        \
      "First find out who begins.",                                                                          \
      "Erst muss klar sein, wer beginnt.")                                                                   \
    X(REASON_NO_ROLL_OFF_NOW, MESSAGE,                                                                       \
      "It is settled who begins.",                                                                           \
      "Es steht fest, wer beginnt.")                                                                         \
    X(REASON_HAS_ROLLED_OFF, MESSAGE,                                                                        \
      "This player does not roll in this round.",                                                            \
      "Dieser Spieler würfelt hier nicht mehr.")                                                             \
    X(REASON_NOT_BEGUN, MESSAGE,                                                                             \
      "The first turn has not begun.",                                                                       \
      "Der erste Zug hat noch nicht begonnen.")                                                              \
    X(REASON_HAS_ROLLED, MESSAGE,                                                                            \
      "The dice are rolled once a turn.",                                                                    \
      "Gewürfelt wird einmal im Zug.")                                                                       \
    X(REASON_CARD_DRAWN, MESSAGE,                                                                            \
      "These dice were drawn already, until the deck is shuffled.",                                          \
      "Dieser Wurf ist schon gezogen, bis neu gemischt wird.")                                               \
    X(REASON_NO_BOARD, MESSAGE,                                                                              \
      "You do not play on this board.",                                                                      \
      "Auf diesem Plan spielt ihr nicht.")                                                                   \
    X(REASON_BOARD_STAYS, MESSAGE,                                                                           \
      "The game has begun: the board stays.",                                                                \
      "Das Spiel läuft: Der Plan bleibt liegen.")                                                            \
    X(REASON_NO_WIN_NOW, MESSAGE,                                                                            \
      "Nobody wins while the others build.",                                                                 \
      "In der Sonderbauphase gewinnt niemand.")                                                              \
    X(REASON_CATANIAN_1_FIRST, MESSAGE,                                                                      \
      "Catanian 1 finishes first, then you can win.",                                                        \
      "Erst ist Catanier 1 fertig, dann kannst du gewinnen.")                                                \
    X(REASON_NOT_ON_TURN, MESSAGE,                                                                           \
      "You can only win on your own turn.",                                                                  \
      "Gewinnen kann nur, wer am Zug ist.")                                                                  \
    X(REASON_BAD_BOARD, MESSAGE,                                                                             \
      "The box has other hexes and harbours.",                                                               \
      "In der Schachtel sind andere Felder und Häfen.")                                                      \
    X(REASON_BAD_ROLL_OFF, MESSAGE,                                                                          \
      "These rolls do not say who begins.",                                                                  \
      "So entscheidet sich nicht, wer beginnt.")                                                             \
    X(REASON_BAD_COUNTS, MESSAGE,                                                                            \
      "The rolls counted do not fit the turns.",                                                             \
      "Die gezählten Würfe passen nicht zu den Zügen.")                                                      \
    X(REASON_BAD_DECK, MESSAGE,                                                                              \
      "The deck cannot have given these rolls.",                                                             \
      "So können die Karten nicht gefallen sein.")
/* clang-format on */

#endif
