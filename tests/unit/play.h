/* play: games in tests, as text: positions and moves in notation. */
#ifndef PLAY_H
#define PLAY_H

#include "kind.h"
#include "legal.h"
#include "move.h"
#include "position.h"
#include "rules.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

/* The game of a line, which must be the canonical one. */
static inline game position(const char *text) {
    static char printed[POSITION_TEXT_MAX];
    game g;
    memset(&g, 0xAA, sizeof g);
    int column = 0;
    reason r = position_parse(&g, text, &column);
    if (r != REASON_OK) {
        static char message[POSITION_TEXT_MAX + 64];
        snprintf(message, sizeof message, "%s at column %d of: %.*s", reason_word(r), column,
                 POSITION_TEXT_MAX - 1, text);
        TEST_FAIL_MESSAGE(message);
    }
    line l = line_in(printed, sizeof printed);
    position_print(&l, &g);
    TEST_ASSERT_EQUAL_STRING(text, printed);
    return g;
}

/* The line is refused with this word where the ^ stands (which is no part of
 * it), and changes nothing. */
static inline void no_position(const char *why, const char *marked) {
    char text[POSITION_TEXT_MAX];
    const char *mark = strchr(marked, '^');
    TEST_ASSERT_NOT_NULL_MESSAGE(mark, marked);
    snprintf(text, sizeof text, "%.*s%s", (int)(mark - marked), marked, mark + 1);
    game g, before;
    memset(&g, 0xAA, sizeof g);
    before = g;
    int column = 0;
    reason r = position_parse(&g, text, &column);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(why, reason_word(r), marked);
    TEST_ASSERT_EQUAL_INT_MESSAGE((int)(mark - marked) + 1, column, marked);
    TEST_ASSERT_EQUAL_MEMORY(&before, &g, sizeof g);
}

static inline move read_move(const game *g, const char *text) {
    move m = {.kind = MOVE_KINDS};
    int column = 0;
    reason r = move_parse(&m, kind_of(g)->island, text, &column);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("ok", reason_word(r), text);
    return m;
}

/* Makes moves separated by "; ". Each must be allowed. */
static inline void play(game *g, const char *moves) {
    char text[512];
    TEST_ASSERT_TRUE(strlen(moves) < sizeof text);
    strcpy(text, moves);
    for (char *next = text, *end; next; next = end) {
        end = strstr(next, "; ");
        if (end) {
            *end = '\0';
            end += 2;
        }
        move m = read_move(g, next);
        TEST_ASSERT_EQUAL_STRING_MESSAGE("ok", reason_word(rules_apply(g, &m)), next);
    }
}

/* The move is refused with this word and changes nothing. */
static inline void refused(game *g, const char *why, const char *text) {
    game before = *g;
    move m = read_move(g, text);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(why, reason_word(rules_check(g, &m)), text);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(why, reason_word(rules_apply(g, &m)), text);
    TEST_ASSERT_EQUAL_MEMORY(&before, g, sizeof before);
}

/* The game now reads like this. */
static inline void reads(const game *g, const char *text) {
    char printed[POSITION_TEXT_MAX];
    line l = line_in(printed, sizeof printed);
    position_print(&l, g);
    TEST_ASSERT_EQUAL_STRING(text, printed);
}

/* From the position the move is refused. */
static inline void not_from(const char *text, const char *why, const char *move_text) {
    game g = position(text);
    refused(&g, why, move_text);
}

/* From the position the moves can be made, and lead to the second one. */
static inline void leads(const char *from, const char *moves, const char *to) {
    game g = position(from);
    play(&g, moves);
    reads(&g, to);
}

/* From the position the moves can be made; returns what they lead to. */
static inline game after(const char *from, const char *moves) {
    game g = position(from);
    play(&g, moves);
    return g;
}

#endif
