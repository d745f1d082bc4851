/* The second opinion: an independent, slow and simple reading of rules.md and notation.md.
   Text in, text out. Every function returns false (perft: -1) for a position that is not acceptable. */
#ifndef ORACLE_H
#define ORACLE_H

#include <stdbool.h>
#include <stddef.h>

/* Reads a position and prints it again; only canonical lines are accepted, so out equals position. */
bool oracle_echo(const char *position, char *out, size_t size);

/* The legal list: lines separated by '\n', no '\n' after the last; empty for a finished game. */
bool oracle_legal(const char *position, char *out, size_t size);

/* The position after a legal move. When false, out says why: "position", "move", "illegal" or "size". */
bool oracle_apply(const char *position, const char *move, char *out, size_t size);

/* Is this concrete move legal here? A roll without faces is accepted when its dice may be rolled. */
bool oracle_check(const char *position, const char *move);

/* "P1=12 P2=7 road=P1 army=-"; titles are settled anew, so a line with a wrong title is read here (only
 * here). */
bool oracle_scores(const char *position, char *out, size_t size);

/* Number of different boards that can end this turn. -1: bad position. */
long oracle_perft(const char *position);

/* The same by brute force over every outcome of the dice, where oracle_perft reasons (phase=roll only). */
long oracle_perft_brute(const char *position);

#endif
