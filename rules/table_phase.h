/* table_phase: of what a turn consists, as data: one list of steps for each rule.
 *
 * A step says who acts, what he may do and what he may not, and who may say
 * that he has won. Going on leads to the next step of the list, and after the
 * last one to the next turn. Only what is worth saying is said to be forbidden.
 *
 * What Catanian 2 may do with an expansion stands in notes, which a screen lists
 * only where the expansion was chosen.
 */
#ifndef TABLE_PHASE_H
#define TABLE_PHASE_H

#include "table_setup.h"

typedef enum table_phase {
    TABLE_ROLLOFF,      /* who begins? */
    TABLE_FOUND,        /* it is known who begins; the first settlements are placed */
    TABLE_BEFORE,       /* before the production roll */
    TABLE_TRADE,        /* Catanian 1 trades */
    TABLE_BUILD,        /* Catanian 1 builds */
    TABLE_BOTH,         /* trades and builds, mixed */
    TABLE_SECOND_TRADE, /* Catanian 2 trades */
    TABLE_SECOND_BUILD, /* Catanian 2 builds */
    TABLE_EXTRA_BUILD,  /* Special Build Phase: the others, one by one */
    TABLE_OVER,
    TABLE_PHASES,
} table_phase;

/* Who acts; the first two also as bits of a set. */
typedef enum table_who {
    TABLE_FIRST,  /* Catanian 1, or whoever's turn it is */
    TABLE_SECOND, /* Catanian 2 */
    TABLE_OTHER,  /* whose turn of the Special Build Phase it is */
} table_who;

/* What can be done, as bits of a set. */
typedef enum table_act {
    TABLE_ACT_ROLL,        /* the production roll */
    TABLE_ACT_SUPPLY,      /* trade with the supply (harbours too) */
    TABLE_ACT_PLAYERS,     /* trade with the other players */
    TABLE_ACT_BUILD,       /* roads, settlements, cities */
    TABLE_ACT_BUY,         /* a development card */
    TABLE_ACT_CARD,        /* play a development card */
    TABLE_ACT_OTHER_CARD,  /* also one that was bought in the other role of the pair */
    TABLE_ACT_SECOND_CARD, /* that Catanian 2 plays a development card */
    TABLE_ACT_PROGRESS,    /* Cities & Knights: play progress cards */
    TABLE_ACT_ALCHEMIST,   /* Cities & Knights: play the Alchemist */
    TABLE_ACTS,
} table_act;

typedef uint16_t table_acts;

typedef struct table_step {
    uint8_t phase; /* table_phase */
    uint8_t who;   /* table_who */
    uint8_t wins;  /* set of table_who: TABLE_FIRST, TABLE_SECOND, both, or nobody */
    table_acts may, may_not;
} table_step;

/* The steps of a turn, in order; `count` of them. */
const table_step *table_phase_steps(int rule, int *count);

/* The step of a phase; NULL: this rule has no such phase within a turn. */
const table_step *table_phase_step(int rule, int phase);

/* The phase after this one; TABLE_BEFORE, which no step leads to, after the last. */
table_phase table_phase_after(int rule, int phase);

/* The acts that exist with these expansions: Cities & Knights and Explorers &
 * Pirates have no development cards, only Cities & Knights has progress cards. */
table_acts table_phase_acts(uint8_t expansions);

/* "before": the word of the notation. */
const char *table_phase_word(int phase);

/* What an expansion changes for Catanian 2 (seed of the rule: its comments). */
typedef enum table_note {
    TABLE_NOTE_MOVE_SHIP,    /* Seafarers: may move a ship */
    TABLE_NOTE_PROGRESS,     /* Cities & Knights: any number of progress cards */
    TABLE_NOTE_KNIGHTS,      /* promote, move, activate, deactivate; chase the robber, displace */
    TABLE_NOTE_IMPROVE,      /* improve cities */
    TABLE_NOTE_NO_ALCHEMIST, /* may not play one before Catanian 1 rolls */
    TABLE_NOTE_OLD_BOOT,     /* Fishermen: give it to somebody with as many points or more */
    TABLE_NOTE_FISH,         /* actions with fish cards */
    TABLE_NOTE_MOVE_KNIGHTS, /* Barbarian Attack: at the end of the turn */
    TABLE_NOTE_MOVE_WAGON,   /* Traders & Barbarians: at the end of the turn */
    TABLE_NOTE_MOVE_SHIPS,   /* Explorers & Pirates: all, with actions, after trade and build */
    TABLE_NOTES,
} table_note;

typedef struct table_phase_note {
    uint8_t expansion; /* table_expansion */
    bool may;          /* false: this one is forbidden */
    uint16_t phases;   /* set of table_phase in which it is worth saying */
} table_phase_note;

/* By table_note. */
extern const table_phase_note table_phase_notes[TABLE_NOTES];

#endif
