/* race: the turn of a player who looks no further than the end of it, reckoned
 * exactly. Plus and Extra with the outlook (outlook.h) as what a board is worth;
 * any game with the eyes of a greedy player, who counts points and pieces.
 *
 * What a turn can buy is a short list of baskets (purse.h). For each the sites
 * are tried, all of them, once in a turn: roads in every connected set of up to
 * three, knights by the joker they bring. (How long a road becomes is measured
 * for every single one; for two and three it is summed up where measuring would
 * take too long, in networks with many rings; and after some four hundred sets no
 * more of three are tried.) Then every roll takes the best basket
 * that it pays for, jokers and gold included, and the worth goes back over the
 * three rolls, each keep once. The work is done in slices of a millisecond or so
 * on a Pico.
 *
 *     race_init(&r, RACE_OUTLOOK, &outlook_extra);
 *     race_begin(&r, g);                       // quick where board and turn are the same
 *     while (!race_step(&r)) animate();
 *     int32_t worth = race_keep_worth(&r, g, keep);          // roll phase
 *     int n = race_options(&r, g, options);                  // build phase
 *     int moves = race_moves(&r, g, &options[0], list);
 */
#ifndef RACE_H
#define RACE_H

#include "hand.h"
#include "outlook.h"
#include "purse.h"

typedef enum race_eyes { RACE_OUTLOOK, RACE_GREEDY } race_eyes;

enum { RACE_DEPTH = PURSE_PIECES_MAX };

/* Worths of the greedy player: points of his sheet, lifted above nothing. */
enum { RACE_GREEDY_POINT = 4096, RACE_GREEDY_LIFT = 100 };

/* The best place for a basket, whoever pays. */
typedef struct race_end {
    int32_t worth; /* with no joker used; negative: this basket cannot stand */
    purse_goods goods;
} race_end;

/* A way to end the turn that can be paid for. */
typedef struct race_option {
    int32_t worth; /* the jokers paid */
    uint8_t basket;
} race_option;

/* Goes through the knights, one of each joker. */
typedef struct race_muster {
    uint8_t next;
    uint16_t met;  /* classes of jokers */
    uint8_t class; /* of the knight found; PURSE_NO_JOKER: he brings none yet */
    uint8_t knight;
} race_muster;

typedef struct race {
    const outlook_weights *weights; /* NULL: those of the game */
    outlook look;
    uint8_t eyes;  /* race_eyes */
    uint8_t stage; /* of the reckoning */
    uint8_t dice;  /* that the baskets may cost */
    uint8_t at;    /* within a stage */
    dice_counts lying;
    bool all;  /* every basket was asked for, not only those that lying dice pay */
    game from; /* the board that is reckoned, without its dice */
    game node[RACE_DEPTH + 1];
    uint8_t road[RACE_DEPTH][ISLAND_ROADS_MAX]; /* the roads to be tried at each depth */
    uint8_t roads[RACE_DEPTH], tried[RACE_DEPTH];
    uint8_t depth;
    uint16_t sets;                    /* of roads, tried so far */
    uint8_t length[ISLAND_ROADS_MAX]; /* of the longest road with one of road[0] more */
    uint32_t measured;                /* the work that measuring roads took */
    uint32_t wanted;                  /* baskets */
    race_muster muster;
    purse purse;
    uint32_t jokers; /* unused ones as the turn begins, also those that wait */
    outlook_way way[GAME_PLAYERS_MAX];
    outlook_way own; /* of the board judged last */
    struct {
        uint8_t length, knights, road, army;
        int32_t effort[GAME_PLAYERS_MAX];
    } others; /* their efforts, and what of the player they depend on */
    race_end end[PURSE_BASKETS];
    uint8_t order[PURSE_BASKETS]; /* best first */
    uint16_t hand;                /* next to be reckoned */
    dice_counts counts;
    uint16_t next[HAND_PARTS][DICE_FACES];
    /* What it is worth to keep a hand after roll 1 and 2; all dice: to stop. */
    int32_t keep[2][HAND_COUNT];
    int32_t roll[HAND_COUNT];
    int32_t before; /* the first roll */
} race;

/* weights: what to see with, or NULL for those of the game. */
void race_init(race *r, race_eyes eyes, const outlook_weights *weights);

/* Takes up a position in the roll or build phase. */
void race_begin(race *r, const game *g);

/* Works on; true: it is done. */
bool race_step(race *r);

/* ---- when it is done */

/* The worth of the position with the best play. */
int32_t race_worth(const race *r, const game *g);

/* After roll 1 or 2: to keep these dice and roll the others; all: to stop. */
int32_t race_keep_worth(const race *r, const game *g, dice_set keep);

/* In the build phase: the ways to end the turn, best first; at least one. */
int race_options(const race *r, const game *g, race_option option[PURSE_BASKETS]);

/* The moves of an option, without the end of the turn. */
int race_moves(const race *r, const game *g, const race_option *o, move moves[PURSE_MOVES_MAX]);

/* While start roads are chosen: what it is worth to take this one. */
int32_t race_start_worth(race *r, const game *g, int road);

#endif
