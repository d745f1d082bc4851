/* window_face: the handheld as it is drawn in the window: the glass with its
 * picture, and four round buttons below it.
 *
 * Everything is laid out in pixels of the small screen; the scale is the
 * largest whole number that fits into the window.
 */
#ifndef WINDOW_FACE_H
#define WINDOW_FACE_H

#include "panel.h"

#include <SDL.h>

enum { WINDOW_FACE_WIDTH = 144, WINDOW_FACE_HEIGHT = 112 };

/* Draws the frame, as bright as the panel's level, and the buttons, with those
 * in `down` pressed. */
void window_face_draw(SDL_Renderer *renderer, const uint8_t frame[PANEL_FRAME_BYTES], uint8_t level,
                      uint8_t down);

/* The button (one of the BUTTONS_... bits) at a point of the renderer's
 * output; 0 where there is none. */
uint8_t window_face_button_at(SDL_Renderer *renderer, int x, int y);

#endif
