/* complain: what went wrong, in one line on standard error. */
#ifndef COMPLAIN_H
#define COMPLAIN_H

/* How the program ends. */
enum { COMPLAIN_NOT, COMPLAIN_FAILED = 1, COMPLAIN_MISUSED = 2 };

#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
void complain(const char *format, ...);

#endif
