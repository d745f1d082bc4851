#include "table_valid.h"

#include "bits.h"
#include "dice.h"
#include "fair.h"

static bool before_turns(const table *t) { return t->phase == TABLE_ROLLOFF || t->phase == TABLE_FOUND; }

static bool phase_fits(const table *t) {
    return before_turns(t) || t->phase == TABLE_OVER || table_phase_step(t->setup.rule, t->phase) != NULL;
}

static bool start_fits(const table *t) {
    return t->phase == TABLE_ROLLOFF ? t->start == 0 : t->start < t->setup.players;
}

/* While it goes on somebody has still to roll, and two or more take part. Once
 * decided one is highest, and begins. Chosen by hand: nothing. */
static bool rolled_fits(const table *t) {
    int waiting = 0, out = 0, players = t->setup.players, highest = 0;
    for (int s = 0; s < TABLE_SEATS_MAX; s++) {
        if (s >= players ? t->rolled[s] != 0 : t->rolled[s] > 2 * DICE_FACES) return false;
        waiting += s < players && t->rolled[s] == 0;
        out += t->rolled[s] == TABLE_OUT;
        if (t->rolled[s] > highest) highest = t->rolled[s];
    }
    if (waiting == players && t->phase != TABLE_ROLLOFF) return true;
    if (!before_turns(t) || players - out < 2) return false;
    if (t->phase == TABLE_ROLLOFF) return waiting > 0;
    int tied = 0;
    for (int s = 0; s < players; s++) tied += t->rolled[s] == highest;
    return waiting == 0 && tied == 1 && t->rolled[t->start] == highest;
}

static bool builder_fits(const table *t) {
    if (t->phase != TABLE_EXTRA_BUILD) return t->builder == 0;
    return t->builder < t->setup.players && t->builder != table_seat(t);
}

/* Catanian 2 plays after the roll. */
static bool winner_fits(const table *t) {
    if (t->phase != TABLE_OVER) return t->winner == 0;
    if (t->winner >= t->setup.players) return false;
    return t->winner == table_seat(t) || (t->red && t->winner == table_second(t));
}

static bool roll_fits(const table *t) {
    if (!t->red) {
        bool none = t->yellow == 0 && t->event == TABLE_NO_EVENT;
        return none && (before_turns(t) || t->phase == TABLE_BEFORE || t->phase == TABLE_OVER);
    }
    bool turning = !before_turns(t) && t->phase != TABLE_BEFORE;
    bool shown = t->red <= DICE_FACES && t->yellow >= 1 && t->yellow <= DICE_FACES && t->event < TABLE_EVENTS;
    return turning && shown && (t->event != TABLE_NO_EVENT) == table_setup_has(&t->setup, TABLE_KNIGHTS);
}

/* As many as there were rolls; that of this turn is among them. */
static bool counts_fit(const uint32_t *counts, int cells, uint32_t rolls, int this_roll) {
    uint32_t total = 0;
    for (int i = 0; i < cells; i++) {
        if (counts[i] > rolls) return false;
        total += counts[i];
    }
    return total == rolls && (this_roll < 0 || counts[this_roll] > 0);
}

static bool sums_fit(const table *t) {
    return counts_fit(t->sums, TABLE_SUMS, table_rolls(t), t->red ? table_sum(t) - 2 : -1);
}

static bool events_fit(const table *t) {
    bool knights = table_setup_has(&t->setup, TABLE_KNIGHTS);
    return t->events[TABLE_NO_EVENT] == 0 &&
           counts_fit(t->events, TABLE_EVENTS, knights ? table_rolls(t) : 0, t->event ? t->event : -1);
}

/* What this pass has drawn, and what full passes of 31 out of 36 can have: of
 * every sum not more than there are cards. */
static bool drawn_fits(const table *t) {
    if (!t->setup.deck) return t->deck.drawn[0] == 0 && t->deck.drawn[1] == 0;
    uint32_t passes = table_rolls(t) / DECK_PASS, drawn = table_rolls(t) % DECK_PASS;
    if (!deck_valid(&t->deck) || (uint32_t)deck_left(&t->deck) != DECK_CARDS - drawn) return false;
    if (t->red && drawn && deck_has(&t->deck, t->red, t->yellow)) return false;
    uint32_t now[TABLE_SUMS] = {0};
    for (int red = 1; red <= DICE_FACES; red++)
        for (int yellow = 1; yellow <= DICE_FACES; yellow++)
            now[red + yellow - 2] += !deck_has(&t->deck, red, yellow);
    for (int i = 0; i < TABLE_SUMS; i++)
        if (t->sums[i] < now[i] || t->sums[i] - now[i] > passes * fair_sums.way[i]) return false;
    return true;
}

static bool board_fits(const table *t) {
    return layout_valid(&t->board) && (t->board.board == LAYOUT_NONE || t->board.board == t->setup.board);
}

static bool turn_fits(const table *t) { return before_turns(t) == (t->turn == 0); }
static bool setup_fits(const table *t) { return table_setup_sane(&t->setup); }

/* In this order: each may rely on those before it. */
static const struct {
    bool (*fits)(const table *t);
    uint8_t part;
    reason why;
} questions[] = {
    {setup_fits, TABLE_PART_SETUP, REASON_BAD_SWITCH},
    {phase_fits, TABLE_PART_PHASE, REASON_BAD_PHASE},
    {turn_fits, TABLE_PART_TURN, REASON_BAD_TURN},
    {start_fits, TABLE_PART_START, REASON_NO_SUCH_SEAT},
    {rolled_fits, TABLE_PART_ROLLED, REASON_BAD_ROLL_OFF},
    {builder_fits, TABLE_PART_BUILDER, REASON_BAD_TURN},
    {roll_fits, TABLE_PART_ROLL, REASON_BAD_DICE},
    {winner_fits, TABLE_PART_WON, REASON_NOT_ON_TURN},
    {sums_fit, TABLE_PART_SUMS, REASON_BAD_COUNTS},
    {events_fit, TABLE_PART_EVENTS, REASON_BAD_COUNTS},
    {drawn_fits, TABLE_PART_DRAWN, REASON_BAD_DECK},
    {board_fits, TABLE_PART_BOARD, REASON_BAD_BOARD},
};

reason table_valid_why(const table *t, table_part *part) {
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
        if (questions[i].fits(t)) continue;
        *part = (table_part)questions[i].part;
        return questions[i].why;
    }
    return REASON_OK;
}

bool table_valid(const table *t) {
    table_part part;
    return table_valid_why(t, &part) == REASON_OK;
}
