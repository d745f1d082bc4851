/* The islands in characters. */
#include "board.h"
#include "play.h"

static char drawn[8192];

static void append(void *context, const char *text) {
    (void)context;
    strcat(drawn, text);
    strcat(drawn, "\n");
}

static void draws(const char *expected, const char *text) {
    game g = position(text);
    drawn[0] = '\0';
    board_draw(&g, append, NULL);
    TEST_ASSERT_EQUAL_STRING(expected, drawn);
}

/* clang-format off */
void test_the_island_of_extra_with_its_owners(void) {
    draws("              S1      c       s\n"
          "            1   1   1   \\   /   \\\n"
          "          +       +       +       +\n"
          "          1  kw   1  kg   |  ko   |\n"
          "          S1      s       S2      S2\n"
          "        /   1   1   2   2   2   2   2\n"
          "      +       +       +       +       +\n"
          "      |  ko   |  kb   |  kl   |  kw   2\n"
          "      s       c       c       c       s\n"
          "    /   \\   /   \\   /   \\   /   \\   /   \\\n"
          "  +       +       +       +       +       +\n"
          "  |  kg   |  kl   |  k?   |  kb   |  kg   |\n"
          "  +       +       +  k?   +       +       +\n"
          "    \\   /   \\   /   \\   /   \\   /   \\   /\n"
          "      s       c       c       c       s\n"
          "      |  kw   |  kb   |  kl   |  Ko3x |\n"
          "      +       +       +       +       +\n"
          "        \\   /   \\   /   \\   /   \\   3\n"
          "          c       s       S3      C3\n"
          "          |  Ko3  |  Kg3  3  kw   3\n"
          "          +       +       +       +\n"
          "            \\   3   3   3   3   3\n"
          "              S3      C3      S3\n"
          "castles b0 B1:2 b2 b3\n",
          "extra players=3 jokers=next castles=on longest=1 turn=11 player=2 phase=build rolls=3 dice=blwgbb road=1 "
          "army=3 1: R0003,0004,0104,0307,0408,0712,0812 S00,07 2: R0813,0913,0914,1014,1015,1520 S09,10 B1 "
          "3: R4246,4549,4650,4851,4852,4952,4953,5053 S45,51,53 C46,52 K16x,17,18");
}

void test_island_one(void) {
    draws("1:\n"
          "           +    k6     s11\n"
          "            1        /\n"
          "       K1x    S3    +    k5     c30\n"
          "            1        \\        /\n"
          "     c7-1- +           s9    +\n"
          "            1        /        \\\n"
          "       k2     s4    +    k4     c20\n"
          "            /        \\        /\n"
          "     c12-- +    k3     s7--- +\n"
          "            \\        /\n"
          "              s5--- +\n",
          "standard players=1 knights=1-6 turn=5 player=1 phase=build rolls=2 dice=BLwgoM 1: R0,1,2 S3 K1x boxes=4,X,X,2");
}

void test_every_player_of_plus_has_an_island(void) {
    draws("1:\n"
          "              s7--- +\n"
          "                     \\\n"
          "           +    K6x    s6--- +\n"
          "            1   k7            \\\n"
          "       K1     S1         k5     s5\n"
          "            1                 /\n"
          "     C1-1- +    k8     c4--- +\n"
          "            1   k9            \\\n"
          "       k2     S2         k4     s4\n"
          "            1                 /\n"
          "     c2--- +    k3     c3--- +\n"
          "            1        /\n"
          "              s3-1- +\n"
          "2:\n"
          "              s7--- +\n"
          "                     \\\n"
          "           +    k6     s6--- +\n"
          "            2   k7            \\\n"
          "       k1     s1         k5     s5\n"
          "            /                 /\n"
          "     c1--- +    k8     c4--- +\n"
          "            \\   k9            \\\n"
          "       k2     s2         k4     s4\n"
          "            /                 /\n"
          "     c2--- +    k3     c3--- +\n"
          "            \\        /\n"
          "              s3--- +\n",
          "plus players=2 deserts=each ramp=on turn=9 player=1 phase=build rolls=3 dice=oooggm road=1 army=- "
          "1: R0,1,2,3,5,6 S1,2 C1 K1,6x 2:");
}
/* clang-format on */
