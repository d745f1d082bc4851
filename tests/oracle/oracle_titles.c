/* Longest Road, Largest Army, points. */
#include "oracle_internal.h"

#include <string.h>

typedef struct {
    int count;
    int end[MAX_PIECES + 1][2];
    bool walked[MAX_PIECES + 1];
    int at[MAX_CORNERS][3], at_count[MAX_CORNERS]; /* the own roads at each corner */
    bool cut[MAX_CORNERS];                         /* somebody else's settlement or city */
} Net;

static void add_road(Net *net, const int *end) {
    for (int e = 0; e < 2; e++) {
        net->end[net->count][e] = end[e];
        net->at[end[e]][net->at_count[end[e]]++] = net->count;
    }
    net->count++;
}

/* The longest trail that goes on from this corner over roads not walked yet. */
static int longest_from(Net *net, int corner) {
    int best = 0;
    for (int i = 0; i < net->at_count[corner]; i++) {
        int r = net->at[corner][i];
        if (net->walked[r]) {
            continue;
        }
        int other = net->end[r][0] == corner ? net->end[r][1] : net->end[r][0];
        net->walked[r] = true;
        int length = 1 + (net->cut[other] ? 0 : longest_from(net, other));
        net->walked[r] = false;
        if (length > best) {
            best = length;
        }
    }
    return best;
}

int oracle_road_length(const OraclePosition *p, int player) {
    const OracleMap *map = oracle_map(p->game);
    Net net;
    int best = 0;
    memset(&net, 0, sizeof net);
    for (int r = 0; r < map->pieces[ROAD]; r++) {
        if (p->sheet[player].has[ROAD][r]) {
            add_road(&net, map->end[r]);
        }
    }
    if (p->game != EXTRA) {
        add_road(&net, map->end[map->pieces[ROAD]]); /* the start road */
    } else {
        for (int c = 0; c < MAX_CORNERS; c++) {
            int owner = oracle_town_owner(p, c);
            net.cut[c] = owner >= 0 && owner != player;
        }
    }
    for (int c = 0; c < MAX_CORNERS; c++) {
        int length = longest_from(&net, c);
        if (length > best) {
            best = length;
        }
    }
    return best;
}

/* size[]: what each player has, 0 when below the minimum. The holder keeps the title while he has something
   and nobody has more; otherwise it goes to the single greatest, and to nobody when there is none or a tie.
 */
static int settle(const int *size, int players, int holder) {
    int greatest = 0, how_many = 0, who = -1;
    for (int i = 0; i < players; i++) {
        if (size[i] > greatest) {
            greatest = size[i];
            how_many = 0;
        }
        if (size[i] == greatest) {
            how_many++;
            who = i;
        }
    }
    if (greatest == 0) {
        return -1;
    }
    if (holder >= 0 && size[holder] == greatest) {
        return holder;
    }
    return how_many == 1 ? who : -1;
}

int oracle_settle_road(const OraclePosition *p) {
    int size[MAX_PLAYERS];
    for (int i = 0; i < p->players; i++) {
        size[i] = oracle_road_length(p, i);
        bool enough = p->game == PLUS ? p->sheet[i].has[ROAD][GREY_ROAD] != 0 : size[i] >= MIN_ROAD;
        if (!enough) {
            size[i] = 0;
        }
    }
    return settle(size, p->players, p->road);
}

int oracle_settle_army(const OraclePosition *p) {
    int size[MAX_PLAYERS];
    for (int i = 0; i < p->players; i++) {
        size[i] = 0;
        for (int k = 0; k < oracle_map(p->game)->pieces[KNIGHT]; k++) {
            size[i] += p->sheet[i].has[KNIGHT][k];
        }
        if (size[i] < MIN_ARMY) {
            size[i] = 0;
        }
    }
    return settle(size, p->players, p->army);
}

int oracle_piece_points(const OraclePosition *p, int player) {
    const OracleMap *map = oracle_map(p->game);
    int sum = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        for (int i = 0; i < map->pieces[kind]; i++) {
            if (p->sheet[player].has[kind][i]) {
                bool one = p->game == STANDARD && kind == KNIGHT && p->option[KNIGHTS_ONE_EACH] == 1;
                sum += one ? 1 : map->points[kind][i];
            }
        }
    }
    return sum;
}

int oracle_box_points(const OracleSheet *sheet) {
    int sum = 0;
    for (int i = 0; i < sheet->boxes; i++) {
        sum += sheet->box[i];
    }
    return sum;
}

int oracle_points(const OraclePosition *p, int player) {
    int sum = oracle_piece_points(p, player);
    if (p->game == STANDARD) {
        for (int i = 0; i < p->sheet[player].boxes; i++) {
            sum -= p->sheet[player].box[i] == 0 ? 2 : 0;
        }
        return sum;
    }
    if (p->road == player) {
        sum += p->game == PLUS || p->option[LONGEST_TWO] == 1 ? 2 : 1;
    }
    if (p->army == player) {
        sum += 2;
    }
    return sum;
}
