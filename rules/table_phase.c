#include "table_phase.h"

#include <stddef.h>

#include "bits.h"

#define ACT(name)     (1u << TABLE_ACT_##name)
#define CARDS         (ACT(CARD) | ACT(PROGRESS))
#define TRADE         (ACT(SUPPLY) | ACT(PLAYERS))
#define BUILD         (ACT(BUILD) | ACT(BUY))
#define FIRST         (1u << TABLE_FIRST)
#define SECOND        (1u << TABLE_SECOND)
#define NOBODY        0
#define SECOND_CARDS  (ACT(CARD) | ACT(OTHER_CARD)) /* progress cards are in the notes */
#define OPENING_CARDS (ACT(CARD) | ACT(ALCHEMIST))

enum { STEPS_MAX = 5 };

/* clang-format off */
static const struct {
    uint8_t steps;
    table_step step[STEPS_MAX];
} turn[TABLE_RULES] = {
    /*                       who acts      may win         may                                may not */
    [TABLE_PLAIN] = {2, {
        {TABLE_BEFORE,       TABLE_FIRST,  FIRST,          ACT(ROLL) | OPENING_CARDS,         0},
        {TABLE_BOTH,         TABLE_FIRST,  FIRST,          TRADE | BUILD | CARDS,             0},
    }},
    [TABLE_PAIRED] = {5, {
        {TABLE_BEFORE,       TABLE_FIRST,  FIRST,          ACT(ROLL) | OPENING_CARDS | ACT(OTHER_CARD), ACT(SECOND_CARD)},
        {TABLE_TRADE,        TABLE_FIRST,  FIRST,          TRADE | CARDS | ACT(OTHER_CARD),   0},
        {TABLE_BUILD,        TABLE_FIRST,  FIRST,          BUILD | CARDS | ACT(OTHER_CARD),   TRADE},
        {TABLE_SECOND_TRADE, TABLE_SECOND, FIRST | SECOND, ACT(SUPPLY) | SECOND_CARDS,        ACT(ROLL) | ACT(PLAYERS)},
        {TABLE_SECOND_BUILD, TABLE_SECOND, FIRST | SECOND, BUILD | SECOND_CARDS,              ACT(ROLL) | TRADE},
    }},
    [TABLE_SPECIAL] = {3, {
        {TABLE_BEFORE,       TABLE_FIRST,  FIRST,          ACT(ROLL) | OPENING_CARDS,         0},
        {TABLE_BOTH,         TABLE_FIRST,  FIRST,          TRADE | BUILD | CARDS,             0},
        {TABLE_EXTRA_BUILD,  TABLE_OTHER,  NOBODY,         BUILD,                             TRADE | CARDS},
    }},
};

#define IN(phase) (1u << TABLE_##phase)

const table_phase_note table_phase_notes[TABLE_NOTES] = {
    [TABLE_NOTE_MOVE_SHIP]    = {TABLE_SEAFARERS,  true,  IN(SECOND_TRADE) | IN(SECOND_BUILD)},
    [TABLE_NOTE_PROGRESS]     = {TABLE_KNIGHTS,    true,  IN(SECOND_TRADE) | IN(SECOND_BUILD)},
    [TABLE_NOTE_KNIGHTS]      = {TABLE_KNIGHTS,    true,  IN(SECOND_TRADE) | IN(SECOND_BUILD)},
    [TABLE_NOTE_IMPROVE]      = {TABLE_KNIGHTS,    true,  IN(SECOND_TRADE) | IN(SECOND_BUILD)},
    [TABLE_NOTE_NO_ALCHEMIST] = {TABLE_KNIGHTS,    false, IN(BEFORE)},
    [TABLE_NOTE_OLD_BOOT]     = {TABLE_FISHERMEN,  true,  IN(SECOND_TRADE) | IN(SECOND_BUILD)},
    [TABLE_NOTE_FISH]         = {TABLE_FISHERMEN,  true,  IN(SECOND_TRADE) | IN(SECOND_BUILD)},
    [TABLE_NOTE_MOVE_KNIGHTS] = {TABLE_BARBARIANS, true,  IN(SECOND_BUILD)},
    [TABLE_NOTE_MOVE_WAGON]   = {TABLE_TRADERS,    true,  IN(SECOND_BUILD)},
    [TABLE_NOTE_MOVE_SHIPS]   = {TABLE_EXPLORERS,  true,  IN(SECOND_BUILD)},
};
/* clang-format on */

const table_step *table_phase_steps(int rule, int *count) {
    *count = turn[rule].steps;
    return turn[rule].step;
}

const table_step *table_phase_step(int rule, int phase) {
    for (int i = 0; i < turn[rule].steps; i++)
        if (turn[rule].step[i].phase == phase) return &turn[rule].step[i];
    return NULL;
}

table_phase table_phase_after(int rule, int phase) {
    const table_step *step = turn[rule].step;
    int i = 0;
    while (step[i].phase != phase) i++;
    return (table_phase)step[(i + 1) % turn[rule].steps].phase;
}

table_acts table_phase_acts(uint8_t expansions) {
    unsigned acts = bits_first(TABLE_ACTS);
    bool knights = expansions & bits_one(TABLE_KNIGHTS), explorers = expansions & bits_one(TABLE_EXPLORERS);
    if (knights || explorers) acts &= ~(ACT(BUY) | ACT(CARD) | ACT(OTHER_CARD) | ACT(SECOND_CARD));
    if (!knights) acts &= ~(ACT(PROGRESS) | ACT(ALCHEMIST));
    return (table_acts)acts;
}

const char *table_phase_word(int phase) {
    static const char *const words[TABLE_PHASES] = {"rolloff",     "found", "before",       "trade",
                                                    "build",       "both",  "second-trade", "second-build",
                                                    "extra-build", "over"};
    return words[phase];
}
