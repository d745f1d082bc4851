/* evening: the table in tests, as text: positions and moves in notation. */
#ifndef EVENING_H
#define EVENING_H

#include "lot.h"
#include "table_position.h"
#include "table_session.h"
#include "table_valid.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

#define EVENING_BOARD_30 "hexes=wow/bwgo/lblog/bllobo/dDblg/ggwl/gww harbours=333o3wwlgb3 corner=e"
#define EVENING_BOARD_19 "hexes=glg/Dwol/wlbgb/gowl/wob harbours=33ol3wgb3 corner=sw"

static inline table_move evening_move(const char *text) {
    table_move m = {.kind = TABLE_MOVE_KINDS};
    int column = 0;
    TEST_ASSERT_EQUAL_STRING_MESSAGE("ok", reason_word(table_move_parse(&m, text, &column)), text);
    return m;
}

/* Makes moves separated by "; ". Each must be allowed. */
static inline void evening_play(table *t, const char *moves) {
    char text[1024];
    TEST_ASSERT_TRUE(strlen(moves) < sizeof text);
    strcpy(text, moves);
    for (char *next = text, *end; next; next = end) {
        end = strstr(next, "; ");
        if (end) {
            *end = '\0';
            end += 2;
        }
        table_move m = evening_move(next);
        TEST_ASSERT_EQUAL_STRING_MESSAGE("ok", reason_word(table_apply(t, &m)), next);
        TEST_ASSERT_TRUE_MESSAGE(table_valid(t), next);
    }
}

/* A new evening with this setup, as a person says it, and these moves made. */
static inline table evening(const char *setup, const char *moves) {
    table_setup st;
    int column = 0;
    TEST_ASSERT_EQUAL_STRING_MESSAGE("ok", reason_word(table_setup_parse(&st, setup, &column)), setup);
    table t = table_new(&st);
    TEST_ASSERT_TRUE(table_valid(&t));
    if (*moves) evening_play(&t, moves);
    return t;
}

/* The move is refused with this word and changes nothing. */
static inline void evening_refused(const table *t, const char *why, const char *text) {
    table after = *t;
    table_move m = evening_move(text);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(why, reason_word(table_check(t, &m)), text);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(why, reason_word(table_apply(&after, &m)), text);
    TEST_ASSERT_EQUAL_MEMORY(t, &after, sizeof after);
}

static inline void evening_phase(const table *t, const char *word, int seat_from_1) {
    TEST_ASSERT_EQUAL_STRING(word, table_phase_word(t->phase));
    TEST_ASSERT_EQUAL_INT(seat_from_1, table_actor(t) + 1);
}

static inline int evening_draw(void *context, int count) {
    TEST_ASSERT_TRUE_MESSAGE(count >= 2, "nothing to draw");
    return lot_below(context, count);
}

static inline layout evening_board(lot *l, int board) {
    return layout_shuffle(board, LAYOUT_ANY_CORNER, evening_draw, l);
}

#endif
