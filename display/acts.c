#include "acts.h"

#include "icon_list.h"

enum { PITCH_PX = 12, SIGN_PX = 9 };

/* NULL: too fine a point for a picture. */
static const icon *const signs[TABLE_ACTS] = {
    [TABLE_ACT_ROLL] = &icon_act_roll,         [TABLE_ACT_SUPPLY] = &icon_act_supply,
    [TABLE_ACT_PLAYERS] = &icon_act_players,   [TABLE_ACT_BUILD] = &icon_act_build,
    [TABLE_ACT_BUY] = &icon_act_buy,           [TABLE_ACT_CARD] = &icon_act_card,
    [TABLE_ACT_PROGRESS] = &icon_act_progress, [TABLE_ACT_ALCHEMIST] = &icon_act_alchemist,
};

static void strike_out(canvas *c, int x, int y) {
    for (int side = -1; side <= 1; side++)
        canvas_line(c, x + side, y + SIGN_PX - 1, x + SIGN_PX - 1 + side, y, CANVAS_CLEAR);
    canvas_line(c, x, y + SIGN_PX - 1, x + SIGN_PX - 1, y, CANVAS_SET);
}

static int draw_set(canvas *c, int x, int y, table_acts set, bool may) {
    for (int act = 0; act < TABLE_ACTS; act++) {
        if (!(set >> act & 1) || !signs[act]) continue;
        canvas_icon(c, x, y, signs[act], CANVAS_SET);
        if (!may) strike_out(c, x, y);
        x += PITCH_PX;
    }
    return x;
}

int acts_draw_signs(canvas *c, int x, int y, const table *t) {
    x = draw_set(c, x, y, table_may(t), true);
    return draw_set(c, x, y, table_may_not(t), false);
}

int acts_list(const table *t, acts_line lines[ACTS_LINES_MAX]) {
    int count = 0;
    for (int may = 1; may >= 0; may--) {
        table_acts set = may ? table_may(t) : table_may_not(t);
        for (int act = 0; act < TABLE_ACTS; act++)
            if (set >> act & 1) lines[count++] = (acts_line){TEXT_ACT_ROLL + act, may};
        for (int note = 0; note < TABLE_NOTES; note++)
            if (table_phase_notes[note].may == may && table_notes(t, (table_note)note))
                lines[count++] = (acts_line){TEXT_NOTE_MOVE_SHIP + note, may};
    }
    return count;
}
