/* tumble: how a roll looks while it lasts.
 *
 * About half a second in which the rolled dice hop and change their faces and
 * then come to rest one after another, so that even a roll that brings the
 * same faces again is seen to be a new one. The result is fixed before it
 * begins; what is shown meanwhile is decoration and depends only on the time,
 * so the same roll looks the same everywhere.
 */
#ifndef TUMBLE_H
#define TUMBLE_H

#include <stdbool.h>
#include <stdint.h>

enum { TUMBLE_MS = 520, TUMBLE_FRAME_MS = 40 };

/* True when every die has come to rest. */
bool tumble_over(uint32_t elapsed_ms);

/* True while this die is still in motion. */
bool tumble_moves(int die, uint32_t elapsed_ms);

/* The face that a moving die shows by the way. */
int tumble_face(uint32_t serial, int die, uint32_t elapsed_ms);

/* How far above its place it is. */
int tumble_hop_px(int die, uint32_t elapsed_ms);

#endif
