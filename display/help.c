#include "help.h"

#include "screens.h"

static const text_id buttons[] = {TEXT_BUTTONS_CHOOSE, TEXT_BUTTONS_HOLD_B, TEXT_BUTTONS_HOLD_A,
                                  TEXT_BUTTONS_HINT,   TEXT_BUTTONS_ROLL,   TEXT_BUTTONS_UNDO,
                                  TEXT_BUTTONS_PASS};

static const text_id standard[] = {TEXT_STANDARD_AIM,    TEXT_STANDARD_ROLLS, TEXT_STANDARD_GOLD,
                                   TEXT_STANDARD_ROADS,  TEXT_STANDARD_ORDER, TEXT_STANDARD_JOKERS,
                                   TEXT_STANDARD_POINTS, TEXT_STANDARD_END};

static const text_id plus[] = {TEXT_PLUS_AIM,    TEXT_TO_TEN_ROLLS, TEXT_PLUS_DICE,    TEXT_PLUS_SITES,
                               TEXT_PLUS_JOKERS, TEXT_PLUS_DESERTS, TEXT_PLUS_LONGEST, TEXT_PLUS_ARMY};

static const text_id extra[] = {TEXT_EXTRA_AIM,     TEXT_EXTRA_START,   TEXT_TO_TEN_ROLLS, TEXT_EXTRA_ROADS,
                                TEXT_EXTRA_SITES,   TEXT_EXTRA_KNIGHTS, TEXT_EXTRA_JOKERS, TEXT_EXTRA_CASTLES,
                                TEXT_EXTRA_LONGEST, TEXT_EXTRA_ARMY};

static const text_id table_pages[] = {TEXT_TABLE_AIM,     TEXT_TABLE_TURN, TEXT_TABLE_PAIRED,
                                      TEXT_TABLE_SPECIAL, TEXT_TABLE_DECK, TEXT_TABLE_WIN};

#define PAGES(list) &screen_page, list, sizeof list / sizeof list[0]

const help_entry help_entries[HELP_CHAPTERS] = {
    [HELP_BUTTONS] = {TEXT_HELP_BUTTONS, PAGES(buttons)},
    [HELP_STANDARD] = {TEXT_HELP_STANDARD, PAGES(standard)},
    [HELP_PLUS] = {TEXT_HELP_PLUS, PAGES(plus)},
    [HELP_EXTRA] = {TEXT_HELP_EXTRA, PAGES(extra)},
    [HELP_TABLE] = {TEXT_GAME_TABLE, PAGES(table_pages)},
    [HELP_COSTS] = {.name = TEXT_COSTS, .screen = &screen_costs},
    [HELP_ABOUT] = {.name = TEXT_ABOUT, .screen = &screen_about},
};

help_chapter help_now(const ui *u) {
    static const help_chapter chapters[GAME_KINDS] = {
        [GAME_STANDARD] = HELP_STANDARD,
        [GAME_PLUS] = HELP_PLUS,
        [GAME_EXTRA] = HELP_EXTRA,
    };
    if (u->gathered) return HELP_TABLE;
    return u->playing ? chapters[u->session->now.kind] : HELP_BUTTONS;
}
