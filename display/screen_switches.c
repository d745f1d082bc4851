#include "kind.h"
#include "screens.h"

/* What each house rule is called, and for its default and the other way what
 * it is set to and what that means. */
static const struct toggle {
    text_id name, value[2], meaning[2];
} toggles[GAME_KINDS][GAME_SWITCHES_MAX] = {
    [GAME_STANDARD] =
        {
            [STANDARD_KNIGHTS_ONE] = {TEXT_KNIGHTS_NAME,
                                      {TEXT_KNIGHTS_1_TO_6, TEXT_KNIGHTS_1},
                                      {TEXT_KNIGHTS_1_TO_6_IS, TEXT_KNIGHTS_1_IS}},
        },
    [GAME_PLUS] =
        {
            [PLUS_DESERTS_EACH] = {TEXT_DESERTS_NAME,
                                   {TEXT_DESERTS_BOTH, TEXT_DESERTS_EACH},
                                   {TEXT_DESERTS_BOTH_IS, TEXT_DESERTS_EACH_IS}},
            [PLUS_RAMP_OFF] = {TEXT_RAMP_NAME,
                               {TEXT_RAMP_ON, TEXT_RAMP_OFF},
                               {TEXT_RAMP_ON_IS, TEXT_RAMP_OFF_IS}},
        },
    [GAME_EXTRA] =
        {
            [EXTRA_JOKERS_NOW] = {TEXT_JOKERS_NAME,
                                  {TEXT_JOKERS_NEXT, TEXT_JOKERS_NOW},
                                  {TEXT_JOKERS_NEXT_IS, TEXT_JOKERS_NOW_IS}},
            [EXTRA_CASTLES_OFF] = {TEXT_CASTLES_NAME,
                                   {TEXT_CASTLES_ON, TEXT_CASTLES_OFF},
                                   {TEXT_CASTLES_ON_IS, TEXT_CASTLES_OFF_IS}},
            [EXTRA_LONGEST_TWO] = {TEXT_LONGEST_NAME,
                                   {TEXT_LONGEST_1, TEXT_LONGEST_2},
                                   {TEXT_LONGEST_IS, TEXT_LONGEST_IS}},
        },
};

static int count_of(const setup *st) { return kind_by_index((game_kind)st->kind)->switches; }

static void enter(ui *u) { u->setup.toggle = 0; }

static void input(ui *u, ui_press press) {
    if (ui_goes_home(u, press) || ui_goes_back(u, press)) return;
    setup *st = &u->table.setup;
    if (ui_move_cursor(u, press, &u->setup.toggle, count_of(st))) return;
    st->switches = (uint8_t)(st->switches ^ 1u << u->setup.toggle);
    ui_sound_play(u, UI_SOUND_HOLD);
    ui_redraw(u);
}

static void draw(const ui *u, canvas *c) {
    const setup *st = &u->table.setup;
    canvas_text(c, 0, UI_TOP_Y, &font_small, ui_text(u, TEXT_HOUSE_RULES), CANVAS_SET);
    for (int i = 0; i < count_of(st); i++) {
        const struct toggle *t = &toggles[st->kind][i];
        int y = UI_BODY_Y + i * UI_ROW_PX, other = st->switches >> i & 1;
        bool chosen = i == u->setup.toggle;
        canvas_text(c, 2, y, &font_small, ui_text(u, t->name), CANVAS_SET);
        ui_draw_choice(c, 76, y, ui_text(u, t->value[other]), chosen);
        /* in one page of the panel, so that a moving cursor changes only that */
        if (chosen) canvas_text(c, 2, 40, &font_small, ui_text(u, t->meaning[other]), CANVAS_SET);
    }
    canvas_fill(c, 0, 37, CANVAS_WIDTH_PX, 1, CANVAS_SET);
    ui_draw_keys(u, c, TEXT_KEY_CHANGE, TEXT_KEY_BACK);
}

const ui_screen screen_switches = {.name = "switches", .enter = enter, .input = input, .draw = draw};
