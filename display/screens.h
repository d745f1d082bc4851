/* screens: all there are. Each lives in the file of its name. */
#ifndef SCREENS_H
#define SCREENS_H

#include "ui.h"

extern const ui_screen screen_title; /* the name and the menu */

/* before a game */
extern const ui_screen screen_game_choice; /* which game */
extern const ui_screen screen_players;     /* how many */
extern const ui_screen screen_setup;       /* start, or names, house rules, who begins */
extern const ui_screen screen_switches;    /* house rules */
extern const ui_screen screen_seats;       /* persons, and players of the device */
extern const ui_screen screen_names;       /* whose name to write */
extern const ui_screen screen_name;        /* writing it */
extern const ui_screen screen_ask;         /* throw the running game away? */

/* a game */
extern const ui_screen screen_turn;     /* whose turn it is: pass the device on */
extern const ui_screen screen_start;    /* choosing a start road */
extern const ui_screen screen_roll;     /* roll, hold, roll again, stop */
extern const ui_screen screen_opponent; /* the device plays: what it does */
extern const ui_screen screen_build;    /* what can be built, and everything else there is to do */
extern const ui_screen screen_exchange; /* gold and jokers by hand (exchange.h) */
extern const ui_screen screen_detail;   /* one piece: cost, points, how, or why not */
extern const ui_screen screen_end;      /* what the turn has brought */
extern const ui_screen screen_map;      /* the island, to look round */
extern const ui_screen screen_score;    /* the sheets */
extern const ui_screen screen_over;     /* who has won */
extern const ui_screen screen_review;   /* a solo game of Standard looked back on: luck and choices */

/* an evening at the board game */
extern const ui_screen screen_table_setup;   /* start, or players, rule, dice, board and so on */
extern const ui_screen screen_expansions;    /* which of them are played */
extern const ui_screen screen_board;         /* the board: whole, row by row, harbours, tokens */
extern const ui_screen screen_rolloff;       /* who begins? */
extern const ui_screen screen_found;         /* who does; the first settlements */
extern const ui_screen screen_evening;       /* a turn: roll, and whose turn it is for what */
extern const ui_screen screen_allowed;       /* what is allowed now, in words */
extern const ui_screen screen_pause;         /* nobody plays */
extern const ui_screen screen_winner;        /* somebody says that he has won */
extern const ui_screen screen_evening_rolls; /* what was rolled so far */
extern const ui_screen screen_evening_over;  /* who has won */

/* help */
extern const ui_screen screen_help;  /* which chapter */
extern const ui_screen screen_page;  /* one page of it */
extern const ui_screen screen_costs; /* what everything costs */

/* the rest */
extern const ui_screen screen_dice_choice; /* which free dice */
extern const ui_screen screen_dice;        /* resource dice: roll, hold, roll again */
extern const ui_screen screen_offer;       /* what these dice could build */
extern const ui_screen screen_numbers;     /* two number dice and their sum */
extern const ui_screen screen_statistics;  /* what was rolled, who has won, best lists */
extern const ui_screen screen_forget;      /* all of that? */
extern const ui_screen screen_settings;
extern const ui_screen screen_notice; /* something to be read once */
extern const ui_screen screen_panel;  /* which display, where its picture begins */
extern const ui_screen screen_reset;  /* everything forgotten? */
extern const ui_screen screen_about;
extern const ui_screen screen_alarm; /* the random source failed its health test */

#endif
