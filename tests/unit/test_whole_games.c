/* Whole games by button presses alone, from power-on to the winner: recordings
 * of which every frame is known. With GOLDEN=write they are played anew. */
#include "bot.h"
#include "buttons.h"
#include "play.h"
#include "presser.h"
#include "screens.h"
#include "support.h"
#include "table_position.h"
#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define APP support_device.app

/* How a button is pressed, here and on the emulated Pico alike. A frame is looked
 * at when everything has come to rest; the whole takes a multiple of the time in
 * which something blinks, so that it is always looked at in the same phase. */
enum {
    HOLD_MS = 40,
    LONG_MS = 650,
    LOOK_MS = 250,
    LOOK_ROLL_MS = 1000,
    BEAT_MS = 800,
    PRESSES_MAX = 20000,
    TURNS = 30
};

static const struct {
    const char *name;
    uint8_t kind, players;
    uint32_t seed;
    uint8_t rule; /* of an evening */
    uint8_t bot;  /* level of the others, 0: people */
} games[] = {
    {"standard_1", GAME_STANDARD, 1, 11, 0, 0},
    {"standard_2", GAME_STANDARD, 2, 12, 0, 0},
    {"standard_4", GAME_STANDARD, 4, 14, 0, 0},
    {"standard_8", GAME_STANDARD, 8, 18, 0, 0},
    {"plus_1", GAME_PLUS, 1, 21, 0, 0},
    {"plus_2", GAME_PLUS, 2, 22, 0, 0},
    {"plus_4", GAME_PLUS, 4, 24, 0, 0},
    {"extra_2", GAME_EXTRA, 2, 32, 0, 0},
    {"extra_3", GAME_EXTRA, 3, 33, 0, 0},
    {"extra_4", GAME_EXTRA, 4, 34, 0, 0},
    {"standard_bot", GAME_STANDARD, 2, 71, 0, BOT_BEST},
    {"plus_bot", GAME_PLUS, 2, 72, 0, BOT_BEST},
    {"extra_bot", GAME_EXTRA, 2, 73, 0, BOT_EASY},
    {"table_paired", PRESSER_TABLE, 6, 46, TABLE_PAIRED, 0},
    {"table_special", PRESSER_TABLE, 6, 56, TABLE_SPECIAL, 0},
    {"table_plain", PRESSER_TABLE, 3, 63, TABLE_PLAIN, 0},
};
enum { GAMES = sizeof games / sizeof games[0] };

static FILE *recording(const char *name, const char *mode) {
    char path[512];
    snprintf(path, sizeof path, "%s/presses/%s.rec", DATA_DIR, name);
    FILE *f = fopen(path, mode);
    TEST_ASSERT_NOT_NULL_MESSAGE(f, path);
    return f;
}

static uint32_t frame_sum(void) {
    uint32_t crc = 0xFFFFFFFFu;
    for (int i = 0; i < CANVAS_BYTES; i++) {
        crc ^= fake_frame()[i];
        for (int bit = 0; bit < 8; bit++) crc = crc & 1 ? crc >> 1 ^ 0xEDB88320u : crc >> 1;
    }
    return ~crc;
}

static const char *position_now(void) {
    static char text[POSITION_TEXT_MAX];
    line l = line_in(text, sizeof text);
    if (APP.gathered) table_position_print(&l, &APP.evening.now);
    else position_print(&l, &APP.session.now);
    return text;
}

static bool over(void) { return app_top(&APP) == (APP.gathered ? &screen_evening_over : &screen_over); }

/* Presses by the pin; returns the sum of the frame that is seen then. */
static uint32_t press(const char *what) {
    static const struct {
        const char *word;
        uint8_t pin;
    } keys[] = {{"left", BUTTONS_LEFT}, {"right", BUTTONS_RIGHT}, {"a", BUTTONS_A}, {"b", BUTTONS_B}};
    char word[8] = "", length[8] = "";
    sscanf(what, "press %7s %7s", word, length);
    uint32_t start_ms = APP.ui.now_ms, rolls = APP.ui.roll_serial;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(word, keys[i].word) == 0) fake_hold(keys[i].pin);
    support_run(strcmp(length, "long") == 0 ? LONG_MS : HOLD_MS);
    fake_hold(0);
    support_run(LOOK_MS); /* the press is known only when it has been steady */
    if (APP.ui.roll_serial != rolls) support_run(LOOK_ROLL_MS - LOOK_MS);
    uint32_t sum = frame_sum();
    support_run(BEAT_MS - (APP.ui.now_ms - start_ms) % BEAT_MS);
    return sum;
}

/* ---- playing anew */

static void note(void *context, uint32_t now_ms, const char *text) {
    fprintf(context, "%u %s\n", now_ms, text);
}

/* Until somebody has to press again. A chip thinks longer than a PC: half as much
 * time again is written down for it. */
static void let_bots_play(FILE *f) {
    uint32_t beats = 0;
    for (; app_top(&APP) == &screen_opponent; beats++) support_run(BEAT_MS);
    if (beats == 0) return;
    support_run(beats / 2 * BEAT_MS + BEAT_MS);
    fprintf(f, "# wait %u\n", (beats + beats / 2 + 1) * BEAT_MS);
}

/* Presses and rolls of a whole game, as lines. */
static FILE *play_anew(int i) {
    FILE *f = tmpfile();
    TEST_ASSERT_NOT_NULL(f);
    support_power_on();
    fake_entropy(FAKE_HEALTHY, games[i].seed);
    APP.witness = note;
    APP.witness_context = f;
    presser p = {.lot = {games[i].seed},
                 .kind = games[i].kind,
                 .players = games[i].players,
                 .rule = games[i].rule,
                 .turns = TURNS,
                 .bot = games[i].bot};
    for (int presses = 0; !over(); presses++) {
        TEST_ASSERT_TRUE_MESSAGE(presses < PRESSES_MAX, games[i].name);
        const char *what = presser_next(&p, &APP);
        TEST_ASSERT_NOT_NULL(what);
        press(what);
        let_bots_play(f);
    }
    rewind(f);
    return f;
}

/* ---- playing as recorded */

static void check_frame(const char *name, int frame, uint32_t want, uint32_t got) {
    char where[64];
    snprintf(where, sizeof where, "%s, frame %d", name, frame);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(want, got, where);
}

/* Lays out all the dice up to the press after the next one: bots roll without being
 * asked. `fed`: up to where that was done before. */
static void lay_out_dice(FILE *in, long *fed) {
    long here = ftell(in);
    for (char text[LINE_MAX_CHARS]; fgets(text, sizeof text, in);) {
        unsigned time_ms;
        int at = 0;
        text[strcspn(text, "\n")] = '\0';
        if (sscanf(text, "%u %n", &time_ms, &at) != 1) continue;
        if (strncmp(text + at, "press", 5) == 0) break;
        if (ftell(in) <= *fed) continue;
        TEST_ASSERT_EQUAL_STRING("ok\n", support_say(text + at));
        *fed = ftell(in);
    }
    fseek(in, here, SEEK_SET);
}

/* Plays a recording; the remarks in it say what the frames must be, and how the
 * game ends. With `out` they are written there instead. */
static int replay(const char *name, FILE *in, FILE *out) {
    support_power_on();
    int frames = 0, checked = 0;
    long fed = 0;
    uint32_t seen = 0;
    lay_out_dice(in, &fed);
    for (char text[LINE_MAX_CHARS]; fgets(text, sizeof text, in);) {
        text[strcspn(text, "\n")] = '\0';
        unsigned time_ms, sum, wait_ms;
        int at = 0;
        if (sscanf(text, "# frame %X", &sum) == 1) check_frame(name, ++checked, sum, seen);
        else if (strncmp(text, "# end ", 6) == 0) TEST_ASSERT_EQUAL_STRING(text + 6, position_now());
        else if (sscanf(text, "# wait %u", &wait_ms) == 1) {
            support_run(wait_ms);
            if (out) fprintf(out, "%s\n", text);
        }
        if (sscanf(text, "%u %n", &time_ms, &at) != 1) continue;
        bool pressed = strncmp(text + at, "press", 5) == 0;
        if (pressed) {
            lay_out_dice(in, &fed);
            seen = press(text + at);
        }
        frames += pressed;
        if (out) fprintf(out, "%s\n", text);
        if (out && pressed) fprintf(out, "# frame %08X\n", seen);
    }
    if (out) fprintf(out, "# end %s\n", position_now());
    fclose(in);
    if (!out) TEST_ASSERT_EQUAL_INT(frames, checked);
    return frames;
}

static void write_game(int i) {
    FILE *in = play_anew(i), *out = recording(games[i].name, "w");
    fprintf(out, "# dicehold recording: TIME_MS COMMAND; after each press the sum of the frame\n");
    replay(games[i].name, in, out);
    fclose(out);
}

/* Is it the game that was meant, and has somebody won? How many turns it took. */
static unsigned check_end(int i) {
    const table *t = &APP.evening.now;
    const game *g = &APP.session.now;
    TEST_ASSERT_EQUAL(games[i].kind == PRESSER_TABLE, APP.gathered);
    if (APP.gathered) {
        TEST_ASSERT_EQUAL_UINT8(games[i].players, t->setup.players);
        TEST_ASSERT_EQUAL_UINT8(games[i].rule, t->setup.rule);
        TEST_ASSERT_GREATER_OR_EQUAL_UINT16(TURNS, t->turn);
        return t->turn;
    }
    TEST_ASSERT_EQUAL_UINT8(games[i].kind, g->kind);
    TEST_ASSERT_EQUAL_UINT8(games[i].players, g->players);
    TEST_ASSERT_TRUE(rules_winners(g) != 0);
    return g->turn;
}

void test_whole_games_by_presses_alone_end_with_a_winner(void) {
    const char *mode = getenv("GOLDEN");
    for (int i = 0; i < GAMES; i++) {
        if (mode && strcmp(mode, "write") == 0) write_game(i);
        int presses = replay(games[i].name, recording(games[i].name, "r"), NULL);
        TEST_ASSERT_TRUE_MESSAGE(over(), games[i].name);
        unsigned turns = check_end(i);
        printf("%s: %d presses, %u turns\n", games[i].name, presses, turns);
    }
}
