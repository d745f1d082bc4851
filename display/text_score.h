/* text_score: sheets, points, winners. Part of text_list.h. */
#ifndef TEXT_SCORE_H
#define TEXT_SCORE_H

/* clang-format off */
#define TEXT_SCORE(X)                                                                                        \
    X(SCORE, KEY, "Score", "Punkte")
/* clang-format on */

#endif
