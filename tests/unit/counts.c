#include "counts.h"

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
    else if (strcmp(what, "this") == 0) a->number = a->best.number;
    else if (strcmp(what, "hinted") == 0) a->hinted = true;
    else named(&a->best, what, rest);
    app_game_changed(a, a->ui.now_ms);
}
