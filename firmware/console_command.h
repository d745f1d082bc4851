/* console_command: what the console's commands are made of. Only the files
 * console*.c include this. */
#ifndef CONSOLE_COMMAND_H
#define CONSOLE_COMMAND_H

#include "console.h"

typedef struct console_command {
    const char *name;
    const char *help; /* one line, with its arguments */
    console_outcome (*run)(console *con, char *rest);
} console_command;

/* A group of commands; its last one has no name. */
extern const console_command console_device_commands[];
extern const console_command console_game_commands[];
extern const console_command console_advice_commands[];

void console_say(console *con, const char *text);

/* A move, or a line at a column of what follows the command, that is refused. */
console_outcome console_refuse(console *con, reason r);
console_outcome console_refuse_at(console *con, reason r, int column);
console_outcome console_no_entropy(console *con);

/* `instead`, if any, is the word that was said. Returns CONSOLE_REFUSED. */
console_outcome console_error(console *con, const char *word, const char *sentence, const char *instead);

#endif
