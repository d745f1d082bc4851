#include "sweep.h"

#include <string.h>

enum { ROWS = 6, EMPTY = 0, LEFT = 1, RIGHT = 2, END = 3, NEW = 4, SYMBOLS = 4, ENDS_MAX = 2, OPEN_MAX = 3 };
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

typedef struct {
    /* How many words of `letters` more there are with so many ( open and ends
     * made: the key to numbering them. */
    uint16_t words[SWEEP_SLOTS + 1][OPEN_MAX + 2][ENDS_MAX + 1];
    uint8_t place[ISLAND_CORNERS_MAX]; /* in the order */
    uint8_t target[SWEEP_SLOTS + 2];   /* the corner ahead of the line, for each road that it crosses */
    int slots;
    uint8_t longest[2][SWEEP_WORDS]; /* roads behind the line + 1; 0: the word does not occur */
    int best;
} sweep;

/* One corner: the roads that come in from behind the line, and those that go on. */
typedef struct {
    int at;  /* the first slot concerned */
    int in;  /* roads from behind */
    int out; /* roads ahead */
    int tail;
} step;

/* The word while a corner is worked on: slots before, in, out, after. */
typedef struct {
    uint8_t letter[SWEEP_SLOTS + 2];
    int length;
    bool complete; /* a whole way has been closed */
} word;

static void number_words(sweep *s) {
    for (int ends = 0; ends <= ENDS_MAX; ends++) s->words[0][0][ends] = 1;
    for (int n = 1; n <= SWEEP_SLOTS; n++)
        for (int open = 0; open <= OPEN_MAX; open++)
            for (int ends = 0; ends <= ENDS_MAX; ends++) {
                int sum = s->words[n - 1][open][ends] + s->words[n - 1][open + 1][ends];
                if (open > 0) sum += s->words[n - 1][open - 1][ends];
                if (ends < ENDS_MAX) sum += s->words[n - 1][open][ends + 1];
                s->words[n][open][ends] = (uint16_t)sum;
            }
}

/* How many words go on with this letter; moves open and ends along with it. */
static int after(const sweep *s, int rest, int letter, int *open, int *ends) {
    if (letter == LEFT) ++*open;
    if (letter == RIGHT) --*open;
    if (letter == END) ++*ends;
    return *open < 0 || *ends > ENDS_MAX ? 0 : s->words[rest][*open][*ends];
}

static int rank(const sweep *s, const uint8_t *letters, int length) {
    int number = 0, open = 0, ends = 0;
    for (int i = 0; i < length; i++) {
        for (int letter = 0; letter < letters[i]; letter++) {
            int o = open, e = ends;
            number += after(s, length - 1 - i, letter, &o, &e);
        }
        after(s, length - 1 - i, letters[i], &open, &ends);
    }
    return number;
}

static void unrank(const sweep *s, int number, uint8_t *letters, int length) {
    int open = 0, ends = 0;
    for (int i = 0; i < length; i++) {
        int letter = 0;
        for (;; letter++) {
            int o = open, e = ends;
            int count = after(s, length - 1 - i, letter, &o, &e);
            if (number < count) {
                open = o;
                ends = e;
                break;
            }
            number -= count;
        }
        letters[i] = (uint8_t)letter;
    }
}

/* The slot to which the strand in this slot leads behind the line. */
static int far_end(const word *w, int slot) {
    int letter = w->letter[slot];
    if (letter == END) return AT_END;
    if (letter == NEW) return slot;
    int toward = letter == LEFT ? 1 : -1;
    int open = 0;
    do {
        if (w->letter[slot] == LEFT) open++;
        if (w->letter[slot] == RIGHT) open--;
        slot += toward;
    } while (open != 0);
    return slot - toward;
}

static void end_here(word *w, int slot) {
    int far = far_end(w, slot);
    w->letter[slot] = EMPTY;
    if (far == AT_END) w->complete = true;
    else w->letter[far] = END;
}

/* False where the two are one strand: a ring, which has no ends. */
static bool join(word *w, int a, int b) {
    int far_a = far_end(w, a), far_b = far_end(w, b);
    if (far_a == b) return false;
    w->letter[a] = w->letter[b] = EMPTY;
    if (far_a == AT_END && far_b == AT_END) {
        w->complete = true;
    } else if (far_a == AT_END || far_b == AT_END) {
        w->letter[far_a == AT_END ? far_b : far_a] = END;
    } else {
        w->letter[far_a] = far_a < far_b ? LEFT : RIGHT;
        w->letter[far_b] = far_a < far_b ? RIGHT : LEFT;
    }
    return true;
}

/* The corner is done: the word loses its incoming slots and is kept where it
 * is longer than what was known. */
static void keep(sweep *s, uint8_t *longest, const word *w, const step *st, int roads) {
    uint8_t letters[SWEEP_SLOTS + 2];
    int length = 0, used = 0, ends = 0;
    for (int i = 0; i < w->length; i++) {
        if (i >= st->at && i < st->at + st->in) continue;
        letters[length++] = w->letter[i];
        used += w->letter[i] != EMPTY;
        ends += w->letter[i] == END;
    }
    if (w->complete) {
        if (used == 0 && roads > s->best) s->best = roads;
        return;
    }
    if (ends > ENDS_MAX) return;
    uint8_t *known = &longest[rank(s, letters, length)];
    if (*known < roads + 1) *known = (uint8_t)(roads + 1);
}

/* All that can happen at the corner with the roads that are used there. */
static void settle(sweep *s, uint8_t *longest, const word *before, const step *st, int roads) {
    int used[3], count = 0;
    for (int i = st->at; i < st->at + st->in + st->out; i++)
        if (before->letter[i] != EMPTY) used[count++] = i;
    word w = *before;
    if (count == 0) {
        keep(s, longest, &w, st, roads);
    } else if (count == 1) {
        end_here(&w, used[0]);
        keep(s, longest, &w, st, roads + st->tail);
    } else if (count == 2) {
        if (join(&w, used[0], used[1])) keep(s, longest, &w, st, roads);
        w = *before;
        end_here(&w, used[0]);
        end_here(&w, used[1]);
        keep(s, longest, &w, st, roads + st->tail);
    } else {
        for (int i = 0; i < 3; i++) {
            w = *before;
            end_here(&w, used[i]);
            if (join(&w, used[i == 0 ? 1 : 0], used[i == 2 ? 1 : 2])) keep(s, longest, &w, st, roads);
        }
    }
}

static int row_of(int place) {
    int row = 0;
    while (place >= row_end[row]) row++;
    return row;
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
    uint8_t beyond[SWEEP_SLOTS + 2];
    memcpy(beyond, s->target, sizeof beyond);
    memcpy(&s->target[st.at], ahead, (size_t)st.out);
    memcpy(&s->target[st.at + st.out], &beyond[st.at + st.in], (size_t)(s->slots - st.at - st.in));
    s->slots += st.out - st.in;
    return st;
}

int sweep_longest(const island *is, const sweep_core *core, uint32_t *work) {
    sweep s;
    memset(&s, 0, sizeof s);
    number_words(&s);
    for (int i = 0; i < ISLAND_CORNERS_MAX; i++) s.place[order[i]] = (uint8_t)i;
    int now = 0;
    s.longest[now][0] = 1; /* no road is crossed, none is used */
    for (int i = 0; i < ISLAND_CORNERS_MAX; i++) {
        if (core->degree[order[i]] == 0) continue;
        int before = s.slots;
        step st = advance(&s, is, core, order[i]);
        const uint8_t *from = s.longest[now];
        uint8_t *to = s.longest[now ^= 1];
        memset(to, 0, SWEEP_WORDS);
        int words = s.words[before][0][0];
        if (work) *work += (uint32_t)words;
        for (int number = 0; number < words; number++) {
            if (from[number] == 0) continue;
            word w = {.length = before + st.out};
            uint8_t letters[SWEEP_SLOTS];
            unrank(&s, number, letters, before);
            memcpy(w.letter, letters, (size_t)(st.at + st.in));
            memcpy(&w.letter[st.at + st.in + st.out], &letters[st.at + st.in],
                   (size_t)(before - st.at - st.in));
            for (unsigned chosen = 0; chosen < 1u << st.out; chosen++) {
                int roads = from[number] - 1;
                for (int out = 0; out < st.out; out++) {
                    w.letter[st.at + st.in + out] = chosen >> out & 1u ? NEW : EMPTY;
                    roads += (int)(chosen >> out & 1u);
                }
                settle(&s, to, &w, &st, roads);
            }
        }
    }
    return s.best;
}
