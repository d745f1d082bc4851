/* console_table: the table by text; what the commands of console_game.c do while
 * an evening at the board game is played. */
#ifndef CONSOLE_TABLE_H
#define CONSOLE_TABLE_H

#include "console_command.h"

/* Is that line about the table? Its first word says so. */
bool console_table_means(const char *text);

console_outcome console_table_new(console *con, const char *text);
console_outcome console_table_position(console *con, const char *text);
console_outcome console_table_show(console *con);
console_outcome console_table_board(console *con);
console_outcome console_table_legal(console *con);
console_outcome console_table_do(console *con, const char *text);
console_outcome console_table_undo(console *con);

#endif
