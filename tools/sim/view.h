/* view: which front end the program gets. */
#ifndef VIEW_H
#define VIEW_H

#include "options.h"

/* Opens the front end that was asked for, or the best there is, and puts it
 * into `host`. Sets *demo when nothing is there to play on. False when what was
 * asked for cannot be had, which has been told. */
bool view_open(const options *o, bool *demo);

#endif
