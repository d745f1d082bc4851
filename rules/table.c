#include "table.h"

#include <string.h>

#include "bits.h"
#include "dice.h"

table table_new(const table_setup *st) { return (table){.setup = *st, .phase = TABLE_ROLLOFF}; }

static int seat_after(const table *t, unsigned seat, unsigned steps) {
    return (int)((seat + steps) % t->setup.players);
}

int table_seat(const table *t) { return seat_after(t, t->start, t->turn - 1u); }

int table_second(const table *t) {
    if (t->setup.rule != TABLE_PAIRED) return TABLE_NOBODY;
    return seat_after(t, (unsigned)table_seat(t), TABLE_PARTNER);
}

/* Of the phase, or NULL outside of turns. */
static const table_step *step_of(const table *t) { return table_phase_step(t->setup.rule, t->phase); }

int table_actor(const table *t) {
    int seat = 0;
    switch (t->phase) {
    case TABLE_ROLLOFF:
        while (t->rolled[seat]) seat++;
        return seat;
    case TABLE_FOUND: return t->start;
    case TABLE_OVER: return t->winner;
    default: break;
    }
    switch (step_of(t)->who) {
    case TABLE_FIRST: return table_seat(t);
    case TABLE_SECOND: return table_second(t);
    default: return t->builder;
    }
}

table_acts table_may(const table *t) {
    const table_step *step = step_of(t);
    return (table_acts)(step ? step->may & table_phase_acts(t->setup.expansions) : 0);
}

table_acts table_may_not(const table *t) {
    const table_step *step = step_of(t);
    return (table_acts)(step ? step->may_not & table_phase_acts(t->setup.expansions) : 0);
}

bool table_notes(const table *t, table_note which) {
    const table_phase_note *note = &table_phase_notes[which];
    return t->setup.rule == TABLE_PAIRED && table_setup_has(&t->setup, (table_expansion)note->expansion) &&
           ((unsigned)note->phases >> t->phase & 1u);
}

uint8_t table_winners(const table *t) {
    const table_step *step = step_of(t);
    unsigned seats = 0;
    if (step && step->wins & bits_one(TABLE_FIRST)) seats |= bits_one(table_seat(t));
    if (step && step->wins & bits_one(TABLE_SECOND)) seats |= bits_one(table_second(t));
    return (uint8_t)seats;
}

uint32_t table_rolls(const table *t) { return t->turn - (t->turn && !t->red ? 1u : 0u); }

/* They step with every ship. Having come, they stay for this turn. */
int table_barbarians(const table *t) {
    int steps = (int)(t->events[TABLE_SHIP] % TABLE_BARBARIANS_AT);
    return steps == 0 && t->event == TABLE_SHIP ? TABLE_BARBARIANS_AT : steps;
}

static reason check_dice(const table_move *m) {
    if (!m->red || !m->yellow) return REASON_FACES_MISSING;
    return m->red <= DICE_FACES && m->yellow <= DICE_FACES ? REASON_OK : REASON_NO_SUCH_DICE;
}

static reason check_seat(const table *t, const table_move *m) {
    return m->seat < t->setup.players ? REASON_OK : REASON_NO_SUCH_SEAT;
}

static reason check_start(const table *t, const table_move *m) {
    return t->phase == TABLE_ROLLOFF ? check_seat(t, m) : REASON_NO_ROLL_OFF_NOW;
}

static reason check_rolloff(const table *t, const table_move *m) {
    reason r = check_start(t, m);
    if (r != REASON_OK) return r;
    if (t->rolled[m->seat]) return REASON_HAS_ROLLED_OFF;
    return m->event ? REASON_NO_SUCH_DICE : check_dice(m);
}

static reason check_board(const table *t, const table_move *m) {
    if (t->turn) return REASON_BOARD_STAYS;
    if (!t->setup.board) return REASON_NO_BOARD;
    if (m->board.board == LAYOUT_NONE) return REASON_FACES_MISSING;
    if (!layout_valid(&m->board)) return REASON_BAD_BOARD;
    return m->board.board == t->setup.board ? REASON_OK : REASON_NO_BOARD;
}

static reason check_roll(const table *t, const table_move *m) {
    if (!t->turn) return REASON_NOT_BEGUN;
    if (t->phase != TABLE_BEFORE) return REASON_HAS_ROLLED;
    bool knights = table_setup_has(&t->setup, TABLE_KNIGHTS);
    if (m->event >= (knights ? TABLE_EVENTS : TABLE_SHIP)) return REASON_NO_SUCH_DICE;
    reason r = check_dice(m);
    if (r != REASON_OK) return r;
    if (knights && !m->event) return REASON_FACES_MISSING;
    return t->setup.deck && !deck_has(&t->deck, m->red, m->yellow) ? REASON_CARD_DRAWN : REASON_OK;
}

static reason check_next(const table *t) {
    if (t->phase == TABLE_ROLLOFF) return REASON_ROLL_OFF_FIRST;
    if (t->phase == TABLE_BEFORE) return REASON_ROLL_FIRST;
    return t->turn < TABLE_TURNS_MAX ? REASON_OK : REASON_BAD_TURN;
}

static reason check_win(const table *t, const table_move *m) {
    if (!t->turn) return REASON_NOT_BEGUN;
    if (check_seat(t, m) != REASON_OK) return REASON_NO_SUCH_SEAT;
    if (!table_winners(t)) return REASON_NO_WIN_NOW;
    if (table_winners(t) & bits_one(m->seat)) return REASON_OK;
    return m->seat == table_second(t) ? REASON_CATANIAN_1_FIRST : REASON_NOT_ON_TURN;
}

reason table_check(const table *t, const table_move *m) {
    if (m->kind >= TABLE_MOVE_KINDS) return REASON_UNKNOWN_MOVE;
    if (t->phase == TABLE_OVER) return REASON_GAME_OVER;
    switch (m->kind) {
    case TABLE_MOVE_ROLLOFF: return check_rolloff(t, m);
    case TABLE_MOVE_START: return check_start(t, m);
    case TABLE_MOVE_BOARD: return check_board(t, m);
    case TABLE_MOVE_ROLL: return check_roll(t, m);
    case TABLE_MOVE_NEXT: return check_next(t);
    default: return check_win(t, m);
    }
}

static void begin(table *t, int seat) {
    t->start = (uint8_t)seat;
    t->phase = TABLE_FOUND;
}

/* When all have rolled the highest begins; the tied roll again, the rest is out. */
static void roll_off(table *t, const table_move *m) {
    int highest = 0, tied = 0, seat = 0;
    t->rolled[m->seat] = (uint8_t)(m->red + m->yellow);
    for (int s = 0; s < t->setup.players; s++) {
        if (!t->rolled[s]) return;
        if (t->rolled[s] > highest) {
            highest = t->rolled[s];
            seat = s;
            tied = 0;
        }
        tied += t->rolled[s] == highest;
    }
    if (tied == 1) {
        begin(t, seat);
        return;
    }
    for (int s = 0; s < t->setup.players; s++) t->rolled[s] = t->rolled[s] == highest ? 0 : TABLE_OUT;
}

static void roll(table *t, const table_move *m) {
    t->red = m->red;
    t->yellow = m->yellow;
    t->event = m->event;
    t->sums[table_sum(t) - 2]++;
    if (m->event) t->events[m->event]++;
    if (t->setup.deck) deck_take(&t->deck, m->red, m->yellow);
    t->phase = (uint8_t)table_phase_after(t->setup.rule, TABLE_BEFORE);
}

static void next_turn(table *t) {
    t->turn++;
    t->phase = TABLE_BEFORE;
    t->builder = t->red = t->yellow = t->event = 0;
    memset(t->rolled, 0, sizeof t->rolled);
}

static void next(table *t) {
    if (t->phase == TABLE_EXTRA_BUILD) {
        t->builder = (uint8_t)seat_after(t, t->builder, 1);
        if (t->builder != table_seat(t)) return;
    }
    if (t->phase == TABLE_FOUND || table_phase_after(t->setup.rule, t->phase) == TABLE_BEFORE) {
        next_turn(t);
        return;
    }
    t->phase = (uint8_t)table_phase_after(t->setup.rule, t->phase);
    if (t->phase == TABLE_EXTRA_BUILD) t->builder = (uint8_t)seat_after(t, (unsigned)table_seat(t), 1);
}

reason table_apply(table *t, const table_move *m) {
    reason r = table_check(t, m);
    if (r != REASON_OK) return r;
    switch (m->kind) {
    case TABLE_MOVE_ROLLOFF: roll_off(t, m); break;
    case TABLE_MOVE_START:
        memset(t->rolled, 0, sizeof t->rolled);
        begin(t, m->seat);
        break;
    case TABLE_MOVE_BOARD: t->board = m->board; break;
    case TABLE_MOVE_ROLL: roll(t, m); break;
    case TABLE_MOVE_NEXT: next(t); break;
    default:
        t->winner = m->seat;
        t->phase = TABLE_OVER;
        break;
    }
    return REASON_OK;
}
