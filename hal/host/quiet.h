/* quiet: silence for libraries that speak on standard error.
 *
 * Looking for a sound card or a display that is not there makes some of them
 * print a page about it; the program says what matters in one line itself.
 */
#ifndef QUIET_H
#define QUIET_H

void quiet_begin(void);
void quiet_end(void);

#endif
