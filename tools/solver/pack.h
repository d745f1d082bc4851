/* pack: the solver's worths as the blocks that rules/solution.h reads. */
#ifndef PACK_H
#define PACK_H

#include "solve.h"

#include <stddef.h>

typedef struct pack {
    solution_values values; /* its data is `bytes`; freed by pack_free */
    uint8_t *bytes;
    size_t length;
    long count; /* of the worths that are coded */
} pack;

/* False: no memory, or a worth that the code has no place for. */
bool pack_make(pack *p, const solve *s, bool knights_one);
void pack_free(pack *p);

#endif
