/* shot: a frame as a picture file.
 *
 * FILE.png: four times as large, light on dark, with a border. FILE.pbm: plain
 * (P1), pixel by pixel; a lit pixel is white there, which PBM writes as 0.
 */
#ifndef SHOT_H
#define SHOT_H

#include <stdbool.h>
#include <stdint.h>

/* True when the name ends in something that can be written. */
bool shot_knows(const char *file);

/* Writes a frame in the panel's order. False when it could not, which has been
 * told. */
bool shot_save(const char *file, const uint8_t *frame);

#endif
