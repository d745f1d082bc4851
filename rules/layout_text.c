#include "layout_text.h"

#include <string.h>

#include "dice.h"

static const char *const corners[LAYOUT_CORNERS] = {"nw", "w", "sw", "se", "e", "ne"};

char layout_text_land(int land) { return land == LAYOUT_DESERT ? 'd' : dice_letter(land); }
char layout_text_harbour(int harbour) { return harbour == LAYOUT_THREE_TO_ONE ? '3' : dice_letter(harbour); }
const char *layout_text_corner(int corner) { return corners[corner]; }

int layout_text_scan_corner(scan *s) {
    for (int corner = 0; corner < LAYOUT_CORNERS; corner++)
        if (scan_word(s, corners[corner])) return corner;
    scan_fail(s, REASON_NOT_UNDERSTOOD, s->at);
    return 0;
}

void layout_text_print(line *l, const layout *board) {
    const layout_plan *p = layout_plan_of(board->board);
    line_text(l, "hexes=");
    for (int row = 0, cell = 0; row < p->rows; row++) {
        if (row) line_char(l, '/');
        for (int i = 0; i < p->row[row]; i++, cell++)
            line_char(l, cell == board->robber ? 'D' : layout_text_land(board->land[cell]));
    }
    line_text(l, " harbours=");
    for (int i = 0; i < p->harbours; i++) line_char(l, layout_text_harbour(board->harbour[i]));
    line_text(l, " corner=");
    line_text(l, corners[board->corner]);
}

/* The piece of a letter. */
static uint8_t scan_piece(scan *s, char (*letter_of)(int)) {
    int at = s->at;
    char c = scan_char(s);
    for (int piece = 0; piece < LAYOUT_LANDS; piece++)
        if (letter_of(piece) == c) return (uint8_t)piece;
    scan_fail(s, REASON_NOT_UNDERSTOOD, at);
    return 0;
}

/* Which board it is shows in the number of its rows. */
static int board_of(const char *hexes) {
    int slashes = 0;
    for (; *hexes && *hexes != ' '; hexes++) slashes += *hexes == '/';
    return slashes + 1 == layout_plan_of(LAYOUT_19)->rows ? LAYOUT_19 : LAYOUT_30;
}

layout layout_text_scan(scan *s) {
    layout board = {0};
    scan_need(s, "hexes=");
    if (s->failed != REASON_OK) return board;
    int at = s->at, robbers = 0;
    board.board = (uint8_t)board_of(&s->text[at]);
    const layout_plan *p = layout_plan_of(board.board);
    for (int row = 0, cell = 0; row < p->rows; row++) {
        if (row) scan_need(s, "/");
        for (int i = 0; i < p->row[row]; i++, cell++) {
            if (scan_skip(s, "D")) {
                board.land[cell] = LAYOUT_DESERT;
                board.robber = (uint8_t)cell;
                robbers++;
            } else board.land[cell] = scan_piece(s, layout_text_land);
        }
    }
    scan_need(s, " harbours=");
    for (int i = 0; i < p->harbours; i++) board.harbour[i] = scan_piece(s, layout_text_harbour);
    scan_need(s, " corner=");
    board.corner = (uint8_t)layout_text_scan_corner(s);
    if (robbers != 1 || !layout_valid(&board)) scan_fail(s, REASON_BAD_BOARD, at);
    return board;
}

/* Hexes stand in every second line, harbours beside them or in the lines
 * between. There is room for a row of six and a harbour at both ends. */
enum { HALF = 3, WIDTH = HALF * 2 * (6 + 2) };

static void put(char *text, int x, const char *what) {
    int at = WIDTH / 2 + HALF * x - 1;
    for (int i = 0; what[i]; i++) text[at + i] = what[i];
}

static void put_hex(char *text, const layout *board, int cell, int x) {
    char name[8];
    line l = line_in(name, sizeof name);
    layout_token tokens[LAYOUT_TOKENS_MAX];
    line_char(&l, layout_text_land(board->land[cell]));
    if (cell == board->robber) line_char(&l, '*');
    int count = layout_tokens(board, tokens);
    for (int i = 0; i < count; i++)
        if (tokens[i].cell == cell) line_uint(&l, tokens[i].number);
    put(text, x, name);
}

static void put_harbour(char *text, const layout *board, int i, int x) {
    char name[] = "(3)";
    name[1] = layout_text_harbour(board->harbour[i]);
    put(text, x, name);
}

void layout_text_draw(const layout *board, layout_text_line *each, void *context) {
    if (board->board == LAYOUT_NONE) return;
    const layout_plan *p = layout_plan_of(board->board);
    for (int row = -1; row <= 2 * p->rows - 1; row++) {
        char text[WIDTH + 1];
        memset(text, ' ', WIDTH);
        for (int cell = 0; cell < p->cells; cell++) {
            layout_point at = layout_at(p, cell);
            if (2 * at.row == row) put_hex(text, board, cell, at.x);
        }
        for (int i = 0; i < p->harbours; i++) {
            layout_point at = layout_at(p, p->place[i].cell);
            layout_point to = layout_steps[p->place[i].side];
            if (2 * at.row + to.row == row) put_harbour(text, board, i, at.x + to.x);
        }
        int length = WIDTH;
        while (length > 0 && text[length - 1] == ' ') length--;
        text[length] = '\0';
        each(context, text);
    }
}
