/* Positions for the tricky rules, expectations worked out by hand. In expected lists '|' stands for a new
 * line. */
#include "oracle.h"

#include <stdio.h>
#include <string.h>

enum { LINE = 8192, LIST = 65536 };
static int tests, failures;

static void report(bool fine, int line, const char *what, const char *position, const char *got) {
    tests++;
    if (!fine) {
        failures++;
        printf("self_test.c:%d: %s\n  %s\n  got: %s\n", line, what, position, got);
    }
}

static void legal(int line, const char *position, const char *expected) {
    static char list[LIST];
    bool read = oracle_legal(position, list, sizeof list);
    for (char *c = strchr(list, '\n'); c != NULL; c = strchr(c, '\n')) {
        *c = '|';
    }
    report(read && strcmp(list, expected) == 0, line, expected, position, read ? list : "refused");
}

static void check(int line, const char *position, const char *move, bool expected) {
    char echo[LINE];
    bool read = oracle_echo(position, echo, sizeof echo);
    report(read && oracle_check(position, move) == expected, line, move, position,
           !read      ? "position refused"
           : expected ? "move refused"
                      : "move accepted");
}

static void apply(int line, const char *position, const char *move, const char *expected) {
    char after[LINE];
    bool fine = oracle_apply(position, move, after, sizeof after) && strcmp(after, expected) == 0;
    report(fine, line, move, position, after);
    char echo[LINE];
    report(oracle_echo(expected, echo, sizeof echo), line, "the position after it is read", expected,
           "refused");
}

static void echo(int line, const char *position, bool expected) {
    char out[LINE];
    bool read = oracle_echo(position, out, sizeof out);
    report(read == expected && (!read || strcmp(out, position) == 0), line,
           expected ? "is read" : "is refused", position, read ? out : "refused");
}

static void scores(int line, const char *position, const char *expected) {
    char out[LINE];
    bool fine = oracle_scores(position, out, sizeof out) && strcmp(out, expected) == 0;
    report(fine, line, expected, position, out);
}

static void perft(int line, const char *position, long expected) {
    char got[64];
    long n = oracle_perft(position), brute = oracle_perft_brute(position);
    sprintf(got, "%ld, by brute force %ld", n, brute);
    report(n == brute && (expected < 0 || n == expected), line, "perft", position, got);
}

#define LEGAL(p, list)        legal(__LINE__, p, list)
#define YES(p, move)          check(__LINE__, p, move, true)
#define NO(p, move)           check(__LINE__, p, move, false)
#define APPLY(p, move, after) apply(__LINE__, p, move, after)
#define READ(p)               echo(__LINE__, p, true)
#define REFUSED(p)            echo(__LINE__, p, false)
#define SCORES(p, text)       scores(__LINE__, p, text)
#define PERFT(p, n)           perft(__LINE__, p, n)

static void examples_of_the_notation(void) {
    READ("standard players=2 knights=1-6 turn=1 player=1 phase=roll 1: 2:");
    READ("standard players=2 knights=1-6 turn=5 player=1 phase=build rolls=2 dice=BLwgoM 1: R0,1,2 S3 K1x "
         "boxes=4,2 2: R0 boxes=X,1");
    READ("standard players=1 knights=1 turn=15 player=1 phase=over won=1 1: R0,1 S3 "
         "boxes=2,X,X,3,X,X,X,X,X,X,X,X,X,X,X");
    READ("plus players=2 deserts=both ramp=on turn=2 player=2 phase=roll rolls=1 dice=bbgm road=- army=- 1: "
         "R0 2:");
    READ("plus players=1 deserts=each ramp=on turn=9 player=1 phase=build rolls=3 dice=oooggm road=1 army=- "
         "1: R0,1,2,3,5,6 S1,2 K1,6x");
    READ("extra players=3 jokers=next castles=on longest=1 turn=0 player=2 phase=start road=- army=- 1: "
         "R0104 2: 3:");
    READ("extra players=2 jokers=next castles=on longest=1 turn=9 player=1 phase=build rolls=3 dice=OWGmmm "
         "road=- army=- 1: R0004,0104 S01 K00x,01+ 2: R4852");
}

#define STD1 "standard players=1 knights=1-6 turn=1 player=1 phase="
#define X14  "X,X,X,X,X,X,X,X,X,X,X,X,X,X"
static void standard(void) {
    LEGAL(STD1 "roll 1:", "roll 1,2,3,4,5,6=*");
    LEGAL(STD1 "roll rolls=2 dice=blwgom 1:", "roll *=*|stop");
    YES(STD1 "roll 1:", "roll 1,2,3,4,5,6=blwgom");
    YES(STD1 "roll 1:", "roll 1,2,3,4,5,6");
    NO(STD1 "roll 1:", "roll 1,2,3=blw");
    NO(STD1 "roll 1:", "stop");
    NO(STD1 "roll 1:", "end");
    NO(STD1 "roll rolls=1 dice=blblbl 1:", "build R0"); /* rolling has not ended */
    NO(STD1 "roll rolls=1 dice=mmmmmm 1:", "trade b");
    APPLY(STD1 "roll rolls=1 dice=blwgom 1:", "roll 2,5,6=bgo", STD1 "roll rolls=2 dice=bbwggo 1:");
    APPLY(STD1 "roll rolls=2 dice=blwgom 1:", "roll 1=m", STD1 "build rolls=3 dice=mlwgom 1:");
    APPLY(STD1 "roll rolls=2 dice=blwgom 1:", "stop", STD1 "build rolls=2 dice=blwgom 1:");
    /* order; a knight needs no road, a settlement one, S3 stands at the start road */
    LEGAL(STD1 "build rolls=1 dice=blwgom 1:", "build R0|build S3|build K1|end");
    REFUSED(STD1 "build rolls=1 dice=ooogwg 1: R0,1 boxes=2"); /* one box too many */
    LEGAL("standard players=1 knights=1-6 turn=2 player=1 phase=build rolls=1 dice=oooggw 1: R0,1 boxes=2",
          "build C7|build K1|end");
    LEGAL(
        "standard players=1 knights=1-6 turn=2 player=1 phase=build rolls=1 dice=oooggm 1: R0,2,3,4 boxes=4",
        "end"); /* C12 before C7: no */
    NO("standard players=1 knights=1-6 turn=2 player=1 phase=build rolls=1 dice=blwgom 1: R0,2 boxes=2",
       "build S4");
    YES("standard players=1 knights=1-6 turn=2 player=1 phase=build rolls=1 dice=blwgom 1: R0,2 S3 boxes=5",
        "build S4");
    YES("standard players=1 knights=1-6 turn=2 player=1 phase=build rolls=1 dice=blwgom 1: R0,2 boxes=2",
        "build R3"); /* past unbuilt S4 */
    NO("standard players=1 knights=1-6 turn=2 player=1 phase=build rolls=1 dice=blwgom 1: R0,1 boxes=2",
       "build R3");
    /* road, then the settlement it reaches, in one turn; a joker in the turn of its knight */
    APPLY("standard players=1 knights=1-6 turn=2 player=1 phase=build rolls=1 dice=owgblm 1: R0 boxes=1",
          "build K1",
          "standard players=1 knights=1-6 turn=2 player=1 phase=build rolls=1 dice=OWGblm 1: R0 K1 boxes=1");
    LEGAL("standard players=1 knights=1-6 turn=2 player=1 phase=build rolls=1 dice=OWGblm 1: R0 K1 boxes=1",
          "joker K1 4|joker K1 5|joker K1 6|build R1|build R2|end");
    APPLY("standard players=1 knights=1-6 turn=2 player=1 phase=build rolls=1 dice=OWGblm 1: R0 K1 boxes=1",
          "joker K1 6",
          "standard players=1 knights=1-6 turn=2 player=1 phase=build rolls=1 dice=OWGblo 1: R0 K1x boxes=1");
    /* trades; the any knight has five choices, gold among them */
    APPLY(STD1 "build rolls=1 dice=mbmlww 1:", "trade o", STD1 "build rolls=1 dice=obMlww 1:");
    NO(STD1 "build rolls=1 dice=mbmlww 1:", "trade m");
    NO(STD1 "build rolls=1 dice=mbMlww 1:", "trade o");
    LEGAL(STD1 "build rolls=1 dice=bMmMmM 1:", "trade b|trade l|trade w|trade g|trade o|end");
    LEGAL(STD1 "build rolls=1 dice=bMMMMM 1: K1x,2x,3x,4x,5x,6",
          "joker K6 1=l|joker K6 1=w|joker K6 1=g|joker K6 1=o|joker K6 1=m|end");
    NO(STD1 "build rolls=1 dice=bMMMMM 1: K1,2x,3x,4x,5x,6", "joker K1 1=o");
    NO(STD1 "build rolls=1 dice=bMMMMM 1: K1,2x,3x,4x,5x,6", "joker K6 1");
    NO(STD1 "build rolls=1 dice=bMMMMM 1: K1,2x,3x,4x,5x,6", "joker K1 2"); /* spent */
    NO(STD1 "build rolls=1 dice=oMMMMM 1: K1,2x,3x,4x,5x,6", "joker K1 1"); /* shows it already */
    /* the box: points of the turn, or X for -2 */
    APPLY("standard players=2 knights=1-6 turn=3 player=1 phase=build rolls=1 dice=BLwgom 1: R0,1 boxes=1 2: "
          "boxes=X",
          "end", "standard players=2 knights=1-6 turn=4 player=2 phase=roll 1: R0,1 boxes=1,1 2: boxes=X");
    APPLY("standard players=2 knights=1-6 turn=3 player=1 phase=build rolls=1 dice=blwgom 1: R0 boxes=1 2: "
          "boxes=X",
          "end", "standard players=2 knights=1-6 turn=4 player=2 phase=roll 1: R0 boxes=1,X 2: boxes=X");
    SCORES("standard players=2 knights=1-6 turn=3 player=1 phase=build rolls=1 dice=BLwgom 1: R0,1 K1,2 "
           "boxes=4 2: boxes=X",
           "P1=5 P2=-2 road=- army=-");
    SCORES("standard players=2 knights=1 turn=3 player=1 phase=build rolls=1 dice=BLwgom 1: R0,1 K1,2 "
           "boxes=3 2: boxes=X",
           "P1=4 P2=-2 road=- army=-");
    /* the last box, a shared win, a single one */
    APPLY("standard players=2 knights=1-6 turn=30 player=2 phase=build rolls=1 dice=BLwgom 1: R0 boxes=1," X14
          " 2: R0 boxes=" X14,
          "end",
          "standard players=2 knights=1-6 turn=30 player=2 phase=over won=1,2 1: R0 boxes=1," X14
          " 2: R0 boxes=" X14 ",1");
    APPLY("standard players=2 knights=1-6 turn=30 player=2 phase=build rolls=1 dice=blwgom 1: R0 boxes=1," X14
          " 2: boxes=" X14,
          "end",
          "standard players=2 knights=1-6 turn=30 player=2 phase=over won=1 1: R0 boxes=1," X14
          " 2: boxes=" X14 ",X");
    LEGAL("standard players=2 knights=1-6 turn=30 player=2 phase=over won=1,2 1: R0 boxes=1," X14
          " 2: R0 boxes=" X14 ",1",
          "");
    PERFT(STD1 "roll 1:", 11); /* 6 sets of roads, S3 with or without R0, K1 with or without R0, K1 K2 */
    PERFT(STD1 "build rolls=1 dice=mmmmmm 1:", 3); /* three trades: nothing, R0 or K1 */
}

#define PLUS2 "plus players=2 deserts=both ramp=on "
static void plus(void) {
    LEGAL(PLUS2 "turn=1 player=1 phase=roll road=- army=- 1: 2:", "roll 1,2,3=*");
    LEGAL(PLUS2 "turn=3 player=1 phase=roll road=- army=- 1: 2:", "roll 1,2,3,4,5=*");
    LEGAL(PLUS2 "turn=4 player=2 phase=roll road=- army=- 1: 2:", "roll 1,2,3,4,5,6=*");
    LEGAL("plus players=2 deserts=both ramp=off turn=1 player=1 phase=roll road=- army=- 1: 2:",
          "roll 1,2,3,4,5,6=*");
    LEGAL("plus players=1 deserts=both ramp=on turn=1 player=1 phase=roll road=- army=- 1:",
          "roll 1,2,3,4,5,6=*");
    NO(PLUS2 "turn=2 player=2 phase=roll rolls=1 dice=bbgm road=- army=- 1: R0 2:", "roll 5=b");
    /* any order; past unbuilt sites */
    LEGAL(PLUS2 "turn=9 player=1 phase=build rolls=1 dice=oooggw road=- army=- 1: R0,1,2,3,4 2:",
          "build C1|build C2|build K1|build K2|build K3|build K4|build K5|build K6|build K7|build K8|build "
          "K9|end");
    REFUSED(PLUS2
            "turn=9 player=1 phase=build rolls=1 dice=blwgmo road=- army=1 1: K1,8,9x 2:"); /* the pair's x is
                                                                                               on K8 */
    READ(PLUS2 "turn=9 player=1 phase=build rolls=1 dice=blwgmo road=- army=1 1: K1,8x,9 2:");
    /* desert jokers */
    LEGAL(PLUS2 "turn=9 player=1 phase=build rolls=1 dice=MMMMMo road=- army=- 1: K6 2:", "end");
    LEGAL(PLUS2 "turn=9 player=1 phase=build rolls=1 dice=MMMMMo road=- army=- 1: K6,8 2:", "end");
    LEGAL(PLUS2 "turn=9 player=1 phase=build rolls=1 dice=MMMMMo road=- army=- 1: K6,7 2:",
          "joker K6 6=b|joker K6 6=l|joker K6 6=w|joker K6 6=g|joker K6 6=m|end");
    LEGAL(PLUS2 "turn=9 player=1 phase=build rolls=1 dice=MMMMMo road=- army=- 1: K6x,7 2:", "end");
    LEGAL("plus players=2 deserts=each ramp=on turn=9 player=1 phase=build rolls=1 dice=MMMMMo road=- army=- "
          "1: K7 2:",
          "joker K7 6=b|joker K7 6=l|joker K7 6=w|joker K7 6=g|joker K7 6=m|end");
    YES(PLUS2 "turn=9 player=1 phase=build rolls=1 dice=OWGmmo road=- army=1 1: K1,8,9 2:", "joker K8 4=g");
    NO(PLUS2 "turn=9 player=1 phase=build rolls=1 dice=OWGmmo road=- army=1 1: K1,8,9 2:", "joker K9 4=g");
    /* Longest Road: R6 first, a tie does not take it, a longer chain does; branches do not count */
    APPLY(
        PLUS2 "turn=9 player=1 phase=build rolls=1 dice=blblmm road=- army=- 1: R0,1,2,3,4,5 2:", "build R6",
        PLUS2 "turn=9 player=1 phase=build rolls=1 dice=BLblmm road=1 army=- 1: R0,1,2,3,4,5,6 2:");
    APPLY(PLUS2
          "turn=10 player=2 phase=build rolls=1 dice=blblmm road=1 army=- 1: R0,2,3,5,6 2: R0,1,2,3,4,5",
          "build R6",
          PLUS2
          "turn=10 player=2 phase=build rolls=1 dice=BLblmm road=1 army=- 1: R0,2,3,5,6 2: R0,1,2,3,4,5,6");
    APPLY(PLUS2
          "turn=10 player=2 phase=build rolls=1 dice=BLblmm road=1 army=- 1: R0,2,3,5,6 2: R0,1,2,3,4,5,6",
          "build R7",
          PLUS2
          "turn=10 player=2 phase=build rolls=1 dice=BLBLmm road=2 army=- 1: R0,2,3,5,6 2: R0,1,2,3,4,5,6,7");
    REFUSED(PLUS2 "turn=10 player=2 phase=roll road=2 army=- 1: R0,2,3,5,6,7 2: R0,1,2,3,4,5,6");
    REFUSED(PLUS2 "turn=10 player=2 phase=roll road=2 army=- 1: 2: R0,1,2,3,4,5");
    REFUSED(PLUS2 "turn=10 player=2 phase=roll road=- army=- 1: 2: R0,2,3,5,6");
    READ(PLUS2 "turn=10 player=2 phase=roll road=2 army=- 1: R0,2,3,5,6 2: R0,2,3,5,6");
    /* Largest Army: three, used jokers count, a tie does not take it */
    APPLY(PLUS2 "turn=10 player=2 phase=build rolls=1 dice=owgowg road=- army=1 1: K1x,2x,3x 2: K1,2",
          "build K9",
          PLUS2 "turn=10 player=2 phase=build rolls=1 dice=OWGowg road=- army=1 1: K1x,2x,3x 2: K1,2,9");
    APPLY(PLUS2 "turn=10 player=2 phase=build rolls=1 dice=OWGowg road=- army=1 1: K1x,2x,3x 2: K1,2,9",
          "build K8",
          PLUS2 "turn=10 player=2 phase=build rolls=1 dice=OWGOWG road=- army=2 1: K1x,2x,3x 2: K1,2,8,9");
    /* ten points end the game at once, also by a title */
    APPLY("plus players=1 deserts=both ramp=on turn=40 player=1 phase=build rolls=2 dice=bloooo road=- "
          "army=1 1: R0,1,2,3,4,5 S1,2,3 C1,2 K1,2,3",
          "build R6",
          "plus players=1 deserts=both ramp=on turn=40 player=1 phase=over won=1 rolls=2 dice=BLoooo road=1 "
          "army=1 1: R0,1,2,3,4,5,6 S1,2,3 C1,2 K1,2,3");
    LEGAL("plus players=1 deserts=both ramp=on turn=40 player=1 phase=over won=1 rolls=2 dice=BLoooo road=1 "
          "army=1 1: R0,1,2,3,4,5,6 S1,2,3 C1,2 K1,2,3",
          "");
    REFUSED("plus players=1 deserts=both ramp=on turn=40 player=1 phase=roll road=1 army=1 1: R0,1,2,3,4,5,6 "
            "S1,2,3 C1,2 K1,2,3");
    PERFT("plus players=1 deserts=both ramp=on turn=1 player=1 phase=roll road=- army=- 1:",
          62); /* 6 + 2 + 9 + 9 + 36 */
    PERFT(PLUS2 "turn=9 player=1 phase=roll rolls=2 dice=oooooo road=- army=1 1: R0,1,2 S1 K1,2x,6,7 2:", -1);
    PERFT("plus players=1 deserts=both ramp=on turn=40 player=1 phase=roll road=- army=1 1: R0,1,2,3,4,5 "
          "S1,2,3 C1,2 K1,2,3",
          29); /* nothing, R6, which wins, 6 knights, 15 pairs of them, 6 times a knight and R6 */
}

#define EX(n) "extra players=" #n " jokers=next castles=on longest=1 "
static void starts(void) {
    /* exactly five roads between is fine: R0610 from R0003 over the coast 0 4 1 5 2 6; four is not: R0206 */
    NO(EX(2) "turn=0 player=2 phase=start road=- army=- 1: R0003 2:", "start R0206");
    YES(EX(2) "turn=0 player=2 phase=start road=- army=- 1: R0003 2:", "start R0610");
    NO(EX(2) "turn=0 player=2 phase=start road=- army=- 1: R0003 2:", "start R4448"); /* not coastal */
    PERFT(EX(2) "turn=0 player=1 phase=start road=- army=- 1: 2:", 30);
    /* gaps of 8 and 9 and 10 leave no room for a fourth */
    YES(EX(3) "turn=0 player=3 phase=start road=- army=- 1: R0004 2: R3742 3:", "start R4347");
    NO(EX(4) "turn=0 player=3 phase=start road=- army=- 1: R0004 2: R3742 3: 4:", "start R4347");
    YES(EX(4) "turn=0 player=3 phase=start road=- army=- 1: R0004 2: R3742 3: 4:", "start R4852");
    YES(EX(4) "turn=0 player=4 phase=start road=- army=- 1: R0004 2: R3742 3: R4852 4:", "start R2733");
    APPLY(EX(4) "turn=0 player=4 phase=start road=- army=- 1: R0004 2: R3742 3: R4852 4:", "start R2733",
          EX(4) "turn=1 player=1 phase=roll road=- army=- 1: R0004 2: R3742 3: R4852 4: R2733");
    LEGAL(EX(4) "turn=1 player=1 phase=roll road=- army=- 1: R0004 2: R3742 3: R4852 4: R2733",
          "roll 1,2,3=*");
    REFUSED(EX(2) "turn=1 player=1 phase=roll road=- army=- 1: R0003 2: R0206");
    REFUSED(EX(2) "turn=0 player=1 phase=start road=- army=- 1: R0003 2:");
}

static void extra_building(void) {
    /* an unbuilt site stops: corner 1; a road's end at a corner does not reach hex 0: K00 */
    LEGAL(EX(2) "turn=5 player=1 phase=build rolls=1 dice=blwgoo road=- army=- 1: R0104 2: R4852",
          "build R0004|build R0408|build S01|build K01|end");
    LEGAL(EX(2) "turn=5 player=1 phase=build rolls=1 dice=blblbl road=- army=- 1: R0104 S01 2: R4852",
          "build R0004|build R0105|build R0408|end");
    /* reached from both sides, still stopped at 8; foreign roads do not stop */
    LEGAL(EX(2) "turn=5 player=1 phase=build rolls=1 dice=blbboo road=1 army=- 1: "
                "R0003,0004,0307,0408,0712,0812 S00,07 2: R4852",
          "build R0104|build R0711|build R1217|end");
    /* a foreign settlement at 8 stops for ever */
    LEGAL(EX(2) "turn=5 player=1 phase=build rolls=1 dice=blbblw road=2 army=- 1: R0104,0408 2: "
                "R0812,1217,1621,1622,1722 S08,16,17",
          "build R0004|end");
    LEGAL(EX(2) "turn=5 player=1 phase=build rolls=1 dice=blbblw road=2 army=- 1: R0104,0408 S08 2: "
                "R0812,1217,1621,1622,1722 S16,17",
          "build R0004|build R0813|end");
    /* a city only on an own settlement, on one of the twelve corners; it replaces the settlement */
    LEGAL(EX(2) "turn=5 player=1 phase=build rolls=1 dice=oooggm road=- army=- 1: R0004,0104 S00,01 2: R4852",
          "build C01|end");
    LEGAL(EX(2) "turn=6 player=2 phase=build rolls=1 dice=oooggm road=- army=- 1: R0004,0104 S00,01 2: R4852",
          "end");
    APPLY(
        EX(2) "turn=5 player=1 phase=build rolls=1 dice=oooggm road=- army=- 1: R0004,0104 S00,01 2: R4852",
        "build C01",
        EX(2) "turn=5 player=1 phase=build rolls=1 dice=OOOGGm road=- army=- 1: R0004,0104 S00 C01 2: R4852");
    YES(EX(2) "turn=5 player=1 phase=build rolls=1 dice=blmmmm road=- army=- 1: R0104 C01 2: R4852",
        "build R0105");
    /* a knight by a settlement at a corner: K04 by S08; K09 by S18, not by the end of R1318; every knight
     * once */
    LEGAL(EX(2) "turn=5 player=1 phase=build rolls=1 dice=owgmbb road=- army=- 1: R0104,0408,0813,1318 S08 "
                "K01x 2: R4852",
          "build K00|build K04|build K05|end");
    YES(EX(2) "turn=5 player=1 phase=build rolls=1 dice=owgmbb road=- army=- 1: R0104,0408,0813,1318 S08,18 "
              "2: R4852",
        "build K09");
    NO(EX(2) "turn=5 player=1 phase=build rolls=1 dice=owgmbb road=- army=- 1: R0104,0408,0813,1318 S08 2: "
             "R4852",
       "build K09");
    LEGAL(EX(2) "turn=5 player=1 phase=build rolls=1 dice=owgooo road=2 army=- 1: R0104,0408 2: "
                "R0812,1217,1621,1622,1722 S16,17 K00",
          "build K01|end"); /* K00 is taken */
}

static void extra_jokers_and_castles(void) {
    /* a new knight's joker from the next turn on */
    APPLY(EX(2) "turn=5 player=1 phase=build rolls=1 dice=owgmbb road=- army=- 1: R0104 2: R4852",
          "build K01",
          EX(2) "turn=5 player=1 phase=build rolls=1 dice=OWGmbb road=- army=- 1: R0104 K01+ 2: R4852");
    LEGAL(EX(2) "turn=5 player=1 phase=build rolls=1 dice=OWGmbb road=- army=- 1: R0104 K01+ 2: R4852",
          "end");
    APPLY(EX(2) "turn=5 player=1 phase=build rolls=1 dice=OWGmbb road=- army=- 1: R0104 K01+ 2: R4852", "end",
          EX(2) "turn=6 player=2 phase=roll road=- army=- 1: R0104 K01 2: R4852");
    APPLY("extra players=2 jokers=now castles=on longest=1 turn=5 player=1 phase=build rolls=1 dice=owgmbb "
          "road=- army=- 1: R0104 2: R4852",
          "build K01",
          "extra players=2 jokers=now castles=on longest=1 turn=5 player=1 phase=build rolls=1 dice=OWGmbb "
          "road=- army=- 1: R0104 K01 2: R4852");
    LEGAL("extra players=2 jokers=now castles=on longest=1 turn=5 player=1 phase=build rolls=1 dice=OWGmbb "
          "road=- army=- 1: R0104 K01 2: R4852",
          "joker K01 4|joker K01 5|joker K01 6|end");
    /* castles: six equal unspent dice, gold too, by jokers too; the any knight gives gold */
    LEGAL(EX(2) "turn=5 player=1 phase=build rolls=1 dice=gggggg road=- army=- 1: R0104 2: R4852 B1",
          "build B0|build B2|build B3|end");
    LEGAL("extra players=2 jokers=next castles=off longest=1 turn=5 player=1 phase=build rolls=1 dice=gggggg "
          "road=- army=- 1: R0104 2: R4852",
          "end");
    LEGAL(EX(2) "turn=3 player=1 phase=build rolls=1 dice=ggggg road=- army=- 1: R0104 2: R4852",
          "end"); /* five dice */
    LEGAL(EX(2) "turn=5 player=1 phase=build rolls=1 dice=gggggG road=- army=- 1: R0104 2: R4852", "end");
    APPLY(EX(2) "turn=5 player=1 phase=build rolls=1 dice=gggbgg road=- army=- 1: R0104 K01 2: R4852",
          "joker K01 4",
          EX(2) "turn=5 player=1 phase=build rolls=1 dice=gggggg road=- army=- 1: R0104 K01x 2: R4852");
    APPLY(EX(2) "turn=5 player=1 phase=build rolls=1 dice=gggggg road=- army=- 1: R0104 K01x 2: R4852",
          "build B3",
          EX(2) "turn=5 player=1 phase=build rolls=1 dice=GGGGGG road=- army=- 1: R0104 K01x B3 2: R4852");
    APPLY(EX(2) "turn=5 player=1 phase=build rolls=1 dice=mmgmmm road=- army=- 1: R0104,0408,0813,1318 "
                "S08,18 K09 2: R4852",
          "joker K09 3=m",
          EX(2) "turn=5 player=1 phase=build rolls=1 dice=mmmmmm road=- army=- 1: R0104,0408,0813,1318 "
                "S08,18 K09x 2: R4852");
    YES(EX(2) "turn=5 player=1 phase=build rolls=1 dice=mmmmmm road=- army=- 1: R0104,0408,0813,1318 S08,18 "
              "K09x 2: R4852",
        "build B0");
    PERFT(EX(2) "turn=1 player=1 phase=roll road=- army=- 1: R0104 2: R4852",
          4); /* nothing, R0004, R0408, K01 */
    PERFT("extra players=2 jokers=now castles=on longest=1 turn=9 player=1 phase=roll road=- army=- 1: "
          "R0004,0104 S01 K00,01 2: R4852",
          -1);
    PERFT(EX(2) "turn=9 player=1 phase=roll road=- army=- 1: R0104,0408,0813,1318 S08,18 K01,09 2: R4852",
          -1);
}

/* Player 1 goes round hex 0 and out to corner 1: seven roads, over the unbuilt site 8. Player 2 can build
   S08, which leaves 1 4 0 3 7 12 8: six. */
#define RING         "1: R0003,0004,0104,0307,0408,0712,0812 S00,07 "
#define CUTTER       "2: R0610,0813,0913,0914,1014 S09,10 "
#define CUTTER_AFTER "2: R0610,0813,0913,0914,1014 S08,09,10 "
#define SIX          "3: R3035,3036,3540,3641,4146,4650 C35,36,46"
#define SEVEN        "3: R3035,3036,3540,3641,4045,4146,4650 S45 C35,36,46"
#define OTHER_SEVEN  " 4: R2733,2833,2834,3439,3944,4448,4851 S33,34,44"
#define CUT20        "turn=20 player=2 phase=build rolls=3 dice=blwgmm "
#define CUT20_AFTER  "turn=20 player=2 phase=build rolls=3 dice=BLWGmm "
static void cut_roads(void) {
    /* the holder keeps it when nobody is longer than what is left */
    APPLY(EX(3) CUT20 "road=1 army=- " RING CUTTER SIX, "build S08",
          EX(3) CUT20_AFTER "road=1 army=- " RING CUTTER_AFTER SIX);
    /* the single longest other gets it */
    APPLY(EX(3) CUT20 "road=1 army=- " RING CUTTER SEVEN, "build S08",
          EX(3) CUT20_AFTER "road=3 army=- " RING CUTTER_AFTER SEVEN);
    SCORES(EX(3) CUT20_AFTER "road=1 army=- " RING CUTTER_AFTER SEVEN, "P1=2 P2=3 P3=8 road=P3 army=-");
    /* two others tie: nobody */
    APPLY(
        EX(4) "turn=22 player=2 phase=build rolls=3 dice=blwgmm road=1 army=- " RING CUTTER SEVEN OTHER_SEVEN,
        "build S08",
        EX(4) "turn=22 player=2 phase=build rolls=3 dice=BLWGmm road=- army=- " RING CUTTER_AFTER SEVEN
            OTHER_SEVEN);
    /* handed over by the cut: ten points, the game is won by him whose turn it is not */
    APPLY(EX(3) CUT20 "road=1 army=- " RING CUTTER SEVEN " B0", "build S08",
          EX(3) "turn=20 player=2 phase=over won=3 rolls=3 dice=BLWGmm road=3 army=- " RING CUTTER_AFTER SEVEN
                " B0");
    /* ... unless the player whose turn it is has ten as well */
    APPLY(EX(3) CUT20 "road=1 army=- " RING "2: R0610,0813,0913,0914,1014 S09 C10 B1,2,3 " SEVEN " B0",
          "build S08",
          EX(3) "turn=20 player=2 phase=over won=2 rolls=3 dice=BLWGmm road=3 army=- " RING
                "2: R0610,0813,0913,0914,1014 S08,09 C10 B1,2,3 " SEVEN " B0");
    /* a ring of six that begins and ends at a foreign settlement is still six, against five */
    SCORES(EX(2) "turn=20 player=2 phase=roll road=- army=- 1: R0003,0004,0307,0408,0712,0812 S00,07 2: "
                 "R0610,0813,0913,0914,1014 S08,09,10",
           "P1=3 P2=3 road=P1 army=-");
    REFUSED(EX(3) CUT20_AFTER "road=1 army=- " RING CUTTER_AFTER SEVEN);
    REFUSED(EX(3) CUT20 "road=3 army=- " RING CUTTER SIX);
    /* a tie does not take the title: 5 against 5, then 6 */
    APPLY(EX(2) "turn=8 player=2 phase=build rolls=3 dice=blblmm road=1 army=- 1: R0610,0813,0913,0914,1014 "
                "S09,10 2: R3944,4448,4751,4851 S44,51",
          "build R3439",
          EX(2) "turn=8 player=2 phase=build rolls=3 dice=BLblmm road=1 army=- 1: R0610,0813,0913,0914,1014 "
                "S09,10 2: R3439,3944,4448,4751,4851 S44,51");
    APPLY(EX(2) "turn=8 player=2 phase=build rolls=3 dice=BLblmm road=1 army=- 1: R0610,0813,0913,0914,1014 "
                "S09,10 2: R3439,3944,4448,4751,4851 S44,51",
          "build R4347",
          EX(2) "turn=8 player=2 phase=build rolls=3 dice=BLBLmm road=2 army=- 1: R0610,0813,0913,0914,1014 "
                "S09,10 2: R3439,3944,4347,4448,4751,4851 S44,51");
    SCORES("extra players=2 jokers=next castles=on longest=2 turn=8 player=2 phase=roll road=1 army=- 1: "
           "R0610,0813,0913,0914,1014 S09,10 2: R4851",
           "P1=4 P2=0 road=P1 army=-");
}

static void refused_lines(void) {
    REFUSED("");
    REFUSED("standard");
    REFUSED(STD1 "roll 1: ");
    REFUSED(" " STD1 "roll 1:");
    REFUSED("standard players=1 knights=1-6  turn=1 player=1 phase=roll 1:");
    REFUSED("standard players=9 knights=1-6 turn=1 player=1 phase=roll 1: 2: 3: 4: 5: 6: 7: 8: 9:");
    REFUSED("standard players=2 knights=1-6 turn=2 player=1 phase=roll 1: 2:");
    REFUSED("standard players=2 knights=1-6 turn=01 player=1 phase=roll 1: 2:");
    REFUSED("standard players=1 knights=1-6 turn=16 player=1 phase=roll 1: boxes=" X14 ",X");
    REFUSED("standard players=1 knights=1-6 turn=2 player=1 phase=roll 1: R0,1 boxes=1");
    REFUSED("standard players=1 knights=1-6 turn=2 player=1 phase=roll 1: R1 boxes=1");
    REFUSED("standard players=1 knights=1-6 turn=2 player=1 phase=roll 1: R0,0 boxes=1");
    REFUSED("standard players=1 knights=1-6 turn=2 player=1 phase=roll 1: boxes=0");
    REFUSED("standard players=1 knights=1-6 turn=2 player=1 phase=roll 1: K2 boxes=2");
    REFUSED(STD1 "roll rolls=3 dice=blwgom 1:");
    REFUSED(STD1 "roll rolls=1 dice=blwgoM 1:");
    REFUSED(STD1 "roll rolls=1 dice=blwgo 1:");
    REFUSED(STD1 "build 1:");
    REFUSED(STD1 "roll won=1 1:");
    REFUSED(PLUS2 "turn=5 player=1 phase=roll road=- army=1 1: K1,2 2:");
    REFUSED(PLUS2 "turn=5 player=1 phase=roll road=- army=- 1: K6x 2:");
    REFUSED(PLUS2 "turn=5 player=1 phase=roll road=- army=- 1: S2 2:");
    REFUSED(EX(2) "turn=5 player=1 phase=roll road=- army=- 1: R0104,0105 2: R4852"); /* through unbuilt 1 */
    REFUSED(EX(2) "turn=5 player=1 phase=roll road=- army=- 1: R0408 2: R4852");      /* no coastal road */
    REFUSED(EX(2) "turn=5 player=1 phase=roll road=- army=- 1: R0104 K00 2: R4852");
    REFUSED(EX(2) "turn=5 player=1 phase=roll road=- army=- 1: R0104 K01+ 2: R4852");
    REFUSED(EX(2) "turn=5 player=1 phase=roll road=- army=- 1: R0104 S01 C01 2: R4852");
    REFUSED(EX(2) "turn=5 player=1 phase=roll road=- army=- 1: R0104 B0 2: R4852 B0");
    REFUSED(EX(2) "turn=5 player=1 phase=roll road=- army=- 1: R104 2: R4852");
}

int main(void) {
    examples_of_the_notation();
    standard();
    plus();
    starts();
    extra_building();
    extra_jokers_and_castles();
    cut_roads();
    refused_lines();
    printf("self_test: %d checks, %d failed\n", tests, failures);
    return failures != 0;
}
