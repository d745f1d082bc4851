#include "turn.h"

#include <string.h>

#include "kind.h"

void turn_tables_make(turn_tables *t) {
    memset(t, 0, sizeof *t);
    boards_make(t->roads);
    basket_payments(t->payment);
    dice_counts hand = {{0}};
    for (int i = 0; i < HAND_PARTS; i++, hand_step(&hand)) hand_grow(&hand, t->next[i]);
    for (int roll = 0; roll < HAND_ROLLS; roll++, hand_step(&hand))
        for (int p = 0; p < BASKET_PAYMENTS; p++)
            if (basket_pays(&t->payment[p], &hand, DICE_MAX)) bits_put(t->pays[p], roll);
}

static void add(turn_work *w, const boards_ground *at, basket_change change) {
    if (w->grounds < TURN_GROUNDS_MAX) w->ground[w->grounds++] = (turn_ground){*at, (uint8_t)change};
}

void turn_begin(turn_work *w, const turn_tables *t, const boards_ground *from) {
    static const uint8_t roads_only[] = {BASKET_NOTHING, BASKET_ROAD, BASKET_ROADS_2, BASKET_ROADS_3};
    w->from = *from;
    w->grounds = 0;
    for (int change = 0; change < BASKET_CHANGES; change++)
        for (int guard = 0; guard < BOARDS_GUARDS; guard++) w->best[change][guard] = TURN_NO_WORTH;
    for (int i = from->roads; i < BOARDS_ROAD_SETS; i++) {
        const boards_roads *to = &t->roads[i];
        int more = boards_more(t->roads[from->roads].roads, to->roads);
        if (more < 0 || more > 3) continue;
        boards_ground at = {(uint8_t)i, from->settlements, from->cities};
        add(w, &at, roads_only[more]);
        at.settlements++;
        if (more <= 1 && at.settlements <= to->settlements)
            add(w, &at, more ? BASKET_ROAD_SETTLEMENT : BASKET_SETTLEMENT);
        at.settlements--;
        at.cities++;
        if (more == 0 && at.cities <= to->cities) add(w, &at, BASKET_CITY);
    }
}

void turn_answer(turn_work *w, int i, const turn_worth *worth, int guards) {
    turn_worth *best = w->best[w->ground[i].change];
    uint8_t *ground = w->best_ground[w->ground[i].change];
    for (int guard = 0; guard < guards; guard++)
        if (worth[guard] > best[guard]) {
            best[guard] = worth[guard];
            ground[guard] = (uint8_t)i;
        }
}

int turn_guard_after(const turn_guard *g, const turn_tables *t, int payment) {
    if (payment == TURN_NO_PAYMENT) return boards_guard(g->knights, g->used);
    const basket_payment *p = &t->payment[payment];
    return boards_guard(g->knights + basket_list[p->basket].pieces.of[COST_KNIGHT],
                        (uint32_t)g->used | p->jokers);
}

static int points(const turn_work *w, const turn_guard *g, const cost_list *pieces) {
    int sum = STANDARD_ROAD_POINTS * pieces->of[COST_ROAD];
    if (pieces->of[COST_SETTLEMENT]) sum += island_one.settlement[w->from.settlements].points;
    if (pieces->of[COST_CITY]) sum += island_one.city[w->from.cities].points;
    for (int i = 0; i < pieces->of[COST_KNIGHT]; i++)
        sum += g->knights_one ? 1 : island_one.knight[g->knights + i].points;
    return sum;
}

static void put(turn_work *w, turn_worth worth, int payment) {
    int at = w->ends++;
    for (; at > 0 && w->end[at - 1].worth < worth; at--) w->end[at] = w->end[at - 1];
    w->end[at] = (turn_end){worth, (uint8_t)payment};
}

void turn_choose(turn_work *w, const turn_tables *t, const turn_guard *guard) {
    w->guard = *guard;
    w->ends = 0;
    turn_worth nothing = w->best[BASKET_NOTHING][turn_guard_after(guard, t, TURN_NO_PAYMENT)];
    if (!guard->built) nothing += GAME_X * TURN_POINT;
    turn_worth gain[BASKET_KINDS];
    bool possible[BASKET_KINDS];
    for (int b = 0; b < BASKET_KINDS; b++) {
        possible[b] = w->best[basket_list[b].change][0] != TURN_NO_WORTH &&
                      guard->knights + basket_list[b].pieces.of[COST_KNIGHT] <= BOARDS_KNIGHTS;
        gain[b] = possible[b] ? points(w, guard, &basket_list[b].pieces) * TURN_POINT : 0;
    }
    for (int p = 0; p < BASKET_PAYMENTS; p++) {
        int b = t->payment[p].basket;
        if (!possible[b] || !basket_open(&t->payment[p], guard->knights, guard->used)) continue;
        turn_worth worth = gain[b] + w->best[basket_list[b].change][turn_guard_after(guard, t, p)];
        if (worth >= nothing) put(w, worth, p);
    }
    w->end[w->ends++] = (turn_end){nothing, TURN_NO_PAYMENT};
}

/* Gives every roll the first end that it pays for. */
static void share_out(turn_work *w, const turn_tables *t) {
    uint32_t left[BASKET_WORDS];
    turn_worth *worth = &w->keep[1][HAND_PARTS];
    memset(left, 0xff, sizeof left);
    for (int i = 0; i < w->ends; i++) {
        const turn_end *e = &w->end[i];
        for (int word = 0; word < BASKET_WORDS; word++) {
            uint32_t now =
                e->payment == TURN_NO_PAYMENT ? left[word] : left[word] & t->pays[e->payment][word];
            left[word] &= ~now;
            for (int roll = word * 32; now && roll < HAND_ROLLS; now >>= 1, roll++)
                if (now & 1u) {
                    worth[roll] = e->worth;
                    w->end_of[roll] = (uint8_t)i;
                }
        }
    }
}

/* What hands of fewer dice are worth, from what the rolls are worth. */
static void average(turn_worth hand[HAND_COUNT], const turn_tables *t) {
    for (int i = HAND_PARTS - 1; i >= 0; i--) {
        const uint16_t *next = t->next[i];
        turn_worth sum = DICE_FACES / 2;
        for (int face = 0; face < DICE_FACES; face++) sum += hand[next[face]];
        hand[i] = sum / DICE_FACES;
    }
}

/* From what it is worth to keep each hand to the best that a hand contains. */
static void best_part(turn_worth best[HAND_COUNT], const turn_worth keep[HAND_COUNT], const turn_tables *t) {
    memcpy(best, keep, HAND_COUNT * sizeof *best);
    for (int i = 0; i < HAND_PARTS; i++) {
        const uint16_t *next = t->next[i];
        turn_worth this = best[i];
        for (int face = 0; face < DICE_FACES; face++)
            if (best[next[face]] < this) best[next[face]] = this;
    }
}

void turn_roll_back(turn_work *w, const turn_tables *t) {
    share_out(w, t);
    average(w->keep[1], t);
    best_part(w->roll[1], w->keep[1], t);
    memcpy(&w->keep[0][HAND_PARTS], &w->roll[1][HAND_PARTS], HAND_ROLLS * sizeof(turn_worth));
    average(w->keep[0], t);
    best_part(w->roll[0], w->keep[0], t);
    /* Before the first roll: the same once more, of which only the empty hand
     * counts; the parts of roll[0] are not needed any more. */
    average(w->roll[0], t);
    w->before = w->roll[0][HAND_EMPTY];
}
