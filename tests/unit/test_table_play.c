/* Thousands of evenings drawn by lot, beside a second keeper of the rules: slow
 * and simple, written from the words of the rules alone. It keeps lists where
 * the table reckons: the seats in order, the steps of the turn, the cards. */
#include "evening.h"

/* ---- the second keeper */

typedef struct {
    const char *word;
    int seat; /* from 1 */
} slow_step;

typedef struct {
    int players;
    const char *rule;
    bool knights, deck, board;
    int seats[6]; /* the first is the one whose turn it is */
    slow_step steps[8];
    int step, step_count;
    int turn;
    int contenders[6], contender_count;
    int thrown[7]; /* by seat, this round */
    int cards[36], card_count;
    int history[400], history_count;
    int ship, attack;
    int winner;
    bool begun, started;
} slow;

static void slow_shuffle(slow *s) {
    s->card_count = 0;
    for (int red = 1; red <= 6; red++)
        for (int yellow = 1; yellow <= 6; yellow++) s->cards[s->card_count++] = 10 * red + yellow;
}

static slow slow_new(const table_setup *st) {
    slow s = {.players = st->players,
              .rule = table_setup_rule(st->rule),
              .knights = table_setup_has(st, TABLE_KNIGHTS),
              .deck = st->deck,
              .board = st->board != LAYOUT_NONE,
              .contender_count = st->players};
    for (int i = 0; i < s.players; i++) s.contenders[i] = i + 1;
    slow_shuffle(&s);
    return s;
}

static void slow_add(slow *s, const char *word, int seat) {
    s->steps[s->step_count++] = (slow_step){word, seat};
}

static void slow_turn(slow *s) {
    int first = s->seats[0], second = s->seats[3 % s->players];
    s->step = s->step_count = 0;
    s->turn++;
    s->attack = 0;
    slow_add(s, "before", first);
    if (!strcmp(s->rule, "paired")) {
        slow_add(s, "trade", first);
        slow_add(s, "build", first);
        slow_add(s, "second-trade", second);
        slow_add(s, "second-build", second);
        return;
    }
    slow_add(s, "both", first);
    if (!strcmp(s->rule, "special"))
        for (int i = 1; i < s->players; i++) slow_add(s, "extra-build", s->seats[i]);
}

static void slow_pass(slow *s) {
    int first = s->seats[0];
    for (int i = 0; i + 1 < s->players; i++) s->seats[i] = s->seats[i + 1];
    s->seats[s->players - 1] = first;
}

static void slow_begins(slow *s, int seat) {
    s->begun = true;
    for (int i = 0; i < s->players; i++) s->seats[i] = (seat - 1 + i) % s->players + 1;
}

static bool slow_throw(slow *s, int seat, int sum) {
    bool takes_part = false;
    for (int i = 0; i < s->contender_count; i++) takes_part = takes_part || s->contenders[i] == seat;
    if (s->begun || !takes_part || s->thrown[seat]) return false;
    s->thrown[seat] = sum;
    int best = 0;
    for (int i = 0; i < s->contender_count; i++) {
        if (!s->thrown[s->contenders[i]]) return true;
        if (s->thrown[s->contenders[i]] > best) best = s->thrown[s->contenders[i]];
    }
    int left = 0;
    for (int i = 0; i < s->contender_count; i++)
        if (s->thrown[s->contenders[i]] == best) s->contenders[left++] = s->contenders[i];
    s->contender_count = left;
    for (int i = 1; i <= s->players; i++) s->thrown[i] = 0;
    if (left == 1) slow_begins(s, s->contenders[0]);
    return true;
}

static bool slow_roll(slow *s, int red, int yellow, int event) {
    if (!s->started || s->step != 0) return false;
    if (s->deck) {
        int at = 0;
        while (at < s->card_count && s->cards[at] != 10 * red + yellow) at++;
        if (at == s->card_count) return false;
        for (; at + 1 < s->card_count; at++) s->cards[at] = s->cards[at + 1];
        if (--s->card_count == 5) slow_shuffle(s);
    }
    s->history[s->history_count++] = red + yellow;
    if (event == TABLE_SHIP && ++s->ship == 7) {
        s->attack = 1;
        s->ship = 0;
    }
    s->step = 1;
    return true;
}

static bool slow_next(slow *s) {
    if (!s->begun) return false;
    if (!s->started) {
        s->started = true;
        slow_turn(s);
        return true;
    }
    if (s->step == 0) return false;
    if (++s->step == s->step_count) {
        slow_pass(s);
        slow_turn(s);
    }
    return true;
}

static bool slow_win(slow *s, int seat) {
    if (!s->started) return false;
    const slow_step *now = &s->steps[s->step];
    bool special = !strcmp(now->word, "extra-build");
    bool seconds = !strncmp(now->word, "second", 6);
    bool may = !special && (seat == s->seats[0] || (seconds && seat == s->seats[3 % s->players]));
    if (may) s->winner = seat;
    return may;
}

static bool slow_do(slow *s, const table_move *m) {
    if (s->winner) return false;
    switch (m->kind) {
    case TABLE_MOVE_ROLLOFF: return slow_throw(s, m->seat + 1, m->red + m->yellow);
    case TABLE_MOVE_START:
        if (s->begun || m->seat >= s->players) return false;
        slow_begins(s, m->seat + 1);
        return true;
    case TABLE_MOVE_BOARD: return s->board && !s->started;
    case TABLE_MOVE_ROLL: return slow_roll(s, m->red, m->yellow, m->event);
    case TABLE_MOVE_NEXT: return slow_next(s);
    default: return slow_win(s, m->seat + 1);
    }
}

/* ---- the two agree */

static void compare(const table *t, const slow *s) {
    TEST_ASSERT_TRUE(table_valid(t));
    TEST_ASSERT_EQUAL_INT(s->turn, t->turn);
    if (s->winner) evening_phase(t, "over", s->winner);
    else if (!s->begun) TEST_ASSERT_EQUAL_STRING("rolloff", table_phase_word(t->phase));
    else if (!s->started) evening_phase(t, "found", s->seats[0]);
    else evening_phase(t, s->steps[s->step].word, s->steps[s->step].seat);
    uint32_t sums[TABLE_SUMS] = {0};
    for (int i = 0; i < s->history_count; i++) sums[s->history[i] - 2]++;
    TEST_ASSERT_EQUAL_UINT32_ARRAY(sums, t->sums, TABLE_SUMS);
    TEST_ASSERT_EQUAL_UINT32(s->history_count, table_rolls(t));
    TEST_ASSERT_EQUAL_INT(s->attack ? 7 : s->ship, table_barbarians(t));
    TEST_ASSERT_EQUAL_INT(s->card_count, deck_left(&t->deck));
    for (int i = 0; i < s->card_count; i++)
        TEST_ASSERT_TRUE(deck_has(&t->deck, s->cards[i] / 10, s->cards[i] % 10));
    if (s->started && !s->winner) {
        TEST_ASSERT_EQUAL_INT(s->seats[0], table_seat(t) + 1);
        if (!strcmp(s->rule, "paired")) TEST_ASSERT_EQUAL_INT(s->seats[3], table_second(t) + 1);
    }
}

/* ---- evenings by lot */

static table_setup draw_setup(lot *l) {
    table_setup st = table_setup_for(2 + lot_below(l, 5));
    if (st.rule == TABLE_PAIRED && lot_below(l, 2)) st.rule = TABLE_SPECIAL;
    st.expansions = (uint8_t)(lot_below(l, 3) ? lot_below(l, 1 << TABLE_EXPANSIONS) : 0);
    st.deck = (uint8_t)lot_below(l, 2);
    if (lot_below(l, 3) == 0) st.board = LAYOUT_NONE;
    TEST_ASSERT_TRUE(table_setup_sane(&st));
    return st;
}

/* Often what is due, sometimes anything, legal or not; faces always exist. */
static table_move draw_move(lot *l, const table *t) {
    bool due = lot_below(l, 5) > 0;
    int kind = lot_below(l, TABLE_MOVE_KINDS);
    if (due && t->phase == TABLE_ROLLOFF) kind = lot_below(l, 12) ? TABLE_MOVE_ROLLOFF : kind;
    else if (due) kind = t->phase == TABLE_BEFORE ? TABLE_MOVE_ROLL : TABLE_MOVE_NEXT;
    if (kind == TABLE_MOVE_WIN && lot_below(l, 4)) kind = TABLE_MOVE_NEXT;
    table_move m = {.kind = (uint8_t)kind};
    switch (kind) {
    case TABLE_MOVE_ROLLOFF:
        m.seat =
            (uint8_t)(due && t->phase == TABLE_ROLLOFF ? table_actor(t) : lot_below(l, t->setup.players));
        m.red = (uint8_t)(1 + lot_below(l, 2)), m.yellow = (uint8_t)(1 + lot_below(l, 2));
        break;
    case TABLE_MOVE_ROLL:
        m.red = (uint8_t)(1 + lot_below(l, 6)), m.yellow = (uint8_t)(1 + lot_below(l, 6));
        if (due && t->setup.deck) deck_pick(&t->deck, lot_below(l, deck_left(&t->deck)), &m.red, &m.yellow);
        if (table_setup_has(&t->setup, TABLE_KNIGHTS)) m.event = (uint8_t)table_move_event(lot_below(l, 6));
        break;
    case TABLE_MOVE_BOARD: m.board = evening_board(l, t->setup.board ? t->setup.board : LAYOUT_19); break;
    case TABLE_MOVE_NEXT: break;
    default: m.seat = (uint8_t)lot_below(l, 6); break;
    }
    return m;
}

static void round_trip(const table *t) {
    char text[TABLE_POSITION_TEXT_MAX], again[TABLE_POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    table_position_print(&l, t);
    TEST_ASSERT_FALSE(l.full);
    table read;
    memset(&read, 0xAA, sizeof read);
    int column;
    TEST_ASSERT_EQUAL_STRING_MESSAGE("ok", reason_word(table_position_parse(&read, text, &column)), text);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(t, &read, sizeof read, text);
    line second = line_in(again, sizeof again);
    table_position_print(&second, &read);
    TEST_ASSERT_EQUAL_STRING(text, again);
}

static void move_round_trip(const table_move *m) {
    char text[TABLE_MOVE_TEXT_MAX];
    line l = line_in(text, sizeof text);
    table_move_print(&l, m);
    TEST_ASSERT_FALSE(l.full);
    table_move read = evening_move(text);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(m, &read, sizeof read, text);
}

void test_thousands_of_evenings_agree_with_the_slow_keeper_and_survive_text(void) {
    enum { EVENINGS = 4000, MOVES = 220 };
    int made = 0, refused = 0, wins = 0, extra_builds = 0, attacks = 0;
    lot l = {6};
    for (int i = 0; i < EVENINGS; i++) {
        table_setup st = draw_setup(&l);
        table t = table_new(&st);
        slow s = slow_new(&st);
        compare(&t, &s);
        for (int n = 0; n < MOVES && t.phase != TABLE_OVER; n++) {
            table_move m = draw_move(&l, &t);
            table before = t;
            bool yes = table_apply(&t, &m) == REASON_OK;
            TEST_ASSERT_EQUAL_INT_MESSAGE(slow_do(&s, &m), yes, "one says yes, the other no");
            if (!yes) TEST_ASSERT_EQUAL_MEMORY(&before, &t, sizeof t);
            compare(&t, &s);
            if (n % 8 == 0) round_trip(&t), move_round_trip(&m);
            made += yes, refused += !yes;
            extra_builds += t.phase == TABLE_EXTRA_BUILD;
            attacks += table_barbarians(&t) == 7;
        }
        wins += t.phase == TABLE_OVER;
        round_trip(&t);
    }
    printf("table: %d evenings, %d moves, %d refused, %d wins\n", EVENINGS, made, refused, wins);
    TEST_ASSERT_TRUE(made > 100000 && refused > 10000 && wins > 500 && extra_builds > 1000 && attacks > 100);
}

/* Undo by replaying leads back byte for byte, wherever it is asked. */
void test_undo_leads_back_through_every_step_since_the_last_roll(void) {
    lot l = {77};
    int undone = 0;
    for (int i = 0; i < 1000; i++) {
        table_setup st = draw_setup(&l);
        table_session s;
        table_session_begin(&s, &st);
        table trail[TABLE_SESSION_MOVES_MAX + 1] = {s.now};
        int length = 0;
        for (int n = 0; n < 150; n++) {
            table_move m = draw_move(&l, &s.now);
            if (table_session_do(&s, &m) == REASON_OK) {
                length = table_move_is_roll(&m) ? 0 : length + 1;
                TEST_ASSERT_TRUE(length < TABLE_SESSION_MOVES_MAX);
                trail[length] = s.now;
            }
            while (lot_below(&l, 4) == 0) {
                bool can = length > 0;
                TEST_ASSERT_EQUAL(can ? REASON_OK : REASON_NOTHING_TO_UNDO, table_session_undo(&s));
                if (!can) break;
                length--;
                undone++;
                TEST_ASSERT_EQUAL_MEMORY(&trail[length], &s.now, sizeof s.now);
            }
        }
    }
    TEST_ASSERT_TRUE(undone > 5000);
}
