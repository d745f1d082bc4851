/* offer: a shopping list in words and pictures: "Settlement + Road". */
#ifndef OFFER_H
#define OFFER_H

#include "canvas.h"
#include "cost.h"
#include "text.h"

void offer_words(line *l, text_language language, const cost_list *list);

/* Draws the pieces side by side; returns where they end. */
int offer_draw(canvas *c, int x, int y, const cost_list *list, canvas_ink ink);

#endif
