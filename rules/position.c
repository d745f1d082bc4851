#include "position.h"

#include <string.h>

#include "kind.h"
#include "network.h"
#include "rules.h"
#include "setup.h"
#include "valid.h"

static const char *const phase_word[] = {
    [GAME_START] = "start", [GAME_ROLL] = "roll", [GAME_BUILD] = "build", [GAME_OVER] = "over"};
enum { PHASES = sizeof phase_word / sizeof *phase_word };

static void print_holder(line *l, const char *key, int holder) {
    line_text(l, key);
    if (holder == GAME_NOBODY) line_char(l, '-');
    else line_int(l, holder + 1);
}

static void print_dice(line *l, const game *g) {
    line_text(l, " rolls=");
    line_int(l, g->rolls);
    line_text(l, " dice=");
    for (int die = 0; die < g->dice; die++) {
        char letter = dice_letter(g->faces[die]);
        line_char(l, dice_has(g->spent, die) ? (char)(letter - 'a' + 'A') : letter);
    }
}

/* In Extra a city is drawn over its settlement. */
static bool hidden(const kind *k, const game_sheet *sheet, cost_piece piece, int site) {
    if (!k->shared || piece != COST_SETTLEMENT) return false;
    for (int city = 0; city < k->island->count[COST_CITY]; city++)
        if (k->island->city[city].corner == k->island->settlement[site].corner)
            return game_has(sheet, COST_CITY, city);
    return false;
}

static void print_pieces(line *l, const game *g, int p, cost_piece piece) {
    const kind *k = kind_of(g);
    const game_sheet *sheet = &g->sheet[p];
    bool any = false;
    for (int site = 0; site < k->island->count[piece]; site++) {
        if (!game_has(sheet, piece, site) || hidden(k, sheet, piece, site)) continue;
        if (any) {
            line_char(l, ',');
        } else {
            line_char(l, ' ');
            line_char(l, cost_letter(piece));
        }
        any = true;
        island_print(l, k->island, piece, site);
        if (piece != COST_KNIGHT) continue;
        if (sheet->used & bits_one(site)) line_char(l, 'x');
        if (p == g->player && (g->fresh & bits_one(site))) line_char(l, '+');
    }
}

static void print_boxes(line *l, const game_sheet *sheet) {
    for (int i = 0; i < sheet->boxes; i++) {
        line_text(l, i ? "," : " boxes=");
        if (sheet->box[i] == GAME_X) line_char(l, 'X');
        else line_int(l, sheet->box[i]);
    }
}

void position_print(line *l, const game *g) {
    const kind *k = kind_of(g);
    setup_print(l, &(setup){.kind = g->kind, .players = g->players, .switches = g->switches});
    line_text(l, " turn=");
    line_uint(l, g->turn);
    line_text(l, " player=");
    line_int(l, g->player + 1);
    line_text(l, " phase=");
    line_text(l, phase_word[g->phase]);
    const char *separator = " won=";
    for (int p = 0; p < g->players; p++) {
        if (!(rules_winners(g) >> p & 1)) continue;
        line_text(l, separator);
        line_int(l, p + 1);
        separator = ",";
    }
    if (g->rolls) print_dice(l, g);
    if (k->road_least) {
        print_holder(l, " road=", g->road);
        print_holder(l, " army=", g->army);
    }
    for (int p = 0; p < g->players; p++) {
        line_char(l, ' ');
        line_int(l, p + 1);
        line_char(l, ':');
        for (int piece = 0; piece < COST_KINDS; piece++) print_pieces(l, g, p, (cost_piece)piece);
        print_boxes(l, &g->sheet[p]);
    }
}

/* Where the words stand, for what valid.h may have to say about them. */
typedef struct {
    game g;
    uint8_t won;
    int header[VALID_PARTS];
    int sheet[GAME_PLAYERS_MAX][VALID_SHEET + 1];
} reading;

static int scan_player(scan *s, int players) {
    int at = s->at;
    uint32_t p = scan_number(s);
    if (p >= 1 && p <= (uint32_t)players) return (int)p - 1;
    scan_fail(s, REASON_BAD_PLAYERS, at);
    return 0;
}

static uint8_t scan_holder(scan *s, int players) {
    return (uint8_t)(scan_skip(s, "-") ? GAME_NOBODY : scan_player(s, players));
}

static void scan_phase(scan *s, game *g) {
    for (g->phase = 0; g->phase < PHASES; g->phase++)
        if (scan_word(s, phase_word[g->phase])) return;
    scan_fail(s, REASON_NOT_UNDERSTOOD, s->at);
}

static void scan_won(scan *s, reading *r) {
    int last = -1;
    scan_need(s, " won=");
    r->header[VALID_WON] = s->at;
    do {
        int at = s->at;
        int p = scan_player(s, r->g.players);
        if (p <= last) scan_fail(s, REASON_NOT_ASCENDING, at);
        last = p;
        r->won = (uint8_t)(r->won | 1u << p);
    } while (scan_skip(s, ","));
}

static void scan_dice(scan *s, reading *r) {
    game *g = &r->g;
    int at = s->at;
    uint32_t rolls = scan_number(s);
    if (rolls < 1 || rolls > GAME_ROLLS) scan_fail(s, REASON_BAD_DICE, at);
    g->rolls = (uint8_t)rolls;
    scan_need(s, " dice=");
    r->header[VALID_DICE] = s->at;
    for (int die = 0; die < g->dice; die++) {
        at = s->at;
        char c = scan_char(s);
        bool spent = c >= 'A' && c <= 'Z';
        int face = spent ? dice_parse((char)(c - 'A' + 'a')) : dice_parse(c);
        if (face < 0 || c <= '9') {
            scan_fail(s, c == ' ' || c == '\0' ? REASON_BAD_DICE : REASON_NOT_UNDERSTOOD, at);
            return;
        }
        g->faces[die] = (uint8_t)face;
        if (spent) g->spent = (dice_set)(g->spent | 1u << die);
    }
    if (s->text[s->at] != ' ' && s->text[s->at] != '\0') scan_fail(s, REASON_BAD_DICE, s->at);
}

static void scan_marks(scan *s, game *g, int p, int knight) {
    if (scan_skip(s, "x")) {
        g->sheet[p].used |= bits_one(knight);
    } else if (s->text[s->at] == '+') {
        if (p != g->player) scan_fail(s, REASON_BAD_JOKER, s->at);
        scan_skip(s, "+");
        g->fresh |= bits_one(knight);
    }
}

static void put_city(scan *s, game *g, int p, int city, int at) {
    const kind *k = kind_of(g);
    if (!k->shared) return;
    int below = island_settlement_at(k->island, k->island->city[city].corner);
    if (game_has(&g->sheet[p], COST_SETTLEMENT, below)) scan_fail(s, REASON_ALREADY_BUILT, at);
    game_put(&g->sheet[p], COST_SETTLEMENT, below);
}

static void scan_pieces(scan *s, game *g, int p, cost_piece piece) {
    const island *is = kind_of(g)->island;
    int last = -1;
    do {
        int digits, at = s->at;
        int site = island_find(is, piece, &s->text[at], &digits);
        if (digits == 0) scan_fail(s, REASON_NOT_UNDERSTOOD, at);
        if (site < 0) scan_fail(s, REASON_NO_SUCH_SITE, at);
        if (site <= last) scan_fail(s, REASON_NOT_ASCENDING, at);
        if (s->failed != REASON_OK) return;
        last = site;
        s->at += digits;
        game_put(&g->sheet[p], piece, site);
        if (piece == COST_CITY) put_city(s, g, p, site, at);
        if (piece == COST_KNIGHT) scan_marks(s, g, p, site);
    } while (scan_skip(s, ","));
}

static void scan_boxes(scan *s, game_sheet *sheet) {
    do {
        int at = s->at;
        if (sheet->boxes == GAME_BOXES) {
            scan_fail(s, REASON_BAD_BOXES, at);
            return;
        }
        int box = GAME_X;
        if (!scan_skip(s, "X")) {
            uint32_t number = scan_number(s);
            if (number > INT8_MAX) scan_fail(s, REASON_BAD_BOXES, at);
            box = (int)(number & INT8_MAX);
        }
        sheet->box[sheet->boxes++] = (int8_t)box;
    } while (scan_skip(s, ","));
}

static void scan_sheet(scan *s, reading *r, int p) {
    const char label[] = {' ', (char)('1' + p), ':', '\0'};
    int *column = r->sheet[p];
    scan_need(s, label);
    for (int part = 0; part <= VALID_SHEET; part++) column[part] = s->at - 2;
    for (int piece = 0; piece < COST_KINDS; piece++) {
        const char letter[] = {' ', cost_letter((cost_piece)piece), '\0'};
        if (kind_of(&r->g)->island->count[piece] == 0 || !scan_skip(s, letter)) continue;
        column[piece] = s->at - 1;
        scan_pieces(s, &r->g, p, (cost_piece)piece);
    }
    /* A city stands for the settlement below it too. */
    if (column[COST_SETTLEMENT] == column[VALID_SHEET]) column[COST_SETTLEMENT] = column[COST_CITY];
    if (kind_of(&r->g)->close && scan_skip(s, " boxes=")) {
        column[VALID_BOXES] = s->at;
        scan_boxes(s, &r->g.sheet[p]);
    }
}

static void scan_all(scan *s, reading *r) {
    setup st = setup_scan(s);
    if (s->failed != REASON_OK) return;
    r->g = rules_new((game_kind)st.kind, st.players, st.switches);
    game *g = &r->g;
    const kind *k = kind_of(g);
    scan_need(s, " turn=");
    r->header[VALID_TURN] = s->at;
    g->turn = scan_number(s);
    g->dice = (uint8_t)(g->turn ? k->dice(g) : 0);
    scan_need(s, " player=");
    r->header[VALID_PLAYER] = s->at;
    g->player = (uint8_t)scan_player(s, g->players);
    scan_need(s, " phase=");
    r->header[VALID_PHASE] = s->at;
    scan_phase(s, g);
    if (g->phase == GAME_OVER) scan_won(s, r);
    if (scan_skip(s, " rolls=")) scan_dice(s, r);
    if (k->road_least) {
        scan_need(s, " road=");
        r->header[VALID_ROAD] = s->at;
        g->road = scan_holder(s, g->players);
        scan_need(s, " army=");
        r->header[VALID_ARMY] = s->at;
        g->army = scan_holder(s, g->players);
    }
    for (int p = 0; p < g->players; p++) scan_sheet(s, r, p);
    scan_end(s);
}

reason position_parse(game *g, const char *text, int *column) {
    scan s = scan_of(text);
    static reading r; /* not on the stack, of which a small chip has little */
    memset(&r, 0, sizeof r);
    scan_all(&s, &r);
    if (s.failed == REASON_OK) {
        if (kind_of(&r.g)->road_least)
            for (int p = 0; p < r.g.players; p++) r.g.sheet[p].length = (uint8_t)network_length(&r.g, p);
        valid_part where = {0};
        reason wrong = valid_game(&r.g, r.won, &where);
        bool in_sheet = where.part <= VALID_SHEET;
        if (wrong != REASON_OK)
            scan_fail(&s, wrong, in_sheet ? r.sheet[where.player][where.part] : r.header[where.part]);
    }
    *column = s.column;
    if (s.failed == REASON_OK) *g = r.g;
    return s.failed;
}
