#include "cast.h"

#include "dice.h"

enum { FACES_MAX = 4 };

/* As few faces as are enough. The top numbers, which would favour somebody, are
 * drawn again. */
bool cast_below(cast_faces *draw, void *context, int count, int *number) {
    int dice = 1, numbers = DICE_FACES;
    while (numbers < count && dice < FACES_MAX) {
        numbers *= DICE_FACES;
        dice++;
    }
    for (;;) {
        uint8_t faces[FACES_MAX];
        if (!draw(context, faces, dice)) return false;
        int drawn = 0;
        for (int i = 0; i < dice; i++) drawn = drawn * DICE_FACES + faces[i];
        if (drawn >= numbers / count * count) continue;
        *number = drawn % count;
        return true;
    }
}

/* layout_shuffle cannot stop half way: it goes on with zeros, and the board is
 * thrown away. */
typedef struct shuffler {
    cast_faces *draw;
    void *context;
    bool failed;
} shuffler;

static int draw_place(void *context, int count) {
    shuffler *s = context;
    int number = 0;
    if (!s->failed && !cast_below(s->draw, s->context, count, &number)) s->failed = true;
    return s->failed ? 0 : number;
}

static bool cast_board(cast_faces *draw, void *context, const table *t, table_move *m) {
    shuffler s = {draw, context, false};
    layout drawn = layout_shuffle(t->setup.board, m->board.corner, draw_place, &s);
    if (!s.failed) m->board = drawn;
    return !s.failed;
}

/* From a deck only a card that is left counts; thrown until one comes, all that
 * are left are equally likely. */
static bool cast_dice(cast_faces *draw, void *context, const table *t, table_move *m) {
    bool roll = m->kind == TABLE_MOVE_ROLL;
    bool event = roll && table_setup_has(&t->setup, TABLE_KNIGHTS);
    uint8_t faces[3];
    do {
        if (!draw(context, faces, event ? 3 : 2)) return false;
    } while (roll && t->setup.deck && !deck_has(&t->deck, faces[0] + 1, faces[1] + 1));
    m->red = (uint8_t)(faces[0] + 1);
    m->yellow = (uint8_t)(faces[1] + 1);
    if (event) m->event = (uint8_t)table_move_event(faces[2]);
    return true;
}

bool cast_table(cast_faces *draw, void *context, const table *t, table_move *m) {
    return m->kind == TABLE_MOVE_BOARD ? cast_board(draw, context, t, m) : cast_dice(draw, context, t, m);
}
