/* sampler: how the pins are watched; the rest of hal/pico decides when. */
#ifndef SAMPLER_H
#define SAMPLER_H

#include <stdbool.h>

/* By edges, so that the processor need not wake a thousand times a second; or
 * by time, as usual. Edges are those of the buttons and of USB's voltage. */
void sampler_by_edges(bool edges);

#endif
