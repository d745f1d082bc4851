/* How many different boards can end this turn. Brute force with a set of what was seen. */
#include "oracle_internal.h"

#include <stdlib.h>
#include <string.h>

/* ---- a set of keys ---- */

enum { KEY = 40, BOARD_KEY = 23 };

typedef struct {
    unsigned char (*slot)[KEY];
    bool *taken;
    size_t size, count;
} Set;

static void set_start(Set *set) {
    set->size = 1024;
    set->count = 0;
    set->slot = malloc(set->size * sizeof *set->slot);
    set->taken = calloc(set->size, sizeof *set->taken);
    if (set->slot == NULL || set->taken == NULL) {
        abort();
    }
}

static void set_free(Set *set) {
    free(set->slot);
    free(set->taken);
}

static size_t set_find(const Set *set, const unsigned char *key) {
    unsigned long long hash = 1469598103934665603ULL; /* FNV-1a */
    for (int i = 0; i < KEY; i++) {
        hash = (hash ^ key[i]) * 1099511628211ULL;
    }
    size_t at = (size_t)(hash ^ (hash >> 32)) % set->size;
    while (set->taken[at] && memcmp(set->slot[at], key, KEY) != 0) {
        at = (at + 1) % set->size;
    }
    return at;
}

/* True when the key is new. */
static bool set_add(Set *set, const unsigned char *key) {
    size_t at = set_find(set, key);
    if (set->taken[at]) {
        return false;
    }
    memcpy(set->slot[at], key, KEY);
    set->taken[at] = true;
    set->count++;
    if (set->count * 2 > set->size) {
        Set old = *set;
        set->size = old.size * 2;
        set->slot = malloc(set->size * sizeof *set->slot);
        set->taken = calloc(set->size, sizeof *set->taken);
        if (set->slot == NULL || set->taken == NULL) {
            abort();
        }
        for (size_t i = 0; i < old.size; i++) {
            if (old.taken[i]) {
                size_t to = set_find(set, old.slot[i]);
                memcpy(set->slot[to], old.slot[i], KEY);
                set->taken[to] = true;
            }
        }
        set_free(&old);
    }
    return true;
}

/* ---- what is looked at ---- */

typedef struct {
    Set boards, states;
} Search;

/* The pieces of the player to move, a bit each: nobody else's change in his turn. */
static void board_key(const OraclePosition *p, unsigned char *key) {
    static const int first_byte[KINDS] = {0, 9, 14, 18, 22};
    const OracleMap *map = oracle_map(p->game);
    memset(key, 0, KEY);
    for (int kind = 0; kind < KINDS; kind++) {
        for (int i = 0; i < map->pieces[kind]; i++) {
            if (p->sheet[p->player].has[kind][i]) {
                unsigned char *byte = &key[first_byte[kind] + i / 8];
                *byte = (unsigned char)(*byte | 1 << i % 8);
            }
        }
    }
}

/* Where a state can go depends on the board, the titles, how many unspent dice show each face and how many
   jokers of each resource are ready. Which die and which of two equal knights it is makes no difference to
   the boards. */
static void state_key(const OraclePosition *p, unsigned char *key) {
    board_key(p, key);
    unsigned char *more = key + BOARD_KEY;
    more[0] = (unsigned char)(p->road + 1);
    more[1] = (unsigned char)(p->army + 1);
    for (int d = 0; d < p->dice; d++) {
        if (!p->spent[d]) {
            more[2 + p->face[d]]++;
        }
    }
    for (int k = 0; k < oracle_map(p->game)->pieces[KNIGHT]; k++) {
        if (oracle_joker_ready(p, k)) {
            more[8 + oracle_map(p->game)->joker[k]]++;
        }
    }
}

static void walk(Search *search, const OraclePosition *p);

static void try_move(Search *search, const OraclePosition *p, const OracleMove *m) {
    if (oracle_allowed(p, m)) {
        OraclePosition after = *p;
        oracle_do(&after, m);
        walk(search, &after);
    }
}

/* Is this the first of the ready jokers of its resource, the first of the unspent dice of its face? The
   others lead to the same state. */
static bool first_joker(const OraclePosition *p, int knight) {
    const int *joker = oracle_map(p->game)->joker;
    for (int k = 0; k < knight; k++) {
        if (joker[k] == joker[knight] && oracle_joker_ready(p, k)) {
            return false;
        }
    }
    return oracle_joker_ready(p, knight);
}

static bool first_die(const OraclePosition *p, int die) {
    for (int d = 0; d < die; d++) {
        if (p->face[d] == p->face[die] && !p->spent[d]) {
            return false;
        }
    }
    return !p->spent[die];
}

static void walk(Search *search, const OraclePosition *p) {
    const OracleMap *map = oracle_map(p->game);
    unsigned char key[KEY];
    board_key(p, key);
    set_add(&search->boards, key); /* he may end here, or has won */
    if (p->phase == PHASE_OVER) {
        return;
    }
    state_key(p, key);
    if (!set_add(&search->states, key)) {
        return;
    }
    for (int face = 0; face < GOLD; face++) {
        OracleMove m = {.type = MOVE_TRADE, .face = face};
        try_move(search, p, &m);
    }
    for (int k = 0; k < map->pieces[KNIGHT]; k++) {
        for (int d = 0; d < p->dice && first_joker(p, k); d++) {
            for (int face = 0; face <= NO_FACE && first_die(p, d); face++) {
                OracleMove m = {.type = MOVE_JOKER, .kind = KNIGHT, .piece = k, .die = d, .face = face};
                if (face != ANY) {
                    try_move(search, p, &m);
                }
            }
        }
    }
    for (int kind = 0; kind < KINDS; kind++) {
        for (int i = 0; oracle_payable(p, kind) && i < map->pieces[kind]; i++) {
            OracleMove m = {.type = MOVE_BUILD, .kind = kind, .piece = i};
            try_move(search, p, &m);
        }
    }
}

/* Before the rolling has ended every face may come. Then trades and jokers add nothing: what they make of a
   die it can show at once. So a board can be reached when its new pieces need no more dice than there are (a
   castle six). */
static void walk_free(Search *search, const OraclePosition *p, int dice) {
    static const int dice_for[KINDS] = {2, 4, 5, 3, 6};
    const OracleMap *map = oracle_map(p->game);
    unsigned char key[KEY];
    board_key(p, key);
    set_add(&search->boards, key);
    if (p->phase == PHASE_OVER) {
        return;
    }
    key[BOARD_KEY] = (unsigned char)(p->road + 1);
    key[BOARD_KEY + 1] = (unsigned char)(p->army + 1);
    if (!set_add(&search->states, key)) {
        return;
    }
    for (int kind = 0; kind < KINDS; kind++) {
        for (int i = 0; dice >= dice_for[kind] && i < map->pieces[kind]; i++) {
            if (oracle_place_allowed(p, kind, i)) {
                OraclePosition after = *p;
                oracle_place(&after, kind, i);
                walk_free(search, &after, dice - dice_for[kind]);
            }
        }
    }
}

/* Every outcome of the dice, faces not descending: which die shows what makes no difference. */
static void walk_outcomes(Search *search, OraclePosition *p, int die, int from) {
    if (die == p->dice) {
        walk(search, p);
        return;
    }
    for (int face = from; face < FACES; face++) {
        p->face[die] = face;
        walk_outcomes(search, p, die + 1, face);
    }
}

static long perft(const char *position, bool brute) {
    OraclePosition p;
    Search search;
    if (!oracle_parse_position(position, &p) || !oracle_valid(&p)) {
        return -1;
    }
    if (p.phase == PHASE_OVER) {
        return 0;
    }
    if (p.phase == PHASE_START) {
        long count = 0;
        for (int r = 0; r < oracle_map(EXTRA)->pieces[ROAD]; r++) {
            count += oracle_start_allowed(&p, r);
        }
        return count;
    }
    set_start(&search.boards);
    set_start(&search.states);
    if (p.phase == PHASE_BUILD) {
        walk(&search, &p);
    } else {
        p.phase = PHASE_BUILD;
        p.dice = oracle_dice_of_turn(&p);
        if (brute) {
            walk_outcomes(&search, &p, 0, 0);
        } else {
            walk_free(&search, &p, p.dice);
        }
    }
    long count = (long)search.boards.count;
    set_free(&search.boards);
    set_free(&search.states);
    return count;
}

long oracle_perft(const char *position) { return perft(position, false); }

long oracle_perft_brute(const char *position) { return perft(position, true); }
