/* The list of legal moves, as the console prints it. */
#include "lot.h"
#include "play.h"

static char listed[16384];

static void append(void *context, const move *m) {
    const game *g = context;
    char text[MOVE_TEXT_MAX];
    line l = line_in(text, sizeof text);
    legal_print(&l, g, m);
    TEST_ASSERT_FALSE(l.full);
    strcat(listed, text);
    strcat(listed, "; ");
}

static void list(const char *expected, const char *text) {
    game g = position(text);
    listed[0] = '\0';
    legal_moves(&g, append, &g);
    TEST_ASSERT_EQUAL_STRING(expected, listed);
}

#define SOLO "standard players=1 knights=1-6 "

void test_the_first_roll_is_a_pattern_of_all_dice(void) {
    list("roll 1,2,3,4,5,6=*; ", SOLO "turn=1 player=1 phase=roll 1:");
    list("roll 1,2,3=*; ",
         "plus players=2 deserts=both ramp=on turn=1 player=1 phase=roll road=- army=- 1: 2:");
}

void test_later_rolls_are_a_pattern_of_any_dice_and_one_may_stop(void) {
    list("roll *=*; stop; ", SOLO "turn=1 player=1 phase=roll rolls=1 dice=blwgom 1:");
    list("roll *=*; stop; ", SOLO "turn=1 player=1 phase=roll rolls=2 dice=blwgom 1:");
}

void test_trades_then_jokers_then_builds_then_end(void) {
    list("trade b; trade l; trade w; trade g; trade o; joker K1 1; joker K1 2; joker K1 3; joker K1 4; "
         "joker K1 6; build R0; end; ",
         SOLO "turn=1 player=1 phase=build rolls=3 dice=blmmWg 1: K1");
}

void test_an_any_joker_is_listed_with_its_five_faces(void) {
    list("joker K6 1=l; joker K6 1=w; joker K6 1=g; joker K6 1=o; joker K6 1=m; end; ",
         SOLO "turn=1 player=1 phase=build rolls=3 dice=bLWGOM 1: K1x,2x,3x,4x,5x,6");
}

void test_nothing_left_but_to_end(void) {
    list("end; ", SOLO "turn=1 player=1 phase=build rolls=3 dice=bbbbbb 1:");
}

void test_a_finished_game_has_no_moves(void) {
    list("", SOLO "turn=15 player=1 phase=over won=1 1: boxes=X,X,X,X,X,X,X,X,X,X,X,X,X,X,X");
}

void test_builds_come_by_kind_and_by_the_order_of_the_sheet(void) {
    list("trade b; trade l; trade w; trade g; trade o; build R0004; build R0105; build R0408; end; ",
         "extra players=2 jokers=next castles=on longest=1 turn=9 player=1 phase=build rolls=3 dice=blmmmm "
         "road=- "
         "army=- 1: R0104 S01 2: R4852");
    list("trade b; trade l; trade w; trade g; trade o; build B0; build B1; build B3; end; ",
         "extra players=2 jokers=next castles=on longest=1 turn=9 player=1 phase=build rolls=3 dice=mmmmmm "
         "road=- "
         "army=- 1: R0104 2: R4852 B2");
}

void test_start_roads_are_listed_by_name(void) {
    list("start R1520; start R1621; start R2026; start R2127; start R2632; start R2733; start R3237; start "
         "R3338; "
         "start R3742; start R3843; start R4246; start R4347; start R4650; start R4751; start R4851; start "
         "R4852; "
         "start R4952; start R4953; start R5053; ",
         "extra players=2 jokers=next castles=on longest=1 turn=0 player=2 phase=start road=- army=- 1: "
         "R0104 2:");
}

/* Every move that can be thought of is in the list exactly where it is allowed. */
static struct {
    move m[512];
    int count;
} list_now;

static void collect(void *context, const move *m) {
    (void)context;
    TEST_ASSERT_TRUE(list_now.count < 512);
    list_now.m[list_now.count++] = *m;
}

static void compare_with_check(const game *g) {
    const island *is = kind_of(g)->island;
    list_now.count = 0;
    legal_moves(g, collect, NULL);
    int allowed = 0;
    for (int site = 0; site < 72; site++)
        allowed += rules_check(g, &(move){.kind = MOVE_START, .site = (uint8_t)site}) == REASON_OK;
    for (int face = 0; face < 7; face++)
        allowed += rules_check(g, &(move){.kind = MOVE_TRADE, .face = (uint8_t)face}) == REASON_OK;
    for (int knight = 0; knight < is->count[COST_KNIGHT]; knight++)
        for (int die = 0; die < 6; die++)
            for (int face = 0; face < 6; face++)
                allowed += rules_check(g, &(move){.kind = MOVE_JOKER,
                                                  .site = (uint8_t)knight,
                                                  .die = (uint8_t)die,
                                                  .face = (uint8_t)face}) == REASON_OK;
    for (int piece = 0; piece < COST_KINDS; piece++)
        for (int site = 0; site < 80; site++)
            allowed +=
                rules_check(g, &(move){.kind = MOVE_BUILD, .piece = (uint8_t)piece, .site = (uint8_t)site}) ==
                REASON_OK;
    allowed += rules_check(g, &(move){.kind = MOVE_STOP}) == REASON_OK;
    allowed += rules_check(g, &(move){.kind = MOVE_END}) == REASON_OK;
    allowed += g->phase == GAME_ROLL;
    TEST_ASSERT_EQUAL_INT(allowed, list_now.count);
    for (int i = 0; i < list_now.count; i++)
        if (list_now.m[i].kind != MOVE_ROLL) TEST_ASSERT_EQUAL(REASON_OK, rules_check(g, &list_now.m[i]));
}

void test_the_list_is_complete_and_holds_nothing_else(void) {
    lot l = {31337};
    for (int round = 0; round < 60; round++) {
        game g = rules_new((game_kind)(round % 3), 2 + round % 2, (uint8_t)(round % 2));
        for (int step = 0; step < 150 && g.phase != GAME_OVER; step++) {
            compare_with_check(&g);
            move m = list_now.m[lot_below(&l, list_now.count)];
            if (m.kind == MOVE_ROLL) {
                m.dice = dice_all(g.dice);
                for (int die = 0; die < 6; die++)
                    m.faces[die] =
                        (uint8_t)(die < g.dice ? (lot_below(&l, 2) ? DICE_GOLD : lot_below(&l, 6)) : 0);
            }
            TEST_ASSERT_EQUAL(REASON_OK, rules_apply(&g, &m));
        }
    }
}
