/* Whole recorded games: every move is allowed and the end is as written.
 *
 * A file has one `new` line, then a line per turn with moves separated by "; ",
 * then the position and the points at the end. # begins a remark.
 */
#include "play.h"
#include "setup.h"

#ifndef DATA_DIR
#define DATA_DIR "tests/data"
#endif

static void replay(const char *name) {
    char path[256], text[2048];
    snprintf(path, sizeof path, "%s/games/%s.game", DATA_DIR, name);
    FILE *file = fopen(path, "r");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    game g = {0};
    bool compared = false;
    int column = 0;
    while (fgets(text, sizeof text, file)) {
        text[strcspn(text, "\n")] = '\0';
        if (text[0] == '#' || text[0] == '\0') continue;
        if (!strncmp(text, "new ", 4)) {
            setup st = {0};
            TEST_ASSERT_EQUAL_MESSAGE(REASON_OK, setup_parse(&st, text + 4, &column), text);
            g = rules_new((game_kind)st.kind, st.players, st.switches);
        } else if (!strncmp(text, "position ", 9)) {
            reads(&g, text + 9);
            game written = position(text + 9);
            TEST_ASSERT_EQUAL_MEMORY(&written, &g, sizeof g);
            TEST_ASSERT_EQUAL_UINT8(GAME_OVER, g.phase);
        } else if (!strncmp(text, "points", 6)) {
            char points[64] = "points";
            for (int p = 0; p < g.players; p++)
                snprintf(points + strlen(points), sizeof points - strlen(points), " %d", rules_points(&g, p));
            TEST_ASSERT_EQUAL_STRING(text, points);
            compared = true;
        } else {
            play(&g, text);
        }
    }
    fclose(file);
    TEST_ASSERT_TRUE(compared);
}

void test_standard_alone(void) { replay("standard_solo"); }
void test_standard_with_three(void) { replay("standard_three"); }
void test_plus_alone(void) { replay("plus_solo"); }
void test_plus_with_two(void) { replay("plus_two"); }
void test_extra_with_two(void) { replay("extra_two"); }
void test_extra_with_four(void) { replay("extra_four"); }
