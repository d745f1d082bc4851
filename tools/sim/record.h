/* record: writes down what is pressed and rolled, as a script that does it
 * again. Every line is on the disk before the next one happens.
 *
 * The app has one witness; where the console's `trace on` takes its place the
 * recording steps in front of it and passes everything on.
 */
#ifndef RECORD_H
#define RECORD_H

#include "app.h"

/* NULL when the file could be made, else why not. */
const char *record_open(const char *file);

/* Makes the recording the app's witness. Call it before every turn. */
void record_attach(app *a);

/* False when something could not be written. */
bool record_close(void);

#endif
