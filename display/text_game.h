/* text_game: what is said in a game. Part of text_list.h. */
#ifndef TEXT_GAME_H
#define TEXT_GAME_H

/* clang-format off */
#define TEXT_GAME(X)                                                                                        \
    X(ISLAND, KEY, "Island", "Insel")
/* clang-format on */

#endif
