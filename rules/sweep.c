#include "sweep.h"

#include <string.h>

enum { ROWS = 6, ENDS_MAX = 2, OPEN_MAX = 3 };
enum { EMPTY, LEFT, RIGHT, END, LETTERS };

/* How many ( are open and how many ends are made, as one number, and what each
 * letter adds to it. */
enum { PER_OPEN = ENDS_MAX + 1, STATES = (OPEN_MAX + 1) * PER_OPEN };
static const int8_t adds[LETTERS] = {[LEFT] = PER_OPEN, [RIGHT] = -PER_OPEN, [END] = 1};
enum { AT_END = -1 }; /* where a strand leads that has its end behind the line */

/* The corners in the order of the sweep: six zigzag rows from west to east. */
/* clang-format off */
static const uint8_t order[ISLAND_CORNERS_MAX] = {
     3,  0,  4,  1,  5,  2,  6,
    11,  7, 12,  8, 13,  9, 14, 10, 15,
    21, 16, 22, 17, 23, 18, 24, 19, 25, 20, 26,
    27, 33, 28, 34, 29, 35, 30, 36, 31, 37, 32,
    38, 43, 39, 44, 40, 45, 41, 46, 42,
    47, 51, 48, 52, 49, 53, 50,
};
static const uint8_t row_end[ROWS] = {7, 16, 27, 38, 47, 54};
/* clang-format on */

/* A word is packed, two bits for each slot. */
typedef uint32_t code;

typedef struct {
    /* How words are numbered: with so many letters after this one, and so many (
     * open and ends made, how many words come before those with each letter. */
    uint16_t before[SWEEP_SLOTS][STATES][LETTERS];
    uint16_t count[SWEEP_SLOTS + 1];   /* of words of each length */
    uint8_t place[ISLAND_CORNERS_MAX]; /* in the order */
    uint8_t target[SWEEP_SLOTS + 2];   /* the corner ahead of the line, for each road that it crosses */
    int slots;
    int roads_ahead, forks_ahead;
    uint8_t (*longest)[SWEEP_WORDS]; /* roads behind the line + 1; 0: the word does not occur */
    int best;
} sweep;

_Static_assert(sizeof(sweep_space) == 2 * SWEEP_WORDS,
               "the two lines of words lie in the space that is lent");

/* One corner: the roads that come in from behind the line, and those that go on. */
typedef struct {
    int at;  /* the first slot concerned */
    int in;  /* roads from behind */
    int out; /* roads ahead */
    int tail;
    int run[2]; /* how many roads lie ahead in a row, up to the next corner where there is a choice */
} step;

/* The word while a corner is worked on: slots before, in, out, after. */
typedef struct {
    code letters;
    uint32_t fresh; /* slots of roads ahead that are used and not yet joined to anything */
    int complete;   /* whole ways that have got their second end */
} word;

static int letter_at(code letters, int slot) { return (int)(letters >> 2 * slot & 3u); }

static code with(code letters, int slot, int letter) {
    return (letters & ~((code)3 << 2 * slot)) | (code)letter << 2 * slot;
}

/* Fills in the table: how many words there are, and before each letter. */
static void number_words(sweep *s) {
    uint16_t words[OPEN_MAX + 2][ENDS_MAX + 2] = {{0}}; /* of the letters so far, 0 beyond the edges */
    for (int ends = 0; ends <= ENDS_MAX; ends++) words[0][ends] = 1;
    s->count[0] = 1;
    for (int rest = 0; rest < SWEEP_SLOTS; rest++) {
        uint16_t longer[OPEN_MAX + 2][ENDS_MAX + 2] = {{0}};
        for (int open = 0; open <= OPEN_MAX; open++)
            for (int ends = 0; ends <= ENDS_MAX; ends++) {
                uint16_t *before = s->before[rest][open * PER_OPEN + ends];
                before[EMPTY] = 0;
                before[LEFT] = words[open][ends];
                before[RIGHT] = (uint16_t)(before[LEFT] + words[open + 1][ends]);
                before[END] = (uint16_t)(before[RIGHT] + (open ? words[open - 1][ends] : 0));
                longer[open][ends] = (uint16_t)(before[END] + words[open][ends + 1]);
            }
        memcpy(words, longer, sizeof words);
        s->count[rest + 1] = words[0][0];
    }
}

static int rank(const sweep *s, code letters) {
    int number = 0, state = 0;
    for (int rest = s->slots - 1; rest >= 0; rest--, letters >>= 2) {
        int letter = (int)(letters & 3u);
        number += s->before[rest][state][letter];
        state += adds[letter];
    }
    return number;
}

static code unrank(const sweep *s, int number, int length) {
    code letters = 0;
    int state = 0;
    for (int i = 0; i < length; i++) {
        const uint16_t *before = s->before[length - 1 - i][state];
        int letter = END; /* the last that has room: one without words never is */
        while (before[letter] > number) letter--;
        number -= before[letter];
        letters |= (code)letter << 2 * i;
        state += adds[letter];
    }
    return letters;
}

/* The slot to which the strand in this slot leads behind the line. */
static int far_end(const word *w, int slot) {
    int letter = letter_at(w->letters, slot);
    if (w->fresh >> slot & 1u) return slot;
    if (letter == END) return AT_END;
    int toward = letter == LEFT ? 1 : -1;
    for (int open = toward; open != 0;) {
        slot += toward;
        int next = letter_at(w->letters, slot);
        open += (next == LEFT) - (next == RIGHT);
    }
    return slot;
}

static void end_here(word *w, int slot) {
    int far = far_end(w, slot);
    w->letters = with(w->letters, slot, EMPTY);
    w->fresh &= ~(UINT32_C(1) << slot);
    if (far == AT_END) w->complete++;
    else w->letters = with(w->letters, far, END);
}

/* False where the two are one strand: a ring, which has no ends. */
static bool join(word *w, int a, int b) {
    int far_a = far_end(w, a), far_b = far_end(w, b);
    if (far_a == b) return false;
    w->letters = with(with(w->letters, a, EMPTY), b, EMPTY);
    w->fresh &= ~(UINT32_C(1) << a | UINT32_C(1) << b);
    if (far_a == AT_END && far_b == AT_END) w->complete++;
    else if (far_a == AT_END || far_b == AT_END)
        w->letters = with(w->letters, far_a == AT_END ? far_b : far_a, END);
    else
        w->letters =
            with(with(w->letters, far_a < far_b ? far_a : far_b, LEFT), far_a < far_b ? far_b : far_a, RIGHT);
    return true;
}

static void close_ring(word *w, int a, int b) {
    w->letters = with(with(w->letters, a, EMPTY), b, EMPTY);
    w->complete++;
}

static code ends_of(code letters) { return letters & letters >> 1 & UINT32_C(0x55555555); }

/* The corner is done: the word loses its incoming slots and is kept where it
 * is longer than what was known. */
static void keep(sweep *s, uint8_t *longest, const word *w, const step *st, int roads) {
    code west = ((code)1 << 2 * st->at) - 1u;
    code letters = (w->letters & west) | (w->letters >> 2 * st->in & ~west);
    if (w->complete) {
        /* Two at once are two ways, not one. */
        if (letters == 0 && w->complete == 1 && roads > s->best) s->best = roads;
        return;
    }
    code ends = ends_of(letters);
    ends &= ends - 1u;
    if (ends & (ends - 1u)) return; /* a third end */
    uint8_t *known = &longest[rank(s, letters)];
    if (*known < roads + 1) *known = (uint8_t)(roads + 1);
}

/* All that can happen at the corner with the roads that are used there. A way
 * ends only where it cannot go on: in a tail, or at a fork whose three roads it
 * has used; or it is a ring, which ends where it is closed. */
static void settle(sweep *s, uint8_t *longest, const word *before, const step *st, int roads) {
    int used[3], count = 0;
    code letters = before->letters >> 2 * st->at;
    for (int i = 0; i < st->in; i++, letters >>= 2)
        if (letters & 3u) used[count++] = st->at + i;
    uint32_t fresh = before->fresh >> (st->at + st->in);
    for (int i = st->at + st->in; fresh; i++, fresh >>= 1)
        if (fresh & 1u) used[count++] = i;
    word w = *before;
    if (count == 0) {
        keep(s, longest, &w, st, roads);
    } else if (count == 3) {
        for (int i = 0; i < 3; i++) {
            w = *before;
            end_here(&w, used[i]);
            if (join(&w, used[i == 0 ? 1 : 0], used[i == 2 ? 1 : 2])) keep(s, longest, &w, st, roads);
        }
    } else {
        if (count == 2) {
            if (!join(&w, used[0], used[1])) close_ring(&w, used[0], used[1]);
            keep(s, longest, &w, st, roads);
        }
        if (st->tail == 0) return;
        w = *before;
        for (int i = 0; i < count; i++) end_here(&w, used[i]);
        keep(s, longest, &w, st, roads + st->tail);
    }
}

static int row_of(int place) {
    int row = 0;
    while (place >= row_end[row]) row++;
    return row;
}

/* A corner where one road comes in, one goes on and nothing else is: a way that
 * comes by goes on, for it would be shorter otherwise. */
static bool passes(const sweep *s, const island *is, const sweep_core *core, int corner, int *onward) {
    if (core->degree[corner] != 2 || core->tail[corner]) return false;
    int behind = 0;
    for (int i = 0; i < 2; i++) {
        const island_road *r = &is->road[core->road[corner][i]];
        int other = r->from ^ r->to ^ corner;
        if (s->place[other] < s->place[corner]) behind++;
        else *onward = other;
    }
    return behind == 1;
}

static int run_to(const sweep *s, const island *is, const sweep_core *core, int corner) {
    int run = 1;
    while (passes(s, is, core, corner, &corner)) run++;
    return run;
}

/* Moves the line over one corner; the slots are what it crosses afterwards. */
static step advance(sweep *s, const island *is, const sweep_core *core, int corner) {
    int here = s->place[corner], row = row_of(here);
    step st = {.tail = core->tail[corner]};
    while (st.at < s->slots && row_of(s->place[s->target[st.at]]) > row) st.at++;
    while (st.at + st.in < s->slots && s->target[st.at + st.in] == corner) st.in++;

    uint8_t ahead[2] = {0, 0};
    for (int i = 0; i < core->degree[corner]; i++) {
        const island_road *r = &is->road[core->road[corner][i]];
        int other = r->from ^ r->to ^ corner;
        if (s->place[other] < here) continue;
        ahead[st.out++] = (uint8_t)other;
    }
    /* The road to the next row lies west of the one along this row. */
    if (st.out == 2 && row_of(s->place[ahead[0]]) == row) {
        uint8_t east = ahead[0];
        ahead[0] = ahead[1];
        ahead[1] = east;
    }
    for (int i = 0; i < st.out; i++) st.run[i] = run_to(s, is, core, ahead[i]);
    uint8_t beyond[SWEEP_SLOTS + 2];
    memcpy(beyond, s->target, sizeof beyond);
    memcpy(&s->target[st.at], ahead, (size_t)st.out);
    memcpy(&s->target[st.at + st.out], &beyond[st.at + st.in], (size_t)(s->slots - st.at - st.in));
    s->slots += st.out - st.in;
    return st;
}

/* The most roads that a way which crosses the line like this can still gain. At
 * every fork ahead where it does not end one road stays out; one road can serve
 * two forks, or one if it crosses the line unused. */
static int gain(const sweep_core *core, code letters, int slots, int roads_ahead, int forks_ahead) {
    int unused = slots, ends_left = ENDS_MAX;
    for (; letters; letters >>= 2) {
        unused -= (letters & 3u) != EMPTY;
        ends_left -= (letters & 3u) == END;
    }
    int out = (forks_ahead - ends_left - unused) / 2;
    return roads_ahead - (out > 0 ? out : 0) + core->tails[ends_left];
}

/* Moves every word that can still become longer than the best over a corner. */
static void move_over(sweep *s, const sweep_core *core, const uint8_t *from, uint8_t *to, int corner,
                      const island *is) {
    const int length = s->slots, roads_ahead = s->roads_ahead, forks_ahead = s->forks_ahead;
    step st = advance(s, is, core, corner);
    code west = ((code)1 << 2 * (st.at + st.in)) - 1u;
    memset(to, 0, s->count[s->slots]);
    s->roads_ahead -= st.run[0] + st.run[1];
    s->forks_ahead -= core->degree[corner] == 3;
    for (int number = 0; number < s->count[length]; number++) {
        int roads = from[number] - 1;
        if (roads < 0 || roads + roads_ahead + core->tails[ENDS_MAX] <= s->best) continue;
        code letters = unrank(s, number, length);
        if (roads + gain(core, letters, length, roads_ahead, forks_ahead) <= s->best) continue;
        word w = {.letters = (letters & west) | (letters & ~west) << 2 * st.out};
        for (uint32_t chosen = 0; chosen < UINT32_C(1) << st.out; chosen++) {
            w.fresh = chosen << (st.at + st.in);
            int gained = (chosen & 1u ? st.run[0] : 0) + (chosen >> 1 ? st.run[1] : 0);
            settle(s, to, &w, &st, roads + gained);
        }
    }
}

int sweep_longest(const island *is, const sweep_core *core, int known, sweep_space *space, uint32_t *work) {
    sweep s; /* what changes all the time is quicker on the stack */
    memset(&s, 0, sizeof s);
    memset(space, 0, sizeof *space);
    s.longest = space->longest;
    s.best = known;
    s.roads_ahead = core->roads;
    s.forks_ahead = core->forks;
    number_words(&s);
    for (int i = 0; i < ISLAND_CORNERS_MAX; i++) s.place[order[i]] = (uint8_t)i;
    int now = 0;
    s.longest[now][0] = 1; /* no road is crossed, none is used */
    for (int i = 0; i < ISLAND_CORNERS_MAX; i++) {
        int onward;
        if (core->degree[order[i]] == 0) continue;
        if (passes(&s, is, core, order[i], &onward)) {
            advance(&s, is, core, order[i]);
            continue;
        }
        if (work) *work += s.count[s.slots];
        move_over(&s, core, s.longest[now], s.longest[now ^ 1], order[i], is);
        now ^= 1;
    }
    return s.best;
}
