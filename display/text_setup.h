/* text_setup: what is said before a game begins. Part of text_list.h. */
#ifndef TEXT_SETUP_H
#define TEXT_SETUP_H

/* clang-format off */
#define TEXT_SETUP(X)                                                                                        \
    X(WHICH_GAME, HEADER, "Which game?", "Welches Spiel?")
/* clang-format on */

#endif
