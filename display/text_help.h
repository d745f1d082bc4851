/* text_help: the rules in short pages. Part of text_list.h. */
#ifndef TEXT_HELP_H
#define TEXT_HELP_H

/* clang-format off */
#define TEXT_HELP(X)                                                                                         \
    X(COSTS,          KEY,   "Costs",       "Kosten")                                                        \
    X(COSTS_POINTS,   MARK,  "Points",      "Punkte")                                                        \
    X(COSTS_SIX,      COST,  "six equal",   "6 gleiche")                                                     \
                                                                                                             \
    /* chapters */                                                                                           \
    X(HELP_BUTTONS,   HEADER, "Buttons",    "Bedienung")                                                     \
    X(HELP_STANDARD,  HEADER, "Standard",   "Standard")                                                      \
    X(HELP_PLUS,      HEADER, "Plus",       "Plus")                                                          \
    X(HELP_EXTRA,     MARK,   "Extra",      "Extra")                                                         \
                                                                                                             \
    /* the buttons */                                                                                        \
    X(BUTTONS_CHOOSE, PAGE,                                                                                  \
      "◄ and ► choose. The bottom line always says what A and B do right now.",                              \
      "Mit ◄ und ► wählst du aus. Unten steht immer, was A und B gerade tun.")                               \
    X(BUTTONS_HOLD_B, PAGE,                                                                                  \
      "B mostly leads back. Hold B for a moment to get to the menu. Your game is kept.",                     \
      "B führt meist zurück. B lange drücken: ins Menü. Dein Spiel wartet so lange auf dich.")               \
    X(BUTTONS_HOLD_A, PAGE,                                                                                  \
      "Hold A for a moment: in a game you see what everything costs, with free dice what you could build.",  \
      "A lange drücken: Im Spiel siehst du die Kosten, bei freien Würfeln, was du bauen könntest.")          \
    X(BUTTONS_ROLL, PAGE,                                                                                    \
      "Go to a die with ◄►. A holds it or lets it go. B rolls all the others again.",                        \
      "Geh mit ◄► zu einem Würfel. A hält ihn fest oder lässt ihn los. B würfelt mit den anderen.")          \
    X(BUTTONS_UNDO, PAGE,                                                                                    \
      "Wrong button? Undo takes moves back, up to the last roll. The roll itself stays.",                    \
      "Verdrückt? Rückgängig nimmt Schritte zurück, bis zum letzten Wurf. Der Wurf selbst bleibt.")          \
    X(BUTTONS_PASS, PAGE,                                                                                    \
      "One device for all: when your turn is over, pass it on. It says who is next.",                        \
      "Ein Gerät für alle: Ist dein Zug vorbei, gib es weiter. Es sagt, wer dran ist.")                      \
                                                                                                             \
    /* Standard */                                                                                           \
    X(STANDARD_AIM, PAGE,                                                                                    \
      "Everyone has an island and 15 turns. Whatever you build brings points. The most points win.",         \
      "Jeder hat eine eigene Insel und 15 Züge. Was du baust, bringt Punkte. Wer die meisten hat, "          \
      "gewinnt.")                                                                                            \
    X(STANDARD_ROLLS, PAGE,                                                                                  \
      "Roll up to three times. Keep dice, pick them up again, stop early: as you like. Then you build.",     \
      "Würfle bis zu dreimal. Würfel halten, wieder loslassen, früher aufhören: wie du willst. Dann "        \
      "baust du.")                                                                                           \
    X(STANDARD_GOLD, PAGE,                                                                                   \
      "Two gold buy one other resource, again and again. Build all you can pay for. The rest is lost.",      \
      "Zwei Gold gegen einen anderen Rohstoff, auch öfter. Bau, was du zahlen kannst. Der Rest verfällt.")   \
    X(STANDARD_ROADS, PAGE,                                                                                  \
      "Roads lead on from the start road, past empty sites too. Settlements and cities need a road at "      \
      "their corner.",                                                                                       \
      "Bau Straßen von der Startstraße aus, auch an leeren Plätzen vorbei. Siedlung und Stadt brauchen "     \
      "eine.")                                                                                               \
    X(STANDARD_ORDER, PAGE,                                                                                  \
      "Settlements, cities, knights: lowest number first. Knights need no road, cities no settlement.",      \
      "Siedlungen, Städte, Ritter: kleinste Zahl zuerst. Ritter brauchen keine Straße, Städte keine "        \
      "Siedlung.")                                                                                           \
    X(STANDARD_JOKERS, PAGE,                                                                                 \
      "Each knight helps once a game, even right away: a die becomes his resource. Knight 6 gives any.",     \
      "Jeder Ritter hilft einmal, auch sofort: Ein Würfel wird zu seinem Rohstoff, bei Ritter 6 zu jedem.")  \
    X(STANDARD_POINTS, PAGE,                                                                                 \
      "A road brings 1 point, all else the number it shows. House rule: every knight brings just 1.",        \
      "Eine Straße bringt 1 Punkt, alles andere seine Zahl. Hausregel: Jeder Ritter bringt nur 1.")          \
    X(STANDARD_END, PAGE,                                                                                    \
      "A turn in which you build nothing costs 2 points. After 15 turns it is over. A tie is shared.",       \
      "Nichts gebaut? Das kostet 2 Punkte. Nach 15 Zügen ist Schluss. Bei Gleichstand siegt ihr "            \
      "gemeinsam.")                                                                                          \
                                                                                                             \
    /* Plus and Extra */                                                                                     \
    X(TO_TEN_ROLLS, PAGE,                                                                                    \
      "Up to three rolls: keep dice, let go, stop early. Two gold buy one other resource. An empty turn "    \
      "is free.",                                                                                            \
      "Bis zu drei Würfe: halten, loslassen, aufhören. Zwei Gold gegen einen Rohstoff. Nichts bauen "        \
      "kostet nichts.")                                                                                      \
                                                                                                             \
    /* Plus */                                                                                               \
    X(PLUS_AIM, PAGE,                                                                                        \
      "The first with 10 points wins at once. Settlement 1, city 2, Longest Road 2, Largest Army 2.",        \
      "Mit 10 Punkten gewinnst du. Siedlung 1, Stadt 2, Längste Handelsstraße 2, Größte Rittermacht 2.")     \
    X(PLUS_DICE, PAGE,                                                                                       \
      "The very first turn has 3 dice, then 4, 5, from then on 6. House rule: always 6. Alone: 6, and "      \
      "your turns count.",                                                                                   \
      "Der allererste Zug hat 3 Würfel, dann 4, 5 und immer 6. Hausregel: gleich 6. Allein: 6, und die "     \
      "Züge zählen.")                                                                                        \
    X(PLUS_SITES, PAGE,                                                                                      \
      "Settlements and cities have own sites at your roads. Any order will do; roads may pass empty "        \
      "sites.",                                                                                              \
      "Siedlung und Stadt haben eigene Plätze an deinen Straßen. Bau, wie du willst, auch an leeren "        \
      "Plätzen vorbei.")                                                                                     \
    X(PLUS_JOKERS, PAGE,                                                                                     \
      "Knights need no road. Each helps once a game, even right away: a die becomes his resource.",          \
      "Ritter brauchen keine Straße. Jeder hilft einmal, auch sofort: Ein Würfel wird zu seinem Rohstoff.")  \
    X(PLUS_DESERTS, PAGE,                                                                                    \
      "Both knights of a desert together are one joker for any resource. House rule: one each.",             \
      "Beide Ritter einer Wüste sind zusammen ein Joker für jeden Rohstoff. Hausregel: jeder für sich.")     \
    X(PLUS_LONGEST, PAGE,                                                                                    \
      "Longest Road: the first to build the grey road has it, until another is longer. Branches don't "      \
      "count.",                                                                                              \
      "Längste Handelsstraße: Wer zuerst die graue Straße baut, hat sie, bis jemand eine längere hat. Abzweige "\
      "zählen nicht mit.")                                                                                   \
    X(PLUS_ARMY, PAGE,                                                                                       \
      "Largest Army: the first with three knights has it, until another has more. Knights who have "         \
      "helped count too.",                                                                                   \
      "Größte Rittermacht: Wer zuerst drei Ritter hat, hat sie, bis jemand mehr hat. Benutzte Ritter "       \
      "zählen mit.")                                                                                         \
                                                                                                             \
    /* Extra */                                                                                              \
    X(EXTRA_AIM, PAGE,                                                                                       \
      "All on one island. Ten points win. The very first turn has 3 dice, the next 4, then 5, then "         \
      "always 6.",                                                                                           \
      "Alle auf einer Insel. Mit 10 Punkten gewinnst du. Der allererste Zug hat 3 Würfel, dann 4, 5 und "    \
      "immer 6.")                                                                                            \
    X(EXTRA_START, PAGE,                                                                                     \
      "First everyone takes a free road on the coast. At least five empty roads must lie between two of "    \
      "them.",                                                                                               \
      "Zuerst nimmt sich jeder eine Küstenstraße. Dazwischen müssen mindestens fünf Straßen frei sein.")     \
    X(EXTRA_ROADS, PAGE,                                                                                     \
      "An empty settlement site stops your road until you build it, others' settlements for good, their "    \
      "roads never.",                                                                                        \
      "Ein leerer Siedlungsplatz stoppt deine Straße, bis du ihn bebaust, eine fremde Siedlung immer, "      \
      "fremde Straßen nie.")                                                                                 \
    X(EXTRA_SITES, PAGE,                                                                                     \
      "A settlement needs your road and brings 1 point. On twelve corners it can grow into a city: 2 "       \
      "points.",                                                                                             \
      "Eine Siedlung braucht deine Straße und bringt 1 Punkt. An zwölf Ecken kann sie Stadt werden: 2 "      \
      "Punkte.")                                                                                             \
    X(EXTRA_KNIGHTS, PAGE,                                                                                   \
      "A knight needs your road along his land or your settlement at its corner. A road's tip will not "     \
      "do.",                                                                                                 \
      "Ein Ritter braucht deine Straße am Rand seines Feldes oder deine Siedlung daran. Ein Straßenende "    \
      "reicht nicht.")                                                                                       \
    X(EXTRA_JOKERS, PAGE,                                                                                    \
      "Each knight helps once, from your next turn on (house rule: at once). A die becomes his resource, "   \
      "in the desert any.",                                                                                  \
      "Jeder Ritter hilft einmal, ab deinem nächsten Zug (Hausregel: sofort): mit seinem Rohstoff, in "      \
      "der Wüste mit jedem.")                                                                                \
    X(EXTRA_CASTLES, PAGE,                                                                                   \
      "A castle costs six equal dice, gold too, and brings 2 points. It needs no road. House rule: no "      \
      "castles.",                                                                                            \
      "Eine Burg kostet sechs gleiche Würfel, auch Gold. Ohne Straße, 2 Punkte. Hausregel: keine Burgen.")   \
    X(EXTRA_LONGEST, PAGE,                                                                                   \
      "Longest Road, 1 point (house rule: 2): from 5 roads on, without branches. Others' settlements cut "   \
      "it.",                                                                                                 \
      "Längste Handelsstraße: ab 5, ohne Abzweige, 1 Punkt (Hausregel: 2). Fremde Siedlungen "               \
      "unterbrechen sie.")                                                                                   \
    X(EXTRA_ARMY, PAGE,                                                                                      \
      "Largest Army, 2 points: from 3 knights on, used ones too. At a tie a title stays where it is.",       \
      "Größte Rittermacht, 2 Punkte: ab 3 Rittern, auch benutzten. Bei Gleichstand bleibt ein Titel, wo "    \
      "er ist.")                                                                                             \
                                                                                                             \
    /* at the table */                                                                                       \
    X(TABLE_AIM, PAGE,                                                                                       \
      "At the board game the device rolls for all, keeps the order of turns and shuffles the board.",        \
      "Beim Brettspiel würfelt das Gerät für alle, kennt die Reihenfolge und mischt den Spielplan.")         \
    X(TABLE_TURN, PAGE,                                                                                      \
      "B rolls, A goes on step by step. Hold A: what is allowed. ◄►: board, statistics, pause, undo.",       \
      "B würfelt, A geht weiter. A lange: was jetzt erlaubt ist. ◄►: Spielplan, Statistik, Pause, Rückgängig.")  \
    X(TABLE_PAIRED, PAGE,                                                                                    \
      "Five or six, in pairs: after you, the third to your left trades with the supply and builds too.",     \
      "Zu fünft, zu sechst als Spielerpaare: Nach dir tauscht und baut auch der Dritte links von dir.")             \
    X(TABLE_SPECIAL, PAGE,                                                                                   \
      "Or Special Build: after your turn all others may build from their hand. No trade, no cards, no win.", \
      "Oder Sonderbauen: Nach dir bauen alle anderen aus der Hand. Kein Tausch, keine Karten, kein Sieg.")\
    X(TABLE_DECK, PAGE,                                                                                      \
      "The deck of 36 holds every throw once and is shuffled when five are left. So luck evens itself out.", \
      "Der Stapel hat jeden der 36 Würfe einmal. Bei fünf Karten wird neu gemischt. So gleicht Glück sich aus.")\
    X(TABLE_WIN, PAGE,                                                                                       \
      "Enough points on your own turn? Then you have won: ◄► until A says so. Of a pair Catanian 1 is first.",\
      "Genug Punkte im eigenen Zug? Dann ist es dein Sieg: ◄►, bis A das sagt. Catanier 1 geht vor.")
/* clang-format on */

#endif
