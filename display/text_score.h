/* text_score: sheets, points, winners. Part of text_list.h. */
#ifndef TEXT_SCORE_H
#define TEXT_SCORE_H

/* clang-format off */
#define TEXT_SCORE(X)                                                                                        \
    X(SCORE,             KEY,    "Score",                 "Punkte")                                          \
    X(SCORE_GOAL,        HEADER, "Goal: # points",        "Ziel: # Punkte")                                  \
    X(SCORE_FINAL,       HEADER, "Final score",           "Endstand")                                        \
    X(SCORE_PLAYERS,     KEY,    "◄► Players",            "◄► Spieler")                                      \
    X(SCORE_POINT,       NOTE,   "point",                 "Punkt")                                           \
    X(SCORE_POINTS,      NOTE,   "points",                "Punkte")                                          \
    X(SCORE_SETTLEMENTS, PIECE,  "Settlements",           "Siedlungen")                                      \
    X(SCORE_CITIES,      PIECE,  "Cities",                "Städte")                                          \
    X(SCORE_CASTLES,     PIECE,  "Castles",               "Burgen")                                          \
    X(SCORE_ROAD,        NAME,   "Longest Road",          "Längste Straße")                                  \
    X(SCORE_ARMY,        NAME,   "Largest Army",          "Rittermacht")                                     \
                                                                                                             \
    /* the end: # is a name, or how many there are */                                                        \
    X(OVER_ONE_WINS,     ROW,    "# wins!",               "# gewinnt!")                                      \
    X(OVER_TWO_WIN,      ROW,    "# and # win!",          "# und # siegen!")                                 \
    X(OVER_MANY_WIN,     ROW,    "# share the win",       "# teilen sich den Sieg")                          \
    X(OVER_WELL_PLAYED,  ROW,    "Well played!",          "Gut gespielt!")                                   \
    X(OVER_POINTS_IN,    ROW,    "# points in",           "# Punkte in")                                     \
    X(OVER_TURNS,        NAME,   "# turns",               "# Zügen")                                         \
    X(OVER_BEST,         ROW,    "The best so far!",      "Bestleistung!")                                   \
    X(OVER_SECOND,       ROW,    "2nd best",              "Platz 2")                                         \
    X(OVER_THIRD,        ROW,    "3rd best",              "Platz 3")                                         \
    X(OVER_PLACE,        ROW,    "#th best",              "Platz #")                                         \
    X(OVER_AGAIN,        KEY,    "Again",                 "Nochmal")                                         \
    X(OVER_NEW,          KEY,    "New",                   "Neu")
/* clang-format on */

#endif
