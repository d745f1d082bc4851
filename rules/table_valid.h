/* table_valid: could an evening at the table be like this? Asked of bytes that
 * come from anywhere, and of positions that somebody has typed. */
#ifndef TABLE_VALID_H
#define TABLE_VALID_H

#include "table.h"

/* Which part is wrong. */
typedef enum table_part {
    TABLE_PART_SETUP,
    TABLE_PART_TURN,
    TABLE_PART_PHASE,
    TABLE_PART_START,
    TABLE_PART_ROLLED,
    TABLE_PART_BUILDER,
    TABLE_PART_WON,
    TABLE_PART_ROLL,
    TABLE_PART_SUMS,
    TABLE_PART_EVENTS,
    TABLE_PART_DRAWN,
    TABLE_PART_BOARD,
    TABLE_PARTS,
} table_part;

bool table_valid(const table *t);

/* REASON_OK, or what is wrong, and in which part. */
reason table_valid_why(const table *t, table_part *part);

#endif
