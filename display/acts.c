#include "acts.h"

#include "icon_list.h"

enum { PITCH_PX = 11 };

/* NULL: too fine a point for a picture. */
static const icon *const signs[TABLE_ACTS] = {
    [TABLE_ACT_ROLL] = &icon_act_roll,         [TABLE_ACT_SUPPLY] = &icon_act_supply,
    [TABLE_ACT_PLAYERS] = &icon_act_players,   [TABLE_ACT_BUILD] = &icon_act_build,
    [TABLE_ACT_BUY] = &icon_act_buy,           [TABLE_ACT_CARD] = &icon_act_card,
    [TABLE_ACT_PROGRESS] = &icon_act_progress, [TABLE_ACT_ALCHEMIST] = &icon_act_alchemist,
};

static int draw_set(canvas *c, int x, int y, table_acts set) {
    for (int act = 0; act < TABLE_ACTS; act++) {
        if (!(set >> act & 1) || !signs[act]) continue;
        canvas_icon(c, x, y, signs[act], CANVAS_SET);
        x += PITCH_PX;
    }
    return x;
}

static table_acts with_signs(table_acts set) {
    for (int act = 0; act < TABLE_ACTS; act++)
        if (!signs[act]) set &= (table_acts) ~(1u << act);
    return set;
}

void acts_draw_signs(canvas *c, int x, int y, const table *t) {
    x = draw_set(c, x, y, table_may(t));
    if (!with_signs(table_may_not(t))) return;
    x = canvas_text(c, x, y + 1, &font_small, "✗", CANVAS_SET);
    draw_set(c, x + 1, y, table_may_not(t));
}

int acts_list(const table *t, acts_line lines[ACTS_LINES_MAX]) {
    int count = 0;
    for (int may = 1; may >= 0; may--) {
        table_acts set = may ? table_may(t) : table_may_not(t);
        for (int act = 0; act < TABLE_ACTS; act++)
            if (set >> act & 1) lines[count++] = (acts_line){(text_id)(TEXT_ACT_ROLL + act), may};
        for (int note = 0; note < TABLE_NOTES; note++)
            if (table_phase_notes[note].may == may && table_notes(t, (table_note)note))
                lines[count++] = (acts_line){(text_id)(TEXT_NOTE_MOVE_SHIP + note), may};
    }
    return count;
}
