/* seats: who sits where in a game that is set up: persons, and players of the
 * device, who have a name that says how well they play, and initials that tell
 * two of them apart: "HA3" is the hamster on the third seat. These are the same in
 * every language, for best lists outlive a change of it. */
#ifndef SEATS_H
#define SEATS_H

#include "ui.h"

/* Who sits there: 0 a person, else a bot_level; whoever plays alone is a person. */
int seats_level(const ui_table *t, int seat);

int seats_bots(const ui_table *t);

/* Whether hints may be asked for, by how many persons play. */
bool seats_hints(const ui_table *t);
bool seats_several(const ui_table *t);

/* The next who could sit there. */
uint8_t seats_next_level(int level);

/* "Hamster", and what he is like; level 0: that of a person. */
text_id seats_name(int level);
text_id seats_about(int level);
initials seats_initials(int level, int seat);

/* The initials of whoever sits there, person or not. */
initials seats_who(const ui_table *t, int seat);

#endif
