/* emit: the solution as a C file. */
#ifndef EMIT_H
#define EMIT_H

#include "pack.h"

#include <stdio.h>

void emit_solution(FILE *out, const solve *s, const pack packs[SOLUTION_SWITCHES]);

#endif
