/* What the files of the oracle share. Nothing else may include this. */
#ifndef ORACLE_INTERNAL_H
#define ORACLE_INTERNAL_H

#include "oracle.h"

enum { STANDARD, PLUS, EXTRA };
enum { ROAD, SETTLEMENT, CITY, KNIGHT, CASTLE, KINDS };
enum { BRICK, LUMBER, WOOL, GRAIN, ORE, GOLD, FACES, ANY = FACES, NO_FACE };
enum { PHASE_START, PHASE_ROLL, PHASE_BUILD, PHASE_OVER };
enum { MOVE_START, MOVE_ROLL, MOVE_STOP, MOVE_TRADE, MOVE_JOKER, MOVE_BUILD, MOVE_END };

enum {
    MAX_PLAYERS = 8,
    MAX_PIECES = 72, /* of one kind: the roads of extra */
    MAX_CORNERS = 54,
    MAX_KNIGHTS = 20,
    MAX_BOXES = 15,
    MAX_DICE = 6,
    MAX_LINE = 8192,
    WIN = 10
};

/* The switches: 0 is the default, 1 the other. */
enum { KNIGHTS_ONE_EACH = 0 };                             /* standard */
enum { DESERTS_EACH = 0, RAMP_OFF = 1 };                   /* plus */
enum { JOKERS_NOW = 0, CASTLES_OFF = 1, LONGEST_TWO = 2 }; /* extra */

typedef struct {
    int pieces[KINDS];             /* how many of each kind there are */
    int digits[KINDS];             /* digits of a name's number, 0: as many as needed */
    int number[KINDS][MAX_PIECES]; /* the number in the name */
    int points[KINDS][MAX_PIECES];
    int joker[MAX_KNIGHTS];      /* a face, or ANY */
    int end[MAX_PIECES + 1][2];  /* corners of each road; the islands' start road stands after the last */
    int site[KINDS][MAX_PIECES]; /* corner of each settlement and city */
    int predecessor[MAX_PIECES]; /* islands only; the start road is pieces[ROAD] */
    int knight_corner[MAX_KNIGHTS][6];    /* extra only: the corners of its hex */
    bool coastal[MAX_PIECES];             /* extra only */
    int distance[MAX_PIECES][MAX_PIECES]; /* extra only: roads between two roads */
} OracleMap;

typedef struct {
    unsigned char has[KINDS][MAX_PIECES]; /* extra: a corner with a city has no settlement any more */
    unsigned char used[MAX_KNIGHTS];      /* x */
    unsigned char fresh[MAX_KNIGHTS];     /* + */
    int boxes;
    int box[MAX_BOXES]; /* 0 is X */
} OracleSheet;

typedef struct {
    int game, players;
    int option[3];
    int turn, player; /* player from 0 */
    int phase;
    int won[MAX_PLAYERS]; /* 1: has won */
    int rolls, dice;      /* dice: 0 while rolls is 0 */
    int face[MAX_DICE];
    int spent[MAX_DICE];
    int road, army; /* holder from 0, -1 nobody */
    OracleSheet sheet[MAX_PLAYERS];
} OraclePosition;

typedef struct {
    int type;
    int kind, piece;         /* start, build; joker: the knight */
    int die;                 /* joker, from 0 */
    int face;                /* trade, joker */
    int roll_face[MAX_DICE]; /* roll: NO_FACE for dice that stay */
    bool rolled[MAX_DICE];
    bool faces_given;
} OracleMove;

/* oracle_map.c */
const OracleMap *oracle_map(int game);

/* oracle_text.c */
typedef struct {
    char *text;
    size_t size, length;
    bool full;
} OracleOut;
void oracle_out_start(OracleOut *out, char *text, size_t size);
void oracle_out(OracleOut *out, const char *format, ...);
bool oracle_out_name(OracleOut *out, int game, int kind, int piece);
int oracle_face_of(char letter);                            /* lower case; NO_FACE when none */
int oracle_number_of(const char *digits);                   /* -1 when it is no number */
int oracle_piece_of(int game, const char *name, int *kind); /* "R0104"; -1 when none */
bool oracle_print_position(const OraclePosition *p, char *text, size_t size);
int oracle_dice_of_turn(const OraclePosition *p);

/* oracle_parse.c: canonical text only, nothing about the rules */
bool oracle_parse_position(const char *text, OraclePosition *p);

/* oracle_move.c */
bool oracle_print_move(int game, const OracleMove *m, OracleOut *out);
bool oracle_parse_move(int game, const char *text, OracleMove *m);

/* oracle_valid.c */
bool oracle_valid_board(const OraclePosition *p); /* everything but titles and wins */
bool oracle_valid(const OraclePosition *p);

/* oracle_titles.c */
enum { GREY_ROAD = 6, MIN_ROAD = 5, MIN_ARMY = 3 };
int oracle_road_length(const OraclePosition *p, int player);
int oracle_settle_road(const OraclePosition *p);
int oracle_settle_army(const OraclePosition *p);
int oracle_piece_points(const OraclePosition *p, int player);
int oracle_box_points(const OracleSheet *sheet); /* X counts 0 */
int oracle_points(const OraclePosition *p, int player);

/* oracle_start.c */
bool oracle_start_allowed(const OraclePosition *p, int road);
bool oracle_start_possible(const OraclePosition *p); /* every player to come can still find one */
bool oracle_grown_from_starts(const OraclePosition *p);

/* oracle_place.c: does the board allow this piece of the player, dice apart? */
int oracle_owner(const OraclePosition *p, int kind, int piece);       /* -1 nobody */
int oracle_town_owner(const OraclePosition *p, int corner);           /* extra; -1 nobody */
bool oracle_is_site(int corner);                                      /* extra */
bool oracle_road_at(const OraclePosition *p, int player, int corner); /* an own road ends here */
bool oracle_passes(const OraclePosition *p, int player, int corner);  /* extra: may build on through it */
bool oracle_knight_reached(const OraclePosition *p, int player, int knight);
bool oracle_place_allowed(const OraclePosition *p, int kind, int piece);

/* oracle_rules.c */
extern const int oracle_cost[KINDS][FACES];
bool oracle_joker_ready(const OraclePosition *p, int knight);
bool oracle_payable(const OraclePosition *p, int kind);
bool oracle_allowed(const OraclePosition *p, const OracleMove *m);
void oracle_place(OraclePosition *p, int kind, int piece); /* the piece, titles and win; not the dice */
void oracle_do(OraclePosition *p, const OracleMove *m);

#endif
