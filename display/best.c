#include "best.h"

#include "rules.h"

#include <string.h>

best best_none(void) { return (best){.number = 1}; }

/* ---- lists */

static bool before(int a, int b, bool fewest) { return fewest ? a < b : a > b; }

int best_insert(best_list *l, best_row row, bool fewest) {
    int at = l->count;
    while (at > 0 && before(row.value, l->row[at - 1].value, fewest)) at--;
    if (at == BEST_ROWS) return 0;
    if (l->count < BEST_ROWS) l->count++;
    memmove(&l->row[at + 1], &l->row[at], (size_t)(l->count - 1 - at) * sizeof row);
    l->row[at] = row;
    return at + 1;
}

best_list best_winners(const best *b) {
    best_list l = {0};
    for (int i = 0; i < b->people; i++) {
        const best_person *p = &b->person[i];
        int16_t wins = (int16_t)(p->wins < INT16_MAX ? p->wins : INT16_MAX);
        if (wins) best_insert(&l, (best_row){.name = p->name, .value = wins}, false);
    }
    return l;
}

best_list best_players(const best *b) {
    best_list l = {0};
    for (int i = 0; i < b->people; i++) {
        const best_person *p = &b->person[i];
        if (p->has_points) best_insert(&l, (best_row){.name = p->name, .value = p->points}, false);
    }
    return l;
}

/* ---- people */

static bool same(initials a, initials b) { return memcmp(&a, &b, sizeof a) == 0; }

/* Where there is no room for one more: who has won least, and of these who has
 * been away longest. */
static int least(const best *b) {
    int at = 0;
    for (int i = 1; i < b->people; i++)
        if (b->person[i].wins <= b->person[at].wins) at = i;
    return at;
}

/* The person of this name, who comes to the front. */
static best_person *person(best *b, initials name) {
    int at = 0;
    while (at < b->people && !same(b->person[at].name, name)) at++;
    best_person p = {.name = name};
    if (at < b->people) p = b->person[at];
    else if (b->people < BEST_PEOPLE) b->people++;
    else at = least(b);
    memmove(&b->person[1], &b->person[0], (size_t)at * sizeof p);
    b->person[0] = p;
    return &b->person[0];
}

static void count_win(best_person *p) {
    if (p->wins < UINT16_MAX) p->wins++;
}

static void count_points(best_person *p, int16_t points) {
    if (!p->has_points || points > p->points) p->points = points;
    p->has_points = 1;
}

/* ---- games */

static int16_t short_of(uint32_t number) { return (int16_t)(number < INT16_MAX ? number : INT16_MAX); }

static int count_alone(best *b, const game *g, initials name, uint8_t marks) {
    best_row row = {.name = name, .marks = marks};
    switch (g->kind) {
    case GAME_STANDARD: row.value = (int16_t)rules_points(g, 0); return best_insert(&b->standard, row, false);
    case GAME_PLUS: row.value = short_of(g->turn); return best_insert(&b->plus, row, true);
    default: return 0; /* nobody plays Extra alone */
    }
}

int best_count(best *b, const game *g, const initials name[], const uint8_t level[], uint8_t marks) {
    b->number += b->number < UINT32_MAX;
    if (b->games[g->kind] < UINT32_MAX) b->games[g->kind]++;
    for (int i = g->players - 1; i >= 0; i--) { /* so that the first comes to the front last */
        if (level[i]) continue;
        if (g->kind == GAME_STANDARD) count_points(person(b, name[i]), (int16_t)rules_points(g, i));
        if (g->players > 1 && rules_winners(g) >> i & 1) count_win(person(b, name[i]));
    }
    return g->players == 1 ? count_alone(b, g, name[0], marks) : 0;
}

void best_count_evening(best *b, initials winner) {
    b->number += b->number < UINT32_MAX;
    if (b->evenings < UINT32_MAX) b->evenings++;
    count_win(person(b, winner));
}

uint32_t best_games(const best *b) {
    uint32_t games = b->evenings;
    for (int kind = 0; kind < GAME_KINDS; kind++)
        games = b->games[kind] < UINT32_MAX - games ? games + b->games[kind] : UINT32_MAX;
    return games;
}

/* ---- from a store that may hold anything */

static void mend_name(initials *name) {
    for (int i = 0; i < INITIALS_LETTERS; i++)
        if (name->letter[i] >= initials_alphabet()) name->letter[i] = 0;
}

/* The rows down to the first that is out of order. */
static void mend_list(best_list *l, bool fewest) {
    best_list good = {0};
    for (int i = 0; i < l->count && i < BEST_ROWS; i++) {
        best_row row = l->row[i];
        if (i && before(row.value, l->row[i - 1].value, fewest)) break;
        mend_name(&row.name);
        row.marks &= BEST_WITH_HINTS;
        good.row[good.count++] = row;
    }
    *l = good;
}

static void mend_people(best *b) {
    if (b->people > BEST_PEOPLE) b->people = 0;
    memset(b->spare, 0, sizeof b->spare);
    memset(&b->person[b->people], 0, (size_t)(BEST_PEOPLE - b->people) * sizeof b->person[0]);
    for (int i = 0; i < b->people; i++) {
        best_person *p = &b->person[i];
        mend_name(&p->name);
        p->has_points = p->has_points != 0;
        if (!p->has_points) p->points = 0;
    }
}

bool best_sane(best *b) {
    best as_read = *b;
    if (b->number == 0) b->number = 1;
    mend_list(&b->standard, false);
    mend_list(&b->plus, true);
    mend_people(b);
    return memcmp(&as_read, b, sizeof as_read) == 0;
}
