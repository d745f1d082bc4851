/* text_help: the rules in short pages. Part of text_list.h. */
#ifndef TEXT_HELP_H
#define TEXT_HELP_H

/* clang-format off */
#define TEXT_HELP(X)                                                                                        \
    X(COSTS, KEY, "Costs", "Kosten")
/* clang-format on */

#endif
