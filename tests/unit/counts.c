#include "counts.h"

#include "bot.h"
#include "lot.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

initials counts_name(const char *letters) {
    initials name = {{0}};
    for (int i = 0; i < INITIALS_LETTERS && letters[i]; i++) {
        TEST_ASSERT_TRUE_MESSAGE(letters[i] >= 'A' && letters[i] <= 'Z', letters);
        name.letter[i] = (uint8_t)(letters[i] - 'A' + 1);
    }
    return name;
}

static void numbers(const char *text, uint32_t *into, int count) {
    for (int i = 0, used = 0; i < count; i++, text += used)
        TEST_ASSERT_EQUAL_INT_MESSAGE(1, sscanf(text, "%u%n", &into[i], &used), text);
}

static best_person *person(best *b, initials name) {
    int at = 0;
    while (at < b->people && memcmp(&b->person[at].name, &name, sizeof name)) at++;
    TEST_ASSERT_TRUE(at < BEST_PEOPLE);
    if (at == b->people) b->person[b->people++] = (best_person){.name = name};
    return &b->person[at];
}

static void named(best *b, const char *what, const char *rest) {
    char letters[8];
    int value = 0;
    char hints[8] = "";
    TEST_ASSERT_TRUE_MESSAGE(sscanf(rest, "%7s %d %7s", letters, &value, hints) >= 2, rest);
    best_row row = {.name = counts_name(letters), .value = (int16_t)value};
    if (strcmp(hints, "hints") == 0) row.marks = BEST_WITH_HINTS;
    if (strcmp(what, "standard") == 0) best_insert(&b->standard, row, false);
    else if (strcmp(what, "plus") == 0) best_insert(&b->plus, row, true);
    else if (strcmp(what, "wins") == 0) person(b, row.name)->wins = (uint16_t)value;
    else if (strcmp(what, "points") == 0) {
        person(b, row.name)->has_points = 1;
        person(b, row.name)->points = row.value;
    } else TEST_FAIL_MESSAGE(what);
}

static int draw(void *context, int count) { return lot_below(context, count); }

/* From the first roll to the end, as if somebody had played it on the device. */
static void play_alone(app *a, const char *words) {
    static bot b;
    char name[16];
    lot l = {0};
    int level = 0;
    TEST_ASSERT_EQUAL_INT_MESSAGE(2, sscanf(words, "%15s %u", name, &l.state), words);
    while (level < BOT_LEVELS && strcmp(name, bot_name((bot_level)level))) level++;
    TEST_ASSERT_TRUE_MESSAGE(level < BOT_LEVELS, name);
    bot_init(&b, &solution_standard);
    app_begin(a, &(setup){.kind = GAME_STANDARD, .players = 1}, 0, NULL);
    while (a->session.now.phase != GAME_OVER) {
        move m = bot_move(&b, &a->session.now, (bot_level)level, draw, &l);
        for (int die = 0; die < DICE_MAX && m.kind == MOVE_ROLL; die++)
            if (dice_has(m.dice, die)) m.faces[die] = (uint8_t)lot_below(&l, DICE_FACES);
        TEST_ASSERT_EQUAL_STRING("ok", reason_word(app_play(a, &m)));
    }
}

void counts_fill(app *a, const char *words) {
    char what[16] = "";
    int used = 0;
    sscanf(words, "%15s%n", what, &used);
    const char *rest = words + used;
    if (strcmp(what, "faces") == 0) numbers(rest, a->stats.ever.face, FAIR_FACES);
    else if (strcmp(what, "game") == 0) numbers(rest, a->stats.game.face, FAIR_FACES);
    else if (strcmp(what, "sums") == 0) numbers(rest, a->stats.ever.sum, FAIR_SUMS);
    else if (strcmp(what, "games") == 0) numbers(rest, a->best.games, GAME_KINDS);
    else if (strcmp(what, "evenings") == 0) numbers(rest, &a->best.evenings, 1);
    else if (strcmp(what, "play") == 0) play_alone(a, rest);
    else if (strcmp(what, "this") == 0) a->number = a->best.number;
    else if (strcmp(what, "hinted") == 0) a->hinted = true;
    else named(&a->best, what, rest);
    app_game_changed(a, a->ui.now_ms);
}
